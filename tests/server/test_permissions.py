"""The authorisation matrix: every role × every message × every phase × own, foreign and unknown tables."""

import json
from pathlib import Path
from typing import Any

import pytest

from escapade.core.errors import Refused
from escapade.server.tables import permissions
from escapade.server.wire import protocol as p
from tests.server.harness import Live, Player, in_loop, running

MESSAGES: dict[type[p.Message], dict[str, Any]] = {
    p.Act: {"asked": 999, "action": 0}, p.Find: {"asked": 999, "words": "elba"},
    p.Dice: {"seq": 0, "words": "die 4"}, p.Stand: {"on": True},
    p.Propose: {"what": "undo"}, p.Agree: {"proposal": 99, "yes": True},
    p.Withdraw: {"proposal": 99}, p.Chat: {"text": "x"},
    p.Unsay: {"number": 99},
    p.React: {"reaction": "wow"}, p.AskHint: {}, p.AskOdds: {}, p.AskAdvice: {"seat": 9},
    p.AskWhy: {"words": "move"}, p.AskHistory: {}, p.Sit: {"seat": 0},
    p.SetSeat: {"seat": 9, "kind": "open"}, p.SetUp: {"timer": 0}, p.Ready: {"ready": True},
    p.Commit: {"commitment": "0" * 64}, p.GiveNonce: {"nonce": "n" * 16},
    p.Start: {}, p.RenewInvite: {}, p.ShareSeat: {}, p.UnshareSeat: {},
    p.Hand: {"seat": 0, "bot": "nobody"}, p.TakeBack: {}, p.Leave: {},
    p.Rematch: {}, p.Ping: {},
}
"""One of each; where the permitted would succeed and spoil the next cell, one that fails for another reason."""
ALLOWED = {
    # written from docs/protocol.md and the table of reliability.md §3.2, not from permissions.py
    "host": {"set_seat": "lobby playing paused", "set_up": "lobby", "start": "lobby", "hand": "playing paused",
             "renew_invite": "lobby playing paused", "leave": "lobby playing paused over",
             "ask_history": "lobby playing paused over", "ping": "lobby playing paused over"},
    "seat": {"act": "playing", "find": "playing", "dice": "playing", "stand": "playing", "propose": "playing paused",
             "agree": "playing paused", "withdraw": "playing paused", "chat": "lobby playing paused over",
             "unsay": "lobby playing paused over",
             "react": "lobby playing paused over",
             "ask_hint": "playing", "ask_odds": "playing", "ask_advice": "playing",
             "ask_why": "playing paused over", "ask_history": "lobby playing paused over",
             "sit": "lobby", "ready": "lobby", "commit": "lobby", "nonce": "lobby", "hand": "playing paused",
             "take_back": "playing paused", "leave": "lobby playing paused over", "rematch": "over",
             "share_seat": "lobby playing paused", "unshare_seat": "lobby playing paused over",
             "ping": "lobby playing paused over"},
    "spectator": {"ask_history": "lobby playing paused over", "ping": "lobby playing paused over"},
}
NEVER = {"refused.not_allowed"}
NOT_NOW = {"refused.not_started", "refused.started", "refused.over", "refused.not_over", "refused.paused"}


def tag(kind: type[p.Message]) -> str:
    """A message's type on the wire."""
    return str(kind.__struct_config__.tag)


def test_the_matrix_is_whole() -> None:
    """Every message has its cells, and every rule its message."""
    assert set(MESSAGES) == set(permissions.RULES) == set(p.Command.__args__)
    assert {tag(kind) for kind in MESSAGES} == set().union(*ALLOWED.values())


@pytest.mark.parametrize("phase", permissions.PHASES)
@pytest.mark.parametrize("role", ALLOWED)
@pytest.mark.parametrize("kind", MESSAGES, ids=tag)
def test_rule(kind: type[p.Message], role: str, phase: str) -> None:
    """The table itself: every message × 3 roles × 4 phases."""
    message = kind(id="x", **MESSAGES[kind])
    expected = phase in ALLOWED[role].get(tag(kind), "").split()
    if expected:
        permissions.check_permission(message, {role}, phase)
        return
    with pytest.raises(Refused) as refused:
        permissions.check_permission(message, {role}, phase)
    assert refused.value.code in (NOT_NOW if tag(kind) in ALLOWED[role] else NEVER)


async def to_phase(live: Live, phase: str) -> tuple[dict[str, Any], dict[str, list[Player]]]:
    """A table in a phase, with everybody around it, ex-players included."""
    made = await live.create(seats="open open open random", name=None, options={"round_limit": 1}, auto_forced=False)
    seats = [await live.join(made, f"P{number}") for number in range(3)]
    host = await live.player(made["table"], made["token"])
    players = [await live.player(made["table"], one["token"]) for one in seats]
    await players[2].send("leave")
    if phase == "lobby":
        await live.join(made, "P3")
    else:
        await host.send("set_seat", seat=2, kind="bot", bot="random")
        await host.send("start")
    if phase == "over":
        for player in players[:2]:
            await player.send("hand", seat=player.seat, bot="random")
        await host.next("over")
    if phase == "paused":
        await players[0].send("propose", what="pause")
        asked = await players[1].until(lambda message: bool(message.get("table", {}).get("proposal")))
        await players[1].send("agree", proposal=asked["table"]["proposal"]["number"], yes=True)
    watcher = await live.player(made["table"], invite=made["invite"])
    return made, {"host": [host], "seat": players[:2], "spectator": [watcher, players[2]]}


@pytest.mark.parametrize("phase", permissions.PHASES)
@in_loop
async def test_the_matrix_on_the_wire(tmp_path: Path, phase: str) -> None:
    """The same cells through sockets: refused as not allowed or not now, exactly where the table says so."""
    async with running(tmp_path / "matrix.db", bot_delay=0.0 if phase == "over" else 60.0) as live:
        cells = 0
        for role, allowed in ALLOWED.items():
            _made, people = await to_phase(live, phase)
            last: list[type[p.Message]] = [p.Rematch, p.Start, p.Leave]
            others = [kind for kind in MESSAGES if kind not in last]
            for player in people[role]:
                for kind in [*others, *last]:
                    fields = {**MESSAGES[kind], **({"seat": player.seat or 0} if kind is p.Hand else {})}
                    code = (await player.send(tag(kind), **fields)).get("code")
                    expected = phase in allowed.get(tag(kind), "").split()
                    refused = code in NEVER or (code in NOT_NOW and code != "refused.paused") or (
                        code == "refused.paused" and tag(kind) != "propose")
                    assert refused != expected, (role, phase, tag(kind), code)
                    cells += 1
        assert cells == 5 * len(MESSAGES)


@in_loop
async def test_tables_one_may_not_see_do_not_exist(db: Path) -> None:
    """A foreign token, an old token, a wrong invitation, an unknown table: the same bytes."""
    async with running(db) as live:
        made, _ = await live.seats(2)
        other = await live.create()
        answers = set()
        for hello in ({"table": made["table"], "token": other["token"]}, {"table": "nothing", "token": made["token"]},
                      {"table": made["table"], "invite": other["invite"]}, {"table": "nothing"},
                      {"table": made["table"]}, {"table": made["table"], "token": made["invite"]}):
            player = await live.open()
            await player.line.send(json.dumps({"type": "hello", "id": "h", "protocol": 1, **hello}))
            await player.receive()
            answers.add(player.raw[0])
        assert len(answers) == 1
        for path in ("record", "verify", "analysis"):
            found = {(await live.http("POST", f"/api/tables/{table}/{path}", {"token": "wrong"}))[2]
                     for table in (made["table"], "nothing")}
            assert len(found) == 1


@in_loop
async def test_nothing_of_a_match_before_its_end(db: Path) -> None:
    """Record, seed and verification wait for the end; then they are there for all who may see the table."""
    async with running(db) as live:
        made, players = await live.seats(2, options={"round_limit": 1})
        await players[0].send("start")
        path = f"/api/tables/{made['table']}"
        for what in ("record", "verify", "analysis"):
            assert (await live.http("POST", f"{path}/{what}", {"token": made["token"]}))[0] == 409
        seed = live.server.registry.tables[made["table"]].dealer.seed
        for player in players:
            await player.send("hand", seat=player.seat, bot="random")
        await players[0].next("over")
        assert all(seed not in text for text in players[0].raw[:-1])
        for access in ({"token": made["token"]}, {"invite": made["invite"]}):
            status, _, data = await live.http("POST", f"{path}/record", access)
            assert status == 200
            assert seed.encode() in data
