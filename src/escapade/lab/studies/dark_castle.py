"""What each card of the Dark Castle does to those who meet it: how often it kills, and how many HP it costs."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from escapade.bots.base import Bot
from escapade.core.errors import BadInput
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import Reason
from escapade.games.dark_castle.state import CastleState
from escapade.play.seeds import Stem
from escapade.sim.match import Seed, decide


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

    def win_rate(self) -> float:
        """The share of parties that escaped."""
        return self.won / self.matches if self.matches else 0.0


def watch_castles(game: Game, bots: list[Bot], seed: Seed, matches: int) -> CastleTotals:
    """Play the first matches of a seed, the same ones that `play_match` plays, and watch every card."""
    if not isinstance(game, CastleGame):
        raise BadInput("input.option", {"option": "report", "value": "cards", "range": "totals"})
    totals = CastleTotals(len(bots), cards={key: CardTotals() for key in game.names.cards})
    for number in range(matches):
        watch_castle(game, bots, Stem(seed, "match", number), totals)
    return totals


def watch_castle(game: CastleGame, bots: list[Bot], stem: Stem, totals: CastleTotals) -> None:
    """One castle, card by card."""
    state = game.new(len(bots))
    assert isinstance(state, CastleState)
    chance, card, health = stem.derive("chance"), -1, 0
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(chance.below(game.chance_size(state))), MUTE)
        else:
            seat = first_seat(int(state.waiting))
            game.apply(state, seat, decide(game, state, bots[seat], seat, stem), MUTE)
        if state.card != card:
            if card >= 0:
                totals.cards[game.names.cards[card]].lost += health - standing(state)
            card, health = int(state.card), standing(state)
            totals.cards[game.names.cards[card]].met += 1
    last = totals.cards[game.names.cards[card]]
    last.lost += health - standing(state)
    last.killed += state.reason == Reason.DEATH
    totals.matches += 1
    totals.won += state.reason == Reason.BOSS_BEATEN
    totals.reached += card >= game.tables.chapters


def standing(state: CastleState) -> int:
    """The HP of all characters together."""
    return sum(int(hero.hp) for hero in state.heroes)


def castle_table(found: Sequence[CastleTotals]) -> str:
    """Markdown: one line for each number of players."""
    lines = ["| Players | Castles | Escaped | Reached the boss | Beat the boss |", "|---:|---:|---:|---:|---:|"]
    for totals in found:
        beaten = totals.won / totals.reached if totals.reached else 0.0
        lines.append(f"| {totals.seats} | {totals.matches} | {percent(totals.win_rate())} "
                     f"| {percent(totals.reached / max(1, totals.matches))} | {percent(beaten)} |")
    return "\n".join(lines)


def card_table(found: Sequence[CastleTotals]) -> str:
    """Markdown: one line for each card: killed (of those who met it) and HP lost, by number of players."""
    heads = " | ".join(f"killed, {totals.seats}p | HP, {totals.seats}p" for totals in found)
    lines = [f"| Card | {heads} |", "|---|" + "---:|---:|" * len(found)]
    for key in found[0].cards:
        cells = " | ".join(f"{percent(totals.cards[key].kill_rate())} | {totals.cards[key].loss_mean():.1f}"
                           for totals in found)
        lines.append(f"| `{key}` | {cells} |")
    return "\n".join(lines)


def percent(rate: float) -> str:
    """A rate as people read it."""
    return f"{100 * rate:.1f} %"
