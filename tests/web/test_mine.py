"""All my tables, what I have played, and the file that takes both to another device."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.web.desk import LAPTOP, SIDEWAYS, TALL, WIDE, Desk, complaints, no_wider, until
from tests.web.late import ENDING
from tests.web.playing import play_out
from tests.web.room import check_desk, check_fit
from tests.web.written import LateTables


def rows(page: Any) -> int:
    """How many tables are listed."""
    return int(page.locator(".tables li.card").count())


def press(page: Any, row: int, name: str) -> None:
    """A button of one of the tables."""
    page.locator(".tables li.card").nth(row).get_by_role("button", name=name).click()


@pytest.mark.parametrize(("language", "size"), [("en-GB", WIDE), ("fr-FR", TALL)], ids=["desk", "phone"])
def test_the_list_of_my_tables(desk: Desk, late: LateTables, language: str, size: tuple[int, int]) -> None:
    """Reached from the first page: with whom, whose turn; filters; one is left, the other taken off the list."""
    leave, remove, played = (("Leave", "Take off this list", "Under way") if language == "en-GB"
                             else ("Quitter", "Retirer de la liste", "En cours"))
    first, second = late.take("prison_break"), late.take("elba")
    page = desk.open("/", language=language, size=size, keys=first.keys(0) + second.keys(1))
    page.click("a[href='#/mine']")
    page.wait_for_selector(".tables li.card")
    assert rows(page) == 2
    assert "Ben" in page.inner_text(f".tables li:has(a[href='#/table/{first.table}'])")
    assert "Ada" in page.inner_text(f".tables li:has(a[href='#/table/{second.table}'])")
    assert complaints(page) == []
    no_wider(page)
    check_fit(page, LAPTOP)
    check_desk(page)
    if size == TALL:  # from here on it is held sideways
        page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
        assert complaints(page) == []
    page.get_by_role("button", name=played).click()
    assert rows(page) == 2
    page.select_option(".filters select", "elba")
    assert rows(page) == 1
    press(page, 0, leave)
    assert complaints(page) == []
    ada = desk.open(second.path(), keys=second.keys(0))
    ada.wait_for_selector(".players li:nth-child(2)[title=Ben]")
    page.locator(".asking .primary").click()
    ada.wait_for_selector(".players li:nth-child(2):not([title=Ben])")
    page.wait_for_selector(f".tables a[href='#/table/{second.table}']", state="detached")
    assert rows(page) == 1, "no game is left to be filtered by"
    press(page, 0, remove)
    page.locator(".asking .primary").click()
    until(page, "localStorage.getItem('escapade.tables') === '[]'")


def test_a_match_counts_once_and_goes_along(desk: Desk, late: LateTables, tmp_path: Path) -> None:
    """A match of two at one device: counted when its end is seen, not again by the list; it opens its replay. The file
    brings table and history to another browser, twice without harm, and a wrong file is refused in a sentence.
    """
    table = late.take("dark_castle" + ENDING)
    page = desk.open(table.path(), keys=table.keys(0, 1))
    page.wait_for_selector(".rail")
    play_out(page)
    page.goto(f"{desk.base}/#/mine")
    page.wait_for_selector(".tables li.card")
    page.reload()
    page.wait_for_selector("tbody")
    (match,) = json.loads(page.evaluate("localStorage.getItem('escapade.history')"))
    assert (match["table"], match["company"]) == (table.table, "device")
    assert [page.locator("tbody td").nth(place).inner_text() for place in (0, 2)] == ["1", "1"]
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "matches.json"
    download.value.save_as(file)
    other = desk.open("/mine", language="fr-FR", size=TALL)
    other.wait_for_selector("input[type=file]", state="attached")
    for new in (1, 0):
        other.set_input_files("input[type=file]", file)
        until(other, f"document.querySelector('.told').innerText.includes('parties\u00a0: {new}')")
    until(other, "document.querySelectorAll('.tables li.card').length === 1")
    wrong = tmp_path / "holiday.json"
    damaged = file.read_text(encoding="utf-8").replace('"token": "', '"token": "<')
    for text, told in (("{}", "ne contient pas"), ("{", "illisible"), (damaged, "abîmé à l’endroit «\u00a0tables 1")):
        wrong.write_text(text, encoding="utf-8")
        other.set_input_files("input[type=file]", wrong)
        until(other, f"document.querySelector('.told').innerText.includes({json.dumps(told)})")
    assert complaints(other) == []
    other.click(".tables a[href^='#/replay/']")
    until(other, "Number(document.querySelector('input[type=range]')?.max) > 20")
