"""How a match ended: for the team, for Bellick, or for nobody."""

from escapade.core.seat import NONE
from escapade.core.shape import Shape
from escapade.games.prison_break.kinds import PLAN, Reason
from escapade.games.prison_break.state import PrisonState


def outcome(s: PrisonState, ends: list[Shape]) -> dict[str, object]:
    """PB-23, PB-24: the reason, its rule, and who won; nobody counts points."""
    end = ends[int(s.reason)]
    return {"reason": end.name, "rule": end.rules[0], "winners": winners(s), "scores": None,
            "sides": ["bellick" if seat == s.bellick else "team" for seat in range(s.seats)]}


def winners(s: PrisonState) -> list[int]:
    """PB-23, PB-24: the team when it is out, else Bellick; in phase 1 nobody wins."""
    if s.reason == Reason.ESCAPED:
        return [seat for seat in range(s.seats) if seat != s.bellick]
    return [int(s.bellick)] if s.stage == PLAN and s.bellick != NONE else []
