"""What can be counted of the choices in the Dark Castle (DC-24: all is open): tests, rounds, gambles, second rolls."""

from typing import Final, final

from escapade.bots.dark_castle.throws import Round, Tally, first_round
from escapade.bots.dark_castle.trials import Trial
from escapade.bots.odds import Counter, Odds, amount, share
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import NOBODY, TRAIT_NAMES, TRAITS, Effect, Kind, Op, Phase, Special, Who
from escapade.games.dark_castle.rules import cards, party, results
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Step

KEYS: Final[list[str]] = ["pass", "hp", "round_hp", "death", "round_death", "wins", "hits", "blocks", "finds"]
MOST_FOR_A_WAY: Final = 3
"""So many heroes' first rounds are counted for a way into a fight; for more it takes too long."""
NEARLY: Final = 1e-9


@final
class CastleCounter(Counter):
    """DC-8, DC-14, DC-21, DC-28: from the dice alone, as if nobody used anything."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, CastleGame)
        self.tables = game.tables
        self.actions = game.shapes.actions

    def of(self, state: State, seat: int, action: int) -> list[Odds]:
        """By what is asked."""
        assert isinstance(state, CastleState)
        kind, first = self.actions.kind[action], self.actions.first[action]
        if kind == Kind.GO:
            step = cards.current(state, self.tables)
            return self.way(state, int(step.starts[step.ways.index(first)]))
        if kind == Kind.NOMINATE:
            return self.sent(state, int(party.place_of(state, first)))
        if kind == Kind.REST and not cards.is_weary(state):
            resting = -1 if first == NOBODY else int(party.place_of(state, first))
            return self.round(state, [place for place in range(len(state.heroes)) if place != resting], resting)
        if kind == Kind.DARE:
            return self.dare(state)
        if kind == Kind.USE and state.phase == Phase.USE:
            return self.again(state, first, int(party.place_of(state, self.actions.second[action])))
        return []

    def way(self, s: CastleState, start: int) -> list[Odds]:
        """DC-8: what a way costs that needs no further decision; of one into a fight, its first round."""
        step = self.tables.steps[start]
        if step.op == Op.FIGHT:
            fought = first_round(s, self.tables, step) if len(s.heroes) <= MOST_FOR_A_WAY else None
            return [] if fought is None else self.told_round(fought)
        return self.trial(s, start, int(s.you))

    def sent(self, s: CastleState, place: int) -> list[Odds]:
        """DC-31: what it costs to send this one; in a duel, this one's round."""
        step = cards.current(s, self.tables)
        if step.op == Op.NOMINATE:
            return self.trial(s, int(step.next), place)
        return [] if cards.is_weary(s) else self.round(s, [place], -1)

    def trial(self, s: CastleState, start: int, roller: int) -> list[Odds]:
        """DC-28: how likely the first test is passed, and the HP of all to the card's end, where it can be told."""
        trial = Trial(s, self.tables, roller)
        trial.walk(start, trial.health(), len(s.heroes[s.you].items), 1.0)
        found: list[Odds] = []
        if trial.passed >= 0.0:
            found.append(share("pass", trial.passed, {"trait": TRAIT_NAMES[trial.trait]}))
        if trial.is_whole and (trial.passed >= 0.0 or abs(trial.hp) > NEARLY):
            found.append(amount("hp", trial.hp))
        if trial.is_whole and trial.death > NEARLY:
            found.append(share("death", trial.death))
        return found

    def round(self, s: CastleState, fighters: list[int], resting: int) -> list[Odds]:
        """DC-14: the round that these fight."""
        step = cards.current(s, self.tables)
        fought = Round(s, self.tables, step, [int(s.bout.dice(trait)) for trait in range(TRAITS)])
        return self.told_round(fought.fight(fighters, resting)) if fought.is_countable(fighters) else []

    def told_round(self, fought: Tally) -> list[Odds]:
        """A victory, the HP of all, and a death where one is possible."""
        found = [share("wins", fought.beaten), amount("round_hp", fought.hp)]
        return [*found, share("round_death", fought.death)] if fought.death > NEARLY else found

    def dare(self, s: CastleState) -> list[Odds]:
        """DC-8: one trait of three is the bad side."""
        step = cards.current(s, self.tables)
        hp = int(s.heroes[s.you].hp)
        found = [share("finds", 2.0 / 3.0), amount("hp", -float(min(int(step.price), hp)) / 3.0)]
        return [*found, share("death", 1.0 / 3.0)] if step.price >= hp else found

    def again(self, s: CastleState, kind: int, target: int) -> list[Odds]:
        """DC-12, DC-21: a die rolled again: how likely it hits or blocks, or passes the test of its roller."""
        item = self.tables.items[kind]
        if item.effect not in (Effect.REROLL, Effect.REROLL_ANY, Effect.REROLL_AND_CHOOSE):
            return []
        step = cards.current(s, self.tables)
        if step.op == Op.TEST:
            return self.passes_again(s, step, target) if step.who in (Who.YOU, Who.NOMINEE) else []
        faces = self.tables.faces[s.heroes[target].kind]
        hits = len([face for face in faces if self.would_hit(s, target, face)])
        found = [share("hits", hits / 6.0)]
        if step.special != Special.PIERCES and not cards.is_weary(s):
            found.append(share("blocks", len([face for face in faces if face >= TRAITS]) / 6.0))
        return found

    def would_hit(self, s: CastleState, target: int, face: int) -> bool:
        """DC-16: whether a face would remove anything now."""
        shown = s.bout.face(target)
        s.bout.show(target, face)
        found = results.would_hit(s, self.tables, target)
        s.bout.show(target, shown)
        return found

    def passes_again(self, s: CastleState, step: Step, target: int) -> list[Odds]:
        """DC-28: whether a face would pass the test now, with what was rolled before."""
        shown, passing = s.bout.face(target), 0
        before = int(s.bout.successes) if step.adds else 0
        for face in self.tables.faces[s.heroes[target].kind]:
            s.bout.show(target, face)
            passing += 1 if before + int(results.symbols(s, target, step.trait)) >= int(step.need) else 0
        s.bout.show(target, shown)
        return [share("pass", passing / 6.0, {"trait": TRAIT_NAMES[step.trait]})]
