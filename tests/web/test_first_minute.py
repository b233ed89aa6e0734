"""The first minute with a game: three cards, once, and afterwards under `?`; and the keys, under `?` twice."""

import pytest

from escapade.language.sentences import Language
from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, complaints, until
from tests.web.late import PLAYERS
from tests.web.room import DRAWN

CASES = {"evades": ("en-GB", WIDE), "elba": ("fr-FR", TALL), "dark_castle": ("fr-FR", SIDEWAYS),
         "prison_break": ("en-GB", TALL)}
"""Languages and sizes, spread over the games."""


CAPS_TOUCH = """(() => {
  const caps = [...document.querySelectorAll('dialog .cap')].map((one) => one.getBoundingClientRect());
  return caps.flatMap((one, place) => (place > 0 && one.top < caps[place - 1].bottom + 2 ? [place] : []));
})()"""


@pytest.mark.parametrize("game", PLAYERS)
def test_three_cards_once(desk: Desk, game: str) -> None:
    """A newcomer reads three cards with pictures, by day or by night; the next match of it begins without them."""
    language, size = CASES[game]
    page = desk.open(f"/new/{game}", language=language, size=size, newcomer=True, dark=language == "fr-FR")
    page.wait_for_selector(".start")
    page.click(".start")
    page.wait_for_selector("dialog .intro")
    told = Language(language[:2])
    for card in (1, 2, 3):
        until(page, f"document.querySelector('.intro h2').innerText === {told.say(f'{game}-web-intro-title-{card}')!r}")
        assert page.inner_text(".intro p") == told.say(f"{game}-web-intro-{card}")
        assert page.locator(".intro .picture svg *").count() >= 10, "a picture that is no picture"
        assert complaints(page) == []
        wide = page.evaluate("document.querySelector('.intro').getBoundingClientRect().right - innerWidth")
        assert wide <= 0, "it does not fit the screen"
        page.keyboard.press("ArrowRight")
    page.click(".intro .next")
    page.wait_for_selector(".intro", state="detached")
    page.reload()
    page.wait_for_selector(".rail .action")
    assert page.locator(".intro").count() == 0


def test_in_french_elba_says_first_that_its_words_are_english() -> None:
    """Whoever reads no further than the first sentence knows it."""
    assert "anglais" in Language("fr").say("elba-web-intro-1").split(".")[0]


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_skipped_and_found_again(desk: Desk, language: str) -> None:
    """Escape is enough to begin; later `?` opens the rule of the moment, with the cards beside it, and `?` again the
    keys.
    """
    page = desk.open("/new/dark_castle", language=language, newcomer=True)
    page.wait_for_selector(".start")
    page.click(".start")
    page.wait_for_selector("dialog .intro")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog .intro", state="detached")
    page.wait_for_selector(".rail .action")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .marked")
    page.locator("dialog [role=tab]").nth(1).click()
    page.wait_for_selector("dialog .intro svg")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .keys")
    assert page.locator("dialog dt").all_inner_texts()[:2] == ["1 … 9, 0", "↑ ↓ ← →"]
    assert page.evaluate("document.activeElement.getAttribute('aria-selected')") == "true"
    for width, height in (SIDEWAYS, TALL, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(CAPS_TOUCH) == []
        assert complaints(page) == []
    page.keyboard.press("Escape")
    until(page, "document.querySelector('dialog[open]') === null")


def test_who_wants_no_hints_is_not_held_up(desk: Desk) -> None:
    """With hints for beginners off the table is there at once."""
    page = desk.open("/new/evades", newcomer=True, scripts=["localStorage.setItem('escapade.hints', 'off')"])
    page.wait_for_selector(".start")
    page.click(".start")
    page.wait_for_selector(".rail .action")
    assert page.locator(".intro").count() == 0
