"""The long run never calls a part that could not run a pass."""

from pathlib import Path

import pytest

from benchmarks import soak

PASSES = "def test_one():\n    assert True\n"
SKIPS = "import pytest\n\ndef test_two():\n    pytest.skip('no browser')\n"
FAILS = "def test_three():\n    assert False\n"


@pytest.mark.parametrize(("tests", "said", "code"), [
    ([PASSES], "passed: 1", 0),
    ([PASSES, SKIPS], "NOT RUN: 1 of 2", 1),
    ([SKIPS], "NOT RUN: 1 of 1", 1),
    ([PASSES, FAILS], "FAILED", 1),
    (["this is no Python"], "FAILED", 1),
])
def test_a_part_left_out_is_no_pass(tests: list[str], said: str, code: int, tmp_path: Path,
                                     monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A machine without Chromium, strace or PostgreSQL must not end its soak in green."""
    for number, text in enumerate(tests):
        (tmp_path / f"test_part_{number}.py").write_text(text)
    monkeypatch.setitem(soak.PARTS, "crash", (str(tmp_path), "ESCAPADE_KILLS", 3))
    monkeypatch.setattr("sys.argv", ["soak.py", "crash"])
    assert soak.main() == code
    assert f"crash      {said}" in capsys.readouterr().out
