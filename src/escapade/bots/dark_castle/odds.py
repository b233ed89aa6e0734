"""What a fight of the Dark Castle costs, worked out from the dice: exact for the rounds looked at, items left out."""

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from escapade.games.dark_castle.kinds import MOST_DICE, TRAITS, WISDOM, Rest, Special
from escapade.games.dark_castle.rules.specials import MOST_RAGE, MOST_SWARM
from escapade.games.dark_castle.tables import Step, Tables

LOOKED_AT: Final = 5
"""Rounds that are worked out; what is left then is estimated by the dice."""
TAIL: Final = 0.8
"""Rounds that a die left over is taken to last."""

UNKNOWN: Final = -1.0
"""No cost is less than nothing."""


@final
class Throw:
    """One way the dice of some heroes can fall: hits by trait, who blocks and how many, how likely."""

    def __init__(self, hits: list[int], blocked: int, odds: float) -> None:
        self.hits = hits
        self.blocked = blocked
        self.blocks = blocked.bit_count()
        self.odds = odds


@final
class Odds:
    """Expected losses, remembered: the same fight against the same party is worked out once."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.throws: dict[int, list[Throw]] = {}
        self.costs: dict[tuple[int, int, int, int], float] = {}

    def throws_of(self, kinds: list[int], step: Step) -> list[Throw]:
        """DC-2: every way these characters' dice can fall, equal ones put together."""
        key = 0
        for kind in kinds:
            key = key * 7 + kind + 1
        # The special comes last, or one hero against a hardened enemy would be taken for two against a plain one.
        key = key * 3 + (2 if step.special == Special.PIERCES else 1 if step.special == Special.HARDENS else 0)
        if key not in self.throws:
            found = [Throw([0, 0, 0], 0, 1.0)]
            for place, kind in enumerate(kinds):
                found = self.with_die(found, place, kind, step)
            self.throws[key] = found
        return self.throws[key]

    def with_die(self, found: list[Throw], place: int, kind: int, step: Step) -> list[Throw]:
        """The same with one more die."""
        together: dict[int, Throw] = {}
        for throw in found:
            for face in self.tables.faces[kind]:
                hits = throw.hits[:]
                is_double = face >= TRAITS
                hits[face % TRAITS] += 2 if is_double and step.special != Special.HARDENS else 1
                blocks = is_double and step.special != Special.PIERCES
                blocked = throw.blocked | 1 << place if blocks else throw.blocked
                key = ((hits[0] * 16 + hits[1]) * 16 + hits[2]) * 16 + blocked
                if key not in together:
                    together[key] = Throw(hits, blocked, 0.0)
                together[key].odds += throw.odds / 6.0
        return list(together.values())

    def damage(self, step: Step, dice: int, turn: int, fighters: int) -> int:
        """DC-18, DC-19: what the enemy strikes for after this round."""
        damage = int(step.damage)
        if step.special == Special.RAGES:
            damage += min(turn, int(MOST_RAGE))
        elif step.special == Special.SWARMS:
            damage = min(dice, int(MOST_SWARM))
        return damage * 2 if step.rest == Rest.HEMMED and fighters == 1 else damage

    def fight(self, number: int, step: Step, kinds: list[int], enemy: list[int], turn: int) -> float:
        """HP that all fighters together can expect to lose from here on, when everybody fights every round."""
        total = enemy[0] + enemy[1] + enemy[2]
        if total == 0:
            return 0.0
        if turn >= LOOKED_AT:
            return total * TAIL * float(self.damage(step, total, turn, len(kinds))) * 0.7 * len(kinds)
        key = (number, party_of(kinds), (enemy[0] * 16 + enemy[1]) * 16 + enemy[2], turn)
        if key not in self.costs:
            self.costs[key] = self.round(number, step, kinds, enemy, turn)
        return self.costs[key]

    def round(self, number: int, step: Step, kinds: list[int], enemy: list[int], turn: int) -> float:
        """One round and all that follows it, over every throw; in a duel the best one fights."""
        if step.rest != Rest.DUEL:
            return self.attack(number, step, kinds, enemy, turn)
        best = 999.0
        for kind in kinds:
            best = min(best, self.attack(number, step, [kind], enemy, turn))
        return best

    def attack(self, number: int, step: Step, kinds: list[int], enemy: list[int], turn: int) -> float:
        """What it costs when these fight this round."""
        if step.special != Special.IMMUNE:
            return self.attack_without(number, step, kinds, enemy, (turn, -1))
        cost = 0.0
        for immune in range(TRAITS):
            cost += self.attack_without(number, step, kinds, enemy, (turn, immune)) / 3.0
        return cost

    def attack_without(self, number: int, step: Step, kinds: list[int], enemy: list[int],
                       moment: tuple[int, int]) -> float:
        """The same in a round, with a trait that does nothing in it, or -1."""
        turn, immune = moment
        cost = 0.0
        # Most throws come to the same as another: the same dice left, as many heroes struck.
        known = [UNKNOWN] * ((enemy[0] + 1) * (enemy[1] + 1) * (enemy[2] + 1) * (len(kinds) + 1))
        for throw in self.throws_of(kinds, step):
            place: i64 = throw.blocks
            for trait in range(TRAITS):
                dice: i64 = enemy[trait]
                taken: i64 = 0 if trait == immune else throw.hits[trait]
                place = place * (dice + 1) + (dice - taken if taken < dice else 0)
            if known[place] == UNKNOWN:
                left, hit = left_of(enemy, throw.hits, immune)
                known[place] = self.after(number, step, kinds, (left, hit, throw.blocks, turn))
            cost += throw.odds * known[place]
        return cost

    def after(self, number: int, step: Step, kinds: list[int], result: tuple[list[int], int, int, int]) -> float:
        """DC-18: the blow, and the rounds that follow; dice that come back are counted by their odds."""
        left, hit, blocks, turn = result
        if step.special == Special.WISDOM_RETURNS and hit > 0:
            return self.after_returns(number, step, kinds, result)
        total = left[0] + left[1] + left[2]
        if total == 0:
            return 0.0
        struck = len(kinds) - blocks
        if step.special == Special.WEAKEST_STRUCK and struck > 1:
            struck = 1
        cost = float(struck * self.damage(step, total, turn, len(kinds)))
        return cost + self.following(number, step, kinds, left, turn + 1)

    def after_returns(self, number: int, step: Step, kinds: list[int],
                      result: tuple[list[int], int, int, int]) -> float:
        """DC-19: of the dice that were hit each comes back as Wisdom once in three."""
        left, hit, blocks, turn = result
        cost, odds = 0.0, 1.0
        for miss in range(hit):
            odds *= 2.0 / 3.0
        for back in range(hit + 1):
            again = left[:]
            again[WISDOM] += back
            if again[0] + again[1] + again[2] > 0:
                cost += odds * self.after(number, step, kinds, (again, 0, blocks, turn))
            odds = odds * float(hit - back) / float(back + 1) / 2.0
        return cost

    def following(self, number: int, step: Step, kinds: list[int], left: list[int], turn: int) -> float:
        """The next round, once a die has grown back or all have been rolled anew."""
        total = left[0] + left[1] + left[2]
        if step.special == Special.SHIFTS:
            return self.rolled_anew(number, step, kinds, [0, 0, 0], (total, turn))
        if step.special != Special.REGROWS or total >= full_size(step, kinds):
            return self.fight(number, step, kinds, left, turn)
        cost = 0.0
        for trait in range(TRAITS):
            grown = left[:]
            grown[trait] += 1
            cost += self.fight(number, step, kinds, grown, turn) / 3.0
        return cost

    def rolled_anew(self, number: int, step: Step, kinds: list[int], shown: list[int], dice: tuple[int, int]) -> float:
        """The average over `dice[0]` more chapter dice, for the round `dice[1]`."""
        if dice[0] == 0:
            return self.fight(number, step, kinds, shown, dice[1])
        key = (-1 - number, party_of(kinds), ((shown[0] * 16 + shown[1]) * 16 + shown[2]) * 16 + dice[0], dice[1])
        if key in self.costs:
            return self.costs[key]
        cost = 0.0
        for trait in range(TRAITS):
            more = shown[:]
            more[trait] += 1
            cost += self.rolled_anew(number, step, kinds, more, (dice[0] - 1, dice[1])) / 3.0
        self.costs[key] = cost
        return cost

    def whole_fight(self, number: int, kinds: list[int]) -> float:
        """A fight from its beginning: the printed dice, and one rolled per character."""
        step = self.tables.steps[number]
        rolled = full_size(step, kinds) - step.dice[0] - step.dice[1] - step.dice[2]
        return self.rolled_anew(number, step, kinds, step.dice, (rolled, 0))


@lru_cache(maxsize=8)
def odds_of(tables: Tables) -> Odds:
    """One memory for all who play a castle: what one of them has worked out, the others need not."""
    return Odds(tables)


def left_of(enemy: list[int], hits: list[int], immune: int) -> tuple[list[int], int]:
    """DC-16: the dice that these hits leave, and how many they take; those of an immune trait none."""
    left, hit = enemy[:], 0
    for trait in range(TRAITS):
        if trait != immune:
            taken = min(hits[trait], enemy[trait])
            left[trait] -= taken
            hit += taken
    return left, hit


def full_size(step: Step, kinds: list[int]) -> int:
    """DC-13: how many dice an enemy begins with against these; none that grows back makes it more (DC-19)."""
    return min(step.dice[0] + step.dice[1] + step.dice[2] + len(kinds), MOST_DICE)


def party_of(kinds: list[int]) -> int:
    """Some characters as a mask."""
    party = 0
    for kind in kinds:
        party |= 1 << kind
    return party
