"""A page that was open while a newer client was built: its next part has another name by now and is not there."""

from typing import Any

import pytest

from escapade.server.pages import STATIC
from tests.web.desk import TALL, Desk, complaints, set_up, until_choices
from tests.web.room import check_desk

PARTS = {"page": ("Rules-*.js", ""), "board": ("evades-*.js", "import"), "style": ("evades-*.css", ""),
         "sentences": ("evades-*.js", "Who boards first")}
"""What is fetched late: how its file is called, and what stands in it and in no other."""


def file_of(part: str) -> str:
    """The name of the one file of a part in this build."""
    pattern, text = PARTS[part]
    found = [path.name for path in (STATIC / "assets").glob(pattern) if text in path.read_text(encoding="utf-8")]
    assert len(found) == 1, f"{part}: {found}"
    return found[0]


def lose(page: Any, name: str) -> list[str]:
    """From now on the server knows this file no more; whoever asked for it is noted."""
    asked: list[str] = []

    def not_found(route: Any) -> None:
        asked.append(route.request.url)
        route.fulfill(status=404, body="")

    page.route(f"**/assets/{name}", not_found)
    return asked


@pytest.mark.parametrize("part", ["page", "board", "style"])
def test_a_missing_part_is_said_in_words(desk: Desk, part: str) -> None:
    """One notice with a button, whatever is missing; nothing is reloaded without being asked, and then all is well."""
    page = desk.open("/")
    page.wait_for_selector(".box.evades")
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    asked = lose(page, file_of(part))
    page.click(".box.evades .rules" if part == "page" else ".box.evades .button.primary")
    if part != "page":
        if part == "style":  # the table asks again for what was missing while one looked who plays
            page.wait_for_selector(".reload")
        set_up(page, seats={2: "expert"})
        page.wait_for_url("**/#/table/*")
    page.wait_for_selector(".reload")
    assert "newer version" in page.inner_text(".reload")
    assert page.locator(".reload").count() == 1
    page.wait_for_selector("header .brand")  # the frame stands
    page.wait_for_timeout(500)
    assert asked
    assert loads == [], "nobody asked for a reload"
    page.unroute_all()
    page.click(".reload .button")
    page.wait_for_selector("#rule-LE-4" if part == "page" else ".rail .action")
    assert page.locator(".reload").count() == 0
    forgive_not_found(desk)


def test_a_missing_language_leaves_the_page_as_it_is(desk: Desk) -> None:
    """On a phone, in the middle of a match: it stays in French and can be played on; the notice is in French."""
    page = desk.open("/new/evades", language="fr-FR", size=TALL, touch=True)
    set_up(page, seats={2: "expert"})
    page.wait_for_selector(".rail .action")
    lose(page, file_of("sentences"))
    page.click(".bar summary")
    page.get_by_role("button", name="English").click()
    page.wait_for_selector(".reload")
    assert "version plus récente" in page.inner_text(".reload")
    assert "embarque" in page.inner_text(".sentence")
    assert complaints(page) == []
    check_desk(page)
    page.keyboard.press("Escape")
    page.locator(".rail .action").first.click()
    until_choices(page, 6)
    forgive_not_found(desk)


def test_an_older_part_is_not_found(desk: Desk) -> None:
    """The server does not answer with its first page in place of a script: a browser would keep that for a year."""
    context = desk.browser.new_context()
    desk.contexts.append(context)
    reply = context.request.get(f"{desk.base}/assets/Setup-older.js")
    assert reply.status == 404
    assert "immutable" not in reply.headers["cache-control"]
    assert context.request.get(f"{desk.base}/any/page").status == 200


def forgive_not_found(desk: Desk) -> None:
    """The browser itself reports the 404 that we asked for; any other fault stays one."""
    desk.faults = [fault for fault in desk.faults if "404" not in fault]
