"""Whoever missed the end is told it on return, with the seed."""

import hashlib
from pathlib import Path

import pytest

from tests.server.harness import Live, in_loop, running


async def end_of(live: Live, table: str, **key: str) -> tuple[str, str]:
    """The two first messages after hello, and the seed that the second opens."""
    late = await live.player(table, **key)
    over = await late.receive()
    assert [message["type"] for message in late.inbox] == ["welcome", "over"]
    assert over["outcome"] == late.position["view"]["outcome"]
    return late.table["commitment"], over["seed"]


@in_loop
async def test_the_end_is_told_on_return(db: Path) -> None:
    """To the seat and to whoever watches, from memory and after a restart."""
    async with running(db) as live:
        made, (ada,) = await live.seats(1, bots=1, options={"squares": 20, "round_limit": 1})
        await ada.send("start")
        await ada.send("hand", seat=0, bot="random")
        told = await ada.next("over")
        for key in ({"token": made["token"]}, {"invite": made["invite"]}):
            assert (await end_of(live, made["table"], **key))[1] == told["seed"]
    async with running(db) as live:
        commitment, seed = await end_of(live, made["table"], token=made["token"])
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment


@pytest.mark.parametrize("begun", [False, True])
@in_loop
async def test_nothing_is_opened_before(db: Path, *, begun: bool) -> None:
    """The seed of a match that is not over stays where it is."""
    async with running(db) as live:
        made, (ada, _) = await live.seats(2)
        if begun:
            await ada.send("start")
        late = await live.player(made["table"], made["token"])
        assert (await late.send("ping"))["type"] == "pong"
        assert "over" not in [message["type"] for message in late.inbox]
