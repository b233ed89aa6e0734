"""Bots in processes of their own: a view and a legal list in, an action out; late, broken or greedy for worlds, they
are replaced and the match goes on.
"""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from escapade.core.errors import Refused
from escapade.core.event import MUTE
from escapade.core.perspective import Perspective, look
from escapade.core.referee import settle
from escapade.games import load_with
from escapade.play.seeds import derive
from escapade.server.bots import pool as bot_pool
from escapade.server.bots.pool import BotPool, Question, quick
from escapade.server.bots.worker import choose
from escapade.server.settings import Settings
from escapade.server.tables.bot_turns import GOING_ON, BotTurns, still_to_wait
from tests.server.harness import in_loop, running

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
    assert time.perf_counter() - start < 10
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
    assert turns.pause(1) == 2.0
    turns.last = 1
    assert turns.pause(1) == 2.0 * GOING_ON < 1.0
    assert turns.pause(2) == 2.0


def test_bots_wait_for_nobody_by_themselves() -> None:
    """How fast people see it is their clients' business: a server pauses only where its host asks for it."""
    nobody: Any = None
    assert BotTurns(nobody, Settings(), nobody).pause(1) == 0.0
    assert still_to_wait(0.003, 0.0, 0.0) == 0.0
    assert still_to_wait(0.1, 0.6, 0.0) == 0.5


def test_thinking_time_tells_nothing() -> None:
    """Where there are secrets an answer without a choice comes as late as one that took a thought."""
    beat = Settings().bot_beat
    thoughts = [0.0, 0.9 * beat, 1.1 * beat]
    assert [thought + still_to_wait(thought, 0.0, beat) for thought in thoughts] == [beat, beat, 2 * beat]
    assert still_to_wait(0.0, 0.5, beat) == pytest.approx(0.5)
