"""Make golden matches and perft counts again, after a change of the rules that is meant.

    python scripts/goldens.py matches GAME…     tests/goldens/<game>/<seats>-<options>.jsonl and .digests
    python scripts/goldens.py perft GAME…       the counts of tests/perft/<game>.perft, entry by entry

Nothing else writes these files. Review the diff: a line that changed is a match that is played differently now.
Run it on the interpreted engine (PYTHONPATH=src); the tests then hold the compiled one against it.
"""

# ruff: noqa: T201  (it tells the person who runs it what it made)

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from escapade.bots import roster  # noqa: E402
from escapade.games import load_with  # noqa: E402
from escapade.games.dark_castle.game import CastleGame  # noqa: E402
from escapade.sim.match import record_match  # noqa: E402
from tests.conformance import goldens, perft  # noqa: E402
from tests.conformance.cases import Case, option_sets, register_pocket  # noqa: E402


def make_matches(key: str) -> None:
    """The defaults on the fewest, a middle and the most seats; each other option set on one number of seats."""
    for path in goldens.golden_files(key):
        path.unlink()
        goldens.sidecar(path).unlink(missing_ok=True)
    for case in golden_cases(key):
        name = case.name().removeprefix(f"{key}-").replace("=", "_")
        path = goldens.FOLDER / key / f"{name}.jsonl"
        goldens.write_golden(path, goldens.play_golden(case.game, case.seats, case.name()))
        print(path.relative_to(ROOT))
    if isinstance(load_with(key, {}), CastleGame):
        make_greedy_matches(key)


def make_greedy_matches(key: str) -> None:
    """Matches between greedy bots where random ones die too soon: as many as it takes to meet every last card.

    A match that meets one for the first time is kept, and the first ones on every number of seats.
    """
    game = load_with(key, {})
    assert isinstance(game, CastleGame)
    bot = roster.make("greedy", game)
    met: set[str] = set()
    for number in range(200):
        seats = game.seats[number % len(game.seats)]
        record = record_match(game, [bot] * seats, 2026, number)
        ends = {line for line in record.entries if line.startswith("chance boss ")}
        if number < 2 * len(game.seats) or ends - met:
            path = goldens.FOLDER / key / f"greedy-{number:03}-{seats}.jsonl"
            goldens.write_golden(path, record)
            print(path.relative_to(ROOT))
        met |= ends
        if len(met) == game.tables.bosses and number >= 2 * len(game.seats):
            return


def golden_cases(key: str) -> list[Case]:
    """What is worth a golden match."""
    game = load_with(key, {})
    seats = list(game.seats)
    chosen = sorted({seats[0], seats[len(seats) // 2], seats[-1]})
    others = option_sets(game.option_table)[1:]
    return ([Case(key, count, {}) for count in chosen]
            + [Case(key, chosen[place % len(chosen)], options) for place, options in enumerate(others)])


def make_perft(key: str) -> None:
    """Count again what the file lists, to the same depths; a new entry is a line with counts of zeros."""
    entries = perft.read_entries(key)
    for entry in entries:
        game = perft.game_of(key, entry)
        entry.counts = [perft.count(game, entry.start(game), depth) for depth in range(1, len(entry.counts) + 1)]
        print(key, entry.write())
    path = perft.FOLDER / f"{key}.perft"
    path.write_text("".join(f"{entry.write()}\n" for entry in entries), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Do one of the two for the games named."""
    makers = {"matches": make_matches, "perft": make_perft}
    if len(arguments) < 2 or arguments[0] not in makers:
        print(__doc__, file=sys.stderr)
        return 2
    register_pocket()
    for key in arguments[1:]:
        makers[arguments[0]](key)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
