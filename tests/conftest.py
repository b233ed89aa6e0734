"""What every test run shares: the pocket game in the registry, and one case for every game × options × seats.

Generic tests name no game. A test that takes `case` runs on every case, one that takes `key` once per game.
"""

import pytest
from hypothesis import settings

from tests.conformance.cases import Case, all_cases, register_pocket

register_pocket()
settings.register_profile("escapade", derandomize=True, deadline=None, max_examples=60, database=None)
settings.load_profile("escapade")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give `case` and `key` their values; the ids read `pocket-3-rounds=1`, so that `-k pocket` filters."""
    if "case" in metafunc.fixturenames:
        cases = all_cases()
        metafunc.parametrize("case", cases, ids=[case.name() for case in cases], scope="session")
    elif "key" in metafunc.fixturenames:
        keys = sorted({case.key for case in all_cases()})
        metafunc.parametrize("key", keys, ids=keys, scope="session")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of the server are the longest: begun first, none is left alone at the end while a processor idles."""
    items.sort(key=lambda item: "tests/server/" not in item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A tool that is missing here leaves a promise without its proof: nobody shall take that for a full pass."""
    reasons = [str(one.longrepr[-1]) for one in terminalreporter.stats.get("skipped", [])
               if isinstance(one.longrepr, tuple) and "not installed" in str(one.longrepr[-1])]
    for reason in sorted(set(reasons)):
        tests = f"{reasons.count(reason)} tests did not run"
        terminalreporter.write_line(f"!!! NOT EVERYTHING WAS TESTED, {tests}: {reason.removeprefix('Skipped: ')} !!!",
                                    red=True, bold=True)


@pytest.fixture
def pocket() -> Case:
    """The pocket game with three seats and its usual options, for tests of the machinery itself."""
    return Case("pocket", 3, {})
