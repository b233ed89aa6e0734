"""Make golden matches and perft counts again, after a change of the rules that is meant.

    python tools/goldens.py matches GAME…     tests/goldens/<game>/<seats>-<options>.jsonl and .digests
    python tools/goldens.py perft GAME…       the counts of tests/perft/<game>.perft, entry by entry
    python tools/goldens.py answers GAME…     tests/goldens/<game>/answers.txt, after bots were changed, too

Nothing else writes these files. Review the diff: a line that changed is a match that is played differently now.
Run it on the interpreted engine (PYTHONPATH=src); the tests then hold the compiled one against it.
"""

# ruff: noqa: T201  (it tells the person who runs it what it made)

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from escapade.games import load_with  # noqa: E402
from escapade.play.record import Record  # noqa: E402
from tests.conformance import answers, goldens, perft  # noqa: E402
from tests.conformance.cases import Case, option_sets, register_pocket  # noqa: E402

MANY = 6


def make_matches(key: str) -> None:
    """The defaults on several numbers of seats, each other option set on one."""
    for path in goldens.golden_files(key):
        path.unlink()
        goldens.sidecar(path).unlink(missing_ok=True)
    for case in golden_cases(key):
        name = case.name().removeprefix(f"{key}-").replace("=", "_")
        path = goldens.FOLDER / key / f"{name}.jsonl"
        goldens.write_golden(path, goldens.play_golden(case.game, case.seats, case.name()))
        print(path.relative_to(ROOT))
    for name, record in more_matches(key).items():
        path = goldens.FOLDER / key / f"{name}.jsonl"
        goldens.write_golden(path, record)
        print(path.relative_to(ROOT))


def more_matches(key: str) -> dict[str, Record]:
    """Matches a game adds by its own `tests/games/<key>/golden.py`, as `matches(game) -> {name: Record}`."""
    name = f"tests.games.{key}"
    if find_spec(name) is None or find_spec(f"{name}.golden") is None:
        return {}
    found: dict[str, Record] = import_module(f"{name}.golden").matches(load_with(key, {}))
    return found


def golden_cases(key: str) -> list[Case]:
    """The fewest, a middle and the most seats; of a game for many, every other number between."""
    game = load_with(key, {})
    seats = list(game.seats)
    between = seats[1::2] if len(seats) > MANY else [seats[len(seats) // 2]]
    chosen = sorted({seats[0], *between, seats[-1]})
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


def make_answers(key: str) -> None:
    """What bots say at positions of the golden matches."""
    path = answers.answers_file(key)
    path.write_text("".join(f"{line}\n" for line in answers.answers_of(key)), encoding="utf-8")
    print(path.relative_to(ROOT))


def main(arguments: list[str]) -> int:
    """Do one of the three for the games named."""
    makers = {"matches": make_matches, "perft": make_perft, "answers": make_answers}
    if len(arguments) < 2 or arguments[0] not in makers:
        print(__doc__, file=sys.stderr)
        return 2
    register_pocket()
    for key in arguments[1:]:
        makers[arguments[0]](key)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
