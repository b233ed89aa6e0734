"""Strengths from contests of two: one Bradley–Terry fit over all of them, with a bootstrap by block.

A block is one seed played in every rotation of the seats. What two bots got in it is one result, of which a half is
even: matches of one seed are no strangers to each other, so that intervals are made over blocks.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log

from escapade.core.rng import Rng

Pair = tuple[str, str]
Blocks = Mapping[Pair, Sequence[float]]
"""For each pair, block by block, what the first of them got: 1 all, a half as much as the other, 0 nothing."""
POINTS = 400 / log(10)
"""From the natural logarithm of odds to the points that chess players know: 400 of them are ten to one."""
STEPS = 500
ENOUGH = 1e-9
RESAMPLED = 200
TAIL = 0.025


@dataclass(frozen=True)
class Rating:
    """The points of a bot above the anchor, with their 95 % interval."""

    bot: str
    points: float
    low: float
    high: float


def strengths(bots: Sequence[str], blocks: Blocks) -> dict[str, float]:
    """Bradley–Terry by minorisation: natural logarithms that sum up to nothing.

    Every pair that met is given one even block more, so that nobody who never lost is infinitely strong.
    """
    won = dict.fromkeys(bots, 0.0)
    met: dict[Pair, float] = {}
    for (one, other), results in blocks.items():
        if results:
            won[one] += sum(results) + 0.5
            won[other] += len(results) - sum(results) + 0.5
            met[one, other] = len(results) + 1.0
    strong = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        previous = strong
        shared = dict.fromkeys(bots, 0.0)
        for (one, other), count in met.items():
            share = count / (strong[one] + strong[other])
            shared[one] += share
            shared[other] += share
        strong = {bot: won[bot] / shared[bot] if shared[bot] else 1.0 for bot in bots}
        middle = exp(sum(log(value) for value in strong.values()) / len(bots))
        strong = {bot: value / middle for bot, value in strong.items()}
        if all(abs(strong[bot] - previous[bot]) < ENOUGH for bot in bots):
            break
    return {bot: log(value) for bot, value in strong.items()}


def resampled(blocks: Blocks, rng: Rng) -> dict[Pair, list[float]]:
    """As many blocks of each pair, drawn with replacement."""
    return {pair: [results[int(rng.below(len(results)))] for _ in results] for pair, results in blocks.items()}


def ratings(bots: Sequence[str], blocks: Blocks, anchor: str, rng: Rng) -> list[Rating]:
    """Everybody's points above the anchor, strongest first."""
    found = above(strengths(bots, blocks), anchor)
    drawn = [above(strengths(bots, resampled(blocks, rng)), anchor) for _ in range(RESAMPLED)]
    cut = int(TAIL * RESAMPLED)
    rated = []
    for bot in bots:
        spread = sorted(one[bot] for one in drawn)
        rated.append(Rating(bot, found[bot], spread[cut], spread[-1 - cut]))
    return sorted(rated, key=lambda rating: -rating.points)


def above(strong: Mapping[str, float], anchor: str) -> dict[str, float]:
    """Points above the anchor."""
    return {bot: POINTS * (value - strong[anchor]) for bot, value in strong.items()}
