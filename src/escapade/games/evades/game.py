"""Les Évadés, wired to the contract."""

from typing import Final, final

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.game import Game
from escapade.core.option import Option
from escapade.core.reading import Reader
from escapade.core.rng import Rng
from escapade.core.seat import NONE, all_seats
from escapade.core.state import State
from escapade.core.tables import Shapes, Source, Traits
from escapade.games.evades import apply, legal, rules
from escapade.games.evades.imagine import fill
from escapade.games.evades.kinds import (
    PRISONERS,
    WHITE,
    Chance,
    Kind,
    Phase,
)
from escapade.games.evades.position import check, read_body
from escapade.games.evades.score import points_of, winners
from escapade.games.evades.state import EvadesState, empty_state
from escapade.games.evades.tables import Tables
from escapade.games.evades.view import write_body
from escapade.games.evades.why import why_not

KEY: Final = "evades"
VERSION: Final = 1
MOST_SEATS: Final = 6
STEPS_OF_A_DIE: Final = 3
"""Named (for the white die: or left out by rolling), rolled, used."""


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
        self.kinds: list[int] = shapes.actions.kind
        self.values: list[int] = shapes.actions.first
        self.pawns: list[str] = shapes.actions.shapes[Kind.BET].fields[0].names
        self.round_limit: i64 = option_values["round_limit"]
        self.count_empty_only: bool = option_values["count_empty_only"] != 0

    def start(self, seats: int) -> State:
        """LE-4: everybody bets at once."""
        state = self.blank(seats)
        state.ask_all(all_seats(seats))
        return state

    def blank(self, seats: int) -> EvadesState:
        """Everybody at the window."""
        return empty_state(seats, self.tables.squares)

    def clone(self, state: State) -> State:
        """A position that shares nothing that ever changes."""
        assert isinstance(state, EvadesState)
        return state.clone()

    def legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do."""
        assert isinstance(state, EvadesState)
        return legal.legal(state, self.tables, seat)

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        """Hand an action to the function of its kind."""
        assert isinstance(state, EvadesState)
        kind: i64 = self.kinds[action]
        value: i64 = self.values[action]
        if kind == Kind.TAKE:
            apply.take(state, value, events)
        elif kind == Kind.MOVE:
            apply.move(state, self.tables, value, self.landing(state, value), events)
            apply.go_on(state, self.tables, self.round_limit, events)
        elif kind == Kind.BACK:
            apply.move_back(state, self.tables, value, self.landing_back(state, value), events)
            apply.go_on(state, self.tables, self.round_limit, events)
        elif kind == Kind.ROLL:
            apply.roll(state)
        else:
            apply.bet(state, seat, int(value), events)

    def landing(self, s: EvadesState, pawn: i64) -> i64:
        """LE-9: where a prisoner's die takes it."""
        if self.count_empty_only:
            return rules.landing_on_empty(s, self.tables, pawn, s.faces[pawn])
        return rules.landing(s, pawn, s.faces[pawn])

    def landing_back(self, s: EvadesState, pawn: i64) -> i64:
        """LE-9, LE-11: where the white die takes a prisoner."""
        if self.count_empty_only:
            return rules.landing_back_on_empty(s, pawn, s.faces[WHITE])
        return rules.landing_back(s, pawn, s.faces[WHITE])

    def chance(self, state: State, outcome: int, events: Events) -> None:
        """LE-5, LE-6: the starter, or a die."""
        assert isinstance(state, EvadesState)
        if state.phase == Phase.STARTER:
            apply.draw_starter(state, self.tables, outcome, events)
        else:
            apply.draw_die(state, self.tables, self.round_limit, outcome + 1, events)

    def chance_size(self, state: State) -> int:
        """As many as seats, or as a die has faces."""
        return state.seats if state.phase == Phase.STARTER else self.tables.faces

    def chance_kind(self, state: State) -> int:
        """The starter, or a die."""
        return Chance.STARTER if state.phase == Phase.STARTER else Chance.DIE

    def question_values(self, state: State, seat: int) -> list[int]:
        """What the question of the moment needs to be told."""
        assert isinstance(state, EvadesState)
        active = int(state.active)
        if state.phase == Phase.BET:
            return self.bet_values(state, seat)
        if state.phase == Phase.CHOOSE:
            return [active, int(state.left), rules.white_offer(state)]
        if state.phase == Phase.USE:
            return [active, bin(int(state.unused)).count("1")]
        return [active] if state.phase == Phase.ROLL else []

    def landings(self, s: EvadesState) -> dict[str, int]:
        """LE-9, LE-11: the square that each possible move ends on, by its words, so that no client has to count; the
        last square stands for the boats.
        """
        found: dict[str, int] = {}
        if s.phase != Phase.USE:
            return found
        for action in legal.legal(s, self.tables, int(s.active)):
            pawn: i64 = self.values[action]
            forward = self.kinds[action] == Kind.MOVE
            square = self.landing(s, pawn) if forward else self.landing_back(s, pawn)
            found[self.shapes.actions.words(action)] = min(int(square), int(self.tables.squares))
        return found

    def bet_values(self, s: EvadesState, seat: int) -> list[int]:
        """LE-4: which place a seat is betting on, and its boat; nothing for those who have finished or watch."""
        place = len(s.players[seat].bet) if seat < s.seats else PRISONERS
        if place == PRISONERS:
            return [NONE, NONE]
        return [place + 1, self.tables.boat_of_place[place] + 1]

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        """“Why can't I?”"""
        assert isinstance(state, EvadesState)
        code, fields = why_not(state, kind, values[0] if values else NONE)
        return self.why(code, fields)

    def outcome(self, state: State) -> dict[str, object] | None:
        """LE-14 to LE-16, LE-18."""
        assert isinstance(state, EvadesState)
        if state.phase != Phase.OVER:
            return None
        scores = [points_of(state, self.tables, seat) for seat in range(state.seats)]
        end = self.shapes.outcomes[int(state.reason)]
        return {"reason": end.name, "rule": end.rules[0], "winners": winners(scores), "scores": scores,
                "sides": [f"p{seat}" for seat in range(state.seats)]}

    def rounds(self, state: State) -> int:
        """LE-18: counted from the player who started; after the last one no other begins."""
        assert isinstance(state, EvadesState)
        if state.starter == NONE:
            return 0
        return min(int(rules.current_round(state)), int(self.round_limit))

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        """LE-17."""
        assert isinstance(state, EvadesState)
        written = write_body(state, self.pawns, viewer)
        written["squares"] = self.tables.squares
        if viewer != NONE:
            written["landings"] = self.landings(state)
        return written

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        """LE-17."""
        assert isinstance(state, EvadesState)
        reader.number("squares", self.tables.squares, self.tables.squares)
        if viewer != NONE:
            reader.take("landings")
        read_body(reader, state, self.tables, self.pawns, viewer)

    def check_position(self, state: State) -> None:
        """Refuse what play cannot reach."""
        assert isinstance(state, EvadesState)
        check(state, self.tables, int(self.round_limit))

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        """LE-17."""
        assert isinstance(state, EvadesState)
        fill(state, rng)
