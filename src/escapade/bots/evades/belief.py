"""Which bets the others probably wrote, from the dice that they named and the prisoners that they sent back.

LE-17: all of that is public. For each player every way to spread the prisoners over the boats is weighed: it becomes as
much likelier as the habits of an expert who wrote it make what the player did.
"""

from itertools import permutations
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from escapade.bots.evades.habits import Habits
from escapade.bots.search.belief import Belief
from escapade.core.event import MUTE
from escapade.core.game import Game, Known
from escapade.core.past import actions, actors
from escapade.core.rng import WORD, Rng
from escapade.core.row import at, make_row
from escapade.core.seat import CHANCE
from escapade.core.state import State
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.kinds import PRISONERS, WHITE, Kind, Phase
from escapade.games.evades.rules.moves import movable, reachable
from escapade.games.evades.state import EvadesState, Player, player_who_bet

WHIM: Final = 0.03
"""Whatever somebody wrote, he may do anything with this chance: people have other habits, and nobody is sure."""
NO_CHOICE: Final = -1
"""LE-8: the white die was left."""
WHITE_BIT: Final[i64] = 1 << WHITE


@final
class EvadesBelief(Belief):
    """A share for every way to spread the prisoners over the boats, seat by seat."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, EvadesGame)
        self.game = game
        self.actions = game.shapes.actions
        self.habits = Habits(game.tables)
        spreads = sorted(set(permutations(game.tables.boat_of_place)))
        self.spreads: list[list[int]] = [list(spread) for spread in spreads]
        """Every way to spread the prisoners over the boats: the boat of each prisoner."""
        self.rows: vec[i64] = vec[i64]([int(make_row(spread)) for spread in self.spreads])
        self.size: i64 = len(self.spreads)
        self.seat = 0
        self.shares: list[vec[float]] = []
        """By seat, how likely each spread is beside the others; empty where nothing speaks for any of them."""

    def read(self, known: Known) -> None:
        """Play the match again, as everybody saw it; where that does not lead to where we are, it says nothing."""
        now = known.state
        assert isinstance(now, EvadesState)
        self.seat, self.shares = known.seat, []
        if not now.past:
            return
        s = self.all_have_bet(now.seats)
        shares = [self.even() for _ in range(now.seats)]
        for actor, action in zip(actors(now.past), actions(now.past)):  # noqa: B905  (of one length, and compiled)
            if not self.can_be(s, actor, action):
                return
            if actor not in (CHANCE, known.seat):
                self.weigh(shares[actor], s, action)
            self.game.apply(s, actor, action, MUTE)
        if s.turns == now.turns and s.squares == now.squares and s.aboard == now.aboard and s.named == now.named:
            self.shares = shares

    def all_have_bet(self, seats: int) -> EvadesState:
        """LE-5: the position in which the starter is drawn. What was written does not matter to what is done."""
        s = self.game.new(seats)
        assert isinstance(s, EvadesState)
        while s.phase == Phase.BET:
            for seat in range(seats):
                self.game.apply(s, seat, self.game.legal(s, seat)[0], MUTE)
        return s

    def can_be(self, s: EvadesState, actor: int, action: int) -> bool:
        """Whether this can be done in a position: a match that began in another one is not followed."""
        if actor == CHANCE:
            return s.waiting == 1 << CHANCE and action < self.game.chance_size(s)
        return action in self.game.lend_legal(s, actor)

    def even(self) -> vec[float]:
        """Nothing is known: any spread is as likely as any other."""
        return vec[float]([1.0 / len(self.spreads)] * len(self.spreads))

    def weigh(self, shares: vec[float], s: EvadesState, action: int) -> None:
        """What somebody who wrote each spread tends to do is compared with what was done."""
        kind, chosen = self.actions.kind[action], self.actions.first[action]
        if kind == Kind.TAKE and chosen != WHITE:
            weights, on_offer, rest = self.habits.of_takes(s), s.offer & ~WHITE_BIT, 0.0
        elif kind in (Kind.BACK, Kind.LEAVE) and not movable(s):
            weights, on_offer, rest = self.habits.of_backs(s), reachable(s), self.habits.leave
        else:
            return
        if on_offer & on_offer - 1 == 0 and rest == 0.0:
            return
        self.take_into_account(shares, weights, on_offer, rest, NO_CHOICE if kind == Kind.LEAVE else chosen)

    def take_into_account(self, shares: vec[float], weights: vec[float], on_offer: i64, rest: float, chosen: i64
                          ) -> None:
        """Bayes' rule for every spread."""
        total = 0.0
        spread: i64 = 0
        while spread < self.size:
            row = self.rows[spread]
            sum_of_all = rest
            pawn: i64 = 0
            while pawn < PRISONERS:
                if on_offer >> pawn & 1:
                    sum_of_all += weights[PRISONERS * at(row, pawn) + pawn]
                pawn += 1
            mine = rest if chosen == NO_CHOICE else weights[PRISONERS * at(row, chosen) + chosen]
            share = shares[spread] * (mine / sum_of_all + WHIM)
            shares[spread] = share
            total += share
            spread += 1
        spread = 0
        while spread < self.size:
            shares[spread] = shares[spread] / total
            spread += 1

    def redraw(self, world: State, rng: Rng) -> None:
        """LE-17: bets of the others as likely as their deeds make them."""
        assert isinstance(world, EvadesState)
        if not self.shares:
            return
        for seat in range(world.seats):
            if seat != self.seat:
                world.players[seat] = self.bet_of(self.drawn(self.shares[seat], rng), rng)

    def drawn(self, shares: vec[float], rng: Rng) -> i64:
        """A spread, by its share."""
        left = float(rng.next()) / float(WORD)
        spread: i64 = 0
        while spread < self.size - 1:
            left -= shares[spread]
            if left < 0.0:
                return spread
            spread += 1
        return spread

    def bet_of(self, spread: i64, rng: Rng) -> Player:
        """LE-16: a bet with this spread; the order within a boat does not matter, and is any."""
        row, order = self.rows[spread], [0] * PRISONERS
        place: i64 = 0
        boat: i64 = 0
        while place < PRISONERS:
            first = place
            pawn: i64 = 0
            while pawn < PRISONERS:
                if at(row, pawn) == boat:
                    other = first + rng.below(place - first + 1)
                    order[place] = order[other]
                    order[other] = int(pawn)
                    place += 1
                pawn += 1
            boat += 1
        return player_who_bet(order)
