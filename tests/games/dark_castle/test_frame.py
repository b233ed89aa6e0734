"""DC-20 to DC-22: the frame the cards are written in, proved on the data."""

import json
from itertools import pairwise
from typing import Any

from escapade.games.dark_castle.kinds import SPECIAL_NAMES
from tests.games.dark_castle import test_specials
from tests.games.dark_castle.cards import (
    BOSSES,
    CHAPTERS,
    FIGHTING,
    FIGHTS,
    ITEMS,
    OTHERS,
    TESTING,
    all_steps,
    steps_of,
    templates,
    verbs,
    ways_of,
)

FIXED_SPECIALS = {"none"}


def is_trade(card: Any) -> bool:
    """Two ways with a fight each, perhaps for a fee or with a find: the safer has more dice and less damage."""
    ways = ways_of(card)
    if len(ways) != 2 or any(not any(isinstance(step, dict) and "fight" in step for step in way) for way in ways):
        return False
    safer, other = sorted(templates(card, "fight"), key=lambda fight: fight["damage"])
    return safer["damage"] < other["damage"] and len(safer["dice"]) > len(other["dice"])


def is_toll(card: Any) -> bool:
    """A fight, or YOU pay 3 to 5 HP and pass: for certain or for a miss, whatever else the way brings or takes."""
    if len(ways_of(card)) != 2 or len(templates(card, "fight")) != 1:
        return False
    passing = [way for way in ways_of(card) if not templates({"steps": way}, "fight")]
    paid = [step[2] for way in passing for step in verbs(way, "lose") if step[1] == "you"]
    paid += [test["price"] for way in passing for test in templates({"steps": way}, "test") if test["who"] == "you"]
    return len(paid) == 1 and 3 <= paid[0] <= 5


def test_DC_20_counts() -> None:
    """DC-20: 20 to 24 fights (7 or 8 in a castle), 10 to 12 tests; of the rest at least two are gambles."""
    assert len(CHAPTERS) == 45
    assert 20 <= len(FIGHTING) <= 24
    assert round(len(FIGHTING) * 15 / 45) in (7, 8)
    assert 10 <= len(TESTING) <= 12
    assert sum(bool(templates(card, "gamble")) for card in OTHERS) >= 2


def test_DC_20_fights() -> None:
    """DC-20: 0 to 3 printed dice, damage 1 to 3, at least eight specials."""
    assert all(len(fight["dice"]) <= 3 and 1 <= fight["damage"] <= 3 for fight in FIGHTS)
    assert len({fight["special"] for fight in FIGHTS if "special" in fight}) >= 8


def test_DC_20_ways_past_a_fight() -> None:
    """DC-20: most behind two ways: the safer has more dice and less damage, or YOU pay 3 to 5 HP and pass."""
    assert sum(is_trade(card) or is_toll(card) for card in FIGHTING) * 2 > len(FIGHTING)
    for card in FIGHTING:
        fights = sorted(templates(card, "fight"), key=lambda fight: fight["damage"])
        for safer, other in pairwise(fights):
            assert safer["damage"] < other["damage"], card["key"]
            assert len(safer["dice"]) > len(other["dice"]), card["key"]


def test_DC_20_rest() -> None:
    """DC-20: free in six at most, with damage 1 in two at most; a third hemmed in, a fifth duels, a fifth denied."""
    kinds = [fight["rest"] for fight in FIGHTS]
    assert kinds.count("free") <= 6
    assert sum(fight["rest"] == "free" and fight["damage"] == 1 for fight in FIGHTS) <= 2
    assert 0.28 <= kinds.count("hemmed_in") / len(kinds) <= 0.39
    assert 0.15 <= kinds.count("duel") / len(kinds) <= 0.25
    assert 0.15 <= kinds.count("denied") / len(kinds) <= 0.25


def test_DC_20_tests() -> None:
    """DC-20: mostly of YOU or a nominee, at 2 to 4 HP; group totals equal the players, in three rolls at most."""
    tests = [test for card in CHAPTERS for test in templates(card, "test")]
    alone = [test for test in tests if test["who"] in ("you", "nominee")]
    assert len(alone) * 2 > len(tests)
    assert all(2 <= test["price"] <= 4 for test in alone)
    assert all(test["need"] == 1 and test.get("rolls", 1) <= 3 for test in tests if test["who"] == "group")
    assert {test["who"] for test in tests} >= {"group", "all"}
    assert any(len(templates(card, "test")) > 1 and "ways" not in card for card in TESTING), "several in a row"


def test_DC_20_traps() -> None:
    """DC-20: outside fights and tests YOU or a nominee lose 2 to 4 HP at a time, often for an item."""
    traps = [way for card in OTHERS for way in ways_of(card) if [s for s in verbs(way, "lose") if s[1] != "all"]]
    losses = [step for way in traps for step in verbs(way, "lose") if step[1] != "all"]
    assert all(2 <= step[2] <= 4 for step in losses)
    assert sum(bool(verbs(way, "find")) for way in traps) * 2 >= len(traps)


def test_DC_20_treasures() -> None:
    """DC-20: one or two items on any way through a card, what a fight brings (DC-9) and luck included."""
    for card in CHAPTERS:
        for way in ways_of(card):
            steps = all_steps(way)
            gambles = [step["gamble"] for step in steps if isinstance(step, dict) and "gamble" in step]
            found = sum(step[1] for step in verbs(steps, "find"))
            found += sum(isinstance(step, dict) and "fight" in step for step in steps)
            found += sum(gamble["finds"] * gamble["most"] for gamble in gambles)
            assert found <= 2, card["key"]


def test_DC_20_what_strikes_all_and_what_heals() -> None:
    """DC-20: at most five cards strike all, or all others, for 1 HP a time; at most two heal."""
    striking = [card for card in CHAPTERS
                if any(step[1] in ("all", "others") for step in verbs(steps_of(card), "lose"))
                or any("all" in (test["who"], test.get("payer")) for test in templates(card, "test"))]
    assert len(striking) <= 5
    for card in striking:
        assert all(step[2] == 1 for step in verbs(steps_of(card), "lose") if step[1] in ("all", "others"))
        assert all(test["price"] == 1 for test in templates(card, "test") if "all" in (test["who"], test.get("payer")))
    assert sum(bool(verbs(steps_of(card), "heal")) for card in CHAPTERS) <= 2


def test_DC_20_no_two_alike() -> None:
    """DC-20: no two chapters have the same mechanics and numbers, whatever the order of their ways."""
    plain = [json.dumps(sorted(json.dumps(way, sort_keys=True) for way in ways_of(card))) for card in CHAPTERS]
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
    assert sorted(item["trait"] for item in ITEMS if item["effect"] == "reroll_and_choose") == \
        ["cunning", "might", "wisdom"]
    assert counts["extra_die"] + counts["second_attack"] == 4
    assert counts["armour"] == 3
    assert counts["single_is_two"] == 1
    assert counts["single_is_two"] + counts["double_heals"] == 3
    potions = ("symbol", "reroll", "reroll_any", "spare", "spare_other", "set_die")
    assert 12 <= sum(counts[effect] for effect in potions) <= 14
    assert {item["trait"] for item in ITEMS if item["effect"] == "symbol"} == {"might", "cunning", "wisdom"}
    assert 5 <= counts["food"] + counts["feast"] <= 8
    assert {item["amount"] for item in ITEMS if item["effect"] == "food"} == {1, 2}


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
        for step in verbs(steps_of(boss), "lose"):
            assert 1 <= step[2] <= {"you": 2, "others": 1}[step[1]]


def test_DC_19_every_special_has_its_test() -> None:
    """DC-19: each special of the data, and each the code knows, is tested by name."""
    named = {name.removeprefix("test_DC_19_") for name in dir(test_specials) if name.startswith("test_DC_19_")}
    assert set(SPECIAL_NAMES) - FIXED_SPECIALS <= named
    assert {fight.get("special", "none") for fight in FIGHTS} | {"none"} == set(SPECIAL_NAMES)
