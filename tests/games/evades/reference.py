"""A second, slow implementation of the rules, written from the rules alone; it shares no code with the game.

Plain lists and dictionaries, everything worked out anew at every step. It starts after the bets, because what
follows does not depend on them, and it is only used to check the real game: by counting, and step by step.
"""

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

COLOURS = ["blue", "red", "yellow", "light_green", "dark_green", "orange", "brown"]


@dataclass
class Match:
    """A position."""

    squares: int
    only_empty: bool
    round_limit: int
    players: int
    turns: int
    track: dict[int, list[str]]
    """Stacks by square, from the bottom up."""
    boats: list[str]
    """In the order of boarding."""
    named: list[str] = field(default_factory=list)
    rolling: bool = False
    shown: dict[str, int] = field(default_factory=dict)
    """The dice that were rolled and are not used yet."""
    rolled: int = 0
    went_forward: list[str] = field(default_factory=list)
    went_back: list[str] = field(default_factory=list)
    over: bool = False


def read_position(written: dict[str, Any]) -> Match:
    """A match from a written position: dice are about to be chosen, or all of them have been rolled."""
    options = written["options"]
    return Match(
        squares=options["squares"], only_empty=options["count_empty_only"], round_limit=options["round_limit"],
        players=written["seats"], turns=written["turns"],
        track={int(square): list(stack) for square, stack in written["track"].items()},
        boats=list(written["boarded"]), named=list(written["named"]), rolled=len(written["faces"]),
        shown={die: written["faces"][die] for die in written["unused"]},
        went_forward=list(written["moved"]), went_back=list(written["moved_back"]))


def square_of(match: Match, prisoner: str) -> int:
    """LE-1: the square of a prisoner; 0 at the window."""
    for square, stack in match.track.items():
        if prisoner in stack:
            return square
    return 0


def is_covered(match: Match, prisoner: str) -> bool:
    """LE-10: whether somebody stands on a prisoner."""
    return any(prisoner in stack and stack[-1] != prisoner for stack in match.track.values())


def in_play(match: Match) -> list[str]:
    """LE-13: those not aboard, in the order of LE-2."""
    return [prisoner for prisoner in COLOURS if prisoner not in match.boats]


# ---------------------------------------------------------------- what may be done


def choices(match: Match) -> list[str]:
    """Everything that may come next, in words."""
    if match.over:
        return []
    if match.rolling:
        return [f"die {face}" for face in range(1, 7)]
    return use_choices(match) if match.shown else name_choices(match)


def name_choices(match: Match) -> list[str]:
    """LE-6, LE-7: which dice may be named, or that one may roll."""
    coloured = [die for die in match.named if die != "white"]
    has_white = "white" in match.named
    wanted = 3 if len(match.boats) < 2 else 2
    if len(match.boats) >= 4 and has_white:
        wanted = 1
    white_open = match.turns >= match.players and not has_white
    if len(coloured) < wanted:
        free = [die for die in in_play(match) if die not in coloured]
        return [f"take {die}" for die in free + (["white"] if white_open else [])]
    if white_open and len(match.boats) < 4:
        return ["take white", "roll"]
    return []


def use_choices(match: Match) -> list[str]:
    """LE-8, LE-10 to LE-12: which dice may be used, and on whom."""
    free = [prisoner for prisoner in in_play(match) if not is_covered(match, prisoner)]
    forward = [prisoner for prisoner in free if prisoner in match.shown and prisoner not in match.went_back]
    back = [prisoner for prisoner in free
            if "white" in match.shown and square_of(match, prisoner) > 1 and prisoner not in match.went_forward]
    leave = ["leave"] if back and not forward else []
    return [f"move {prisoner}" for prisoner in forward] + [f"back {prisoner}" for prisoner in back] + leave


# ---------------------------------------------------------------- what it does


def after(match: Match, choice: str) -> Match:
    """The position after a choice or a die."""
    match = deepcopy(match)
    word, _, value = choice.partition(" ")
    if word == "take":
        match.named.append(value)
        match.rolling = name_choices(match) == []
    elif word == "roll":
        match.rolling = True
    elif word == "die":
        show(match, int(value))
    elif word == "move":
        move(match, value)
    elif word == "leave":
        end_turn(match)
    else:
        move_back(match, value)
    is_using = word in ("die", "move", "back") and not match.rolling and not match.over
    if is_using and use_choices(match) == []:
        end_turn(match)
    return match


def show(match: Match, face: int) -> None:
    """LE-6: dice are drawn in the order they were named, the white one last."""
    dice = [die for die in match.named if die != "white"] + [die for die in match.named if die == "white"]
    match.shown[dice[match.rolled]] = face
    match.rolled += 1
    match.rolling = match.rolled < len(dice)


def take_off(match: Match, prisoner: str) -> None:
    """Off the track, if it is there."""
    for square, stack in list(match.track.items()):
        if prisoner in stack:
            stack.remove(prisoner)
            if not stack:
                del match.track[square]


def move(match: Match, prisoner: str) -> None:
    """LE-8, LE-9, LE-13, LE-15: forward."""
    target = forward_target(match, square_of(match, prisoner), match.shown.pop(prisoner))
    match.went_forward.append(prisoner)
    take_off(match, prisoner)
    if target < match.squares:
        match.track.setdefault(target, []).append(prisoner)
        return
    match.boats.append(prisoner)
    if len(match.boats) == 6:
        match.boats += in_play(match)
        end(match)


def forward_target(match: Match, square: int, points: int) -> int:
    """LE-9: every square counts; or each point but the last goes to the next empty square, the last one to the next."""
    if not match.only_empty:
        return min(square + points, match.squares)
    for _point in range(points - 1):
        empty = [number for number in range(square + 1, match.squares) if number not in match.track]
        if not empty:
            return match.squares
        square = empty[0]
    return square + 1


def move_back(match: Match, prisoner: str) -> None:
    """LE-8, LE-11, LE-14: back."""
    target = back_target(match, square_of(match, prisoner), match.shown.pop("white"))
    match.went_back.append(prisoner)
    take_off(match, prisoner)
    match.track.setdefault(target, []).append(prisoner)
    if target == 1 and len(match.boats) == 5:
        other = [someone for someone in in_play(match) if someone != prisoner]
        match.boats += [*other, prisoner]
        end(match)


def back_target(match: Match, square: int, points: int) -> int:
    """LE-9, LE-11: at most to square 1; only empty squares count with the option, but the last point stacks."""
    if not match.only_empty:
        return max(square - points, 1)
    for _point in range(points - 1):
        empty = [number for number in range(1, square) if number not in match.track]
        if not empty:
            return 1
        square = empty[-1]
    return max(square - 1, 1)


def end_turn(match: Match) -> None:
    """LE-8, LE-18: the dice left are lost; the next turn, or the end after the last round."""
    match.named, match.shown, match.rolled, match.went_forward, match.went_back = [], {}, 0, [], []
    match.turns += 1
    if match.turns == match.round_limit * match.players:
        for square in sorted(match.track, reverse=True):
            match.boats += reversed(match.track[square])
        match.boats += in_play(match)
        end(match)


def end(match: Match) -> None:
    """LE-15: everybody is in a boat."""
    match.track, match.shown, match.named = {}, {}, []
    match.over = True


# ---------------------------------------------------------------- counting, and points


def count(match: Match, depth: int) -> int:
    """How many ways there are to play the next plies, every choice and every face of every die counted."""
    found = choices(match)
    return len(found) if depth == 1 else sum(count(after(match, choice), depth - 1) for choice in found)


def points(boats: list[str], bet: list[str]) -> int:
    """LE-16: boats 1 to 4 have 2, 2, 2 and 1 seats; the number of the boat for each prisoner found in it."""
    boat_of_place = [1, 1, 2, 2, 3, 3, 4]
    return sum(boat_of_place[place] for place, prisoner in enumerate(bet)
               if boat_of_place[boats.index(prisoner)] == boat_of_place[place])
