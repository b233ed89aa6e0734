"""Prison Break as numbers: what is public, and of the plan what the seat was told or may know (PB-30)."""

from typing import Final, final

from mypy_extensions import i64

from escapade.bots.prison_break.wanted import missing_objects, wanted_objects
from escapade.bots.values.features import Features, Inputs
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import FIGURES, LINCOLN, PHASES, PLAN
from escapade.games.prison_break.rules.plan import fitting_cards, knows_card, recruited
from escapade.games.prison_break.rules.squares import tool_for
from escapade.games.prison_break.rules.team import is_bellick, michael_seat
from escapade.games.prison_break.state import PrisonState, count_bits

TABLE: Final = 20
PART: Final = 16
MINE: Final = 6
EACH: Final = 5
MANY_GUARDS: Final = 12.0
FAR: Final = 30.0


@final
class PrisonFeatures(Features):
    """The day, the guilt, the guards, and how far the plan has come; which side the seat is on."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, PrisonBreakGame)
        super().__init__(TABLE + PHASES + 2 * PART + MINE + EACH * FIGURES)
        self.tables = game.tables

    def write(self, state: State, seat: i64, inputs: Inputs) -> None:
        """The table; the plan, apart for each side; the seat's own; the figures."""
        assert isinstance(state, PrisonState)
        self.write_table(state, inputs)
        base: i64 = TABLE + PHASES
        self.write_plan(state, seat, base + PART if seat == state.bellick else base, inputs)
        self.write_mine(state, seat, inputs)
        self.write_figures(state, inputs)

    def write_table(self, s: PrisonState, inputs: Inputs) -> None:
        """PB-24: what ends a match, and what stands in the way."""
        t = self.tables
        guilt = float(s.guilt) / float(t.most_guilt)
        inputs.put(0, 1.0 / s.seats)
        inputs.put(1, float(s.day) / float(t.last_day))
        inputs.put(2, guilt)
        inputs.put(3, guilt * guilt)
        inputs.flag(4, is_set=s.guilt + 5 >= t.most_guilt)
        inputs.flag(5, is_set=s.guilt + 2 >= t.most_guilt)
        inputs.flag(6, is_set=s.stage == PLAN)
        guards = 0.0
        for bribe in s.guards.at:
            if bribe != NONE:
                guards += 1.0
        inputs.put(7, guards / MANY_GUARDS)
        inputs.put(8, float(count_bits(recruited(s))) / 3.0)
        inputs.put(9, float(count_bits(s.plan.announced)) / 3.0)
        inputs.put(10, float(count_bits(wanted_objects(s, t))) / 3.0)
        inputs.put(11, float(count_bits(missing_objects(s, t))) / 3.0)
        inputs.flag(12, is_set=s.camera.at != NONE)
        inputs.flag(13, is_set=s.tower.at != NONE)
        inputs.flag(14, is_set=s.cards.active != NONE)
        inputs.put(15, float(count_bits(s.plan.broken)) / 3.0)
        inputs.put(16, float(count_bits(s.plan.route)) / 8.0)
        inputs.flag(17, is_set=s.figures[LINCOLN].seat != NONE)
        inputs.flag(18, is_set=s.seats == 4)
        inputs.put(19, float(s.relieved) / 3.0)
        inputs.put(TABLE + s.current_phase(), 1.0)

    def write_plan(self, s: PrisonState, seat: i64, base: i64, inputs: Inputs) -> None:
        """PB-23: how far the plan has come, on average over the cards that fit what the seat knows."""
        inputs.put(base, 1.0)
        inputs.put(base + 1, float(s.guilt) / float(self.tables.most_guilt))
        inputs.put(base + 2, float(s.day) / float(self.tables.last_day))
        inputs.flag(base + 3, is_set=s.stage == PLAN)
        inputs.flag(base + 4, is_set=s.figures[LINCOLN].seat != NONE)
        inputs.flag(base + 5, is_set=knows_card(s, int(seat)))
        if s.plan.card == NONE:
            return
        cards = fitting_cards(s, self.tables, int(seat))
        fitting = 0.0
        card: i64 = 0
        while card < self.tables.escapes:
            if cards >> card & 1:
                fitting += 1.0
                self.add_card(s, card, base, inputs)
            card += 1
        place: i64 = base + 6
        while place < base + 12:
            inputs.put(place, inputs.numbers[place] / max(1.0, fitting))
            place += 1
        inputs.put(base + 12, fitting / 10.0)

    def add_card(self, s: PrisonState, card: i64, base: i64, inputs: Inputs) -> None:
        """What would still be missing if this were the card."""
        t = self.tables
        device = t.devices[card]
        is_out = s.plan.broken >> device & 1 != 0
        missing = float(count_bits(t.routes[card] & ~s.plan.route))
        numbers = inputs.numbers
        inputs.put(base + 6, numbers[base + 6] + missing / 6.0)
        inputs.put(base + 7, numbers[base + 7] + float(is_out))
        inputs.put(base + 8, numbers[base + 8] + float(self.has_tool(s, device)))
        inputs.put(base + 9, numbers[base + 9] + float(count_bits(t.pairs[card] & ~recruited(s))) / 2.0)
        inputs.put(base + 10, numbers[base + 10] + float(missing == 0.0))
        inputs.put(base + 11, numbers[base + 11] + (missing + float(not is_out)) / 7.0)

    def has_tool(self, s: PrisonState, device: int) -> bool:
        """PB-16: whether somebody of the team carries what breaks a device."""
        tool = tool_for(device)
        for figure in s.figures:
            if figure.tools >> tool & 1:
                return True
        return False

    def write_mine(self, s: PrisonState, seat: i64, inputs: Inputs) -> None:
        """Which role the seat has, and whether it is its turn."""
        base: i64 = TABLE + PHASES + 2 * PART
        inputs.flag(base, is_set=s.bellick == seat)
        inputs.flag(base + 1, is_set=michael_seat(s) == seat)
        inputs.flag(base + 2, is_set=is_bellick(s))
        inputs.put(base + 3, float(s.turn.points) / 4.0)
        inputs.put(base + 4, float(s.turn.extra))
        inputs.flag(base + 5, is_set=s.bellick == NONE)

    def write_figures(self, s: PrisonState, inputs: Inputs) -> None:
        """PB-30: everything about a figure is public."""
        for number, figure in enumerate(s.figures):
            base: i64 = TABLE + PHASES + 2 * PART + MINE + EACH * number
            inputs.flag(base, is_set=figure.seat != NONE)
            inputs.put(base + 1, float(count_bits(figure.objects)) / 3.0)
            inputs.put(base + 2, float(len(figure.chances)) / 3.0)
            inputs.put(base + 3, float(figure.lost))
            inputs.flag(base + 4, is_set=s.acted >> number & 1 != 0)
