"""Odds tell no more than the seat knows: the same figures in every world it cannot tell apart; and they are quick."""

import time

import pytest

from escapade import compiled
from escapade.bots import roster
from escapade.bots.odds import SHARE, Counter, Odds, odds_of, share
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.rng import from_words
from escapade.core.seat import CHANCE_BIT, seats_of
from escapade.core.state import State
from escapade.games import load_with
from escapade.games.elba.state import ElbaState
from escapade.play.seeds import derive
from tests.conformance.walks import positions
from tests.conformance.world_checks import worlds_of

CASES = [("dark_castle", 2, {}), ("dark_castle", 4, {"voice": "majority"}), ("elba", 4, {"round_limit": 3}),
         ("elba", 11, {"round_limit": 1}),
         ("evades", 4, {}), ("prison_break", 3, {}), ("prison_break", 4, {})]
LONGEST = 0.005
"""Seconds a question may take with the compiled rules; the interpreted ones have twenty times as long."""


def asked(game: Game, seats: int) -> list[tuple[State, int]]:
    """Every seat that is asked in positions of random matches."""
    return [(state, seat) for state in positions(game, seats) if state.waiting not in (0, CHANCE_BIT)
            for seat in seats_of(int(state.waiting))]


def written(counted: dict[int, list[Odds]]) -> list[tuple[int, str, float, str]]:
    """Figures as they can be compared."""
    return [(action, one.key, round(one.value, 12), str(one.params))
            for action, odds in counted.items() for one in odds]


def told(counter: Counter, game: Game, state: State, seat: int) -> list[tuple[int, str, float, str]]:
    return written(odds_of(counter, look(game, state, seat)))


def differences(counter: Counter, game: Game, seats: int) -> int:
    """In how many positions a seat is told another figure in another world; and that nothing leaves its bounds."""
    make, found = worlds_of(game.key).other_world, 0
    for number, (state, seat) in enumerate(asked(game, seats)):
        other = make(game, state, seat, derive(3, "odds", number))
        found += told(counter, game, state, seat) != told(counter, game, other, seat)
    return found


def counter_of(game: Game) -> Counter:
    counter = roster.counter(game)
    assert counter is not None
    return counter


@pytest.mark.parametrize(("title", "seats", "options"), CASES)
def test_the_same_figures_in_twin_worlds(title: str, seats: int, options: dict[str, object]) -> None:
    """The worlds are those of the leak proof, which know nothing of views."""
    game = load_with(title, options)
    assert differences(counter_of(game), game, seats) == 0


@pytest.mark.parametrize(("title", "seats", "options"), CASES)
def test_figures_are_listed_bounded_and_quick(title: str, seats: int, options: dict[str, object]) -> None:
    """Chances lie between 0 and 1, every key has its sentence in the game's list, and whatever world is imagined the
    figures are the same; a question takes less than 5 ms, by the best of three.
    """
    game = load_with(title, options)
    counter, folder = counter_of(game), roster.folder(title)
    assert folder is not None
    for state, seat in asked(game, seats):
        perspective = look(game, state, seat)
        took = min(timed(counter, perspective.imagine(from_words(1, 2, number)), seat, perspective.legal)
                   for number in range(3))
        assert took < (LONGEST if compiled() else 20 * LONGEST), game.describe(state)["phase"]
        for one in [one for odds in odds_of(counter, perspective).values() for one in odds]:
            assert one.key in folder.ODDS_KEYS
            assert one.unit != SHARE or 0.0 <= one.value <= 1.0 + 1e-9


def timed(counter: Counter, state: State, seat: int, legal: list[int]) -> float:
    """How long all choices of a question keep the processor busy."""
    began = time.process_time()
    for action in legal:
        counter.of(state, seat, action)
    return time.process_time() - began


class Peeping(Counter):
    """Planted: looks at a Hand that only an imagined world has."""

    def of(self, state: State, seat: int, action: int) -> list[Odds]:
        assert isinstance(state, ElbaState)
        return [share("wins", 1.0 / (1 + int(state.players[seat - 1].hand % 97)))]


class Remembering(Counter):
    """Planted: looks past its perspective, at the real position."""

    def __init__(self, hands: list[int]) -> None:
        self.hands = hands

    def of(self, state: State, seat: int, action: int) -> list[Odds]:
        return [share("wins", 1.0 / (1 + self.hands.pop()))]


def test_a_count_that_peeps_is_caught() -> None:
    """What hangs on another's Hand differs in another imagined world; what is read from the real one, in its twin."""
    game = load_with("elba", {"round_limit": 3})
    state, seat = next((state, seat) for state, seat in asked(game, 4)
                       if seat > 0 and elba(state).players[seat - 1].hand)
    perspective = look(game, state, seat)
    worlds = [perspective.imagine(from_words(1, 2, number)) for number in range(8)]
    assert len({Peeping().of(world, seat, perspective.legal[0])[0].value for world in worlds}) > 1
    real, twin = Remembering(list(range(400))), Remembering(list(range(400, 800)))
    assert told(real, game, state, seat) != told(twin, game, state, seat)


def elba(state: State) -> ElbaState:
    assert isinstance(state, ElbaState)
    return state
