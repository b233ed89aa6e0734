"""EL-14, EL-25 to EL-28: the card that changes hands after a Fight or a failed escape.

`is_card_due` asks for it, or says that there is none; each of the others carries out the answer, after which
`fights.settle` goes on.
"""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.elba.kinds import Ev, Phase
from escapade.games.elba.rules.cards import (
    bag_to_discard,
    deck_to_hand,
    hand_to_discard,
    has_card,
    into_hand,
    out_of_bag,
    out_of_hand,
)
from escapade.games.elba.rules.guests import is_player
from escapade.games.elba.rules.knowledge import all_saw_enter, stolen
from escapade.games.elba.state import Defeat, ElbaState, defeat_of
from escapade.games.elba.tables import Tables


def is_card_due(s: ElbaState, tables: Tables, events: Events) -> bool:
    """EL-24: put the question, or the draw, that the result of a Fight asks for."""
    defeat = defeat_of(s)
    if defeat.winner != NONE and is_player(tables, defeat.winner):
        if is_player(tables, defeat.loser):
            return is_asked(s, Phase.TAKE, defeat.winner, defeat.loser)
        if defeat.loser == tables.guests.campbell:
            win_discard(s, defeat.winner, events)
            return False
        return is_prize_drawn(s, defeat, events)
    return is_player(tables, defeat.loser) and is_asked(s, Phase.GIVE_UP, defeat.loser, defeat.loser)


def is_asked(s: ElbaState, phase: int, seat: int, holder: int) -> bool:
    """EL-25, EL-28: a seat chooses among the cards of a player, if he has any."""
    player = s.players[holder]
    if player.hand_size + player.bag_size == 0:
        return False
    defeat = defeat_of(s)
    defeat.phase = phase
    defeat.owner = seat
    s.ask(seat)
    return True


def is_prize_drawn(s: ElbaState, defeat: Defeat, events: Events) -> bool:
    """EL-26: a card from the deck, if there is one."""
    if not has_card(s, events):
        return False
    defeat.phase = Phase.PRIZE
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
    winner = defeat_of(s).winner
    deck_to_hand(s, winner, letter)
    events.emit(Ev.WON_CARD, winner, letter, mask=1 << winner)


def take_letter(s: ElbaState, letter: i64, events: Events) -> None:
    """EL-25: a card of the loser's Bag, into the winner's Hand; everybody sees it."""
    defeat = defeat_of(s)
    out_of_bag(s, defeat.loser, letter)
    into_hand(s, defeat.winner, letter)
    all_saw_enter(s, defeat.winner, letter)
    events.emit(Ev.TOOK_LETTER, defeat.winner, defeat.loser, letter)


def reach_into_hand(s: ElbaState) -> None:
    """EL-25: a random card of the loser's Hand."""
    defeat = defeat_of(s)
    defeat.phase = Phase.STEAL
    defeat.owner = NONE
    s.ask_chance()


def steal(s: ElbaState, letter: int, events: Events) -> None:
    """EL-25, EL-32: only thief and victim see which card it is."""
    defeat = defeat_of(s)
    out_of_hand(s, defeat.loser, letter)
    into_hand(s, defeat.winner, letter)
    stolen(s, defeat.winner, defeat.loser, letter)
    events.emit(Ev.STOLE, defeat.winner, defeat.loser, letter, mask=1 << defeat.winner | 1 << defeat.loser)


def give_from_hand(s: ElbaState, letter: int, events: Events) -> None:
    """EL-14, EL-28: a card of the loser's Hand is discarded."""
    loser = defeat_of(s).loser
    hand_to_discard(s, loser, letter)
    events.emit(Ev.GAVE_UP, loser, letter, 0)


def give_from_bag(s: ElbaState, letter: int, events: Events) -> None:
    """EL-14, EL-28: a card of the loser's Bag is discarded."""
    loser = defeat_of(s).loser
    bag_to_discard(s, loser, letter)
    events.emit(Ev.GAVE_UP, loser, letter, 1)
