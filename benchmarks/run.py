"""The speed, strength and balance figures of the product; figures against peers are ratios taken in the same run.

Absolute rates depend on the machine and on who else uses it; a ratio of two that take turns means something.
`python3 run.py bench` prints everything, `python3 run.py bench evades elba` only what is named;
`python3 run.py bench table` is the table of docs/benchmarks.md alone.
"""

import sys

import escapade
from benchmarks import browser, clicks, dark_castle, elba, evades, prison_break, searches, sharing, table
from benchmarks.turns import is_kept

SUITES = {
    "evades": [evades.speed, evades.strength],
    "elba": [elba.speed, elba.strength],
    "dark_castle": [dark_castle.balance, dark_castle.speed],
    "prison_break": [prison_break.balance, prison_break.speed],
    "searches": [searches.speed],
    "sharing": [sharing.speed],
    "browser": [browser.speed],
    "clicks": [clicks.asked_of_people],
}


def main(wanted: list[str]) -> int:
    """Print all figures; 1 when a promise of the product is not kept in this run, 2 for a name nobody knows."""
    if wanted[:1] == ["table"]:
        return table.main(wanted[1:])
    unknown = [name for name in wanted if name not in SUITES]
    if unknown:
        print(f"there is no benchmark {unknown[0]!r}; there are: {', '.join(SUITES)}", file=sys.stderr)
        return 2
    print(f"engine: {'compiled' if escapade.compiled() else 'interpreted'}")
    kept = [is_kept(promise) for name in wanted or SUITES for part in SUITES[name] for promise in part()]
    print("\nevery promise is kept" if all(kept) else f"\n{kept.count(False)} of {len(kept)} promises are NOT KEPT")
    return 0 if all(kept) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
