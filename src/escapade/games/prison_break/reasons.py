"""“Why can't I?”, one shape for every answer."""

from escapade.core.shape import Field, Shape, number_field
from escapade.games.prison_break.kinds import Why


def reason_shapes(leader: Field, square: Field, thing: Field, card: Field) -> list[Shape]:
    """In the order of their kinds."""
    return plan_reasons(leader) + move_reasons(square, thing) + other_reasons(thing, card)


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


def other_reasons(thing: Field, card: Field) -> list[Shape]:
    """About people, guards, devices and cards."""
    return [
        Shape(Why.NOT_ANNOUNCED, "not_announced", [], ["PB-14"]),
        Shape(Why.WRONG_OBJECT, "wrong_object", [thing], ["PB-14"]),
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
    ]
