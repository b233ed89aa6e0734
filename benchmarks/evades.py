"""Les Évadés: speed against OpenSpiel's maedn in the same run, and what greedy's play is worth."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import escapade
from benchmarks import maedn
from benchmarks.turns import Promise, race
from escapade.lab.speed import engine, engine_rates, python_rate
from escapade.lab.studies.evades import compare
from escapade.play.seeds import derive
from escapade.sim.stats import wilson

KEY = "evades"
ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
ROUNDS = 5
SECONDS = 2.0
INSIDE_TARGET = 2.0
PYTHON_TARGET = 3.0
STRENGTH_TARGET = 0.55
RATES = ("engine_decisions_per_second", "python_decisions_per_second", "clones_per_second", "views_per_second",
         "imagines_per_second", "matches_per_second")


def speed() -> list[Promise]:
    """Whole matches inside, and one decision at a time from Python, each in turn with the peer."""
    game, rng, per_match = escapade.load(KEY), derive(1, "race"), maedn.decisions_per_match()
    inside = race(lambda seconds: engine_rates(game, SEATS, rng, seconds)[1],
                  lambda seconds: maedn.inside_rate(per_match, seconds))
    outside = race(lambda seconds: python_rate(game, SEATS, rng, seconds), maedn.python_rate)
    print_rates()
    print(f"  inside: ours {inside.ours:,.0f}, {maedn.PEER} in C++ {inside.theirs:,.0f}; "
          f"from Python: ours {outside.ours:,.0f}, {maedn.PEER} {outside.theirs:,.0f}")
    return [("inside the engine / C++ maedn", inside.ratio, INSIDE_TARGET),
            ("from Python / pyspiel from Python", outside.ratio, PYTHON_TARGET)]


def print_rates() -> None:
    """Every rate of the compiled engine and how many times the interpreted one that is."""
    rounds = [(engine(escapade.load(KEY), SEATS, SECONDS), interpreted_rates()) for _ in range(ROUNDS)]
    print(f"\n{KEY}, {SEATS} seats, random play, per CPU second (median of {ROUNDS})")
    for name in RATES:
        rate = median(float(str(ours[name])) for ours, _ in rounds)
        ratio = median(float(str(ours[name])) / slow[name] for ours, slow in rounds)
        print(f"  {name:32} {rate:>14,.0f}   compiled / interpreted {ratio:5.1f}")
    print(f"  forced decisions: {float(str(rounds[0][0]['forced_share'])):.1%} of all")


def interpreted_rates() -> dict[str, float]:
    """The same rates on the interpreted engine, in a process of its own."""
    script = ("import escapade, json; from escapade.lab.speed import engine; "
              f"print(json.dumps(engine(escapade.load({KEY!r}), {SEATS}, {SECONDS})))")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    found = json.loads(subprocess.check_output([sys.executable, "-c", script], env=environment))
    assert not found["compiled"], "the interpreted engine was asked for"
    return {name: float(found[name]) for name in RATES}


def strength() -> list[Promise]:
    """One bot against three random ones: what its play is worth, and what its bets alone are."""
    print(f"\n{KEY}, one bot against three random ones, each seat in turn")
    found = compare(workers=os.cpu_count() or 1)
    for one in found:
        low, high = wilson(one.totals.wins + one.totals.shared, one.matches)
        print(f"  {one.bot:28} wins or shares {one.rate():6.1%}  ({low:.1%} to {high:.1%}, {one.matches} matches)")
    return [("greedy wins or shares", found[0].rate(), STRENGTH_TARGET)]
