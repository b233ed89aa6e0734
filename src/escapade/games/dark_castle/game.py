"""Escape the Dark Castle, wired to the contract."""

from typing import Final, final

from escapade.core.event import Events
from escapade.core.game import Game
from escapade.core.option import Option
from escapade.core.reading import Reader
from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.core.tables import Shapes, Source, Traits
from escapade.games.dark_castle import apply
from escapade.games.dark_castle.checks.position import check
from escapade.games.dark_castle.kinds import MOST_SEATS, WINDOWS, Phase
from escapade.games.dark_castle.legal import draw_legal, lend_legal
from escapade.games.dark_castle.position import read_body
from escapade.games.dark_castle.rules import draws
from escapade.games.dark_castle.score import winners
from escapade.games.dark_castle.setup import empty_castle, first_position
from escapade.games.dark_castle.shapes import Names
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables
from escapade.games.dark_castle.view import hide, question_values, write_body
from escapade.games.dark_castle.why import why_not

KEY: Final = "dark_castle"
VERSION: Final = 2
LONGEST_MATCH: Final = 150_000
"""DC-14 bounds a fight: after the twelfth round every round costs HP that nothing but food gives back. A fight has at
most 12 + 72 + 20 rounds, a round at most 60 plies, a castle at most 17 fights; the rest is small beside that."""


@final
class CastleGame(Game):
    """The rules of Escape the Dark Castle as loaded."""

    def __init__(self, option_table: list[Option], option_values: dict[str, int], shapes: Shapes, tables: Tables,
                 names: Names, source: Source) -> None:
        votes = tables.majority
        traits = Traits(cooperative=True, hidden_information=votes, parallel_decisions=votes,
                        longest_match=LONGEST_MATCH)
        super().__init__(KEY, VERSION, range(1, MOST_SEATS + 1), option_table, option_values, shapes, traits, source)
        self.tables = tables
        self.names = names

    def start(self, seats: int) -> State:
        """DC-4: the first seat chooses its character."""
        return first_position(self.tables, seats)

    def blank(self, seats: int) -> CastleState:
        """DC-3: nothing turned, nothing drawn."""
        return empty_castle(self.tables, seats)

    def clone(self, state: State) -> State:
        """A position that shares nothing that ever changes."""
        assert isinstance(state, CastleState)
        return state.clone()

    def legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do."""
        return self.lend_legal(state, seat)[:]

    def lend_legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do, looked up where a character or a way is named."""
        assert isinstance(state, CastleState)
        return lend_legal(state, self.tables, seat)

    def draw_legal(self, state: State, seat: int, rng: Rng) -> int:
        """An action of a waiting seat, all equally likely."""
        assert isinstance(state, CastleState)
        return draw_legal(state, self.tables, seat, rng)

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        """Carry out a seat's decision."""
        assert isinstance(state, CastleState)
        apply.act(state, self.tables, seat, action, events)

    def chance(self, state: State, outcome: int, events: Events) -> None:
        """Carry out a draw."""
        assert isinstance(state, CastleState)
        apply.draw(state, self.tables, outcome, events)

    def chance_size(self, state: State) -> int:
        """DC-2, DC-3: the faces of a die, or the cards or items that are left."""
        assert isinstance(state, CastleState)
        return draws.outcomes(state, self.tables)

    def chance_kind(self, state: State) -> int:
        """What is drawn in a phase."""
        assert isinstance(state, CastleState)
        return draws.kind(state, self.tables)

    def chance_value(self, state: State, outcome: int) -> int:
        """The card, item, face or trait that an outcome stands for."""
        assert isinstance(state, CastleState)
        return draws.value(state, self.tables, outcome)

    def question_phase(self, state: State, seat: int) -> int:
        """The main phase: frames only say which window, fight or vote it belongs to."""
        return int(state.phase)

    def question_values(self, state: State, seat: int) -> list[int]:
        """What the question of the moment needs to be told."""
        assert isinstance(state, CastleState)
        return question_values(state, self.tables)

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        """The first rule that stands against an action."""
        assert isinstance(state, CastleState)
        code, fields = why_not(state, self.tables, kind, values)
        return self.why(code, fields)

    def pass_action(self, state: State, seat: int) -> int:
        """DC-27: nothing is used."""
        return self.tables.passing if state.phase in WINDOWS else NONE

    def outcome(self, state: State) -> dict[str, object] | None:
        """DC-7, DC-30: all win or all lose."""
        assert isinstance(state, CastleState)
        if state.phase != Phase.OVER:
            return None
        end = self.shapes.outcomes[int(state.reason)]
        return {"reason": end.name, "rule": end.rules[0], "winners": winners(state), "scores": None,
                "sides": ["prisoners"] * state.seats}

    def rounds(self, state: State) -> int:
        """How long a match was: cards turned."""
        assert isinstance(state, CastleState)
        return int(state.turned)

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        """DC-24: the position, the same for every viewer."""
        assert isinstance(state, CastleState)
        return write_body(state, self.tables, self.names)

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        """DC-24: a position, or a view, which shows all of it."""
        assert isinstance(state, CastleState)
        read_body(reader, state, self.tables, self.names)

    def hide(self, state: State, viewer: int) -> None:
        """DC-24: everybody sees all of it."""
        assert isinstance(state, CastleState)
        hide(state)

    def check_position(self, state: State) -> None:
        """Refuse what play cannot reach."""
        assert isinstance(state, CastleState)
        check(state, self.tables)
