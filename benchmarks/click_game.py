"""The most trivial flow there is, the same as in server_peer/peer.cjs: two seats take turns, one action, a counter."""

from pathlib import Path

from escapade.core.event import Events
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.core.shape import Shape, seat_field
from escapade.core.state import State
from escapade.core.tables import Shapes, Source, Traits, phase

RULES = ["CK-1"]
LONGEST = 1_000_000


class ClickGame(Game):
    """Nobody ever wins; it is the server that is measured."""

    def __init__(self) -> None:
        shapes = Shapes([Shape(0, "click", [], RULES)], [], [Shape(0, "clicked", [seat_field("seat")], RULES)],
                        [phase(0, "turn", [], RULES)], [], [])
        traits = Traits(cooperative=False, hidden_information=False, parallel_decisions=False, longest_match=LONGEST)
        super().__init__("click", 1, range(2, 3), [], {}, shapes, traits, Source("original", ""))

    def start(self, seats: int) -> State:
        """The first seat begins."""
        state = State(seats, 0, 0, 0, [0] * seats, 0, [])
        state.ask(0)
        return state

    def clone(self, state: State) -> State:
        """A copy."""
        return State(state.seats, state.ply, state.waiting, state.phase, state.asked[:], state.opened, [])

    def legal(self, state: State, seat: int) -> list[int]:
        """Click."""
        return [0] if state.waiting >> seat & 1 else []

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        """The other seat's turn."""
        events.emit(0, seat)
        state.ask(1 - seat)

    def outcome(self, state: State) -> dict[str, object] | None:
        """Never."""
        return None

    def pass_action(self, state: State, seat: int) -> int:
        """There is none."""
        return NONE

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        """The counter."""
        return {"count": int(state.ply)}


def load(options: dict[str, object], pack: Path | None, *, written: bool) -> ClickGame:
    """It has no options and no content."""
    assert not options, "the click game has no options"
    return ClickGame()
