"""Prison Break, wired to the contract."""

from typing import Final, final

from escapade.core.event import Events
from escapade.core.game import Game
from escapade.core.option import Option
from escapade.core.reading import Reader
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, NONE
from escapade.core.state import State
from escapade.core.tables import Shapes, Source, Traits
from escapade.games.prison_break import apply, legal
from escapade.games.prison_break.checks.position import check
from escapade.games.prison_break.frames import DriveFrame, GuardFrame, LookFrame, NameFrame, OfferFrame, SwapFrame
from escapade.games.prison_break.imagine import fill
from escapade.games.prison_break.kinds import Chance, Kind, Phase
from escapade.games.prison_break.position import check_written, read_body
from escapade.games.prison_break.rules import team
from escapade.games.prison_break.rules.families import is_setup
from escapade.games.prison_break.rules.uncovering import uncovers
from escapade.games.prison_break.score import outcome
from escapade.games.prison_break.setup import chooser
from escapade.games.prison_break.shapes import Names
from escapade.games.prison_break.state import PrisonState, empty_state
from escapade.games.prison_break.tables import Tables
from escapade.games.prison_break.view import hide, write_body
from escapade.games.prison_break.why import why_not

KEY: Final = "prison_break"
VERSION: Final = 2
PLIES_A_TURN: Final = 60
"""Generous: a move, an action, a card with its guards, everybody driven out and caught in turn."""


@final
class PrisonBreakGame(Game):
    """The rules of Prison Break as loaded."""

    def __init__(self, option_table: list[Option], option_values: dict[str, int], shapes: Shapes, names: Names,
                 tables: Tables, source: Source) -> None:
        traits = Traits(cooperative=False, hidden_information=True, parallel_decisions=True,
                        longest_match=tables.last_day * 8 * PLIES_A_TURN)
        super().__init__(KEY, VERSION, range(3, 5), option_table, option_values, shapes, traits, source)
        self.names = names
        self.tables = tables

    def start(self, seats: int) -> State:
        """PB-1: the dice say who chooses first."""
        state = self.blank(seats)
        state.ask_chance()
        return state

    def blank(self, seats: int) -> PrisonState:
        """Nobody on the board yet."""
        return empty_state(seats, self.tables)

    def clone(self, state: State) -> State:
        """A position that shares nothing that ever changes."""
        assert isinstance(state, PrisonState)
        return state.clone()

    def legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do."""
        return self.lend_legal(state, seat)[:]

    def lend_legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do, looked up where it is always the same."""
        assert isinstance(state, PrisonState)
        return legal.lend_legal(state, self.tables, seat)

    def draw_legal(self, state: State, seat: int, rng: Rng) -> int:
        """An action of a waiting seat, all equally likely."""
        assert isinstance(state, PrisonState)
        return legal.draw_legal(state, self.tables, seat, rng)

    def apply(self, state: State, seat: int, action: int, events: Events) -> None:
        """As every game does it, without asking twice which game this is."""
        assert isinstance(state, PrisonState)
        state.ply += 1
        if seat == CHANCE:
            apply.chance(state, self.tables, apply.outcome_value(state, self.tables, action), events)
        else:
            apply.act(state, self.tables, seat, action, events)

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        """A seat's decision."""
        assert isinstance(state, PrisonState)
        apply.act(state, self.tables, seat, action, events)

    def chance(self, state: State, outcome: int, events: Events) -> None:
        """A draw: a card, a token, a die or a guard, by what is waited for."""
        assert isinstance(state, PrisonState)
        apply.chance(state, self.tables, apply.outcome_value(state, self.tables, outcome), events)

    def chance_size(self, state: State) -> int:
        """Cards, guards and tokens left, or faces that are not re-rolled."""
        assert isinstance(state, PrisonState)
        return apply.chance_outcomes(state, self.tables)

    def chance_kind(self, state: State) -> int:
        """By the phase the draw belongs to."""
        phase = state.current_phase()
        if phase == Phase.DRAWING:
            return Chance.CARD
        if phase == Phase.GUARD_LOT:
            return Chance.LOT
        if phase == Phase.LOOKING:
            return Chance.TOKEN
        if phase == Phase.FIRST:
            return Chance.FIRST
        return Chance.ESCAPE if phase == Phase.DEAL else Chance.DIE

    def chance_value(self, state: State, outcome: int) -> int:
        """What an outcome stands for."""
        assert isinstance(state, PrisonState)
        return apply.outcome_value(state, self.tables, outcome)

    def question_values(self, state: State, seat: int) -> list[int]:
        """What the question of the moment needs to be told; what was looked at, only to the one who looks."""
        assert isinstance(state, PrisonState)
        if state.frames:
            return frame_values(state, seat)
        return turn_values(state)

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        """“Why can't I?”"""
        assert isinstance(state, PrisonState)
        code, fields = why_not(state, self.tables, kind, values)
        return self.why(code, fields)

    def pass_action(self, state: State, seat: int) -> int:
        """PB-11: nothing more where he stopped."""
        return self.tables.offsets[Kind.DONE] if state.current_phase() == Phase.ACT else NONE

    def uncovers(self, before: State, seat: int, action: int, after: State) -> bool:
        """PB-30: of the escape card or of a token, to anybody."""
        assert isinstance(before, PrisonState)
        assert isinstance(after, PrisonState)
        return uncovers(before, after, self.tables.kinds[action])

    def outcome(self, state: State) -> dict[str, object] | None:
        """PB-23, PB-24: the team, Bellick, or nobody in phase 1; None before the end."""
        assert isinstance(state, PrisonState)
        return outcome(state, self.shapes.outcomes) if state.phase == Phase.OVER else None

    def rounds(self, state: State) -> int:
        """PB-8: the day being played; none has begun in the set-up."""
        assert isinstance(state, PrisonState)
        return 0 if is_setup(state.phase) else int(state.day)

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        """PB-30: the game's own keys of a position, whole or as a viewer sees it."""
        assert isinstance(state, PrisonState)
        return write_body(state, self.tables, self.names, viewer)

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        """PB-30: those keys read back; a whole position must be written the same again."""
        assert isinstance(state, PrisonState)
        read_body(reader, state, self.tables, self.names, viewer)
        if viewer == NONE:
            check_written(reader, state, self.tables, self.names)

    def hide(self, state: State, viewer: int) -> None:
        """PB-30: only what a viewer sees stays."""
        assert isinstance(state, PrisonState)
        hide(state, self.tables, viewer)

    def check_position(self, state: State) -> None:
        """Refuse what play cannot reach."""
        assert isinstance(state, PrisonState)
        check(state, self.tables)

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        """PB-30: draw what the viewer cannot know."""
        assert isinstance(state, PrisonState)
        fill(state, self.tables, rng)


def turn_values(s: PrisonState) -> list[int]:
    """The fields of a main phase's question."""
    phase = s.phase
    if phase == Phase.CHOOSE:
        return [chooser(s)]
    if phase in (Phase.DEAL, Phase.KEEP_PLAN, Phase.ANNOUNCE):
        return [int(team.michael_seat(s))]
    player = int(team.seat_on_turn(s))
    if phase in (Phase.HARMFUL, Phase.ACT):
        return [player, int(s.turn.actor)]
    if phase in (Phase.ESCAPE, Phase.MOVE):
        return [player, int(s.turn.actor), int(s.turn.points)]
    return [player] if phase in (Phase.BELLICK, Phase.POST) else []


def frame_values(s: PrisonState, seat: int) -> list[int]:
    """The fields of a frame's question."""
    frame = s.top()
    phase = frame.phase
    if phase == Phase.VOTE:
        return []
    if isinstance(frame, DriveFrame):
        return [int(s.figures[frame.subject].seat), frame.subject]
    if isinstance(frame, OfferFrame):
        return [frame.owner, frame.card]
    if isinstance(frame, NameFrame):
        return [frame.owner, frame.card]
    if isinstance(frame, GuardFrame):
        return [frame.owner, frame.bribe] if phase == Phase.GUARD_PLACE else [frame.owner]
    if isinstance(frame, LookFrame):
        return [frame.owner, frame.subject, s.things.tokens[frame.token] if seat == frame.owner else NONE]
    if isinstance(frame, SwapFrame):
        return [frame.owner, frame.subject, frame.thing]
    if phase in (Phase.TIE, Phase.DRAWING, Phase.LOOKING):
        return [frame.owner]
    return [frame.owner, frame.subject]
