"""What a bot of Prison Break tells its team: the errand its figure is on, unless that would tell what it alone saw."""

from typing import Final, final

from escapade.bots.advice import PURPOSE, Counsel
from escapade.bots.base import Choice
from escapade.bots.levels.level import EVEN, TEMPERS
from escapade.bots.prison_break.team import errands, share_out
from escapade.bots.prison_break.words import Words
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.rules.families import is_dealing, is_setup
from escapade.games.prison_break.state import PrisonState

PUBLIC: Final[list[str]] = ["looks_under", "recruits", "fetches_lincoln", "waits"]
"""PB-13, PB-14, PB-20: about tokens nobody has looked under, and figures and wishes that all can see."""
OF_THE_PLAN: Final[list[str]] = ["marks_route", "fetches_tool", "breaks_device"]
"""PB-30: for those who know the card."""
TEMPER_REASONS: Final[list[str]] = [f"{temper}_{reason}" for reason in PUBLIC for temper in TEMPERS if temper != EVEN]
"""The same as a temper puts it."""


@final
class PrisonCounsel(Counsel):
    """PB-30: the team speaks among itself; Bellick hears nothing of it."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, PrisonBreakGame)
        super().__init__(PURPOSE)
        self.tables = game.tables
        self.words = Words(game)

    def is_one_side(self, state: State, one: int, other: int) -> bool:
        """PB-19: everybody but Bellick."""
        assert isinstance(state, PrisonState)
        return state.bellick not in (one, other)

    def has_purpose(self, state: State, seat: int) -> bool:
        """PB-31: from day 1 on."""
        assert isinstance(state, PrisonState)
        return not is_setup(state.phase) and not is_dealing(state.phase)

    def purpose(self, state: State, seat: int) -> Choice:
        """PB-11: the first errand of the figure that acts, if it is this seat's, else of its leader."""
        assert isinstance(state, PrisonState)
        actor = int(state.turn.actor)
        is_mine = actor != NONE and state.figures[actor].seat == seat
        tasks = errands(state, self.tables, seat)
        mine = share_out(state, self.tables, tasks)[actor if is_mine else state.players[seat].leader]
        return self.words.errand(state, NONE, tasks[mine[0]]) if mine else Choice(NONE, "waits")

    def worded(self, said: Choice, temper: str) -> Choice:
        """What its figure is after it will do: a temper has no choice there, only words."""
        if temper == EVEN or said.reason not in PUBLIC:
            return said
        return Choice(said.action, f"{temper}_{said.reason}", said.params)

    def is_open(self, choice: Choice, view: dict[str, object]) -> bool:
        """PB-13, PB-30: a thing is named where all see it lie, or to one who looked there too; the plan to those who
        know it.
        """
        if choice.reason in OF_THE_PLAN:
            return view["card"] is not None
        if choice.reason != "picks_up":
            return choice.reason in PUBLIC or choice.reason in TEMPER_REASONS
        thing, square = choice.params["object"], choice.params["square"]
        lying, tokens = view["lying"], view["tokens"]
        assert isinstance(lying, dict) and isinstance(tokens, dict)
        return lying.get(thing) == square or (square in tokens and tokens[square]["object"] == thing)
