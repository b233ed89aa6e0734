"""Bots in processes of their own: a view and a legal list in, an action out; late, broken or greedy for worlds, they
are replaced and the match goes on.
"""

import asyncio
import itertools
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from escapade.bots.base import Bot, Choice
from escapade.bots.search.bot import SearchBot
from escapade.core.errors import Refused
from escapade.core.event import MUTE
from escapade.core.past import actions, actors
from escapade.core.perspective import Perspective, look
from escapade.core.referee import settle
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE
from escapade.games import load_with
from escapade.play.record import read_record
from escapade.play.seeds import derive
from escapade.server.bots import pool as bot_pool
from escapade.server.bots import worker
from escapade.server.bots.beat import Beats
from escapade.server.bots.pool import BotPool, Question, Thought, quick
from escapade.server.bots.worker import choose
from escapade.server.settings import Settings
from escapade.server.tables.bot_turns import GOING_ON, BotTurns, is_quick
from tests.server.harness import PATIENCE, in_loop, running

SILENT = "import sys, time\nfor _ in sys.stdin: time.sleep(3600)"
NONSENSE = "import sys\nfor _ in sys.stdin: print('{\"action\": 99999, \"reason\": \"x\"}', flush=True)"
DYING = "import sys\nsys.stdin.readline()\nsys.exit(3)"
NO_JSON = "import sys\nfor _ in sys.stdin: print('hello', flush=True)"


def question(bot: str = "greedy", nodes: int = 100) -> Question:
    """A seat of Les Évadés in the middle of its bets."""
    game = load_with("evades", {})
    state = game.new(3)
    settle(game, state, derive(1, "chance"), MUTE)
    return Question("evades", {}, bot, 1, game.view(state, 1), game.legal(state, 1), 7, nodes)


@pytest.mark.parametrize("program", [SILENT, NONSENSE, DYING, NO_JSON], ids=["late", "illegal", "dead", "no JSON"])
@in_loop
async def test_a_broken_bot_is_replaced(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Within its deadline there is a legal action, in any case, and the next question gets a fresh process."""

    async def broken() -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec("python3", "-c", program, stdin=asyncio.subprocess.PIPE,
                                                    stdout=asyncio.subprocess.PIPE)

    real = bot_pool.start_worker
    monkeypatch.setattr(bot_pool, "start_worker", broken)
    pool = BotPool(1, deadline=1.0)
    asked = question()
    start = time.perf_counter()
    thought = await pool.choose(asked)
    assert thought == quick(asked)
    assert pool.replaced == 1
    assert time.perf_counter() - start < PATIENCE
    if program == SILENT:
        monkeypatch.setattr(bot_pool, "start_worker", real)
        pool.deadline = 60.0
        assert (await pool.choose(asked)).reason != "at_random"
        assert pool.replaced == 1
    await pool.close()


def test_a_budget_in_worlds() -> None:
    """A bot gets exactly as many worlds as it was given, on any machine; then it is refused."""
    game = load_with("evades", {})
    state = game.new(2)
    settle(game, state, derive(1, "chance"), MUTE)
    seen = look(game, state, 0)
    small = Perspective(game, 0, seen.view, seen.legal, 3)
    for _ in range(3):
        small.imagine(derive(1, "worlds"))
    with pytest.raises(Refused):
        small.imagine(derive(1, "worlds"))


@in_loop
async def test_who_wants_more_worlds_is_replaced() -> None:
    """`greedy` imagines one world: with a budget of none a quick one plays for it."""
    poor, rich = question(nodes=0), question(nodes=1)
    pool = BotPool(1, deadline=60.0)
    assert await pool.choose(poor) == quick(poor)
    assert pool.replaced == 1
    assert (await pool.choose(rich)).action == choose({**vars(rich)})["action"]
    assert pool.replaced == 1
    await pool.close()


@in_loop
async def test_a_match_goes_on_without_its_bots(db: Path) -> None:
    """A whole match in which every bot is refused its worlds is played to the end by quick ones."""
    async with running(db, bot_nodes=0) as live:
        made = await live.create(seats="greedy greedy", name=None, options={"round_limit": 2})
        host = await live.player(made["table"], made["token"])
        await host.send("start")
        await host.next("over")
        assert live.server.bots.replaced > 10


def test_a_bot_that_goes_on_waits_for_less() -> None:
    """Seven letters put away one by one are one thing to see; whoever comes next has the usual pause again."""
    nobody: Any = None
    turns = BotTurns(nobody, Settings(bot_delay=2.0), nobody)
    assert turns.pause(1, "greedy") == 2.0
    turns.last = 1
    assert turns.pause(1, "greedy") == 2.0 * GOING_ON < 1.0
    assert turns.pause(2, "greedy") == 2.0


@in_loop
async def test_answers_in_a_row_are_one_thought(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters that a bot bags one by one are thought through before anybody sees the first: they come in one update,
    and are kept back once, for all of them. Draws and others' answers part them, which everybody sees anyway.
    """
    kept_back: list[float] = []

    def rest(game: str, bot: str, took: float, used: float) -> float:
        kept_back.append(took)
        return 0.0

    async with running(db) as live:
        monkeypatch.setattr(live.server.bots.beats, "rest", rest)
        made = await live.create("elba", seats="open greedy bot", options={"round_limit": 3})
        ada = await live.player(made["table"], made["token"])
        await ada.send("start")
        while all(message["type"] != "over" for message in ada.inbox):
            await (ada.act() if ada.position.get("legal") else ada.receive())
        status, _, record = await live.http("POST", f"/api/tables/{made['table']}/record", {"token": made["token"]})
    assert status == 200
    answers = [entry.partition(" ")[0] for entry in read_record(record.decode()).entries]
    in_a_row = {number for number, (one, other) in enumerate(itertools.pairwise(answers), 1)
                if one == other and one in ("p1", "p2")}
    assert len(in_a_row) > 5
    assert in_a_row.isdisjoint(message["position"]["seq"] for message in ada.inbox if "position" in message)
    assert len(kept_back) == sum(who in ("p1", "p2") for who, _ in itertools.groupby(answers))


@pytest.mark.parametrize(("bot", "quick"), [("expert", True), ("first_timer", True), ("greedy", True), ("random", True),
                                            ("master", False), ("search:400", False)])
def test_who_searches_answers_one_by_one(bot: str, quick: bool) -> None:  # noqa: FBT001
    """Several long thoughts in a row would keep people waiting for the first answer."""
    assert is_quick(bot) == quick


def test_a_thought_ends_in_time() -> None:
    """The clock is the worker's: a search that it interrupts answers with what it has seen, long before two seconds."""
    assert worker.DEADLINE.seconds < 2.0 < Settings().bot_deadline
    assert worker.DEADLINE.clock is time.perf_counter
    _, bot = worker.player("evades", "{}", "master")
    assert isinstance(bot, SearchBot)
    assert bot.patience is worker.DEADLINE
    game = load_with("evades", {})
    state = game.new(3)
    worker.DEADLINE.ends = 0.0
    choose({"game": "evades", "options": {}, "bot": "master", "seat": 0, "view": game.view(state, 0),
            "legal": game.legal(state, 0), "seed": 1, "nodes": 20_000, "past": "", "advice": False,
            "coach": False})
    assert worker.DEADLINE.ends > 0.0, "each thought has its own time"


class Remembering(Bot):
    """Keeps what it is given to remember."""

    def __init__(self) -> None:
        super().__init__("remembering", needs_view=True, remembers=True)
        self.given = b""

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        self.given = perspective.known.state.past
        return Choice(perspective.legal[0], "least_harm")


def test_a_bot_in_another_process_is_told_what_everybody_saw_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a line of JSON, beside a view that tells the present alone."""
    game, bot = load_with("evades", {}), Remembering()
    monkeypatch.setattr(worker, "player", lambda *_: (game, bot))
    asked = replace(question(), past=bytes([0, 250, 1, 16, 3, 0]))
    choose(json.loads(asked.encoded()))
    assert bot.given == asked.past


@in_loop
async def test_a_table_tells_its_bots_what_everybody_saw_done(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """LE-17: dice, draws and moves of a match that is played, and no bet."""
    asked: list[Question] = []
    usual = BotPool.choose

    async def noting(pool: BotPool, wanted: Question) -> Thought:
        asked.append(wanted)
        return await usual(pool, wanted)

    monkeypatch.setattr(BotPool, "choose", noting)
    async with running(db) as live:
        made = await live.create(seats="greedy greedy", name=None, options={"round_limit": 1})
        host = await live.player(made["table"], made["token"])
        await host.send("start")
        await host.next("over")
    words = load_with("evades", {}).shapes.actions.words
    assert {wanted.past for wanted in asked if wanted.view["phase"] == "bet"} == {b""}
    last = asked[-1].past
    deeds = [(actor, words(action)) for actor, action in zip(actors(last), actions(last), strict=True)
             if actor != CHANCE]
    assert not any(word.startswith("bet") for _, word in deeds)
    assert {word.split()[0] for _, word in deeds} >= {"take", "move"}
    assert {actor for actor, _ in deeds} == {0, 1}


def test_each_level_has_its_pace() -> None:
    """A first timer takes half as long again, an expert less."""
    nobody: Any = None
    turns = BotTurns(nobody, Settings(bot_delay=2.0), nobody)
    assert [turns.pause(1, name) for name in ("first_timer", "expert", "master")] == [3.0, 1.6, 2.0]


def test_bots_wait_for_nobody_by_themselves() -> None:
    """How fast people see it is their clients' business: a server pauses only where its host asks for it."""
    nobody: Any = None
    assert BotTurns(nobody, Settings(), nobody).pause(1, "greedy") == 0.0
    assert Beats(0.0).rest("elba", "greedy", 0.003, 0.003) == 0.0


BEAT = Settings().bot_beat


def taken(beats: Beats, bot: str, took: float, used: float | None = None) -> float:
    """How long an answer takes from the question on."""
    return round(took + beats.rest("elba", bot, took, took if used is None else used), 9)


def test_thinking_time_tells_nothing() -> None:
    """Where there are secrets an answer without a choice comes as late as one that took a thought."""
    beats = Beats(BEAT)
    assert {taken(beats, "greedy", took) for took in (0.0, 0.1 * BEAT, 0.9 * BEAT)} == {BEAT}


def test_a_slow_bot_is_slow_from_then_on() -> None:
    """One thought that is too long is seen once; what the same bot answers after that takes as long."""
    beats = Beats(BEAT)
    assert taken(beats, "deep", 2.5 * BEAT) == pytest.approx(4 * BEAT)
    assert {taken(beats, "deep", took) for took in (0.0, BEAT, 3.9 * BEAT)} == {4 * BEAT}
    assert taken(beats, "greedy", 0.0) == BEAT, "other bots think for themselves"


def test_a_busy_machine_slows_nobody_down_for_good() -> None:
    """It was a short thought that was kept waiting for the processor."""
    beats = Beats(BEAT)
    assert taken(beats, "greedy", 2.5 * BEAT, used=0.1 * BEAT) == pytest.approx(3 * BEAT)
    assert taken(beats, "greedy", 0.0) == BEAT


@in_loop
async def test_a_worker_tells_how_long_it_thought() -> None:
    """A quick one needs no telling: it takes no time."""
    assert quick(question()).used == 0.0
    pool = BotPool(1, deadline=60.0)
    try:
        thought = await pool.choose(question())
        assert thought.took > 0.0
        assert thought.used > 0.0
        assert pool.replaced == 0
    finally:
        await pool.close()
