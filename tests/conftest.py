"""What every test run shares: the pocket game in the registry, and one case for every game × options × seats.

Generic tests name no game. A test that takes `case` runs on every case, one that takes `key` once per game.
"""

import os
from pathlib import PurePosixPath

import pytest
from hypothesis import settings

from tests.conformance.cases import Case, all_cases, chosen_cases, register_pocket
from tests.dealing import deal

ASKED_COMPILED = ("tests/server/*", "tests/lab/*", "tests/sim/*", "tests/bots/*", "tests/coach/*",
                  "tests/games/*/test_balance.py", "tests/cli/*", "tests/terminal/*", "tests/architecture/*",
                  "tests/docs/*", "tests/language/*", "tests/tools/*")
"""What plays many matches, thinks about them or serves them: asked on the engine that people run it on; and what would
say the same on either, because it reads sources, pages and sentences. That the interpreted engine plays the same
matches is proved apart, by the rules of each game, by goldens, by counting every way to play, by golden answers of bots
and by the conformance of each game.
"""
CONFORMANCE = "tests/conformance/*"
"""Every case is asked compiled, the stricter engine; interpreted, those are enough that differ in their rules."""
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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests begin first; those of the server, which wait, beside others, which work: none is left alone at the
    end, and meanwhile no processor idles.

    Where both engines have their turn (`run.py test` says so, and has half an hour) the interpreted one is asked only
    what cannot be asked of the compiled one there.
    """
    if os.environ.get("ESCAPADE_BOTH_ENGINES") == "1":
        elsewhere = {item for item in items if is_asked_compiled(item)}
        config.hook.pytest_deselected(items=list(elsewhere))
        items[:] = [item for item in items if item not in elsewhere]
    items[:] = deal(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")), file_of=file_of,
                    is_long=lambda item: item.get_closest_marker("long") is not None,
                    is_slow=lambda item: "tests/server/" in item.nodeid)


def file_of(item: pytest.Item) -> str:
    """The file that a test stands in."""
    return item.nodeid.partition("::")[0]


def is_asked_compiled(item: pytest.Item) -> bool:
    """Whether the compiled engine is enough: its tests lie there, and this one is not skipped where it is compiled."""
    path = PurePosixPath(file_of(item))
    if not any(path.match(pattern) for pattern in ASKED_COMPILED) and not is_one_case_more(item):
        return False
    return not any(str(mark.kwargs.get("reason", "")).startswith("compiled") for mark in item.iter_markers("skipif"))


def is_one_case_more(item: pytest.Item) -> bool:
    """Whether it asks about a case whose rules another case has, too, with another number of seats."""
    if not PurePosixPath(file_of(item)).match(CONFORMANCE) or not isinstance(item, pytest.Function):
        return False
    case = item.callspec.params.get("case") if hasattr(item, "callspec") else None
    return isinstance(case, Case) and case not in chosen_cases()


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
