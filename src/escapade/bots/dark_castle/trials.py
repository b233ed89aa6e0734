"""What a card of the Dark Castle costs on the way it prints, over every throw of its tests: nobody uses an item.

Where a way goes on with a decision (who is sent, whether to dare, which fight), the count ends there and says nothing.
"""

from typing import final

from escapade.games.dark_castle.kinds import TRAITS, Effect, Op, Who
from escapade.games.dark_castle.rules import party
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Step, Tables


@final
class Trial:
    """The HP of all as a way goes on, and what was counted of it so far."""

    def __init__(self, s: CastleState, tables: Tables, roller: int) -> None:
        self.s = s
        self.tables = tables
        self.roller = roller
        """Who is sent, where somebody is."""
        self.most = int(party.most_hp(s, tables))
        self.hp = 0.0
        self.death = 0.0
        self.passed = -1.0
        """How likely the first test is passed; below 0 while there was none."""
        self.trait = -1
        self.is_whole = True

    def health(self) -> list[int]:
        """The HP of all now."""
        return [int(hero.hp) for hero in self.s.heroes]

    def walk(self, number: int, health: list[int], items: int, odds: float) -> None:
        """From a step to the end of the card; `items` are those that YOU still have to give."""
        step = self.tables.steps[number]
        op = int(step.op)
        if op == Op.END:
            return
        if op == Op.TEST:
            self.test(step, health, items, odds)
            return
        if op in (Op.CHOICE, Op.NOMINATE, Op.FIGHT, Op.GAMBLE) or (op == Op.LOSE_ITEM and self.may_part(items)):
            self.is_whole = False
            return
        if op == Op.LOSE and not self.lose(health, self.concerned(int(step.who)), int(step.amount), odds):
            return
        if op == Op.LOSE_ITEM:
            items -= 1
            if items < 0 and not self.lose(health, [int(self.s.you)], int(step.amount), odds):
                return
        if op == Op.HEAL:
            for place in self.concerned(int(step.who)):
                self.heal(health, place, int(step.amount), odds)
        self.walk(int(step.next), health, items, odds)

    def may_part(self, items: int) -> bool:
        """DC-32: whether YOU choose between giving up a relic that works in tests and something else."""
        you = self.s.heroes[self.s.you]
        return items > 0 and (party.carries(you, Effect.SINGLE_IS_TWO) or party.carries(you, Effect.DOUBLE_HEALS))

    def concerned(self, who: int) -> list[int]:
        """DC-8: the places of those a step concerns."""
        if who == Who.NOMINEE:
            return [self.roller]
        mask = int(party.concerned(self.s, who))
        return [place for place in range(len(self.s.heroes)) if mask >> place & 1]

    def heal(self, health: list[int], place: int, amount: int, odds: float) -> None:
        """DC-5: never above the start value."""
        gain = min(amount, self.most - health[place])
        health[place] += gain
        self.hp += odds * gain

    def lose(self, health: list[int], places: list[int], amount: int, odds: float) -> bool:
        """DC-29, DC-30: HP lost; whether all are alive."""
        alive = True
        for place in places:
            lost = min(amount, health[place])
            health[place] -= lost
            self.hp -= odds * lost
            alive = alive and health[place] > 0
        if not alive:
            self.death += odds
        return alive

    def test(self, step: Step, health: list[int], items: int, odds: float) -> None:
        """DC-28: its tries, one after another, and what follows each end."""
        is_first = self.passed < 0.0
        if is_first:
            self.passed, self.trait = 0.0, int(step.trait)
        self.attempt(step, health, (items, 0, 0), odds, is_first=is_first)

    def attempt(self, step: Step, health: list[int], so_far: tuple[int, int, int], odds: float, *,
                is_first: bool) -> None:
        """One try; `so_far` are the items left, the successes and the tries made."""
        items, successes, tries = so_far
        rollers = self.concerned(int(step.who))
        need = int(step.need) * (len(self.s.heroes) if step.who == Who.GROUP else 1)
        for thrown, likely in self.throws(rollers, int(step.trait)):
            now, chance = health[:], odds * likely
            worth = [one % 16 for one in thrown]
            for number, place in enumerate(rollers):
                if thrown[number] >= 16:
                    self.heal(now, place, 1, chance)
            failing = [place for number, place in enumerate(rollers) if worth[number] < step.need]
            total = sum(worth) + (successes if step.adds and step.who != Who.ALL else 0)
            is_passed = not failing if step.who == Who.ALL else total >= need
            if is_passed:
                self.passed += chance if is_first else 0.0
                self.walk(int(step.passed), now, items, chance)
                continue
            payers = failing if step.who == Who.ALL else rollers
            if step.who == Who.GROUP:
                payers = self.concerned(int(step.payer))
            if not self.lose(now, payers, int(step.price), chance):
                continue
            if tries + 1 < step.rolls:
                self.attempt(step, now, (items, total, tries + 1), chance, is_first=is_first)
            else:
                self.walk(int(step.failed), now, items, chance)

    def throws(self, rollers: list[int], trait: int) -> list[tuple[list[int], float]]:
        """DC-2, DC-21: what the rollers' dice are worth in a trait, each with its odds; 16 more where a relic heals."""
        found: list[tuple[list[int], float]] = [([], 1.0)]
        for place in rollers:
            hero = self.s.heroes[place]
            worth: dict[int, float] = {}
            for face in self.tables.faces[hero.kind]:
                value = 0
                if face % TRAITS == trait:
                    value = 2 if face >= TRAITS or party.carries(hero, Effect.SINGLE_IS_TWO) else 1
                if face >= TRAITS and party.carries(hero, Effect.DOUBLE_HEALS):
                    value += 16
                worth[value] = worth.get(value, 0.0) + 1.0 / 6.0
            found = [([*thrown, value], odds * worth[value]) for thrown, odds in found for value in worth]
        return found
