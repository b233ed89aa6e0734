"""Turn a place in a record into a test, and print it: python3 run.py scenario FILE ENTRY [--count NUMBER]

The test begins in the position after ENTRY (0 is the beginning), plays the entries that follow, one or NUMBER of them,
and expects what the rules do today. Where that is the fault, write down what they should do instead.
"""

import argparse
import sys
from pathlib import Path
from pprint import pformat

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from escapade.core.errors import EscapadeError  # noqa: E402
from escapade.play.record import Record, cut, last_position, read_file  # noqa: E402
from escapade.testing import Scenario  # noqa: E402

WIDTH = 110
TEMPLATE = '''"""{game}, from entry {entry} of {name}: say here what is wrong, and name the rule."""

from escapade.testing import given_position

POSITION: dict[str, object] = {position}


def test_after_entry_{entry}() -> None:
    """After entry {entry}: what should happen, and why."""
    match = given_position(POSITION)
{body}'''


def scenario(record: Record, entry: int, count: int, name: str) -> str:
    """The text of a test that goes on from an entry; `name` says where the record is from."""
    game, state = last_position(cut(record, entry))
    body = played(Scenario(game, state), following(record, entry, count))
    return TEMPLATE.format(game=game.key, entry=entry, name=name, position=literal(game.describe(state)),
                           body="".join(f"    {line}\n" for line in body))


def following(record: Record, entry: int, count: int) -> list[str]:
    """The next entries of seats and of chance: what the table did (an undo, a pause) is no part of the rules."""
    found: list[str] = []
    for words in record.entries[entry:entry + count]:
        if words.startswith("table "):
            break
        found.append(words)
    return found


def played(match: Scenario, entries: list[str]) -> list[str]:
    """The lines that play these entries, and that expect what came of them."""
    lines = [f"match.play({literal(words)})" for words in entries]
    for words in entries:
        match.play(words)
    written = match.game.describe(match.state)
    shown = ", ".join(f"{key}={literal(written[key])}" for key in ("ply", "phase", "waiting"))
    lines.append(f"match.expect({shown})")
    if entries:
        lines += assertion("match.told()", match.told())
    outcome = match.outcome()
    return lines if outcome is None else lines + assertion("match.outcome()", outcome)


def assertion(asked: str, found: object) -> list[str]:
    """An assertion on as many lines as it needs."""
    return f"assert {asked} == {literal(found, WIDTH - len(asked))}".splitlines()


def literal(value: object, width: int = WIDTH) -> str:
    """Data as Python writes it, in double quotes; no word of a position has a quotation mark in it."""
    return pformat(value, width=width, sort_dicts=False).replace("'", '"')


def main(arguments: list[str]) -> int:
    """Print the test; a record that cannot be read or played is said in one line."""
    parser = argparse.ArgumentParser(prog="run.py scenario", description=str(__doc__).partition(",")[0])
    parser.add_argument("file", type=Path, help="the record of a match")
    parser.add_argument("entry", type=int, help="the test begins after this entry; 0 is the beginning")
    parser.add_argument("--count", type=int, default=1, help="how many of the following entries it plays")
    wanted = parser.parse_args(arguments)
    try:
        sys.stdout.write(scenario(read_file(wanted.file), wanted.entry, wanted.count, wanted.file.name))
    except EscapadeError as error:
        sys.stderr.write(f"run.py scenario: {error.code} {error.params}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
