"""What the server's tests share."""

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, programs

numbers = itertools.count(1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where the compiled server is asked all of this anyway, the interpreted one is asked only what cannot be asked
    there: `run.py test` says so, and has half an hour.
    """
    if os.environ.get("ESCAPADE_BOTH_ENGINES") != "1":
        return
    here = Path(__file__).parent
    elsewhere = [item for item in items if here in item.path.parents and not is_for_interpreted(item)]
    config.hook.pytest_deselected(items=elsewhere)
    gone = set(elsewhere)
    items[:] = [item for item in items if item not in gone]


def is_for_interpreted(item: pytest.Item) -> bool:
    """Whether a test is skipped where the engine is compiled."""
    return any(str(mark.kwargs.get("reason", "")).startswith("compiled") for mark in item.iter_markers("skipif"))


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A database file of the test's own."""
    return tmp_path / "escapade.db"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for the whole run."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """A PostgreSQL database of the test's own."""
    return postgres.database(f"test{next(numbers)}")


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.getfixturevalue("db" if request.param == "sqlite" else "postgres_url"))
