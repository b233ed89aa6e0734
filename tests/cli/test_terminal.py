"""What only happens on a terminal: colours, the menu, the curtain, Ctrl-C."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="there are no pseudo-terminals here")

from escapade.play.record import read_file
from tests.cli.terminal import Terminal, bare


def test_the_menu_leads_to_a_coloured_board() -> None:
    with Terminal("play", "--seed", "3") as terminal:
        games = terminal.until("Which game?")
        assert "1 Les Évadés. Seven jailbirds" in bare(games)
        assert "\n     you as Sergeant Bellick." in games.replace("\r", "")
        terminal.type("1\n")
        terminal.until("How many players in all?")
        terminal.type("9\n")
        terminal.until("A number from 2 to 6, please.")
        terminal.type("2\n")
        terminal.until("How many of them are people at this keyboard?")
        terminal.type("\n")
        bots = terminal.until("Which bot takes the other seats? (1-6) [2]")
        names = ["Master: ", "Expert: ", "Regular: ", "Casual: ", "First timer: ", "Random: "]
        places = [bare(bots).find(f"{number} {name}") for number, name in enumerate(names, 1)]
        assert places[0] > -1
        assert places == sorted(places)
        terminal.type("6\n")
        board = terminal.until("Who boards first?")
        assert "48;2;22;50;79m" in board
        terminal.type("quit\n")
        terminal.until("Keep the record?")
        terminal.type("\n")
        assert terminal.end() == 0


def test_no_color_means_plain_signs() -> None:
    with Terminal("play", "evades", "--seats", "human,random", environment={"NO_COLOR": "1"}) as terminal:
        board = terminal.until("Write down Brown >")
        assert "[B]" in board
        assert "\x1b[38" not in board
        terminal.type("\x04")
        terminal.until("leave without. >")
        terminal.type("\x04")
        assert terminal.end() == 0


def test_the_curtain_wipes_the_screen() -> None:
    with Terminal("play", "evades", "--seats", "human:Anna,human:Bea", "--seed", "1") as terminal:
        assert "Pass the keyboard to Anna." in terminal.until("Press Enter when you are ready.")
        terminal.type("\n")
        terminal.until("Who boards first?")
        terminal.type("red, blue, n, y, l, d\n")
        curtain = terminal.until("Press Enter when you are ready.")
        assert "Pass the keyboard to Bea." in curtain
        assert "\x1b[2J" in curtain
        assert "\x1b[3J" in curtain
        terminal.type("\n")
        terminal.until("Who boards first?")
        terminal.type("quit\n")
        terminal.until("Keep the record?")
        terminal.type("\n")
        assert terminal.end() == 0


UP, YANK = "\x1b[A", "\x19"


def test_no_key_brings_back_what_another_typed() -> None:
    """The line before (Up), a line found by its letters (Ctrl-R), and what was cut out of a line (Ctrl-U, Ctrl-Y)."""
    with Terminal("play", "evades", "--seats", "human:Anna,human:Bea", "--seed", "1") as terminal:
        terminal.until("Press Enter when you are ready.")
        terminal.type("\n")
        terminal.until("Write down Brown >")
        terminal.type("yellow, brown\x15red, blue, n, y, l, d\n")
        shown = terminal.until("Press Enter when you are ready.").rpartition("Pass the keyboard to Bea.")[2]
        terminal.type(f"{UP}\n")
        shown += terminal.until("Write down Brown >")
        terminal.type(f"{UP}{YANK}\x12re\x07 log\n")
        shown += terminal.until("Anna folds the bet")
        assert "red, blue" not in shown
        assert "yellow, brown" not in shown
        terminal.type(f"{UP}\n")
        terminal.until("Anna folds the bet")  # her own line comes back
        terminal.type("quit\n")
        terminal.until("Keep the record?")


def test_ctrl_c_leaves_politely() -> None:
    with Terminal("play", "evades", "--seats", "human,random") as terminal:
        terminal.until("Write down Brown >")
        shown = terminal.interrupt("Until next time.")
        assert "Traceback" not in shown
        assert terminal.end() == 130


def test_ctrl_c_saves_where_the_match_was_to_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    with Terminal("play", "evades", "--seats", "human,random", "--save", str(file)) as terminal:
        terminal.until("Write down Brown >")
        terminal.type("red\n")
        terminal.until("Write down Brown >")
        shown = terminal.interrupt("Until next time.")
        assert "The record is in" in bare(shown)
        assert file.name in shown
        assert terminal.end() == 130
    assert read_file(file).entries == ["p0 bet red"]


BOTS = ("play", "evades", "--seats", "random,greedy", "--option", "squares=20", "--seed", "7", "--delay", "0")


def test_another_go_is_a_rematch(tmp_path: Path) -> None:
    """The same game, seats and options, other luck, and a file of its own for each record."""
    (tmp_path / "match-2.jsonl").write_text("dear")
    with Terminal(*BOTS, "--save", str(tmp_path / "match.jsonl")) as terminal:
        terminal.until("Another go?")
        terminal.type("y\n")
        terminal.until("Another go?")
        terminal.type("n\n")
        assert terminal.end() == 0
    assert (tmp_path / "match-2.jsonl").read_text() == "dear"
    first, second = read_file(tmp_path / "match.jsonl"), read_file(tmp_path / "match-3.jsonl")
    assert first.header == second.header
    assert first.entries != second.entries
    assert first.end is not None
    assert second.end is not None
    assert first.end["seed"] == "7" != second.end["seed"]


def test_the_question_for_a_rematch_takes_no_answer_for_a_file_name(tmp_path: Path) -> None:
    """What is neither yes nor no is asked again; the record is kept by `save FILE`, as during the match."""
    with Terminal(*BOTS, "--language", "fr") as terminal:
        terminal.until("On recommence ? (o/n")
        terminal.type(f"{tmp_path}/partie.jsonl\n")
        terminal.until("On recommence ? (o/n")
        terminal.type(f"sauver {tmp_path}/fin.jsonl\n")
        terminal.until("L’enregistrement est dans")
        terminal.type("non\n")
        assert terminal.end() == 0
    assert [path.name for path in tmp_path.iterdir()] == ["fin.jsonl"]
    assert read_file(tmp_path / "fin.jsonl").end is not None


def test_a_broken_pipe_is_no_drama() -> None:
    program = [sys.executable, "-m", "escapade.cli", "play", "evades", "--seats", "random,random", "--seed", "1"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ),
                          text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()
        assert process.wait(60) in (0, 1)
