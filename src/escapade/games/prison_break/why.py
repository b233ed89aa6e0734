"""“Why can't I?”: the first rule that stands against an action, from the predicates the legal lists use."""

from typing import Final

from escapade.core.seat import NONE
from escapade.core.shape import Field, Shape, number_field
from escapade.games.prison_break.frames import LookFrame, OfferFrame
from escapade.games.prison_break.kinds import BLANK, MICHAEL, PHASES, PLAN, Kind, Phase, Why
from escapade.games.prison_break.rules import reach, squares, team
from escapade.games.prison_break.rules.families import FAMILIES, Family
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables

Answer = tuple[int, list[int]]


def why_not(s: PrisonState, t: Tables, kind: int, values: list[int]) -> Answer:
    """The reason and its values; NONE for what was not said."""
    value = values[0] if values else NONE
    if not is_time_for(s, kind):
        return Why.NOT_NOW, []
    family = FAMILIES[kind]
    if family == Family.PLAN:
        return why_not_plan(s, kind, value, values)
    if family == Family.HARM:
        return why_not_harmful(s, kind, value)
    if family == Family.MOVE:
        return why_not_move(s, t, kind, value)
    if is_passing(s, t, kind):
        return Why.FULL, [int(s.figures[s.turn.actor].square)]
    if family == Family.OBJECT:
        return why_not_search(s, kind, value)
    if family == Family.SQUARE:
        return why_not_here(s, t, kind)
    return why_not_other(s, t, kind, value)


def is_time_for(s: PrisonState, kind: int) -> bool:
    """PB-9: whether the question of the moment has answers of this kind at all."""
    phase = s.current_phase()
    return kind in KINDS_BY_PHASE[phase]


def is_passing(s: PrisonState, t: Tables, kind: int) -> bool:
    """PB-12, PB-32: an action stops first, which a full square does not allow."""
    return (not s.frames and s.phase == Phase.MOVE and FAMILIES[kind] in (Family.OBJECT, Family.SQUARE)
            and not reach.can_stop(s, t))


def why_not_plan(s: PrisonState, kind: int, value: int, values: list[int]) -> Answer:
    """PB-1, PB-6, PB-18, PB-19, PB-41: the leader is taken, the card was not dealt, or it is not Michael who asks."""
    if kind == Kind.CHOOSE:
        taken = value in [player.leader for player in s.players]
        return (Why.TAKEN_LEADER, [value]) if taken else (Why.MUST_BE_MICHAEL, [])
    if kind == Kind.KEEP_PLAN:
        return Why.NOT_DEALT, []
    if kind == Kind.VOTE:
        return Why.NOT_A_CANDIDATE, [value]
    if s.turn.actor != MICHAEL:
        return Why.NOT_MICHAEL, []
    if kind == Kind.GIVE_UP:
        return Why.STILL_POSSIBLE, []
    if s.stage == PLAN:
        return Why.RECRUITING_OVER, []
    if kind == Kind.ADD_THIRD:
        return Why.ALL_ANNOUNCED, []
    if kind == Kind.DECLARE:
        return (Why.NOT_RECRUITED, []) if s.phase == Phase.HARMFUL else (Why.NOT_NOW, [])
    if values[1] == team.michael_seat(s) or values[1] >= s.seats:
        return Why.NOT_TO_YOURSELF, []
    return Why.ALREADY_SHOWN, []


def why_not_harmful(s: PrisonState, kind: int, value: int) -> Answer:
    """PB-10, PB-26: no card or guard is left, or the object is not in his hands."""
    if kind == Kind.DRAW:
        return Why.PILE_EMPTY, []
    if kind == Kind.ADD_GUARD:
        return Why.NO_GUARDS_LEFT, []
    return Why.NOT_HELD, [value]


def why_not_move(s: PrisonState, t: Tables, kind: int, value: int) -> Answer:
    """PB-11, PB-12, PB-21, PB-27, PB-29: the square is not to be had, the place is marked, or no light shuts him in."""
    square = s.figures[s.turn.actor].square
    if kind == Kind.STEP:
        return why_not_step(s, t, value)
    if kind == Kind.LAY:
        if s.stage != PLAN:
            return Why.NOT_IN_PLAN, []
        laid = s.plan.route >> t.board.place[square] & 1
        return (Why.ALREADY_LAID, []) if laid else (Why.NO_TOKENS_LEFT, [])
    if kind == Kind.SLIP:
        return (Why.NOT_THAT_GATE, [value]) if reach.slips(s, t) else (Why.NOT_SHUT_IN, [])
    if kind == Kind.LOWER:
        return (Why.NO_GUILT, []) if s.guilt == 0 else (Why.RELIEF_SPENT, [int(s.relieved)])
    return Why.FULL, [int(square)]


def why_not_step(s: PrisonState, t: Tables, square: int) -> Answer:
    """PB-7, PB-12, PB-27: no steps, no link, no room; or a camera, a light, a riot or a shut gate in the way."""
    start = s.figures[s.turn.actor].square
    if s.turn.points <= 0:
        return Why.NO_STEPS_LEFT, [int(s.turn.steps)]
    if square == NONE or square not in t.board.links[start]:
        return Why.NOT_LINKED, [square]
    if reach.can_enter(s, t, start, square):
        return Why.FULL, [square]
    zone = t.board.zone[square]
    if zone == NONE:
        return Why.WATCHED, [square]
    if zone == s.tower.at:
        return Why.LIT, [square]
    if zone == reach.riot_zone(s, t):
        return Why.RIOT, [square]
    return Why.GATES_SHUT, [square]


def why_not_search(s: PrisonState, kind: int, value: int) -> Answer:
    """PB-13: nothing lies here, or what was found cannot be treated so."""
    if kind == Kind.SEARCH:
        return Why.NOTHING_HERE, []
    if kind == Kind.PICK:
        return Why.NOT_LYING_HERE, [value]
    frame = s.top()
    if isinstance(frame, LookFrame) and s.things.tokens[frame.token] == BLANK:
        return Why.BLANK, []
    if kind == Kind.THROW:
        return Why.NOT_BLANK, []
    if kind == Kind.TAKE:
        return Why.HANDS_FULL, []
    return (Why.NOT_HELD, [value]) if team.hands_full(s.figures[frame.subject]) else (Why.NOT_FULL, [])


def why_not_here(s: PrisonState, t: Tables, kind: int) -> Answer:
    """PB-14 to PB-16, PB-22, PB-26: nobody and nothing here to do it with, or the wrong object or tool."""
    if kind == Kind.RECRUIT:
        return why_not_recruit(s, t)
    if kind == Kind.BRIBE:
        figure = s.top().subject if s.frames else s.turn.actor
        bribe = s.guards.at[s.figures[figure].square]
        return (Why.NO_GUARD_HERE, []) if bribe == NONE else (Why.WRONG_BRIBE, [bribe])
    if s.stage != PLAN:
        return Why.NOT_IN_PLAN, []
    if kind == Kind.TAKE_TOOL:
        return Why.NO_TOOL_HERE, []
    device = squares.device_here(s, t)
    if device == NONE:
        return Why.NO_DEVICE_HERE, []
    return (Why.OUT_OF_ORDER, []) if s.plan.broken >> device & 1 else (Why.NO_TOOL, [])


def why_not_recruit(s: PrisonState, t: Tables) -> Answer:
    """PB-14: nobody here, not announced, or the wrong object; and only in phase 1."""
    if s.stage == PLAN:
        return Why.RECRUITING_OVER, []
    outsider = squares.outsider_at(s, s.figures[s.turn.actor].square)
    if outsider == NONE:
        return Why.NOBODY_HERE, []
    if not s.plan.announced >> outsider & 1:
        return Why.NOT_ANNOUNCED, []
    return Why.WRONG_OBJECT, [outsider, t.wishes[outsider][s.plan.wish]]


def why_not_other(s: PrisonState, t: Tables, kind: int, value: int) -> Answer:
    """PB-7, PB-25, PB-26, PB-28, PB-34 to PB-37: the card, the guard or the device does not allow it."""
    if kind == Kind.PLAY:
        card = t.deck.handicaps + value if value != NONE else NONE
        kept = card in s.figures[s.turn.actor].chances
        return (Why.CARD_USELESS, [card]) if kept else (Why.CARD_NOT_KEPT, [card])
    if kind == Kind.USE:
        offer = s.top()
        assert isinstance(offer, OfferFrame)
        return Why.CARD_USELESS, [offer.card]
    if kind == Kind.GUARD:
        there = value != NONE and s.guards.at[value] != NONE
        return (Why.GUARD_STUCK, []) if there else (Why.NO_GUARD_HERE, [])
    if kind == Kind.POST:
        return (Why.NOT_ROLLED if s.frames else Why.TOO_FAR), []
    if kind == Kind.WATCH:
        return why_not_watch(s, value)
    if kind == Kind.LOSE_TURN:
        return Why.ALREADY_LOST, []
    if kind == Kind.NAME:
        return Why.NOT_A_MEMBER, []
    return Why.NOT_A_CHOICE, []


def why_not_watch(s: PrisonState, device: int) -> Answer:
    """PB-22, PB-25, PB-36: out of order, watched long enough, or on already."""
    if device != NONE and s.plan.broken >> device & 1:
        return Why.OUT_OF_ORDER, []
    if device != NONE and s.turn.barred >> device & 1:
        return Why.BARRED, []
    return Why.ALREADY_ON, []


def kinds_by_phase() -> list[list[int]]:
    """PB-9: which kinds answer the question of each phase."""
    free = [Kind.ADD_THIRD, Kind.SHOW, Kind.DECLARE, Kind.GIVE_UP, Kind.PLAY]
    here = [Kind.SEARCH, Kind.PICK, Kind.RECRUIT, Kind.BRIBE, Kind.TAKE_TOOL, Kind.DISABLE]
    found: list[list[int]] = [[] for phase in range(PHASES)]
    found[Phase.CHOOSE] = [Kind.CHOOSE]
    found[Phase.KEEP_PLAN] = [Kind.KEEP_PLAN]
    found[Phase.ANNOUNCE] = [Kind.ANNOUNCE]
    found[Phase.HARMFUL] = [*free, Kind.DRAW, Kind.ADD_GUARD, Kind.RAISE, Kind.LOSE]
    found[Phase.ESCAPE] = [*free, Kind.LOWER, Kind.STEP, Kind.LAY, Kind.STOP, Kind.SLIP, *here]
    found[Phase.MOVE] = [Kind.PLAY, Kind.STEP, Kind.LAY, Kind.STOP, *here]
    found[Phase.ACT] = [Kind.PLAY, *here, Kind.DONE]
    found[Phase.BELLICK] = [Kind.DRAW, Kind.GUARD, Kind.WATCH]
    found[Phase.POST] = [Kind.POST]
    found[Phase.VOTE] = [Kind.VOTE]
    found[Phase.TIE] = [Kind.VOTE]
    found[Phase.CHANCE] = [Kind.USE, Kind.KEEP]
    found[Phase.NAME] = [Kind.NAME]
    found[Phase.GUARD_PLACE] = [Kind.POST]
    found[Phase.GO] = [Kind.GO]
    found[Phase.CAUGHT] = [Kind.DRAW, Kind.RAISE, Kind.LOSE, Kind.BRIBE, Kind.LOSE_TURN]
    found[Phase.HAND_OVER] = [Kind.LOSE]
    found[Phase.LOOK] = [Kind.TAKE, Kind.LEAVE, Kind.THROW, Kind.SWAP]
    found[Phase.SWAP] = [Kind.SWAP]
    found[Phase.PEEK] = [Kind.PEEK]
    found[Phase.DISMISS] = [Kind.DISMISS]
    found[Phase.RETRIEVE] = [Kind.RETRIEVE]
    return found


KINDS_BY_PHASE: Final[list[list[int]]] = kinds_by_phase()


def reason_shapes(leader: Field, outsider: Field, square: Field, thing: Field, card: Field) -> list[Shape]:
    """In the order of their kinds."""
    return plan_reasons(leader) + move_reasons(square, thing) + other_reasons(outsider, thing, card)


def plan_reasons(leader: Field) -> list[Shape]:
    """About roles, cards and the vote."""
    return [
        Shape(Why.NOT_NOW, "not_now", [], ["PB-9"]),
        Shape(Why.TAKEN_LEADER, "taken_leader", [leader], ["PB-1"]),
        Shape(Why.MUST_BE_MICHAEL, "must_be_michael", [], ["PB-1"]),
        Shape(Why.NOT_DEALT, "not_dealt", [], ["PB-6"]),
        Shape(Why.NOT_MICHAEL, "not_michael", [], ["PB-6"]),
        Shape(Why.ALL_ANNOUNCED, "all_announced", [], ["PB-6"]),
        Shape(Why.ALREADY_SHOWN, "already_shown", [], ["PB-6"]),
        Shape(Why.NOT_TO_YOURSELF, "not_to_yourself", [], ["PB-6"]),
        Shape(Why.NOT_RECRUITED, "not_recruited", [], ["PB-18"]),
        Shape(Why.STILL_POSSIBLE, "still_possible", [], ["PB-41"]),
        Shape(Why.NOT_A_CANDIDATE, "not_a_candidate", [leader], ["PB-19"]),
        Shape(Why.NO_GUARDS_LEFT, "no_guards_left", [], ["PB-10"]),
    ]


def move_reasons(square: Field, thing: Field) -> list[Shape]:
    """About moving and what is done on a square."""
    return [
        Shape(Why.NOT_HELD, "not_held", [thing], ["PB-10"]),
        Shape(Why.NOT_LINKED, "not_linked", [square], ["PB-12"]),
        Shape(Why.WATCHED, "watched", [square], ["PB-27"]),
        Shape(Why.LIT, "lit", [square], ["PB-27"]),
        Shape(Why.RIOT, "riot", [square], ["PB-7"]),
        Shape(Why.GATES_SHUT, "gates_shut", [square], ["PB-7"]),
        Shape(Why.NO_STEPS_LEFT, "no_steps_left", [number_field("steps")], ["PB-11"]),
        Shape(Why.FULL, "full", [square], ["PB-4", "PB-12"]),
        Shape(Why.NOT_IN_PLAN, "not_in_plan", [], ["PB-16", "PB-21"]),
        Shape(Why.ALREADY_LAID, "already_laid", [], ["PB-21"]),
        Shape(Why.NO_TOKENS_LEFT, "no_tokens_left", [], ["PB-21"]),
        Shape(Why.NOT_SHUT_IN, "not_shut_in", [], ["PB-29"]),
        Shape(Why.NOT_THAT_GATE, "not_that_gate", [square], ["PB-29"]),
        Shape(Why.NOTHING_HERE, "nothing_here", [], ["PB-13"]),
        Shape(Why.NOT_LYING_HERE, "not_lying_here", [thing], ["PB-13"]),
        Shape(Why.HANDS_FULL, "hands_full", [], ["PB-13"]),
        Shape(Why.NOT_FULL, "not_full", [], ["PB-13"]),
        Shape(Why.BLANK, "blank", [], ["PB-13"]),
        Shape(Why.NOT_BLANK, "not_blank", [], ["PB-13"]),
        Shape(Why.NOBODY_HERE, "nobody_here", [], ["PB-14"]),
    ]


def other_reasons(outsider: Field, thing: Field, card: Field) -> list[Shape]:
    """About people, guards, devices and cards."""
    return [
        Shape(Why.NOT_ANNOUNCED, "not_announced", [], ["PB-14"]),
        Shape(Why.WRONG_OBJECT, "wrong_object", [outsider, thing], ["PB-14"]),
        Shape(Why.NO_GUARD_HERE, "no_guard_here", [], ["PB-15"]),
        Shape(Why.WRONG_BRIBE, "wrong_bribe", [thing], ["PB-15"]),
        Shape(Why.NO_TOOL_HERE, "no_tool_here", [], ["PB-16"]),
        Shape(Why.NO_DEVICE_HERE, "no_device_here", [], ["PB-22"]),
        Shape(Why.NO_TOOL, "no_tool", [], ["PB-22"]),
        Shape(Why.OUT_OF_ORDER, "out_of_order", [], ["PB-22"]),
        Shape(Why.CARD_NOT_KEPT, "card_not_kept", [card], ["PB-7"]),
        Shape(Why.CARD_USELESS, "card_useless", [card], ["PB-40"]),
        Shape(Why.GUARD_STUCK, "guard_stuck", [], ["PB-37"]),
        Shape(Why.TOO_FAR, "too_far", [], ["PB-25"]),
        Shape(Why.ALREADY_ON, "already_on", [], ["PB-25"]),
        Shape(Why.BARRED, "barred", [], ["PB-36"]),
        Shape(Why.ALREADY_LOST, "already_lost", [], ["PB-34"]),
        Shape(Why.NOT_A_MEMBER, "not_a_member", [], ["PB-35"]),
        Shape(Why.NOT_A_CHOICE, "not_a_choice", [], ["PB-28"]),
        Shape(Why.PILE_EMPTY, "pile_empty", [], ["PB-7"]),
        Shape(Why.RECRUITING_OVER, "recruiting_over", [], ["PB-14"]),
        Shape(Why.NOT_ROLLED, "not_rolled", [], ["PB-10"]),
        Shape(Why.NO_GUILT, "no_guilt", [], ["PB-11"]),
        Shape(Why.RELIEF_SPENT, "relief_spent", [number_field("times")], ["PB-43"]),
    ]
