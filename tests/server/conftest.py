"""What the server's tests share."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, programs

numbers = itertools.count(1)


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
