"""DC-3 to DC-5: how a match begins."""

from escapade.core.event import Events
from escapade.games.dark_castle.kinds import Ev, Stage
from escapade.games.dark_castle.rules import party
from escapade.games.dark_castle.state import CastleState, Hero, empty_state, party_size
from escapade.games.dark_castle.tables import Tables


def empty_castle(tables: Tables, seats: int) -> CastleState:
    """DC-3: nobody chosen, nothing turned, nothing drawn."""
    return empty_state(seats, tables.chapters, [item.count for item in tables.items])


def first_position(tables: Tables, seats: int) -> CastleState:
    """DC-4: the first seat chooses its character."""
    s = empty_castle(tables, seats)
    s.ask(0)
    return s


def choose(s: CastleState, tables: Tables, seat: int, kind: int, events: Events) -> None:
    """DC-4, DC-5: in seat order, all different; one player alone takes two."""
    s.heroes.append(Hero(kind, party.most_hp(s, tables), [], 0, 0))
    s.characters |= 1 << kind
    events.emit(Ev.CHOSE, seat, kind)
    if len(s.heroes) < party_size(s.seats):
        s.ask(party.owner(s, len(s.heroes)))
    else:
        s.stage = Stage.TURN
