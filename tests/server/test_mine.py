"""`POST /api/mine`: the tables of a browser, with whose turn it is, who won and since when."""

import time
from pathlib import Path

from tests.server.harness import Json, Live, in_loop, running

SHORT = {"round_limit": 1, "squares": 20}


async def finished(live: Live) -> Json:
    """A match of one person and a bot that is over."""
    made, (ada,) = await live.seats(1, bots=1, options=SHORT)
    await ada.send("start")
    await ada.send("hand", seat=0, bot="random")
    await ada.next("over")
    return made


def key_of(made: Json) -> dict[str, str]:
    """A table and its host's token."""
    return {"table": made["table"], "token": made["token"]}


@in_loop
async def test_a_table_in_the_list_says_where_it_stands(db: Path) -> None:
    """Before the start, under way and over; the same keys in any order, and nothing that only a seat may know."""
    async with running(db, bot_delay=60.0) as live:
        lobby, _ = await live.seats(2)
        playing, (ada, ben) = await live.seats(2, bots=1)
        await ada.send("start")
        assert (await ben.next("update"))["position"]["legal"]
        mine = {one["table"]: one for one in (await live.post("/api/mine", {"keys": [key_of(lobby), key_of(playing)]}))[
            "tables"]}
        waits, runs = mine[lobby["table"]], mine[playing["table"]]
        assert (waits["phase"], waits["turn"], waits["winners"], waits["replay"]) == ("lobby", [], None, False)
        assert (runs["names"], runs["bots"], runs["turn"]) == (["Ada", "P1", None], [2], [0, 1, 2])
        assert runs["your_turn"]
        assert abs(waits["changed"] - time.time()) < 60
        assert set(runs) == {"table", "seat", "game", "phase", "names", "your_turn", "bots", "turn", "winners",
                             "replay", "changed"}


@in_loop
async def test_who_won_is_told_without_playing_it_again(db: Path) -> None:
    """A hundred keys to finished matches: their documents are read, and none of them is loaded."""
    async with running(db) as live:
        made = [await finished(live) for _ in range(2)]
        outcomes = [live.server.registry.tables[one["table"]].document.end for one in made]
    async with running(db) as live:
        keys = [key_of(one) for one in made] * 50
        tables = (await live.post("/api/mine", {"keys": keys}))["tables"]
        assert len(tables) == len(keys)
        assert live.server.registry.tables == {}
        for one, end in zip(tables[:2], outcomes, strict=True):
            assert end is not None
            assert end.outcome is not None
            assert (one["phase"], one["replay"], one["changed"]) == ("over", True, end.time)
            assert one["winners"] == end.outcome["winners"]


@in_loop
async def test_a_key_to_another_table_opens_nothing(db: Path) -> None:
    """A token counts for its own table alone."""
    async with running(db) as live:
        one, _ = await live.seats(2)
        other, _ = await live.seats(2)
        mine = await live.post("/api/mine", {"keys": [{"table": one["table"], "token": other["token"]}]})
        assert mine["tables"] == []
