"""Balance and speed of the Dark Castle (DC-23): PYTHONPATH=build/compiled python benchmarks/dark_castle.py [castles].

The same castles as `escapade sim dark_castle --seats greedy --matches 10000 --seed 2026 --report cards` and so on for
2, 3 and 4 players; then random play. Every promise is a figure that must not be smaller than its target.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import escapade
from benchmarks.experts import Expert, Onlooker
from escapade.core.referee import random_match
from escapade.games import load_with
from escapade.lab.speed import engine
from escapade.lab.studies.dark_castle.cards import CastleStudy, CastleTotals
from escapade.lab.studies.dark_castle.report import cards_table, castles_table
from escapade.language.sentences import Language
from escapade.play.loop import play_match
from escapade.play.seeds import derive, match_stem

KEY = "dark_castle"
SEED = 2026
CASTLES = 10_000
PLAYERS = (1, 2, 3, 4)
ROUNDS = 5
SPEED_TARGET = 1_000_000
LEAST_ESCAPES, MOST_ESCAPES = 0.40, 0.60
MOST_RANDOM_ESCAPES = 0.05
MOST_SPREAD = 0.10
MOST_KILLED = 0.12
LEAST_BEATEN, MOST_BEATEN = 0.60, 0.85

Promise = tuple[str, float, float]


def greedy_castles(seats: int, castles: int, pack: Path | None = None, seed: int = SEED) -> CastleTotals:
    """Castles of greedy parties, card by card: those of `sim`, its experts asked about copies of the position."""
    game, onlooker = load_with(KEY, {}, pack), Onlooker()
    study, company = CastleStudy(game, seats), [Expert(game, onlooker)] * seats
    for number in range(castles):
        play_match(game, list(company), match_stem(seed, number), [onlooker, study])
    return study.counts


def random_escapes(seats: int, castles: int) -> float:
    """How often a random party escapes."""
    game = escapade.load(KEY)
    escaped = 0
    for number in range(castles):
        state = game.new(seats)
        random_match(game, state, derive(SEED, "random", seats, number))
        outcome = game.outcome(state)
        escaped += outcome is not None and outcome["reason"] == "boss_beaten"
    return escaped / castles


def kill_rates(found: list[CastleTotals], first: int, last: int) -> list[float]:
    """Of the cards from one number to another, how often each kills those who meet it, by number of players."""
    return [card.kill_rate() for totals in found for card in list(totals.cards.values())[first:last]]


def balance(castles: int = CASTLES) -> list[Promise]:
    """DC-23: the tables of docs/games/dark_castle.md, and what is promised of them."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(greedy_castles, PLAYERS, [castles] * len(PLAYERS)))
        by_chance = list(pool.map(random_escapes, PLAYERS, [castles] * len(PLAYERS)))
    english = Language("en")
    print(f"\n{castles_table(found, english).as_markdown()}\n\n{cards_table(found, english).as_markdown()}")
    print(f"\nrandom parties escape, by number of players: {', '.join(f'{rate:.1%}' for rate in by_chance)}")
    escapes = [totals.win_rate() for totals in found]
    chapters, start = escapade.load(KEY).shapes.chances[0].fields[0].names, -1
    bosses = kill_rates(found, len(chapters), start)
    return [
        ("greedy parties escape, at the least", min(escapes), LEAST_ESCAPES),
        ("greedy parties are lost, at the least", 1 - max(escapes), 1 - MOST_ESCAPES),
        ("random parties are lost, at the least", 1 - max(by_chance), 1 - MOST_RANDOM_ESCAPES),
        ("how even the numbers of players are", 1 - (max(escapes) - min(escapes)), 1 - MOST_SPREAD),
        ("the deadliest chapter is survived by", 1 - max(kill_rates(found, 0, len(chapters))), 1 - MOST_KILLED),
        ("the hardest boss is beaten by", 1 - max(bosses), LEAST_BEATEN),
        ("the easiest boss kills", min(bosses), 1 - MOST_BEATEN),
    ]


def speed() -> list[Promise]:
    """Random castles inside the engine, on one core, decisions per CPU second: the median of a few runs."""
    game = escapade.load(KEY)
    rates = {seats: median(float(str(engine(game, seats, 3.0)["engine_decisions_per_second"])) for _ in range(ROUNDS))
             for seats in PLAYERS}
    told = ", ".join(f"{rate:,.0f} ({seats})" for seats, rate in rates.items())
    print(f"\ndark_castle, random play, decisions a second by number of players: {told}")
    return [("decisions a second inside, in millions", min(rates.values()) / 1e6, SPEED_TARGET / 1e6)]


def main() -> int:
    """The tables and the rate; 1 when a promise is not kept."""
    promises = [*balance(int(sys.argv[1]) if len(sys.argv) > 1 else CASTLES), *speed()]
    for title, figure, target in promises:
        print(f"  {title:40} {figure:6.3f}   (promised {target:.2f}: {'kept' if figure >= target else 'NOT KEPT'})")
    return 0 if all(figure >= target for _, figure, target in promises) else 1


if __name__ == "__main__":
    raise SystemExit(main())
