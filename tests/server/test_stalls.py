"""The clock of stalls itself: what it must catch, and what it must leave out."""

import asyncio
import time
from collections.abc import Callable

import pytest

from tests.server.harness import in_loop
from tests.server.stalls import LONGEST_STALL, OwnTime, lag, waited


async def stalled(seconds: float, others: Callable[[], float]) -> float:
    """How long a stall of so many seconds is found to be, if others had the processor for as long as `others` says."""
    stalls: list[float] = []
    watching = asyncio.create_task(lag(stalls, [], others))
    await asyncio.sleep(0.05)
    time.sleep(seconds)  # noqa: ASYNC251  the planted defect: a call that blocks without working
    await asyncio.sleep(0.05)
    watching.cancel()
    return max(stalls)


@in_loop
async def test_a_blocked_loop_is_caught() -> None:
    """The planted defect: the loop stands still for longer than the limit, on a processor it has to itself."""
    assert await stalled(LONGEST_STALL * 1.2, lambda: 0.0) > LONGEST_STALL


@in_loop
async def test_time_that_others_had_is_no_stall() -> None:
    """The same stall is no fault of the loop if others had the processor for all of it."""
    assert await stalled(LONGEST_STALL * 1.2, time.perf_counter) < LONGEST_STALL


@in_loop
async def test_the_machine_says_how_long_others_had_the_processor() -> None:
    """A figure that only grows, and a loop that does nothing is not late by it."""
    before = waited()
    assert await stalled(0.0, waited) < LONGEST_STALL
    assert waited() >= before >= 0


def test_a_clock_leaves_out_what_others_had(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of so long a wait others had the processor for a part, and the rest is our own."""
    monkeypatch.setattr("tests.server.stalls.waited", lambda: 5.0)
    clock = OwnTime()
    time.sleep(0.2)
    monkeypatch.setattr("tests.server.stalls.waited", lambda: 5.15)
    assert clock.passed() >= 0.2
    assert 0.04 < clock.own() < clock.passed() - 0.14
