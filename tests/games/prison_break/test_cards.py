"""PB-7: the Handicap/Chance cards against their texts, and cards that do more than one thing."""

import json
import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from escapade.core.seat import CHANCE_BIT
from escapade.language.sentences import Language
from tests.games.prison_break.table import planning, recruiting

COUNTS = {"en": ["", "one guard comes in", "two guards come in", "three guards come in"],
          "fr": ["", "un gardien arrive", "deux gardiens arrivent", "trois gardiens arrivent"]}
ZONES = ["yard", "garden", "pitch", "depot", "alley"]
PHRASES = {
    "en": {"guilt": "guilt {sign}", "camera": "camera {number} is on", "tower": "tower {number} is on",
           "lincoln": "Lincoln is locked in isolation", "riot": "a riot closes {zone}",
           "lock_down": "moves of two at most", "gates_shut": "no step through a gate",
           "search": "one object goes to the guard room", "guards": "{guards}", "lose_turn": "the next turn is lost",
           "isolation": "off to isolation", "longer_move": "three more squares",
           "ignore_camera": "one move may ignore the camera", "ignore_tower": "one move may ignore the tower",
           "dismiss": "one guard is sent away", "retrieve": "take an object that lies face up",
           "peek": "look at any token", "second_action": "a second escape action"},
    "fr": {"guilt": "culpabilité {sign}", "camera": "caméra {number} allumée", "tower": "tour {number} allumée",
           "lincoln": "Lincoln part en isolement", "riot": "une émeute ferme {zone}",
           "lock_down": "deux cases au plus", "gates_shut": "aucun portail ne s’ouvre",
           "search": "un objet finit en salle des gardiens", "guards": "{guards}", "lose_turn": "prochain tour perdu",
           "isolation": "direction l’isolement", "longer_move": "trois cases de plus",
           "ignore_camera": "un déplacement peut ignorer la caméra",
           "ignore_tower": "un déplacement peut ignorer la tour", "dismiss": "un gardien est rappelé",
           "retrieve": "reprenez un objet posé face visible", "peek": "regardez le jeton de votre choix",
           "second_action": "une seconde action d’évasion"},
}
"""What a card says for each thing it does: the same words on every card, after a colon."""


def cards() -> list[dict[str, Any]]:
    """Every card of ours, handicaps first."""
    text = (files("escapade.content") / "prison_break" / "cards.json").read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return [*content["handicaps"], *content["chances"]]


def promised(language: Language, effect: list[Any]) -> str:
    """What the text of a card with this effect says."""
    verb, number = effect[0], effect[1] if len(effect) > 1 else 0
    sign = f"+{number}" if number > 0 else f"−{-number}"
    zone = language.name("prison_break", "place", ZONES[number - 1]) if verb == "riot" else ""
    guards = COUNTS[language.code][number] if verb == "guards" else ""
    return PHRASES[language.code][verb].format(number=number, sign=sign, zone=zone, guards=guards)


def test_PB_7_no_three_cards_do_the_same() -> None:
    """PB-7: whatever the numbers: copies count as cards, and guilt that falls is not guilt that rises."""
    alike: Counter[tuple[str, ...]] = Counter()
    for card in cards():
        verbs = sorted("relief" if effect[0] == "guilt" and effect[1] < 0 else effect[0] for effect in card["effects"])
        alike[tuple(verbs)] += card["count"]
    assert [verbs for verbs, count in alike.items() if count > 2] == []


@pytest.mark.parametrize("code", ["en", "fr"])
def test_PB_7_every_card_says_what_it_does_and_no_more(code: str) -> None:
    """PB-7, PB-40: after the last colon all effects in the order in which they happen, and before it a story."""
    language = Language(code, strict=True)
    for card in cards():
        told = language.say("prison_break-tale", cardKey=card["key"])
        story, said = re.split(r"\u00a0?: ", told)
        assert said == ", ".join(promised(language, effect) for effect in card["effects"]) + ".", card["key"]
        assert len(story) > 10, card["key"]


def test_PB_35_a_card_that_takes_and_locks_up_falls_on_somebody() -> None:
    """PB-35: with nothing to find Bellick names somebody all the same: isolation is for anybody."""
    match = planning().turn("abruzzi", "bellick").begin().play("p2 draw / chance card contraband")
    assert match.waiting() == ["p2"]
    match.play("p2 name sucre").expect(figures__sucre__square="isolation", lying={})
    assert "found_nothing" in match.told()


def test_PB_40_a_card_without_anybody_to_search_goes_on() -> None:
    """PB-28, PB-35, PB-40: nobody holds anything; the camera drives Michael out, and the position can be written."""
    match = planning().put(michael="infirmary").turn("abruzzi", "bellick").begin()
    match.play("p2 draw / chance card sick_bay_filmed")
    assert match.state.waiting == CHANCE_BIT
    written = match.game.describe(match.state)
    assert match.game.describe(match.game.position(written)) == written
    match.play("chance die 1").expect(figures__michael__square="visiting_room", camera__device="camera_2")


def test_PB_7_a_lasting_card_also_acts_at_once() -> None:
    """PB-7, PB-40: an object handed over first, then the gates are shut until the next card."""
    match = recruiting().hold("michael", "radio").begin().play("p0 draw / chance card lost_keys / p0 lose radio")
    match.expect(lying={"radio": "guard_room"}, active="lost_keys")


def test_PB_14_who_asks_for_what_is_told_by_name() -> None:
    """PB-14: Sara is no “he”."""
    match = recruiting().put(sucre="infirmary").turn("sucre", "escape").begin()
    reason = match.why_not("p1", "recruit")
    assert reason["params"] == {"outsider": "sara", "object": "letter"}
    told = {code: Language(code, strict=True).reason(match.game, reason, ["Ada", "Ben", "Cleo"], 1)
            for code in ("en", "fr")}
    assert told == {"en": "Sara asks for a letter.", "fr": "Sara demande une lettre."}
