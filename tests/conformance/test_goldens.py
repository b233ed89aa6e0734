"""Golden matches replay, on either engine; at least three per game, on the lowest, a middle and the highest seats."""

import json
import os

import escapade
from escapade.games import load_with
from escapade.play.record import read_file
from tests.conformance.goldens import check_goldens, golden_files, sidecar

FEWEST = 3


def test_golden_matches_replay(key: str) -> None:
    """design.md: "at least three golden matches in words"; "every golden match is the same in both"."""
    files = golden_files(key)
    assert len(files) >= FEWEST, f"{key} has {len(files)} golden matches; see tools/goldens.py"
    check_goldens(key)
    seats = {read_file(path).header["seats"] for path in files}
    game = load_with(key, {})
    assert {game.seats[0], game.seats[-1]} <= seats, "the fewest and the most seats have a golden match"


def test_golden_matches_are_whole_sets(key: str) -> None:
    """No digests without a record, no record without digests, and none edited by hand into another form."""
    files = golden_files(key)
    assert files
    assert sorted(files[0].parent.glob("*.digests")) == [sidecar(path) for path in files]
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert read_file(path).write() == text
        assert json.loads(text.splitlines()[0])["game"] == key


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    """run.py tells which engine it tests; a run that silently tests the other one is no test."""
    claimed = os.environ.get("ESCAPADE_ENGINE")
    assert claimed in (None, "interpreted", "compiled")
    assert escapade.compiled() == (claimed == "compiled") or claimed is None
