"""Whose seat a bot may play: its owner's to hand over; of somebody else only who has been gone as long as agreed."""

from pathlib import Path

from tests.server.harness import Json, Player, in_loop, running


def seat_of(message: Json, seat: int) -> Json:
    """A seat in a message about the table."""
    found: Json = message["table"]["seats"][seat]
    return found


async def sees(player: Player, seat: int, **fields: object) -> None:
    """Wait until a player is shown a seat like this."""
    await player.until(lambda message: message["type"] == "table"
                       and all(seat_of(message, seat)[name] == value for name, value in fields.items()))


@in_loop
async def test_nobody_hands_over_the_seat_of_somebody_who_is_there(db: Path) -> None:
    """Not the host either: a bot would write that person's secret bet."""
    async with running(db, bot_delay=5.0) as live:
        _, (ada, ben) = await live.seats(2, absence=1)
        await ada.send("start")
        for player, seat in ((ada, 1), (ben, 0)):
            refused = await player.send("hand", seat=seat, bot="random")
            assert (refused["code"], refused["params"]) == ("refused.not_absent", {"name": ["Ada", "P1"][seat]})
        assert not [seat for seat in ada.table["seats"] if seat["bot"]]


@in_loop
async def test_after_the_agreed_time_anybody_may_and_the_owner_is_back_with_the_first_message(db: Path) -> None:
    """Before that time it is refused; whoever comes back plays, without having to ask."""
    async with running(db, bot_delay=5.0) as live:
        made, (ada, ben) = await live.seats(2, absence=1, absent_bot="greedy")
        await ada.send("start")
        await ada.close()
        await sees(ben, 0, connected=False)
        early = await ben.send("hand", seat=0, bot="random")
        assert (early["code"], early["params"]) == ("refused.not_absent_yet", {"name": "Ada", "seconds": 1})
        table = live.server.registry.tables[made["table"]]
        table.audience._gone[0] -= 1.0
        assert (await ben.send("hand", seat=0, bot="random"))["type"] == "ack", "no host is needed for it"
        await sees(ben, 0, away=True, bot="greedy")
        again = await live.player(made["table"], made["token"])
        await sees(ben, 0, away=False, bot=None)
        assert (await again.act())["type"] == "ack"


@in_loop
async def test_a_table_that_agreed_on_no_time_waits_for_ever(db: Path) -> None:
    """0 is never."""
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2, absence=0)
        await ada.send("start")
        await ada.close()
        await sees(ben, 0, connected=False)
        live.server.registry.tables[made["table"]].audience._gone[0] -= 1_000_000
        assert (await ben.send("hand", seat=0, bot="random"))["code"] == "refused.not_absent"


@in_loop
async def test_the_time_is_a_setting_that_everybody_sees(db: Path) -> None:
    """A minute unless the host says otherwise, before the start; then nobody is ready any more."""
    async with running(db) as live:
        _, (ada, ben) = await live.seats(2)
        assert ben.table["absence"] == 60
        await ben.send("ready", ready=True)
        await ada.send("set_up", absence=300)
        changed = await ben.until(lambda message: message["type"] == "table" and message["table"]["absence"] == 300)
        assert not seat_of(changed, 1)["ready"]


@in_loop
async def test_a_clock_is_not_set_back_by_handing_over_and_taking_back(db: Path) -> None:
    """The time of a question is over when it would have been over."""
    async with running(db, bot_delay=30.0) as live:
        made, (ada, ben) = await live.seats(2, timer=60)
        await ada.send("start")
        timers = live.server.registry.tables[made["table"]].timers
        end = timers._running[0][1].when()
        for _ in range(3):
            assert (await ada.send("hand", seat=0, bot="random"))["type"] == "ack"
            assert 0 not in timers._running
            assert (await ada.send("take_back"))["type"] == "ack"
            assert timers._running[0][1].when() == end
        await ada.act()
        assert ben.position["legal"] or timers._ends.get(0, (0, 0.0))[1] != end


@in_loop
async def test_a_pause_takes_nobodys_time(db: Path) -> None:
    """What was left before is left afterwards."""
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2, timer=60)
        await ada.send("start")
        timers = live.server.registry.tables[made["table"]].timers
        end = timers._running[0][1].when()
        for what in ("pause", "resume"):
            assert (await ada.send("propose", what=what))["type"] == "ack"
            asked = await ben.until(lambda message: message["type"] == "table" and message["table"]["proposal"])
            await ben.send("agree", proposal=asked["table"]["proposal"]["number"], yes=True)
            if what == "pause":
                assert not timers._running
                assert timers._paused is not None
                timers._paused -= 5.0
        assert timers._running[0][1].when() - end > 5.0
