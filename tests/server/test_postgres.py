"""C7, R12: several processes on one PostgreSQL serve the same tables; one that comes and goes loses nothing."""

import asyncio
import os
import random
import time
from pathlib import Path

from tests.conformance.cases import register_pocket
from tests.server.harness import http, in_loop, running
from tests.server.history import History, Worker, check_postgres, start_table
from tests.server.postgres import Postgres
from tests.server.processes import process
from tests.server.test_crash import replace_finished

CYCLES = int(os.environ.get("ESCAPADE_CYCLES", "3"))
register_pocket()


async def progress(history: History, more: int, seconds: float = 60.0) -> None:
    """Wait for so many more acknowledgements."""
    before = history.progress
    async with asyncio.timeout(seconds):
        while history.progress < before + more:
            await asyncio.sleep(0.02)


async def end(playing: "set[asyncio.Task[None]]") -> None:
    """Stop the players; a complaint of theirs is ours."""
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        assert result is None or isinstance(result, asyncio.CancelledError), result


@in_loop
async def test_two_processes_serve_the_same_tables(tmp_path: Path, postgres_url: str) -> None:
    """One seat of each table at each process; one of the processes is killed in the middle."""
    with process(postgres_url, tmp_path) as first, process(postgres_url, tmp_path) as second:
        await first.ready()
        await second.ready()
        history, rng = History(), random.Random(12)
        workers: list[Worker] = []
        for _ in range(5):
            one, other = await start_table(first.port, history, rng)
            other.port = second.port
            workers += [one, other]
        playing = {asyncio.create_task(one.run()) for one in workers}
        await progress(history, 150)
        second.end()
        second.start()
        await second.ready()
        await progress(history, 100)
        await end(playing)
    await check_postgres(postgres_url, history)


@in_loop
async def test_news_travel_between_processes(postgres_url: str) -> None:
    """Lobby, chat, moves and proposals made at one process are told at the other."""
    async with running(postgres_url) as here, running(postgres_url) as there:
        made = await here.create("pocket", "open open")
        ada = await here.player(made["table"], made["token"])
        joined = await there.join(made, "Ben")
        await ada.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["name"] == "Ben")
        ben = await there.player(made["table"], joined["token"])
        assert (await ada.send("start"))["type"] == "ack"
        await ben.next("update")
        await ben.send("chat", text="d’ailleurs")
        assert (await ada.next("said"))["line"]["text"] == "d’ailleurs"
        stop = next(one["action"] for one in ada.position["legal"] if one["words"] == "stop")
        await ada.act(stop)
        await ben.until(lambda message: message["type"] == "update" and message["position"]["legal"])
        await ada.send("propose", what="undo")  # nobody has answered it: it is taken back at once
        await ben.until(lambda message: message["type"] == "update" and message["undone"] is not None)
        await ada.send("propose", what="pause")
        asked = await ben.until(lambda message: message["type"] == "table" and message["table"]["proposal"])
        await ben.send("agree", proposal=asked["table"]["proposal"]["number"], yes=True)
        await ada.until(lambda message: message["type"] == "table" and message["table"]["phase"] == "paused")


@in_loop
async def test_the_same_answer_at_two_processes(postgres_url: str) -> None:
    """Two devices of one seat at two processes answer at once: one is accepted, and both hear of it."""
    async with running(postgres_url) as here, running(postgres_url) as there:
        made, (ada, ben) = await here.seats(2)
        away = await there.player(made["table"], made["token"])
        await ada.send("start")
        await away.next("update")
        await ada.next("update")
        for _ in range(6):
            asked = ada.position["asked"]
            legal = ada.position["legal"]
            replies = await asyncio.gather(ada.send("act", asked=asked, action=legal[0]["action"]),
                                           away.send("act", asked=asked, action=legal[-1]["action"]))
            assert sorted(reply["type"] for reply in replies) == ["ack", "refused"]
            for player in (ada, away):
                while player.position["asked"] == asked:
                    await player.receive()
        del ben


@in_loop
async def test_postgres_goes_and_comes_back(tmp_path: Path) -> None:
    """Stopped as by a crash, three times, under play: health turns red, play resumes within 10 s, nothing is lost."""
    database = Postgres()
    try:
        url = database.database("game")
        with process(url, tmp_path) as server:
            await server.ready()
            history, rng = History(), random.Random(13)
            playing: set[asyncio.Task[None]] = set()
            for _ in range(CYCLES):
                await replace_finished(server, playing, history, rng, 4)
                await progress(history, 40)
                await asyncio.to_thread(database.stop)
                await unhealthy(server.port)
                await asyncio.to_thread(database.start)
                start = time.monotonic()
                await progress(history, 4, 10.0)
                print(f"back after {time.monotonic() - start:.1f} s")  # noqa: T201
            await end(playing)
        await check_postgres(url, history)
    finally:
        database.close()


async def unhealthy(port: int) -> None:
    """Wait until the health page says so."""
    async with asyncio.timeout(20):
        while (await http(port, "GET", "/healthz"))[0] != 503:
            await asyncio.sleep(0.05)
