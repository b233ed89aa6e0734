"""The next table: the seat that it keeps for somebody is given once, to them, while it is free."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.harness import Json, Live, Player, in_loop, running

SHORT = {"round_limit": 1}


async def finished(live: Live, people: int = 2, game: str = "evades", **more: Any) -> tuple[Json, list[Player]]:
    """A match of a few people that bots have played to its end."""
    made, players = await live.seats(people, game, **{"options": SHORT, **more})
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
        assert [player.seat for player in again] == [1, 0], "everybody moves on by one seat"
        assert again[0].table["host"] == 0, "who came first"
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
        assert list(table.tokens.values()) == [1]


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
        assert host.table["seats"][0]["kept"]
        assert (await host.send("start"))["code"] == "refused.open_seats", "nobody plays who has not come"
        assert (await host.send("set_seat", seat=0, kind="open"))["type"] == "ack"
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
        await host.send("set_seat", seat=0, kind="open")
        assert (await host.send("sit", seat=0))["type"] == "ack"
        assert (await ben.send("rematch"))["code"] == "refused.seat_not_kept"
        assert (await ada.send("rematch"))["code"] == "refused.seat_not_kept"


def kept_at(table: Json) -> list[str | None]:
    """Who is awaited on each seat."""
    return [seat["name"] if seat["kept"] else None for seat in table["seats"]]


@in_loop
async def test_a_kept_seat_goes_to_a_bot_and_the_match_begins(db: Path) -> None:
    """Whoever does not come is not waited for; their claim comes too late."""
    async with running(db) as live:
        _, (ada, ben) = await finished(live)
        _, host = await first_at_the_next(live, ada)
        assert kept_at(host.table) == ["P1", None]
        assert (await host.send("set_seat", seat=0, kind="bot", bot="greedy"))["type"] == "ack"
        assert (await host.send("start"))["type"] == "ack"
        assert (await ben.send("rematch"))["code"] == "refused.seat_not_kept"


@in_loop
async def test_the_others_are_asked(db: Path) -> None:
    """Whoever still looks at the end sees who has gone on, and so does whoever comes back later."""
    async with running(db) as live:
        made, (ada, ben) = await finished(live)
        assert (ben.table["rematch"], ben.table.get("again")) == (None, None)
        seated = await ada.send("rematch")
        asked = await ben.until(lambda message: message["type"] == "table" and bool(message["table"].get("again")))
        assert (asked["table"]["rematch"], asked["table"]["again"]) == (seated["table"], [0])
        later = await live.player(made["table"], ben.token)
        assert later.table["again"] == [0]
        await ben.send("rematch")
        await later.until(lambda message: message["type"] == "table" and message["table"]["again"] == [0, 1])


@in_loop
async def test_no_thank_you(db: Path) -> None:
    """The seat is free for anybody, and those who wait there are told whose it was; it is not taken after all."""
    async with running(db) as live:
        made, (ada, ben) = await finished(live)
        assert (await ben.send("rematch", join=False))["code"] == "refused.no_rematch", "nobody has asked"
        seated, host = await first_at_the_next(live, ada)
        assert (await ben.send("rematch", join=False, message_id="no"))["type"] == "ack"
        assert (await ben.send("rematch", join=False, message_id="no"))["type"] == "ack"
        told = await host.until(lambda message: message["type"] == "table"
                                and message["table"]["seats"][0]["kind"] == "open")
        assert told["table"]["seats"][0]["declined"] == "P1"
        assert (await ben.send("rematch"))["code"] == "refused.seat_not_kept"
        assert (await ada.send("rematch", join=False))["code"] == "refused.seat_not_kept", "she has gone there"
        assert (await live.join({"table": seated["table"], "invite": made["invite"]}, "Cleo"))["seat"] == 0
        assert live.server.registry.tables[seated["table"]].document.seats[0].declined is None


@in_loop
async def test_everything_is_kept_and_everybody_moves_on(db: Path) -> None:
    """Options, times, bots and names; against bots alone it can begin at once."""
    settings: Json = {"timer": 600, "time_up": "once", "absence": 90, "absent_bot": "greedy", "own_dice": False}
    async with running(db) as live:
        _, (ada,) = await finished(live, 1, bots=2, **settings)
        _, host = await first_at_the_next(live, ada)
        assert {name: host.table[name] for name in settings} == settings
        assert host.table["options"]["round_limit"] == 1
        assert [seat["kind"] for seat in host.table["seats"]] == ["bot", "bot", "person"]
        assert (host.seat, host.table["seats"][2]["name"]) == (2, "Ada")
        assert (await host.send("start"))["type"] == "ack"


@in_loop
async def test_where_people_have_the_say_they_move_on_among_themselves(db: Path) -> None:
    """DC-6: bots stay behind them. A kept seat that moves because another goes to a bot stays its person's."""
    async with running(db) as live:
        _, (ada, ben, cleo) = await finished(live, 3, "dark_castle", bots=1, options={"chapters": 1})
        seated, host = await first_at_the_next(live, ada)
        assert [seat["name"] for seat in host.table["seats"]] == ["P1", "P2", "Ada", None]
        assert host.table["options"]["voices"] == 3
        assert (await host.send("set_seat", seat=0, kind="bot", bot="greedy"))["type"] == "ack"
        assert (await ben.send("rematch"))["code"] == "refused.seat_not_kept"
        claimed = await cleo.send("rematch")
        assert (claimed["seat"], claimed["table"]) == (0, seated["table"])
        again = await live.player(claimed["table"], claimed["token"])
        assert [seat["name"] for seat in again.table["seats"]][:2] == ["P2", "Ada"]
        assert again.table["options"]["voices"] == 2
