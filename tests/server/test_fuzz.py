"""F1, F2: strangers send anything at all; no exception, no 5xx, and the position stays as it was."""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from escapade.play.record import digest
from tests.server.harness import Live, Player, in_loop, often, running
from tests.server.stalls import LONGEST_STALL, lag, only_new_garbage, waited

MESSAGES = int(os.environ.get("ESCAPADE_FUZZ", often(100_000, 20_000)))
KINDS = ["hello", "act", "dice", "stand", "propose", "agree", "withdraw", "chat", "react", "ask_hint", "ask_advice",
         "ask_odds", "ask_why", "ask_history", "sit", "set_seat", "set_up", "ready", "nonce", "start", "hand",
         "take_back", "rematch", "ping", "share_seat", "unshare_seat", "cheat"]
FIELDS = ["asked", "action", "seq", "words", "on", "what", "proposal", "yes", "text", "phrase", "reaction", "seat",
          "kind", "bot", "options", "timer", "public", "ready", "nonce", "table", "token", "protocol", "invite", "id",
          "type"]
VALUES: list[Any] = [0, 1, -1, 2**31, 2**63, 10**40, 1.5, True, False, None, "", "x", "p0", "move red", "die 4", "undo",
                     "pause", [], {}, [[]], {"a": 1}, "\ud800", "\u0000", "é" * 200, "random", "wow", "open", "bot",
                     "well_played"]


def live_message(rng: random.Random, number: int) -> str:
    """Schema-aware: a message that exists, with fields that are right, wrong, missing or too many."""
    message: dict[str, Any] = {"type": rng.choice(KINDS), "id": f"z{number}"}
    for _ in range(rng.randrange(5)):
        message[rng.choice(FIELDS)] = rng.choice(VALUES)
    if rng.random() < 0.4:
        message |= {"asked": rng.randrange(4), "action": rng.randrange(40), "type": "act", "id": f"z{number}"}
    return json.dumps(message)


def random_json(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    luck = rng.random()
    if depth > 4 or luck < 0.5:
        return rng.choice(VALUES)
    if luck < 0.75:
        return [random_json(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(FIELDS): random_json(rng, depth + 1) for _ in range(rng.randrange(5))}


def garbage(rng: random.Random, number: int) -> str:
    """A message cut, doubled or with signs changed."""
    text = live_message(rng, number)
    luck = rng.random()
    if luck < 0.3:
        return text[: rng.randrange(len(text) + 1)]
    if luck < 0.6:
        place = rng.randrange(len(text))
        return text[:place] + chr(rng.choice([0, 10, 34, 92, 123, 0x202E, 0x1F600])) + text[place + 1:]
    return "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(200)))


def message(rng: random.Random, number: int) -> str | bytes:
    """The mix of reliability.md: 4 parts live messages, 3 JSON, 3 garbage; now and then bytes."""
    luck = rng.random()
    if luck < 0.4:
        return live_message(rng, number)
    if luck < 0.7:
        return json.dumps(random_json(rng))
    return garbage(rng, number) if luck < 0.995 else rng.randbytes(rng.randrange(50))


async def flood(live: Live, player: Player, again: Any, rng: random.Random, count: int) -> int:
    """Send so many, in bursts, and count the replies; a socket that is closed is opened again."""
    replies = 0
    for number in range(0, count, 50):
        burst = [message(rng, number + place) for place in range(50)]
        try:
            for one in burst:
                await player.line.send(one)
            await player.line.send('{"type":"ping","id":"done"}')
            while (await player.receive()).get("id") != "done":
                replies += 1
        except ConnectionClosed:
            player = await again()
        player.raw.clear()
        player.inbox.clear()
    return replies


@pytest.mark.long
@in_loop
async def test_fuzz(db: Path) -> None:
    """A seat, a spectator and another device flood the server; a million in soak."""
    with only_new_garbage():
        await survive(db)


async def survive(db: Path) -> None:
    """All the messages, and a loop that is never late."""
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2)
        control, (cleo, _) = await live.seats(2)
        await ada.send("start")
        await cleo.send("start")
        table = live.server.registry.tables[made["table"]]
        worst: list[float] = []
        wall: list[float] = []
        watching = asyncio.create_task(lag(worst, wall, waited))

        async def seat() -> Player:
            return await live.player(made["table"], made["token"])

        async def spectator() -> Player:
            return await live.player(made["table"], invite=made["invite"])

        share = MESSAGES // 3
        floods = [flood(live, await opened(), opened, random.Random(seed), share)
                  for seed, opened in ((7, seat), (8, spectator), (9, seat))]
        replies = sum(await asyncio.gather(*floods))
        watching.cancel()
        await cleo.quiet()
        assert (await cleo.act())["type"] == "ack", "the other table plays on"
        assert live.server.metrics.errors.count == 0
        assert table.health == "sound"
        print(f"{3 * share} messages, {replies} replies, loop stalls by the clock "  # noqa: T201
              f"{[round(1000 * one) for one in sorted(wall)[-3:]]} ms, without the time that other processes had "
              f"{[round(1000 * one) for one in sorted(worst)[-3:]]} ms")
        assert max(worst) < LONGEST_STALL
        del control, ben


@in_loop
async def test_what_is_refused_changes_nothing(db: Path) -> None:
    """F2: after each refused message the whole position is the one before, and so is the next draw."""
    async with running(db) as live:
        made, (ada, _) = await live.seats(2)
        await ada.send("start")
        await ada.next("update")
        table, rng = live.server.registry.tables[made["table"]], random.Random(10)
        before = (digest(table.match.game, table.match.state), table.match.draws, table.revision)
        refused = 0
        for number in range(500):
            text = live_message(rng, number)
            if '"chat"' in text or '"type": "hand"' in text:
                continue
            await ada.line.send(text)
            reply = await ada.until(lambda found: found["type"] not in ("table", "update", "reacted"))
            if reply["type"] != "refused":
                before = (digest(table.match.game, table.match.state), table.match.draws, table.revision)
                continue
            refused += 1
            assert (digest(table.match.game, table.match.state), table.match.draws, table.revision) == before
        assert refused > 200


@in_loop
async def test_http_fuzz(db: Path) -> None:
    """F4: all routes × methods × bodies: never a 5xx, never a trace."""
    async with running(db) as live:
        made = await live.create()
        paths = ["/api/games", "/api/tables", f"/api/tables/{made['table']}/join", "/api/mine", "/api/code",
                 "/api/reach", f"/api/tables/{made['table']}/look", f"/t/{made['table']}", "/t/%ff", "/t/%00",
                 "/healthz", "/x/%ff",
                 f"/api/tables/{made['table']}/record", f"/api/tables/{made['table']}/verify", "/api/rules/evades/en",
                 f"/api/tables/{made['table']}/analysis",
                 "/api/tables/%00/join", "/api/tables/" + "x" * 300 + "/join", "/api/socket",
                 "/%2e%2e/%2e%2e/etc/passwd"]
        rng = random.Random(11)
        for path in paths:
            for method in ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"):
                for _ in range(6):
                    body = json.dumps(random_json(rng)).encode() if rng.random() < 0.7 else rng.randbytes(40)
                    status, _, data = await live.http(method, path, raw=body)
                    assert status < 500, (method, path, body)
                    assert b"Traceback" not in data
