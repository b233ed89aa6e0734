"""DC-20 to DC-22: the frame the cards are written in, proved on the data."""

import json
from importlib.resources import files
from typing import Any

from escapade.games.dark_castle.kinds import SPECIAL_NAMES
from tests.games.dark_castle import test_specials

FIXED_SPECIALS = {"none"}


def content(name: str) -> Any:
    """A content file as it lies there."""
    return json.loads((files("escapade.content") / "dark_castle" / f"{name}.json").read_text(encoding="utf-8"))


CHAPTERS: list[Any] = content("chapters")["chapters"]
BOSSES: list[Any] = content("bosses")["bosses"]
ITEMS: list[Any] = content("items")["items"]


def steps_of(card: Any) -> list[Any]:
    """All steps of a card, those of its ways and of the ends of its tests included."""
    found: list[Any] = []
    waiting = [step for way in card.get("ways", [card]) for step in way["steps"]]
    while waiting:
        step = waiting.pop(0)
        found.append(step)
        if isinstance(step, dict) and "test" in step:
            waiting += step["test"].get("passed", []) + step["test"].get("failed", [])
    return found


def templates(card: Any, name: str) -> list[Any]:
    """The fights, tests or gambles of a card."""
    return [step[name] for step in steps_of(card) if isinstance(step, dict) and name in step]


def verbs(card: Any, name: str) -> list[Any]:
    """The simple steps of a name."""
    return [step for step in steps_of(card) if isinstance(step, list) and step[0] == name]


FIGHTING = [card for card in CHAPTERS if templates(card, "fight")]
FIGHTS = [fight for card in FIGHTING for fight in templates(card, "fight")]


def test_DC_20_counts() -> None:
    """DC-20: 20 to 24 fights, 10 to 12 tests among the others, the rest choices, traps, treasures, gambles."""
    assert 20 <= len(FIGHTING) <= 24
    tests = [card for card in CHAPTERS if card not in FIGHTING and templates(card, "test")
             and not any(not templates({"steps": way["steps"]}, "test") and verbs({"steps": way["steps"]}, "lose_item")
                         for way in card.get("ways", [])) and card["key"] != "false_confessor"]
    assert 10 <= len(tests) <= 12
    assert sum(bool(templates(card, "gamble")) for card in CHAPTERS) >= 2


def test_DC_20_fights() -> None:
    """DC-20: 0 to 3 printed dice, damage 1 to 3, at least eight specials."""
    assert all(len(fight["dice"]) <= 3 and 1 <= fight["damage"] <= 3 for fight in FIGHTS)
    assert len({fight["special"] for fight in FIGHTS if "special" in fight}) >= 8


def test_DC_20_ways_past_a_fight() -> None:
    """DC-20: most behind two ways: the safer has more dice and less damage, or YOU pay and pass."""
    behind = [card for card in FIGHTING if "ways" in card]
    assert len(behind) * 10 >= len(FIGHTING) * 8
    for card in behind:
        one, *others = sorted(templates(card, "fight"), key=lambda fight: fight["damage"])
        for other in others:
            assert one["damage"] < other["damage"], card["key"]
            assert len(one["dice"]) > len(other["dice"]), card["key"]
        if not others and not templates(card, "test"):
            paid = sum(step[-1] for step in verbs(card, "lose"))
            is_all = any(step[1] == "all" for step in verbs(card, "lose"))
            assert 3 <= paid <= 5 or verbs(card, "lose_item") or is_all, card["key"]


def test_DC_20_rest() -> None:
    """DC-20: free in six at most, with damage 1 in two at most; a third hemmed in, a fifth duels, a fifth denied."""
    kinds = [fight["rest"] for fight in FIGHTS]
    assert kinds.count("free") <= 6
    assert sum(fight["rest"] == "free" and fight["damage"] == 1 for fight in FIGHTS) <= 2
    assert 0.26 <= kinds.count("hemmed_in") / len(kinds) <= 0.40
    assert 0.15 <= kinds.count("duel") / len(kinds) <= 0.25
    assert 0.15 <= kinds.count("denied") / len(kinds) <= 0.25


def test_DC_20_losses_and_healing() -> None:
    """DC-20: at most five cards strike all, for 1 HP a time; at most two heal; 1 or 2 items (3 at a price)."""
    strikes_all = [card for card in CHAPTERS
                   if any(step[1] == "all" for step in verbs(card, "lose"))
                   or any(test["who"] == "all" or test.get("payer") == "all" for test in templates(card, "test"))]
    assert len(strikes_all) <= 5
    assert all(step[2] == 1 for card in CHAPTERS for step in verbs(card, "lose") if step[1] == "all")
    assert all(test["price"] == 1 for card in CHAPTERS for test in templates(card, "test")
               if test["who"] == "all" or test.get("payer") == "all")
    assert sum(bool(verbs(card, "heal")) for card in CHAPTERS) <= 2
    assert all(step[1] <= 3 for card in CHAPTERS for step in verbs(card, "find"))


def test_DC_20_tests_of_one() -> None:
    """DC-20: mostly of YOU or a nominee, at 2 to 4 HP; group totals equal the players, in three rolls at most."""
    tests = [test for card in CHAPTERS for test in templates(card, "test")]
    alone = [test for test in tests if test["who"] in ("you", "nominee")]
    assert len(alone) * 2 > len(tests)
    assert all(2 <= test["price"] <= 4 for test in alone)
    assert all(test["need"] == 1 and test.get("rolls", 1) <= 3 for test in tests if test["who"] == "group")


def test_DC_20_no_two_alike() -> None:
    """DC-20: no two chapters have the same mechanics and numbers."""
    plain = [json.dumps([way["steps"] for way in card.get("ways", [card])], sort_keys=True) for card in CHAPTERS]
    assert len(set(plain)) == len(plain)


def test_DC_21_items() -> None:
    """DC-21: 18 kinds or more over 35 cards, in these numbers."""
    assert len(ITEMS) >= 18
    counts: dict[str, int] = {}
    for item in ITEMS:
        counts[item["effect"]] = counts.get(item["effect"], 0) + item["count"]
        bulky = item["effect"] in ("extra_die", "second_attack")
        assert item["hands"] == (2 if bulky else 1)
    assert sum(counts.values()) == 35
    assert counts["reroll_and_choose"] == 6
    assert sum(item["effect"] == "reroll_and_choose" for item in ITEMS) == 3
    assert counts["extra_die"] + counts["second_attack"] == 4
    assert counts["armour"] == 3
    assert counts["single_is_two"] == 1
    assert counts["single_is_two"] + counts["double_heals"] == 3
    potions = ("symbol", "reroll", "reroll_any", "spare", "spare_other", "set_die")
    assert 12 <= sum(counts[effect] for effect in potions) <= 14
    assert 5 <= counts["food"] + counts["feast"] <= 8


def test_DC_22_bosses() -> None:
    """DC-22: each its own special, 2 to 4 printed dice, damage 2 or 3, rest denied or hemmed in, small entry losses."""
    fights = [templates(boss, "fight") for boss in BOSSES]
    assert [len(found) for found in fights] == [1] * 5
    assert len({found[0]["special"] for found in fights}) == 5
    for boss in BOSSES:
        fight = templates(boss, "fight")[0]
        assert 2 <= len(fight["dice"]) <= 4
        assert fight["damage"] in (2, 3)
        assert fight["rest"] in ("denied", "hemmed_in")
        for step in verbs(boss, "lose"):
            assert step[2] <= (2 if step[1] == "you" else 1)


def test_DC_19_every_special_has_its_test() -> None:
    """DC-19: each special of the data, and each the code knows, is tested by name."""
    named = {name.removeprefix("test_DC_19_") for name in dir(test_specials) if name.startswith("test_DC_19_")}
    assert set(SPECIAL_NAMES) - FIXED_SPECIALS <= named
    assert {fight.get("special", "none") for fight in FIGHTS} | {"none"} == set(SPECIAL_NAMES)
