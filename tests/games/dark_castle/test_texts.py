"""DC-32: texts keep their word; what a card takes it says in both languages, and what it says it takes."""

from typing import Any

import pytest

from escapade.language.fluent import languages
from escapade.language.sentences import Language
from tests.games.dark_castle.cards import BOSSES, CHAPTERS, verbs
from tests.games.dark_castle.plays import before_card

WAYS: list[Any] = [way for card in CHAPTERS for way in card.get("ways", [])]
BARE: list[Any] = [card for card in [*CHAPTERS, *BOSSES] if "ways" not in card]
YOU = {"en": "YOU", "fr": "VOUS"}


def hits_you(steps: list[Any]) -> bool:
    """Whether YOU alone lose HP, part with an item, roll or dare."""
    rolls = [step.get("test", {"who": "you"})["who"] == "you" for step in steps
             if isinstance(step, dict) and "fight" not in step]
    return any(rolls) or bool(verbs(steps, "lose_item")) or any(step[1] == "you" for step in verbs(steps, "lose"))


@pytest.mark.parametrize("code", languages())
def test_DC_32_what_YOU_pay_is_said_to_YOU(code: str) -> None:
    """DC-32, DC-6: a way, or the tale of a card without ways, says so where it concerns the one who turned it."""
    language = Language(code)
    unsaid = [way["key"] for way in WAYS
              if hits_you(way["steps"]) and YOU[code] not in language.name("dark_castle", "way", way["key"])]
    unsaid += [card["key"] for card in BARE
               if hits_you(card["steps"]) and YOU[code] not in language.name("dark_castle", "tale", card["key"])]
    assert unsaid == []


def test_DC_32_a_way_that_asks_for_an_item_takes_nothing_else_for_it() -> None:
    """DC-32: such a way begins with the item and prints no price in its place; only other ways print one."""
    for way in WAYS:
        items = verbs(way["steps"], "lose_item")
        assert items == ([["lose_item"]] if way.get("needs_item") else [i for i in items if len(i) == 2]), way["key"]
        assert not way.get("needs_item") or way["steps"][0] == ["lose_item"], way["key"]


def test_DC_32_the_item_must_be_YOURS() -> None:
    """DC-32: what another carries does not open a way whose text asks YOU for an item."""
    play = before_card("smith", "tailor", items={"tailor": ["cudgel"]}).play("chance chapter blind_gaoler")
    assert play.legal("p0") == ["go blind_gaoler_rush"]
    assert play.why("p0", "go blind_gaoler_throw") == {
        "code": "not_this_way", "params": {"way": "blind_gaoler_throw"}, "rule": "DC-32"}
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play("chance chapter blind_gaoler")
    play.play("p0 go blind_gaoler_throw / p0 drop cudgel")
    assert play.described("heroes")[0]["hp"] == 17
