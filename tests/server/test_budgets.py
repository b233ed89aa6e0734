"""Limits that a reconnect does not lift, and those of messages that cost much; long work stays off the event loop."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from escapade.server.settings import Limits, lan_limits
from escapade.server.tables import errands, registry
from escapade.server.tables.export import record_of
from escapade.server.tables.loaded_games import MOST_LOADED, LoadedGames
from escapade.server.tables.long_work import AT_ONCE, LongWork
from tests.server.harness import NO_LIMITS, Live, Player, in_loop, running

LONG = replace(NO_LIMITS, message_window=1000.0)


async def refused(player: Player, kind: str, **fields: Any) -> bool:
    """Whether a message is one too many; rivals keep their advice to themselves, which costs the same."""
    reply = await player.send(kind, **fields)
    assert reply.get("code") in (None, "refused.too_fast", "refused.no_advice"), reply
    return reply.get("code") == "refused.too_fast"


@in_loop
async def test_a_reconnect_changes_nothing(db: Path) -> None:
    """n messages of a person on any number of sockets, one after another or side by side; others have their own."""
    async with running(db, replace(LONG, player_messages=6)) as live:
        made, (ada, ben) = await live.seats(2)
        assert [await refused(ada, "chat", text="x") for _ in range(3)] == [False] * 3
        await ada.close()
        again, beside = [await live.player(made["table"], made["token"]) for _ in range(2)]
        assert [await refused(one, "chat", text="x") for one in (again, beside, again, beside)] == [False] * 3 + [True]
        assert not await refused(ben, "chat", text="x")


@in_loop
async def test_whoever_watches_is_counted_by_address(db: Path) -> None:
    """They have nothing else to be known by."""
    async with running(db, replace(LONG, spectator_messages=4)) as live:
        made = await live.create(seats="open open")
        for expected in ([False] * 3, [False, True, True]):
            watcher = await live.player(made["table"], invite=made["invite"])
            assert [await refused(watcher, "ping") for _ in range(3)] == expected
        ada = await live.player(made["table"], made["token"])
        assert not await refused(ada, "ping")


@in_loop
async def test_messages_of_an_address(db: Path) -> None:
    """All people of an address together, and the hellos of those who come again and again."""
    async with running(db, replace(LONG, address_messages=7)) as live:
        made, (ada, ben) = await live.seats(2)
        assert [await refused(one, "ping") for one in (ada, ben, ada, ben)] == [False] * 4
        await live.player(made["table"], made["token"])
        late = await (await live.open()).hello(made["table"], made["token"])
        assert (late["code"], late["retry"]) == ("refused.too_fast", True)
        assert await refused(ada, "ping")


@in_loop
async def test_what_costs_much_has_a_limit_of_its_own(db: Path) -> None:
    """Of all these messages together so many; a move is still taken."""
    async with running(db, replace(LONG, costly_messages=6, set_ups=2)) as live:
        _, (ada, ben) = await live.seats(2)
        assert [await refused(ada, "set_up", timer=600 + number) for number in range(3)] == [False, False, True]
        await ada.send("start")
        await ada.next("update")
        costly: list[tuple[str, dict[str, object]]] = [
            ("ask_history", {}), ("ask_why", {"words": "move"}), ("ask_hint", {}),
            ("ask_advice", {"seat": 1}),
            ("hand", {"seat": 0, "bot": "random"}), ("take_back", {})]
        for kind, fields in costly:
            assert not await refused(ada, kind, **fields)
        for kind, fields in costly:
            assert await refused(ada, kind, **fields)
        assert not await refused(ada, "chat", text="x")
        assert not await refused(ben, "ask_history")


async def finished(live: Live) -> tuple[str, dict[str, str]]:
    """The path of a finished table, and the way into it."""
    made = await live.create(seats="open bot", options={"round_limit": 1})
    ada = await live.player(made["table"], made["token"])
    await ada.send("start")
    await ada.send("hand", seat=0, bot="random")
    while ada.table["phase"] != "over":
        await ada.receive()
    return f"/api/tables/{made['table']}", {"token": made["token"]}


@in_loop
async def test_records_and_verifications(db: Path) -> None:
    """n for an address, not n + 1."""
    async with running(db, replace(LONG, costly_messages=4)) as live:
        path, access = await finished(live)
        wanted = [f"{path}/record", f"{path}/verify"] * 2
        assert [(await live.http("POST", one, access))[0] for one in [*wanted, wanted[0]]] == [200, 200, 200, 200, 429]


@in_loop
async def test_long_work_is_done_beside_the_loop(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop goes on while a match is played again."""
    async with running(db) as live:
        path, access = await finished(live)
        where: list[threading.Thread] = []
        go = threading.Event()

        def slow(real: Any) -> Any:
            def work(*args: Any) -> Any:
                where.append(threading.current_thread())
                go.wait(5)
                return real(*args)
            return work

        monkeypatch.setattr(registry, "record_of", slow(record_of))
        monkeypatch.setattr(errands, "history", slow(errands.history))
        ada = await live.player(path.rpartition("/")[2], access["token"])
        work = [asyncio.create_task(one) for one in (live.http("POST", f"{path}/record", access), live.http(
            "POST", f"{path}/verify", access), ada.send("ask_history"))]
        while not where:
            await asyncio.sleep(0.01)
        assert (await live.http("GET", "/healthz"))[0] == 200
        assert not any(one.done() for one in work)
        go.set()
        await asyncio.gather(*work)
        assert len(where) == 3
        assert threading.main_thread() not in where


@in_loop
async def test_a_few_at_once() -> None:
    """The others wait for their turn."""
    apart, now, most, together = LongWork(), [0], [0], threading.Barrier(AT_ONCE)

    def work() -> None:
        now[0] += 1
        most[0] = max(most[0], now[0])
        together.wait(5)
        now[0] -= 1

    await asyncio.gather(*(apart.do(work) for _ in range(4 * AT_ONCE)))
    assert most == [AT_ONCE]


def test_games_as_loaded_are_few() -> None:
    """Options are chosen by whoever makes a table: the memory they take is bounded."""
    games = LoadedGames()
    first = games.get("evades", {"round_limit": 1})
    assert games.get("evades", {"round_limit": 1}) is first
    for number in range(2, MOST_LOADED + 5):
        games.get("evades", {"round_limit": number})
    assert len(games) == MOST_LOADED <= 16
    assert games.get("evades", {"round_limit": 1}) is not first


def test_the_house_is_not_counted() -> None:
    """For the house, what is by address is lifted; what one person may do is not."""
    limits, house = Limits(), lan_limits()
    assert house.address_messages > 1000 * limits.address_messages
    assert house.spectator_messages >= 10 * limits.spectator_messages
    assert house.costly_messages >= 10 * limits.costly_messages
    assert house.player_messages == limits.player_messages
