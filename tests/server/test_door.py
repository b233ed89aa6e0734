"""At a table's door: what is played, with whom and how, told to whoever was invited, and to nobody else."""

import json
from pathlib import Path

import pytest

from escapade.server.tables.names import NICKNAMES
from tests.server.harness import Json, Live, in_loop, running


async def look(live: Live, table: str, invite: str | None = None) -> tuple[int, Json]:
    """What the door says."""
    status, _, body = await live.http("POST", f"/api/tables/{table}/look", {"invite": invite})
    return status, json.loads(body)


@in_loop
async def test_a_table_that_waits(db: Path) -> None:
    """Host, seats, options, and what one would be called."""
    async with running(db) as live:
        made = await live.create("evades", "open open greedy", options={"squares": 24}, own_dice=True, timer=60)
        status, door = await look(live, made["table"], made["invite"])
        assert status == 200
        assert door["seats"] == [{"kind": "person", "name": "Ada", "bot": None, "free": False},
                                 {"kind": "open", "name": None, "bot": None, "free": True},
                                 {"kind": "bot", "name": None, "bot": "greedy", "free": False}]
        assert (door["game"], door["phase"], door["host"]) == ("evades", "lobby", "Ada")
        assert (door["options"]["squares"], door["own_dice"], door["timer"]) == (24, True, 60)
        assert door["nickname"] == "Houdini"
        assert made["token"] not in json.dumps(door)


@in_loop
async def test_full_begun_left_and_over(db: Path) -> None:
    """Each says so before anything is tapped."""
    async with running(db) as live:
        made, players = await live.seats(2, options={"round_limit": 1})

        async def seen() -> tuple[str, list[bool], str]:
            _, door = await look(live, made["table"], made["invite"])
            return door["phase"], [seat["free"] for seat in door["seats"]], door["nickname"]

        assert await seen() == ("lobby", [False, False], "")
        await players[0].send("start")
        assert await seen() == ("playing", [False, False], "")
        await players[1].send("leave")
        assert await seen() == ("playing", [False, True], "Houdini")
        while (await seen())[0] != "over":
            await players[0].quiet(0.02)
            if players[0].position["legal"]:
                await players[0].act()
        assert await seen() == ("over", [False, False], "")


@in_loop
async def test_a_door_without_an_invitation_is_no_door(db: Path) -> None:
    """A wrong one, none, and a table that does not exist look alike; a public one needs none."""
    async with running(db) as live:
        made = await live.create(seats="open open")
        for table, invite in ((made["table"], None), (made["table"], "x" * 43), ("nosuchtable", None)):
            assert await look(live, table, invite) == (404, {"code": "missing.table", "params": {}})
        public = await live.create(seats="open open", public=True)
        assert (await look(live, public["table"]))[1]["public"]


@in_loop
async def test_other_rules(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that cannot go on here says so at the door."""
    async with running(db) as live:
        made, players = await live.seats(2)
        await players[0].send("start")
        monkeypatch.setattr(live.server.registry.services.games, "version", lambda game: 99)
        assert (await look(live, made["table"], made["invite"]))[1]["phase"] == "other_version"


@in_loop
async def test_nobody_is_called_like_another(db: Path) -> None:
    """People without a name get one each; whoever has one keeps it."""
    async with running(db) as live:
        made = await live.create("elba", " ".join(["open"] * 11), name="Houdini")
        for _ in range(9):
            await live.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
        await live.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Zoë"})
        _, door = await look(live, made["table"], made["invite"])
        assert [seat["name"] for seat in door["seats"]] == [*NICKNAMES[:10], "Zoë"]
        assert len(set(NICKNAMES)) == 12, "as many as a table can have seats"
