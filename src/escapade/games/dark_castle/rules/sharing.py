"""Between two cards (DC-25): the gains, one sharing, too much in hand, who turns, the card."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import ACTED, NOBODY, SHARING_ROUNDS, Ev, Phase, Stage
from escapade.games.dark_castle.rules import party, voice
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
    s.sharing = 1
    s.stage = Stage.DEAL


def draw_item(s: CastleState, kind: int, events: Events) -> None:
    """DC-10: drawn items lie in the middle."""
    s.pile.take(kind)
    s.middle.append(kind)
    s.found -= 1
    events.emit(Ev.FOUND, kind, kind, kind)


def deal(s: CastleState, tables: Tables) -> None:
    """DC-26: the voice deals what lies in the middle, item by item."""
    if s.middle:
        voice.ask(s, tables, Phase.GIVE)
        return
    s.place = 0
    s.asker = NONE
    s.stage = Stage.SHARES


def give(s: CastleState, value: int, events: Events) -> None:
    """DC-26: to a character, or to nobody; hands may be overfull until the sharing ends."""
    kind = s.middle.pop(0)
    if value == NOBODY:
        s.discard[kind] += 1
        events.emit(Ev.LEFT, kind)
        return
    s.heroes[party.place_of(s, value)].items.append(kind)
    events.emit(Ev.GIVEN, value, kind)


def shares(s: CastleState) -> None:
    """DC-26: each from the leader on; another round when somebody did something, three at most."""
    heroes: i64 = len(s.heroes)
    while s.place % ACTED < heroes:
        hero = next_sharer(s)
        s.place += 1
        if s.heroes[hero].items:
            s.asker = hero
            s.phase = Phase.SHARE
            s.ask(party.owner(s, hero))
            return
    if s.place >= ACTED and s.sharing < SHARING_ROUNDS:
        s.sharing += 1
        s.stage = Stage.DEAL
        return
    end_sharing(s)


def next_sharer(s: CastleState) -> i64:
    """DC-26: from the leader on; of the two whom one player plays, the one who did not just act (DC-4)."""
    heroes: i64 = len(s.heroes)
    if s.seats == 1 and s.place % ACTED and s.asker != NONE:
        return 1 - s.asker
    return (s.you + s.place % ACTED) % heroes


def pass_share(s: CastleState) -> None:
    """DC-4, DC-26: the next one is asked; one player alone has passed for both whom he plays."""
    if s.seats == 1:
        s.place = s.place // ACTED * ACTED + len(s.heroes)


def lay(s: CastleState, kind: int, events: Events) -> None:
    """DC-26: one item of one's own into the middle."""
    if kind not in s.heroes[s.asker].items:
        s.asker = 1 - s.asker
    hero = s.heroes[s.asker]
    hero.items.remove(kind)
    s.middle.append(kind)
    s.place |= ACTED
    events.emit(Ev.LAID, hero.kind, kind)


def end_sharing(s: CastleState) -> None:
    """DC-26: what is left in the middle is discarded."""
    for kind in s.middle:
        s.discard[kind] += 1
    s.middle = []
    s.sharing = 0
    s.place = 0
    s.asker = NONE
    s.stage = Stage.DROPS


def drops(s: CastleState, tables: Tables) -> None:
    """DC-25: those with too much in hand drop, each his own choice."""
    for place, hero in enumerate(s.heroes):
        if party.is_overfull(hero, tables):
            s.asker = place
            s.phase = Phase.DROP
            s.ask(party.owner(s, place))
            return
    s.asker = NONE
    s.stage = Stage.TURN


def drop(s: CastleState, kind: int, events: Events) -> None:
    """DC-10, DC-32: an item put away by its bearer's choice."""
    put_away(s, s.asker, kind)
    events.emit(Ev.DROPPED, s.heroes[s.asker].kind, kind)
    s.asker = NONE


def turn(s: CastleState, tables: Tables, value: int, events: Events) -> None:
    """DC-3, DC-6: the one named turns the next card: the start card first, the boss last."""
    s.you = party.place_of(s, value)
    s.nominee = s.you
    s.turned += 1
    if s.turned == 1:
        read(s, tables, tables.start_card, events)
        return
    s.phase = Phase.CARD
    s.ask_chance()


def read(s: CastleState, tables: Tables, card: int, events: Events) -> None:
    """DC-7: the card is read and its first step is carried out."""
    s.card = card
    if card < tables.chapters:
        s.left.remove(card)
    s.step = tables.starts[card]
    s.stage = Stage.STEP
    events.emit(Ev.TURNED, s.heroes[s.you].kind, card)
    events.emit(Ev.READ, card)
