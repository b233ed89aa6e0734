"""Every limit at n and at n + 1; and no effect on anybody else."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from escapade.server.settings import Limits, Settings
from escapade.server.store.writes import Write
from escapade.server.tables.table import Table
from escapade.server.wire.buckets import Bucket, Buckets, Counts
from tests.server.harness import NO_LIMITS, Json, Live, in_loop, running
from tests.server.stalls import OwnTime


def test_buckets_fill_up_again() -> None:
    """n at once, not n + 1; one more after its time; never more than n."""
    bucket = Bucket(3, 30.0, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(10.0)
    assert not bucket.take(10.0)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_what_is_remembered_is_bounded() -> None:
    """The least recently seen address is forgotten."""
    buckets = Buckets(1, 60, most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.is_empty("a")
    buckets.take("b")
    buckets.take("c")
    assert buckets.take("a"), "forgotten, so it may again"


def test_counts() -> None:
    """n open, not n + 1; one closed, one more."""
    counts = Counts(2)
    assert [counts.take("a") for _ in range(3)] == [True, True, False]
    counts.give("a")
    assert counts.take("a")
    assert counts.take("b")


@in_loop
async def test_message_size(db: Path) -> None:
    """4,096 bytes are read, 4,097 close the socket; the table plays on."""
    async with running(db) as live:
        _, (ada, ben) = await live.seats(2)
        frame = '{"type":"chat","id":"x","text":"%s"}'
        await ada.line.send(frame % ("x" * (4096 - len(frame) + 2)))
        assert (await ada.next("refused"))["code"] == "input.message"
        await ada.line.send(frame % ("x" * (4097 - len(frame) + 2)))
        with pytest.raises(ConnectionClosed):
            await ada.quiet(5)
        assert (await ben.send("ping"))["type"] == "pong"


@in_loop
async def test_body_size(db: Path) -> None:
    """16 KiB are read, one byte more is not; whatever length is announced."""
    async with running(db) as live:
        body = b'{"keys":[]}'
        assert (await live.http("POST", "/api/mine", raw=body.ljust(16384)))[0] == 200
        status, _, data = await live.http("POST", "/api/mine", raw=body.ljust(16385))
        assert status == 413
        assert json.loads(data)["code"] == "input.too_big"


@in_loop
async def test_messages_of_a_seat_and_of_a_spectator(db: Path) -> None:
    """100 in a window for a seat, 50 for a spectator, then `too_fast`; each still gets its reply."""
    limits = replace(NO_LIMITS, player_messages=100, spectator_messages=50, message_window=1000.0)
    async with running(db, limits) as live:
        made, (ada, ben) = await live.seats(2)
        watcher = await live.player(made["table"], invite=made["invite"])
        for player, most in ((ada, 100), (watcher, 50)):
            kinds = [(await player.send("ping"))["type"] for _ in range(most)]
            assert kinds == ["pong"] * most
            over = await player.send("ping")
            assert over["code"] == "refused.too_fast"
            assert over["retry"]
        assert (await ben.send("ping"))["type"] == "pong"


@in_loop
async def test_sockets_of_a_seat_and_spectators_of_a_table(db: Path) -> None:
    """5 and 50; the next one is told so."""
    async with running(db, replace(NO_LIMITS, spectators_a_table=3)) as live:
        made = await live.create(seats="open open")
        for _ in range(5):
            await live.player(made["table"], made["token"])
        assert (await (await live.open()).hello(made["table"], made["token"]))["code"] == "refused.too_many_sockets"
        for _ in range(3):
            await live.player(made["table"], invite=made["invite"])
        over = await (await live.open()).hello(made["table"], invite=made["invite"])
        assert over["code"] == "refused.too_many_spectators"


@in_loop
async def test_sockets_of_an_address(db: Path) -> None:
    """20 are accepted, the 21st is not; one closes, one more fits."""
    async with running(db, replace(NO_LIMITS, sockets_an_address=20)) as live:
        players = [await live.open() for _ in range(20)]
        with pytest.raises(InvalidStatus):
            await live.open()
        await players[0].close()
        await asyncio.sleep(0.1)
        await live.open()


@in_loop
async def test_joins_and_wrong_guesses(db: Path) -> None:
    """10 tables a minute from an address; 10 wrong tokens, and then even a right one waits."""
    async with running(db, replace(NO_LIMITS, joins_a_minute=10, wrong_tokens_a_minute=10)) as live:
        made = [await live.create() for _ in range(10)][-1]
        body = {"game": "evades", "seats": [{"kind": "open"}, {"kind": "open"}], "name": "Ada"}
        assert (await live.http("POST", "/api/tables", body))[0] == 429
        for _ in range(10):
            assert (await (await live.open()).hello(made["table"], "wrong"))["code"] == "missing.table"
        assert (await (await live.open()).hello(made["table"], made["token"]))["code"] == "refused.too_fast"
        found = await live.http("POST", "/api/mine", {"keys": [{"table": made["table"], "token": made["token"]}]})
        assert found[0] == 429


@in_loop
async def test_hello_in_time(db: Path) -> None:
    """A socket that says nothing is closed; so is one whose first message is not hello."""
    async with running(db, replace(NO_LIMITS, hello_seconds=0.3)) as live:
        silent = await live.open()
        clock = OwnTime()
        with pytest.raises(ConnectionClosed):
            await silent.next("welcome")
        assert clock.own() < 3
        rude = await live.open()
        await rude.line.send('{"type":"start","id":"x"}')
        assert (await rude.receive())["code"] == "input.message"
        with pytest.raises(ConnectionClosed):
            await rude.next("welcome")


@in_loop
async def test_too_many_wait_for_a_table(db: Path) -> None:
    """64 messages wait; the next is refused, to be sent again."""
    async with running(db) as live:
        made, (ada, _) = await live.seats(2)
        table = live.server.registry.tables[made["table"]]
        held, writing = asyncio.Event(), asyncio.Event()
        real = live.server.store.write

        async def slow_write(write: Write) -> None:
            writing.set()
            await held.wait()
            await real(write)

        live.server.store.write = slow_write  # type: ignore[method-assign]
        for number in range(66):
            await ada.line.send(json.dumps({"type": "chat", "id": f"c{number}", "text": "x"}))
            await writing.wait()
        refused = await ada.next("refused")
        waiting = len(table.queue)
        held.set()
        assert refused["code"] == "refused.busy"
        assert refused["retry"]
        assert waiting == 64
        await ada.until(lambda message: message.get("id") == "c64")


def leave_room(table: Table, entries: int) -> None:
    """Set the limit so that a match may have so many more entries of the table."""
    spare = table.match.seq + entries - table.match.game.traits.longest_match
    table.around.limits = replace(table.around.limits, spare_entries=spare)


@in_loop
async def test_entries_of_a_match(db: Path) -> None:
    """The longest match of the game and so many more: then nothing is proposed, handed over or set any more, but
    what was handed over comes back, and play goes on.
    """
    async with running(db, bot_delay=3600.0) as live:
        made, (ada, ben) = await live.seats(2, bots=1)
        await ada.send("start")
        table = live.server.registry.tables[made["table"]]
        requests: list[Json] = [{"type": "propose", "what": "pause"}, {"type": "propose", "what": "undo"},
                                {"type": "hand", "seat": 0, "bot": "random"},
                                {"type": "set_seat", "seat": 2, "kind": "bot", "bot": "random"}]
        leave_room(table, 0)
        for request in requests:
            fields = {name: value for name, value in request.items() if name != "type"}
            assert (await ada.send(request["type"], **fields))["code"] == "refused.log_full", request
        leave_room(table, 1)
        assert (await ben.send("hand", seat=1, bot="random"))["type"] == "ack"
        assert (await ada.send("hand", seat=0, bot="random"))["code"] == "refused.log_full"
        assert (await ben.send("take_back"))["type"] == "ack"
        assert (await ada.act())["type"] == "ack"
        leave_room(table, 1)
        assert (await ada.send("set_seat", seat=2, kind="bot", bot="random"))["type"] == "ack"
        leave_room(table, 1)
        assert (await ada.send("propose", what="pause"))["type"] == "ack"


async def open_with(live: Live, headers: dict[str, str]) -> int:
    """Try to open a socket with other headers; 101 when it opens."""
    try:
        await live.open(additional_headers=headers)
    except InvalidStatus as refused:
        return refused.response.status_code
    return 101


@in_loop
async def test_origin_and_host_are_checked_first(db: Path) -> None:
    """Other people's pages and other people's names for us get nowhere, sockets included."""
    async with running(db, base_url="https://play.example") as live:
        own = f"http://127.0.0.1:{live.port}"
        for origin in ("https://evil.example", "null", own + "0", "https://play.example.evil.org"):
            assert await open_with(live, {"Origin": origin}) == 403
            assert (await live.http("POST", "/api/mine", {"keys": []}, {"Origin": origin}))[0] == 403
        for origin in (own, "https://play.example"):
            assert await open_with(live, {"Origin": origin}) == 101
            assert (await live.http("POST", "/api/mine", {"keys": []}, {"Origin": origin}))[0] == 200
        assert (await live.http("GET", "/api/games", headers={"Host": "evil.example"}))[0] == 421
        assert (await live.http("GET", "/api/games", headers={"Host": "play.example"}))[0] == 200


@in_loop
async def test_headers_and_pages(db: Path) -> None:
    """Security headers on everything; a friendly page where there is no client; rules as text."""
    async with running(db) as live:
        for path in ("/", "/healthz", "/api/games", "/nothing", "/api/tables"):
            status, headers, _ = await live.http("GET", path)
            assert status == 200, path
            assert "frame-ancestors 'none'" in headers["content-security-policy"], path
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "camera=()" in headers["permissions-policy"]
            assert "strict-transport-security" not in headers
            assert "server" not in headers
        assert b"LE-4" in (await live.http("GET", "/api/rules/evades/fr"))[2]
        assert (await live.http("GET", "/api/rules/evades/xx"))[0] == 404
        assert (await live.http("GET", "/api/rules/..%2f..%2fetc/en"))[0] == 404
        assert b"root:" not in (await live.http("GET", "/../../../../etc/passwd"))[2]


@in_loop
async def test_by_https_alone(db: Path) -> None:
    """Where that is how people come; also on what is refused."""
    async with running(db, base_url="https://play.example") as live:
        for path in ("/", "/api/nothing"):
            assert (await live.http("GET", path))[1]["strict-transport-security"].startswith("max-age=")


@in_loop
async def test_metrics_are_for_those_with_the_token(db: Path) -> None:
    """Without a token there is no such page, not even on this machine."""
    async with running(db) as live:
        for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer x"}):
            assert (await live.http("GET", "/metrics", headers=headers))[0] == 404
    async with running(db, metrics_token="wörd") as live:
        for headers in ({}, {"Authorization": "Bearer word"}, {"Authorization": "wörd"}):
            status, _, data = await live.http("GET", "/metrics", headers=headers)
            assert status == 403
            assert b"escapade_sockets" not in data
    async with running(db, metrics_token="open-sesame") as live:
        page = await live.http("GET", "/metrics", headers={"Authorization": "Bearer open-sesame"})
        assert b"escapade_sockets" in page[2]
    assert "open-sesame" not in repr(Settings(metrics_token="open-sesame"))


def test_the_limits_are_those_of_the_page() -> None:
    """docs/protocol.md tells the truth."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    limits = Limits()
    assert f"{limits.player_messages}, {limits.spectator_messages} in {limits.message_window:.0f} s" in page
    window = f"in {limits.message_window:.0f} s"
    assert f"| {limits.address_messages} {window}" in page
    assert page.count(f"| {limits.costly_messages} {window} |") == 3 - (limits.set_ups != limits.costly_messages)
    assert f"| {limits.set_ups} {window} |" in page
    assert f"{limits.sockets_a_seat}, {limits.sockets_an_address}, {limits.spectators_a_table}" in page
    assert f"| {limits.connections_an_address}, {limits.connections:,}; then" in page
    seconds = (limits.header_seconds, limits.body_seconds, limits.request_seconds, limits.hello_seconds)
    assert ", ".join(f"{one:.0f} s" for one in seconds) in page
    assert f"{limits.joins_a_minute} a minute" in page
    assert f"| wrong codes from everybody together | {limits.wrong_codes_a_minute} a minute |" in page
    assert f"and {limits.spare_entries:,} more" in page
