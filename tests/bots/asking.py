"""Ask a bot what it would do in a scenario."""

from escapade.bots import roster
from escapade.core.perspective import look
from escapade.core.seat import seat_number
from escapade.play.seeds import derive
from escapade.testing import Scenario


def answer(match: Scenario, bot: str = "greedy", seed: int = 1) -> tuple[str, str]:
    """The action of the seat that is waited for, in words, and the reason."""
    seat = seat_number(match.waiting()[0])
    made = roster.make(bot, match.game)
    choice = made.choose(look(match.game, match.state, seat), derive(seed, "bot", seat, match.state.asked[seat]))
    return match.game.shapes.actions.words(choice.action), choice.reason


def goes_on(match: Scenario, steps: int) -> list[str]:
    """What the seat that is waited for does next, step by step, while it is asked."""
    seat = match.waiting()
    said: list[str] = []
    while len(said) < steps and match.waiting() == seat:
        said.append(answer(match)[0])
        match.play(f"{seat[0]} {said[-1]}")
    return said
