"""`escapade sim` as people call it: files, odd matches, one match again."""

import threading
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from escapade.commands import progress
from escapade.commands import sim as command
from escapade.commands.progress import Lines, clock, progress_of
from escapade.language.sentences import Language
from escapade.sim import batch
from escapade.sim.stats import Totals
from tests.cli.program import run

SHORT = ["sim", "evades", "--seats", "random,random", "--option", "squares=20", "--option", "round_limit=3",
         "--seed", "7", "--workers", "1"]


def test_rows_are_written_and_said_to_be(tmp_path: Path) -> None:
    """The totals on stdout as ever, the file named on stderr; a second time nothing is overwritten."""
    path = tmp_path / "rows.parquet"
    done = run(*SHORT, "--matches", "20", "-o", str(path))
    assert (done.code, done.err.splitlines()[:2]) == (0, ["Seed 7", f"The rows are in {path}."])
    assert run(*SHORT, "--matches", "20").out.split("Seconds")[0] == done.out.split("Seconds")[0]
    again = run(*SHORT, "--matches", "20", "-o", str(path))
    assert (again.code, again.out) == (2, "")
    assert "exists already" in again.err


def test_an_interrupt_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where what is done is kept, and that the same command goes on."""
    def interrupted(*arguments: object) -> Totals:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run_kept", interrupted)
    done = run(*SHORT, "--matches", "20", "-o", str(tmp_path / "rows.parquet"))
    assert done.code == 130
    assert "rows.parquet.parts: the same command goes on from there" in done.err


def test_one_match_is_told_again_and_kept(tmp_path: Path) -> None:
    """The same match: its record ends as the telling does, and `replay` tells it, too."""
    told = run(*SHORT, "--match", "4")
    assert told.code == 0
    path = tmp_path / "match.jsonl"
    assert run(*SHORT, "--match", "4", "--save", str(path)).code == 0
    assert run("replay", str(path), "--delay", "0").out == told.out


def test_an_odd_match_comes_with_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command that is printed names game, bots, options, seed and match, and runs as it stands."""
    made = batch.run

    def with_one_odd(*arguments: object, **named: object) -> Totals:
        totals = made(*arguments, **named)  # type: ignore[arg-type]
        totals.outcomes["round_limit"] += 5000
        totals.outcomes["sent_back"], totals.notes.ends["sent_back"] = 1, [(3, 40)]
        return totals

    monkeypatch.setattr(batch, "run", with_one_odd)
    done = run(*SHORT, "--matches", "5")
    line = next(line for line in done.err.splitlines() if "is odd" in line)
    assert "“sent_back”" in line
    command_line = line[line.index("escapade sim"):]
    assert command_line == ("escapade sim evades --seats random,random --option round_limit=3 --option squares=20 "
                            "--seed 7 --match 3")
    assert run(*command_line.split()[1:]).code == 0


@pytest.mark.parametrize(("words", "sentence"), [
    (["--steps"], "--steps means something only together with --output."),
    (["--save", "x.jsonl"], "--save means something only together with --match."),
    (["-o", "x.csv"], "x.csv must end with one of .parquet"),
    (["--match", "1", "-o", "x.parquet"], "--match cannot be given together with --output."),
])
def test_options_that_do_not_go_together(words: list[str], sentence: str) -> None:
    """Refused with both names, before anything is played."""
    done = run(*SHORT, *words)
    assert done.code == 2
    assert sentence in done.err


def test_off_a_terminal_a_line_tells_rate_and_time_left(capsys: pytest.CaptureFixture[str]) -> None:
    """Now and then, not for every chunk, and not when all is done."""
    lines = Lines(100, Language("en", strict=True), seconds=0.0)
    lines.started -= 10
    lines.advance(20)
    assert capsys.readouterr().err.strip() == "20 of 100 matches, 2 a second, 0:00:40 left"
    lines.advance(80)
    Lines(100, Language("en", strict=True)).advance(50)
    assert capsys.readouterr().err == ""
    again = Lines(100, Language("en", strict=True), seconds=0.0)
    again.advance(60)
    again.started -= 10
    again.advance(20)
    assert capsys.readouterr().err.strip() == "80 of 100 matches, 2 a second, 0:00:10 left", "60 were there before"
    assert clock(3 * 3600 + 125) == "3:02:05"


def test_on_a_terminal_a_bar_without_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is drawn when matches are done: beside a thread of its own no worker could be a copy of this process."""
    shown = StringIO()
    monkeypatch.setattr(progress, "console", lambda _: Console(file=shown, force_terminal=True, width=80))
    monkeypatch.setattr(progress, "SECONDS_BETWEEN_DRAWINGS", 0.0)
    before = threading.active_count()
    with progress_of(12, Language("en", strict=True)) as tell:
        tell(5)
        assert "5/12" in shown.getvalue()
        assert threading.active_count() == before
