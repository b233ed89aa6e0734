"""Matches that are played inside the page: a person who answers as soon as something is asked, with no word between the
test and the browser for each answer. By the keys on the buttons, or by taps on buttons that nothing lies over. A folded
list is unfolded, and dice that wait for a hand are thrown.
"""

import json
from typing import Any

from tests.web.desk import until

PLAYER = """((wishes, byKeys) => {
  const person = (window.person = {answers: 0, turn: 0});
  const clear = (button) => {
    button.scrollIntoView({block: 'nearest'});
    const {left, top, width, height} = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const press = (key) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    return true;
  };
  const take = (button) => {
    const key = byKeys ? button.querySelector('kbd')?.textContent : undefined;
    if (key) return press(key);
    if (!byKeys && !clear(button)) return false;
    button.click();
    return true;
  };
  const timer = setInterval(() => {
    if (document.querySelector('.veil') !== null) return clearInterval(timer);
    const buttons = [...document.querySelectorAll('.rail .action')];
    person.turn += 1;
    const folded = buttons.length === 0 ? document.querySelector('.rail .unfold') : null;
    const hand = document.querySelector('.moment .throw') ?? folded;
    if (hand !== null) return hand.click();
    if (buttons.length === 0) return;
    const wished = wishes.flatMap((wish) => buttons.filter((button) => button.textContent.includes(wish)));
    if (take(wished[0] ?? buttons[person.turn % buttons.length])) person.answers += 1;
  }, 25);
})"""
LONGEST = 240
"""Seconds: a whole match in the browser, on a machine that has other things to do."""


def play_in_pages(pages: tuple[Any, ...], wishes: tuple[str, ...], *, keys: bool) -> int:
    """Everybody answers until all of them see the end; how many answers there were."""
    for page in pages:
        page.evaluate(f"{PLAYER}({json.dumps(wishes)}, {json.dumps(keys)})")
    for page in pages:
        until(page, "document.querySelector('.veil') !== null", seconds=LONGEST)
    return sum(int(page.evaluate("window.person.answers")) for page in pages)


def play_by_keys(*pages: Any, wishes: tuple[str, ...] = ()) -> int:
    """By the keys on the buttons, and a click where a button has none."""
    return play_in_pages(pages, wishes, keys=True)


def play_out(*pages: Any) -> int:
    """By taps, each on a button that a finger would reach: one that something lies over is never taken."""
    return play_in_pages(pages, (), keys=False)
