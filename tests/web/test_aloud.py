"""The castle's tales are read aloud by the browser's own voices; where there are none, nothing of it is to be seen."""

from typing import Any

import pytest

from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, complaints, set_up, until
from tests.web.room import DRAWN

BUTTON = ".board .aloud"
VOICES = """(() => {
  window.said = [];
  const voices = ['en-GB', 'fr-FR'].map((lang) => ({lang, name: lang, localService: true}));
  class Utterance { constructor(text) { this.text = text; } }
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {value: Utterance});
  Object.defineProperty(window, 'speechSynthesis', {value: {
    getVoices: () => voices, addEventListener: () => {}, cancel: () => window.said.push('cancel'),
    speak: (one) => { window.said.push(one.lang + ' ' + one.text); window.last ??= one; },
  }});
})()"""
"""A browser with two voices, which says nothing by itself."""
MUTE = "Object.defineProperty(window, 'speechSynthesis', {value: undefined})"


def at_the_first_page(desk: Desk, **more: Any) -> Any:
    """One person and a bot in the cell, its door open."""
    page = desk.open("/new/dark_castle", listed=False, **more)
    set_up(page, seats={2: "expert"})
    page.locator(".cast .possible").first.click()
    page.wait_for_selector(".rest .turns")
    page.wait_for_timeout(500)
    page.locator(".rest .turns").first.click()
    page.wait_for_selector(".rest .found button")
    return page


@pytest.mark.parametrize(("language", "size", "setting"), [("fr-FR", TALL, "Lire chaque récit à voix haute"),
                                                            ("en-GB", WIDE, "Read every tale aloud")])
def test_a_page_is_read_in_the_readers_language_and_marked_as_it_is_spoken(desk: Desk, language: str,
                                                                           size: tuple[int, int], setting: str) -> None:
    """Sentence by sentence, the spoken word marked; the same button stops it, by finger or key, however the phone is
    held. Ticked in the menu, the next page is read by itself.
    """
    page = at_the_first_page(desk, language=language, size=size, touch=size == TALL, scripts=[VOICES])
    assert page.locator(BUTTON).bounding_box()["height"] >= 40
    page.locator(BUTTON).focus()
    page.keyboard.press("Enter")
    said = page.evaluate("said")
    assert len(said) > 2
    assert all(one.startswith(f"{language} ") for one in said)
    first = said[0].removeprefix(f"{language} ")
    assert first in page.text_content(".tale")
    word = first.split()[0]
    page.evaluate(f"last.onboundary({{charIndex: 0, charLength: {len(word)}, name: 'word'}})")
    until(page, "document.querySelector('.tale mark') !== null")
    assert page.inner_text(".tale mark") == word
    for width, height in (SIDEWAYS, size):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert complaints(page) == []
    page.locator(BUTTON).click()
    until(page, "document.querySelector('.tale mark') === null")
    assert page.evaluate("said.at(-1)") == "cancel"
    page.click(".bar summary")
    page.get_by_label(setting).check()
    until(page, f"said.at(-1).startsWith('{language} ')")


def test_without_voices_there_is_nothing_to_press(desk: Desk) -> None:
    """No button, no setting, no error."""
    page = at_the_first_page(desk, scripts=[MUTE])
    assert page.locator(BUTTON).count() == 0
    page.click(".bar summary")
    assert page.get_by_label("Read every tale aloud").count() == 0
