"""The next table: the seat that it keeps for somebody is given once, to them, while it is free."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.harness import Json, Live, Player, in_loop, running


async def finished(live: Live, **more: Any) -> tuple[Json, list[Player]]:
    """A match of two that bots have played to its end."""
    made, players = await live.seats(2, options={"round_limit": 1}, **more)
    await players[0].send("start")
    for player in players:
        await player.send("hand", seat=player.seat, bot="random")
    for player in players:
        await player.next("over")
    return made, players


@in_loop
async def test_everybody_gets_their_own_seat(db: Path) -> None:
    """The first who comes is the host; whoever was invited to the first match may watch the next one too."""
    async with running(db) as live:
        made, players = await finished(live)
        seated = [await player.send("rematch") for player in reversed(players)][::-1]
        assert seated[0]["table"] == seated[1]["table"] != made["table"]
        again = [await live.player(one["table"], one["token"]) for one in seated]
        assert [player.seat for player in again] == [0, 1]
        assert again[0].table["host"] == 1, "who came first"
        guest = await live.open()
        greeting = await guest.hello(seated[0]["table"], invite=made["invite"])
        assert greeting["type"] == "welcome"
        assert (await again[1].send("start"))["type"] == "ack"


@in_loop
async def test_a_claim_is_good_once(db: Path) -> None:
    """The same message again is the same answer; another one mints no second token."""
    async with running(db) as live:
        _, (ada, _) = await finished(live)
        first = await ada.send("rematch", message_id="again")
        assert await ada.send("rematch", message_id="again") == first
        replies = await asyncio.gather(*[ada_asks(live, ada, first, number) for number in range(4)])
        assert {reply["code"] for reply in replies} == {"refused.seat_not_kept"}
        table = live.server.registry.tables[first["table"]]
        assert list(table.tokens.values()) == [0]


async def first_at_the_next(live: Live, player: Player) -> tuple[Json, Player]:
    """The first who asks for the next table, and sits there as its host."""
    seated = await player.send("rematch")
    return seated, await live.player(seated["table"], seated["token"])


async def ada_asks(live: Live, ada: Player, first: Json, number: int) -> Json:
    """The seat of the old match asks again, over a socket of its own."""
    other = await live.player(ada.table["id"], ada.token)
    return await other.send("rematch", message_id=f"{first['id']}-{number}")


@in_loop
async def test_a_seat_that_was_given_away_is_not_taken_back(db: Path) -> None:
    """Its new owner keeps secrets, seat and socket; the old one's claim comes too late."""
    async with running(db) as live:
        made, (ada, ben) = await finished(live)
        seated, host = await first_at_the_next(live, ada)
        assert host.table["seats"][1]["kept"]
        assert (await host.send("start"))["code"] == "refused.open_seats", "nobody plays who has not come"
        assert (await host.send("set_seat", seat=1, kind="open"))["type"] == "ack"
        joined = await live.join({"table": seated["table"], "invite": made["invite"]}, "Cleo")
        cleo = await live.player(seated["table"], joined["token"])
        assert (await ben.send("rematch"))["code"] == "refused.seat_not_kept"
        assert (await cleo.send("ping"))["type"] == "pong"
        assert (await host.send("start"))["type"] == "ack"
        assert (await ben.send("rematch"))["code"] == "refused.seat_not_kept", "nor in the middle of the match"


@in_loop
async def test_a_seat_that_changed_place_is_not_claimed(db: Path) -> None:
    """A person who moved to another seat leaves an open one behind, which is kept for nobody."""
    async with running(db) as live:
        _, (ada, ben) = await finished(live)
        _, host = await first_at_the_next(live, ada)
        await host.send("set_seat", seat=1, kind="open")
        assert (await host.send("sit", seat=1))["type"] == "ack"
        assert (await ben.send("rematch"))["code"] == "refused.seat_not_kept"
        assert (await ada.send("rematch"))["code"] == "refused.seat_not_kept"
