"""C5, N1: whoever comes back at any moment sees what those saw who never left, and is back at once."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from escapade.games import REGISTRY, load_with
from escapade.server.tables import arrivals
from escapade.server.tables.table import FACTS_KEPT
from tests.conformance.cases import register_pocket
from tests.server.harness import Json, Live, Player, in_loop, running

STEPS = 60
MOST_BYTES = 64 * 1024
MOST_SECONDS = 3.0
register_pocket()


class Witness:
    """A viewer who never left: what its stream alone has told it."""

    def __init__(self, player: Player, token: str | None, invite: str) -> None:
        self.player, self.token, self.invite = player, token, invite
        self.heard = len(player.inbox)
        self.facts: list[Json] = []

    async def catch_up(self) -> None:
        """Everything that was sent before now; a reply is never ahead of the news."""
        await self.player.send("ping")
        for message in self.player.inbox[self.heard:]:
            if message["type"] == "update":
                self._update(message)
        self.heard = len(self.player.inbox)

    def _update(self, message: Json) -> None:
        if message["undone"] is not None:
            self.facts = [fact for fact in self.facts if fact["seq"] < message["undone"]]
        newer = [fact["seq"] for fact in message["events"]]
        assert newer == sorted(newer), "out of order"
        assert not self.facts or not newer or newer[0] > self.facts[-1]["seq"], "told twice"
        self.facts += message["events"]


async def come_back(live: Live, table: str, witness: Witness, times: list[float], sizes: list[int]) -> None:
    """The line is cut without a word; somebody with the same token comes in, and sees the same."""
    start = time.perf_counter()
    other = await live.open()
    welcome = await other.hello(table, witness.token, witness.invite)
    times.append(time.perf_counter() - start)
    sizes.append(len(other.raw[-1].encode()))
    assert welcome["position"] == witness.player.position
    assert welcome["log"] == witness.facts[-FACTS_KEPT:]
    other.line.transport.abort()


async def step(players: list[Player], rng: random.Random) -> None:
    """Somebody answers; now and then somebody takes an answer back, with everybody's leave."""
    seat = rng.randrange(len(players))
    if rng.random() < 0.15 and (await players[seat].send("propose", what="undo"))["type"] == "ack":
        for player in players:
            await player.send("ping")
            proposal = player.table["proposal"]
            if proposal is not None and player.seat in proposal["missing"]:
                await player.send("agree", proposal=proposal["number"], yes=rng.random() < 0.8)
        return
    asked = [player for player in players if player.position["legal"]]
    if asked:
        player = rng.choice(asked)
        await player.act(rng.choice(player.position["legal"])["action"])


async def resumed_everywhere(live: Live, game: str, steps: int) -> tuple[list[float], list[int]]:
    """A match during which every viewer comes back after every step."""
    seats = load_with(game, {}).seats[0]
    rng = random.Random(5)
    times: list[float] = []
    sizes: list[int] = []
    made = await live.create(game, " ".join(["open"] * max(seats, 2)))
    tokens = [made["token"], *[(await live.join(made, f"P{seat}"))["token"] for seat in range(1, max(seats, 2))]]
    players = [await live.player(made["table"], token) for token in tokens]
    watcher = await live.player(made["table"], None, made["invite"])
    witnesses = [Witness(player, token, made["invite"])
                 for player, token in zip([*players, watcher], [*tokens, None], strict=True)]
    await players[0].send("start")
    for _ in range(steps):
        for witness in witnesses:
            await witness.catch_up()
        for witness in witnesses:
            await come_back(live, made["table"], witness, times, sizes)
        if players[0].table["phase"] == "over":
            break
        await step(players, rng)
    return times, sizes


@pytest.mark.parametrize("game", REGISTRY)
@in_loop
async def test_coming_back_at_any_moment(db: Path, game: str) -> None:
    """After each entry, for each viewer; the time and the bytes it takes are printed with how often."""
    async with running(db) as live:
        times, sizes = await resumed_everywhere(live, game, STEPS)
    print(f"{game}: {len(times)} times back, 95 of 100 within "  # noqa: T201
          f"{1000 * sorted(times)[len(times) * 95 // 100]:.0f} ms, at most {max(sizes) / 1024:.0f} KiB")
    assert max(sizes) <= MOST_BYTES
    assert sorted(times)[len(times) * 99 // 100] < MOST_SECONDS


@in_loop
async def test_a_welcome_that_forgets_is_caught(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted defect: whoever comes back is not told the latest fact."""
    real = arrivals.welcome

    def forgetful(*arguments: Any, **named: Any) -> Any:
        found = real(*arguments, **named)
        found.log = found.log[:-1]
        return found

    monkeypatch.setattr(arrivals, "welcome", forgetful)
    async with running(db) as live:
        with pytest.raises(AssertionError):
            await resumed_everywhere(live, "evades", STEPS)
