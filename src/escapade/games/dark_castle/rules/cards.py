"""The card on the table and the step of it that is being carried out. Nothing here changes a position."""


from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import WEARY_ROUND, Op
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Step, Tables


def current(s: CastleState, tables: Tables) -> Step:
    """The step that is being carried out."""
    return tables.steps[s.step]


def in_fight(s: CastleState, tables: Tables) -> bool:
    """Whether a fight is on."""
    return s.step != NONE and tables.steps[s.step].op == Op.FIGHT


def is_boss(s: CastleState, tables: Tables) -> bool:
    """DC-7: whether the card on the table is a boss."""
    return tables.chapters <= s.card < tables.start_card


def is_weary(s: CastleState) -> bool:
    """DC-14: whether the fight has lasted so long that nobody rests or blocks any more."""
    return s.bout.round > WEARY_ROUND
