"""EL-7 to EL-9, EL-15 to EL-17: how cards go round between deck, Hand, Bag and discard pile, and what they cost."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.games.elba.kinds import FULL_HAND, Ev
from escapade.games.elba.rules.guests import active_seat
from escapade.games.elba.rules.knowledge import all_saw_leave
from escapade.games.elba.rules.letters import one
from escapade.games.elba.state import ElbaState, Player


def can_draw(s: ElbaState) -> bool:
    """EL-7, EL-8: up to seven cards, while there is a card anywhere."""
    return s.players[active_seat(s)].hand_size < FULL_HAND and are_cards_left(s)


def are_cards_left(s: ElbaState) -> bool:
    """EL-8: in the deck, or in the discard pile that would become one."""
    return s.deck_size > 0 or len(s.discard) > 0


def points_for(player: Player) -> i64:
    """EL-9: seven minus the cards in Hand, never below zero."""
    return FULL_HAND - player.hand_size if player.hand_size < FULL_HAND else 0


def has_card(s: ElbaState, events: Events) -> bool:
    """EL-8: a card is wanted: an empty deck is made anew from the discard pile, and only now."""
    if s.deck_size == 0 and are_cards_left(s):
        events.emit(Ev.RESHUFFLED, len(s.discard))
        for letter in s.discard:
            s.deck += one(letter)
        s.deck_size = len(s.discard)
        s.discard = []
    return s.deck_size > 0


def deck_to_hand(s: ElbaState, seat: i64, letter: i64) -> None:
    """A card from the deck, seen by nobody else."""
    s.deck -= one(letter)
    s.deck_size -= 1
    into_hand(s, seat, letter)


def into_hand(s: ElbaState, seat: i64, letter: i64) -> None:
    """One more card in a Hand."""
    player = s.players[seat]
    player.hand += one(letter)
    player.hand_size += 1


def out_of_hand(s: ElbaState, seat: i64, letter: i64) -> None:
    """One card less in a Hand."""
    player = s.players[seat]
    player.hand -= one(letter)
    player.hand_size -= 1


def out_of_bag(s: ElbaState, seat: i64, letter: i64) -> None:
    """One card less in a Bag."""
    player = s.players[seat]
    player.bag -= one(letter)
    player.bag_size -= 1


def hand_to_bag(s: ElbaState, seat: i64, letter: i64) -> None:
    """EL-15, EL-17: a card is laid open."""
    out_of_hand(s, seat, letter)
    all_saw_leave(s, seat, letter)
    player = s.players[seat]
    player.bag += one(letter)
    player.bag_size += 1


def hand_to_discard(s: ElbaState, seat: i64, letter: i64) -> None:
    """EL-14, EL-28: straight to the discard pile."""
    out_of_hand(s, seat, letter)
    all_saw_leave(s, seat, letter)
    s.discard.append(letter)


def bag_to_discard(s: ElbaState, seat: i64, letter: i64) -> None:
    """EL-14, EL-16, EL-28: on top of the discard pile."""
    out_of_bag(s, seat, letter)
    s.discard.append(letter)
