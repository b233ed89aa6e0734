"""How a match begins: nonces are promised by their hash, then revealed; who keeps theirs back loses the seat."""

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

from escapade.play.record import read_record
from escapade.server.tables.dice import verify
from tests.server.harness import Json, Live, Player, in_loop, running

AN_HOUR = 3600.0
NONCES = ("ada-0123456789abcdef", "ben-0123456789abcdef")


def digest(nonce: str) -> str:
    """The hash of a nonce, as anybody can make it."""
    return hashlib.sha256(nonce.encode()).hexdigest()


async def promised(live: Live, **more: Any) -> tuple[Json, list[Player]]:
    """A table of two who have promised their nonces."""
    made, players = await live.seats(2, options={"round_limit": 1}, **more)
    for player, nonce in zip(players, NONCES, strict=True):
        assert (await player.send("commit", commitment=digest(nonce)))["type"] == "ack"
    return made, players


async def play_out(players: list[Player]) -> Json:
    """Bots play for everybody to the end; the message of the end."""
    for player in players:
        await player.send("hand", seat=player.seat, bot="random")
    return await players[0].next("over")


async def record_of(live: Live, made: Json, token: str) -> str:
    """The record of a finished match, as text."""
    status, _, data = await live.http("POST", f"/api/tables/{made['table']}/record", {"token": token})
    assert status == 200, data
    return data.decode()


@in_loop
async def test_no_nonce_is_shown_before_all_are_promised_and_revealed(db: Path) -> None:
    """Promise, start, reveal, play: and the record proves each of these steps."""
    async with running(db) as live:
        made, (ada, ben) = await promised(live)
        assert (await ben.send("nonce", nonce=NONCES[1]))["code"] == "refused.no_nonce_due", "not before the start"
        assert (await ada.send("start"))["type"] == "ack"
        starting = await ben.until(lambda message: message["type"] == "table" and message["table"]["starting"])
        assert starting["table"]["starting"] == {"missing": [0, 1], "seconds": 15, "gathering": False}
        assert starting["table"]["phase"] == "lobby"
        assert starting["table"]["nonce_commitments"] == [digest(nonce) for nonce in NONCES]
        assert (await ada.send("nonce", nonce=NONCES[1]))["code"] == "refused.other_nonce"
        assert (await ada.send("nonce", nonce=NONCES[0]))["type"] == "ack"
        shown = await ben.until(lambda message: message["type"] == "table"
                                and message["table"]["starting"]["missing"] == [1])
        assert shown["table"]["nonces"] == ["", ""], "nobody sees a nonce while another may still be kept back"
        assert (await ben.send("nonce", nonce=NONCES[1]))["type"] == "ack"
        over = await play_out([ada, ben])
        assert over["nonces"] == list(NONCES)
        text = await record_of(live, made, made["token"])
        assert [json.loads(line) for line in text.splitlines()[1:5]] == [
            *(f"table commit p{seat} {digest(nonce)}" for seat, nonce in enumerate(NONCES)),
            *(f"table nonce p{seat} {nonce}" for seat, nonce in enumerate(NONCES))]
        found = verify(read_record(text))
        assert (found.promised, found.broken, found.aborted, found.first_difference) == ([0, 1], [], 0, None)
        told = await live.post(f"/api/tables/{made['table']}/verify", {"token": made["token"]})
        assert (told["promised"], told["broken"], told["aborted"]) == ([0, 1], [], 0)


@in_loop
async def test_nothing_can_be_promised_or_changed_once_nonces_are_being_revealed(db: Path) -> None:
    """Else whoever knows the seed would choose a nonce after having seen the others'."""
    async with running(db) as live:
        _, (ada, ben) = await promised(live)
        assert (await ada.send("start"))["type"] == "ack"
        for kind, fields in (("commit", {"commitment": digest("another-0123456789")}), ("sit", {"seat": 1}),
                             ("set_up", {"own_dice": True}), ("set_seat", {"seat": 1, "kind": "open"}),
                             ("ready", {"ready": True}), ("start", {})):
            assert (await ada.send(kind, **fields))["code"] == "refused.starting", kind
        assert (await ben.send("commit", commitment=digest(NONCES[0])))["code"] == "refused.starting"


@in_loop
async def test_a_promise_cannot_be_copied(db: Path) -> None:
    """Who promises what another seat promised would reveal after them, without having chosen anything."""
    async with running(db) as live:
        _, (_, ben) = await promised(live)
        assert (await ben.send("commit", commitment=digest(NONCES[0])))["code"] == "refused.commitment_taken"


def end_wait(live: Live, made: Json) -> None:
    """The time to reveal, or to come back, is over now: the clock of the table runs out, which is set to an hour."""
    table = live.server.registry.tables[made["table"]]
    assert table.timers._reveals is not None, "no clock runs"
    wanted, handle = table.timers._reveals
    handle.cancel()
    table.put(wanted)


async def broken_off(player: Player, times: int = 1) -> Json:
    """The table after a start that was broken off."""
    found = await player.until(lambda message: message["type"] == "table" and message["table"]["aborted"] == times)
    table: Json = found["table"]
    return table


async def is_playing(player: Player) -> Json:
    """The table once the match runs."""
    found = await player.until(lambda message: message["type"] == "table" and message["table"]["phase"] == "playing")
    table: Json = found["table"]
    return table


@in_loop
async def test_who_does_not_reveal_loses_the_seat_and_the_dice_are_others(db: Path) -> None:
    """The table goes back to the lobby with another seed; the start that was broken off stays in the record."""
    async with running(db, reveal_seconds=AN_HOUR) as live:
        made, (ada, ben) = await promised(live)
        before = ada.table["commitment"]
        assert (await ada.send("start"))["type"] == "ack"
        assert (await ada.send("nonce", nonce=NONCES[0]))["type"] == "ack"
        end_wait(live, made)
        assert (await ben.next("bye"))["code"] == "revoked"
        table = await broken_off(ada)
        assert (table["phase"], table["starting"], table["seats"][1]["kind"]) == ("lobby", None, "open")
        assert table["commitment"] != before
        assert table["nonce_commitments"] == ["", ""], "a nonce that was shown is worth nothing"
        again = await live.player(made["table"], (await live.join(made, "Cleo"))["token"])
        fresh = ("ada-again-0123456789", "cleo-0123456789abcdef")
        for player, nonce in zip((ada, again), fresh, strict=True):
            await player.send("commit", commitment=digest(nonce))
        await ada.send("start")
        for player, nonce in zip((ada, again), fresh, strict=True):
            assert (await player.send("nonce", nonce=nonce))["type"] == "ack"
        over = await play_out([ada, again])
        assert over["nonces"] == list(fresh)
        text = await record_of(live, made, made["token"])
        aborted = [json.loads(line) for line in text.splitlines()[1:] if "table aborted" in line]
        assert len(aborted) == 1
        _, _, seed, missing = aborted[0].split(" ")
        assert missing == "p1"
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == before, "what would have been drawn can be seen"
        found = verify(read_record(text))
        assert (found.promised, found.broken, found.aborted, found.first_difference) == ([0, 1], [], 1, None)
        assert found.commitment == table["commitment"]


@in_loop
async def test_the_host_chooses_to_wait_for_whoever_is_not_there(db: Path) -> None:
    """Ben closed the page; he is waited for before anything is shown, and with him the shares are revealed."""
    async with running(db) as live:
        made, (ada, ben) = await promised(live)
        token = await gone(ada, ben)
        assert (await ada.send("start"))["code"] == "refused.seat_absent", "nobody said what to do then"
        assert (await ada.send("start", wait=True))["type"] == "ack"
        waits = await ada.until(lambda message: message["type"] == "table" and message["table"]["starting"])
        assert waits["table"]["starting"] == {"missing": [1], "seconds": 60, "gathering": True}
        assert (await ada.send("nonce", nonce=NONCES[0]))["code"] == "refused.no_nonce_due", "it could still be dropped"
        for kind, fields in (("start", {"wait": True}), ("start", {}), ("set_seat", {"seat": 1, "kind": "open"})):
            assert (await ada.send(kind, **fields))["code"] == "refused.starting", kind
        back = await live.player(made["table"], token)
        begun = await back.until(lambda message: message["type"] == "table" and message["table"]["starting"]
                                 and not message["table"]["starting"]["gathering"])
        assert begun["table"]["starting"] == {"missing": [0, 1], "seconds": 15, "gathering": False}
        for player, nonce in zip((ada, back), NONCES, strict=True):
            assert (await player.send("nonce", nonce=nonce))["type"] == "ack"
        assert (await is_playing(back))["aborted"] == 0


@in_loop
async def test_waiting_in_vain_costs_a_share_and_no_seat(db: Path) -> None:
    """Nothing was shown, so nobody chose between two streams: the promise is dropped, and nothing is broken off."""
    async with running(db, gather_seconds=0.2) as live:
        made, (ada, ben) = await promised(live)
        token, before = await gone(ada, ben), ada.table["commitment"]
        await ada.send("start", wait=True)
        begun = await ada.until(lambda message: message["type"] == "table" and message["table"]["starting"]
                                and not message["table"]["starting"]["gathering"])
        assert begun["table"]["starting"]["missing"] == [0]
        await ada.send("nonce", nonce=NONCES[0])
        table = await is_playing(ada)
        assert (table["aborted"], table["commitment"], table["nonces"]) == (0, before, [NONCES[0], ""])
        assert (await live.player(made["table"], token)).seat == 1, "the seat is still his"


@in_loop
async def test_nobody_waits_for_ever(db: Path) -> None:
    """Where all have gone meanwhile the table is a lobby again: no match begins that nobody is at."""
    async with running(db, gather_seconds=AN_HOUR) as live:
        made, (ada, ben) = await promised(live)
        await gone(ada, ben)
        await ada.send("start", wait=True)
        await ada.close()
        table = live.server.registry.tables[made["table"]]
        while table.audience.clients:
            await asyncio.sleep(0.02)
        end_wait(live, made)
        while table.document.gathering:
            await asyncio.sleep(0.02)
        assert (table.document.phase, table.document.starting) == ("lobby", False)


@in_loop
async def test_whoever_leaves_for_good_ends_the_waiting(db: Path) -> None:
    """Cleo goes while Ben is waited for: her seat is open, and the host begins when it is taken."""
    async with running(db) as live:
        _, (ada, ben, cleo) = await live.seats(3, options={"round_limit": 1})
        for player in (ada, ben, cleo):
            await player.send("commit", commitment=digest(f"{player.seat}-0123456789abcdef"))
        await gone(ada, ben)
        await ada.send("start", wait=True)
        assert (await cleo.send("leave"))["type"] == "ack"
        table = await ada.until(lambda message: message["type"] == "table"
                                and message["table"]["seats"][2]["kind"] == "open")
        assert (table["table"]["starting"], table["table"]["aborted"]) == (None, 0)


@in_loop
async def test_the_host_chooses_not_to_wait(db: Path) -> None:
    """At once, or in the middle of it: a promise that nobody is there to keep is as good as none."""
    for begins in ([False], [True, False]):
        async with running(db) as live:
            made, (ada, ben) = await promised(live)
            token = await gone(ada, ben)
            for wait in begins:
                assert (await ada.send("start", wait=wait))["type"] == "ack"
            assert (await ada.send("nonce", nonce=NONCES[0]))["type"] == "ack"
            table = await is_playing(ada)
            assert (table["aborted"], table["nonce_commitments"][1]) == (0, "")
            assert (table["seats"][1]["name"], table["seats"][1]["connected"]) == ("P1", False)
            assert (await live.player(made["table"], token)).seat == 1, "the seat is still his"


async def gone(ada: Player, ben: Player) -> str:
    """Ben closes his page, and Ada sees it; his token."""
    assert ben.token is not None
    await ben.close()
    await ada.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["connected"])
    return ben.token


@in_loop
async def test_leaving_while_nonces_are_revealed_breaks_the_start_off(db: Path) -> None:
    """Whoever has seen the others' nonces and then goes has chosen other dice: that too stays in the record."""
    async with running(db) as live:
        _, (ada, ben) = await promised(live)
        before = ada.table["commitment"]
        await ada.send("start")
        await ben.send("nonce", nonce=NONCES[1])
        assert (await ben.send("leave"))["type"] == "ack"
        back = await ada.until(lambda message: message["type"] == "table" and message["table"]["aborted"] == 1)
        assert back["table"]["commitment"] != before
        assert back["table"]["seats"][1]["kind"] == "open"


@in_loop
async def test_a_broken_off_start_outlives_the_process(db: Path) -> None:
    """The seed that is thrown away is thrown away on disk too, and the clock runs again after a restart."""
    async with running(db) as live:
        made, (ada, _) = await promised(live)
        await ada.send("start")
    async with running(db, reveal_seconds=AN_HOUR) as live:
        ada = await live.player(made["table"], made["token"])
        assert ada.table["starting"]["missing"] == [0, 1]
        end_wait(live, made)
        assert (await ada.next("bye"))["code"] == "revoked", "nobody revealed"
        stored = await live.server.store.load(made["table"])
        assert stored is not None
        assert hashlib.sha256(bytes.fromhex(stored.seed)).hexdigest() != made["commitment"]


def test_verify_finds_a_nonce_that_was_not_promised() -> None:
    """A record in which a seat reveals something else than it promised, planted."""
    lines = (Path(__file__).parents[1] / "corpus" / "0.2" / "evades-2-round_limit_1-10.jsonl").read_text()
    record = read_record(lines)
    assert verify(record).promised == [], "nothing was promised in those days, and that is said"
    assert record.end is not None
    record.end["nonces"] = [NONCES[0], ""]
    record.entries.insert(0, f"table commit p0 {digest(NONCES[0])}")
    assert (verify(record).promised, verify(record).broken) == ([0], [])
    record.entries[0] = f"table commit p0 {digest('another-0123456789')}"
    assert (verify(record).promised, verify(record).broken) == ([0], [0])
