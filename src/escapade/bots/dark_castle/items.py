"""What the expert for the Dark Castle does with items: who carries what, and when it is worth using."""

from typing import Final, final

from escapade.bots.base import Choice
from escapade.bots.dark_castle.why import CastleWhy
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import LASTING, MOST_ITEMS, TRAITS, Effect, Kind, Op, Phase, Special, Who
from escapade.games.dark_castle.rules import cards, party, results
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables

WORTH: Final[list[float]] = [4.0, 6.0, 5.0, 5.0, 6.0, 4.5, 2.6, 2.0, 2.8, 5.0, 4.6, 1.2, 1.0, 2.5]
"""How much an effect is worth to its bearer, by effect; food by the HP it gives."""


@final
class ItemSense:
    """Decisions about items, none of which needs more than a look at the table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.actions = tables.actions
        self.why = CastleWhy(tables)

    def choose(self, s: CastleState, legal: list[int]) -> Choice:
        """The answer to a question about items or results."""
        phase = int(s.phase)
        if phase == Phase.DROP:
            return self.part(s, legal)
        if phase == Phase.KEEP:
            return Choice(self.keep(s, legal), "better_face")
        if phase == Phase.STRIKE:
            struck = self.order(s, legal)
            return Choice(struck, self.why.strike(s, struck))
        for action in legal:
            if self.is_worth(s, action):
                return Choice(action, self.why.use(s, action))
        return Choice(legal[-1], "keep_it")

    def worth(self, s: CastleState, place: int, kind: int) -> float:
        """What an item is worth in the hands of a hero."""
        item = self.tables.items[kind]
        value = WORTH[item.effect]
        if item.effect == Effect.FOOD:
            value += float(item.amount)
        hero = s.heroes[place]
        if item.effect in (Effect.REROLL_AND_CHOOSE, Effect.SYMBOL):
            for face in self.tables.faces[hero.kind]:
                value += 0.3 if face % TRAITS == item.trait and item.effect == Effect.REROLL_AND_CHOOSE else 0.0
        if item.effect in (Effect.ARMOUR, Effect.SPARE, Effect.FOOD):
            value += 2.0 * (1.0 - float(hero.hp) / float(party.most_hp(s, self.tables)))
        return value - self.doubled(s, place, kind)

    def doubled(self, s: CastleState, place: int, kind: int) -> float:
        """DC-21: a second weapon, armour or relic is of little use to one bearer."""
        effect = self.tables.items[kind].effect
        loss = 0.0
        if not LASTING >> effect & 1:
            return loss
        for held in s.heroes[place].items:
            if self.tables.items[held].effect == effect and held != kind:
                loss = 2.0
            elif s.heroes[place].items.count(kind) > 1:
                loss = 3.0
        return loss

    def part(self, s: CastleState, legal: list[int]) -> Choice:
        """DC-25: what the hands are too full for is eaten rather than dropped, if that fills somebody."""
        dropping = [action for action in legal if self.actions.kind[action] == Kind.DROP]
        dropped = self.drop(s, dropping)
        for action in legal:
            if self.actions.kind[action] == Kind.USE:
                is_lost_anyway = self.actions.first[action] == self.actions.first[dropped]
                if is_lost_anyway or self.is_worth(s, action):
                    return Choice(action, self.why.use(s, action))
        return Choice(dropped, "least_useful")

    def gain(self, s: CastleState, place: int, kind: int) -> float:
        """DC-26: what the hands of a hero gain by an item, less what it crowds out."""
        held = s.heroes[place].items
        return self.worth(s, place, kind) - self.crowded_out(s, place, kind) - 0.7 * float(len(held))

    def crowded_out(self, s: CastleState, place: int, kind: int) -> float:
        """DC-9: what the hero would have to let go for it."""
        held = [self.worth(s, place, item) for item in s.heroes[place].items]
        room = MOST_ITEMS - int(party.hands(s.heroes[place], self.tables)) - int(self.tables.items[kind].hands)
        if room >= 0 or not held:
            return 0.0
        is_bulky = self.tables.items[kind].hands == MOST_ITEMS or len(held) == 1
        return sum(held) if is_bulky else min(held)

    def drop(self, s: CastleState, legal: list[int]) -> int:
        """The least useful thing in hand; a bulky one is weighed against all the rest."""
        best, chosen = 999.0, legal[0]
        place = int(s.asker)
        total = sum([self.worth(s, place, item) for item in s.heroes[place].items])
        for action in legal:
            kind = self.actions.first[action]
            value = self.worth(s, place, kind)
            if self.tables.items[kind].hands == MOST_ITEMS and value < total - value:
                value -= 50.0
            if value < best:
                best, chosen = value, action
        return chosen

    def keep(self, s: CastleState, legal: list[int]) -> int:
        """The better of two faces."""
        best, chosen = -1.0, legal[0]
        for action in legal:
            value = self.face_value(s, int(s.bout.striker), self.actions.first[action])
            if value > best:
                best, chosen = value, action
        return chosen

    def face_value(self, s: CastleState, place: int, face: int) -> float:
        """Dice that a face would remove, and half a die for the block."""
        before = s.bout.face(place)
        s.bout.show(place, face)
        hits = results.hits_on(s, self.tables, place, face % TRAITS)
        s.bout.show(place, before)
        return float(hits) + (0.6 if face >= TRAITS else 0.0)

    def hopes(self, s: CastleState, place: int) -> float:
        """What a hero's die is worth on average now."""
        faces = self.tables.faces[s.heroes[place].kind]
        return sum([self.face_value(s, place, face) for face in faces]) / 6.0

    def order(self, s: CastleState, legal: list[int]) -> int:
        """DC-16: a second attack first; against dice that come back, Wisdom last; against a grudge, who can bear it."""
        best, chosen = -99.0, legal[0]
        special = cards.current(s, self.tables).special
        for action in legal:
            place = int(party.place_of(s, self.actions.first[action]))
            score = 2.0 if results.has_second_attack(s, place) else 0.0
            if special == Special.WISDOM_RETURNS and results.symbols(s, place, 2) > 0:
                score -= 3.0
            if special == Special.GRUDGE and results.would_hit(s, self.tables, place):
                score += 9.0 if s.bout.blocked >> place & 1 else float(s.heroes[place].hp) / 4.0
            if score > best:
                best, chosen = score, action
        return chosen

    def is_worth(self, s: CastleState, action: int) -> bool:
        """DC-27: whether to use this item, now."""
        kind = self.actions.kind[action]
        if kind == Kind.HEX:
            return self.is_hex_worth(s, action)
        if kind != Kind.USE:
            return False
        item = self.tables.items[self.actions.first[action]]
        target = int(party.place_of(s, self.actions.second[action]))
        if item.effect == Effect.FEAST:
            return self.is_feast_worth(s, int(item.amount))
        if item.effect == Effect.FOOD:
            return self.is_meal_worth(s, target, int(item.amount))
        if s.phase == Phase.LOSS:
            return self.is_saving_worth(s, target)
        if cards.in_fight(s, self.tables):
            return self.is_help_worth(s, int(item.effect), target)
        return self.is_test_help_worth(s, int(item.effect), target)

    def is_meal_worth(self, s: CastleState, place: int, amount: int) -> bool:
        """No crumb wasted; between two cards, or when it keeps somebody alive."""
        hero = s.heroes[place]
        if s.phase == Phase.LOSS:
            lost = int(s.bout.loss(place))
            return hero.hp <= lost < hero.hp + amount
        return hero.hp + amount <= party.most_hp(s, self.tables)

    def is_feast_worth(self, s: CastleState, amount: int) -> bool:
        """Three of four have a use for it; or it keeps somebody alive."""
        places = range(len(s.heroes))
        fed = len([place for place in places if self.is_meal_worth(s, place, amount)])
        return fed > 0 if s.phase == Phase.LOSS else 4 * fed >= 3 * len(s.heroes)

    def is_saving_worth(self, s: CastleState, target: int) -> bool:
        """A life, or a heavy blow."""
        lost = int(s.bout.loss(target))
        left = int(s.heroes[target].hp) - lost
        return left <= 0 or lost >= 4 or (lost >= 3 and left < 5)

    def is_pressing(self, s: CastleState) -> bool:
        """The boss, or somebody who may not outlive this round."""
        weakest = min([int(hero.hp) for hero in s.heroes])
        return cards.is_boss(s, self.tables) or weakest <= 4

    def is_help_worth(self, s: CastleState, effect: int, target: int) -> bool:
        """In a fight: a weapon whenever it can be hoped to do better; potions when it is pressing or final."""
        now = self.face_value(s, target, int(s.bout.face(target)))
        if effect == Effect.REROLL_AND_CHOOSE:
            return now < 2.0
        if effect == Effect.SYMBOL:
            return self.is_pressing(s) or s.bout.dice_left() <= 2
        return now == 0.0 and self.hopes(s, target) > 0.5 and self.is_pressing(s)

    def is_test_help_worth(self, s: CastleState, effect: int, target: int) -> bool:
        """In a test: when it is about to fail at a price."""
        step = cards.current(s, self.tables)
        if step.op != Op.TEST or step.price < 2 or step.who in (Who.ALL, Who.GROUP):
            return False
        worth = int(results.symbols(s, target, step.trait))
        missing = int(step.need) - worth - int(s.bout.successes)
        if effect == Effect.SYMBOL:
            return missing == 1
        return missing > 0 and s.bout.tries + 1 >= step.rolls and s.heroes[target].hp <= 6

    def is_hex_worth(self, s: CastleState, action: int) -> bool:
        """Against a boss: the die the party is worst at, turned to what it is best at."""
        if not cards.is_boss(s, self.tables):
            return False
        skill = [0, 0, 0]
        for hero in s.heroes:
            for face in self.tables.faces[hero.kind]:
                skill[face % TRAITS] += 2 if face >= TRAITS else 1
        shown, trait = self.actions.first[action], self.actions.second[action]
        worst = NONE
        for other in range(TRAITS):
            if s.bout.dice(other) and (worst == NONE or skill[other] < skill[worst]):
                worst = other
        return shown == worst and skill[trait] == max(skill)
