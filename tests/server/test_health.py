"""How far a table trusts its memory: every step of its health, on paper and at a real table."""

from pathlib import Path
from typing import Any, get_args

import pytest

import escapade
from escapade.server.store.writes import StoreDown, Write
from escapade.server.tables.audience import Audience
from escapade.server.tables.health import NEXT, Happening, Health
from escapade.server.tables.table import Table
from tests.server.harness import Live, Player, in_loop, plant_bug, running

STATES = get_args(Health)
HAPPENINGS = get_args(Happening)
AFTER_A_JOB = ("done", "store_lost", "fault", "bug")


def test_every_state_has_its_steps() -> None:
    """Whatever a job ends with, every state has a next one; only what is astray is loaded, and it writes nothing."""
    assert set(NEXT) == set(STATES)
    for state, steps in NEXT.items():
        assert set(AFTER_A_JOB) <= set(steps)
        assert set(steps) <= set(HAPPENINGS)
        assert set(steps.values()) <= set(STATES)
        assert ("loaded" in steps) == (state == "astray")
        assert ("write" in steps) == (state != "astray")


def test_what_the_states_promise() -> None:
    """A fault harms only what is half done; a bug freezes anything, for good; a lost store is asked before more."""
    assert [NEXT[state]["fault"] for state in STATES] == ["sound", "astray", "unsure", "astray", "frozen"]
    assert {NEXT[state]["bug"] for state in STATES} == {"frozen"}
    assert set(NEXT["frozen"].values()) == {"frozen"}
    assert [NEXT[state]["store_lost"] for state in STATES] == ["unsure", "unsure", "unsure", "astray", "frozen"]
    assert [NEXT[state]["done"] for state in STATES] == ["sound", "sound", "unsure", "astray", "frozen"]
    ends = {state for state in STATES if set(NEXT[state].values()) == {state}}
    assert ends == {"frozen"}, "every other state leads on"


async def seated(live: Live) -> tuple[Table, Player]:
    """A table in the lobby and its host."""
    made, (ada, _) = await live.seats(2)
    return live.server.registry.tables[made["table"]], ada


@in_loop
async def test_a_lost_store_is_asked_first(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """sound → writing → unsure; the next job reads the disk: what was written after all is there, once."""
    async with running(db) as live:
        table, ada = await seated(live)
        real, seen = live.server.store.write, []

        async def lost(write: Write) -> None:
            seen.append(table.health)
            await real(write)
            raise StoreDown("planted")

        monkeypatch.setattr(live.server.store, "write", lost)
        assert (await ada.send("chat", message_id="c", text="x"))["code"] == "refused.storage"
        assert (seen, table.health) == (["writing"], "unsure")
        monkeypatch.setattr(live.server.store, "write", real)
        assert (await ada.send("chat", message_id="c", text="x"))["type"] == "ack"
        assert table.health == "sound"
        assert [row.text for row in table.chat] == ["x"]


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
@in_loop
async def test_a_fault_while_sending_loads_the_table_again(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """writing → astray → sound: the clients are sent away and come in again to what is on disk."""
    async with running(db) as live:
        table, ada = await seated(live)

        def broken(*_: Any) -> None:
            raise ValueError

        with monkeypatch.context() as patch:
            patch.setattr(Audience, "send_all", broken)
            await ada.send("chat", text="x")
            assert (await ada.next("bye"))["code"] == "restart"
        assert table.health == "sound"
        assert [row.text for row in table.chat] == ["x"]


@in_loop
async def test_a_frozen_table_only_talks(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """sound → frozen, for good: chat is kept and sent, play is refused, and no store that comes back thaws it."""
    async with running(db) as live:
        table, ada = await seated(live)
        await ada.send("start")
        await ada.next("update")

        with monkeypatch.context() as patch:
            plant_bug(patch, table)
            assert (await ada.act())["code"] == "refused.frozen"
        assert table.health == "frozen"
        assert (await ada.act())["code"] == "refused.frozen"
        assert (await ada.send("chat", text="x"))["type"] == "ack"
        await table.refresh()
        assert table.health == "frozen"
        assert not table.situation().asked_seats()
