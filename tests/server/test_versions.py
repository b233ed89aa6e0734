"""A match of other rules is not damaged: what it needs is told, and what was played is kept."""

import asyncio
import json
import logging
import sqlite3
from pathlib import Path

import pytest

from escapade.games import load
from escapade.play.record import read_record
from tests.server.harness import Json, Live, in_loop, running

VERSION = load("evades").version
SHORT = {"squares": 20, "round_limit": 1}


def make_older(db: Path, table: str) -> None:
    """As if the table had been played with version 99 of the rules, which is not here."""
    with sqlite3.connect(db) as line:
        changed = line.execute("UPDATE matches SET document = json_set(document, '$.version', 99) WHERE id = ?",
                               (table,)).rowcount
    line.close()
    assert changed == 1


def forget_end(db: Path) -> None:
    """As if the match had ended before there was a place to note it."""
    with sqlite3.connect(db) as line:
        line.execute("UPDATE matches SET document = json_remove(document, '$.end')")
    line.close()


async def played(live: Live, *, to_the_end: bool, public: bool = False) -> Json:
    """A table with one person and a bot, begun or played to its end."""
    made, (ada,) = await live.seats(1, bots=1, options=SHORT, public=public)
    await ada.send("start")
    if to_the_end:
        await ada.send("hand", seat=0, bot="random")
        await ada.next("over")
    return made


def access(made: Json) -> Json:
    """The host's key to a table."""
    return {"token": made["token"]}


@in_loop
async def test_a_running_match_says_which_rules_it_needs(db: Path, caplog: pytest.LogCaptureFixture) -> None:
    """At hello and in the list; never as damaged, and with no alarm in the log."""
    caplog.set_level(logging.DEBUG, "escapade")
    async with running(db) as live:
        made = await played(live, to_the_end=False)
    make_older(db, made["table"])
    async with running(db) as live:
        for _ in range(2):
            reply = await (await live.open()).hello(made["table"], made["token"])
            assert (reply["code"], reply["params"]) == (
                "refused.other_version", {"found": 99, "expected": VERSION, "phase": "playing"})
        mine = await live.post("/api/mine", {"keys": [{"table": made["table"], "token": made["token"]}]})
        (listed,) = mine["tables"]
        assert (listed["phase"], listed["names"], listed["your_turn"]) == ("other_version", ["Ada", None], False)
        assert not live.server.registry.damaged
        status, _, body = await live.http("POST", f"/api/tables/{made['table']}/record", access(made))
        assert (status, json.loads(body)["code"]) == (409, "refused.not_over")
    assert [one for one in caplog.records if one.levelno > logging.INFO] == []


@in_loop
async def test_strangers_learn_nothing(db: Path) -> None:
    """Without a key, a table of other rules is a table that does not exist; and nobody is sent there by a list."""
    async with running(db) as live:
        made = await played(live, to_the_end=False)
        seen = await played(live, to_the_end=False, public=True)
    make_older(db, made["table"])
    make_older(db, seen["table"])
    async with running(db) as live:
        for key in ({"token": "wrong"}, {"invite": "wrong"}, {}):
            reply = await (await live.open()).hello(made["table"], **key)
            assert reply["code"] == "missing.table"
        path = f"/api/tables/{made['table']}/join"
        assert (await live.http("POST", path, {"name": "Eve"}))[0] == 404
        status, _, body = await live.http("POST", path, {"name": "Ben", "invite": made["invite"]})
        assert (status, json.loads(body)["code"]) == (409, "refused.other_version")
        mine = await live.post("/api/mine", {"keys": [{"table": made["table"], "token": "wrong"}]})
        assert mine["tables"] == []
        assert json.loads((await live.http("GET", "/api/tables"))[2])["tables"] == []


@in_loop
async def test_a_finished_match_keeps_record_and_outcome(db: Path) -> None:
    """The same record as before but for the version it was played with; verifying it says what that takes."""
    async with running(db) as live:
        made = await played(live, to_the_end=True)
        path = f"/api/tables/{made['table']}/record"
        before = read_record((await live.http("POST", path, access(made)))[2].decode())
    make_older(db, made["table"])
    async with running(db) as live:
        after = read_record((await live.http("POST", path, access(made)))[2].decode())
        assert after.header == {**before.header, "version": 99}
        assert (after.entries, after.end) == (before.entries, before.end)
        assert after.end is not None
        assert "winners" in str(after.end["end"])
        status, _, body = await live.http("POST", f"/api/tables/{made['table']}/verify", access(made))
        assert (status, json.loads(body)["code"]) == (409, "refused.other_version")
        reply = await (await live.open()).hello(made["table"], made["token"])
        assert (reply["code"], reply["params"]["phase"]) == ("refused.other_version", "over")
        mine = await live.post("/api/mine", {"keys": [{"table": made["table"], "token": made["token"]}]})
        assert [one["phase"] for one in mine["tables"]] == ["over"]


@in_loop
async def test_a_match_that_ended_before_outcomes_were_noted(db: Path) -> None:
    """Old documents have no end: the server notes it while the rules are here; afterwards the words are left."""
    async with running(db) as live:
        made = await played(live, to_the_end=True)
        path = f"/api/tables/{made['table']}/record"
        noted = (await live.http("POST", path, access(made)))[2]
    forget_end(db)
    async with running(db) as live:
        assert (await live.http("POST", path, access(made)))[2] == noted
        async with asyncio.timeout(20):
            while await live.server.store.without_end():
                await asyncio.sleep(0.01)
    make_older(db, made["table"])
    async with running(db) as live:
        kept = read_record((await live.http("POST", path, access(made)))[2].decode())
    assert kept.end == read_record(noted.decode()).end
    forget_end(db)
    async with running(db) as live:
        left = read_record((await live.http("POST", path, access(made)))[2].decode())
    assert left.end is not None
    assert left.end["end"] is None
    assert left.entries == read_record(noted.decode()).entries


@in_loop
async def test_a_table_that_has_not_begun_begins_with_the_rules_here(db: Path) -> None:
    """Nothing was played yet: the version is noted when it is."""
    async with running(db) as live:
        made, _ = await live.seats(1, bots=1, options=SHORT)
    make_older(db, made["table"])
    async with running(db) as live:
        ada = await live.player(made["table"], made["token"])
        assert (await ada.send("start"))["type"] == "ack"
        assert (await ada.next("table"))["table"]["version"] == VERSION
