"""A short code finds the table that waits, and guessing one takes longer than any table waits."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from escapade.server.store.writes import Write
from escapade.server.tables import codes
from escapade.server.tables.secrets import hashed
from tests.server.harness import NO_LIMITS, Json, Live, in_loop, running


async def typed(live: Live, code: str) -> tuple[int, Json]:
    """What somebody gets who types a code."""
    status, _, body = await live.http("POST", "/api/code", {"code": code})
    return status, json.loads(body)


async def join(live: Live, table: str, invite: str, name: str = "Ben") -> tuple[int, str]:
    """Sitting down with what one has: the status, and the code of a refusal."""
    status, _, body = await live.http("POST", f"/api/tables/{table}/join", {"name": name, "invite": invite})
    return status, json.loads(body).get("code", "")


def test_a_code_is_part_of_the_hash() -> None:
    """Twenty bits there and back, in signs that nobody takes for others."""
    assert codes.code_of("dark_castle", "00000") == "CASTLE-2222"
    assert codes.code_of("elba", "fffff0") == "ELBA-ZZZZ"
    for number in range(0, 1 << 20, 997):
        code = codes.code_of("elba", f"{number:05x}")
        assert codes.read_code(code) == ("ELBA", f"{number:05x}")
    assert len(set(codes.SIGNS)) == 32
    assert set(codes.SIGNS).isdisjoint("01OI")


@pytest.mark.parametrize("text", ["elba-7kq4", "ELBA 7KQ4", " Elba7kq4 ", "elba–7KQ4", "e l b a - 7 k q 4"])
def test_any_way_of_typing_it(text: str) -> None:
    """Case, spaces and dashes say nothing."""
    assert codes.read_code(text) == codes.read_code("ELBA-7KQ4") is not None


@pytest.mark.parametrize("text", ["", "7KQ4", "ELBA", "ELBA-7KQ0", "ELBA-7KQÉ", "ELBA-٧٧٧٧", "-----"])
def test_what_can_be_no_code(text: str) -> None:
    """Nothing is looked for."""
    assert codes.read_code(text) is None


@in_loop
async def test_a_friend_types_the_code(where: str) -> None:
    """The seats are told it, it finds the table and opens a seat, and so does the invitation that it gives; a restart
    changes nothing.
    """
    async with running(where) as live:
        made = await live.create("elba", "open open open")
        ada = await live.player(made["table"], made["token"])
        code = ada.inbox[0]["code"]
        assert code == codes.code_of("elba", hashed(made["invite"]))
    async with running(where) as live:
        status, opened = await typed(live, code.lower().replace("-", " "))
        assert (status, opened["table"], opened["game"]) == (200, made["table"], "elba")
        assert opened["invite"] not in (code, made["invite"], hashed(made["invite"]))
        assert await join(live, made["table"], code) == (201, "")
        ben = await live.player(made["table"], (await live.join(made, "Cleo"))["token"])
        assert ben.inbox[0]["code"] is None, "no seat is free, and the code opens nothing"
        assert await typed(live, code) == (404, {"code": "missing.code", "params": {}})
        assert await join(live, made["table"], code) == (404, "missing.table")


@in_loop
async def test_a_code_opens_no_more_than_a_seat_in_time(db: Path) -> None:
    """Not the match, not its record, not another table; and not those who only watch are told it."""
    async with running(db) as live:
        made, (ada, _) = await live.seats(2, options={"round_limit": 1})
        other = await live.create(seats="open open")
        code = codes.code_of("evades", hashed(made["invite"]))
        watcher = await live.player(other["table"], invite=other["invite"])
        assert watcher.inbox[0]["code"] is None
        cleo = await live.join(other, "Cleo")
        assert (await watcher.next("table"))["code"] is None
        assert cleo["seat"] == 1
        await ada.send("start")
        for path in ("look", "join", "record"):
            status, _, _ = await live.http("POST", f"/api/tables/{made['table']}/{path}",
                                           {"invite": code, **({"name": "Eve"} if path == "join" else {})})
            assert status == 404, path
        stranger = await live.open()
        assert (await stranger.hello(made["table"], invite=code))["code"] == "missing.table"


@in_loop
async def test_whoever_typed_the_code_may_watch_and_hand_it_on(db: Path) -> None:
    """Before the start and after it, to the record of the match; with another invitation all of it is void."""
    async with running(db) as live:
        made = await live.create(seats="open open greedy", options={"round_limit": 1})
        table = made["table"]
        ada = await live.player(table, made["token"])
        invite = (await typed(live, ada.inbox[0]["code"]))[1]["invite"]
        assert (await live.player(table, invite=invite)).inbox[0]["seat"] is None
        assert await join(live, table, invite) == (201, "")
        await ada.send("start")
        assert (await live.player(table, invite=invite)).inbox[0]["table"]["phase"] == "playing"
        assert (await live.http("POST", f"/api/tables/{table}/look", {"invite": invite}))[0] == 200
        await ada.send("renew_invite")
        stranger = await live.open()
        assert (await stranger.hello(table, invite=invite))["code"] == "missing.table"
        for path in ("look", "record"):
            assert (await live.http("POST", f"/api/tables/{table}/{path}", {"invite": invite}))[0] == 404, path


@in_loop
async def test_another_invitation_is_another_code(db: Path) -> None:
    """Told to those who sit there, and the one before is void; whoever was sent away does not hear of it."""
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2)
        await ada.send("set_seat", seat=1, kind="open")
        first = (await ada.next("table"))["code"]
        await ada.send("renew_invite")
        second = [message for message in ada.inbox if message["type"] == "table"][-1]["code"]
        assert first is not None
        assert second not in (None, first)
        assert (await typed(live, first))[0] == 404
        assert (await typed(live, second))[1]["table"] == made["table"]
        assert (await ben.next("bye"))["code"] == "revoked"
        assert {message.get("code") for message in ben.inbox if message["type"] != "bye"} <= {None}


@in_loop
async def test_a_new_code_reaches_the_other_process(postgres_url: str) -> None:
    """Whoever sits there is told, and can be found by it there."""
    async with running(postgres_url) as here, running(postgres_url) as there:
        made = await here.create("evades", "open open open")
        ada = await here.player(made["table"], made["token"])
        ben = await there.player(made["table"], (await here.join(made))["token"])
        old = ben.inbox[0]["code"]
        await ada.send("renew_invite")
        new = (await ben.until(lambda message: message["type"] == "table" and message["code"] != old))["code"]
        assert (await typed(there, new))[1]["table"] == made["table"]
        assert (await typed(there, old))[0] == 404


@in_loop
async def test_two_tables_under_one_code_are_none(db: Path) -> None:
    """One in a million: nobody is led to a stranger's table. Another game under the same signs is another code."""
    async with running(db) as live:
        made = await live.create("elba", "open open open")
        code, same = codes.code_of("elba", hashed(made["invite"])), hashed(made["invite"])
        for game, expected in (("evades", 200), ("elba", 404)):
            other = await live.create(game, "open open open")
            await live.server.store.write(Write(other["table"], 0, invite=same))
            assert (await typed(live, code))[0] == expected


async def waiting(live: Live) -> tuple[Json, str, str]:
    """A table that waits, its code, and one that is nobody's."""
    made = await live.create("elba", "open open open")
    code = codes.code_of("elba", hashed(made["invite"]))
    return made, code, "ELBA-2222" if code != "ELBA-2222" else "ELBA-3333"


@in_loop
async def test_guesses_count_for_an_address(db: Path) -> None:
    """As wrong tokens do; then even a right one waits."""
    async with running(db, replace(NO_LIMITS, wrong_tokens_a_minute=3)) as live:
        _, code, wrong = await waiting(live)
        assert [(await typed(live, wrong))[0] for _ in range(4)] == [404, 404, 404, 429]
        assert (await typed(live, code))[0] == 429


@in_loop
async def test_guesses_count_for_everybody_together(db: Path) -> None:
    """Many addresses guess no faster than one, whether at the first page or at a table; a link opens still."""
    async with running(db, replace(NO_LIMITS, wrong_codes_a_minute=3)) as live:
        made, code, wrong = await waiting(live)
        assert (await typed(live, wrong))[0] == 404
        assert (await join(live, made["table"], wrong))[0] == 404
        status, _, _ = await live.http("POST", f"/api/tables/{made['table']}/look", {"invite": wrong})
        assert status == 404
        assert (await typed(live, code))[0] == 429
        assert (await join(live, made["table"], code))[0] == 429
        assert (await join(live, made["table"], made["invite"]))[0] == 201
