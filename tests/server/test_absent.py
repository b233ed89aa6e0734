"""N9, N10: time runs out when it should and once; whoever is gone, a match with a timer comes to its end."""

import asyncio
import itertools
import sqlite3
import time
from pathlib import Path

import pytest

from escapade.core.option import Option
from escapade.games import REGISTRY, load_with
from escapade.server.tables.jobs import TimeUp
from escapade.server.tables.table import Table
from tests.server.harness import Json, Live, in_loop, running
from tests.server.stalls import OwnTime

TABLES = 40
SLACK = 0.25
BUSY = 20
"""Times the slack before the test fails: a crowded machine is late without any fault of ours."""
AN_HOUR = 3600


def entries(db: Path, words: str) -> list[tuple[str, int]]:
    """How often each match has entries that begin so."""
    line = sqlite3.connect(db)
    found = line.execute("SELECT match, count(*) FROM log WHERE words LIKE ? GROUP BY match", (words + "%",)).fetchall()
    line.close()
    return [(str(match), int(count)) for match, count in found]


@in_loop
async def test_time_runs_out_once_and_when_it_should(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty tables, one second each. The clock on the wall jumps an hour ahead and back meanwhile: nobody cares."""
    async with running(db, bot_delay=3600.0) as live:
        made = [await live.create(seats="open greedy", timer=1, absent_bot="greedy") for _ in range(TABLES)]
        hosts = [await live.player(one["table"], one["token"]) for one in made]
        begun: list[OwnTime] = []
        for host in hosts:
            begun.append(OwnTime())
            await host.send("start")
        wall = time.time
        monkeypatch.setattr(time, "time", lambda: wall() + 3600)
        late: list[float] = []
        own: list[float] = []
        for host, since in zip(hosts, begun, strict=True):
            if host is hosts[TABLES // 2]:
                monkeypatch.setattr(time, "time", lambda: wall() - 3600)
            await host.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["away"])
            late.append(since.passed() - 1)
            own.append(since.own() - 1)
        await asyncio.sleep(1.5)
        print(f"{TABLES} timers, the latest {1000 * max(late):.0f} ms after it was due")  # noqa: T201
        assert min(late) >= 0
        assert max(own) < BUSY * SLACK
    assert sorted(entries(db, "table bot p0 ")) == sorted((one["table"], 1) for one in made)


def short(game: str) -> dict[str, object]:
    """The options that make a match of a game short."""
    wanted = {"round_limit": 2, "watch_days": 1, "chapters": 1, "days": 3}
    table: list[Option] = load_with(game, {}).option_table
    return {option.name: max(option.low, wanted[option.name]) for option in table if option.name in wanted}


def end_time(table: Table, seats: tuple[int, ...]) -> None:
    """The clocks that run for these seats run out, now."""
    for seat, (asked, _) in table.timers._running.items():
        if seat in seats:
            table.put(TimeUp(seat, asked))


async def play_without(live: Live, game: str, gone: tuple[int, ...], seats: int) -> Json:
    """Those who are here answer; the others never say a word. The table when it is over. Their hour is over as soon as
    a clock runs for them, and only theirs: nobody here can be late, however crowded the machine is.
    """
    made = await live.create(game, " ".join(["open"] * seats), timer=AN_HOUR, options=short(game))
    tokens = [made["token"], *[(await live.join(made, f"P{seat}"))["token"] for seat in range(1, seats)]]
    host = await live.player(made["table"], tokens[0])
    here = {seat: host if seat == 0 else await live.player(made["table"], tokens[seat])
            for seat in range(seats) if seat not in gone}
    await host.send("start")
    if 0 in gone:
        await host.close()
    watcher = await live.player(made["table"], None, made["invite"])
    while watcher.table["phase"] != "over":
        end_time(live.server.registry.tables[made["table"]], gone)
        for player in here.values():
            await player.quiet(0.005)
            if player.position["legal"]:
                await player.act(player.position["legal"][-1]["action"])
        await watcher.quiet(0.01)
    return watcher.table


@pytest.mark.parametrize("game", REGISTRY)
@in_loop
async def test_a_match_ends_whoever_is_gone(db: Path, game: str) -> None:
    """Every set of absent people, the host among them; each has a bot in its place and is shown as away."""
    seats = max(2, load_with(game, {}).seats[0])
    everybody = range(seats)
    subsets = [gone for size in range(1, seats + 1) for gone in itertools.combinations(everybody, size)]
    async with running(db) as live:
        tables = await asyncio.gather(*[play_without(live, game, gone, seats) for gone in subsets])
    for gone, table in zip(subsets, tables, strict=True):
        asked = [seat["seat"] for seat in table["seats"] if seat["away"]]
        assert set(asked) <= set(gone)
        assert asked or game == "dark_castle", "nobody was ever missed"
