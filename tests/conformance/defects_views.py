"""Planted defects of views, reasons and rule numbers, and rules that changed unnoticed."""

from escapade.core.shape import Shape
from escapade.core.state import State
from escapade.core.tables import Source
from tests.conformance.defects import pocket
from tests.pocket.game import PocketGame
from tests.pocket.kinds import Ev, Kind


class TupleInView(PocketGame):
    """A tuple is not JSON: it comes back as a list."""

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        return super().write_body(state, viewer) | {"discard": tuple(pocket(state).discard)}


class SilentToOthers(PocketGame):
    """Those not asked are not told what is being decided."""

    def question(self, state: State, seat: int) -> dict[str, object]:
        return super().question(state, seat) if state.waiting >> seat & 1 else {}


class OwnListInView(PocketGame):
    """The view hands out the state's own list."""

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        return super().write_body(state, viewer) | {"discard": pocket(state).discard}


class SilentRefusal(PocketGame):
    """explain has nothing against an illegal action."""

    def explain(self, state: State, seat: int, words: str) -> dict[str, object] | None:
        answer = super().explain(state, seat, words)
        return None if answer is not None and answer["code"] == "yourself" else answer


class RefusesHalfWords(PocketGame):
    """Partial words are refused although they can still become legal."""

    def explain(self, state: State, seat: int, words: str) -> dict[str, object] | None:
        answer = super().explain(state, seat, words)
        return answer if words != "steal" or answer is not None else self.why(0, [])


class UndeclaredReason(PocketGame):
    """A reason that no shape declares."""

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        return {"code": "because", "params": {}, "rule": "PK-1"}


class UnwrittenRule(PocketGame):
    """A shape names a rule that is not written anywhere."""

    def __init__(self, options: dict[str, int], cards: list[str], counts: list[int], source: Source) -> None:
        super().__init__(options, cards, counts, source)
        self.shapes.events[Ev.ENDED] = Shape(Ev.ENDED, "ended", [], ["PK-99"])


class OtherRules(PocketGame):
    """Stopping is not allowed any more: perft counts and golden matches are other ones."""

    def legal(self, state: State, seat: int) -> list[int]:
        stop = self.shapes.actions.number(Kind.STOP)
        return [action for action in super().legal(state, seat) if action != stop]
