"""What each card of the Dark Castle does to those who meet it: how often it kills, what it costs, how they pass."""

from dataclasses import dataclass, field
from pathlib import Path

from escapade.core.errors import BadInput
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import Phase, Reason
from escapade.games.dark_castle.state import CastleState
from escapade.play.seeds import Seed
from escapade.sim.batch import run
from escapade.sim.stats import Totals
from escapade.sim.study import Study


@dataclass
class CardTotals:
    """One card: parties that met it, parties that died there, HP lost there (what was healed taken off)."""

    met: int = 0
    killed: int = 0
    lost: int = 0

    def kill_rate(self) -> float:
        """The share of those who met it that died there."""
        return self.killed / self.met if self.met else 0.0

    def loss_mean(self) -> float:
        """HP lost by a party that met it, until the next card is turned."""
        return self.lost / self.met if self.met else 0.0


@dataclass
class CastleTotals:
    """Castles of one number of players."""

    seats: int
    matches: int = 0
    won: int = 0
    reached: int = 0
    """Parties that met a boss."""
    cards: dict[str, CardTotals] = field(default_factory=dict)
    ways: dict[str, dict[str, int]] = field(default_factory=dict)
    """How often each way of a card was chosen, where there was another one to choose."""

    def merge(self, other: "CastleTotals") -> None:
        """Add what another worker counted."""
        self.matches += other.matches
        self.won += other.won
        self.reached += other.reached
        for key, more in other.cards.items():
            mine = self.cards[key]
            mine.met, mine.killed, mine.lost = mine.met + more.met, mine.killed + more.killed, mine.lost + more.lost
        for key, taken in other.ways.items():
            for way, times in taken.items():
                self.ways[key][way] += times

    def way_rate(self, card: str, way: str) -> float:
        """The share of the choices on a card that were for this way."""
        taken = self.ways[card]
        return taken[way] / max(1, sum(taken.values()))

    def win_rate(self) -> float:
        """The share of parties that escaped."""
        return self.won / self.matches if self.matches else 0.0


class CastleStudy(Study):
    """Follows a party from card to card."""

    counts: CastleTotals

    def begin(self, game: Game, state: State) -> None:
        """No card is turned yet."""
        self.card, self.health = NONE, 0

    @staticmethod
    def nothing(game: Game, seats: int) -> CastleTotals:
        """Every card of the game, met by nobody."""
        if not isinstance(game, CastleGame):
            raise BadInput("input.option", {"option": "report", "value": "cards", "range": "totals"})
        return CastleTotals(seats, cards={key: CardTotals() for key in game.names.cards}, ways=ways_of(game))

    def before(self, game: Game, state: State, seat: int, action: int) -> None:
        """DC-8: a way is chosen; one that is the only one on offer is no choice."""
        assert isinstance(state, CastleState) and isinstance(game, CastleGame)
        if state.phase == Phase.WAY and len(game.legal(state, seat)) > 1:
            way = game.names.ways[game.shapes.actions.first[action]]
            self.counts.ways[game.names.cards[state.card]][way] += 1

    def after(self, game: Game, state: State, seat: int, action: int) -> None:
        """When another card lies there, the one before it has cost what it cost."""
        assert isinstance(state, CastleState)
        if state.card != self.card:
            self._leave(state)
            self.card, self.health = int(state.card), standing(state)
            self._card().met += 1

    def end(self, game: Game, state: State, outcome: dict[str, object]) -> None:
        """The last card killed the party, or was the boss it beat."""
        assert isinstance(state, CastleState) and isinstance(game, CastleGame)
        self._leave(state)
        self._card().killed += state.reason == Reason.DEATH
        self.counts.matches += 1
        self.counts.won += state.reason == Reason.BOSS_BEATEN
        self.counts.reached += self.card >= game.tables.chapters

    def _leave(self, state: CastleState) -> None:
        if self.card != NONE:
            self._card().lost += self.health - standing(state)

    def _card(self) -> CardTotals:
        assert isinstance(self.game, CastleGame)
        return self.counts.cards[self.game.names.cards[self.card]]


def count_cards(bots: list[str], seed: Seed, matches: int, pack: Path | None = None) -> CastleTotals:
    """Castles card by card: the same matches that `sim` plays for this seed."""
    return cards_of(run("dark_castle", {}, bots, matches, seed, pack=pack, studies=(CastleStudy,)))


def cards_of(totals: Totals) -> CastleTotals:
    """What the study of a run with `CastleStudy` counted."""
    return next(counts for counts in totals.studies if isinstance(counts, CastleTotals))


def cards_json(totals: Totals) -> dict[str, object]:
    """The same for programs."""
    found = cards_of(totals)
    cards = {key: {"met": one.met, "killed": one.killed, "lost": one.lost} for key, one in found.cards.items()}
    return {"matches": found.matches, "escaped": found.won, "reached": found.reached, "cards": cards,
            "ways": found.ways}


def ways_of(game: CastleGame) -> dict[str, dict[str, int]]:
    """The ways of each card that offers a choice at its beginning, none of them taken yet."""
    firsts = [game.tables.steps[start] for start in game.tables.starts]
    return {card: {game.names.ways[way]: 0 for way in first.ways}
            for card, first in zip(game.names.cards, firsts, strict=True) if first.ways}


def standing(state: CastleState) -> int:
    """The HP of all characters together."""
    return sum(int(hero.hp) for hero in state.heroes)
