"""Hints with what the coach adds: from the view alone, in a process of its own, and never instead of the hint."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from escapade import compiled
from escapade.core.event import MUTE
from escapade.core.seat import NONE
from escapade.games import load_with
from escapade.play.notation import read
from escapade.server.bots import pool as bot_pool
from escapade.server.bots import worker
from escapade.server.bots.pool import BotPool, Question
from escapade.server.wire.protocol_parts import CoachWord
from tests.coach.test_judging import at_the_gate
from tests.server.harness import in_loop, running
from tests.server.test_play import started


def question(hidden: tuple[int, ...] = ()) -> Question:
    """EL-13: the open gate, as its seat is told it."""
    game, state = at_the_gate()
    return Question("elba", {}, "greedy", 0, game.view(state, 0), game.legal(state, 0), 7, 100, coach=True,
                    hidden=hidden)


def asked(wanted: Question) -> dict[str, object]:
    """What a worker answers to a line of JSON."""
    return worker.choose(json.loads(wanted.encoded()))


def test_the_coach_answers_from_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice to take, how likely a win is, the next best; as the wire has it."""
    monkeypatch.setattr(worker, "is_quick", lambda: True)
    monkeypatch.setattr(worker, "DECISIONS", 200)
    game, state = at_the_gate()
    answer = asked(question())
    assert answer["action"] == read(game, state, "p0 escape")[1]
    word = msgspec.convert(answer["word"], CoachWord)
    assert 0 <= word.low <= word.win <= word.high <= 1
    assert word.win > word.other_win
    assert word.other in game.legal(state, 0)
    assert word.other != answer["action"]
    assert asked(question()) == answer


def test_what_a_person_has_to_find_is_not_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """EL-34: neither as the choice to take nor as the next best."""
    monkeypatch.setattr(worker, "is_quick", lambda: True)
    monkeypatch.setattr(worker, "DECISIONS", 60)
    game, state = at_the_gate()
    escape = read(game, state, "p0 escape")[1]
    answer = asked(question((escape,)))
    word = msgspec.convert(answer["word"], CoachWord)
    assert escape not in (answer["action"], word.other)


def test_slow_rules_leave_the_coach_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted it would be late: then it says nothing, and so it does of one answer alone."""
    monkeypatch.setattr(worker, "is_quick", lambda: False)
    assert asked(question()) == {"action": NONE, "reason": ""}
    monkeypatch.setattr(worker, "is_quick", lambda: True)
    game, state = at_the_gate()
    assert asked(question(tuple(game.legal(state, 0)[1:])))["action"] == NONE


@in_loop
async def test_a_coach_who_is_late_takes_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer in time: None, and the hint stays what it was."""

    async def silent() -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec("python3", "-c", "import time; time.sleep(3600)",
                                                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)

    monkeypatch.setattr(bot_pool, "start_worker", silent)
    pool = BotPool(1, deadline=0.2)
    assert await pool.coach(question()) is None
    await pool.close()


@in_loop
async def test_a_hint_at_a_table(db: Path) -> None:
    """With the compiled rules the coach speaks; without them the hint is what it was. Either way it is legal."""
    async with running(db) as live:
        _, (ada, _) = await started(live)
        hint = await ada.send("ask_hint")
        legal = [one["action"] for one in ada.position["legal"]]
        assert hint["action"] in legal
        assert (hint["coach"] is not None) == compiled()
        if hint["coach"] is not None:
            assert hint["coach"]["other"] in legal
            assert hint["coach"]["low"] <= hint["coach"]["win"] <= hint["coach"]["high"]


def test_a_question_is_no_coach_s_unless_it_says_so() -> None:
    """A bot's turn never waits for the coach."""
    game = load_with("evades", {})
    state = game.new(2)
    game.apply(state, 0, game.legal(state, 0)[0], MUTE)
    plain = Question("evades", {}, "greedy", 1, game.view(state, 1), game.legal(state, 1), 7, 100)
    assert not plain.coach
    assert "word" not in asked(plain)
    assert replace(plain, coach=True).coach
