"""The random bot is uniform, and random play is not in its hands alone: streams decide."""

import pytest

from escapade.bots.random import REASONS, RandomBot
from escapade.core.perspective import Perspective
from escapade.games import load
from escapade.play.seeds import derive

DRAWS = 7000
CRITICAL = {2: 10.83, 3: 13.82, 7: 22.46}
"""Chi-square beyond which 1 in 1,000 honest runs would go, by the number of choices."""


@pytest.mark.parametrize("size", sorted(CRITICAL))
def test_every_action_is_equally_likely(size: int) -> None:
    """A chi-square test on the stream that simulations use."""
    game, bot = load("evades"), RandomBot()
    legal = list(range(3, 3 + size))
    counts = dict.fromkeys(legal, 0)
    for asked in range(DRAWS):
        counts[bot.choose(Perspective(game, 0, {}, legal), derive(11, "bot", 0, asked)).action] += 1
    expected = DRAWS / size
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < CRITICAL[size]


def test_the_same_stream_gives_the_same_choice() -> None:
    """A retry is not another draw; and the reason is one that has a sentence."""
    game, bot = load("evades"), RandomBot()
    choices = [bot.choose(Perspective(game, 1, {}, [4, 5, 9]), derive(2, "bot", 1, 6)) for turn in range(2)]
    assert choices[0].action == choices[1].action
    assert choices[0].reason in REASONS
