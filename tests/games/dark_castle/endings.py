"""How every way of the content can end (DC-33), read from the data by itself."""

from typing import Any

from tests.games.dark_castle.cards import BOSSES, CHAPTERS, ITEMS, content, steps_of, templates


def ends_of(steps: list[Any], otherwise: str) -> set[str]:
    """How some steps can end: as the last fight, test or gamble among them does."""
    deciding = [step for step in steps if isinstance(step, dict)]
    if not deciding:
        return {otherwise}
    last = deciding[-1]
    if "fight" in last:
        return {"beaten"}
    if "gamble" in last:
        return {"passed", "failed", "fled"}
    return ends_of(last["test"].get("passed", []), "passed") | ends_of(last["test"].get("failed", []), "failed")


def ways_and_ends() -> list[str]:
    """Each way, or card without ways, by each way it can end; bosses have their gates instead."""
    found = []
    for card in [*CHAPTERS, content("bosses")["start"]]:
        quiet = "fled" if templates(card, "fight") else "passed"
        for way in card.get("ways", [card]):
            found += [f"{way['key']}_{end}" for end in sorted(ends_of(way["steps"], quiet))]
    return found


def is_deadly(card: Any) -> bool:
    """Whether somebody can die of a card: there is an enemy, or something that takes HP."""
    takers = [step for step in steps_of(card) if isinstance(step, dict) or step[0] in ("lose", "lose_item")]
    return bool(takers)


def lines_wanted() -> list[str]:
    """The lines of all endings, falls, gates and items."""
    return [*[f"ending-{end}" for end in ways_and_ends()],
            *[f"fall-{card['key']}" for card in [*CHAPTERS, *BOSSES] if is_deadly(card)],
            *[f"gate-{boss['key']}" for boss in BOSSES], *[f"item_line-{item['key']}" for item in ITEMS]]
