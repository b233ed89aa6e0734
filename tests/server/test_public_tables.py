"""Public tables: on the list while somebody may come, and nowhere where the server has none."""

import json
from pathlib import Path
from typing import Any

from escapade.server.tables import registry
from tests.server.harness import Json, Live, in_loop, running


async def listed(live: Live) -> list[Json]:
    """The list of the first page."""
    status, _, body = await live.http("GET", "/api/tables")
    assert status == 200
    found: list[Json] = json.loads(body)["tables"]
    return found


@in_loop
async def test_only_what_its_host_made_public(db: Path) -> None:
    """With game, host and free seats; in the lobby the host may change it."""
    async with running(db) as live:
        made = await live.create("elba", "open open open", public=True)
        hidden = await live.create()
        assert await listed(live) == [{"table": made["table"], "game": "elba", "phase": "lobby", "open_seats": 2,
                                       "names": ["Ada", None, None], "host": "Ada", "language": "en"}]
        host = await live.player(hidden["table"], hidden["token"])
        await host.send("set_up", public=True)
        assert {one["table"] for one in await listed(live)} == {made["table"], hidden["table"]}


@in_loop
async def test_a_table_that_everybody_left_is_not_shown(db: Path, monkeypatch: Any) -> None:
    """Nobody is sent to a room where nobody has been for an hour; while somebody is there it stays."""
    monkeypatch.setattr(registry, "QUIET_SECONDS", -10)
    async with running(db) as live:
        made = await live.create(public=True)
        assert await listed(live) == []
        host = await live.player(made["table"], made["token"])
        assert len(await listed(live)) == 1
        await host.close()


@in_loop
async def test_a_server_without_public_tables(db: Path) -> None:
    """None is made, none is listed, and the client is told."""
    async with running(db) as live:
        made = await live.create(public=True)
        assert json.loads((await live.http("GET", "/api/games"))[2])["public_tables"]
    async with running(db, public_tables=False) as live:
        assert await listed(live) == []
        assert not json.loads((await live.http("GET", "/api/games"))[2])["public_tables"]
        body = {"game": "evades", "seats": [{"kind": "open"}, {"kind": "open"}], "name": "Ada", "public": True}
        status, _, answer = await live.http("POST", "/api/tables", body)
        assert (status, json.loads(answer)["code"]) == (409, "refused.no_public_tables")
        host = await live.player(made["table"], made["token"])
        assert (await host.send("set_up", public=True))["code"] == "refused.no_public_tables"
        assert (await host.send("set_up", public=False))["type"] == "ack"
