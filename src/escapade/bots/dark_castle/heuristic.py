"""The expert for the Dark Castle: weighs ways by what the dice can be expected to cost, and looks after the weak."""

from typing import Final, final

from escapade.bots.base import Choice, Heuristic
from escapade.bots.dark_castle.items import ItemSense
from escapade.bots.dark_castle.odds import odds_of
from escapade.bots.dark_castle.rescue import Rescue
from escapade.bots.dark_castle.sharing import ShareSense
from escapade.bots.dark_castle.tries import failed_tries
from escapade.bots.dark_castle.why import CastleWhy
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import NOBODY, TRAITS, Kind, Op, Phase, Special, Who
from escapade.games.dark_castle.rules import cards, party
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Step

DEATH: Final = 60.0
"""What the loss of a character weighs against a hit point."""
ITEM: Final = 1.6
"""What an item is worth in hit points."""


@final
class CastleHeuristic(Heuristic):
    """One step ahead, with exact odds; potions are for the boss and for those about to die."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, CastleGame)
        self.game = game
        self.tables = game.tables
        self.actions = game.shapes.actions
        self.odds = odds_of(game.tables)
        self.sense = ItemSense(game.tables)
        self.sharing = ShareSense(self.sense)
        self.rescue = Rescue(game)
        self.why = CastleWhy(game.tables)

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        """The answer to the question of the moment."""
        assert isinstance(state, CastleState)
        if len(legal) == 1:
            return Choice(legal[0], "only_choice")
        phase = int(state.phase)
        if phase == Phase.WAY:
            return Choice(self.cheapest(state, legal), "cheapest_way")
        if phase == Phase.TURN:
            return Choice(self.strongest(state, legal), "strongest_turns")
        if phase == Phase.SHARE:
            return self.share(state, legal)
        if phase == Phase.CONSENT:
            return Choice(self.actions.number(Kind.YES), "leader_arranges")
        if phase == Phase.CHOOSE:
            return Choice(self.balanced(state, legal), "balanced_party")
        if phase in (Phase.REST, Phase.NOMINATE, Phase.DARE):
            return self.venture(state, legal, phase)
        return self.safely(state, seat, legal, self.sense.choose(state, legal))

    def venture(self, s: CastleState, legal: list[int], phase: int) -> Choice:
        """Who rests, who is sent, and whether to dare: each with the reason that fits the answer."""
        if phase == Phase.REST:
            action = self.best_rest(s, legal)
            return Choice(action, self.why.rest(s, action))
        if phase == Phase.NOMINATE:
            action = self.best_suited(s, legal)
            return Choice(action, self.why.nominee(s, action))
        action = self.dare(s)
        return Choice(action, "luck_is_with_us" if self.actions.kind[action] == Kind.DARE else "not_worth_the_risk")

    def safely(self, s: CastleState, seat: int, legal: list[int], choice: Choice) -> Choice:
        """DC-27, DC-30: what is best, unless somebody may die of it who need not."""
        if not self.rescue.is_near(s):
            return choice
        better = self.rescue.better(s, seat, legal, choice.action)
        if self.actions.kind[better] == Kind.PASS:
            return Choice(better, "keep_it")
        is_saved = better != choice.action or self.rescue.is_safer(s, seat, better, legal[-1])
        return Choice(better, "saves_a_life" if is_saved else choice.reason)

    def share(self, s: CastleState, legal: list[int]) -> Choice:
        """DC-26: the next act of a sharing; when all is well shared, what ends it."""
        act = self.sharing.choose(s, legal)
        if act is not None:
            return act
        naming = [action for action in legal if self.actions.kind[action] == Kind.TURN]
        return Choice(self.strongest(s, naming), "strongest_turns") if naming else Choice(legal[-1], "well_shared")

    def kinds(self, s: CastleState) -> list[int]:
        """The characters of the party."""
        return [int(hero.kind) for hero in s.heroes]

    def balanced(self, s: CastleState, legal: list[int]) -> int:
        """DC-2: the character whose best trait the party has least of."""
        have = [0, 0, 0]
        for hero in s.heroes:
            for face in self.tables.faces[hero.kind]:
                have[face % TRAITS] += 2 if face >= TRAITS else 1
        best, chosen = -999, legal[0]
        for action in legal:
            score = 0
            for face in self.tables.faces[self.actions.first[action]]:
                score -= have[face % TRAITS] * (2 if face >= TRAITS else 1)
            if score > best:
                best, chosen = score, action
        return chosen

    def strongest(self, s: CastleState, legal: list[int]) -> int:
        """The one with the most hit points turns: what hits YOU hits him."""
        best, chosen = -1, legal[0]
        for action in legal:
            hp = int(s.heroes[party.place_of(s, self.actions.first[action])].hp)
            if hp > best:
                best, chosen = hp, action
        return chosen

    def hurt(self, hp: int, loss: float) -> float:
        """What losing HP weighs for somebody who has this many: more and more as they run out."""
        if loss <= 0:
            return 0.0
        if loss >= hp:
            return DEATH
        return loss * (1.0 + 5.0 / (float(hp) - loss + 0.5))

    def cheapest(self, s: CastleState, legal: list[int]) -> int:
        """DC-8: the way with the smallest expected cost."""
        best, chosen = 999.0, legal[0]
        for action in legal:
            cost = self.cost_from(s, self.start_of(s, action), int(s.you))
            if cost < best:
                best, chosen = cost, action
        return chosen

    def start_of(self, s: CastleState, action: int) -> int:
        """DC-8: the step with which a way begins."""
        step = cards.current(s, self.tables)
        return step.starts[step.ways.index(self.actions.first[action])]

    def cost_from(self, s: CastleState, number: int, nominee: int, stop: int = NONE) -> float:
        """What the steps from here on can be expected to cost, to the end of the card or to a step."""
        cost = 0.0
        given = 0
        while number != stop and self.tables.steps[number].op != Op.END:
            step = self.tables.steps[number]
            if step.op == Op.NOMINATE:
                nominee = self.volunteer(s, self.tables.steps[step.next])
            elif step.op == Op.LOSE_ITEM:
                cost += self.cost_of_giving(s, step, given)
                given += 1
            else:
                cost += self.cost_of(s, number, step, nominee)
            number = int(step.next)
        return cost

    def cost_of(self, s: CastleState, number: int, step: Step, nominee: int) -> float:
        """One step, in hit points."""
        op = int(step.op)
        if op == Op.FIGHT:
            return self.cost_of_fight(s, number)
        if op == Op.LOSE:
            return self.cost_of_loss(s, int(step.who), float(step.amount), nominee)
        if op == Op.HEAL:
            return -self.cost_of_healing(s, step)
        if op == Op.FIND:
            return -ITEM * float(step.amount)
        return self.cost_of_test(s, step, nominee) if op == Op.TEST else 0.0

    def cost_of_giving(self, s: CastleState, step: Step, given: int) -> float:
        """DC-32: the least useful item, or the HP the card prints when YOU have no more to give."""
        you = s.heroes[s.you]
        return ITEM * 0.8 if len(you.items) > given else self.hurt(int(you.hp), float(step.amount))

    def cost_of_fight(self, s: CastleState, number: int) -> float:
        """The expected loss shared out, the weakest bearing most of it; a fight won is worth an item."""
        kinds = self.kinds(s)
        loss = self.odds.whole_fight(number, kinds)
        weakest = min([int(hero.hp) for hero in s.heroes])
        share = loss / float(len(kinds))
        worst = share + float(self.tables.steps[number].damage)
        danger = DEATH / 2.0 if worst >= weakest else 0.0
        return loss * (1.0 + 4.0 / (float(weakest) + 1.0)) + danger - ITEM

    def cost_of_loss(self, s: CastleState, who: int, amount: float, nominee: int) -> float:
        """DC-29: the HP an event takes, from those it takes them from."""
        if who == Who.NOMINEE:
            return self.hurt(int(s.heroes[nominee].hp), amount)
        cost = 0.0
        mask = party.concerned(s, who)
        for place, hero in enumerate(s.heroes):
            if mask >> place & 1:
                cost += self.hurt(int(hero.hp), amount)
        return cost

    def cost_of_healing(self, s: CastleState, step: Step) -> float:
        """DC-5: HP that can really be given back."""
        gain = 0.0
        mask = party.concerned(s, step.who)
        most = int(party.most_hp(s, self.tables))
        for place, hero in enumerate(s.heroes):
            if mask >> place & 1:
                gain += float(min(int(step.amount), most - int(hero.hp))) * (1.0 + 4.0 / (float(hero.hp) + 0.5))
        return gain

    def cost_of_test(self, s: CastleState, step: Step, nominee: int) -> float:
        """DC-28: the prices of the tries that can be expected to fail, and what passing and failing bring."""
        who = int(step.who)
        if who in (Who.YOU, Who.NOMINEE):
            return self.cost_of_tries(s, step, int(s.you) if who == Who.YOU else nominee)
        if who == Who.GROUP:
            kinds = self.kinds(s)
            failed = failed_tries(self.tables, step, kinds, int(step.need) * len(kinds))
            price = self.cost_of_loss(s, int(step.payer), float(step.price), nominee)
            return sum(failed) * price + self.cost_of_ends(s, step, failed[-1], nominee)
        cost = 0.0
        for hero in s.heroes:
            failed = failed_tries(self.tables, step, [int(hero.kind)], int(step.need))
            cost += sum(failed) * self.hurt(int(hero.hp), float(step.price))
        return cost

    def cost_of_tries(self, s: CastleState, step: Step, roller: int) -> float:
        """One roller: how likely each try is to be paid for."""
        hero = s.heroes[roller]
        failed = failed_tries(self.tables, step, [int(hero.kind)], int(step.need))
        price = self.hurt(int(hero.hp), float(step.price))
        return sum(failed) * price + self.cost_of_ends(s, step, failed[-1], roller)

    def cost_of_ends(self, s: CastleState, step: Step, failed: float, roller: int) -> float:
        """What comes of a test when it is passed, and when its last try has failed."""
        stop = int(step.next)
        passing = (1.0 - failed) * self.cost_from(s, int(step.passed), roller, stop)
        return passing + failed * self.cost_from(s, int(step.failed), roller, stop)

    def volunteer(self, s: CastleState, step: Step) -> int:
        """DC-31: the place of the one for whom the step that follows is cheapest."""
        best, chosen = 999.0, 0
        for place in range(len(s.heroes)):
            cost = self.cost_of_going(s, step, place)
            if cost < best:
                best, chosen = cost, place
        return chosen

    def cost_of_going(self, s: CastleState, step: Step, place: int) -> float:
        """DC-31: what a step costs whoever is sent."""
        if step.op == Op.TEST:
            return self.cost_from_test(s, step, place)
        return self.hurt(int(s.heroes[place].hp), float(step.amount))

    def cost_from_test(self, s: CastleState, step: Step, place: int) -> float:
        """A test and the tests that follow it, for the same roller."""
        cost = 0.0
        while step.op == Op.TEST:
            cost += self.cost_of_tries(s, step, place)
            step = self.tables.steps[step.next]
        return cost

    def best_suited(self, s: CastleState, legal: list[int]) -> int:
        """DC-31: who is sent: for a test the likeliest, in a duel the one who wins soonest for least."""
        step = cards.current(s, self.tables)
        if step.op == Op.NOMINATE:
            kind = int(s.heroes[self.volunteer(s, self.tables.steps[step.next])].kind)
            return self.actions.number(Kind.NOMINATE, kind)
        best, chosen = 999.0, legal[0]
        for action in legal:
            place = int(party.place_of(s, self.actions.first[action]))
            cost = self.cost_of_round(s, step, 1 << place, -1)
            if cost < best:
                best, chosen = cost, action
        return chosen

    def best_rest(self, s: CastleState, legal: list[int]) -> int:
        """DC-14, DC-15: who rests, from the exact odds of this round and the expected cost of the next ones."""
        best, chosen = 9999.0, legal[0]
        for action in legal:
            cost = self.cost_of_resting(s, action)
            if cost < best:
                best, chosen = cost, action
        return chosen

    def cost_of_resting(self, s: CastleState, action: int) -> float:
        """DC-15: a round without whoever rests, or with all."""
        value, everybody = self.actions.first[action], int(party.everybody(s))
        place = -1 if value == NOBODY else int(party.place_of(s, value))
        fighters = everybody if place < 0 else everybody & ~(1 << place)
        return self.cost_of_round(s, cards.current(s, self.tables), fighters, place)

    def cost_of_round(self, s: CastleState, step: Step, fighters: int, resting: int) -> float:
        """A round fought by these, over every throw, and what follows; one who rests is healed by 1."""
        places = [place for place in range(len(s.heroes)) if fighters >> place & 1]
        kinds = [int(s.heroes[place].kind) for place in places]
        everyone = self.kinds(s)
        turn = min(int(s.bout.round) - 1, 4)
        cost = 0.0
        for throw in self.odds.throws_of(kinds, step):
            left = [int(s.bout.dice(trait)) for trait in range(TRAITS)]
            for trait in range(TRAITS):
                if trait != s.bout.immune:
                    left[trait] -= min(throw.hits[trait], left[trait])
            total = left[0] + left[1] + left[2]
            if total > 0:
                blow = float(self.odds.damage(step, total, turn, len(places)))
                cost += throw.odds * self.blows(s, step, places, throw.blocked, blow)
                cost += throw.odds * self.odds.fight(int(s.step), step, everyone, left, turn + 1)
        if resting >= 0 and s.heroes[resting].hp < party.most_hp(s, self.tables):
            cost -= 1.0 + 4.0 / (float(s.heroes[resting].hp) + 0.5)
        return cost

    def blows(self, s: CastleState, step: Step, places: list[int], blocked: int, blow: float) -> float:
        """DC-18, DC-19: what a blow weighs for those it reaches."""
        fewest = min([int(s.heroes[place].hp) for place in places])
        cost = 0.0
        for number, place in enumerate(places):
            hp = int(s.heroes[place].hp)
            if not blocked >> number & 1 and (step.special != Special.WEAKEST_STRUCK or hp == fewest):
                cost += self.hurt(hp, blow)
        return cost

    def dare(self, s: CastleState) -> int:
        """DC-8: two lucky sides to one bad one: while it hurts less than an item is worth."""
        room = s.found < len(s.heroes)
        return self.actions.number(Kind.DARE if self.cost_of_daring(s) < 0.0 and room else Kind.STOP)

    def cost_of_daring(self, s: CastleState) -> float:
        """What a throw hurts, less what it finds."""
        step = cards.current(s, self.tables)
        bad = self.hurt(int(s.heroes[s.you].hp), float(step.price)) / 3.0
        good = ITEM * float(step.amount) * 2.0 / 3.0
        return bad - good
