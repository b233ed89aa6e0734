"""Between two cards (DC-25): the gains before the sharing; after it too much in hand, and the card."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import Ev, Phase, Stage
from escapade.games.dark_castle.rules import party, sharing, voice
from escapade.games.dark_castle.rules.items import put_away
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def gains(s: CastleState) -> None:
    """DC-9, DC-11: draw what was found; an empty pile is made of the discarded items, if there are any."""
    if s.found > 0 and s.pile.hidden == 0:
        for kind in range(len(s.discard)):
            while s.discard[kind] > 0:
                s.discard[kind] -= 1
                s.pile.shuffle_in(kind)
    if s.found > 0 and s.pile.hidden > 0:
        s.phase = Phase.ITEM
        s.ask_chance()
        return
    s.found = 0
    s.stage = Stage.SHARES


def draw_item(s: CastleState, kind: int, events: Events) -> None:
    """DC-10: drawn items lie in the middle."""
    s.pile.take(kind)
    s.middle.append(kind)
    s.found -= 1
    events.emit(Ev.FOUND, kind, kind, kind)


def turn(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-25: the voice names who turns; once he is named and no hand is overfull, the card is turned."""
    sharing.leave_behind(s, events)
    if s.named == NONE:
        voice.ask(s, tables, Phase.TURN)
    else:
        turn_card(s, tables, events)


def name(s: CastleState, value: int, events: Events) -> None:
    """DC-26: the naming ends the sharing; nothing else is used or passed after it."""
    s.named = party.place_of(s, value)
    sharing.end(s)
    sharing.leave_behind(s, events)
    s.stage = Stage.DROPS


def drops(s: CastleState, tables: Tables) -> None:
    """DC-25: from the leader on, whoever has too much in hand drops or eats until he has not."""
    heroes: i64 = len(s.heroes)
    place: i64 = 0
    if s.turned:
        place = party.first_to_drop(s)
    for _hero in s.heroes:
        if party.is_overfull(s.heroes[place], tables):
            s.asker = place
            s.phase = Phase.DROP
            s.ask(party.owner(s, place))
            return
        place += 1
        if place == heroes:
            place = 0
    s.asker = NONE
    s.stage = Stage.TURN


def drop(s: CastleState, tables: Tables, kind: int, events: Events) -> None:
    """DC-10, DC-32: an item put away by its bearer's choice."""
    put_away(s, tables, s.asker, kind)
    events.emit(Ev.DROPPED, s.heroes[s.asker].kind, kind)
    s.asker = NONE


def turn_card(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-3, DC-6: the one named turns the next card: the start card first, the boss last."""
    leader = party.leader(s)
    has_say = party.owner(s, s.named) < party.voices(s, tables)
    s.leader = NONE if has_say else leader
    s.you = s.named
    s.nominee = s.named
    s.named = NONE
    s.turned += 1
    if s.turned == 1:
        read(s, tables, tables.start_card, events)
        return
    s.phase = Phase.CARD
    s.ask_chance()


def draw_card(s: CastleState, tables: Tables, outcome: int, card: int, events: Events) -> None:
    """DC-3: a chapter leaves those that were not turned yet, among which the outcome is its place."""
    if card < tables.chapters:
        s.left.pop(outcome)
    read(s, tables, card, events)


def read(s: CastleState, tables: Tables, card: int, events: Events) -> None:
    """DC-7: the card is read and its first step is carried out."""
    s.card = card
    s.step = tables.starts[card]
    s.stage = Stage.STEP
    events.emit(Ev.TURNED, s.heroes[s.you].kind, card)
    events.emit(Ev.READ, card)
