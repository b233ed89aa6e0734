"""The moments at which items can be used (DC-27): each is a decision, opened only for who can use something."""

from mypy_extensions import i64

from escapade.core.frame import Frame
from escapade.core.seat import NONE
from escapade.games.dark_castle.rules import party, uses
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def next_window(s: CastleState, tables: Tables, phase: int) -> bool:
    """DC-27: ask the next bearer, in seat order, who can use something now; false when there is none left.

    `s.asker` is the last one who had his say, NONE at the start.
    """
    s.phase = phase
    bearer = next_bearer(s, tables)
    is_open = len(s.frames) > 0 and s.frames[-1].phase == phase
    if bearer == NONE:
        if is_open:
            s.pop()
        s.asker = NONE
        return False
    if not is_open:
        s.push(Frame(phase, NONE))
    s.asker = bearer
    s.ask(party.owner(s, bearer))
    return True


def pass_for_every_character(s: CastleState) -> None:
    """DC-4, DC-27: one player alone is asked once for all he plays; his pass is the pass of every character."""
    if s.seats == 1:
        s.asker = len(s.heroes) - 1


def next_bearer(s: CastleState, tables: Tables) -> i64:
    """The next hero after the last asked who has a use for an item, or NONE."""
    used = uses.used_now(s)
    for place, hero in enumerate(s.heroes):
        if hero.effects & used != 0 and place > s.asker and place != s.bout.resting and uses.has_use(s, tables, place):
            return place
    return NONE
