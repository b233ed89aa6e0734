"""The data: experts play, after a first part in which they also do silly things, and positions are written down.

A value that saw only good play is lost in bad positions (it never saw one), so every match has a first part with
random moves among the expert's. Rows are kept from the second part alone, which is expert play to the end: they say
what a position is worth to somebody who plays well from here. Any other bot may take the expert's place: one that
searches with the value of today makes the data for the value of tomorrow (expert iteration).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy

from escapade.bots import greedy, roster
from escapade.bots.base import Bot, Choice
from escapade.bots.values.features import Features, Inputs
from escapade.bots.values.value import shares
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng
from escapade.core.state import State
from escapade.play.loop import Observer, play_match
from escapade.play.seeds import derive, match_stem

EXPLORATION = (0.05, 0.2)
"""Shares of random moves in the first part, match by match in turn."""
MOST_SEATS = 6
USUAL_LENGTH = 100
ROWS_A_MATCH = 24


@dataclass
class Rows:
    """Positions as numbers, what each was worth in the end, and the match it comes from."""

    inputs: numpy.ndarray
    worth: numpy.ndarray
    match: numpy.ndarray


class Wanderer(Bot):
    """The expert, or who plays in its place, who goes astray at random until the first part is over."""

    def __init__(self, expert: Bot) -> None:
        super().__init__("wanderer", needs_view=True)
        self.expert = expert
        self.rate = 0.0

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        """The expert's choice, or now and then any."""
        if int(rng.below(1 << 20)) < self.rate * (1 << 20):
            return Choice(perspective.legal[rng.below(len(perspective.legal))], "astray")
        return self.expert.choose(perspective, rng)


class Writer(Observer):
    """Writes positions of the second part down."""

    def __init__(self, features: Features, wanderer: Wanderer) -> None:
        self.features, self.wanderer = features, wanderer
        self.inputs = Inputs(features.size)
        self.rows: list[list[float]] = []
        self.worth: list[float] = []
        self.match: list[int] = []
        self.seats: list[int] = []
        self.number = 0
        self.length = USUAL_LENGTH
        self.first_part = 0
        self.luck = derive(0, "rows")

    def begin(self, game: Game, state: State) -> None:
        """The first part is as long as any; one match in three has none."""
        self.luck = derive(self.number, "rows")
        self.first_part = 0 if self.number % 3 == 0 else int(self.luck.below(self.length))
        self.wanderer.rate = EXPLORATION[self.number % len(EXPLORATION)]
        self.seats = []

    def before(self, game: Game, state: State, seat: int, action: int) -> None:
        """A position, as some seat sees it, once nobody goes astray any more."""
        if state.ply < self.first_part:
            return
        self.wanderer.rate = 0.0
        if self.luck.below(max(1, self.length)) < ROWS_A_MATCH:
            for viewer in range(1 if game.traits.cooperative else state.seats):
                self.inputs.clear()
                self.features.write(state, viewer, self.inputs)
                self.rows.append(self.inputs.written())
                self.seats.append(viewer)

    def end(self, game: Game, state: State, outcome: dict[str, object]) -> None:
        """How it ended for them."""
        worth = shares(outcome, state.seats)
        self.worth += [worth[seat] for seat in self.seats]
        self.match += [self.number] * len(self.seats)
        self.length = (9 * self.length + int(state.ply)) // 10


def seat_numbers(game: Game) -> list[int]:
    """How many sit at the tables, match by match in turn."""
    return [seats for seats in game.seats if seats <= MOST_SEATS]


def play(game: Game, matches: int, seed: int, by: str = greedy.NAME) -> Rows:
    """Play so many matches with this bot and write their positions down; the same for the same seed."""
    wanderer = Wanderer(roster.make(by, game))
    writer = Writer(roster.features(game), wanderer)
    tables = seat_numbers(game)
    for number in range(matches):
        writer.number = number
        play_match(game, [wanderer] * tables[number % len(tables)], match_stem(seed, number), [writer])
    return Rows(numpy.array(writer.rows, dtype=numpy.float32), numpy.array(writer.worth, dtype=numpy.float32),
                numpy.array(writer.match, dtype=numpy.int64))
