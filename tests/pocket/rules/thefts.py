"""PK-4: thefts, and the shields and masks that decide them."""

from escapade.core.event import Events
from escapade.core.frame import Frame
from tests.pocket.kinds import MASK, SHIELD, Ev, Kind, Phase
from tests.pocket.rules.turns import next_turn
from tests.pocket.state import PocketState
from tests.pocket.tables import Tables


def start_theft(s: PocketState, thief: int, victim: int, events: Events) -> None:
    """PK-4: the victim is asked whatever he holds, so that the question tells nothing."""
    events.emit(Ev.TRIED, thief, victim)
    s.push(Frame(Phase.STEALING, thief, victim))
    s.push(Frame(Phase.DEFEND, victim, thief))
    s.ask(victim)


def discard(s: PocketState, seat: int, card: int, events: Events) -> None:
    """PK-4: everybody sees the card go; one who knew of it knows it gone."""
    s.players[seat].hand[card] -= 1
    s.discard[card] += 1
    for player in s.players:
        player.knows[seat][card] = max(0, player.knows[seat][card] - 1)
    events.emit(Ev.PLAYED, seat, card)


def answer_window(s: PocketState, tables: Tables, seat: int, kind: int, events: Events) -> None:
    """PK-4: a shield stops the theft, a mask stops the shield."""
    window = s.pop()
    if kind == Kind.PLAY:
        discard(s, seat, SHIELD if window.phase == Phase.DEFEND else MASK, events)
        if window.phase == Phase.DEFEND:
            s.push(Frame(Phase.INSIST, window.subject, seat))
            s.ask(window.subject)
            return
    elif window.phase == Phase.INSIST:
        s.pop()
        next_turn(s, tables, events)
        return
    draw_from_hand(s, tables, events)


def draw_from_hand(s: PocketState, tables: Tables, events: Events) -> None:
    """PK-4: a random card of the victim's hand, if a card is left in it."""
    if sum(s.players[s.top().subject].hand):
        s.ask_chance()
    else:
        s.pop()
        next_turn(s, tables, events)


def move_card(s: PocketState, card: int, events: Events) -> None:
    """PK-4: thief and victim remember; whoever did not see it forgets what he knew of the victim's hand."""
    theft = s.pop()
    thief, victim = theft.owner, theft.subject
    s.players[victim].hand[card] -= 1
    s.players[thief].hand[card] += 1
    for seat, player in enumerate(s.players):
        if seat == thief:
            player.knows[victim][card] = max(0, player.knows[victim][card] - 1)
        elif seat == victim:
            player.knows[thief][card] += 1
        else:
            player.knows[victim] = [0, 0, 0]
    events.emit(Ev.STOLE, thief, victim, card, mask=1 << thief | 1 << victim)
