"""Boards as a terminal draws them all along a match of bots, to look at how they are set."""

from collections.abc import Iterator

from escapade.bots import roster
from escapade.core.event import MUTE
from escapade.core.perspective import look
from escapade.core.referee import draw
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.games import load
from escapade.language.sentences import Language
from escapade.play.seeds import derive
from escapade.terminal.drawers import drawer_of
from escapade.terminal.scene import Scene
from tests.terminal.scenes import printed

MOST = 400
EVERY = 9
"""So many decisions lie between two drawings."""


def boards_of(key: str) -> Iterator[str]:
    """The board in French, for whoever is asked, now and then until the match ends or grows long."""
    game, language, rng = load(key), Language("fr", strict=True), derive(7, "drawings", key)
    state = game.new(3)
    bot = roster.make(roster.usual(key), game)
    for decision in range(MOST):
        while state.waiting == CHANCE_BIT:
            draw(game, state, rng, MUTE)
        if not state.waiting:
            return
        seat = first_seat(int(state.waiting))
        perspective = look(game, state, seat)
        if decision % EVERY == 0:
            scene = Scene(game, perspective.view, language, ["Ada", "Ben", "Cleo"], 160, plain=True)
            yield printed(drawer_of(key).draw(scene), width=160)
        game.apply(state, seat, bot.choose(perspective, rng).action, MUTE)
