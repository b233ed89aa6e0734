"""The facts of the prison that the drawing needs: its plan, its escape cards, its outsiders."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def content_of(name: str) -> dict[str, Any]:
    """One file of the original content, read once; packs are not drawn."""
    text = (files("escapade.content") / "prison_break" / f"{name}.json").read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return content


@cache
def squares() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """PB-3: every square with the zone or building it belongs to."""
    board = content_of("board")
    groups = board["zones"] + board["buildings"]
    return [(square, group) for group in groups for square in group["squares"]]


@cache
def exits() -> dict[str, str]:
    """PB-3: the squares of a zone from which a door (+) or a gate (=) leads out of it."""
    board, found = content_of("board"), dict[str, str]()
    for pairs, sign in ((board["doors"], "+"), (board["gates"], "=")):
        for square in {square for pair in pairs for square in pair}:
            found[square] = found.get(square, "") + sign
    return found
