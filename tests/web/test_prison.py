"""Prison Break in the browser: one tap from a square to what is done there, the moment of the vote, the notebook."""

from typing import Any

import pytest

from escapade.language.sentences import Language
from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, calm, complaints, until
from tests.web.prison import BELLICK, HUNTED, MICHAEL, VOTE, WALK
from tests.web.room import DRAWN
from tests.web.speed import KEEP_SOCKETS
from tests.web.written import LateTables

SIZES = (WIDE, TALL, SIDEWAYS)
NEXT_BUT_ONE = "pitch_11"
"""Two steps from where he stands, with nothing to do there, and nearer to the guard room."""
NIGHT = """[...document.querySelectorAll('.notebook span, .notebook b')].every(
  (one) => getComputedStyle(one).color !== 'rgb(27, 33, 30)')"""
"""No word of the notebook has the ink of the day any more: under a load not all of them change at once."""
HERE = "document.querySelector('.aim.here')?.dataset.square"
FITS = """(name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth + 1 && document.documentElement.scrollWidth <= innerWidth;
}"""


MORE_TO_DO = """(() => {
  const {position} = window.news;
  const deed = (kind, object = null) => ({kind, object});
  position.view.deeds.guard_room = [deed('search'), deed('pick', 'rosary'), deed('stop')];
  position.seq += 1;
  const data = JSON.stringify({type: 'update', undone: null, events: [], position});
  window.line.dispatchEvent(new MessageEvent('message', {data}));
})()"""
"""The server's own message, with more to do in the guard room than there is."""
RECORD = """(() => {
  window.seen = [];
  const has = (name) => document.querySelector(name) !== null;
  const look = () => {
    const wall = has('.wall .darker') ? 'beat 2' : has('.wall .dim') ? 'beat 1' : has('.wall .out') ? 'stamp'
      : `${document.querySelectorAll('.wall li.open').length} open`;
    const now = has('.role') ? document.querySelector('.role').tagName : has('.wall') ? wall : 'nothing';
    if (window.seen.at(-1) !== now) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
})()"""
"""What of the vote stood on the screen, one after the other, however late a test looks."""
PACE = "localStorage.setItem('escapade.pace', '{}')"


def at_every_size(page: Any, wanted: str) -> None:
    """What is open fits the screen at a desk, on a phone and on a phone held sideways, and has nothing against it."""
    own = page.viewport_size
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        until(page, f"({FITS})({wanted!r})")
    page.set_viewport_size(own)
    page.evaluate(DRAWN)
    assert complaints(page) == []


def test_one_tap_walks_there_and_does_it(desk: Desk, late: LateTables) -> None:
    """A dotted square is walked to by one click, step by step; a square with a sign is walked to by Enter, and what
    lies there is looked at.
    """
    table = late.take(WALK)
    page = desk.open(table.path(), keys=table.keys(MICHAEL))
    page.wait_for_selector(".deeds [data-deed]", state="attached")
    start = page.evaluate(HERE)
    far = NEXT_BUT_ONE
    page.click(f"[data-square={far}]")
    until(page, f"{HERE} === {far!r}")
    signs = page.evaluate("[...document.querySelectorAll('[data-deed]')].map((one) => one.dataset.deed)")
    for name in signs:
        square = page.locator(f"[data-square={name}]")
        assert square.get_attribute("tabindex") == "0", "Tab leads to every square where something is to be done"
        assert Language("en").say("prison_break-action-search") in square.get_attribute("aria-label")
    # From where he stands the arrows lead from square to square, away from the list.
    page.locator(".aim.here").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.square") not in (None, start, far)
    calm(page)
    page.locator("[data-square=guard_room]").focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.rail .action') !== null && document.querySelector('.near') === null")
    labels = page.locator(".rail .action .label").all_inner_texts()
    assert any(label.startswith(Language("en").say("prison_break-action-leave")) for label in labels), labels
    assert complaints(page) == []


def test_a_menu_on_the_square_where_there_is_more_to_do(desk: Desk, late: LateTables) -> None:
    """Where several things can be done, they stand on the square, with the walk alone: by keyboard, at every size."""
    table = late.take(WALK)
    page = desk.open(table.path(), language="fr-FR", keys=table.keys(MICHAEL), scripts=[KEEP_SOCKETS])
    page.wait_for_selector(".deeds [data-deed]", state="attached")
    page.evaluate(MORE_TO_DO)
    page.wait_for_selector(".deeds [data-deed=guard_room] text", state="attached")
    square = page.locator("[data-square=guard_room]")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        square.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".spot")
        until(page, f"({FITS})('.spot')")
        assert page.evaluate("document.activeElement.role") == "menuitem"
        page.keyboard.press("ArrowUp")
        assert Language("fr").say("prison_break-web-only_walk") in page.evaluate("document.activeElement.innerText")
        assert page.evaluate("document.activeElement.getBoundingClientRect().height") >= 44
        if width == WIDE[0]:
            assert complaints(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector(".spot", state="detached")
        assert page.evaluate("document.activeElement.dataset.square") == "guard_room"
    page.keyboard.press("Enter")
    page.keyboard.press("3")
    until(page, f"{HERE} === 'guard_room'")
    assert page.locator(".spot").count() == 0


def test_the_vote_and_who_bellick_is(desk: Desk, late: LateTables) -> None:
    """Ballots lie face down until all are in; then who is out reads it once, whole screen, and so do the others and
    those who watch; a reload, or whoever comes later, does not see it again.
    """
    table = late.take(VOTE)
    ada = desk.open(table.path(), keys=table.keys(BELLICK), motion="no-preference", scripts=[PACE.format("slow")])
    ben = desk.open(table.path(), keys=table.keys(MICHAEL), size=TALL, language="fr-FR", motion="no-preference",
                    scripts=[PACE.format("fast")])
    eye = desk.open(table.watching())
    eye.get_by_role("button", name="Only watch").click()
    for page in (ada, ben, eye):
        page.wait_for_selector(".wall li")
    ben.locator(".wall button", has_text="Abruzzi").click()
    until(ada, f"document.querySelectorAll('.wall li')[{MICHAEL}].classList.contains('handed')")
    assert ada.locator(".wall li.open").count() == 0
    assert "Ben has voted, face down" in ada.locator(".wall li").nth(MICHAEL).inner_text()
    at_every_size(ada, ".wall .row")
    for page in (ben, eye):
        page.evaluate(RECORD)
    ada.locator(".wall button", has_text="Abruzzi").click()

    # Ada has seen enough when the first ballot is opened, Ben sees it all, and without motion there is nothing to see.
    ada.wait_for_selector(".wall li.open")
    ada.keyboard.press("Escape")
    ada.wait_for_selector("dialog.role.bellick")
    ben.wait_for_selector("dialog.role.team")
    assert ben.evaluate("window.seen").index("beat 1") > ben.evaluate("window.seen").index("3 open")
    assert ben.evaluate("window.seen.slice(-4)") == ["beat 1", "beat 2", "stamp", "DIALOG"]
    assert "Ada est maintenant le sergent Bellick" in ben.inner_text("dialog.role h2")
    until(eye, "window.seen.includes('SECTION')")
    assert not {"beat 1", "1 open", "DIALOG"} & set(eye.evaluate("window.seen")), "nobody who watches is held up"
    assert ada.inner_text("dialog.role h2") == Language("en").say("prison_break-web-role-title-bellick")
    assert "21 days to go" in ada.inner_text("dialog.role ol")
    assert ada.evaluate("document.activeElement.closest('dialog.role') !== null"), "a reader hears the dialog"
    assert ada.locator("dialog.role [aria-live], dialog.role [role=status]").count() == 0, "and hears it once"
    for page in (ada, ben):
        at_every_size(page, "dialog.role .sheet")

    ada.keyboard.press("Enter")
    ben.locator("dialog.role").click(position={"x": 8, "y": 8})
    for page in (ada, ben):
        page.wait_for_selector(".role", state="detached")
    eye.wait_for_selector(".role", state="detached")
    ada.reload()
    late_comer = desk.open(table.watching())
    late_comer.get_by_role("button", name="Only watch").click()
    for page in (ada, late_comer):
        page.wait_for_selector(".sergeant")
        page.evaluate(DRAWN)
        assert page.locator(".role").count() == 0


@pytest.mark.long
def test_the_notebook_and_the_guesses_beside_the_plan(desk: Desk, late: LateTables) -> None:
    """Which plans fit and what struck out the others; a ring, a stroke and a note outlive a reload, and stand beside
    the plan in the end. The replay has the vote, too.
    """
    table = late.take(HUNTED)
    ada = desk.open(table.path(), keys=table.keys(BELLICK))
    tab = ada.get_by_role("button", name=Language("en").say("prison_break-web-guess"))
    tab.focus()
    ada.keyboard.press("Enter")
    ada.wait_for_selector(".notebook")
    assert ada.inner_text(".notebook h3") == "4 plans fit what you know"
    names = [name.strip() for name in ada.locator(".notebook .head b").all_inner_texts()]
    struck = ada.locator(".notebook s").all_inner_texts()
    assert (len(names), len(struck)) == (4, 6)
    assert "Michael asked for Sara and Pope" in ada.inner_text(".clue")
    ada.get_by_role("button", name=f"Circle {names[0]}").click()
    ada.get_by_role("button", name=f"Cross out {names[1]}").click()
    ada.locator(".note").first.fill("the chapel, twice")
    at_every_size(ada, ".notebook")
    ada.emulate_media(color_scheme="dark")
    until(ada, "document.documentElement.dataset.theme === 'dark'")
    until(ada, "getComputedStyle(document.querySelector('.notebook h3')).color === 'rgb(230, 236, 230)'")
    until(ada, NIGHT)
    assert complaints(ada) == [], "by night, too"
    ada.keyboard.press("Escape")
    ada.wait_for_selector(".notebook", state="detached")
    assert ada.evaluate("document.activeElement.classList.contains('tab')"), "back where it was opened"
    ada.reload()
    tab.click()
    ada.wait_for_selector(".notebook")
    assert ada.locator(".marker[aria-pressed=true]").count() == 2
    assert ada.locator(".note").first.input_value() == "the chapel, twice"
    ada.keyboard.press("Escape")

    ben = desk.open(table.path(), keys=table.keys(MICHAEL), size=TALL, language="fr-FR")
    ben.locator(".rail .action", has_text=Language("fr").say("prison_break-action-give_up")).click()
    ada.wait_for_selector(".veil")
    lines = ada.locator(".veil .sheet section li").all_inner_texts()
    assert len(lines) == 4
    assert "the chapel, twice" in lines[0]
    assert [line for line in lines if Language("en").say("prison_break-web-guess-true") in line]
    assert ada.locator(".veil .sheet section b.ring").count() == 1
    assert complaints(ada) == []
    ben.wait_for_selector(".veil .sheet section li")
    assert ben.locator(".veil .sheet section svg").count() == 0, "his marks stayed on his device"
    assert complaints(ben) == []
    replay_the_vote(ada, table.table, table.invite)


def replay_the_vote(page: Any, table: str, invite: str) -> None:
    """Step by step through the vote: ballots, strokes, and who is out, on the plan."""
    page.goto(f"{page.url.split('#')[0]}#/replay/{table}/{invite}/191")
    page.wait_for_selector(".replay .wall li.open")
    for _ in range(8):
        if page.locator("section.role").count():
            break
        page.keyboard.press("ArrowRight")
        page.evaluate(DRAWN)
    assert "Ada" in page.inner_text("section.role h2")
    assert complaints(page) == []
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".role", state="detached")


def test_bellicks_sheet_goes_with_the_match(desk: Desk, late: LateTables) -> None:
    """Who Bellick is lies over no end: whoever has not read it when the match is over reads how it ended."""
    table = late.take(HUNTED)
    awaited = f"localStorage.setItem('escapade.bellick-awaited', '{table.table}/{BELLICK}')"
    ada = desk.open(table.path(), keys=table.keys(BELLICK), scripts=[awaited])
    ada.wait_for_selector("dialog.role.bellick")
    ben = desk.open(table.path(), keys=table.keys(MICHAEL))
    ben.locator(".rail .action", has_text=Language("en").say("prison_break-action-give_up")).click()
    ada.wait_for_selector(".veil .picture")
    ada.wait_for_selector("dialog.role", state="detached")
    assert ada.evaluate("document.activeElement.id") == "the-end"
