"""What experts of Les Évadés tend to do, by their bet: learned from their matches, and looked up.

An expert weighs every die by trying it out. What it then does mostly follows from three things: the boat for which it
wants a prisoner, how many are ahead of that prisoner, and how many are aboard.
"""

import math
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from escapade.bots.evades.forecast import AVERAGE_ROLL
from escapade.content.read import read_file, schema_of
from escapade.core.rng import WORD, Rng
from escapade.core.row import EMPTY, at, put
from escapade.core.seat import NONE
from escapade.games.evades.kinds import PRISONERS, WHITE, Phase
from escapade.games.evades.rules.dice import is_short_of_dice
from escapade.games.evades.rules.moves import movable, reachable
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables

CONTENT: Final = files("escapade.content")
BOATS: Final[i64] = 4
PLACES: Final[i64] = PRISONERS
FREE: Final[i64] = 0
FREED: Final[i64] = 1
COVERED: Final[i64] = 2
COVERS: Final[i64] = 3
"""LE-10: a prisoner that can move, one whose burden has a die named, one who stays where it is."""


@final
class Habits:
    """Weights of answers; where a choice is between some, each is as likely as its share of their weights."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        written = read_file(CONTENT / "evades" / "habits.json", schema_of(CONTENT / "schema" / "evades", "habits"))
        self.takes: vec[float] = vec[float]([math.exp(weight) for weight in written["takes"]])
        """By boat, place in the race, how many are aboard, and whether it can move."""
        self.backs: vec[float] = vec[float]([math.exp(weight) for weight in written["backs"]])
        """By boat, place in the race, and how many are aboard."""
        self.leave = math.exp(written["leave"])
        self.white = math.exp(written["white"])
        self.ways: vec[i64] = vec[i64]([0] * PRISONERS)
        self.found: vec[float] = vec[float]([0.0] * (BOATS * PRISONERS))

    def guess(self, s: EvadesState, seat: i64, legal: list[int], rng: Rng) -> int:
        """One of the legal answers, as an expert with this seat's bet might give it."""
        if s.phase == Phase.CHOOSE:
            if s.left == 0:
                return legal[0]  # the white die: it may be left unused, so it nearly never harms
            return legal[self.guess_take(s, self.boats(s.players[seat].foretold), rng)]
        if s.phase != Phase.USE:
            return legal[rng.below(len(legal))]
        forward, count = movable(s), 0
        while forward:
            forward &= forward - 1
            count += 1
        if count:
            return legal[rng.below(count)]
        return legal[self.guess_back(s, self.boats(s.players[seat].foretold), rng)]

    def boats(self, foretold: i64) -> i64:
        """The boat foretold for each prisoner, as a row."""
        boats: i64 = EMPTY
        place: i64 = 0
        while place < PRISONERS:
            boat: i64 = self.tables.boat_of_place[place]
            boats = put(boats, at(foretold, place), boat)
            place += 1
        return boats

    def guess_take(self, s: EvadesState, boats: i64, rng: Rng) -> i64:
        """LE-6, LE-7: the place of a die among those on offer."""
        self.measure(s)
        total = 0.0
        die: i64 = 0
        while die <= WHITE:
            if s.offer >> die & 1:
                total += self.weight_of_take(s, die, at(boats, die))
            die += 1
        left = total * (float(rng.next()) / float(WORD))
        place: i64 = 0
        die = 0
        while die <= WHITE:
            if s.offer >> die & 1:
                left -= self.weight_of_take(s, die, at(boats, die))
                if left < 0.0:
                    return place
                place += 1
            die += 1
        return place - 1

    def guess_back(self, s: EvadesState, boats: i64, rng: Rng) -> i64:
        """LE-8, LE-11: the place of somebody to move back among those who can be, or of leaving the white die."""
        self.measure(s)
        reach = reachable(s)
        total = self.leave
        pawn: i64 = 0
        while pawn < PRISONERS:
            if reach >> pawn & 1:
                total += self.weight_of_back(s, pawn, at(boats, pawn))
            pawn += 1
        left = total * (float(rng.next()) / float(WORD))
        place: i64 = 0
        pawn = 0
        while pawn < PRISONERS:
            if reach >> pawn & 1:
                left -= self.weight_of_back(s, pawn, at(boats, pawn))
                if left < 0.0:
                    return place
                place += 1
            pawn += 1
        return place

    def of_takes(self, s: EvadesState) -> vec[float]:
        """How much the coloured dice on offer are liked: by the boat foretold, then by prisoner."""
        self.measure(s)
        for boat in range(BOATS):
            for pawn in range(PRISONERS):
                if s.offer >> pawn & 1:
                    self.found[PRISONERS * boat + pawn] = self.weight_of_take(s, pawn, boat)
        return self.found

    def of_backs(self, s: EvadesState) -> vec[float]:
        """How much it is liked to move each prisoner back who can be: by the boat foretold, then by prisoner."""
        self.measure(s)
        reach = reachable(s)
        for boat in range(BOATS):
            for pawn in range(PRISONERS):
                if reach >> pawn & 1:
                    self.found[PRISONERS * boat + pawn] = self.weight_of_back(s, pawn, boat)
        return self.found

    def weight_of_take(self, s: EvadesState, die: i64, boat: i64) -> float:
        """How much a die is liked by somebody who foretold this boat for its prisoner."""
        if die == WHITE:
            return self.white if is_short_of_dice(s) else 0.0
        return self.takes[self.number_of_take(s, die, boat)]

    def weight_of_back(self, s: EvadesState, pawn: i64, boat: i64) -> float:
        """How much it is liked to move a prisoner back for whom this boat was foretold."""
        return self.backs[self.number_of_back(s, pawn, boat)]

    def number_of_take(self, s: EvadesState, die: i64, boat: i64) -> i64:
        """Where the weight of a coloured die stands, for somebody who foretold this boat for its prisoner."""
        return ((boat * PLACES + self.standing(s, die)) * PLACES + s.arrived) * COVERS + self.cover(s, die)

    def number_of_back(self, s: EvadesState, pawn: i64, boat: i64) -> i64:
        """Where the weight of moving a prisoner back stands."""
        return (boat * PLACES + self.standing(s, pawn)) * PLACES + s.arrived

    def measure(self, s: EvadesState) -> None:
        """LE-10: how far each prisoner still has to go; those who stand on it must move first."""
        ways, last = self.ways, self.tables.squares
        pawn: i64 = 0
        while pawn < PRISONERS:
            ways[pawn] = last - at(s.squares, pawn)
            pawn += 1
        if s.carriers == EMPTY:
            return
        pawn = 0
        while pawn < PRISONERS:
            if s.free >> pawn & 1:
                carried: i64 = AVERAGE_ROLL
                below = s.carrier_of(pawn)
                while below != NONE:
                    ways[below] = ways[below] + carried
                    carried += AVERAGE_ROLL
                    below = s.carrier_of(below)
            pawn += 1

    def standing(self, s: EvadesState, pawn: i64) -> i64:
        """How many are aboard or nearer to the boats."""
        ways = self.ways
        way = ways[pawn]
        ahead = s.arrived
        other: i64 = 0
        while other < PRISONERS:
            if not s.aboard >> other & 1 and (ways[other] < way or (ways[other] == way and other < pawn)):
                ahead += 1
            other += 1
        return ahead

    def cover(self, s: EvadesState, pawn: i64) -> i64:
        """LE-10: whether it can move, now or once a die that is named is used."""
        if s.free >> pawn & 1:
            return FREE
        movers = s.named & s.free
        other: i64 = 0
        while other < PRISONERS:
            if movers >> other & 1 and s.carrier_of(other) == pawn:
                return FREED
            other += 1
        return COVERED
