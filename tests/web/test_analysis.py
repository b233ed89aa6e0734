"""How a match went, as the coach sees it: from the end to its page, from a mistake to the replay, and on from there."""

import re
from typing import Any

import pytest

from tests.web.desk import SIDEWAYS, TALL, WIDE, Desk, complaints, no_wider, until
from tests.web.ended import LOOKED_AT
from tests.web.room import DRAWN
from tests.web.tables import KnownTable
from tests.web.written import LateTables

PATIENCE = 240
"""Seconds for the coach: the interpreted rules are slow, and it gives way to everything else."""
PEOPLE = 3
RAW_KEY = "/\\b(web|ending|error|odds|evades|dark_castle|prison_break)-[a-z_]+/.test(document.body.innerText)"
STRIP = ".strip path.win"
AT = "document.querySelector('input[type=range]').valueAsNumber"


def looked_at(page: Any) -> None:
    """Until the coach has come to an end."""
    until(page, "document.querySelector('#luck-and-play') !== null", PATIENCE)


def fits(page: Any) -> None:
    """At three sizes nothing is too wide, nothing is left to translate, and axe has nothing to say."""
    for size in (SIDEWAYS, TALL, WIDE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)
        no_wider(page)
        assert complaints(page) == []
    assert not page.evaluate(RAW_KEY), page.inner_text("main")


def with_a_mistake(page: Any, entries: list[int]) -> None:
    """Whatever the coach finds, the first turning point that somebody chose is told as a blunder, too: dice of a short
    match need not leave room for one.
    """

    def plant(route: Any) -> None:
        answer = route.fetch()
        said = answer.json()
        if said.get("state") == "done":
            turn = next(one for one in said["analysis"]["turns"] if one["by"] is not None and one["entry"] > 1)
            entries.append(turn["entry"])
            said["analysis"]["mistakes"] = [{
                "entry": turn["entry"], "seat": turn["by"], "question": turn["question"], "taken": turn["did"],
                "expert": turn["did"], "mark": "blunder", "loss": {"mean": 0.2, "low": 0.1, "high": 0.3}}]
        route.fulfill(response=answer, json=said)

    page.route("**/analysis", plant)


@pytest.mark.long
def test_from_the_end_to_a_mistake_and_on_from_there(desk: Desk, late: LateTables) -> None:
    """In English: the dialog, the page, its curve and table, the replay before the mistake, a table of one's own."""
    table = late.take(LOOKED_AT)
    page = desk.open(table.path(), keys=table.keys(0))
    entries: list[int] = []
    with_a_mistake(page, entries)
    page.wait_for_selector(".veil")
    page.locator(".veil a", has_text="How it went").focus()
    page.keyboard.press("Enter")
    looked_at(page)
    assert page.locator("h1").inner_text() == "How it went"
    assert page.locator("section:has(#luck-and-play) li").count() == PEOPLE
    assert page.locator("section:has(#luck-and-play) li").first.inner_text().count("95% sure") == 1
    assert page.locator("section:has(#the-curve) path.value").count() == PEOPLE
    assert page.locator("section:has(#turning) li").count() == 6
    page.click("section:has(#the-curve) summary")
    assert page.locator("section:has(#the-curve) tbody tr").count() == 30
    assert page.locator("section:has(#the-curve) tbody tr").last.inner_text().count("100%") == 1, "somebody won"
    fits(page)
    page.reload()
    looked_at(page)
    mistake = page.locator("section:has(#mistakes) li a")
    assert "Blunder" in page.inner_text("section:has(#mistakes) li")
    mistake.focus()
    page.keyboard.press("Enter")
    the_replay_before(page, entries[-1])
    play_on_from(page, table, entries[-1])


def the_replay_before(page: Any, entry: int) -> None:
    """It stands where the choice has not been made, says what would have been better, and a click goes elsewhere."""
    until(page, f"location.hash.endsWith('/{entry}.0')")
    page.wait_for_selector(STRIP)
    assert page.locator(STRIP).count() == PEOPLE
    assert "Better by 20 points" in page.inner_text(".here")
    fits(page)
    here, moments = page.evaluate(AT), int(page.get_attribute("input[type=range]", "max"))
    page.keyboard.press("ArrowRight")
    until(page, "document.querySelector('.here').innerText === ''")
    box = page.locator(".strip").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(page.evaluate(AT) - moments / 2) <= 1
    page.mouse.click(box["x"] + box["width"] * here / moments, box["y"] + 3)
    assert page.evaluate(AT) == here
    assert "Better by 20 points" in page.inner_text(".here")


def play_on_from(page: Any, table: KnownTable, entry: int) -> None:
    """A table of one's own, where the choice is still to be made."""
    page.click(".play-on")
    with page.expect_request("**/branch") as asked:
        page.click("form .primary")
    assert asked.value.post_data_json["entry"] == entry - 1
    page.wait_for_selector(".rail")
    until(page, f"!location.hash.includes('{table.table}')")
    page.wait_for_selector(".log .branch")


def test_a_replay_shows_the_curve_when_it_is_asked_for(desk: Desk, late: LateTables) -> None:
    """In French, at night: a button until somebody wants it, then the curve; and the page about it is there at once."""
    table = late.take(f"{LOOKED_AT}_too")
    page = desk.open(f"/replay/{table.table}", keys=table.keys(1), language="fr-FR", dark=True, size=TALL, touch=True)
    page.wait_for_selector(".play-on")
    ask = page.get_by_role("button", name="Montrer les chances de gagner")
    ask.wait_for()
    assert page.locator(STRIP).count() == 0
    ask.focus()
    page.keyboard.press("Enter")
    until(page, f"document.querySelectorAll('{STRIP}').length === {PEOPLE}", PATIENCE)
    fits(page)
    shares = page.locator(".wins").inner_text()
    page.keyboard.press("End")
    until(page, "document.querySelector('.wins').innerText.includes('100')")
    assert page.locator(".wins").inner_text() != shares
    page.locator(".moment .how").click()
    page.wait_for_selector("#luck-and-play", timeout=10_000)
    assert page.locator("h1").inner_text() == "Comment ça s’est joué"
    fits(page)
    page.get_by_role("button", name="EN, English").click()
    until(page, "document.querySelector('h1').innerText === 'How it went'")
    assert page.locator("#luck-and-play").inner_text() == "Luck and play"


def test_a_castle_has_one_curve(desk: Desk, late: LateTables) -> None:
    """All win together; whoever has the invitation alone may see it, and is nobody in it."""
    table = late.take(f"{LOOKED_AT}_castle")
    page = desk.open(f"/analysis/{table.table}/{table.invite}", language="fr-FR", size=SIDEWAYS)
    page.wait_for_selector("[role=status] .told")
    looked_at(page)
    assert page.locator("section:has(#the-curve) path.value").count() == 1
    assert "Tous ensemble" in page.locator("section:has(#the-curve) svg").text_content()
    assert "Vous" not in page.inner_text("section:has(#luck-and-play)")
    assert re.search(r"Les chances de tous sont passées", page.inner_text("section:has(#turning)"))
    fits(page)


ROOM = """(() => {
  const paper = document.querySelector('.paper').getBoundingClientRect();
  const grid = document.querySelector('.paper .grid').getBoundingClientRect();
  const names = [...document.querySelectorAll('.paper g text')].map((one) => one.getBoundingClientRect().right);
  return grid.width >= 0.54 * paper.width && Math.max(...names) <= paper.right;
})()"""


def test_a_break_out_is_looked_at_on_a_phone(desk: Desk, late: LateTables) -> None:
    """In French, at night: more than half of the width is the curve's, no name is cut off, each turning point says at
    which step it was, and the three of them are told apart.
    """
    table = late.take(f"{LOOKED_AT}_prison")
    page = desk.open(f"/analysis/{table.table}", keys=table.keys(0), language="fr-FR", dark=True, size=TALL, touch=True)
    looked_at(page)
    assert page.locator("section:has(#luck-and-play) li").count() == PEOPLE
    until(page, ROOM)
    for step in page.locator("section:has(#turning) li .button").all_inner_texts():
        assert re.fullmatch(r"Revoir à partir d’ici, étape \d+", step)
    fits(page)


@pytest.mark.parametrize(("code", "told"), [("refused.no_analysis", "did not come to an end"),
                                            ("refused.other_content", "other cards")])
def test_what_cannot_be_looked_at_is_told(desk: Desk, late: LateTables, code: str, told: str) -> None:
    """In a sentence, with a way to try again and a way out."""
    page = desk.open("/")
    tries: list[str] = []

    def refuse(route: Any) -> None:
        tries.append(code)
        route.fulfill(status=409, json={"code": code, "params": {}})

    page.route("**/analysis", refuse)
    table = late.left[LOOKED_AT + "_known"][0]
    page.goto(f"{desk.base}/#/analysis/{table.table}/{table.invite}")
    page.wait_for_selector("[role=alert]")
    assert told in page.inner_text("[role=alert]")
    page.click("[role=alert] button")
    until(page, "document.querySelector('[role=alert]') !== null")
    assert len(tries) == 2
    desk.faults = [one for one in desk.faults if "409" not in one]
    fits(page)
