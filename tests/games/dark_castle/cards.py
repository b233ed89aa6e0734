"""The cards as the content has them, taken apart for the checks of the frame."""

import json
from importlib.resources import files
from typing import Any


def content(name: str) -> Any:
    """A content file as it lies there."""
    return json.loads((files("escapade.content") / "dark_castle" / f"{name}.json").read_text(encoding="utf-8"))


CHAPTERS: list[Any] = content("chapters")["chapters"]
BOSSES: list[Any] = content("bosses")["bosses"]
ITEMS: list[Any] = content("items")["items"]


def ways_of(card: Any) -> list[list[Any]]:
    """The steps of each way; a card without a choice has one."""
    return [way["steps"] for way in card.get("ways", [card])]


def all_steps(steps: list[Any]) -> list[Any]:
    """Some steps, those at the ends of their tests included."""
    found: list[Any] = []
    for step in steps:
        found.append(step)
        if isinstance(step, dict) and "test" in step:
            found += all_steps(step["test"].get("passed", [])) + all_steps(step["test"].get("failed", []))
    return found


def steps_of(card: Any) -> list[Any]:
    """All steps of a card."""
    return [step for way in ways_of(card) for step in all_steps(way)]


def templates(card: Any, name: str) -> list[Any]:
    """The fights, tests or gambles of a card."""
    return [step[name] for step in steps_of(card) if isinstance(step, dict) and name in step]


def verbs(steps: list[Any], name: str) -> list[Any]:
    """The simple steps of a name."""
    return [step for step in steps if isinstance(step, list) and step[0] == name]


FIGHTING = [card for card in CHAPTERS if templates(card, "fight")]
FIGHTS = [fight for card in FIGHTING for fight in templates(card, "fight")]
TESTING = [card for card in CHAPTERS if card not in FIGHTING and templates(card, "test")]
OTHERS = [card for card in CHAPTERS if card not in FIGHTING and card not in TESTING]
