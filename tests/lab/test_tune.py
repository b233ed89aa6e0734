"""Numbers found for a goal: options and figures of a pack, on the same dice, with what each choice costs."""

import json
from pathlib import Path

import pytest

from escapade.core.errors import BadInput
from escapade.lab import tune as search
from escapade.lab.tune import Goal, Number, Task, Trial, Wanted, read_goal, read_number, trade_offs
from tests.cli.program import run

RACE = Task("evades", ["random"] * 2, {"squares": 20}, None, 7, 4, 1)


def trial(win: float, rounds: float) -> Trial:
    """A trial that missed two goals by so much."""
    return Trial({"x": int(100 * win)}, {}, {"win": win, "rounds": rounds})


def test_what_is_typed_is_read() -> None:
    """Options, figures by path, goals with a value or a range."""
    assert read_number("watch_days=0..8") == Number("watch_days", "", ("watch_days",), 0, 8)
    assert read_number("board.json:places/roof/x=1..4") == Number("board.json:places/roof/x", "board",
                                                                  ("places", "roof", "x"), 1, 4)
    assert read_goal("win=0.4..0.6") == Goal("win", 0.4, 0.6)
    assert [read_goal("rounds=12").miss(value) for value in (10.0, 12.0, 15.0)] == [2.0, 0.0, 3.0]
    for text in ("watch_days", "watch_days=3", "watch_days=8..0", "x.txt:y=1..2"):
        with pytest.raises(BadInput):
            read_number(text)
    for text in ("joy=1", "win=0.6..0.4", "win"):
        with pytest.raises(BadInput):
            read_goal(text)


def test_trade_offs_are_what_nothing_beats() -> None:
    """One is better here, another there; a third that is worse in both goes, and twins stay."""
    near, short, worse = trial(0.01, 3.0), trial(0.10, 0.0), trial(0.12, 3.0)
    assert trade_offs([worse, near, short]) == [short, near]


def test_an_option_is_found(tmp_path: Path) -> None:
    """Nobody is out after so few rounds: a match lasts as many as the option allows, and nine is found."""
    found = search.tune(RACE, Wanted([read_number("round_limit=1..12")], [read_goal("rounds=9")]), 30, tmp_path)
    assert trade_offs(found)[0].settings == {"round_limit": 9}
    assert len(found) == len({one.settings["round_limit"] for one in found}), "no setting is played twice"


def test_a_figure_of_the_content_is_tried(tmp_path: Path) -> None:
    """It is in the pack that is played, by the key of its entry; a path that leads nowhere is named."""
    task = Task("elba", ["random"] * 3, {"round_limit": 1}, None, 7, 1, 1)
    pack = search.make_pack(task, [read_number("letters.json:letters/e/count=9..12")],
                            {"letters.json:letters/e/count": 11}, tmp_path)
    assert pack is not None
    letters = json.loads((pack / "letters.json").read_text(encoding="utf-8"))["letters"]
    assert [one["count"] for one in letters if one["key"] == "e"] == [11]
    with pytest.raises(BadInput) as caught:
        search.make_pack(task, [read_number("letters.json:letters/q/count=9..12")],
                         {"letters.json:letters/q/count": 11}, tmp_path)
    assert caught.value.params == {"path": "letters.json:letters/q/count", "step": "q"}


def test_the_command_shows_what_it_found() -> None:
    """Every trial as it is done, the trade-offs as a table, the best in a sentence."""
    words = ["tune", "evades", "--seats", "random,random", "--option", "squares=20", "--number", "round_limit=2..3",
             "--goal", "rounds=3", "--trials", "6", "--matches", "2", "--seed", "1", "--workers", "1"]
    done = run(*words)
    assert done.code == 0
    assert "round_limit=2: rounds 2.000" in done.err
    assert done.out.splitlines()[0] == "| round_limit | rounds | rounds: missed by |"
    assert "round_limit=3 reaches every goal. 2 settings were tried, with 2 matches each." in done.out
    assert run(*words[:-6], "--goal", "joy=1").code == 2
