"""What every kind of action, draw, event, question and reason looks like: names, fields, rule numbers."""

from typing import Final

from escapade.core.option import Option, flag, number
from escapade.core.shape import Field, Shape, counted_field, number_field, seat_field
from escapade.core.tables import Phase as PhaseShape
from escapade.core.tables import Shapes, outcome_shapes, phase
from escapade.games.evades.kinds import REASON_NAMES, REASON_RULES, Chance, Ev, Kind, Phase, Why

SHORTEST_TRACK: Final = 4
LONGEST_TRACK: Final = 99


def option_table(squares: int) -> list[Option]:
    """LE-1, LE-9, LE-18: what can be chosen before a match; `squares` is the length the content gives."""
    return [
        number("squares", 20, 50, squares, "LE-1", widest=(SHORTEST_TRACK, LONGEST_TRACK)),
        flag("count_empty_only", "LE-9"),
        number("round_limit", 1, 1000, 100, "LE-18"),
    ]


def make_shapes(pawns: list[str], boats: list[str], faces: int) -> Shapes:
    """All shapes, with the names of the prisoners and boats of the loaded content."""
    return Shapes(action_shapes(pawns), chance_shapes(faces), event_shapes(pawns, boats), phase_table(),
                  reason_shapes(pawns), outcome_shapes(REASON_NAMES, REASON_RULES))


def action_shapes(pawns: list[str]) -> list[Shape]:
    """LE-4, LE-6 to LE-8: a bet, then the dice: named, rolled, used forward or back, the white one left."""
    pawn = Field("pawn", "prisoner", pawns)
    return [
        Shape(Kind.BET, "bet", [pawn], ["LE-4"]),
        Shape(Kind.TAKE, "take", [Field("die", "die", [*pawns, "white"])], ["LE-6", "LE-7"]),
        Shape(Kind.ROLL, "roll", [], ["LE-6", "LE-7"]),
        Shape(Kind.MOVE, "move", [pawn], ["LE-8"]),
        Shape(Kind.BACK, "back", [pawn], ["LE-8", "LE-11"]),
        Shape(Kind.LEAVE, "leave", [], ["LE-8"]),
    ]


def chance_shapes(faces: int) -> list[Shape]:
    """LE-5, LE-6: who starts, and the face of a die."""
    return [
        Shape(Chance.STARTER, "starter", [seat_field("seat")], ["LE-5"]),
        Shape(Chance.DIE, "die", [counted_field("face", 1, faces)], ["LE-6"]),
    ]


def event_shapes(pawns: list[str], boats: list[str]) -> list[Shape]:
    """Facts; nothing is hidden in them, because a bet is only told when the match is over."""
    pawn, seat = Field("pawn", "prisoner", pawns), seat_field("seat")
    die = Field("die", "die", [*pawns, "white"])
    start, square = number_field("start"), number_field("square")
    return [
        Shape(Ev.PICKED, "picked", [seat, number_field("place")], ["LE-4"]),
        Shape(Ev.BET_PLACED, "bet_placed", [seat], ["LE-4"]),
        Shape(Ev.STARTED, "started", [seat], ["LE-5"]),
        Shape(Ev.TOOK, "took", [seat, die], ["LE-6", "LE-7"]),
        Shape(Ev.ROLLED, "rolled", [seat, die, number_field("face")], ["LE-6"]),
        Shape(Ev.MOVED, "moved", [seat, pawn, start, square], ["LE-8", "LE-9", "LE-10"]),
        Shape(Ev.MOVED_BACK, "moved_back", [seat, pawn, start, square], ["LE-11"]),
        Shape(Ev.BOARDED, "boarded", [pawn, Field("boat", "boat", boats)], ["LE-13", "LE-14", "LE-15", "LE-18"]),
        Shape(Ev.LOST_DIE, "lost_die", [seat, die], ["LE-8"]),
        Shape(Ev.TURN_ENDED, "turn_ended", [seat], ["LE-5"]),
        Shape(Ev.BET_SHOWN, "bet_shown", [seat, number_field("place"), pawn], ["LE-17"]),
        Shape(Ev.SCORED, "scored", [seat, number_field("points")], ["LE-16"]),
    ]


def phase_table() -> list[PhaseShape]:
    """Every phase with its question."""
    player = seat_field("player")
    return [
        phase(Phase.BET, "bet", [number_field("place"), number_field("boat")], ["LE-4"]),
        phase(Phase.STARTER, "starter", [], ["LE-5"]),
        phase(Phase.CHOOSE, "choose", [player, number_field("left"), number_field("white")], ["LE-6", "LE-7"]),
        phase(Phase.ROLL, "roll", [player], ["LE-6"]),
        phase(Phase.USE, "use", [player, number_field("left"), number_field("leave")], ["LE-8"]),
        phase(Phase.OVER, "over", [], ["LE-15"]),
    ]


def reason_shapes(pawns: list[str]) -> list[Shape]:
    """“Why can't I?”, one shape for every answer."""
    pawn = Field("pawn", "prisoner", pawns)
    die = Field("die", "die", [*pawns, "white"])
    return [
        Shape(Why.ALREADY_PICKED, "already_picked", [pawn], ["LE-4"]),
        Shape(Why.BETS_ARE_CLOSED, "bets_are_closed", [], ["LE-4"]),
        Shape(Why.BETS_FIRST, "bets_first", [], ["LE-4"]),
        Shape(Why.ALREADY_NAMED, "already_named", [die], ["LE-6"]),
        Shape(Why.ABOARD, "aboard", [pawn], ["LE-13"]),
        Shape(Why.ENOUGH_DICE, "enough_dice", [number_field("dice")], ["LE-6"]),
        Shape(Why.WHITE_TOO_EARLY, "white_too_early", [], ["LE-7"]),
        Shape(Why.DICE_MISSING, "dice_missing", [number_field("left")], ["LE-6"]),
        Shape(Why.ROLL_FIRST, "roll_first", [], ["LE-6"]),
        Shape(Why.DICE_ARE_ROLLED, "dice_are_rolled", [], ["LE-7"]),
        Shape(Why.NOT_ROLLED, "not_rolled", [pawn], ["LE-8"]),
        Shape(Why.DIE_USED, "die_used", [pawn], ["LE-8"]),
        Shape(Why.COVERED, "covered", [pawn], ["LE-10"]),
        Shape(Why.WENT_BACK, "went_back", [pawn], ["LE-12"]),
        Shape(Why.NO_WHITE_DIE, "no_white_die", [], ["LE-8"]),
        Shape(Why.AT_THE_WINDOW, "at_the_window", [pawn], ["LE-11"]),
        Shape(Why.ON_SQUARE_ONE, "on_square_one", [pawn], ["LE-11"]),
        Shape(Why.WENT_FORWARD, "went_forward", [pawn], ["LE-12"]),
        Shape(Why.NOBODY_GOES_BACK, "nobody_goes_back", [], ["LE-11"]),
        Shape(Why.COLOURED_FIRST, "coloured_first", [], ["LE-8"]),
    ]
