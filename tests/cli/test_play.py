"""Whole matches, driven through standard input."""

from pathlib import Path

import pytest

from escapade.play.record import read_file, replay
from tests.cli.program import BET, ENOUGH, SHORT, run


def test_a_whole_match_in_english() -> None:
    match = run(*SHORT, "--seats", "human,greedy,random", lines=ENOUGH)
    assert match.code == 0
    assert "Who boards first? Boat 1.  [LE-4]" in match.out
    assert "Choose 3 coloured dice." in match.out
    assert "Greedy rolls: " in match.out
    assert "Points" in match.out
    assert " wins with " in match.out or " share the win " in match.out
    assert match.err == "Seed 7\n"


def test_a_whole_match_in_french() -> None:
    bet = "rouge, bleu, brun, j, vert clair, vert foncé\n"
    match = run(*SHORT, "--seats", "human,greedy,random", "--language", "fr", lines=bet + "1\n" * 600)
    assert match.code == 0
    assert "Qui embarque en premier\u00a0? Bateau 1." in match.out
    assert "pari\u00a0: R B" in match.out
    assert " gagne avec " in match.out or " se partagent la victoire" in match.out
    assert match.err == "Graine 7\n"


def test_the_same_seed_plays_the_same_match() -> None:
    first = run(*SHORT, "--seats", "human,random", lines=ENOUGH)
    assert run(*SHORT, "--seats", "human,random", lines=ENOUGH) == first
    other = run("play", "evades", "--option", "squares=20", "--seed", "8", "--seats", "human,random", lines=ENOUGH)
    assert other.out != first.out


def test_bots_alone_need_no_lines() -> None:
    match = run(*SHORT, "--seats", "greedy,random")
    assert match.code == 0
    assert "your bet" not in match.out
    assert "Thank you for playing." in match.out


def test_without_a_seed_one_is_drawn_and_told() -> None:
    match = run("play", "evades", "--seats", "random,random", "--option", "squares=20")
    assert match.code == 0
    assert match.err.startswith("Seed ")
    again = run("play", "evades", "--seats", "random,random", "--option", "squares=20", "--seed", match.err.split()[1])
    assert again.out == match.out


def test_lines_that_end_too_early_are_a_failure() -> None:
    match = run(*SHORT, "--seats", "human,random", lines=BET)
    assert match.code == 1
    assert match.err.endswith("The input ended before the match did.\n")


def test_several_people_get_a_curtain_and_see_their_own_bet_only() -> None:
    lines = BET + "1\n1\n1\n1\n1\n1\nquit\n"
    match = run(*SHORT, "--seats", "human:Anna,human:Bea", lines=lines)
    assert match.code == 0
    parts = match.out.split("Pass the keyboard to ")
    assert parts[1].startswith("Anna")
    assert parts[2].startswith("Bea")
    assert "your bet: R B" not in parts[2]
    assert "[R][B]" not in parts[2]


def test_forced_decisions_are_asked_when_wanted() -> None:
    match = run(*SHORT, "--seats", "human,random", "--no-auto-forced", lines=BET)
    assert "Only one choice" not in match.out
    assert "Who is left for boat 4?" in match.out


def test_options_change_the_track() -> None:
    assert " 24 ~" not in run("play", "evades", "--seats", "human,random", "--option", "squares=24", lines="quit\n").out
    board = run("play", "evades", "--seats", "human,random", "--option", "squares=24", lines="quit\n").out
    assert "23  24\n" in board


def test_save_and_replay_tell_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match = run(*SHORT, "--seats", "human:Zoé,greedy", "--save", str(file), lines=ENOUGH)
    assert f"The record is in {file}." in match.err
    record = read_file(file)
    assert record.end is not None
    assert record.end["seed"] == "7"
    assert record.header["players"] == ["human:Zoé", "greedy"]
    assert [state.waiting for _, state in replay(record)][-1] == 0
    told = run("replay", str(file))
    assert told.code == 0
    sentence = next(line for line in match.out.splitlines() if " with " in line and "points" in line)
    assert sentence in told.out
    assert "Zoé" in told.out


def test_save_in_the_middle_undo_included(tmp_path: Path) -> None:
    file = tmp_path / "half.jsonl"
    match = run(*SHORT, "--seats", "human,random", lines=f"red, blue\nundo\nundo\nyellow\nsave {file}\nquit\n")
    assert match.code == 0
    assert read_file(file).entries == ["p0 bet red", "p0 bet blue", "table undo 2", "table undo 1", "p0 bet yellow"]
    told = run("replay", str(file), "--seat", "0")
    assert told.code == 0
    assert "The record stops here; the match is not over." in told.out


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear")
    match = run(*SHORT, "--seats", "human,random", lines=f"save {file}\nquit\n")
    assert file.read_text() == "dear"
    assert "exists already" in match.err
    nowhere = run(*SHORT, "--seats", "human,random", lines=f"save {tmp_path}/no/way\nquit\n")
    assert "cannot be written" in nowhere.err
    for name in ("m" * 300, "~nobody-of-this-name/match.jsonl"):
        assert "cannot be written" in run(*SHORT, "--seats", "human,random", lines=f"save {name}\nquit\n").err


def test_where_to_save_is_seen_to_before_the_first_move(tmp_path: Path) -> None:
    """No folder, a folder, somebody's file, a name that no system takes: a sentence each, and nothing was played."""
    (tmp_path / "letter.txt").write_text("dear")
    for name, sentence in (("no/match.jsonl", f"There is no folder {tmp_path}/no, so"), ("", "is a folder."),
                           ("letter.txt", "exists already, and stays as it is."),
                           ("letter.txt/match.jsonl", f"There is no folder {tmp_path}/letter.txt, so"),
                           ("m" * 300, "cannot be written (File name too long).")):
        match = run(*SHORT, "--seats", "human,random", "--save", str(tmp_path / name), lines=ENOUGH)
        assert (match.code, match.out) == (2, "")
        assert sentence in match.err
        assert match.err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    assert (tmp_path / "letter.txt").read_text() == "dear"


def test_a_folder_that_may_not_be_written_is_seen_to_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may write everywhere: the system's answer is given for it."""
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "touch", denied)
    match = run(*SHORT, "--seats", "human,random", "--save", str(tmp_path / "match.jsonl"), "--language", "fr")
    assert (match.code, match.out) == (2, "")
    assert match.err.startswith(f"Impossible d’écrire {tmp_path}/match.jsonl (Permission denied).")


def test_levels_and_searches_sit_down() -> None:
    """By their names; how far a search goes stands behind a colon, and is no name of a person."""
    match = run(*SHORT, "--seats", "first_timer,search:8,casual", "--option", "round_limit=1", "--delay", "0")
    assert match.code == 0
    assert "First timer" in match.out
    assert "search:8" in match.out
    bad = run(*SHORT, "--seats", "human,search:many")
    assert bad.code == 2
    assert "“search:many” asks for no number of simulations: search:400, for example (8..1000000)." in bad.err
