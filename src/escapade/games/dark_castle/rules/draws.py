"""The draw that is due: what is drawn, how many outcomes it has, and what each stands for."""

from escapade.games.dark_castle.kinds import TRAITS, Chance, Phase
from escapade.games.dark_castle.rules.rolls import lowest
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def kind(s: CastleState, tables: Tables) -> int:
    """The shape of the draw that is due in a phase."""
    phase = s.phase
    if phase in (Phase.ROLL, Phase.REROLL):
        return Chance.DIE
    if phase in (Phase.ENEMY, Phase.REGROW, Phase.RETURN):
        return Chance.ENEMY
    if phase == Phase.ITEM:
        return Chance.ITEM
    if phase == Phase.CARD:
        return Chance.CHAPTER if s.turned <= tables.castle + 1 else Chance.BOSS
    return Chance.FATE


def outcomes(s: CastleState, tables: Tables) -> int:
    """DC-2, DC-3: a chapter die has each trait on a third of its faces, a character's die six faces."""
    drawn = kind(s, tables)
    if drawn == Chance.DIE:
        return 6
    if drawn in (Chance.ENEMY, Chance.FATE):
        return TRAITS
    if drawn == Chance.ITEM:
        return s.pile.hidden
    return len(s.left) if drawn == Chance.CHAPTER else tables.bosses


def value(s: CastleState, tables: Tables, outcome: int) -> int:
    """The card, item, face or trait that an outcome stands for."""
    drawn = kind(s, tables)
    if drawn == Chance.DIE:
        roller = s.bout.striker if s.phase == Phase.REROLL else lowest(s.bout.todo)
        return tables.faces[s.heroes[roller].kind][outcome]
    if drawn == Chance.ITEM:
        return s.pile.kind_at(outcome)
    if drawn == Chance.CHAPTER:
        return s.left[outcome]
    return tables.chapters + outcome if drawn == Chance.BOSS else outcome
