"""One server and one browser for all tests of the client; every page is watched for errors and foreign requests."""

import os
import socket
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from escapade.server.pages import STATIC
from escapade.server.reach import own_addresses
from tests.web.desk import Desk
from tests.web.house import FLAGS, house_address, running_server
from tests.web.written import LateTables, copy_tables
from tools import find_browser

CHROMIUM = find_browser.find()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or without a built client nothing here can run; run.py says so loudly at the end."""
    if CHROMIUM is None:
        why = f"there is no Chromium; {find_browser.HOW}"
    elif not (STATIC / "index.html").is_file():
        why = "the client is not built; `python3 run.py setup` builds it"
    else:
        return
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"BROWSER NOT TESTED: {why}"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """A failure shows what stood on the pages: on another machine nobody can look."""
    report = yield
    desk = getattr(item, "funcargs", {}).get("desk")
    if report.when == "call" and report.failed and isinstance(desk, Desk):
        report.sections.append(("what the pages showed", desk.describe()))
    return report


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of these tests keeps its database and its log."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def late(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> LateTables:
    """Tables near their end, in the database before the server opens it."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    return copy_tables(shared / "tables", folder)


@pytest.fixture(scope="session")
def base(folder: Path, late: LateTables) -> Iterator[str]:
    """The address of a server of our own, whose bots do not dawdle."""
    with running_server(folder) as address:
        yield address


@pytest.fixture(scope="session")
def lan(base: str) -> str:
    """The same server as the phones of the house reach it: plain http, at an address of this machine's network."""
    address = house_address()
    if address is None:
        pytest.skip("NOT TESTED: this machine is in no network")
    assert address in own_addresses(socket.AF_INET), "what the server finds is not what decides whether it is tested"
    return f"http://{address}:{base.rpartition(':')[2]}"


@pytest.fixture
def house(browser: object, lan: str) -> Iterator[Desk]:
    """Opens pages at the address of the house, as `desk` does at this machine's own."""
    desk = Desk(browser, lan)
    yield desk
    desk.close()


@pytest.fixture(scope="session")
def driver() -> Iterator[Any]:
    """What starts browsers."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (the package may be missing where there is no browser)

    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(driver: Any) -> Iterator[object]:
    """One Chromium for all tests."""
    browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def whole_browser(driver: Any) -> Iterator[object]:
    """A Chromium with everything that people have, for what its shell lacks: messages of the system."""
    path = find_browser.find_whole()
    if path is None:
        pytest.skip("a whole Chromium is not installed")
    browser = driver.chromium.launch(executable_path=path, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def desk(browser: object, base: str) -> Iterator[Desk]:
    """Opens pages, each in a browser context of its own, and checks at the end that all of them behaved."""
    desk = Desk(browser, base)
    yield desk
    desk.close()
