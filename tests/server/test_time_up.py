"""What happens when a person's time is up: a bot answers once, or has the seat until its person is back."""

from pathlib import Path

import pytest

from escapade.server.tables.jobs import TimeUp
from escapade.server.tables.table import Table
from tests.server.harness import Live, Player, in_loop, running
from tests.server.test_absence import sees
from tests.server.test_limits import leave_room


async def begun(live: Live, time_up: str) -> tuple[Table, Player, Player]:
    """A match of two with a clock, at its first question."""
    made, (ada, ben) = await live.seats(2, timer=600, time_up=time_up)
    await ada.send("start")
    await ada.next("update")
    return live.server.registry.tables[made["table"]], ada, ben


def end_time(table: Table, ada: Player) -> None:
    """Ada's time is up, now."""
    table.put(TimeUp(0, ada.position["asked"]))


@in_loop
async def test_a_bot_answers_once(db: Path) -> None:
    """Then its person is asked again, and has the whole time for it."""
    async with running(db) as live:
        table, ada, ben = await begun(live, "once")
        before = ada.position
        end_time(table, ada)
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
        table, ada, ben = await begun(live, "seat")
        asked = ada.position["asked"]
        end_time(table, ada)
        await sees(ben, 0, away=True, once=None)
        await ada.until(lambda message: message["type"] == "update" and message["position"]["asked"] > asked + 2)
        await ada.send("ask_why", words="move")
        await sees(ben, 0, away=False, bot=None)


@in_loop
async def test_who_answers_before_the_bot_does_is_heard(db: Path) -> None:
    """The bot that was to answer once has nothing to do any more."""
    async with running(db, bot_delay=3600.0) as live:
        table, ada, _ = await begun(live, "once")
        end_time(table, ada)
        await sees(ada, 0, away=True, once=True)
        assert (await ada.act())["type"] == "ack"
        assert not table.document.seats[0].once


@in_loop
async def test_a_full_log_leaves_the_bot_its_seat(db: Path) -> None:
    """Each time that runs out costs two entries: where there is no room for them, the match is played to its end."""
    async with running(db) as live:
        table, ada, _ = await begun(live, "once")
        asked = ada.position["asked"]
        leave_room(table, 0)
        end_time(table, ada)
        await ada.until(lambda message: message["type"] == "update" and message["position"]["asked"] > asked + 2)
        assert table.document.seats[0].bot is not None


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
