"""Whose seat a bot may play: its owner's to hand over; of somebody else only who has been gone as long as agreed."""

from pathlib import Path

from escapade.server.tables.jobs import TimeUp
from tests.server.harness import Json, Player, in_loop, running

ABSENCE, A_WHILE = 60, 1000
"""Seconds that no test lasts: what is to be over is moved into the past, what is not over stays so."""
NEVER = 3600.0


def seat_of(message: Json, seat: int) -> Json:
    """A seat in a message about the table."""
    found: Json = message["table"]["seats"][seat]
    return found


async def sees(player: Player, seat: int, **fields: object) -> None:
    """Wait until a player is shown a seat like this."""
    await player.until(lambda message: message["type"] == "table"
                       and all(seat_of(message, seat).get(name) == value for name, value in fields.items()))


@in_loop
async def test_nobody_hands_over_the_seat_of_somebody_who_is_there(db: Path) -> None:
    """Not the host either: a bot would write that person's secret bet."""
    async with running(db, bot_delay=NEVER) as live:
        _, (ada, ben) = await live.seats(2, absence=1)
        await ada.send("start")
        for player, seat in ((ada, 1), (ben, 0)):
            refused = await player.send("hand", seat=seat, bot="random")
            assert (refused["code"], refused["params"]) == ("refused.not_absent", {"name": ["Ada", "P1"][seat]})
        assert not [seat for seat in ada.table["seats"] if seat["bot"]]


@in_loop
async def test_after_the_agreed_time_anybody_may_and_the_owner_is_back_with_the_first_message(db: Path) -> None:
    """Before that time it is refused; whoever comes back plays, without having to ask."""
    async with running(db, bot_delay=NEVER) as live:
        made, (ada, ben) = await live.seats(2, absence=ABSENCE, absent_bot="greedy")
        await ada.send("start")
        await ada.close()
        await sees(ben, 0, connected=False)
        early = await ben.send("hand", seat=0, bot="random")
        assert (early["code"], early["params"]["name"]) == ("refused.not_absent_yet", "Ada")
        assert ABSENCE // 2 < early["params"]["seconds"] <= ABSENCE
        table = live.server.registry.tables[made["table"]]
        table.audience._gone[0] -= ABSENCE
        assert (await ben.send("hand", seat=0, bot="random"))["type"] == "ack", "no host is needed for it"
        await sees(ben, 0, away=True, bot="greedy")
        again = await live.player(made["table"], made["token"])
        await sees(ben, 0, away=False, bot=None)
        assert (await again.act())["type"] == "ack"


@in_loop
async def test_everybody_sees_for_how_long_somebody_is_gone(db: Path) -> None:
    """In seconds, while nobody is at the seat; never of a bot, nor of somebody who is there."""
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2, bots=1)
        ada_here, ben_gone, bot = [seat.get("gone") for seat in ada.table["seats"]]
        assert (ada_here, bot) == (None, None)
        assert 0 <= ben_gone < A_WHILE, "Ben had not come yet"
        await ada.send("start")
        await ada.close()
        await sees(ben, 0, connected=False)
        assert 0 <= ben.table["seats"][0]["gone"] < A_WHILE
        live.server.registry.tables[made["table"]].audience._gone[0] -= A_WHILE
        watcher = await live.player(made["table"], invite=made["invite"])
        ada_gone, *others = [seat.get("gone") for seat in watcher.table["seats"]]
        assert others == [None, None]
        assert A_WHILE <= ada_gone < 2 * A_WHILE


@in_loop
async def test_whoever_is_back_is_welcomed_first_and_told_that_a_bot_stood_in(db: Path) -> None:
    """Nothing is sent before the welcome, which has the seat as it is now; another welcome says nothing of it."""
    async with running(db, bot_delay=NEVER) as live:
        made, (ada, ben) = await live.seats(2, absence=ABSENCE)
        assert ada.inbox[0]["stood_in"] is False
        await ada.send("start")
        await ada.close()
        await sees(ben, 0, connected=False)
        live.server.registry.tables[made["table"]].audience._gone[0] -= ABSENCE
        await ben.send("hand", seat=0, bot="random")
        for stood_in in (True, False):
            again = await live.open()
            await again.hello(made["table"], made["token"])
            assert again.inbox[0]["type"] == "welcome"
            assert again.inbox[0]["stood_in"] is stood_in
            assert seat_of(again.inbox[0], 0)["bot"] is None


@in_loop
async def test_whose_time_ran_out_takes_the_seat_back_by_saying_so(db: Path) -> None:
    """`take_back` is not refused because the message itself brought its sender back."""
    async with running(db, bot_delay=NEVER) as live:
        made, (ada, _) = await live.seats(2, timer=600)
        await ada.send("start")
        await ada.next("update")
        live.server.registry.tables[made["table"]].put(TimeUp(0, ada.position["asked"]))
        await sees(ada, 0, away=True)
        assert (await ada.send("take_back"))["type"] == "ack"
        await sees(ada, 0, away=False, bot=None)


@in_loop
async def test_a_match_that_its_last_person_leaves_waits(db: Path) -> None:
    """Bots do not play on for nobody; whoever joins by the link goes on from there."""
    async with running(db) as live:
        made, (ada,) = await live.seats(1, bots=1)
        watcher = await live.player(made["table"], invite=made["invite"])
        await ada.send("start")
        assert (await ada.send("leave"))["type"] == "ack"
        paused = await watcher.until(lambda message: message["type"] == "table" and message["table"]["phase"] != "lobby"
                                     and seat_of(message, 0)["kind"] == "bot")
        assert paused["table"]["phase"] == "paused"
        await watcher.quiet()
        seq = watcher.position["seq"]
        await watcher.quiet()
        assert watcher.position["seq"] == seq, "somebody went on"
        cleo = await live.player(made["table"], (await live.join(made, "Cleo"))["token"])
        assert (await cleo.send("propose", what="resume"))["type"] == "ack", "there is nobody to ask"
        await cleo.until(lambda message: message["type"] == "update" and bool(message["position"]["legal"]))
        assert (await cleo.act())["type"] == "ack"


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
    async with running(db, bot_delay=NEVER) as live:
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
