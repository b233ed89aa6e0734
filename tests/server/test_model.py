"""reliability.md §7.4: a server driven by Hypothesis through everything people do, against the words on disk."""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

import escapade
from escapade.server.tables.audience import Audience
from tests.server.harness import often
from tests.server.people import House, People

PARTS = 4
EXAMPLES = int(os.environ.get("ESCAPADE_MODEL", often(200, 40))) // PARTS
"""In each part: parts are played side by side."""
STEPS = 50


@contextlib.contextmanager
def opened(db: Path) -> Iterator[House]:
    """The house that the people of all examples go to: Hypothesis makes them itself."""
    People.house = House(db)
    try:
        People.house.do(People.house.start())
        yield People.house
    finally:
        People.house.close()


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_everything_people_do(db: Path, part: int) -> None:
    """200 programs of 50 steps; more in soak. What they did is counted: a model that does nothing proves nothing."""
    others = type(f"People{part}", (People,), {})  # the same rules, other programs: each part has a seed of its own
    with opened(db):
        run_state_machine_as_test(seed(part)(others), settings=settings(
            max_examples=EXAMPLES, stateful_step_count=STEPS, deadline=None, database=None,
            phases=[Phase.generate], print_blob=True, suppress_health_check=list(HealthCheck)))
    line = sqlite3.connect(db)
    words = [str(row[0]) for row in line.execute("SELECT words FROM log")]
    line.close()
    done = {kind: sum(one.startswith(kind) for one in words)
            for kind in ("p", "chance", "table undo", "table pause", "table resume", "table bot", "table person")}
    print(f"{EXAMPLES} programs: {done}")  # noqa: T201
    assert done["p"] > EXAMPLES
    assert min(done["table undo"], done["table pause"], done["table resume"], done["table bot"]) > 0


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
def test_a_table_that_tells_too_little_is_caught(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted defect: after something was taken back, nobody is told."""
    real = Audience.send_each

    def silent(audience: Audience, make: Any) -> None:
        if make.draft.undone_from is None:
            real(audience, make)

    monkeypatch.setattr(Audience, "send_each", silent)
    with opened(db) as house:
        people = People()
        people.create({"round_limit": 1}, people=1, at_once=True)
        house.do(asyncio.sleep(0.5))  # the bot has written its bet, and nothing it does tells more
        people.everybody_sees_what_is_on_disk()
        people.change_of_mind(0, 0)
        with pytest.raises(AssertionError):
            people.everybody_sees_what_is_on_disk()
        people.teardown()
