"""Positions in which a reason is given that matches of greedy bots seldom come upon, by game and reason."""

from collections.abc import Callable

from escapade.testing import Scenario
from tests.games.dark_castle.plays import before_card
from tests.games.elba.positions import scene
from tests.games.evades.positions import FIVE_ABOARD, choosing, throw
from tests.games.prison_break.table import planning, recruiting


def twins() -> Scenario:
    """DC-19: whoever hits the twins is struck; smith and cook both could."""
    return before_card("smith", "cook", hp=[2, 9]).play("""chance chapter jealous_twins / p0 go jealous_twins_quarrel
        chance enemy might / chance enemy wisdom / p0 rest nobody / chance die might / chance die might""")


def widow(faces: str) -> Scenario:
    """DC-19: what is hit comes back as Wisdom; smith and tailor have rolled."""
    first, second = faces.split()
    return before_card("smith", "tailor").play(f"""chance chapter grey_widow / p0 go grey_widow_face
        chance enemy wisdom / chance enemy wisdom / p0 rest nobody / chance die {first} / chance die {second}""")


def overfull() -> Scenario:
    """DC-25: three things in two hands, one of them food."""
    play = before_card("smith", "tailor", hp=[10, 18], items={"smith": ["mail_shirt", "bone_rosary"]})
    return play.play("""chance chapter cold_gallery / p0 go cold_gallery_huddle / chance item smoked_eel
        p0 give smoked_eel smith / p0 turn tailor""")


def voted() -> Scenario:
    """DC-26: nothing to share, and the naming is a vote."""
    play = before_card("smith", "tailor", items={"smith": ["mail_shirt"]}, voice="majority")
    return play.play("chance chapter iron_cradle / p0 go iron_cradle_shudder / p1 go iron_cradle_shudder")


def blow(item: str, hp: int = 2) -> Scenario:
    """DC-27: a blow that the smith would not outlive, and something in his hand."""
    return before_card("smith", "tailor", hp=[hp, 9], items={"smith": [item]}).play(
        "chance chapter oubliette / p0 go oubliette_fall")


def flail() -> Scenario:
    """DC-21: the one Wisdom is the smith's second attack, or the abbot's hit."""
    play = before_card("smith", "abbot", items={"smith": ["flail"]})
    return play.play("""chance chapter gargoyle / p0 go gargoyle_stand / chance enemy wisdom / chance enemy cunning
        p0 rest nobody / chance die wisdom / chance die wisdom""")


def last_of_two() -> Scenario:
    """LE-14: brown goes back to square 1, and the race is over as foretold."""
    return throw(choosing("4 brown, 20 red", FIVE_ABOARD, finished_rounds=1), "brown 1, white 6")


def armed(phase: str) -> Scenario:
    """EL-23: a word to be made a weapon, before and after it is put."""
    match = scene(4, options={"house_weapons": True}, at={"p0": "spa", "p1": "arbor"}, bags=["aper", "aper"],
                  strength={"p0": 6}).play("p0 move arbor")
    return match if phase == "bonus" else match.play("p0 propose ape")


def sheltered() -> Scenario:
    """EL-10: no word, and nobody to fight in the safe area."""
    return scene(at={"p0": "safe_area"}, hands=["ab"])


def crowded_room(strength: int) -> Scenario:
    """EL-30: two guests in the room one enters, one of them strong."""
    return scene(at={"p0": "spa", "napoleon_7": "arbor", "napoleon_8": "arbor"},
                 strength={"p0": strength, "napoleon_8": 5}).play("p0 move arbor")


def in_the_way() -> Scenario:
    """PB-4, PB-14: Sucre has nothing for Sara, Michael at the door has her letter, and two fill the infirmary."""
    table = recruiting().put(michael="garden_3", sucre="infirmary").hold("michael", "letter", "photograph")
    return table.turn("sucre", "escape").begin()


def named(card: str) -> Scenario:
    """PB-34, PB-35: Sucre carries two objects and sits in isolation; Bellick has drawn a card."""
    table = planning().hold("sucre", "spoon", "radio").put(sucre="isolation").turn("abruzzi", "bellick")
    return table.begin().play(f"p2 draw / chance card {card}")


def full_hands() -> Scenario:
    """PB-13: three objects in hand, all asked for or not, and another that nobody asks for under the token."""
    table = recruiting().put(michael="yard_8").hold("michael", "letter", "photograph", "spoon")
    table.data["tokens"]["yard_8"] = {"looked": ["p0"], "object": "radio"}
    return table.turn("michael", "escape").begin().play("p0 stop / p0 search")


def seen_before() -> Scenario:
    """PB-13: Michael's player alone has looked under the token with the letter."""
    table = recruiting().put(michael="yard_6")
    table.data["tokens"]["yard_8"] = {"looked": ["p0"], "object": "letter"}
    return table.turn("michael", "escape").begin()


def last_day() -> Scenario:
    """PB-24: the last day, full hands, and Michael alone has something left to do."""
    marked = ["infirmary", "cells", "chapel", "laundry", "boiler_room", "yard", "garden", "pitch", "depot", "alley"]
    table = planning().put(pope="pitch_2").hold("pope", "spoon", "radio", "rosary")
    table.set(route=marked, guilt=5, day=30, tools={"pliers": None, "breaker": None})
    table.data["figures"]["michael"]["tools"] = ["pliers", "breaker"]
    table.data["figures"]["lincoln"].update({"seat": "p1", "active_from": 1, "square": "isolation"})
    table.data["joined"].append("lincoln")
    return table.turn("pope", "escape").begin()


def empty_pockets() -> Scenario:
    """PB-35: an ankle to be sprained, and nobody carries anything."""
    return planning().turn("abruzzi", "bellick").begin().play("p2 draw / chance card sprained_ankle")


SCENES: dict[str, dict[str, Callable[[], Scenario]]] = {
    "dark_castle": {
        "bears_the_grudge": twins,
        "wisdom_waits": lambda: widow("might wisdom"),
        "any_order": lambda: widow("wisdom wisdom"),
        "strikes_twice": flail,
        "rather_eaten": overfull,
        "well_shared": voted,
        "saves_a_life": lambda: blow("stone_draught"),
        "rest_the_least_missed": lambda: before_card("smith", "tailor").play(
            "chance chapter gargoyle / p0 go gargoyle_stand / chance enemy might / chance enemy might"),
        "not_worth_the_risk": lambda: before_card("smith", "tailor", hp=[2, 9]).play("chance chapter guardroom_dice"),
        "luck_is_with_us": lambda: before_card("smith", "tailor").play("chance chapter alchemists_shelf"),
        "risks_least": lambda: before_card("smith", "tailor", hp=[18, 2]).play(
            "chance chapter well_shaft / p0 go well_shaft_climb"),
        "leader_arranges": lambda: before_card("smith", "tailor", hp=[10, 18], items={"tailor": ["smoked_eel"]}).play(
            """chance chapter iron_cradle / p0 go iron_cradle_shudder / p0 hand smoked_eel tailor smith"""),
    },
    "evades": {"makes_it_last": last_of_two},
    "elba": {
        "leaves_shelter": sheltered,
        "a_new_weapon": lambda: armed("bonus"),
        "good_for_me": lambda: armed("vote"),
        "weakest_first": lambda: crowded_room(6),
        "strongest_first": lambda: crowded_room(1),
    },
    "prison_break": {
        "goes_back": seen_before,
        "hands_full": full_hands,
        "names_anybody": empty_pockets,
        "names_loaded": lambda: named("sprained_ankle"),
        "names_felt": lambda: named("insolence"),
        "makes_room": in_the_way,
        "last_day": last_day,
        "picks_up": lambda: recruiting().put(michael="yard_6").lay(letter="yard_5").turn("michael", "escape").begin(),
        "blocks_some": lambda: planning().turn("abruzzi", "bellick").put(lincoln="isolation").begin(),
    },
}
