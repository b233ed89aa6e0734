"""Numbers found for a goal: options and figures of a pack, on the same dice, with what each choice costs."""

import json
from pathlib import Path
from typing import Any

import pytest

from escapade.core.errors import BadInput
from escapade.games import load
from escapade.lab import tune as search
from escapade.lab.knobs import Number, make_pack, read_knob, read_number
from escapade.lab.tune import Goal, Task, Trial, Wanted, read_goal, trade_offs
from escapade.sim.stats import SeatTotals, Totals
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
    far = trial(0.90, 0.0)
    assert trade_offs([far, near, trial(0.02, 1.0)])[0] == trial(0.02, 1.0), "ten points are not a tenth of a round"
    assert trade_offs([trial(0.09, 0.0), trial(0.0, 0.5), trial(0.25, 2.4)])[0] == trial(0.0, 0.5)


def test_an_option_is_found(tmp_path: Path) -> None:
    """Nobody is out after so few rounds: a match lasts as many as the option allows, and nine is found."""
    found = search.tune(RACE, Wanted([read_number("round_limit=1..12")], [read_goal("rounds=9")]), 30, tmp_path)
    assert trade_offs(found)[0].settings == {"round_limit": 9}
    assert len(found) == len({one.settings["round_limit"] for one in found}), "no setting is played twice"


def letters_of(pack: Path | None) -> dict[str, int]:
    """How many cards each letter has."""
    assert pack is not None
    letters = json.loads((pack / "letters.json").read_text(encoding="utf-8"))["letters"]
    return {one["key"]: one["count"] for one in letters}


def test_a_figure_of_the_content_is_tried(tmp_path: Path) -> None:
    """It is in the pack that is played, by the key of its entry; a path that leads nowhere is named."""
    e = read_number("letters.json:letters/e/count=9..12")
    assert letters_of(make_pack("elba", None, [e], {e.label: 11}, tmp_path))["e"] == 11
    q = read_number("letters.json:letters/q/count=9..12")
    with pytest.raises(BadInput) as caught:
        make_pack("elba", None, [q], {q.label: 11}, tmp_path)
    assert caught.value.params == {"path": "letters.json:letters/q/count", "step": "q"}


def test_many_figures_make_a_pack_of_their_own(tmp_path: Path) -> None:
    """As many as there are: a folder named after all of them would have too long a name."""
    knobs = [read_knob(f"letters.json:letters/{key}/count") for key in "abceflmoprs"]
    packs = [make_pack("elba", None, knobs, {knob.label: count for knob in knobs}, tmp_path) for count in (1, 2, 1)]
    assert packs[0] == packs[2] != packs[1]
    assert [set(letters_of(pack).values()) for pack in packs] == [{1}, {2}, {1}]


ELBA = Task("elba", ["random"] * 3, {"round_limit": 1}, None, 7, 1, 1)
E, S = "letters.json:letters/e/count", "letters.json:letters/s/count"


def test_the_rest_is_what_the_numbers_leave(tmp_path: Path) -> None:
    """EL-3: the deck has as many cards as before, whatever one letter has; also where a pack lies over it."""
    wanted = Wanted([read_number(f"{E}=10..14"), read_number("round_limit=1..2")], [read_goal("rounds=1")],
                    read_knob(S))
    found = search.tune(ELBA, wanted, 6, tmp_path)
    assert {len(one.settings) for one in found} == {3}
    assert len({one.settings[E] for one in found}) > 1
    for one in found:
        _, pack = search.laid_out(ELBA, wanted, one.settings, tmp_path)
        letters = letters_of(pack)
        assert sum(letters.values()) == 64
        assert letters["e"] + letters["s"] == 12 + 4
        assert (letters["e"], letters["s"]) == (one.settings[E], one.settings[S])
    laid = Task("elba", ELBA.bots, ELBA.options, pack, 7, 1, 1)
    assert search.with_rest(laid, wanted, {E: 13})[S] == 3


def test_what_the_numbers_leave_is_looked_at_before_a_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each end alone leaves enough, all together do not: nobody learns that in the middle."""
    monkeypatch.setattr(search, "run", lambda *_, **__: pytest.fail("a match was played"))
    numbers = [read_number(f"{E}=12..14"), read_number("letters.json:letters/a/count=10..12")]
    with pytest.raises(BadInput, match=r"content\."):
        search.tune(ELBA, Wanted(numbers, [read_goal("rounds=1")], read_knob(S)), 6, tmp_path)


TRIES = ["tune", "evades", "--seats", "random,random", "--option", "squares=20", "--goal", "rounds=3", "--matches", "2",
         "--seed", "1", "--workers", "1", "--try", "round_limit=3", "--try", "round_limit=2+count_empty_only=true"]


def test_settings_are_tried_as_they_are_named() -> None:
    """Exactly those, in their order, in full: what one leaves alone stands as it did, as given or as by default."""
    done = run(*TRIES, "--option", "round_limit=4", "--try", "as-given")
    assert done.code == 0
    assert done.out.splitlines()[:5] == [
        "| `round_limit` | `count_empty_only` | rounds | rounds: missed by |", "|---:|---:|---:|---:|",
        "| **3** | **false** | **3.0 ± 0.0** | **–** |", "| 2 | true | 2.0 ± 0.0 | 1.0 |",
        "| 4 | false | 4.0 ± 0.0 | 1.0 |"]
    assert "round_limit=3, count_empty_only=false reaches every goal. 3 settings were tried" in done.out
    assert "round_limit=2, count_empty_only=true: rounds 2.0 ± 0.0" in done.err


def test_figures_are_tried_together_with_options() -> None:
    """EL-3: two letters move at once; where a try does not name them they stand as printed."""
    done = run("tune", "elba", "--seats", "random,random,random", "--option", "round_limit=1", "--goal", "rounds=1",
               "--matches", "1", "--seed", "1", "--workers", "1", "--json", "--try", f"{E}=14+{S}=2", "--try",
               "as-given")
    found = json.loads(done.out)["trials"]
    assert [one["settings"] for one in found] == [{E: 14, S: 2}, {E: 12, S: 4}]
    assert [one["values"]["rounds"] for one in found] == [1.0, 1.0]


WORDS = ["tune", "evades", "--seats", "random,random", "--option", "squares=20", "--number", "round_limit=2..3",
         "--goal", "rounds=3", "--trials", "6", "--matches", "2", "--seed", "1", "--workers", "1"]


def test_the_command_shows_what_it_found() -> None:
    """Every trial as it is done, with what chance may have done; the trade-offs as a table, the best in a sentence."""
    done = run(*WORDS)
    assert done.code == 0
    assert "round_limit=2: rounds 2.0 ± 0.0" in done.err
    assert done.out.splitlines()[0] == "| `round_limit` | rounds | rounds: missed by |"
    assert "round_limit=3 reaches every goal. 2 settings were tried, with 2 matches each." in done.out


def test_values_have_the_reach_of_chance() -> None:
    """Half of a 95 % interval: of a share, of a mean, and of the distance between two seats that exclude each other."""
    game = load("evades")
    totals = Totals("evades", game.version, {}, ["random"] * 2, 1, 400, 0, [SeatTotals(240), SeatTotals(160)])
    totals.rounds.update({10: 200, 14: 200})
    found = search.sure(totals)
    assert found["win"] == pytest.approx(1.96 * (0.6 * 0.4 / 400) ** 0.5, rel=0.01)
    assert found["rounds"] == pytest.approx(1.96 * 2 / 20, rel=0.01)
    assert found["even"] == pytest.approx(1.96 * ((1 - 0.2 ** 2) / 400) ** 0.5, rel=0.01)


def test_a_page_keeps_every_setting(tmp_path: Path) -> None:
    """In order, what nothing beats standing out, with the command; what people wrote around it stays."""
    page = tmp_path / "evades.md"
    page.write_text("# Ours\n<!-- tune evades -->\nold\n<!-- end of tune evades -->\nkept", encoding="utf-8")
    done = run(*WORDS, "-o", str(page))
    assert (done.code, done.out) == (0, "")
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Ours\n<!-- tune evades -->\n")
    assert text.endswith("\n<!-- end of tune evades -->\nkept")
    assert "old" not in text
    assert "| 2 | 2.0 ± 0.0 | 1.0 |\n| **3** | **3.0 ± 0.0** | **–** |" in text
    assert ("    escapade tune evades --seats random,random --option squares=20 --seed 1 --number round_limit=2..3 "
            "--goal rounds=3 --trials 6 --matches 2\n") in text


def test_a_page_may_have_several_places(tmp_path: Path) -> None:
    """Each with a name; what stands at the others stays, and the command is the one that was typed."""
    page = tmp_path / "evades.md"
    before = "<!-- tune evades -->\r\nkept\r\n<!-- end of tune evades -->\r\n"
    page.write_bytes(f"{before}<!-- tune evades limits -->\nold\n<!-- end of tune evades limits -->".encode())
    assert run(*TRIES, "-o", str(page), "--place", "limits").code == 0
    text = page.read_bytes().decode()
    assert text.startswith(f"{before}<!-- tune evades limits -->\nThe settings that")
    assert "old" not in text
    assert ("--seed 1 --try round_limit=3 --try round_limit=2+count_empty_only=true --goal rounds=3 --matches 2\n"
            in text)
    assert "--trials" not in text


def test_what_was_found_is_shown_where_the_page_cannot_take_it(monkeypatch: pytest.MonkeyPatch,
                                                              tmp_path: Path) -> None:
    """Somebody has written the page anew while matches were played: it stays theirs, and nothing is lost."""
    page, whole = tmp_path / "evades.md", search.attempt

    def write_and_play(*arguments: Any) -> Trial:
        page.write_text("ours", encoding="utf-8")
        return whole(*arguments)

    monkeypatch.setattr(search, "attempt", write_and_play)
    done = run(*TRIES, "-o", str(page))
    assert done.code == 2
    assert "| **3** | **false** | **3.0 ± 0.0** | **–** |" in done.out
    assert "has no place for this table" in done.err
    assert page.read_text(encoding="utf-8") == "ours"


def test_whoever_stops_the_search_keeps_what_it_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The table of what was tried; a page is written of a whole search only. With nothing found a stop is a stop."""
    played: list[int] = []

    whole = search.attempt

    def stopped(*arguments: Any) -> Trial:
        played.append(1)
        if len(played) == 2:
            raise KeyboardInterrupt
        return whole(*arguments)

    monkeypatch.setattr(search, "attempt", stopped)
    page = tmp_path / "page.md"
    done = run(*WORDS, "-o", str(page))
    assert (done.code, page.exists()) == (130, False)
    assert "Stopped after one setting: this is what it says." in done.err
    assert "One setting was tried, with 2 matches." in done.out


@pytest.mark.parametrize(("words", "sentence"), [
    (["--number", "squares=20..99", "--goal", "rounds=9"], "Option “squares” cannot be “99”."),
    (["--number", "squarez=20..22", "--goal", "rounds=9"], "There is no option “squarez”."),
    (["--number", "squares=20..22", "--goal", "rounds=9", "--goal", "rounds=8"], "--goal rounds is given twice."),
    (["--number", "squares=20..22", "--number", "squares=20..23", "--goal", "rounds=9"], "squares is given twice."),
    (["--number", "squares=20..22", "--goal", "win=57"], "“win=57” is no goal"),
    (["--number", "board.json:boats/x/points=0..2", "--goal", "win=0.5"], "“x” leads nowhere."),
    (["--number", "board.json:boats/leaking_tub=0..2", "--goal", "win=0.5"], "“leaking_tub” leads nowhere."),
    (["--number", "boats.json:boats/x/points=0..2", "--goal", "win=0.5"], "boats.json cannot be read"),
    (["--number", "squares=20..22", "--goal", "rounds=9", "-o", "/nowhere/page.md"], "/nowhere/page.md cannot be"),
    (["--number", "squares=20..22", "--goal", "rounds=9", "--place", "x"], "--place means something only"),
    (["--number", "squares=20..22", "--goal", "rounds=9", "-o", "x.md", "--place", "-->"], "“-->” is no name"),
    (["--goal", "rounds=9"], "Either numbers to be found (--number), or settings to be tried (--try)"),
    (["--goal", "rounds=9", "--try", "as-given"], "of which one turns something at least"),
    (["--goal", "rounds=9", "--try", "squares=22", "--number", "squares=20..22"], "not both"),
    (["--goal", "rounds=9", "--try", "squares"], "“squares” is no setting to be tried"),
    (["--goal", "rounds=9", "--try", "squares=22+squares=23"], "each name once"),
    (["--goal", "rounds=9", "--try", "squares=22", "--try", "squares=22+count_empty_only=false"], "is given twice."),
    (["--goal", "rounds=9", "--try", "squares=22", "--try", "squarez=22"], "There is no option “squarez”."),
    (["--goal", "rounds=9", "--try", "squares=22", "--try", "squares=99"], "Option “squares” cannot be “99”."),
    (["--goal", "rounds=9", "--try", "board.json:Boats=22"], "is neither an option nor a figure of the content"),
    (["--goal", "rounds=9", "--try", "squares=22", "--rest", "board.json:x"], "--rest means something only"),
    (["--number", "squares=20..22", "--goal", "rounds=9", "--rest", "board.json:x"], "a figure of the same file"),
    (["--number", "squares=20..22", "--goal", "rounds=9", "--rest", "round_limit"], "a figure of the same file"),
])
def test_what_is_asked_for_wrongly_is_refused_before_a_match(monkeypatch: pytest.MonkeyPatch, words: list[str],
                                                             sentence: str) -> None:
    """Also the far end of a range: nobody learns after an hour that the last value is none."""
    monkeypatch.setattr(search, "run", lambda *_, **__: pytest.fail("a match was played"))
    done = run("tune", "evades", "--seats", "random,random", "--seed", "1", *words)
    assert done.code == 2
    assert sentence in done.err


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [
    "# Ours", "", "<!-- tune evades -->", "<!-- end of tune evades --><!-- tune evades -->",
    "<!-- tune elba --><!-- end of tune elba -->"])
def test_a_page_without_a_place_stays_as_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str,
                                               language: str) -> None:
    """Refused before a match is played, with what is missing where."""
    monkeypatch.setattr(search, "attempt", lambda *_: pytest.fail("a match was played"))
    page = tmp_path / "page.md"
    page.write_text(text, encoding="utf-8")
    done = run(*WORDS, "-o", str(page), "--language", language)
    assert done.code == 2
    assert str(page) in done.err
    assert "<!-- tune evades --> " in done.err
    assert "<!-- end of tune evades -->" in done.err
    assert page.read_text(encoding="utf-8") == text


def test_a_page_that_is_no_text_stays_as_it_is(tmp_path: Path) -> None:
    """A picture, say."""
    page = tmp_path / "page.md"
    page.write_bytes(b"\xff\xd8")
    done = run(*WORDS, "-o", str(page))
    assert done.code == 2
    assert "page.md cannot be read" in done.err
    assert page.read_bytes() == b"\xff\xd8"
