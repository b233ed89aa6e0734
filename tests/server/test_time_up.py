"""What happens when a person's time is up: a bot answers once, or has the seat until its person is back."""

from pathlib import Path

import pytest

from escapade.server.tables.jobs import TimeUp
from tests.server.harness import Json, Live, Player, in_loop, running
from tests.server.test_absence import sees
from tests.server.test_limits import leave_room


async def out_of_time(live: Live, made: Json, ada: Player) -> None:
    """Ada's time is up, now."""
    live.server.registry.tables[made["table"]].put(TimeUp(0, ada.position["asked"]))


@in_loop
async def test_a_bot_answers_once(db: Path) -> None:
    """Then its person is asked again, and has the whole time for it."""
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2, timer=600, time_up="once")
        await ada.send("start")
        await ada.next("update")
        before = ada.position
        await out_of_time(live, made, ada)
        await sees(ben, 0, away=True, once=True)
        await sees(ben, 0, away=False, once=None, bot=None)
        await ada.until(lambda message: message["type"] == "update"
                        and message["position"]["asked"] > before["asked"])
        assert len(ada.position["legal"]) == len(before["legal"]) - 1
        assert ada.position["time_left"] > 590_000
        assert (await ada.act())["type"] == "ack"


@in_loop
async def test_a_bot_has_the_seat_until_its_person_is_back(db: Path) -> None:
    """It answers one question after the other."""
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2, timer=600, time_up="seat")
        await ada.send("start")
        await ada.next("update")
        asked = ada.position["asked"]
        await out_of_time(live, made, ada)
        await sees(ben, 0, away=True, once=None)
        await ada.until(lambda message: message["type"] == "update" and message["position"]["asked"] > asked + 2)
        await ada.send("ask_why", words="move")
        await sees(ben, 0, away=False, bot=None)


@in_loop
async def test_who_answers_before_the_bot_does_is_heard(db: Path) -> None:
    """The bot that was to answer once has nothing to do any more."""
    async with running(db, bot_delay=3600.0) as live:
        made, (ada, _) = await live.seats(2, timer=600, time_up="once")
        await ada.send("start")
        await ada.next("update")
        await out_of_time(live, made, ada)
        await sees(ada, 0, away=True, once=True)
        assert (await ada.act())["type"] == "ack"
        assert not live.server.registry.tables[made["table"]].document.seats[0].once


@in_loop
async def test_a_full_log_leaves_the_bot_its_seat(db: Path) -> None:
    """Each time that runs out costs two entries: where there is no room for them, the match is played to its end."""
    async with running(db) as live:
        made, (ada, _) = await live.seats(2, timer=600, time_up="once")
        await ada.send("start")
        await ada.next("update")
        asked = ada.position["asked"]
        leave_room(live.server.registry.tables[made["table"]], 0)
        await out_of_time(live, made, ada)
        await ada.until(lambda message: message["type"] == "update" and message["position"]["asked"] > asked + 2)
        assert live.server.registry.tables[made["table"]].document.seats[0].bot is not None


@pytest.mark.parametrize("wish", ["once", "seat"])
@in_loop
async def test_it_is_a_setting_that_everybody_sees(db: Path, wish: str) -> None:
    """When the table is made, and later by its host; anything else is refused."""
    async with running(db) as live:
        _, (ada, ben) = await live.seats(2, time_up=wish)
        assert ben.table["time_up"] == wish
        other = "once" if wish == "seat" else "seat"
        assert (await ada.send("set_up", time_up=other))["type"] == "ack"
        await ben.until(lambda message: message["type"] == "table" and message["table"]["time_up"] == other)
        assert (await ada.send("set_up", time_up="never"))["code"] == "input.message"
