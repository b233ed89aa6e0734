"""What a person in Prison Break taps who wants what the expert wants: the far square, and what is done there."""

from typing import Any

import escapade
from escapade.bots import roster
from escapade.core.seat import seat_number
from escapade.games.prison_break.kinds import Kind
from escapade.play.seeds import derive
from tests.web.desk import until

MOST_STEPS = 8
ARRIVED = "document.querySelector('.board .goal') === null"


class PrisonTaps:
    """One tap for a whole walk; a question about something else is left to the list."""

    def __init__(self) -> None:
        self.game = escapade.load("prison_break")
        self.expert = roster.heuristic(self.game)

    def __call__(self, page: Any, news: dict[str, Any]) -> bool:
        """Tap the square at which the expert's walk ends, unless the tap would do something there that he would not."""
        view = news["view"]
        if not view["reach"]:
            return False
        goal, deed = self.walk(view)
        deeds = [one["kind"] for one in view["deeds"].get(goal, [])]
        square = page.locator(f".board [data-square='{goal}'][role=button]")
        if goal not in view["reach"] or deeds not in ([], [deed]) or not square.count():
            return False
        square.first.dispatch_event("click")
        until(page, ARRIVED)
        return True

    def walk(self, view: dict[str, Any]) -> tuple[str, str]:
        """Where the expert goes, step by step, and the kind of what he does there."""
        state, seat, goal, kind = self.game.imagine(view, derive(1, "taps")), seat_number(view["seat"]), "", ""
        for _ in range(MOST_STEPS):
            if not state.waiting >> seat & 1:
                break
            choice = self.expert.choose(self.game.clone(state), seat, self.game.legal(state, seat), derive(1, "taps"))
            kind, _, square = self.game.shapes.actions.words(choice.action).partition(" ")
            if self.game.shapes.actions.kind[choice.action] != Kind.STEP:
                break
            self.game.apply(state, seat, choice.action, escapade.MUTE)
            goal = square
        return goal, kind
