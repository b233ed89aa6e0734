"""Records of rules that are not here: `replay` shows their words, `verify` compares the seed, both say why no more."""

import json
from pathlib import Path

import pytest

from tests.cli.program import run

RECORD = sorted((Path(__file__).resolve().parents[1] / "corpus" / "0.2").glob("evades-*.jsonl"))[0]


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A record of version 99, with an option and a word that nobody here knows."""
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    header["version"], header["options"]["wings"], header["players"] = 99, True, ["Ada"] * header["seats"]
    lines[0], lines[2] = json.dumps(header), '"p0 fly"'
    file = tmp_path / "older.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def test_replay_shows_the_words(older: Path) -> None:
    """As they were written; with `--at`, so many of them."""
    done = run("replay", str(older))
    assert done.code == 0
    assert "version 99 of the rules of Les Évadés; here is version 2" in done.err
    assert "   2  p0 fly\n" in done.out
    assert "Won by: Ada" in done.out
    assert len(done.out.splitlines()) > 50
    some = run("replay", str(older), "--at", "2").out
    assert some.rstrip().endswith("The record stops here; the match is not over.")
    assert "   3  " not in some


@pytest.mark.parametrize("words", [["--position"], ["--seat", "0"]])
def test_what_needs_the_rules_is_refused(older: Path, words: list[str]) -> None:
    """A position cannot be known without them, nor what a seat may see."""
    done = run("replay", str(older), *words)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("The record was made with version “99”; here it is “2”.")


def test_verify_compares_the_seed_and_says_why_no_more(older: Path) -> None:
    """It is no success: no draw was derived again."""
    done = run("verify", str(older))
    assert done.code == 1
    assert "Commitment: " in done.out
    assert "version 99 of the rules of Les Évadés; here is version 2" in done.out
    assert "not the seed" in run("verify", str(older), "--commitment", "0" * 64).out
