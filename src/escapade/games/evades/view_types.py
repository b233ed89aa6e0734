"""The view of Les Évadés, as types. Pawns and dice are content keys; the white die is `white`."""

from typing import Literal, TypedDict

from escapade.core.view_types import CommonView


class Hope(TypedDict):
    """LE-16: the points a bet has for sure, and the most it can still come to."""

    sure: int
    possible: int


class View(CommonView):
    """LE-17: everything but the bets of the others."""

    bets: list[list[str] | None]
    picks: list[int]
    starter: str | None
    turns: int
    track: dict[str, list[str]]
    boarded: list[str]
    named: list[str]
    faces: dict[str, int]
    unused: list[str]
    moved: list[str]
    moved_back: list[str]
    reason: Literal["all_aboard", "sent_back", "round_limit"] | None
    squares: int
    landings: dict[str, int]
    hopes: list[Hope | None]
