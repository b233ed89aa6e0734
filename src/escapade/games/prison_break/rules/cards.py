"""The Handicap/Chance cards: drawn, kept, played, and what each verb does."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.frame import Frame
from escapade.core.seat import NONE
from escapade.games.prison_break.frames import CardFrame, DrawFrame, NameFrame, OfferFrame
from escapade.games.prison_break.kinds import (
    BY_CARD,
    CAMERAS,
    IGNORE_CAMERA,
    IGNORE_TOWER,
    LINCOLN,
    LOCKED_STEPS,
    PLAN,
    TOKENS,
    Ev,
    Phase,
    Verb,
)
from escapade.games.prison_break.rules import guards, landing, plan, reach, team, watching
from escapade.games.prison_break.rules.families import helps_figure
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables


def is_useful(s: PrisonState, t: Tables, figure: i64, card: i64) -> bool:
    """PB-40: whether a chance would do anything now."""
    verb = t.deck.verbs[card][0]
    if verb == Verb.DISMISS:
        return any(bribe != NONE for bribe in s.guards.at)
    if verb == Verb.RETRIEVE:
        return not team.hands_full(s.figures[figure]) and any(square != NONE for square in s.things.lying)
    if verb == Verb.PEEK:
        return has_unseen(s, s.figures[figure].seat)
    if verb == Verb.GUILT:
        return s.guilt > 0
    if verb == Verb.SECOND_ACTION:
        return team.is_own_turn(s, figure)
    return team.is_own_turn(s, figure) and s.phase != Phase.ACT and helps_move(s, t, verb)


def has_unseen(s: PrisonState, seat: i64) -> bool:
    """PB-7: a token at which this player has not looked yet."""
    for token in range(TOKENS):
        if s.things.tokens[token] != NONE and not s.things.seen[token] >> seat & 1:
            return True
    return False


def helps_move(s: PrisonState, t: Tables, verb: i64) -> bool:
    """PB-7, PB-38, PB-40: no longer move under lock-down; to ignore a camera or a tower, one must be on, and a step
    left to take.
    """
    can_walk = s.phase != Phase.MOVE or s.turn.points > 0
    if verb == Verb.IGNORE_CAMERA:
        return can_walk and s.camera.at != NONE and not s.turn.ignoring & IGNORE_CAMERA
    if verb == Verb.IGNORE_TOWER:
        return can_walk and s.tower.at != NONE and not s.turn.ignoring & IGNORE_TOWER
    return not reach.is_locked_down(s, t)


def can_draw(s: PrisonState) -> bool:
    """PB-7: a card is left in the pile or in the discard."""
    return s.cards.deck.hidden > 0 or any(count > 0 for count in s.cards.discard) or s.cards.active != NONE


def draw(s: PrisonState, seat: int, figure: int, events: Events) -> None:
    """PB-7: anybody's next card ends the active one; an empty pile is made again from the discard."""
    watching.card_lets_go(s, events)
    if s.cards.active != NONE:
        cards = s.change_cards()
        cards.discard[cards.active] += 1
        cards.active = NONE
    if s.cards.deck.hidden == 0:
        events.emit(Ev.RESHUFFLED)
        cards = s.change_cards()
        for card, count in enumerate(cards.discard):
            for copy in range(count):
                cards.deck.shuffle_in(card)
            cards.discard[card] = 0
    s.push(DrawFrame(Phase.DRAWING, seat, figure))


def drawn(s: PrisonState, t: Tables, card: int, events: Events) -> None:
    """PB-7, PB-25, PB-35: a handicap acts at once; a chance waits for its figure's word."""
    frame = s.pop()
    cards = s.change_cards()
    cards.deck.take(card)
    events.emit(Ev.DREW, frame.owner, card)
    if t.deck.is_chance(card):
        drawn_chance(s, frame.owner, frame.subject, card, events)
        return
    if t.deck.lasting[card]:
        cards.active = card
        shorten_move(s, t)
    else:
        cards.discard[card] += 1
    if frame.subject == NONE and t.deck.hits_drawer[card] and can_hit(s, t, card):
        s.push(NameFrame(Phase.NAME, frame.owner, card))
    else:
        carry_out(s, frame.owner, frame.subject, card)


def shorten_move(s: PrisonState, t: Tables) -> None:
    """PB-32: a lock-down drawn on the way cuts the points left to two less those spent."""
    if reach.is_locked_down(s, t) and s.turn.actor != NONE and s.phase == Phase.MOVE:
        left = LOCKED_STEPS - s.turn.steps
        s.turn.points = min(s.turn.points, max(left, 0))


def can_hit(s: PrisonState, t: Tables, card: int) -> bool:
    """PB-35, PB-40: whether naming somebody can matter: a search alone needs somebody with an object."""
    if t.deck.hits_anybody[card]:
        return True
    return any(s.figures[figure].objects for figure in team.members(s))


def drawn_chance(s: PrisonState, seat: int, figure: int, card: int, events: Events) -> None:
    """PB-7, PB-25: used at once or kept; Bellick's is discarded without effect."""
    if figure == NONE:
        s.change_cards().discard[card] += 1
        events.emit(Ev.NO_EFFECT, card)
    else:
        s.push(OfferFrame(Phase.CHANCE, seat, figure, card))


def use_now(s: PrisonState, events: Events) -> None:
    """PB-7: the chance just drawn is used."""
    frame = s.pop()
    assert isinstance(frame, OfferFrame)
    start_chance(s, frame.subject, frame.card, events)


def keep(s: PrisonState, events: Events) -> None:
    """PB-7: the chance just drawn is kept by the figure who drew it."""
    frame = s.pop()
    assert isinstance(frame, OfferFrame)
    me = s.figures[frame.subject]
    me.chances = sorted([*me.chances, frame.card])
    events.emit(Ev.KEPT, frame.subject, frame.card)


def play(s: PrisonState, card: int, events: Events) -> None:
    """PB-7, PB-32: a kept chance is played, free of charge, in its figure's own turn."""
    me = s.figures[s.turn.actor]
    left = me.chances[:]
    left.remove(card)
    me.chances = left
    start_chance(s, int(s.turn.actor), card, events)


def start_chance(s: PrisonState, figure: int, card: int, events: Events) -> None:
    """PB-7: the card goes to the discard and does what it says."""
    s.change_cards().discard[card] += 1
    events.emit(Ev.PLAYED, figure, card)
    carry_out(s, int(s.figures[figure].seat), figure, card)


def name(s: PrisonState, figure: int, events: Events) -> None:
    """PB-35: what hits the drawer hits, when Bellick drew, the member he names."""
    frame = s.pop()
    assert isinstance(frame, NameFrame)
    events.emit(Ev.NAMED, figure)
    carry_out(s, frame.owner, figure, frame.card)


def carry_out(s: PrisonState, seat: int, figure: int, card: int) -> None:
    """PB-40: the card's effects follow, from the first."""
    s.push(CardFrame(Phase.DRAWING, seat, figure, card, 0))


def next_effect(s: PrisonState, t: Tables, frame: CardFrame, events: Events) -> None:
    """PB-40: the next effect of the card; each is finished before the next begins."""
    if frame.effect >= len(t.deck.verbs[frame.card]):
        s.pop()
        return
    place = frame.effect
    frame.effect += 1
    if helps_figure(t.deck.verbs[frame.card][place]):
        chance(s, t, frame, place)
    else:
        handicap(s, t, frame, place, events)


def handicap(s: PrisonState, t: Tables, frame: CardFrame, place: int, events: Events) -> None:
    """PB-7: riots, lock-downs and shut gates hold as long as their card is active: nothing to do for them here."""
    verb, number, figure = t.deck.verbs[frame.card][place], t.deck.numbers[frame.card][place], frame.subject
    if verb == Verb.GUILT:
        plan.add_guilt(s, t, number, events)
    elif verb == Verb.CAMERA:
        watching.turn_on(s, t, number, BY_CARD, events)
    elif verb == Verb.TOWER:
        watching.turn_on(s, t, CAMERAS + number, BY_CARD, events)
    elif verb == Verb.LINCOLN:
        lock_lincoln_up(s, t, events)
    elif verb == Verb.SEARCH:
        search(s, figure, events)
    elif verb == Verb.GUARDS:
        guards.call_guards(s, decider(s, figure), number)
    elif verb == Verb.LOSE_TURN:
        if figure != NONE:
            lose_turn(s, figure, events)
    elif verb == Verb.ISOLATION and figure != NONE:
        send_to_isolation(s, t, figure, events)


def search(s: PrisonState, figure: int, events: Events) -> None:
    """PB-7, PB-40: the holder hands something over; empty pockets are told."""
    if figure != NONE and s.figures[figure].seat != NONE and s.figures[figure].objects:
        s.push(Frame(Phase.HAND_OVER, int(s.figures[figure].seat), figure))
    else:
        events.emit(Ev.FOUND_NOTHING)


def decider(s: PrisonState, figure: int) -> int:
    """PB-35: Bellick decides on a handicap in phase 2, the one who drew it in phase 1."""
    return int(s.bellick) if s.stage == PLAN else int(s.figures[figure].seat)


def lose_turn(s: PrisonState, figure: int, events: Events) -> None:
    """PB-34: several count as one."""
    s.figures[figure].lost = 1
    events.emit(Ev.LOSES_TURN, figure)


def send_to_isolation(s: PrisonState, t: Tables, figure: int, events: Events) -> None:
    """PB-7: a member goes to isolation; Lincoln still to fetch joins him there as anywhere one is driven to."""
    if figure == LINCOLN:
        lock_lincoln_up(s, t, events)
        return
    landing.place_figure(s, figure, t.board.isolation)
    events.emit(Ev.ISOLATED, figure)
    landing.land(s, t, figure, events)


def lock_lincoln_up(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-20: fetched or not, he is in isolation now and of the team no more, with what he carries."""
    lincoln = s.figures[LINCOLN]
    if lincoln.seat != NONE:
        s.joined.remove(LINCOLN)
    lincoln.seat = NONE
    lincoln.lost = 0
    landing.place_figure(s, LINCOLN, t.board.isolation)
    events.emit(Ev.ISOLATED, LINCOLN)


def chance(s: PrisonState, t: Tables, frame: CardFrame, place: int) -> None:
    """PB-7: the good cards."""
    verb, number, figure = t.deck.verbs[frame.card][place], t.deck.numbers[frame.card][place], frame.subject
    seat = int(s.figures[figure].seat)
    if verb == Verb.LONGER_MOVE:
        s.turn.points += number
    elif verb == Verb.IGNORE_CAMERA:
        s.turn.ignoring |= IGNORE_CAMERA
    elif verb == Verb.IGNORE_TOWER:
        s.turn.ignoring |= IGNORE_TOWER
    elif verb == Verb.SECOND_ACTION:
        s.turn.extra += 1
    elif verb == Verb.PEEK:
        s.push(Frame(Phase.PEEK, seat, figure))
    elif verb == Verb.DISMISS:
        s.push(Frame(Phase.DISMISS, seat, figure))
    else:
        s.push(Frame(Phase.RETRIEVE, seat, figure))


def confiscate(s: PrisonState, t: Tables, thing: int, events: Events) -> None:
    """PB-7: it lies face up in the guard room, for whoever searches there."""
    frame = s.pop()
    s.figures[frame.subject].objects &= ~(1 << thing)
    s.change_things().lay(thing, t.board.guard_room)
    events.emit(Ev.CONFISCATED, frame.subject, thing)
