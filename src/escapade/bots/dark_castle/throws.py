"""One round of a fight in the Dark Castle, over every throw of its dice, as the rules have it: nobody uses an item.

What works by itself is counted: armour, relics, a weapon's own die, and a weapon that rolls again by the rule (DC-27),
of which the better face is kept. Where the order of the results matters, nothing can be counted: that is a decision.
"""

from typing import Final, final

from escapade.games.dark_castle.kinds import MOST_DICE, TRAITS, Effect, Rest, Special
from escapade.games.dark_castle.rules import party
from escapade.games.dark_castle.rules.specials import MOST_SWARM
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Step, Tables

UNCOUNTED: Final[list[int]] = [Special.WISDOM_RETURNS, Special.GRUDGE]
"""DC-19: the fights in which it matters who strikes first."""


@final
class Tally:
    """What was counted: how likely the enemy is beaten, somebody dies, and the HP of all, lost and regained."""

    def __init__(self) -> None:
        self.beaten = 0.0
        self.death = 0.0
        self.hp = 0.0


@final
class Round:
    """The round that is about to be fought: the enemy's dice, who fights and what helps them."""

    def __init__(self, s: CastleState, tables: Tables, step: Step, enemy: list[int]) -> None:
        self.s = s
        self.tables = tables
        self.step = step
        self.enemy = enemy
        self.immune = int(s.bout.immune) if s.bout.round > 0 else -1
        self.damage = int(step.damage) + (int(s.bout.bonus) if s.bout.round > 0 else 0)
        self.most = int(party.most_hp(s, tables))
        self.fighters: list[int] = []
        self.faces: list[int] = []
        self.added: list[int] = []
        """By fighter: the face shown, and the trait a second die adds, or -1."""
        self.tally = Tally()
        self.borne: list[int] = [int(hero.effects) for hero in s.heroes]
        self.health: list[int] = [int(hero.hp) for hero in s.heroes]
        self.armed = any([self.bears(place, Effect.REROLL_AND_CHOOSE) for place in range(len(s.heroes))])

    def bears(self, place: int, effect: int) -> bool:
        """DC-21: whether a hero has an item that does this."""
        return self.borne[place] >> effect & 1 != 0

    def is_countable(self, fighters: list[int]) -> bool:
        """Whether nothing but dice decides this round."""
        if self.step.special in UNCOUNTED:
            return False
        return not any([self.bears(place, Effect.SECOND_ATTACK) for place in fighters])

    def fight(self, fighters: list[int], resting: int) -> Tally:
        """DC-15 to DC-18: all throws; the one who rests gets 1 HP back."""
        self.fighters = fighters
        self.faces = [0] * len(fighters)
        self.added = [-1] * len(fighters)
        self.tally = Tally()
        if resting >= 0 and self.health[resting] < self.most:
            self.tally.hp += 1.0
        self.roll(0, 1.0)
        return self.tally

    def roll(self, number: int, odds: float) -> None:
        """DC-2, DC-21: the die of one fighter after another, and that of a two-handed weapon."""
        if number == len(self.fighters):
            self.swing(0 if self.armed else number, odds)
            return
        place = self.fighters[number]
        adds = self.bears(place, Effect.EXTRA_DIE)
        shown = [0] * (2 * TRAITS)
        for face in self.tables.faces[self.s.heroes[place].kind]:
            shown[face] += 1
        for face in range(2 * TRAITS):
            if shown[face]:
                self.faces[number] = face
                for trait in range(TRAITS if adds else 1):
                    self.added[number] = trait if adds else -1
                    self.roll(number + 1, odds * shown[face] / (18.0 if adds else 6.0))

    def swing(self, number: int, odds: float) -> None:
        """DC-27: weapons whose result is good for nothing roll again by themselves, one after another."""
        while number < len(self.fighters) and not self.swings(number):
            number += 1
        if number == len(self.fighters):
            self.strike(odds)
            return
        before = self.faces[number]
        for face in self.tables.faces[self.s.heroes[self.fighters[number]].kind]:
            self.faces[number] = face if self.worth(number, face) > self.worth(number, before) else before
            self.swing(number + 1, odds / 6.0)
        self.faces[number] = before

    def swings(self, number: int) -> bool:
        """DC-27: the weapon fits the face, the result neither removes nor blocks, and no other item is at hand."""
        place, face = self.fighters[number], self.faces[number]
        fits = False
        for kind in self.s.heroes[place].items:
            item = self.tables.items[kind]
            if item.effect == Effect.REROLL_AND_CHOOSE:
                fits = fits or int(item.trait) == face % TRAITS
            elif item.effect in (Effect.REROLL, Effect.REROLL_ANY) or (
                    item.effect == Effect.SYMBOL and self.is_wanted(number, int(item.trait))):
                return False
        if not fits or sum(self.left()) == 0:
            return False
        return self.worth(number, face) == 0.0

    def is_wanted(self, number: int, trait: int) -> bool:
        """DC-27: whether a symbol of this trait, added to a fighter's roll, could help."""
        if self.enemy[trait] == 0 or trait == self.immune or self.left()[trait] == 0:
            return False
        return self.step.special != Special.HARDENS or self.symbols(number, trait) == 0

    def symbols(self, number: int, trait: int) -> int:
        """DC-16, DC-21: what a fighter's result is worth in a trait."""
        face, found = self.faces[number], 1 if self.added[number] == trait else 0
        if face == trait + TRAITS:
            return found + 2
        if face == trait:
            return found + (2 if self.bears(self.fighters[number], Effect.SINGLE_IS_TWO) else 1)
        return found

    def hits(self, number: int, trait: int) -> int:
        """DC-16, DC-19: how many dice of a trait that would remove."""
        if self.enemy[trait] == 0 or trait == self.immune:
            return 0
        found = self.symbols(number, trait)
        if found > 1 and self.step.special == Special.HARDENS:
            found = 1
        return min(found, self.enemy[trait])

    def worth(self, number: int, face: int) -> float:
        """Of a face: the dice it removes, and that it blocks, or heals."""
        shown, self.faces[number] = self.faces[number], face
        found = float(self.hits(number, 0) + self.hits(number, 1) + self.hits(number, 2))
        self.faces[number] = shown
        if face >= TRAITS:
            place = self.fighters[number]
            heals = self.bears(place, Effect.DOUBLE_HEALS) and self.health[place] < self.most
            found += 0.5 if self.step.special != Special.PIERCES or heals else 0.0
        return found

    def left(self) -> list[int]:
        """DC-16: what the results leave of the enemy's dice."""
        found = self.enemy[:]
        for trait in range(TRAITS):
            for number in range(len(self.fighters) if found[trait] else 0):
                found[trait] = max(0, found[trait] - self.hits(number, trait))
        return found

    def strike(self, odds: float) -> None:
        """DC-17, DC-18, DC-21: relics heal, results count, and what is left of the enemy strikes."""
        tally = self.tally
        health = self.health[:]
        struck: list[int] = []
        for number, place in enumerate(self.fighters):
            is_double = self.faces[number] >= TRAITS
            if is_double and self.bears(place, Effect.DOUBLE_HEALS) and health[place] < self.most:
                health[place] += 1
                tally.hp += odds
            if not is_double or self.step.special == Special.PIERCES:
                struck.append(place)
        left = sum(self.left())
        if left == 0:
            tally.beaten += odds
            return
        if self.suffer(struck, health, self.blow(left), odds):
            tally.death += odds

    def blow(self, left: int) -> int:
        """DC-18, DC-19: what the enemy strikes for."""
        damage = min(left, int(MOST_SWARM)) if self.step.special == Special.SWARMS else self.damage
        return damage * 2 if self.step.rest == Rest.HEMMED and len(self.fighters) == 1 else damage

    def suffer(self, struck: list[int], health: list[int], damage: int, odds: float) -> bool:
        """DC-18, DC-29: HP lost by those who did not block, less what armour stops; whether anybody died of it."""
        fewest = min([health[place] for place in self.fighters])
        dead = False
        for place in struck:
            if self.step.special == Special.WEAKEST_STRUCK and health[place] != fewest:
                continue
            stopped = damage > 1 and self.bears(place, Effect.ARMOUR)
            lost = min(damage - 1 if stopped else damage, health[place])
            self.tally.hp -= odds * lost
            dead = dead or lost == health[place]
        return dead


def first_round(s: CastleState, tables: Tables, step: Step) -> Tally | None:
    """DC-13: the first round of a fight not yet begun, all fighting, over the dice the enemy still rolls; or None."""
    fighters = list(range(len(s.heroes)))
    dice = [int(step.dice[trait]) for trait in range(TRAITS)]
    rolled = min(len(fighters), MOST_DICE - sum(dice))
    if step.rest == Rest.DUEL or step.special == Special.IMMUNE:
        return None
    found = Tally()
    for enemy, odds in rolled_dice(dice, rolled):
        fought = Round(s, tables, step, enemy)
        if not fought.is_countable(fighters):
            return None
        tally = fought.fight(fighters, -1)
        found.beaten += odds * tally.beaten
        found.death += odds * tally.death
        found.hp += odds * tally.hp
    return found


def rolled_dice(dice: list[int], rolled: int) -> list[tuple[list[int], float]]:
    """DC-2: so many chapter dice added, equal results put together."""
    found: list[tuple[list[int], float]] = []
    for first in range(rolled + 1):
        for second in range(rolled - first + 1):
            third = rolled - first - second
            ways = factorial(rolled) // (factorial(first) * factorial(second) * factorial(third))
            found.append(([dice[0] + first, dice[1] + second, dice[2] + third], float(ways) / float(3 ** rolled)))
    return found


def factorial(number: int) -> int:
    """How many orders there are of so many things."""
    found = 1
    for one in range(2, number + 1):
        found *= one
    return found
