"""Corners in which people got stuck with their eyes: what was cut off, covered or out of the middle stays mended."""

import re
from typing import Any

import pytest

from tests.web import prison
from tests.web.dealt import FOUR, WAYS
from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, complaints, no_wider, until
from tests.web.ended import SEEN
from tests.web.room import DRAWN
from tests.web.seen import CUT_OFF
from tests.web.test_goals import SMALL_PHONES
from tests.web.written import LateTables

TALE_IS_READ = """(() => {
  const tale = document.querySelector('.tale').getBoundingClientRect();
  const page = document.querySelector('.spread').getBoundingClientRect();
  return tale.height > 20 && tale.top >= page.top && Math.min(tale.bottom, page.bottom) - tale.top >= 0.9 * tale.height;
})()"""

HANDS = "[...document.querySelectorAll('.wall .items')].map(({offsetHeight}) => offsetHeight)"
FRAMED_APART = """(() => {
  const [line, question] = ['.rail .story', '.rail .question'].map((name) => document.querySelector(name));
  const frame = parseFloat(getComputedStyle(question).outlineWidth);
  return line.getBoundingClientRect().bottom + 2 <= question.getBoundingClientRect().top - frame;
})()"""
"""Whether there is air between what happened last and the frame of what is asked."""


def resize(page: Any, size: tuple[int, int]) -> None:
    """The same page on another screen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


@pytest.mark.parametrize(("language", "dark"), [("en-GB", False), ("fr-FR", True)])
def test_a_page_of_the_castle_is_read_before_a_way_is_taken(desk: Desk, late: LateTables, language: str,
                                                            dark: bool) -> None:  # noqa: FBT001
    """On a phone the picture makes room for the whole tale; sideways everybody stands on the wall, nobody half."""
    table = late.left[WAYS][-1]
    page = desk.open(table.path(), keys=table.keys(0), language=language, size=TALL, touch=True, dark=dark,
                     listed=False, throws=True)
    page.wait_for_selector(".lines .possible", state="attached")
    until(page, TALE_IS_READ)
    assert all(not height for height in page.evaluate(HANDS)), "empty hands leave their room to the page"
    assert complaints(page) == []
    resize(page, SIDEWAYS)
    assert page.locator("article.hero").count() == 3
    assert page.evaluate(f"({CUT_OFF})('article.hero')") == 0
    assert complaints(page) == []


def test_both_ways_of_a_long_page_are_in_sight_sideways(desk: Desk, late: LateTables) -> None:
    """Beside the page, what they are and do; the tip for beginners and what a companion says unasked come below."""
    table = late.left[WAYS][-1]
    ben = desk.open(table.path(), keys=table.keys(1))
    page = desk.open(table.path(), keys=table.keys(0), language="fr-FR", size=SIDEWAYS, touch=True, listed=False,
                     throws=True)
    ben.wait_for_selector(".question")
    page.wait_for_selector(".voices .voice")
    assert page.locator(".rail .action").count() == 2
    assert min(page.evaluate(IN_SIGHT, ".rail .action")) > 75, "so high are three lines and more"
    assert page.evaluate(f"({CUT_OFF})('.notice.first')") == 1, "advice stands behind what can be done"


IN_SIGHT = """(name) => [...document.querySelectorAll(name)].map((one) => {
  const {top, bottom} = one.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - top;
})"""
"""How much of their height is above the fold."""


@pytest.mark.parametrize("size", SMALL_PHONES)
def test_page_wall_and_way_share_the_smallest_phones(desk: Desk, late: LateTables, size: tuple[int, int]) -> None:
    """Held sideways: nobody stands on the page, whose lines hold some words, and the windows of the way are seen."""
    table = late.left[WAYS][-1]
    page = desk.open(table.path(), keys=table.keys(0), language="fr-FR", size=size, touch=True)
    page.wait_for_selector(".passage svg")
    page.evaluate(DRAWN)
    assert page.evaluate(f"{OVERLAP}('.passage, .passage svg, .spread', 'article.hero')") == 0
    assert page.evaluate(f"({CUT_OFF})('.passage, .passage svg, article.hero')") == 0
    assert page.evaluate(CUT_SHORT, "article.hero b") == []
    assert size_of(page, ".passage svg")[0] > 60
    assert size_of(page, ".tale")[0] > 220
    assert complaints(page) == []
    check_rest(desk, late, size)


def check_rest(desk: Desk, late: LateTables, size: tuple[int, int]) -> None:
    """Between two pages: no name below a hand, and nobody's hands too far to be scrolled to."""
    table = late.left[FOUR][-1]
    page = desk.open(table.path(), keys=table.keys(0), language="fr-FR", size=size, touch=True, listed=False)
    page.wait_for_selector(".rest .found button")
    page.evaluate(DRAWN)
    assert page.evaluate(f"{OVERLAP}('.rest li b', '.rest li :is(.hands, .does)')") == 0
    last = page.locator(".rest li .turns").last
    last.scroll_into_view_if_needed()
    assert page.evaluate(f"({CUT_OFF})('.rest li:last-child .turns')") == 0
    assert complaints(page) == []


@pytest.mark.parametrize("game", ["evades", "elba", "dark_castle", "prison_break"])
def test_names_at_a_new_table_stand_on_one_line(desk: Desk, game: str) -> None:
    """On a phone, in French, whose animals have an article."""
    page = desk.open(f"/new/{game}", language="fr-FR", size=TALL, touch=True)
    page.wait_for_selector(".guest b")
    assert all(height < 32 for height in page.evaluate(
        "[...document.querySelectorAll('.guest b')].map((one) => one.getBoundingClientRect().height)"))
    no_wider(page)
    assert page.evaluate(f"({CUT_OFF})('.chairs select')") == 0


LONG = "Vert foncé détale de la case 18 à la case 24. Orange, que personne ne couvre plus, est de nouveau libre."
LONGEST = ("Abruzzi est écarté : Le Blaireau est désormais le sergent Bellick. Il reconnaît chaque clé à son bruit et "
           "chaque homme à sa peur. Ce soir, il vous compte deux fois.")
TOLD = """((text) => {
  const story = document.querySelector('.story');
  story.textContent = text;
  const {bottom} = story.getBoundingClientRect();
  return story.scrollHeight <= story.clientHeight + 1 && bottom <= innerHeight &&
    bottom <= document.querySelector('.question').getBoundingClientRect().top + 1;
})"""


@pytest.mark.parametrize("game", ["evades", "elba", "dark_castle", "prison_break"])
def test_what_happened_last_is_told_to_its_end(desk: Desk, late: LateTables, game: str) -> None:
    """On a phone, where no log stands beside it: long sentences of the games in French, the longest of all where nobody
    here is asked; and at a desk, where there is room for all of it.
    """
    table = late.left[game][-1]  # it is only looked at
    for seat in (0, 1):
        page = desk.open(table.path(), keys=table.keys(seat), language="fr-FR", size=TALL, touch=True)
        page.wait_for_selector(".question .sentence")
        asked = page.locator(".question.mine").count() > 0
        for size in (TALL, SIDEWAYS, WIDE):
            resize(page, size)
            assert page.evaluate(f"{TOLD}({(LONG if asked and size != WIDE else LONGEST)!r})"), (game, seat, size)
        page.close()


OVERLAP = """((name, other) => [...document.querySelectorAll(name)].flatMap((one) => {
  const a = one.getBoundingClientRect();
  return [...document.querySelectorAll(other)].filter((two) => {
    const b = two.getBoundingClientRect();
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  });
}).length)"""
BEYOND = """((inner, outer) => [...document.querySelectorAll(inner)].filter((one) =>
  one.getBoundingClientRect().right > document.querySelector(outer).getBoundingClientRect().right + 1).length)"""


def look(desk: Desk, late: LateTables, name: str, seat: int) -> Any:
    """A table that is only looked at, in French, with a phone held sideways."""
    table = late.left[name][-1]
    page = desk.open(table.path(), keys=table.keys(seat), language="fr-FR", size=SIDEWAYS, touch=True)
    page.wait_for_selector(".question .sentence")
    page.evaluate(DRAWN)
    return page


def test_seven_files_of_a_prison_are_in_sight_sideways(desk: Desk, late: LateTables) -> None:
    """None of them half below the edge."""
    page = look(desk, late, prison.WALK, prison.MICHAEL)
    assert page.locator(".files .file").count() == 7
    assert page.evaluate(f"({CUT_OFF})('.files .file')") == 0


def test_words_of_elba_are_whole_sideways(desk: Desk, late: LateTables) -> None:
    """What the Bag spells, whoever is asked; and the piles stand above the fold."""
    for seat in (0, 1):
        page = look(desk, late, "elba", seat)
        assert page.locator(".spelled .chip").count() > 0
        assert page.evaluate(f"{BEYOND}('.spelled .chip', '.tray')") == 0
        assert page.evaluate(f"({CUT_OFF})('.piles')") == 0


def test_names_of_rivals_are_whole_sideways(desk: Desk, late: LateTables) -> None:
    """Two of them, each with the Bag behind it; animals have longer names than people here."""
    page = look(desk, late, "elba", 0)
    names = page.locator(".ledger .name")
    assert names.all_inner_texts() == ["Ben", "Blaireau"]
    assert page.evaluate(CUT_SHORT, ".ledger .name") == []
    assert page.evaluate(f"({CUT_OFF})('.ledger .player')") == 0


CUT_SHORT = """(name) => [...document.querySelectorAll(name)].filter(
  ({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map((one) => one.innerText)"""
"""Those whose words are wider than they are."""


def test_a_wound_covers_no_name(desk: Desk, late: LateTables) -> None:
    """At a desk and on a phone, however it is held."""
    page = look(desk, late, "dark_castle", 0)
    for size in (SIDEWAYS, TALL, WIDE):
        resize(page, size)
        assert page.locator(".hero .drop").count() > 0
        assert page.evaluate(f"{OVERLAP}('.hero .drop', '.hero .words b')") == 0, size


def test_settled_points_are_one_number(desk: Desk, late: LateTables) -> None:
    """A bet that has nothing left to hope for."""
    page = look(desk, late, "evades", 1)
    low, *high = re.findall(r"\d+", page.inner_text(".bet .hope"))
    assert [low] != high


REPLAYED = "Number(document.querySelector('input[type=range]')?.max) > 20"
TO_THE_MIDDLE = """(() => {
  const slider = document.querySelector('input[type=range]');
  slider.value = String(Math.round(0.6 * Number(slider.max)));
  slider.dispatchEvent(new Event('input', {bubbles: true}));
})()"""


def replay(desk: Desk, late: LateTables, game: str, size: tuple[int, int]) -> Any:
    """The middle of a match that is over, watched again in French."""
    table = late.left[SEEN + game][-1]
    page = desk.open(f"/replay/{table.table}", keys=table.keys(0), language="fr-FR", size=size, touch=size != WIDE)
    until(page, REPLAYED)
    page.evaluate(TO_THE_MIDDLE)
    page.evaluate(DRAWN)
    return page


def size_of(page: Any, name: str) -> tuple[float, float]:
    """How wide and how high it stands there."""
    box = page.locator(name).bounding_box()
    return box["width"], box["height"]


@pytest.mark.parametrize("game", ["evades", "elba", "dark_castle", "prison_break"])
def test_a_replay_is_a_board_with_a_line_below_it(desk: Desk, late: LateTables, game: str) -> None:
    """The board has more than half of a phone, and three fifths of a desk with all secrets shown; the slider has a
    length above all its buttons, which stand side by side.
    """
    page = replay(desk, late, game, TALL)
    assert size_of(page, ".replay .board")[1] > 0.5 * TALL[1]
    assert complaints(page) == []
    page = replay(desk, late, game, WIDE)
    assert size_of(page, "input[type=range]")[0] > 900
    assert page.evaluate(ONE_ROW), "what can be done with a moment wraps"
    if game != "dark_castle":
        page.locator(".open input").check()
        page.wait_for_selector(".secrets")
        page.evaluate(DRAWN)
    assert size_of(page, ".replay .board")[1] > 0.6 * WIDE[1]
    assert complaints(page) == []


ONE_ROW = """new Set([...document.querySelectorAll('.controls .row > :is(.button, label, select), .row .wins .button')]
  .map((one) => Math.round(one.getBoundingClientRect().top + one.getBoundingClientRect().bottom))).size === 1"""


def test_a_replay_tells_nothing_before_its_time(desk: Desk, late: LateTables) -> None:
    """What a bet came to stands there at the end, not in the middle; the castle begins with the six to choose from."""
    page = replay(desk, late, "evades", WIDE)
    assert page.locator(".bet .entry").count() == 7
    assert page.locator(".bet .hope").count() == 0
    page.keyboard.press("End")
    page.wait_for_selector(".bet .hope")
    page = replay(desk, late, "dark_castle", WIDE)
    assert page.locator(".cast button").count() == 0
    page.keyboard.press("Home")
    until(page, "document.querySelectorAll('.cast button').length === 6")


def test_what_came_true_of_a_bet_is_framed_all_around(desk: Desk, late: LateTables) -> None:
    """The box in which all bets stand cuts off no frame, and none lies over the row above."""
    page = replay(desk, late, "evades", TALL)
    page.locator(".open input").check()
    page.wait_for_selector(".secrets .right")
    assert page.evaluate("""[...document.querySelectorAll('.secrets .right')].every((one) =>
      one.getBoundingClientRect().top - 2 >= document.querySelector('.secrets').getBoundingClientRect().top)""")


def test_the_way_to_the_gate_hides_no_half_of_a_choice(desk: Desk, late: LateTables) -> None:
    """On the low page of a replay the windows stand in one line across the foot; what they cover, they cover whole."""
    page = replay(desk, late, "dark_castle", WIDE)
    page.set_viewport_size({"width": 1280, "height": 640})
    page.evaluate(DRAWN)
    width, height = size_of(page, ".passage")
    assert height < 40
    assert width > 0.85 * size_of(page, ".page")[0]


def test_a_long_question_flows_around_its_buttons(desk: Desk, late: LateTables) -> None:
    """On a phone: it has all of the width below them, and keeps the height for the board."""
    table = late.left[FOUR][-1]
    page = desk.open(table.path(), keys=table.keys(0), language="fr-FR", size=TALL, touch=True, listed=False)
    page.wait_for_selector(".question.mine .sentence")
    page.evaluate("document.querySelector('.sentence').append(' Trois objets peuvent encore changer de mains.')")
    assert page.evaluate(f"{OVERLAP}('.question .tools button', '.question .who')") == 0
    assert size_of(page, ".question .sentence")[0] > 0.85 * size_of(page, ".question")[0]
    assert page.evaluate(FRAMED_APART), "the frame of the question touches the line above it"
    assert 0.29 * TALL[1] < size_of(page, ".rail")[1] < 0.41 * TALL[1], "the board keeps its size"
    resize(page, SIDEWAYS)
    assert size_of(page, ".rail")[1] > 0.8 * SIDEWAYS[1], "sideways it has all the height below the bar"
    resize(page, TALL)
    assert complaints(page) == []


def test_how_a_rest_is_done_covers_no_hands(desk: Desk, late: LateTables) -> None:
    """On a phone: whoever has the list of choices open has a low page."""
    table = late.left[FOUR][-1]
    page = desk.open(table.path(), keys=table.keys(0), language="fr-FR", size=TALL, touch=True)
    page.wait_for_selector(".rest .strip.quiet", state="attached")
    assert page.evaluate("getComputedStyle(document.querySelector('.rest .strip.quiet')).position") == "static"


@pytest.mark.parametrize("game", ["evades", "elba", "dark_castle", "prison_break"])
def test_words_of_a_curve_are_read_on_a_phone(desk: Desk, late: LateTables, game: str) -> None:
    """Whose line it is stands there as large as other words, and within the drawing."""
    table = late.left[SEEN + game][-1]
    page = desk.open(table.path(), keys=table.keys(0), language="fr-FR", size=TALL, touch=True)
    page.wait_for_selector(".veil figure svg text")
    page.evaluate(DRAWN)
    heights = page.evaluate("""[...document.querySelectorAll('.veil figure svg g text')].map(
      (one) => one.getBoundingClientRect().height)""")
    assert min(heights) > 15
    assert page.evaluate(f"{BEYOND}('.veil figure svg text', '.veil figure svg')") == 0


def test_bars_strike_out_no_initials(desk: Desk, late: LateTables) -> None:
    """Whoever stays behind them stands between two, which are 56 apart from 40 on."""
    for name in ("prison_break_guilt", "prison_break_caught"):
        table = late.left[SEEN + name][-1]
        page = desk.open(table.path(), keys=table.keys(0))
        page.wait_for_selector(".veil .picture .stamp")
        places = page.evaluate("""[...document.querySelectorAll('.veil .picture g:has(> .stamp)')].map(
          (one) => one.getAttribute('transform').match(/[0-9.]+/g).map(Number))""")
        assert len(places) >= 3
        for across, down, _ in places:
            assert (across - 40) % 56 == 28
            assert min(abs(down - rail) for rail in (60, 226, 392)) > 60
        page.close()


def test_elba_asks_for_no_die_below_one(desk: Desk, late: LateTables) -> None:
    """With Strength 1 nobody leaves: the goal says what is wanted first."""
    table = late.left[SEEN + "elba_inside"][-1]
    for language, wanted in (("en-GB", "Strength 2"), ("fr-FR", "2 de Force")):
        page = desk.open(f"/replay/{table.table}", keys=table.keys(0), language=language)
        until(page, REPLAYED)
        page.keyboard.press("Home")
        page.wait_for_selector(".ways .goal")
        assert wanted in page.inner_text(".ways .goal")
        assert not re.search(r"\b1\b", page.inner_text(".ways .goal"))
