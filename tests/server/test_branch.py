"""A new table that goes on from a moment of a finished match, and the facts of a finished match with nothing hidden."""

import json
from pathlib import Path

import pytest

from escapade.core.errors import BadInput
from escapade.games import load
from escapade.play.match import Match
from escapade.play.record import Record, read_record
from escapade.server.tables import errands
from escapade.server.tables.branch import standing_entry
from escapade.server.tables.dice import verify
from tests.server.harness import Json, Live, Player, in_loop, running
from tests.server.test_versions import make_older

GAMES = {"evades": ("open bot", {"squares": 20, "round_limit": 2}), "elba": ("open bot bot", {"round_limit": 1}),
         "prison_break": ("open bot bot", {}), "dark_castle": ("open bot", {})}
"""A short match of each game: one person, who hands the seat to a bot, and bots."""


async def over(live: Live, game: str = "evades") -> tuple[Json, Player]:
    """A table whose match has ended, and its person."""
    seats, options = GAMES[game]
    made = await live.create(game, seats, options=options)
    ada = await live.player(made["table"], made["token"])
    await ada.send("start")
    await ada.send("hand", seat=0, bot="random")
    await ada.next("over")
    return made, ada


async def record(live: Live, made: Json) -> Record:
    """The record of a finished table."""
    path = f"/api/tables/{made['table']}/record"
    return read_record((await live.http("POST", path, {"token": made["token"]}))[2].decode())


async def branched(live: Live, made: Json, **wish: object) -> tuple[int, Json]:
    """What the server says to somebody who wants to go on from there."""
    body = {"token": made["token"], "entry": 3, "seat": 0, "name": "Ada", **wish}
    status, _, data = await live.http("POST", f"/api/tables/{made['table']}/branch", body)
    return status, json.loads(data)


@in_loop
async def goes_on(db: Path, game: str, seat: int) -> None:
    """From the middle: the same words so far, another person's seat, new dice, and a record that proves just these."""
    async with running(db) as live:
        made, _ = await over(live, game)
        before = await record(live, made)
        entry = len(before.entries) // 2
        status, next_made = await branched(live, made, entry=entry, seat=seat)
        assert (status, next_made["seat"]) == (201, seat), next_made
        ada = await live.player(next_made["table"], next_made["token"])
        assert (ada.table["phase"], ada.table["branch"], ada.table["host"]) == ("lobby", entry, seat)
        assert [one["kind"] for one in ada.table["seats"]].count("bot") == len(ada.table["seats"]) - 1
        assert ada.position["view"] is None, "before the start nobody sees a hand"
        assert (await ada.send("start"))["type"] == "ack"
        begun = await ada.next("update")
        assert begun["position"]["seq"] > entry
        await ada.send("hand", seat=seat, bot="random")
        await ada.next("over")
        after = await record(live, next_made)
        assert after.entries[:entry + 1] == [*before.entries[:entry], f"table branch {entry}"]
        assert after.end is not None
        assert before.end is not None
        assert after.end["seed"] != before.end["seed"]
        found = verify(after)
        assert (found.branch, found.first_difference, found.is_good()) == (entry, None, True)
        said = await live.post(f"/api/tables/{next_made['table']}/verify", {"token": next_made["token"]})
        assert (said["branch"], said["first_difference"], said["draws"]) == (entry, None, found.draws)
        own = [words for words in after.entries[entry + 1:] if words.startswith("chance ")]
        assert found.draws == len(own)


@pytest.mark.parametrize(("game", "seat"), [("evades", 1), ("elba", 2), ("prison_break", 1), ("dark_castle", 0)])
def test_every_game_goes_on_from_its_middle(db: Path, game: str, seat: int) -> None:
    """Whatever is being decided there."""
    goes_on(db, game, seat)


@in_loop
async def test_a_changed_draw_behind_the_branch_is_found(db: Path) -> None:
    """Planted: the copied part may say what it likes, the table's own part may not."""
    async with running(db) as live:
        made, _ = await over(live)
        entries = (await record(live, made)).entries
        first = next(place for place, words in enumerate(entries) if words.startswith("chance die"))
        _, next_made = await branched(live, made, entry=first + 1)
        ada = await live.player(next_made["table"], next_made["token"])
        await ada.send("start")
        await ada.send("hand", seat=0, bot="random")
        await ada.next("over")
        good = await record(live, next_made)
    own = next(place for place, words in enumerate(good.entries)
               if place > first + 1 and words.startswith("chance die"))
    face = int(good.entries[own].rpartition(" ")[2])
    assert verify(Record(good.header, good.entries[:own + 1], unfinished(good))).is_good()
    forged = [*good.entries[:own], f"chance die {face % 6 + 1}"]
    assert verify(Record(good.header, forged, unfinished(good))).first_difference == own + 1
    copied = next(place for place, words in enumerate(good.entries) if words.startswith("chance die"))
    other = f"chance die {int(good.entries[copied][-1]) % 6 + 1}"
    other_past = [*good.entries[:copied], other, f"table branch {copied + 1}"]
    assert verify(Record(good.header, other_past, unfinished(good))).is_good()


def unfinished(record: Record) -> dict[str, object]:
    """The last line of a record that was cut before its end: the seed is there, an outcome is not."""
    return {**(record.end or {}), "end": None}


@in_loop
async def test_bad_wishes_are_refused_with_a_sentence(db: Path) -> None:
    """An entry that is not there, the end itself, a seat that is not there, a stranger, an unknown table."""
    async with running(db) as live:
        made, _ = await over(live)
        entries = len((await record(live, made)).entries)
        assert await branched(live, made, entry=entries + 1) == (
            400, {"code": "input.record_at", "params": {"entry": entries + 1, "entries": entries}})
        assert (await branched(live, made, entry=-1))[0] == 400
        assert (await branched(live, made, entry=entries))[1]["code"] == "refused.over"
        assert (await branched(live, made, seat=2))[1]["code"] == "refused.no_seat"
        assert (await branched(live, made, bot="nobody"))[0] in (400, 404, 409)
        assert (await branched(live, made, name=""))[1]["code"] == "input.message"
        for key in ({"token": "wrong"}, {"token": None}, {"token": None, "invite": "wrong"}):
            assert await branched(live, made, **key) == (404, {"code": "missing.table", "params": {}})
        assert (await branched(live, made, token=None, invite=made["invite"]))[0] == 201
        assert (await branched(live, {**made, "table": "nothing"}))[1]["code"] == "missing.table"


@in_loop
async def test_nothing_of_a_match_that_is_not_over(db: Path) -> None:
    """Neither a table that goes on from it, nor its hidden facts: not to its people, nor with the invitation."""
    async with running(db) as live:
        made = await live.create("elba", "open bot bot")
        ada = await live.player(made["table"], made["token"])
        for start in (False, True):
            if start:
                await ada.send("start")
                await ada.next("update")
            for key in ({"token": made["token"]}, {"token": None, "invite": made["invite"]}):
                assert await branched(live, made, **key, entry=0) == (409, {"code": "refused.not_over", "params": {}})
                status, _, data = await live.http("POST", f"/api/tables/{made['table']}/facts", key)
                assert (status, json.loads(data)["code"]) == (409, "refused.not_over")


@in_loop
async def test_hidden_facts_of_a_running_match_are_not_even_made(db: Path) -> None:
    """Planted: were the door to forget to ask, the room behind it still refuses."""
    async with running(db) as live:
        made = await live.create("elba", "open bot bot")
        ada = await live.player(made["table"], made["token"])
        await ada.send("start")
        await ada.next("update")
        stored = await live.server.store.load(made["table"])
        assert stored is not None
        with pytest.raises(AssertionError):
            errands.open_history(load("elba"), stored)


@in_loop
async def test_everything_of_a_finished_match_is_open(db: Path) -> None:
    """Whoever may see the table sees every letter that was drawn; its history as one seat knew it still hides them."""
    async with running(db) as live:
        made, ada = await over(live, "elba")
        told = (await live.post(f"/api/tables/{made['table']}/facts", {"invite": made["invite"]}))["log"]
        seen = (await ada.send("ask_history"))["log"]
        assert [(one["seq"], one["kind"]) for one in told] == [(one["seq"], one["kind"]) for one in seen]
        hidden = [place for place, one in enumerate(seen) if one["kind"] in ("dealt", "drew")
                  and one["fields"]["letter"] is None]
        assert len(hidden) > 5
        assert all(told[place]["fields"]["letter"] is not None for place in hidden)
        status, _, data = await live.http("POST", f"/api/tables/{made['table']}/facts", {"token": "wrong"})
        assert (status, json.loads(data)["code"]) == (404, "missing.table")


@in_loop
async def test_before_a_branch_starts_nobody_sees_a_hand(db: Path) -> None:
    """Seats change hands there: the log and the history tell everybody the same, whoever sits where."""
    async with running(db) as live:
        made, _ = await over(live, "elba")
        _, next_made = await branched(live, made, entry=len((await record(live, made)).entries) // 2)
        ada = await live.player(next_made["table"], next_made["token"])
        welcome = ada.inbox[0]
        letters = [one["fields"]["letter"] for one in welcome["log"] if one["kind"] in ("dealt", "drew")]
        assert letters
        assert set(letters) == {None}
        asked = (await ada.send("ask_history"))["log"]
        assert {one["fields"]["letter"] for one in asked if one["kind"] in ("dealt", "drew")} == {None}
        assert (await ada.send("set_up", options={}))["code"] == "refused.branch"
        assert (await ada.send("set_seat", seat=1, kind="open"))["type"] == "ack"
        ben = await live.join(next_made, "Ben")
        assert ben["seat"] == 1
        assert (await ada.send("start"))["type"] == "ack"
        await ada.next("update")
        own = [one for one in (await ada.send("ask_history"))["log"] if one["kind"] == "dealt"]
        assert {one["fields"]["letter"] is None for one in own if one["fields"]["seat"] == "p0"} == {False}
        assert {one["fields"]["letter"] is None for one in own if one["fields"]["seat"] != "p0"} == {True}


@in_loop
async def test_other_rules_and_no_undo_past_the_branch(db: Path) -> None:
    """What others played is not taken back; rules that are not here go on with nothing, before the start either."""
    async with running(db) as live:
        made, _ = await over(live)
        _, next_made = await branched(live, made, entry=2)
        ada = await live.player(next_made["table"], next_made["token"])
        await ada.send("start")
        await ada.next("update")
        assert (await ada.send("propose", what="undo"))["code"] == "refused.undo_nothing"
        _, waiting = await branched(live, made, entry=2)
    make_older(db, made["table"])
    make_older(db, waiting["table"])
    async with running(db) as live:
        assert (await branched(live, made))[1]["code"] == "refused.other_version"
        status, _, data = await live.http("POST", f"/api/tables/{made['table']}/facts", {"token": made["token"]})
        assert (status, json.loads(data)["code"]) == (409, "refused.other_version")
        reply = await (await live.open()).hello(waiting["table"], waiting["token"])
        assert reply["code"] == "refused.other_version"


@in_loop
async def test_a_seat_without_a_say_is_refused_in_the_castle(db: Path) -> None:
    """DC-6: where people decided for the party, whoever goes on decides too; and another match is a whole one."""
    async with running(db) as live:
        made, _ = await over(live, "dark_castle")
        assert await branched(live, made, seat=1) == (409, {"code": "refused.no_say", "params": {"voices": 1}})
        _, next_made = await branched(live, made, entry=4)
        ada = await live.player(next_made["table"], next_made["token"])
        await ada.send("start")
        await ada.send("hand", seat=0, bot="random")
        await ada.next("over")
        seated = await ada.send("rematch")
        assert "branch" not in (await live.player(seated["table"], seated["token"])).table


def test_a_branch_names_how_many_entries_come_before_it() -> None:
    """A record that says otherwise is none."""
    match = Match(load("evades"), 2)
    match.enter("p0 bet red")
    with pytest.raises(BadInput) as wrong:
        match.enter("table branch 7")
    assert (wrong.value.code, wrong.value.params["entries"]) == ("input.branch", 1)
    match.enter("table branch 1")
    assert (match.window, match.draws, match.nonces) == ([match.window[0]], 0, ["", ""])
    assert match.window[0].words == "table branch 1"


def test_an_entry_that_stood_through_an_undo() -> None:
    """A replay shows it without what was taken back before it: so goes on the new table."""
    words = ["p0 bet red", "p1 bet blue", "table undo 1", "p0 bet green"]
    assert [standing_entry(words, wanted) for wanted in range(5)] == [0, 1, 3, 3, 4]
