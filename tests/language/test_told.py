"""PB-46: people, objects, tools and escape cards have a line or two of their own, in every language."""

import json
from importlib.resources import files
from typing import Any

import pytest

from escapade.games import load
from escapade.language.fluent import languages
from escapade.language.sentences import Language

SHORTEST, LONGEST = 30, 130
"""In characters: enough for a thought, and no more than two lines of a terminal."""


def content(name: str) -> Any:
    """A content file of the prison."""
    return json.loads((files("escapade.content") / "prison_break" / f"{name}.json").read_text(encoding="utf-8"))


def described() -> list[str]:
    """Everybody and everything that the rule names, Lincoln, the blank, the tools and the sergeant as well."""
    pieces = content("pieces")
    people = [*pieces["leaders"], *[one["key"] for one in pieces["outsiders"]], "lincoln", "bellick"]
    objects = [*[one["key"] for one in pieces["objects"]], "blank"]
    return [*[f"figure-{key}" for key in people], *[f"object-{key}" for key in objects], "tool-pliers", "tool-breaker",
            *[f"escape-{card['key']}" for card in content("escapes")["cards"]]]


@pytest.mark.parametrize("code", languages())
def test_PB_46_each_has_a_line_of_its_own(code: str) -> None:
    """PB-46: none is missing, none is said twice, each can be read aloud in one breath or two."""
    language = Language(code, strict=True)
    lines = [language.say(f"prison_break-board-told-{key}") for key in described()]
    assert len(lines) == 34
    assert len(set(lines)) == len(lines)
    assert [line for line in lines if not SHORTEST <= len(line) <= LONGEST or line[-1] not in ".!?"] == []


@pytest.mark.parametrize("code", languages())
def test_PB_46_a_line_is_told_when_its_moment_comes(code: str) -> None:
    """PB-46: a leader chosen, an outsider announced, a card drawn, a token looked at, a tool taken."""
    game, language = load("prison_break"), Language(code, strict=True)
    kinds = {shape.name: shape for shape in game.shapes.events}
    moments = {"chose": ("leader", "figure"), "announced": ("outsider", "figure"), "dealt": ("escape", "escape"),
               "looked": ("object", "object"), "took_tool": ("tool", "tool")}
    for name, (field, family) in moments.items():
        keys = next(one for one in kinds[name].fields if one.name == field).names
        for key in [key for key in keys if key != "lincoln"]:
            params = {one.name: "…" for one in kinds[name].fields}
            told = language.say(f"prison_break-event-{name}", **params, **{f"{field}Key": key}, seatIsYou="yes")
            assert language.say(f"prison_break-board-told-{family}-{key}") in told, (name, key)


def test_PB_46_only_the_one_who_sees_it_is_told_of_it() -> None:
    """PB-30, PB-46: what a token or an escape card is, is told to nobody else."""
    language = Language("en", strict=True)
    others = language.say("prison_break-event-looked", seat="Ada", square="yard 8", object="…", objectKey="none",
                          seatIsYou="no")
    assert others == "Ada looks under a token (yard 8)."
