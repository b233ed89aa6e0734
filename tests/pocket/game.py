"""The pocket game, wired to the contract."""

from escapade.core.event import Events
from escapade.core.game import Game
from escapade.core.reading import Reader
from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.core.tables import Source, Traits
from tests.pocket import apply
from tests.pocket.checks.position import check
from tests.pocket.imagine import fill
from tests.pocket.kinds import COIN, SIDES, Chance, Kind, Phase, Reason
from tests.pocket.legal import legal
from tests.pocket.position import read_body
from tests.pocket.rules import draws
from tests.pocket.score import winners
from tests.pocket.setup import first_position
from tests.pocket.shapes import make_shapes, option_table
from tests.pocket.state import PocketState, empty_state
from tests.pocket.tables import Tables
from tests.pocket.view import hide, question_values, write_body
from tests.pocket.why import why_not


class PocketGame(Game):
    """The rules of the pocket game as loaded."""

    def __init__(self, options: dict[str, int], cards: list[str], counts: list[int], source: Source) -> None:
        traits = Traits(cooperative=False, hidden_information=True, parallel_decisions=True,
                        longest_match=9 * options["rounds"] * 4)
        super().__init__("pocket", 1, range(2, 5), option_table(), options, make_shapes(cards), traits, source)
        self.tables = Tables(counts, options, self.shapes.actions)

    def start(self, seats: int) -> State:
        return first_position(self.tables, seats)

    def blank(self, seats: int) -> PocketState:
        return empty_state(seats, self.tables.counts)

    def clone(self, state: State) -> State:
        assert isinstance(state, PocketState)
        return state.clone()

    def legal(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, PocketState)
        return legal(state, self.tables, seat)

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        assert isinstance(state, PocketState)
        apply.act(state, self.tables, seat, action, events)

    def chance(self, state: State, outcome: int, events: Events) -> None:
        assert isinstance(state, PocketState)
        apply.draw(state, self.tables, outcome, events)

    def chance_kind(self, state: State) -> int:
        return Chance.CARD

    def chance_size(self, state: State) -> int:
        assert isinstance(state, PocketState)
        return draws.pile(state).hidden

    def chance_value(self, state: State, outcome: int) -> int:
        assert isinstance(state, PocketState)
        return draws.pile(state).kind_at(outcome)

    def pass_action(self, state: State, seat: int) -> int:
        in_window = state.current_phase() in (Phase.DEFEND, Phase.INSIST)
        return self.shapes.actions.number(Kind.PASS) if in_window else NONE

    def outcome(self, state: State) -> dict[str, object] | None:
        """PK-7: how it ended, and who is on the richer side."""
        assert isinstance(state, PocketState)
        if not state.ended:
            return None
        end = self.shapes.outcomes[Reason.ROUNDS]
        return {"reason": end.name, "rule": end.rules[0], "winners": winners(state, self.tables),
                "scores": [player.hand[COIN] for player in state.players],
                "sides": [SIDES[player.side] for player in state.players]}

    def uncovers(self, before: State, seat: int, action: int, after: State) -> bool:
        """PK-8: a card of a hand that is played is seen by all."""
        return self.shapes.actions.kind[action] == Kind.PLAY

    def question_values(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, PocketState)
        return question_values(state)

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        assert isinstance(state, PocketState)
        code, fields = why_not(state, seat, kind, values)
        return self.why(code, fields)

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        assert isinstance(state, PocketState)
        return write_body(state, viewer)

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        assert isinstance(state, PocketState)
        read_body(reader, state, viewer)

    def hide(self, state: State, viewer: int) -> None:
        assert isinstance(state, PocketState)
        hide(state, viewer)

    def check_position(self, state: State) -> None:
        assert isinstance(state, PocketState)
        check(state, self.tables)

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        assert isinstance(state, PocketState)
        fill(state, self.tables, viewer, rng)
