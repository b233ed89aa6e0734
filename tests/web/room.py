"""A page at the sizes between phone and desk: a phone held sideways, a small laptop. One page is resized, not opened
again.
"""

from collections.abc import Iterator
from typing import Any

from tests.web.desk import LAPTOP, SIDEWAYS, WIDE, complaints, no_wider

LEAST_WIDTH, LEAST_HEIGHT, LEAST_DRAWING = 0.55, 0.9, 0.8
"""Of the screen: the board; and on a phone held sideways the drawing itself, of the board's height."""

SMALL_BUTTONS = """[...document.querySelectorAll('.rail .action, .rail .button, .bar .button')].flatMap((one) => {
  const {width, height} = one.getBoundingClientRect();
  return width > 0 && (width < 40 || height < 44) ? [`${one.outerHTML.slice(0, 120)}: ${width} x ${height}`] : [];
})"""
OUT_OF_SIGHT = """[...document.querySelectorAll('.bar a, .bar button, .bar summary')].filter((one) => {
  const {right, width} = one.getBoundingClientRect();
  return width > 0 && right > window.innerWidth && one.closest('.menu') === null;
}).map((one) => one.outerHTML.slice(0, 80))"""
MEASURE = """(() => {
  const box = (name) => {
    const {left, right, top, bottom, width, height} = document.querySelector(name).getBoundingClientRect();
    return {left, right, top, bottom, width, height};
  };
  return {board: box('.board'), drawing: box('.board .frame, .board .book'), question: box('.question')};
})()"""
LAST_CHOICE = """(() => {
  const last = [...document.querySelectorAll('.rail .action')].at(-1);
  if (last === undefined) return null;
  last.scrollIntoView({block: 'nearest'});
  const {left, top, bottom, width, height} = last.getBoundingClientRect();
  return last.contains(document.elementFromPoint(left + width / 2, (top + bottom) / 2)) && bottom <= innerHeight + 1;
})()"""
DRAWN = """new Promise((done) => {
  const places = () => [...document.querySelectorAll('.board, .board svg, .rail, .question, .action')].map((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });
  let [before, same, looks] = ['', 0, 0];
  const look = () => {
    const now = JSON.stringify([innerWidth, innerHeight, places()]);
    [same, before, looks] = [now === before ? same + 1 : 0, now, looks + 1];
    if (same === 2 || looks === 100) done();
    else setTimeout(() => requestAnimationFrame(look), 20);
  };
  look();
})"""
"""Boards measure their room and draw themselves anew: on a busy machine that takes more frames than one would
think. What has not come to rest after a hundred looks is looked at as it is."""


def resized(page: Any) -> Iterator[tuple[int, int]]:
    """The page at each of these sizes, then again at its own."""
    own = page.viewport_size
    for width, height in (SIDEWAYS, LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield width, height
    page.set_viewport_size(own)
    page.evaluate(DRAWN)


def check_fit(page: Any, *looked_at: tuple[int, int]) -> None:
    """Nothing scrolls sideways, whichever way the phone is held; axe looks at these sizes."""
    for size in resized(page):
        no_wider(page)
        if size in looked_at:
            assert complaints(page) == [], size


def check_desk(page: Any) -> None:
    """What is on a phone, for whoever has it on a desk: axe has nothing to say, nothing scrolls sideways."""
    own = page.viewport_size
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.evaluate(DRAWN)
    no_wider(page)
    assert complaints(page) == []
    page.set_viewport_size(own)
    page.evaluate(DRAWN)


def check_room(page: Any) -> None:
    """A table at these sizes: the board is large, and question and answers stand beside it within reach."""
    for size in resized(page):
        width, height = size
        no_wider(page)
        assert page.evaluate(OUT_OF_SIGHT) == [], (size, "cut off in the bar")
        found = page.evaluate(MEASURE)
        board, drawing, question = found["board"], found["drawing"], found["question"]
        assert board["width"] >= LEAST_WIDTH * width, (size, found)
        assert board["height"] >= LEAST_HEIGHT * height, (size, found)
        if size == SIDEWAYS:
            assert drawing["height"] >= LEAST_DRAWING * board["height"], (size, found)
        assert question["left"] >= board["right"] - 1, (size, found)
        assert 0 <= question["top"] < question["bottom"] <= height, (size, found)
        assert page.evaluate(SMALL_BUTTONS) == [], size
        assert page.evaluate(LAST_CHOICE) in (None, True), size
