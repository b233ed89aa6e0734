"""The README is true: its example runs and prints what it says, and its commands exist."""

import contextlib
import io
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_library_example_prints_what_the_readme_says() -> None:
    """Ten lines or so, run as they stand."""
    example, printed = re.findall(r"```python\n(.*?)```\n\n```\n(.*?)```", README, flags=re.DOTALL)[0]
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(example, "README.md", "exec"), {})
    assert output.getvalue() == printed


def test_the_readme_is_short() -> None:
    """Somebody who arrives reads it all."""
    assert len(README.splitlines()) < 120


def test_the_commands_of_the_readme_exist() -> None:
    """`run.py` passes these words on to the command line."""
    words = set(re.findall(r"python3 run\.py (\w+)", README))
    known = {path.stem for path in (ROOT / "src" / "escapade" / "commands").glob("*.py")} | {"check", "test", "bench"}
    assert words
    assert words <= known
