"""Before the start: seats, settings, hosts, invitations."""

from pathlib import Path

from tests.server.harness import in_loop, running


@in_loop
async def test_join_by_link(db: Path) -> None:
    """An invitation gives a seat; a wrong one looks like a table that does not exist."""
    async with running(db) as live:
        made = await live.create(seats="open open")
        host = await live.player(made["table"], made["token"])
        joined = await live.join(made)
        assert joined["seat"] == 1
        changed = await host.next("table")
        assert [seat["name"] for seat in changed["table"]["seats"]] == ["Ada", "Ben"]
        path = f"/api/tables/{made['table']}/join"
        wrong = await live.http("POST", path, {"name": "Eve", "invite": "guess"})
        unknown = await live.http("POST", "/api/tables/nothing/join", {"name": "Eve", "invite": "guess"})
        assert wrong[0] == unknown[0] == 404
        assert wrong[2] == unknown[2]
        full = await live.http("POST", path, {"name": "Eve", "invite": made["invite"]})
        assert full[0] == 409
        assert b"refused.table_full" in full[2]


@in_loop
async def test_the_host_sets_up_and_starts(db: Path) -> None:
    """Options, timer, bots: the host alone; and only before the start."""
    async with running(db) as live:
        _made, (host, guest) = await live.seats(2)
        assert (await guest.send("set_up", timer=30))["code"] == "refused.not_allowed"
        assert (await guest.send("start"))["code"] == "refused.not_allowed"
        assert (await host.send("set_up", options={"squares": 20}, timer=30, own_dice=True))["type"] == "ack"
        changed = await guest.until(lambda message: message["type"] == "table" and message["table"]["timer"] == 30)
        assert changed["table"]["options"]["squares"] == 20
        assert changed["table"]["own_dice"]
        assert (await host.send("set_up", options={"squares": 7}))["code"] == "input.option"
        assert (await host.send("start"))["type"] == "ack"
        assert (await host.send("set_up", timer=10))["code"] == "refused.started"
        await guest.next("update")
        assert guest.position["view"]["options"]["squares"] == 20


@in_loop
async def test_seats_change_hands(db: Path) -> None:
    """Sit elsewhere, be removed, give a seat to a bot, leave: tokens follow, or are worth nothing."""
    async with running(db) as live:
        made = await live.create(seats="open open open")
        host = await live.player(made["table"], made["token"])
        assert (await host.send("sit", seat=2))["type"] == "ack"
        await host.until(lambda message: message["type"] == "table" and message["seat"] == 2)
        joined = await live.join(made)
        guest = await live.player(made["table"], joined["token"])
        assert guest.seat == 0
        assert (await host.send("set_seat", seat=0, kind="open"))["type"] == "ack"
        assert (await guest.next("bye"))["code"] == "revoked"
        stranger = await live.open()
        assert (await stranger.hello(made["table"], joined["token"]))["code"] == "missing.table"
        for seat in (0, 1):
            assert (await host.send("set_seat", seat=seat, kind="bot", bot="greedy"))["type"] == "ack"
        assert (await host.send("set_seat", seat=0, kind="bot", bot="deep_thought"))["code"] == "missing.bot"
        assert (await host.send("set_seat", seat=2, kind="open"))["code"] == "refused.own_seat"
        assert (await host.send("start"))["type"] == "ack"


@in_loop
async def test_the_host_leaves(db: Path) -> None:
    """The next person becomes the host; who left may watch, and does nothing more."""
    async with running(db) as live:
        _made, (host, guest) = await live.seats(2)
        assert (await host.send("leave"))["type"] == "ack"
        changed = await guest.until(lambda message: message["type"] == "table" and message["table"]["host"] == 1)
        assert changed["host"]
        assert changed["table"]["seats"][0]["kind"] == "open"
        await host.until(lambda message: message["type"] == "table" and message["seat"] is None)
        assert (await host.send("ready", ready=True))["code"] == "refused.not_allowed"
        assert (await guest.send("start"))["code"] == "refused.open_seats"


@in_loop
async def test_a_host_who_does_not_play(db: Path) -> None:
    """Starts the match and watches it."""
    async with running(db) as live:
        made = await live.create(seats="random random", name=None, options={"round_limit": 1})
        host = await live.player(made["table"], made["token"])
        assert made["seat"] is None
        assert host.inbox[0]["host"]
        assert (await host.send("start"))["type"] == "ack"
        await host.next("over")


@in_loop
async def test_public_tables_are_listed(db: Path) -> None:
    """Public tables can be found, watched and joined by anybody; others cannot."""
    async with running(db) as live:
        made = await live.create(seats="open open", public=True)
        hidden = await live.create(seats="open open")
        _, _, data = await live.http("GET", "/api/tables")
        assert made["table"].encode() in data
        assert hidden["table"].encode() not in data
        await live.player(made["table"])
        assert (await (await live.open()).hello(hidden["table"]))["code"] == "missing.table"
        watcher = await live.player(hidden["table"], invite=hidden["invite"])
        assert watcher.seat is None
        assert (await live.post(f"/api/tables/{made['table']}/join", {"name": "Zoé"}))["seat"] == 1


@in_loop
async def test_my_tables_my_turn(db: Path) -> None:
    """The list of a browser's tables, with those first that wait for it."""
    async with running(db) as live:
        waiting, _ = await live.seats(2)
        playing, players = await live.seats(2)
        await players[0].send("start")
        keys = [{"table": one["table"], "token": one["token"]} for one in (waiting, playing)]
        mine = await live.post("/api/mine", {"keys": [*keys, {"table": waiting["table"], "token": "wrong"}]})
        assert [one["table"] for one in mine["tables"]] == [playing["table"], waiting["table"]]
        assert [one["your_turn"] for one in mine["tables"]] == [True, False]


@in_loop
async def test_rematch(db: Path) -> None:
    """Everybody who asks gets their own seat at the same next table."""
    async with running(db) as live:
        made, players = await live.seats(2, options={"round_limit": 1})
        await players[0].send("start")
        for player in players:
            assert (await player.send("hand", seat=player.seat, bot="random"))["type"] == "ack"
        for player in players:
            await player.next("over")
        seated = [await player.send("rematch") for player in players]
        assert seated[0]["table"] == seated[1]["table"] != made["table"]
        again = [await live.player(one["table"], one["token"]) for one in seated]
        assert [player.seat for player in again] == [1, 0]
        guest = await live.open()
        greeting = await guest.hello(seated[0]["table"], invite=made["invite"])
        assert greeting["type"] == "welcome", "whoever was invited to the first match may watch the next one too"
        assert (await again[0].send("start"))["type"] == "ack"


@in_loop
async def test_people_sit_first_and_have_the_say(db: Path) -> None:
    """DC-6: bots are moved behind people with their tokens, and `voices` is the number of people."""
    async with running(db) as live:
        made = await live.create(game="dark_castle", seats="greedy open open open")
        host = await live.player(made["table"], made["token"])
        assert (host.seat, host.table["options"]["voices"]) == (0, 3)
        guest = await live.player(made["table"], (await live.join(made, seat=2))["token"])
        assert (await host.send("set_seat", seat=1, kind="bot", bot="greedy"))["type"] == "ack"
        moved = await guest.until(lambda message: message["type"] == "table" and message["seat"] == 1)
        assert [seat["kind"] for seat in moved["table"]["seats"]] == ["person", "person", "bot", "bot"]
        assert moved["table"]["options"]["voices"] == 2
        assert (await host.send("set_up", options={"voices": 4, "chapters": 1}))["type"] == "ack"
        changed = await guest.until(lambda message: message["type"] == "table" and
                                    message["table"]["options"]["chapters"] == 1)
        assert changed["table"]["options"]["voices"] == 2
        assert (await host.send("set_seat", seat=1, kind="bot", bot="greedy"))["type"] == "ack"
        assert (await guest.next("bye"))["code"] == "revoked"
        assert (await host.send("start"))["type"] == "ack"
        await host.next("update")
        assert host.position["view"]["options"]["voices"] == 1
