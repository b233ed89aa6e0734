"""EL-32: what everybody remembers of the Hands of others.

`known[viewer * seats + holder]` are cards that the viewer knows to be in the holder's Hand; the row after the last
seat belongs to the spectators and is what is public. A seat's own Hand is not written there.
"""

from mypy_extensions import i64

from escapade.games.elba.rules.letters import one, without
from escapade.games.elba.state import ElbaState


def all_saw_enter(s: ElbaState, holder: i64, letter: i64) -> None:
    """A card that lay open (in a Bag, on the discard pile) goes to a Hand: all remember it."""
    viewer: i64 = 0
    while viewer <= s.seats:
        if viewer != holder:
            place = viewer * s.seats + holder
            s.known[place] = s.known[place] + one(letter)
        viewer += 1


def all_saw_leave(s: ElbaState, holder: i64, letter: i64) -> None:
    """A card of a Hand is shown: whoever knew of such a letter knows of one less."""
    viewer: i64 = 0
    while viewer <= s.seats:
        place = viewer * s.seats + holder
        cards: i64 = s.known[place]
        if cards:
            s.known[place] = without(cards, letter)
        viewer += 1


def stolen(s: ElbaState, thief: i64, victim: i64, letter: i64) -> None:
    """A card goes from Hand to Hand: those two remember it, all others forget what they knew of the victim's Hand."""
    viewer: i64 = 0
    while viewer <= s.seats:
        place = viewer * s.seats + victim
        if viewer == thief:
            s.known[place] = without(s.known[place], letter)
        elif viewer != victim:
            s.known[place] = 0
        viewer += 1
    place = victim * s.seats + thief
    s.known[place] = s.known[place] + one(letter)
