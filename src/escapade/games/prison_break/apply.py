"""What each action and each draw does, kind by kind."""

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.prison_break import setup
from escapade.games.prison_break.frames import UncoverFrame
from escapade.games.prison_break.kinds import BY_BELLICK, Kind, Phase, Reason
from escapade.games.prison_break.rules import cards, guards, moves, objects, plan, team, turns, vote, watching
from escapade.games.prison_break.rules.families import FAMILIES, Family
from escapade.games.prison_break.rules.resume import resume
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables


def act(s: PrisonState, t: Tables, seat: int, action: int, events: Events) -> None:
    """Hand an action to the function of its family, then go on; steps, the most common by far, first."""
    kind = t.kinds[action]
    value = t.firsts[action]
    if kind == Kind.STEP:
        moves.step(s, value, events)
    elif kind == Kind.VOTE:
        act_vote(s, t, seat, value, events)
        return
    else:
        family = FAMILIES[kind]
        if family == Family.MOVE:
            act_move(s, t, kind, value, events)
        elif family == Family.HARM:
            act_harmful(s, t, kind, value, events)
        elif family == Family.OBJECT:
            act_object(s, t, kind, value, events)
        elif family == Family.SQUARE:
            act_square(s, t, kind, events)
        elif family == Family.PLAN:
            act_plan(s, t, seat, action, events)
        else:
            act_other(s, t, kind, value, events)
    resume(s, t, events)


def act_vote(s: PrisonState, t: Tables, seat: int, leader: int, events: Events) -> None:
    """PB-19: a secret vote, or Michael's word on a tie."""
    if s.current_phase() == Phase.TIE:
        s.pop()
        vote.become_bellick(s, leader, events)
    elif s.cast_vote(seat, leader):
        vote.close_vote(s, events)
    else:
        return
    resume(s, t, events)


def act_plan(s: PrisonState, t: Tables, seat: int, action: int, events: Events) -> None:
    """PB-1, PB-6, PB-18, PB-41: leaders and plan are chosen, told, shown; the team is complete, or all is given up."""
    kind = t.kinds[action]
    value = t.firsts[action]
    if kind == Kind.CHOOSE:
        setup.choose(s, t, seat, value, events)
    elif kind == Kind.KEEP_PLAN:
        setup.keep_plan(s, value, events)
    elif kind == Kind.ANNOUNCE:
        setup.announce(s, t, value, events)
    elif kind == Kind.ADD_THIRD:
        plan.add_third(s, events)
    elif kind == Kind.SHOW:
        plan.show(s, value, t.seconds[action], events)
    elif kind == Kind.DECLARE:
        vote.declare(s, events)
    else:
        plan.finish(s, Reason.GIVEN_UP, events)


def act_harmful(s: PrisonState, t: Tables, kind: int, value: int, events: Events) -> None:
    """PB-10, PB-25, PB-26: as harmful action, as Bellick's turn, or when caught."""
    figure = harmed(s)
    if s.frames and s.top().phase == Phase.HAND_OVER:
        cards.confiscate(s, t, value, events)
        return
    seat = int(s.bellick) if figure == NONE else int(s.figures[figure].seat)
    if s.frames:
        s.pop()
    else:
        end_harmful(s, figure)
    if kind == Kind.DRAW:
        cards.draw(s, seat, figure, events)
    elif kind == Kind.ADD_GUARD:
        guards.call_guards(s, seat, 1)
    elif kind == Kind.RAISE:
        plan.add_guilt(s, t, 1, events)
    else:
        objects.lose(s, figure, value, events)


def end_harmful(s: PrisonState, figure: int) -> None:
    """PB-9, PB-25: the escape action follows; Bellick's turn is over."""
    if figure == NONE:
        turns.end_turn(s)
    else:
        s.phase = Phase.ESCAPE


def harmed(s: PrisonState) -> int:
    """Whom a harmful action concerns: the one caught, or the leader on turn; NONE for Bellick."""
    if s.frames:
        return s.top().subject
    return NONE if team.is_bellick(s) else int(s.turn.actor)


def act_move(s: PrisonState, t: Tables, kind: int, value: int, events: Events) -> None:
    """PB-11, PB-12, PB-21, PB-29: to stop, a route token, the way past the light, or guilt instead of a move."""
    if kind == Kind.STOP:
        moves.stop(s, t, events)
    elif kind == Kind.LAY:
        moves.lay(s, t, events)
    elif kind == Kind.SLIP:
        moves.slip(s, t, value, events)
    else:
        s.phase = Phase.ACT
        s.relieved += 1
        plan.add_guilt(s, t, -1, events)


def act_object(s: PrisonState, t: Tables, kind: int, value: int, events: Events) -> None:
    """PB-13, PB-32: look under a token, pick up what lies there, and what is done with what was found."""
    if not s.frames and not moves.stop_first(s, t, events):
        return
    if kind == Kind.SEARCH:
        objects.search(s, t)
    elif kind == Kind.PICK:
        objects.pick(s, value, events)
    elif kind == Kind.TAKE:
        objects.take(s, events)
    elif kind == Kind.LEAVE:
        objects.leave(s, events)
    elif kind == Kind.THROW:
        objects.throw(s, events)
    else:
        objects.swap(s, value, events)


def act_square(s: PrisonState, t: Tables, kind: int, events: Events) -> None:
    """PB-14 to PB-16, PB-22, PB-26, PB-32: recruit, take a tool, use it, bribe, or do nothing where he stopped."""
    if not s.frames and not moves.stop_first(s, t, events):
        return
    if kind == Kind.DONE:
        s.turn.spot = NONE
    elif kind == Kind.RECRUIT:
        moves.recruit(s, t, events)
    elif kind == Kind.TAKE_TOOL:
        moves.take_tool(s, events)
    elif kind == Kind.DISABLE:
        moves.disable(s, t, events)
    elif s.frames:
        guards.bribe(s, s.pop().subject, events)
    else:
        moves.bribe(s, events)


def act_other(s: PrisonState, t: Tables, kind: int, value: int, events: Events) -> None:
    """PB-7, PB-25, PB-26, PB-28, PB-35: what cards, guards and devices ask for, and what Bellick does."""
    if kind == Kind.PLAY:
        cards.play(s, t.deck.handicaps + value, events)
    elif kind == Kind.USE:
        cards.use_now(s, events)
    elif kind == Kind.KEEP:
        cards.keep(s, events)
    elif kind == Kind.GUARD:
        s.turn.post_from = value
        s.phase = Phase.POST
    elif kind == Kind.POST:
        post(s, value, events)
    elif kind == Kind.WATCH:
        turns.end_turn(s)
        watching.turn_on(s, t, value, BY_BELLICK, events)
    elif kind == Kind.LOSE_TURN:
        cards.lose_turn(s, s.pop().subject, events)
    elif kind == Kind.NAME:
        cards.name(s, value, events)
    elif kind == Kind.GO:
        watching.driven(s, t, s.pop().subject, value, events)
    else:
        act_chance(s, t, kind, value, events)


def post(s: PrisonState, square: int, events: Events) -> None:
    """PB-10, PB-25: a guard comes in, or Bellick's has walked."""
    if s.frames:
        guards.come_in(s, square, events)
    else:
        guards.post(s, square, events)


def act_chance(s: PrisonState, t: Tables, kind: int, value: int, events: Events) -> None:
    """PB-7: the choice that goes with a chance card."""
    frame = s.pop()
    if kind == Kind.PEEK:
        s.push(UncoverFrame(Phase.LOOKING, frame.owner, frame.subject, t.board.token_of[value], 1))
    elif kind == Kind.DISMISS:
        guards.dismiss(s, value, events)
    else:
        objects.hold(s, frame.subject, value, events)


def chance(s: PrisonState, t: Tables, value: int, events: Events) -> None:
    """Every draw, by the phase it belongs to; `value` is that of the chance shape's field."""
    phase = s.current_phase()
    if phase == Phase.DRAWING:
        cards.drawn(s, t, value, events)
    elif phase == Phase.GUARD_LOT:
        guards.draw_lot(s, value)
    elif phase == Phase.GUARD_DIE:
        guards.roll_zone(s, t, value, events)
    elif phase == Phase.LOOKING:
        objects.uncover(s, value)
    elif phase == Phase.DRIVE:
        watching.roll_out(s, t, value, events)
    elif phase == Phase.FIRST:
        setup.draw_first(s, value, events)
    elif phase == Phase.DEAL:
        setup.deal(s, value, events)
    else:
        setup.roll_wish(s, t, value, events)
    resume(s, t, events)


def chance_outcomes(s: PrisonState, t: Tables) -> int:
    """How many outcomes are equally likely."""
    phase = s.current_phase()
    if phase == Phase.DRAWING:
        return s.cards.deck.hidden
    if phase == Phase.GUARD_LOT:
        return guards.guards_left(s)
    if phase == Phase.LOOKING:
        return sum(objects.unseen_left(s, t))
    if phase == Phase.DRIVE:
        return len(watching.faces(s, t, watching.top_drive(s).device))
    if phase == Phase.FIRST:
        return s.seats
    if phase == Phase.DEAL:
        return t.escapes - (0 if s.plan.card == NONE else 1)
    return 6


def outcome_value(s: PrisonState, t: Tables, outcome: int) -> int:
    """What an outcome stands for: a card, an object, a face."""
    phase = s.current_phase()
    if phase == Phase.DRAWING:
        return s.cards.deck.kind_at(outcome)
    if phase == Phase.GUARD_LOT:
        return guards.lot_at(s, outcome)
    if phase == Phase.LOOKING:
        return objects.token_at(objects.unseen_left(s, t), outcome)
    if phase == Phase.DRIVE:
        return watching.faces(s, t, watching.top_drive(s).device)[outcome]
    if phase == Phase.DEAL and s.plan.card != NONE and outcome >= s.plan.card:
        return outcome + 1
    return outcome
