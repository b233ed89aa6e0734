"""Learn what experts of Les Évadés tend to do, and write it, with its origin and figures, into the game's content.

    PYTHONPATH=build/compiled:. .venv/bin/python -m tools.train.habits --matches 3000 --seed 1

Of the answers on offer one was given; the weights are those that make what was given as likely as possible (logistic
regression with a weight for every kind of answer). `likelihood` is the geometric mean of what the weights gave to the
answers of matches that they were not fitted to; 1 is certainty.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import numpy

import escapade
from escapade.bots import greedy, roster
from escapade.bots.evades.habits import Habits
from escapade.core.game import Game
from escapade.core.seat import CHANCE
from escapade.core.state import State
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.kinds import PRISONERS, WHITE, Kind
from escapade.games.evades.rules.dice import is_short_of_dice
from escapade.games.evades.rules.moves import movable, reachable
from escapade.games.evades.score import boats_of
from escapade.games.evades.state import EvadesState
from escapade.play.loop import Observer, play_match
from escapade.play.seeds import match_stem
from tools.compile_engine import PACKAGE, SOURCE
from tools.train.matches import seat_numbers

TAKES = 4 * PRISONERS * PRISONERS * 3
BACKS = 4 * PRISONERS * PRISONERS
LEAVE, WHITE_DIE = TAKES + BACKS, TAKES + BACKS + 1
WEIGHTS = TAKES + BACKS + 2
NOT_ON_OFFER = -1
HELD_OUT = 10
"""One match in so many is held out."""
STEPS = 150
DECAY = 2e-5
"""How much a weight that nothing speaks for is drawn to 0."""
DIGITS = 2
GAME = "evades"


@dataclass
class Answers:
    """For each answer the weights of all that were on offer, which of them was given, and the match it comes from."""

    offers: list[list[int]]
    given: list[int]
    match: list[int]


class Watcher(Observer):
    """Writes down what was on offer and what was taken."""

    def __init__(self, game: EvadesGame) -> None:
        self.game, self.habits = game, Habits(game.tables)
        self.number = 0
        self.found = Answers([], [], [])

    def before(self, game: Game, state: State, seat: int, action: int) -> None:
        """Dice named among several, and what is done with the white die once it is alone."""
        if seat == CHANCE:
            return
        assert isinstance(state, EvadesState)
        kind, chosen = game.shapes.actions.kind[action], game.shapes.actions.first[action]
        if kind == Kind.TAKE and state.left:
            self.note(self.takes_on_offer(state, seat), chosen)
        elif kind in (Kind.BACK, Kind.LEAVE) and not movable(state):
            self.note(self.backs_on_offer(state, seat), WHITE if kind == Kind.LEAVE else chosen)

    def note(self, offer: list[int], chosen: int) -> None:
        """One answer; where there was no choice it says nothing."""
        if sum(number != NOT_ON_OFFER for number in offer) > 1 and offer[chosen] != NOT_ON_OFFER:
            self.found.offers.append(offer)
            self.found.given.append(chosen)
            self.found.match.append(self.number)

    def takes_on_offer(self, s: EvadesState, seat: int) -> list[int]:
        """The weights of the dice that can be named; the white one's where it takes the place of another."""
        boats = boats_of(s.players[seat].bet(), self.game.tables)
        self.habits.measure(s)
        coloured = [int(self.habits.number_of_take(s, pawn, boats[pawn])) if s.offer >> pawn & 1 else NOT_ON_OFFER
                    for pawn in range(PRISONERS)]
        has_white = s.offer >> WHITE & 1 and is_short_of_dice(s)
        return [*coloured, WHITE_DIE if has_white else NOT_ON_OFFER]

    def backs_on_offer(self, s: EvadesState, seat: int) -> list[int]:
        """The weights of moving each prisoner back who can be, and of nobody."""
        boats = boats_of(s.players[seat].bet(), self.game.tables)
        self.habits.measure(s)
        backs = [TAKES + int(self.habits.number_of_back(s, pawn, boats[pawn])) if reachable(s) >> pawn & 1
                 else NOT_ON_OFFER for pawn in range(PRISONERS)]
        return [*backs, LEAVE]


def watch(game: EvadesGame, matches: int, seed: int) -> Answers:
    """Experts play at tables of every size."""
    watcher, expert, sizes = Watcher(game), roster.make(greedy.NAME, game), seat_numbers(game)
    for number in range(matches):
        watcher.number = number
        play_match(game, [expert] * sizes[number % len(sizes)], match_stem(seed, number), [watcher])
    return watcher.found


def shares_of(weights: numpy.ndarray, offers: numpy.ndarray) -> numpy.ndarray:
    """How likely each answer on offer is."""
    raised: numpy.ndarray = numpy.where(offers == NOT_ON_OFFER, 0.0, numpy.exp(weights[offers]))
    raised /= raised.sum(1, keepdims=True)
    return raised


def fit(offers: numpy.ndarray, given: numpy.ndarray) -> numpy.ndarray:
    """Steps along the slope of the likelihood, each weight's as long as its own curvature allows."""
    weights, rows = numpy.zeros(WEIGHTS), numpy.arange(len(given))
    for _ in range(STEPS):
        shares = shares_of(weights, offers)
        bend = numpy.bincount(offers.ravel() + 1, (shares * (1 - shares)).ravel(), WEIGHTS + 1)[1:]
        shares[rows, given] -= 1
        slope = numpy.bincount(offers.ravel() + 1, shares.ravel(), WEIGHTS + 1)[1:]
        weights -= (slope + DECAY * len(rows) * weights) / (2 * bend + DECAY * len(rows))
    return weights


def write(path: Path, weights: numpy.ndarray, training: dict[str, object]) -> None:
    """Weights with two digits: more would be noise."""
    rounded = [round(float(weight), DIGITS) + 0.0 for weight in weights]
    about = ("Learned by tools/train/habits.py from matches of the expert with itself; `training` says which, and how "
             "good it is.")
    written = {"_source": about, "training": training, "takes": rounded[:TAKES], "backs": rounded[TAKES:LEAVE],
               "leave": rounded[LEAVE], "white": rounded[WHITE_DIE]}
    lines = [f"  {json.dumps(key)}: {json.dumps(value, separators=(', ', ': '))}" for key, value in written.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.train.habits", description="Learn the habits of experts.")
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path, help="where to write; the game's content if not given")
    asked = parser.parse_args()
    game = escapade.load(GAME)
    assert isinstance(game, EvadesGame)
    found = watch(game, asked.matches, asked.seed)
    offers, given, match = numpy.array(found.offers), numpy.array(found.given), numpy.array(found.match)
    held = match % HELD_OUT == 0
    weights = fit(offers[~held], given[~held])
    told = shares_of(weights, offers[held])[numpy.arange(held.sum()), given[held]]
    likelihood = round(float(numpy.exp(numpy.log(told).mean())), 3)
    path = asked.output or SOURCE / PACKAGE / "content" / GAME / "habits.json"
    write(path, weights, {
        "command": f"python -m tools.train.habits --matches {asked.matches} --seed {asked.seed}",
        "matches": asked.matches, "seed": asked.seed, "answers": len(given), "likelihood": likelihood})
    print(f"{len(given)} answers: likelihood {likelihood} on matches held out; {path}")  # noqa: T201  it is a command


if __name__ == "__main__":
    main()
