"""docs/debug.md is true: its three commands lead from a golden match to a test that passes."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import escapade
from escapade.play.record import cut, digest, last_position, read_file
from tests.cli.program import run
from tests.conformance.goldens import golden_files
from tests.docs.paths import ROOT, games_of_the_tree
from tools import scenario

PAGE = (ROOT / "docs" / "debug.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"```\n(.*?)```", PAGE, flags=re.DOTALL)[0].splitlines()
ENTRY = 41


def words_of(command: str, golden: Path) -> list[str]:
    """What `run.py` is given by a line of the page, with a golden match in place of the reader's."""
    words = shlex.split(command.partition(">")[0])
    assert words[:2] == ["python3", "run.py"]
    return [str(golden) if word == "match.jsonl" else word for word in words[2:]]


def golden_of(key: str) -> Path:
    """The shortest golden match that is long enough."""
    lengths = {path: len(read_file(path).entries) for path in golden_files(key)}
    return min((path for path, length in lengths.items() if length > ENTRY), key=lengths.__getitem__)


def test_the_page_shows_three_commands() -> None:
    """A record, a position, a test."""
    assert [shlex.split(command)[2] for command in COMMANDS] == ["replay", "replay", "scenario"]
    assert all(str(ENTRY) in command for command in COMMANDS[1:])


@pytest.mark.parametrize("game", games_of_the_tree())
def test_from_a_record_to_a_position_to_a_test(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The commands of the page, run as they stand; the test that comes out passes, lint included."""
    golden = golden_of(game)
    told = run(*words_of(COMMANDS[0], golden))
    assert (told.code, f"{ENTRY:>4}  " in told.out) == (0, True)
    position = run(*words_of(COMMANDS[1], golden))
    found, state = escapade.position(json.loads(position.out))
    assert digest(found, state) == digest(*last_position(cut(read_file(golden), ENTRY)))
    assert scenario.main(words_of(COMMANDS[2], golden)[1:]) == 0
    text = capsys.readouterr().out
    assert "match.play(" in text
    check_test(text, tmp_path)


def check_test(text: str, folder: Path) -> None:
    """The printed test passes, and a linter has nothing to say."""
    file = folder / "test_found.py"
    file.write_text(text, encoding="utf-8")
    for command in (["pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), "-c", "/dev/null", str(file)],
                    ["ruff", "check", "--no-cache", "--config", str(ROOT / "pyproject.toml"), str(file)]):
        done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


def test_a_scenario_of_the_end_expects_the_outcome(tmp_path: Path) -> None:
    """The last entries of a match, played to its end."""
    record = read_file(golden_of("evades"))
    text = scenario.scenario(record, len(record.entries) - 3, 3, "a golden match")
    assert "assert match.outcome() == " in text
    check_test(text, tmp_path)


def test_a_scenario_stops_before_what_the_table_did() -> None:
    """An undo is no part of the rules: the test plays up to it."""
    record = read_file(golden_of("evades"))
    record.entries[2:] = ["table pause", *record.entries[2:]]
    assert scenario.following(record, 1, 5) == record.entries[1:2]
    assert scenario.following(record, 2, 5) == []


def test_what_cannot_be_shown_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """An entry that is not there, a file that is not there."""
    golden = str(golden_of("evades"))
    missing = run("replay", golden, "--at", "99999", "--position")
    assert (missing.code, "The record has no entry 99,999" in missing.err) == (2, True)
    assert scenario.main([golden, "99999"]) == 1
    assert "input.record_at" in capsys.readouterr().err


def test_a_replay_stops_at_an_entry() -> None:
    """The board is shown as it was then; a seat's position is what that seat sees."""
    golden = str(golden_of("evades"))
    told = run("replay", golden, "--at", "3").out
    assert re.findall(r"^ +(\d+)  p\d", told, flags=re.MULTILINE) == ["1", "2", "3"]
    assert "The record stops here" in told
    seen = json.loads(run("replay", golden, "--at", "3", "--position", "--seat", "1").out)
    assert seen["seat"] == "p1"
