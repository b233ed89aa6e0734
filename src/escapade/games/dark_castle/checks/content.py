"""What characters, items and cards of the Dark Castle must keep to, in our content or in a pack's."""

from typing import Any

from escapade.core.errors import BadInput
from escapade.games.dark_castle.kinds import Effect, Op
from escapade.games.dark_castle.tables import Step


def check_keys(files: dict[str, dict[str, Any]], cards: list[tuple[dict[str, Any], str]]) -> None:
    """Keys are words in records: no two alike, and none that means something else."""
    families = {"characters.json": [hero["key"] for hero in files["characters"]["characters"]],
                "items.json": [item["key"] for item in files["items"]["items"]],
                "chapters.json": [card["key"] for card, _ in cards]}
    for file, keys in families.items():
        if len(set(keys)) != len(keys) or "nobody" in keys:
            raise BadInput("content.duplicate_key", {"file": file, "path": "$"})
    chapters, castle = len(files["chapters"]["chapters"]), files["chapters"]["chapters_in_a_castle"]
    if castle > chapters:
        raise BadInput("content.total", {"file": "chapters.json", "path": "$.chapters", "found": chapters,
                                         "expected": castle})


def check_item(item: dict[str, Any], effect: int) -> None:
    """DC-21: trait and amount belong to the effects that need them, and to no other."""
    has_trait = effect in (Effect.REROLL_AND_CHOOSE, Effect.SYMBOL)
    has_amount = effect in (Effect.FOOD, Effect.FEAST)
    if has_trait != ("trait" in item) or has_amount != ("amount" in item):
        raise BadInput("content.schema", {"file": "items.json", "path": f"$.items.{item['key']}",
                                          "problem": "trait and amount belong to the effects that need them"})


def check_way(key: str, ways: list[str], path: str) -> None:
    """DC-8: a way has a key of its own among all cards."""
    if key in ways:
        raise BadInput("content.duplicate_key", {"file": path, "path": key})


def check_verb(item: list[Any], wanted: int, path: str) -> None:
    """DC-8: a simple step has its name and as many arguments as it needs; an item lost may have no price instead."""
    if len(item) != wanted and item != ["lose_item"]:
        raise BadInput("content.schema", {"file": path, "path": item[0], "problem": f"{wanted - 1} arguments"})


def check_find(step: Step, following: Step, path: str) -> None:
    """DC-25: items are drawn when the chapter is done, so that what is found is found last."""
    if step.op in (Op.FIND, Op.FIND_EACH) and following.op not in (Op.END, Op.FIND, Op.TELL):
        raise BadInput("content.schema", {"file": path, "path": "find", "problem": "what is found is found last"})
