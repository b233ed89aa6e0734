"""The table of screens in docs/web.md: current, without a hole, and nothing in it that no test looks at."""

import ast

import pytest

from tests.web import evidence, inventory
from tests.web.evidence import Module, covered

WEB = inventory.PAGE.parents[1] / "web" / "src"


def test_the_page_has_the_table_of_now() -> None:
    """`python -m tests.web.inventory` writes it."""
    assert inventory.PAGE.read_text(encoding="utf-8") == inventory.page()


def test_every_screen_is_looked_at_every_way() -> None:
    """By axe, by keyboard, in both languages, at three sizes, without motion."""
    assert inventory.holes() == []


@pytest.mark.parametrize(("title", "part"), inventory.SCREENS)
def test_every_screen_is_there(title: str, part: str) -> None:
    """What draws it is a file of the client."""
    assert (WEB / part).is_file(), title


PLANTED = """
SIZES = (TALL,)
def test_small(desk: Desk) -> "en-GB":
    for size in SIZES:
        look(desk.open("/", size=size, motion="no-preference"))
def look(page: SIDEWAYS) -> None:
    page.click("a")
def test_wide(desk, **more) -> None:
    page = desk.open("/", language="fr-FR")
    page.keyboard.press("Enter")
    assert complaints(page) == []
def complaints(page) -> list:
    return []
"""


def test_a_test_is_credited_with_what_it_does_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither types nor what stands beside it count; a test that is gone is no test."""
    body = {node.name if isinstance(node, ast.FunctionDef) else "SIZES":
            node if isinstance(node, ast.FunctionDef) else node.value for node in ast.parse(PLANTED).body
            if isinstance(node, ast.FunctionDef | ast.Assign)}
    sizes = {name: ast.Constant(0) for name in ("TALL", "WIDE", "SIDEWAYS")}
    monkeypatch.setattr(evidence, "module", lambda name: Module({**body, **sizes}, {}))
    assert covered("planted::test_small") == {"phone", "English"}
    assert covered("planted::test_wide") == {"axe", "keyboard", "French", "desk", "no motion"}
    with pytest.raises(KeyError):
        covered("planted::test_gone")
