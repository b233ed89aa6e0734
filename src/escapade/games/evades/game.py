"""Les Évadés, wired to the contract."""

from typing import Final, final

from escapade.core.event import Events
from escapade.core.game import Game
from escapade.core.option import Option
from escapade.core.reading import Reader
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, NONE
from escapade.core.state import State
from escapade.core.tables import Shapes, Source, Traits
from escapade.games.evades import apply
from escapade.games.evades.checks.position import check
from escapade.games.evades.imagine import fill
from escapade.games.evades.kinds import PRISONERS, Chance, Kind, Phase
from escapade.games.evades.legal import lend_legal
from escapade.games.evades.position import read_body
from escapade.games.evades.rules.turns import current_round
from escapade.games.evades.score import points_of, winners
from escapade.games.evades.setup import first_position
from escapade.games.evades.state import EvadesState, empty_state
from escapade.games.evades.tables import Tables
from escapade.games.evades.view import hide, question_values, write_body
from escapade.games.evades.why import why_not

KEY: Final = "evades"
VERSION: Final = 2
MOST_SEATS: Final = 6
STEPS_OF_A_DIE: Final = 3
"""Named (for the white die: or left out by rolling), rolled, used (the white die: or left)."""


@final
class EvadesGame(Game):
    """The rules of Les Évadés as loaded."""

    def __init__(self, option_table: list[Option], option_values: dict[str, int], shapes: Shapes, tables: Tables,
                 source: Source) -> None:
        plies_a_turn = STEPS_OF_A_DIE * (max(tables.dice) + 1)
        longest = 1 + MOST_SEATS * (PRISONERS + option_values["round_limit"] * plies_a_turn)
        traits = Traits(cooperative=False, hidden_information=True, parallel_decisions=True, longest_match=longest)
        super().__init__(KEY, VERSION, range(2, MOST_SEATS + 1), option_table, option_values, shapes, traits, source)
        self.tables = tables
        self.pawns: list[str] = shapes.actions.shapes[Kind.BET].fields[0].names

    def start(self, seats: int) -> State:
        """LE-4: everybody bets at once."""
        return first_position(seats)

    def blank(self, seats: int) -> EvadesState:
        """Everybody at the window."""
        return empty_state(seats)

    def clone(self, state: State) -> State:
        """A position that shares nothing that ever changes."""
        assert isinstance(state, EvadesState)
        return state.clone()

    def legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do."""
        return self.lend_legal(state, seat)[:]

    def lend_legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do, looked up."""
        assert isinstance(state, EvadesState)
        return lend_legal(state, self.tables, seat)

    def apply(self, state: State, seat: int, action: int, events: Events) -> None:
        """As every game does it, without asking twice which game this is."""
        assert isinstance(state, EvadesState)
        state.ply += 1
        if seat == CHANCE:
            apply.draw(state, self.tables, action, events)
        else:
            apply.act(state, self.tables, seat, action, events)

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        """LE-4, LE-6 to LE-8: carry out a seat's decision."""
        assert isinstance(state, EvadesState)
        apply.act(state, self.tables, seat, action, events)

    def chance(self, state: State, outcome: int, events: Events) -> None:
        """LE-5, LE-6: the starter, or a die."""
        assert isinstance(state, EvadesState)
        apply.draw(state, self.tables, outcome, events)

    def chance_size(self, state: State) -> int:
        """As many as seats, or as a die has faces."""
        return state.seats if state.phase == Phase.STARTER else self.tables.faces

    def chance_kind(self, state: State) -> int:
        """The starter, or a die."""
        return Chance.STARTER if state.phase == Phase.STARTER else Chance.DIE

    def question_values(self, state: State, seat: int) -> list[int]:
        """What the question of the moment needs to be told."""
        assert isinstance(state, EvadesState)
        return question_values(state, self.tables, seat)

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        """The first rule that stands against an action."""
        assert isinstance(state, EvadesState)
        code, fields = why_not(state, kind, values[0] if values else NONE)
        return self.why(code, fields)

    def outcome(self, state: State) -> dict[str, object] | None:
        """LE-14 to LE-16, LE-18: how it ended, and who has most points."""
        assert isinstance(state, EvadesState)
        if state.phase != Phase.OVER:
            return None
        scores = [points_of(state, self.tables, seat) for seat in range(state.seats)]
        end = self.shapes.outcomes[int(state.reason)]
        return {"reason": end.name, "rule": end.rules[0], "winners": winners(scores), "scores": scores,
                "sides": [f"p{seat}" for seat in range(state.seats)]}

    def uncovers(self, before: State, seat: int, action: int, after: State) -> bool:
        """LE-17: bets alone are hidden, and no rule looks at them before the end."""
        return False

    def is_open(self, state: State, actor: int, action: int) -> bool:
        """LE-17: everything but the bets."""
        return state.phase != Phase.BET

    def rounds(self, state: State) -> int:
        """LE-18: counted from the player who started; after the last one no other begins."""
        assert isinstance(state, EvadesState)
        if state.starter == NONE:
            return 0
        return min(int(current_round(state)), int(self.tables.round_limit))

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        """LE-17: the position as a viewer sees it."""
        assert isinstance(state, EvadesState)
        return write_body(state, self.tables, self.pawns, viewer)

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        """LE-17: a position, or the part of one that a view shows."""
        assert isinstance(state, EvadesState)
        read_body(reader, state, self.tables, self.pawns, viewer)

    def hide(self, state: State, viewer: int) -> None:
        """LE-17: only what a viewer sees stays."""
        assert isinstance(state, EvadesState)
        hide(state, viewer)

    def check_position(self, state: State) -> None:
        """Refuse what play cannot reach."""
        assert isinstance(state, EvadesState)
        check(state, self.tables)

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        """LE-17: other bets for the others."""
        assert isinstance(state, EvadesState)
        fill(state, rng)
