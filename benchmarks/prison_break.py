"""The balance and speed of Prison Break (PB-43).

    PYTHONPATH=build/compiled python benchmarks/prison_break.py [matches]            the promises, and the speed
    PYTHONPATH=build/compiled python benchmarks/prison_break.py ablations [matches]  what each tool is worth

Experts (`greedy`) on both sides, then random play; every match by its own seed, so that the tables can be made again.
"""

import sys
from collections import Counter
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import escapade
from benchmarks.prison_matches import KEY, SHUNS, Played, play_many
from escapade.core.referee import random_match
from escapade.lab.speed import engine
from escapade.play.seeds import derive

MATCHES = 2000
LAST_DAY = 30
SPEED_TARGET = 500_000
HEADING = ["Bellick wins", "by guilt", "by the days", "recruiting ends on day", "fails in phase 1", "last day", "guilt"]

Promise = tuple[str, float, float]  # title, figure, the least it may be


class Figures:
    """What matches of one kind come to."""

    def __init__(self, played: list[Played]) -> None:
        reasons = Counter(match.reason for match in played)
        days = [match.recruited for match in played if match.recruited]
        lost = len(played) - reasons["escaped"]
        self.wins = reasons["escaped"] / len(played)
        self.by_guilt = reasons["guilt"] / max(1, lost)
        self.by_days = reasons["days"] / max(1, lost)
        self.recruited = sum(days) / max(1, len(days))
        self.failed = 1 - len(days) / len(played)
        self.last = sum(match.day for match in played) / len(played)
        self.guilt = sum(match.guilt for match in played) / len(played)

    def cells(self) -> str:
        """As the cells of a table, under HEADING; shares of guilt and days are shares of the team's defeats."""
        return (f"{1 - self.wins:.1%} | {self.by_guilt:.0%} | {self.by_days:.0%} | {self.recruited:.1f} | "
                f"{self.failed:.1%} | {self.last:.1f} | {self.guilt:.1f}")


def heading(first: str) -> None:
    """The head of a table."""
    print(f"\n| {first} | {' | '.join(HEADING)} |\n|{' --- |' * (len(HEADING) + 1)}", flush=True)


def ablations(matches: int) -> None:
    """PB-43: what Bellick wins without one of his tools, and against a team that lets guards in."""
    for seats in (3, 4):
        heading(f"{seats} players")
        for variant in SHUNS:
            print(f"| {variant} | {Figures(play_many(seats, variant, matches)).cells()} |", flush=True)
        print(f"\nrandom against random, {seats} players: the team escapes {random_wins(seats, matches) / matches:.1%}")


def random_wins(seats: int, matches: int) -> int:
    """How often a random team escapes from a random Bellick."""
    game = escapade.load(KEY)
    wins = 0
    for seed in range(matches):
        state = game.new(seats)
        random_match(game, state, derive(1, seed))
        outcome = game.outcome(state)
        assert outcome is not None
        wins += outcome["reason"] == "escaped"
    return wins


def balance(matches: int = MATCHES) -> list[Promise]:
    """PB-43: print the table; what is promised of it, with three players and with four."""
    heading("players")
    return [promise for seats in (3, 4) for promise in row(seats, matches)]


def row(seats: int, matches: int) -> list[Promise]:
    """One line of the table. A promise is kept from its target upwards, so upper limits are turned round."""
    found = Figures(play_many(seats, "full", matches))
    print(f"| {seats} | {found.cells()} |", flush=True)
    by_chance = random_wins(seats, matches) / matches
    return [(f"prison_break, {seats}: the team wins", found.wins, 0.40),
            (f"prison_break, {seats}: it does not", 1 - found.wins, 0.40),
            (f"prison_break, {seats}: day recruiting ends", found.recruited, 8.0),
            (f"prison_break, {seats}: days left then", LAST_DAY - found.recruited, LAST_DAY - 18.0),
            (f"prison_break, {seats}: phase 1 succeeds", 1 - found.failed, 0.98),
            (f"prison_break, {seats}: random team stays in", 1 - by_chance, 0.90)]


def speed() -> list[Promise]:
    """What is promised of random play inside the engine, on one core: decisions a second."""
    rates = [float(str(engine(escapade.load(KEY), seats, 3.0)["engine_decisions_per_second"])) for seats in (3, 4)]
    print(f"\nprison_break, random play: {rates[0]:,.0f} (3 players) and {rates[1]:,.0f} (4) decisions a second")
    return [("prison_break, millions of decisions/s", min(rates) / 1e6, SPEED_TARGET / 1e6)]


def main(words: list[str]) -> int:
    """The tables that were asked for; 1 when a promise is not kept."""
    matches = int(words[-1]) if words and words[-1].isdigit() else MATCHES
    if words[:1] == ["ablations"]:
        ablations(matches)
        return 0
    broken = [promise for promise in balance(matches) + speed() if promise[1] < promise[2]]
    for title, figure, target in broken:
        print(f"NOT KEPT: {title} {figure:.3f}, promised {target:.3f}")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
