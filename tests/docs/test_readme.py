"""The README is true: its example runs and prints what it says, and its links lead somewhere."""

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


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


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link and picture of the documentation is there."""
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_commands_of_the_readme_exist() -> None:
    """`run.py` passes these words on to the command line."""
    words = set(re.findall(r"python3 run\.py (\w+)", README))
    known = {path.stem for path in (ROOT / "src" / "escapade" / "commands").glob("*.py")} | {"test", "bench"}
    assert words
    assert words <= known
