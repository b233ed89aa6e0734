"""Every game of the registry in the browser: two people and bots to the end, languages and sizes spread over them.

`run.py test` plays each game once in full; `run.py soak browser` (ESCAPADE_MATRIX=full) plays every combination, and
`run.py soak browser=elba-fr` those that these words name.
"""

import itertools
import os
from typing import Any

import pytest

from escapade.games import games, load
from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, complaints, no_wider, set_up
from tests.web.playing import play_by_keys
from tests.web.room import check_room

LOOKS = {"desk": WIDE, "phone": TALL}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
SPREAD = {"evades": ("en", "phone"), "elba": ("en", "desk"), "dark_castle": ("fr", "phone"),
          "prison_break": ("fr", "desk")}
"""What the host uses in the one full match of each game; the guest has the other language and the other size."""
TURNED = ("elba", "dark_castle")
"""Where the guest holds a phone sideways."""
PLAYED = [key for key in games() if key != "pocket"]
WANTED = os.environ.get("ESCAPADE_MATRIX", "")


def is_played(combination: tuple[str, str, str]) -> bool:
    """Everything, what the words name, or the one full match of each game."""
    game, language, size = combination
    if WANTED:
        return WANTED == "full" or set(WANTED.split("-")) <= set(combination)
    return (language, size) == SPREAD.get(game, ("en", "desk"))


MATRIX = [one for one in itertools.product(PLAYED, LANGUAGES, LOOKS) if is_played(one)]
assert MATRIX, f"ESCAPADE_MATRIX={WANTED} names no match"


SHORT: dict[str, Any] = {"evades": {"squares": 20, "round_limit": 2}, "elba": {"round_limit": 2},
                         "dark_castle": {"chapters": 2}}
"""Options of a short match, in the order of their fields."""
WISHES = {"prison_break": ("+1", "Sta", "Stop", "Nothing more", "Leave", "Keep", "Rester", "S’arrêter", "Rien de plus",
                           "Laisser", "Garder")}
"""Where no option makes a match short: who raises the guilt and stays at home has lost soon."""


def open_table(house: Desk, game: str, **more: Any) -> tuple[Any, str]:
    """Ada opens a table for Ben and bots, with the options of a short match; her page, and the link that it shows."""
    seats = load(game).seats
    wanted = min(seats[-1], max(seats[0], 3))
    ada = house.open(f"/new/{game}/friends", **more)
    ada.wait_for_selector(".start")
    set_up(ada, seats={2: "friend", **dict.fromkeys(range(3, wanted + 1), "expert")}, **SHORT.get(game, {}))
    ada.wait_for_selector(".invite svg")
    link = str(ada.input_value(".invite input"))
    assert link.startswith(house.base), "the link opens where the page came from"
    return ada, link


def come_by_link(house: Desk, link: str, **more: Any) -> Any:
    """Ben opens the link, whole, and sits down."""
    ben = house.open("/", **more)
    ben.goto(link)
    ben.fill("input[autocomplete=nickname]", "Ben")
    ben.click("button[type=submit]")
    ben.wait_for_selector(".lobby")
    return ben


@pytest.mark.long
@pytest.mark.parametrize(("game", "language", "size"), MATRIX, ids=["-".join(one) for one in MATRIX])
def test_two_people_and_bots_play_to_the_end(house: Desk, game: str, language: str, size: str) -> None:
    """Over the network of the house, from the making of the table to the replay: one at a desk, one on a phone, upright
    or sideways, each in a language of their own; axe looks at board, end and replay. Ben has all settings as they are
    for whoever comes for the first time: cards to read, a folded list, dice in the hand, bots that speak unasked.
    """
    dark = PLAYED.index(game) % 2 == 0
    other_language = next(code for code in LANGUAGES if code != language)
    other_size = next(name for name in LOOKS if name != size)
    ada, link = open_table(house, game, language=LANGUAGES[language], size=LOOKS[size], dark=dark,
                           touch=size == "phone")
    ben = come_by_link(house, link, language=LANGUAGES[other_language], dark=not dark,
                       size=SIDEWAYS if game in TURNED else LOOKS[other_size],
                       touch=game in TURNED or other_size == "phone", newcomer=True, listed=False, throws=True)
    ada.click(".seats .button.primary:not([disabled])")
    ben.wait_for_selector("dialog .intro")
    ben.keyboard.press("Escape")
    ben.wait_for_selector("dialog .intro", state="detached")
    for page in (ada, ben):
        page.wait_for_selector(".board svg")
        assert complaints(page) == []
        no_wider(page)
        check_room(page)
    assert play_by_keys(ada, ben, wishes=WISHES.get(game, ())) > 3
    assert complaints(ben) == []
    assert "error-" not in ada.inner_text("body")
    ada.locator(".veil a[href^='#/replay']").click()
    ada.wait_for_selector("input[type=range]")
    ada.keyboard.press("End")
    assert complaints(ada) == []
