"""The end of a match and its replay: the picture, the tale, the curve, the luck, the picture to hand on; everybody's
secrets; and a new table that goes on from a moment.
"""

import struct
from pathlib import Path
from typing import Any

import pytest

from escapade.games import load
from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, complaints, no_wider, until
from tests.web.ended import ENDED, ENDS, game_of
from tests.web.late import PEOPLE
from tests.web.room import DRAWN
from tests.web.tables import KnownTable
from tests.web.written import LateTables

GAMES = ["evades", "elba", "dark_castle", "prison_break"]
CURVES = {"evades": "Points", "elba": "Strength", "dark_castle": "Candles", "prison_break": "Guilt"}
SECRETS = {"evades": ".secrets .entry", "elba": ".secrets .cards svg", "prison_break": ".secrets .skin"}
"""What the replay shows of each game with everything open; in the castle nothing is ever hidden."""
SHARED = """navigator.canShare = (data) => data.files?.[0]?.type === 'image/png';
navigator.share = async (data) => { window.shared = [data.files[0].name, data.files[0].size, data.text]; };"""
RAW_KEY = """/\\b(web|ending|error|evades|elba|dark_castle|prison_break)-[a-z_]+/.test(
  document.querySelector('.veil').innerText)"""


def png_size(path: Path) -> tuple[int, int]:
    """Width and height of a PNG, as its first chunk says."""
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    return int(width), int(height)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_an_end_is_told_and_played_on_from(desk: Desk, late: LateTables, tmp_path: Path, game: str) -> None:
    """Every way of ending in one language or the other, light or dark, at three sizes; then the replay of one."""
    tables = {name: late.take(ENDED + name) for name in ENDS if game_of(name) == game}
    told = [the_end(desk, name, table, french=number % 2 == 1, folder=tmp_path)
            for number, (name, table) in enumerate(tables.items())]
    assert len(set(told)) == len(told), "two ways of ending read alike"
    the_replay(desk, next(iter(tables.values())))


def test_every_way_of_ending_is_among_them() -> None:
    """As the games themselves list them."""
    for game in GAMES:
        ways = {shape.name for shape in load(game).shapes.outcomes}
        assert ways == {ending.reason for name, ending in ENDS.items() if game_of(name) == game}


def the_end(desk: Desk, name: str, table: KnownTable, *, french: bool, folder: Path) -> str:
    """What stands in the dialog; the picture of the first is saved, that of the second shared. How it ended, in words.
    """
    page = desk.open(table.path(), keys=table.keys(0), language="fr-FR" if french else "en-GB", dark=french,
                     scripts=[SHARED] if french else [])
    page.wait_for_selector(".veil .picture")
    assert page.evaluate("document.activeElement.id") == "the-end"
    told = page.inner_text(".veil .tale")
    assert 2 <= told.count(".") + told.count("!") <= 9, told
    for size in (TALL, SIDEWAYS, WIDE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)
        no_wider(page)
        assert page.evaluate(WHOLE_PICTURE), size
        assert page.evaluate(AT_HAND, ".veil .again .button"), (size, "another match is asked for below the fold")
        assert page.evaluate(SIDE_BY_SIDE), (size, "what to do now is stacked")
    assert complaints(page) == []
    assert not page.evaluate(RAW_KEY), page.inner_text(".veil")
    if not french:
        assert CURVES[table.game] in page.inner_text(".veil figcaption")
    how = str(page.inner_text(".veil .how"))
    hand_on(page, folder / f"{name}.png", shares=french)
    page.close()
    return how


AT_HAND = """(name) => {
  const button = document.querySelector(name);
  const {left, right, top, bottom} = button.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth &&
    button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
SIDE_BY_SIDE = """(() => {
  const [again, hand] = ['.again', '.hand'].map((one) =>
    document.querySelector(`.veil ${one} .button`).getBoundingClientRect());
  return Math.abs(again.top - hand.top) < 2 && again.right < hand.left && hand.right <= innerWidth;
})()"""
WHOLE_PICTURE = """(() => {
  const {width, height} = document.querySelector('.veil .picture').getBoundingClientRect();
  return Math.abs(width / height - 1200 / 440) < 0.02 && width <= window.innerWidth && width > 250;
})()"""


def hand_on(page: Any, file: Path, *, shares: bool) -> None:
    """By keyboard: the system's sheet where there is one, a download elsewhere."""
    button = page.locator(".veil .hand .button")
    button.focus()
    if shares:
        page.keyboard.press("Enter")
        until(page, "window.shared !== undefined")
        name, size, text = page.evaluate("window.shared")
        assert (name.endswith(".png"), size > 10_000, text != "") == (True, True, True)
        return
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    download.value.save_as(file)
    assert png_size(file) == (1200, 630)
    until(page, "document.querySelector('.veil .hand [role=status]').innerText !== ''")


def the_plan_is_as_secret_as_it_was(page: Any) -> None:
    """Ben, who is not Michael, did not know the camera or tower in the first days: nor does the strip, until the end.
    """
    wanted = ".missions li:nth-child(3)"
    until(page, f"!document.querySelector('{wanted}').innerText.includes('?')")
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("PageDown")
    until(page, f"document.querySelector('{wanted}').innerText.includes('?')")


def the_replay(desk: Desk, table: KnownTable) -> None:
    """Everybody's secrets on a switch, the end refused, and on from the middle with another seat."""
    seat = int(table.game == "prison_break")  # Ada is Michael there
    page = desk.open(f"/replay/{table.table}", keys=table.keys(seat), size=TALL, touch=True)
    page.wait_for_selector(".play-on")
    moments = int(page.get_attribute("input[type=range]", "max"))
    page.keyboard.press("End")
    page.click(".play-on")
    page.wait_for_selector("form >> text=The match is over here")
    page.keyboard.press("Escape")
    if table.game == "prison_break":
        the_plan_is_as_secret_as_it_was(page)
    page.evaluate(f"""(() => {{ const line = document.querySelector('input[type=range]');
        line.value = {moments // 2}; line.dispatchEvent(new Event('input', {{bubbles: true}})); }})()""")
    switch = page.get_by_label("Show everything")
    assert switch.count() == (table.game in SECRETS)
    if table.game in SECRETS:
        assert page.locator(SECRETS[table.game]).count() == 0
        switch.focus()
        page.keyboard.press("Space")
        page.wait_for_selector(SECRETS[table.game])
        assert f"{moments // 2} / {moments}" in page.inner_text(".controls")
    page.click(".play-on")
    for size in (SIDEWAYS, WIDE, TALL):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)
        no_wider(page)
    assert complaints(page) == []
    seats = page.locator("form input[type=radio]")
    seats.nth(seats.count() - 1).check()
    page.keyboard.press("Enter")
    page.wait_for_selector(".rail")
    until(page, f"!location.hash.includes('{table.table}')")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.wait_for_selector(".log .branch")
    assert "goes on from another one" in page.inner_text(".log .branch")
    assert PEOPLE[seat] in page.inner_text(".players")
