"""EL-14, EL-25 to EL-28: the card that changes hands after a Fight or a failed escape.

`is_card_due` asks for it, or says that there is none; each of the others carries out the answer, after which
`fights.settle` goes on.
"""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.frame import Frame
from escapade.core.seat import NONE
from escapade.games.elba.cards import (
    bag_to_discard,
    deck_to_hand,
    hand_to_discard,
    has_card,
    into_hand,
    out_of_bag,
    out_of_hand,
)
from escapade.games.elba.kinds import Ev, Phase
from escapade.games.elba.knowledge import all_saw_enter, stolen
from escapade.games.elba.rules import is_player
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables


def is_card_due(s: ElbaState, tables: Tables, events: Events) -> bool:
    """EL-24: put the question, or the draw, that the result of a Fight asks for."""
    fight = s.top()
    if fight.subject != NONE and is_player(tables, fight.subject):
        if is_player(tables, fight.b):
            return is_asked(s, Phase.TAKE, fight.subject, fight.b)
        if fight.b == tables.guests.campbell:
            win_discard(s, fight.subject, events)
            return False
        return is_prize_drawn(s, fight, events)
    return is_player(tables, fight.b) and is_asked(s, Phase.GIVE_UP, fight.b, fight.b)


def is_asked(s: ElbaState, phase: int, seat: int, holder: int) -> bool:
    """EL-25, EL-28: a seat chooses among the cards of a player, if he has any."""
    player = s.players[holder]
    if player.hand_size + player.bag_size == 0:
        return False
    fight = s.top()
    fight.phase = phase
    fight.owner = seat
    s.ask(seat)
    return True


def is_prize_drawn(s: ElbaState, fight: Frame, events: Events) -> bool:
    """EL-26: a card from the deck, if there is one."""
    if not has_card(s, events):
        return False
    fight.phase = Phase.PRIZE
    s.ask_chance()
    return True


def win_discard(s: ElbaState, winner: int, events: Events) -> None:
    """EL-27: the top of the discard pile, if there is one; everybody sees it."""
    if not s.discard:
        return
    letter = s.discard.pop()
    into_hand(s, winner, letter)
    all_saw_enter(s, winner, letter)
    events.emit(Ev.WON_DISCARD, winner, letter)


def win_card(s: ElbaState, letter: int, events: Events) -> None:
    """EL-26: the card drawn, above seven too."""
    winner = s.top().subject
    deck_to_hand(s, winner, letter)
    events.emit(Ev.WON_CARD, winner, letter, mask=1 << winner)


def take_letter(s: ElbaState, letter: i64, events: Events) -> None:
    """EL-25: a card of the loser's Bag, into the winner's Hand; everybody sees it."""
    fight = s.top()
    out_of_bag(s, fight.b, letter)
    into_hand(s, fight.subject, letter)
    all_saw_enter(s, fight.subject, letter)
    events.emit(Ev.TOOK_LETTER, fight.subject, fight.b, letter)


def reach_into_hand(s: ElbaState) -> None:
    """EL-25: a random card of the loser's Hand."""
    fight = s.top()
    fight.phase = Phase.STEAL
    fight.owner = NONE
    s.ask_chance()


def steal(s: ElbaState, letter: int, events: Events) -> None:
    """EL-25, EL-32: only thief and victim see which card it is."""
    fight = s.top()
    out_of_hand(s, fight.b, letter)
    into_hand(s, fight.subject, letter)
    stolen(s, fight.subject, fight.b, letter)
    events.emit(Ev.STOLE, fight.subject, fight.b, letter, mask=1 << fight.subject | 1 << fight.b)


def give_from_hand(s: ElbaState, letter: int, events: Events) -> None:
    """EL-14, EL-28: a card of the loser's Hand is discarded."""
    loser = s.top().b
    hand_to_discard(s, loser, letter)
    events.emit(Ev.GAVE_UP, loser, letter, 0)


def give_from_bag(s: ElbaState, letter: int, events: Events) -> None:
    """EL-14, EL-28: a card of the loser's Bag is discarded."""
    loser = s.top().b
    bag_to_discard(s, loser, letter)
    events.emit(Ev.GAVE_UP, loser, letter, 1)
