"""DC-8, DC-20: no two chapters put the same decision at the same kind of price.

The signature of a decision leaves out every number (HP, dice, rolls, items) and every trait: a card does not become
another one by costing 5 HP instead of 4, nor by asking for Wisdom instead of Might. What stays of each way, in any
order of the ways: its steps by kind, who pays or rolls, and what passing and failing a test lead to; a verb said twice
is that verb. A fight is just a fight where the other way is none, since the question there is what it costs not to
fight; between two fights the question is how one fights, so that there the rest tells them apart. A gamble of one
throw is a bet, one of several is a push of one's luck. Cards that ask for nothing are left out.
"""

from copy import deepcopy
from typing import Any

from tests.games.dark_castle.cards import CHAPTERS, all_steps, ways_of

Signature = tuple[tuple[str, ...], ...]


def kind_of_verb(step: list[Any]) -> str:
    """What is lost, found or healed, and by whom."""
    return " ".join(part for part in step if isinstance(part, str))


def kind_of_test(test: dict[str, Any], *, among_fights: bool) -> str:
    """Who rolls, who pays, and what comes of it."""
    ends = [f"{end} {kinds(test[end], among_fights=among_fights)}" for end in ("passed", "failed") if test.get(end)]
    payer = test.get("payer", "you") if test["who"] == "group" else test["who"]
    return " ".join([f"test {test['who']} at the cost of {payer}", *ends])


def kind_of(step: Any, *, among_fights: bool) -> str:
    """One step without its numbers and traits."""
    if isinstance(step, list):
        return kind_of_verb(step)
    if "fight" in step:
        return f"fight {step['fight']['rest']}" if among_fights else "fight"
    if "gamble" in step:
        return "bet" if step["gamble"]["most"] == 1 else "push of luck"
    return kind_of_test(step["test"], among_fights=among_fights)


def kinds(steps: list[Any], *, among_fights: bool) -> tuple[str, ...]:
    """The steps of a way; a verb that is repeated is said once, tests in a row ask for another roller than one."""
    found: list[str] = []
    for step in steps:
        kind = kind_of(step, among_fights=among_fights)
        if kind not in found or isinstance(step, dict):
            found.append(kind)
    return tuple(found)


def signature(card: Any) -> Signature:
    """The decision of a card; empty for a card that puts none before its first fight or roll."""
    ways = ways_of(card)
    fights = [any(isinstance(step, dict) and "fight" in step for step in all_steps(way)) for way in ways]
    found = tuple(sorted(kinds(way, among_fights=all(fights)) for way in ways))
    asks = len(ways) > 1 or any(kind in ("nominate", "bet", "push of luck") for kind in found[0])
    return found if asks else ()


def doubled(chapters: list[Any]) -> list[tuple[str, str]]:
    """Chapters whose decision an earlier one has put already."""
    first: dict[Signature, str] = {}
    again: list[tuple[str, str]] = []
    for card in chapters:
        found = signature(card)
        if found and first.setdefault(found, card["key"]) != card["key"]:
            again.append((first[found], card["key"]))
    return again


def with_price(key: str, steps: list[Any]) -> list[Any]:
    """The chapters, with other steps on the last way of one of them."""
    chapters = deepcopy(CHAPTERS)
    next(card for card in chapters if card["key"] == key)["ways"][-1]["steps"] = steps
    return chapters


def test_DC_20_no_two_decisions_are_alike() -> None:
    """DC-20, DC-8: each choice of ways, each nominee and each gamble is one of its kind."""
    assert doubled(CHAPTERS) == []


def test_a_doubled_decision_is_found() -> None:
    """The check fails where it should: another number of HP, another trait, the ways the other way round."""
    noise = {"test": {"who": "you", "trait": "might", "need": 1, "price": 4}}
    assert doubled(with_price("duellist", [["lose", "you", 2], noise])) == [("grey_widow", "duellist")]
    assert doubled(with_price("tax_collector", [["lose_item", 1], ["lose_item", 2], ["lose", "you", 4]])) == [
        ("blind_gaoler", "tax_collector")]
    patrol = {"test": {"who": "you", "trait": "might", "need": 1, "price": 4, "passed": [["find", 1]]}}
    assert doubled(with_price("chained_ogre", [patrol])) == [("chained_ogre", "duellist")]
    turned = deepcopy(next(card for card in CHAPTERS if card["key"] == "falling_masonry"))
    turned["key"] = "turned"
    turned["ways"].reverse()
    assert doubled([*CHAPTERS, turned]) == [("falling_masonry", "turned")]


def test_two_fights_are_told_apart_by_their_rest() -> None:
    """Between two fights the same two kinds of rest are the same decision."""
    hangman = {"fight": {"dice": ["wisdom"], "damage": 1, "rest": "denied"}}
    assert doubled(with_price("kennel_hound", [hangman, ["find", 1]])) == [("hangman", "kennel_hound")]


def test_nearly_every_chapter_asks_something() -> None:
    """DC-8: three chapters at most happen to the party without a question."""
    assert len([card["key"] for card in CHAPTERS if not signature(card)]) <= 3
