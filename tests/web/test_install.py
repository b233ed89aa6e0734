"""The client as an app: it can be installed, opens without a server, and makes way for a newer one."""

import re
import shutil
import struct
from pathlib import Path
from typing import Any

import pytest

from escapade.server.pages import STATIC
from tests.web.desk import ACTION, SIDEWAYS, TALL, WIDE, Desk, complaints, set_up, until
from tests.web.house import running_server
from tests.web.room import check_desk, check_fit

KEPT = """caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys()))))
  .then((found) => found.flat().map(({url}) => new URL(url).pathname))"""
READY = "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')"


def begin_match(page: Any) -> None:
    """As far as the first question, and until the browser has kept the client."""
    set_up(page, seats={2: "expert"})
    page.wait_for_selector(ACTION)
    until(page, READY)


def png_size(path: Path) -> tuple[int, int]:
    """Width and height, as the file says."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    found: tuple[int, int] = struct.unpack(">II", data[16:24])
    return found


def test_the_browser_takes_it_for_an_app(desk: Desk) -> None:
    """It reads the manifest without complaint, and every icon is there in its size."""
    page = desk.open("/")
    line = page.context.new_cdp_session(page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((found) => found.json())")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        path = STATIC / icon["src"].lstrip("/")
        assert path.is_file()
        if path.suffix == ".png":
            assert "x".join(map(str, png_size(path))) == icon["sizes"]
    problems = {one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert problems <= {"in-incognito"}, "a window of a test keeps nothing, and so no app"


OFFLINE = [("en-GB", WIDE, "does not answer"), ("fr-FR", TALL, "ne répond pas"), ("fr-FR", SIDEWAYS, "ne répond pas")]


@pytest.mark.long
def test_it_opens_without_a_server_and_says_so(browser: object, tmp_path: Path) -> None:
    """Nothing is kept before a match has begun, and nothing that the server knows ever is. Three browsers of one
    server, which then stops.
    """
    with running_server(tmp_path) as address:
        desk = Desk(browser, address)
        pages = [desk.open("/", language=language, size=size, worker=True) for language, size, _ in OFFLINE]
        for page in pages:
            page.wait_for_selector(".box.evades")
        pages[0].wait_for_timeout(300)
        for page in pages:
            assert page.evaluate(KEPT) == []
            assert not page.evaluate("navigator.serviceWorker.getRegistration().then(Boolean)")
            page.goto(f"{address}/#/new/evades")
            begin_match(page)
    for page, (_, _, word) in zip(pages, OFFLINE, strict=True):
        check_offline(page, address, word)
    desk.faults = [fault for fault in desk.faults if "ERR_CONNECTION_REFUSED" not in fault]
    desk.close()


def check_offline(page: Any, address: str, word: str) -> None:
    """What was kept holds nothing of the server's; the shell opens, says that nobody answers, and does so elsewhere."""
    kept = page.evaluate(KEPT)
    assert "/index.html" in kept
    assert [path for path in kept if path.startswith(("/api", "/healthz", "/metrics"))] == []
    page.goto(f"{address}/?again")
    page.wait_for_selector(".offline")
    assert word in page.inner_text(".offline")
    assert page.locator("header .brand").is_visible()
    assert complaints(page) == []
    check_fit(page)
    check_desk(page)
    page.goto(f"{address}/?another#/rules/elba")
    page.wait_for_selector("[role=alert]")


def test_a_newer_client_is_said_and_waits(browser: object, tmp_path: Path) -> None:
    """The old page goes on with what was kept for it, though the server has it no more; a reload brings the new one."""
    client = tmp_path / "client"
    shutil.copytree(STATIC, client)
    with running_server(tmp_path, client=client) as address:
        desk = Desk(browser, address)
        page = desk.open("/new/evades", worker=True)
        begin_match(page)
        page.reload()
        page.wait_for_selector(ACTION)
        until(page, "navigator.serviceWorker.controller !== null")
        publish_newer(client)
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        page.wait_for_selector(".reload")
        assert "newer version" in page.inner_text(".reload")
        page.get_by_role("button", name="Later").click()
        assert page.locator(".reload").count() == 0
        page.evaluate("location.hash = '#/new/elba'")
        page.wait_for_selector(".start")
        assert page.locator(".reload").count() == 0, "the part was kept"
        page.reload()
        page.wait_for_selector(".start")
        assert "_newer.js" in page.evaluate("document.querySelector('script[type=module]').src")
        page.wait_for_timeout(300)
        assert page.locator(".reload").count() == 0, "this is the new one"
        desk.close()


def publish_newer(client: Path) -> None:
    """Another build of the client: all of its scripts have other names, as they do when the first of them changes."""
    for copy in [*client.rglob("*.br"), *client.rglob("*.gz"), *client.glob("index.*.html")]:
        copy.unlink()
    scripts = list((client / "assets").glob("*.js"))
    for path in [*scripts, client / "index.html", client / "worker.js"]:
        text = path.read_text(encoding="utf-8")
        for script in scripts:
            text = text.replace(script.stem, f"{script.stem}_newer")
        path.write_text(text, encoding="utf-8")
    for script in scripts:
        script.rename(script.with_stem(f"{script.stem}_newer"))
    worker = client / "worker.js"
    worker.write_text(re.sub(r"\b[0-9a-f]{16}\b", "feedfeedfeedfeed", worker.read_text(encoding="utf-8")))
