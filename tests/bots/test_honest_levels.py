"""Every bot of every game: the same luck, two worlds its seat cannot tell apart, the same answer and the same reason.

The other worlds are made by `tests/games/<game>/worlds.py` from the rule about who knows what, with neither view nor
imagine. `run.py soak honesty` asks for ten thousand pairs of every bot and game.
"""

import os
from collections.abc import Iterator
from itertools import islice

import pytest

from escapade.bots import roster
from escapade.bots.base import Bot, Choice
from escapade.bots.levels.level import MASTER
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.past import apply_and_remember
from escapade.core.perspective import Perspective, look
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, seats_of
from escapade.core.state import State
from escapade.games import load, load_with
from escapade.play.record import digest
from escapade.play.seeds import derive
from tests.conformance.world_checks import without_asked, worlds_of

TITLES = ["evades", "elba", "dark_castle", "prison_break"]
PAIRS = int(os.environ.get("ESCAPADE_HONESTY", "0"))
FEW = {"search:8": 6, "ismcts:8": 6}
"""Pairs in every run; others have more. The master is a search with a larger number."""
SHORT: dict[str, dict[str, object]] = {"elba": {"round_limit": 20}}
"""For rollouts at random: nobody gets out of Elba that way, and a match would last ten thousand decisions."""
USUAL = 40
CHEATED = 750
EVERY = 3


class Peeking(Bot):
    """The planted cheater: once in a hundred answers it looks at the real position that the test leaves lying about."""

    def __init__(self, game: Game, share: int = 100) -> None:
        super().__init__("peeking", needs_view=True)
        self.game, self.share = game, share
        self.real: State | None = None

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        place = int(rng.below(len(perspective.legal)))
        if rng.below(self.share) == 0 and self.real is not None:
            place += int(digest(self.game, self.real), 16)
        return Choice(perspective.legal[place % len(perspective.legal)], "at_random")


def positions(game: Game, seats: int) -> Iterator[tuple[State, int]]:
    """Questions with a choice, from matches of experts whose every fourth answer is anybody's: silly positions too."""
    expert, number = roster.heuristic(game), 0
    while True:
        rng, state, met = derive(number, "honest", game.key, seats), game.new(seats), 0
        number += 1
        while state.waiting and state.ply < 3000:
            waiting = seats_of(int(state.waiting))
            seat = waiting[int(rng.below(len(waiting)))]
            if state.waiting == CHANCE_BIT:
                apply_and_remember(game, state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
                continue
            legal = game.legal(state, seat)
            if len(legal) > 1:
                met += 1
                if met % EVERY == 0:
                    yield game.clone(state), seat
            is_silly = rng.below(4) == 0
            action = (legal[int(rng.below(len(legal)))] if is_silly or len(legal) == 1
                      else expert.choose(game.clone(state), seat, legal[:], rng).action)
            apply_and_remember(game, state, seat, action, MUTE)


def betrayals(game: Game, bot: Bot, pairs: int) -> tuple[int, int]:
    """How often a bot answered differently, and in how many of the pairs the worlds were different at all."""
    found, varied, make = 0, 0, worlds_of(game.key).other_world
    for number, (state, seat) in enumerate(islice(positions(game, 4), pairs)):
        world = make(game, state, seat, derive(number, "world"))
        varied += without_asked(game, world) != without_asked(game, state)
        answers = []
        for real in (state, world):
            if isinstance(bot, Peeking):
                bot.real = real
            choice = bot.choose(look(game, real, seat), derive(number, "bot"))
            answers.append((choice.action, choice.reason, choice.params))
        found += answers[0] != answers[1]
    return found, varied


def names() -> list[str]:
    """Every bot there is."""
    return [name for name in roster.names("evades") if name != MASTER] + list(FEW)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", names())
def test_the_same_answer_in_worlds_a_seat_cannot_tell_apart(title: str, name: str) -> None:
    """design.md: "The same bot, same seed, in two worlds its seat cannot tell apart, plays the same move"."""
    game = load_with(title, SHORT.get(title, {}) if name.startswith(roster.ISMCTS) else {})
    pairs = PAIRS or FEW.get(name, USUAL)
    found, varied = betrayals(game, roster.make(name, game), pairs)
    assert found == 0
    assert varied > pairs // 3 or not game.traits.hidden_information or pairs < USUAL


def test_a_master_is_a_search() -> None:
    """Nothing about it but its budget differs from what was asked above."""
    for title in TITLES:
        game = load(title)
        assert type(roster.make(MASTER, game)) is type(roster.make("search:8", game))


@pytest.mark.parametrize("title", [title for title in TITLES if title != "dark_castle"])
def test_a_cheater_is_caught_that_peeks_once_in_a_hundred(title: str) -> None:
    """In games that have secrets. Without peeking the same bot passes: it is the peeking that is caught."""
    game = load(title)
    assert betrayals(game, Peeking(game), PAIRS or CHEATED)[0] > 0
    assert betrayals(game, Peeking(game, share=1 << 31), USUAL)[0] == 0
