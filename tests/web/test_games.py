"""Every game of the registry in the browser: two people and bots to the end, languages and sizes spread over them.

`run.py test` plays each game once in full; `run.py soak browser` (ESCAPADE_MATRIX=full) plays every combination, and
`run.py soak browser=elba-fr` those that these words name.
"""

import itertools
import os

import pytest

from escapade.games import games, load
from tests.web.desk import TALL, WIDE, Desk, complaints, invitation, play_out, set_up
from tests.web.room import check_room

LOOKS = {"desk": WIDE, "phone": TALL}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
SPREAD = {"evades": ("en", "phone"), "elba": ("en", "desk"), "dark_castle": ("fr", "phone"),
          "prison_break": ("fr", "desk")}
"""What the host uses in the one full match of each game; the guest has the other language and the other size."""
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


@pytest.mark.parametrize(("game", "language", "size"), MATRIX, ids=["-".join(one) for one in MATRIX])
def test_two_people_and_bots_play_to_the_end(desk: Desk, game: str, language: str, size: str) -> None:
    """One at a desk, one on a phone, each in a language of their own; axe looks at board, end and replay."""
    dark = PLAYED.index(game) % 2 == 0
    other_language = next(code for code in LANGUAGES if code != language)
    other_size = next(name for name in LOOKS if name != size)
    seats = load(game).seats
    wanted = min(seats[-1], max(seats[0], 3))
    ada = desk.open(f"/new/{game}/friends", language=LANGUAGES[language], size=LOOKS[size], dark=dark,
                    touch=size == "phone")
    set_up(ada, seats={2: "friend", **dict.fromkeys(range(3, wanted + 1), "greedy")})
    ada.wait_for_selector(".invite svg")
    ben = desk.open(invitation(ada), language=LANGUAGES[other_language], size=LOOKS[other_size], dark=not dark,
                    touch=other_size == "phone")
    ben.fill("input[autocomplete=nickname]", "Ben")
    ben.click("button[type=submit]")
    ben.wait_for_selector(".lobby")
    ada.click(".seats .button.primary:not([disabled])")
    for page in (ada, ben):
        page.wait_for_selector(".board svg")
        assert complaints(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        check_room(page)
    assert play_out(ada, ben, most=6000) > 3
    assert complaints(ben) == []
    assert "error-" not in ada.inner_text("body")
    ada.locator(".veil a[href^='#/replay']").click()
    ada.wait_for_selector("input[type=range]")
    ada.keyboard.press("End")
    assert complaints(ada) == []
