"""The speed and strength figures of the product, as ratios to peers measured in the same run.

Absolute rates depend on the machine and on who else uses it; a ratio taken in one run means something.
Each figure is the median of five rounds, in which ours and the peer's take turns.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import elba
import peers
import prison_break

import escapade
from escapade.sim.measure import engine
from escapade.sim.strength import compare

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 5
SEATS = 4
INSIDE_TARGET = 2.0
PYTHON_TARGET = 3.0
STRENGTH_TARGET = 0.55
RATES = ("engine_decisions_per_second", "python_decisions_per_second", "clones_per_second", "views_per_second",
         "imagines_per_second", "matches_per_second")


def main() -> int:
    """Print all figures; 1 when a promise of the product is not kept in this run."""
    print(f"engine: {'compiled' if escapade.compiled() else 'interpreted'}")
    kept = [race_against_peer("evades"), strength()]
    kept += [verdict(*promise) for promise in elba.speed() + elba.strength()]
    kept += [prison_break.balance(prison_break.MATCHES), prison_break.speed()]
    return 0 if all(kept) else 1


def race_against_peer(key: str) -> bool:
    """Les Évadés against OpenSpiel's maedn: whole matches inside, and one decision at a time from Python."""
    game = escapade.load(key)
    per_match = peers.decisions_per_match()
    ours: list[dict[str, object]] = []
    inside: list[float] = []
    outside: list[float] = []
    for _ in range(ROUNDS):
        ours.append(engine(game, SEATS, 3.0))
        inside.append(peers.inside_rate(per_match, 1.0))
        outside.append(peers.python_rate(1.0))
    rates = {name: median(float(str(found[name])) for found in ours) for name in RATES}
    interpreted = interpreted_rates(key)
    print(f"\n{key}, {SEATS} seats, random play, per CPU second (median of {ROUNDS})")
    for name in RATES:
        print(f"  {name:32} {rates[name]:>14,.0f}   compiled / interpreted {rates[name] / interpreted[name]:5.1f}")
    print(f"  forced decisions: {float(str(ours[0]['forced_share'])):.1%} of all")
    print(f"  OpenSpiel {peers.PEER}, C++ / Python   {median(inside):,.0f} / {median(outside):,.0f}")
    return all([
        verdict("inside the engine / C++ maedn", rates[RATES[0]] / median(inside), INSIDE_TARGET),
        verdict("from Python / pyspiel from Python", rates[RATES[1]] / median(outside), PYTHON_TARGET),
    ])


def interpreted_rates(key: str) -> dict[str, float]:
    """The same rates on the interpreted engine, in a process of its own."""
    script = ("import escapade, json; from escapade.sim.measure import engine; "
              f"print(json.dumps(engine(escapade.load({key!r}), {SEATS}, 3.0)))")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    found = json.loads(subprocess.check_output([sys.executable, "-c", script], env=environment))
    assert not found["compiled"], "the interpreted engine was asked for"
    return {name: float(found[name]) for name in RATES}


def strength() -> bool:
    """One bot against three random ones: what its play is worth, and what its bets alone are."""
    print("\nevades, one bot against three random ones, each seat in turn")
    found = compare(workers=os.cpu_count() or 1)
    for one in found:
        low, high = one.to_json()["interval"]  # type: ignore[misc]
        print(f"  {one.bot:28} wins or shares {one.rate():6.1%}  ({low:.1%} to {high:.1%}, {one.matches} matches)")
    return verdict("greedy wins or shares", found[0].rate(), STRENGTH_TARGET)


def verdict(title: str, figure: float, target: float) -> bool:
    """Say whether a promise is kept."""
    print(f"  {title:36} {figure:6.2f}   (promised {target:.2f}: {'kept' if figure >= target else 'NOT KEPT'})")
    return figure >= target


if __name__ == "__main__":
    raise SystemExit(main())
