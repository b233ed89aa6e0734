"""Escape from Elba, wired to the contract."""

from typing import Final, final

from escapade.core.event import Events
from escapade.core.game import Game
from escapade.core.option import Option
from escapade.core.reading import Reader
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, NONE
from escapade.core.state import State
from escapade.core.tables import Shapes, Source, Traits
from escapade.games.elba import apply
from escapade.games.elba.checks.position import check
from escapade.games.elba.imagine import fill
from escapade.games.elba.kinds import LEAST_SEATS, Kind, Phase
from escapade.games.elba.legal import draw_acting, lend_legal
from escapade.games.elba.position import read_body
from escapade.games.elba.rules import draws, find
from escapade.games.elba.score import winners
from escapade.games.elba.setup import empty_board, first_position
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables
from escapade.games.elba.view import hide, question_values, write_body
from escapade.games.elba.why import why_not

KEY: Final = "elba"
VERSION: Final = 2
PLIES_A_TURN: Final = 2000
"""Far beyond any turn: seven actions with a chain of thirty Fights each. A chain goes on only while the dice throw
somebody onto somebody, so no number bounds it for certain, but the chance of such a turn is too small to matter."""


@final
class ElbaGame(Game):
    """The rules of Escape from Elba as loaded."""

    def __init__(self, option_table: list[Option], option_values: dict[str, int], shapes: Shapes, tables: Tables,
                 source: Source) -> None:
        most_seats = tables.guests.napoleons
        longest = 100 + most_seats * option_values["round_limit"] * PLIES_A_TURN
        traits = Traits(cooperative=False, hidden_information=True, parallel_decisions=False, longest_match=longest)
        super().__init__(KEY, VERSION, range(LEAST_SEATS, most_seats + 1), option_table, option_values, shapes, traits,
                         source)
        self.tables = tables

    def start(self, seats: int) -> State:
        """EL-5: Campbell in the Safe Area, everybody else about to be placed."""
        return first_position(self.tables, seats)

    def blank(self, seats: int) -> ElbaState:
        """An empty board without a deck."""
        return empty_board(self.tables, seats)

    def clone(self, state: State) -> State:
        """A position that shares nothing that ever changes."""
        assert isinstance(state, ElbaState)
        return state.clone()

    def legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do."""
        return self.lend_legal(state, seat)[:]

    def lend_legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do, some of it looked up."""
        assert isinstance(state, ElbaState)
        return lend_legal(state, self.tables, seat)

    def draw_legal(self, state: State, seat: int, rng: Rng) -> int:
        """A random answer; the long lists of a turn are not made for it."""
        assert isinstance(state, ElbaState)
        if state.phase == Phase.ACT and not state.frames:
            return draw_acting(state, self.tables, seat, rng)
        legal = lend_legal(state, self.tables, seat)
        return legal[rng.below(len(legal))]

    def apply(self, state: State, seat: int, action: int, events: Events) -> None:
        """As every game does it, without asking twice which game this is."""
        assert isinstance(state, ElbaState)
        state.ply += 1
        if seat == CHANCE:
            apply.draw(state, self.tables, action, events)
        else:
            apply.act(state, self.tables, seat, action, events)

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        """EL-7 to EL-30: carry out a seat's decision."""
        assert isinstance(state, ElbaState)
        apply.act(state, self.tables, seat, action, events)

    def chance(self, state: State, outcome: int, events: Events) -> None:
        """A place, a card, a starter or a die."""
        assert isinstance(state, ElbaState)
        apply.draw(state, self.tables, outcome, events)

    def chance_size(self, state: State) -> int:
        """How many outcomes there are."""
        assert isinstance(state, ElbaState)
        return draws.outcomes(state, self.tables)

    def uncovers(self, before: State, seat: int, action: int, after: State) -> bool:
        """EL-32: only a card that leaves a Hand for all to see."""
        return self.shapes.actions.kind[action] in (Kind.PUT, Kind.GIVE_HAND)

    def chance_kind(self, state: State) -> int:
        """EL-5 to EL-7, EL-13, EL-21, EL-24: a place, a card, the starter, a die or a throw."""
        assert isinstance(state, ElbaState)
        return draws.kind(state)

    def chance_value(self, state: State, outcome: int) -> int:
        """The place, letter, seat or face of an outcome."""
        assert isinstance(state, ElbaState)
        return draws.value(state, self.tables, outcome)

    def question_values(self, state: State, seat: int) -> list[int]:
        """What the question of the moment needs to be told."""
        assert isinstance(state, ElbaState)
        return question_values(state, self.tables)

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        """The first rule that stands against an action."""
        assert isinstance(state, ElbaState)
        code, fields = why_not(state, self.tables, seat, [kind, *values, NONE, NONE])
        return self.why(code, fields)

    def is_finding(self, state: State, seat: int) -> bool:
        """EL-34: whether a word of the Bag may be typed."""
        assert isinstance(state, ElbaState)
        return find.is_finding(state, self.tables, seat)

    def unnamed(self, state: State, seat: int) -> list[int]:
        """EL-34: what a player has to find himself."""
        assert isinstance(state, ElbaState)
        return find.unnamed(state, self.tables, seat)

    def found(self, state: State, seat: int, text: str) -> list[int]:
        """EL-34: what a typed word is good for."""
        assert isinstance(state, ElbaState)
        return find.found(state, self.tables, seat, text)

    def outcome(self, state: State) -> dict[str, object] | None:
        """EL-13, EL-33: an escape, or the end of the last round."""
        assert isinstance(state, ElbaState)
        if state.phase != Phase.OVER:
            return None
        end = self.shapes.outcomes[int(state.reason)]
        return {"reason": end.name, "rule": end.rules[0], "winners": winners(state), "scores": None,
                "sides": [f"p{seat}" for seat in range(state.seats)]}

    def rounds(self, state: State) -> int:
        """EL-33: counted from the player who started; after the last one no other begins."""
        assert isinstance(state, ElbaState)
        if state.starter == NONE:
            return 0
        return min(int(state.turns) // state.seats + 1, int(self.tables.round_limit))

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        """EL-32: the position as a viewer sees it."""
        assert isinstance(state, ElbaState)
        return write_body(state, self.tables, viewer)

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        """EL-32: a position, or the part of one that a view shows."""
        assert isinstance(state, ElbaState)
        read_body(reader, state, self.tables, viewer)

    def hide(self, state: State, viewer: int) -> None:
        """EL-32: only what a viewer sees stays."""
        assert isinstance(state, ElbaState)
        hide(state, viewer)

    def check_position(self, state: State) -> None:
        """Refuse what play cannot reach."""
        assert isinstance(state, ElbaState)
        check(state, self.tables)

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        """EL-32: other cards in the Hands of others and in the deck."""
        assert isinstance(state, ElbaState)
        fill(state, self.tables, viewer, rng)
