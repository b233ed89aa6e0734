"""Write the corpus of a release: records and a database that every later build must load and finish.

    python tools/corpus.py FOLDER      e.g. tests/corpus/0.2; refuses one that is there already

A corpus is written once, when its version is released, and never again.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from escapade.games import REGISTRY, load_with  # noqa: E402
from tests.conformance.cases import option_sets  # noqa: E402
from tests.server.harness import Live, running  # noqa: E402

RECORDS = 17
"""For each game and set of options: more than two hundred in all."""
LONG = {"elba"}
"""Games that uniform random play never finishes before their limit: there the best bots play."""
SHORT = {"elba": {"round_limit": 8}}
"""Options of the tables that later builds finish with random bots, where these would take an hour."""
MOVES = {"early": 3, "middle": 40, "paused": 1, "timed": 25, "undone": 5}


async def write(folder: Path) -> None:
    """Records of what is over; a database with what is not, in every phase."""
    folder.mkdir(parents=True)
    keys: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as elsewhere:
        async with running(Path(elsewhere) / "records.db") as live:
            for key in REGISTRY:
                await write_records(live, key, folder)
    async with running(folder / "escapade.db") as live:
        for key in REGISTRY:
            for phase in ("lobby", *MOVES):
                keys[f"{key}-{phase}"] = await open_table(live, key, phase)
    (folder / "escapade.db.lock").unlink()
    (folder / "keys.json").write_text(json.dumps(keys, indent=1) + "\n")


async def write_records(live: Live, key: str, folder: Path) -> None:
    """Finished matches between bots."""
    game = load_with(key, {})
    for options in option_sets(game.option_table):
        for number in range(RECORDS):
            seats = game.seats[number % len(game.seats)]
            bot = "greedy" if key in LONG or number % 2 else "random"
            made = await live.create(key, " ".join([bot] * seats), name=None, options=options)
            host = await live.player(made["table"], made["token"])
            await host.send("start")
            await host.next("over")
            _, _, data = await live.http("POST", f"/api/tables/{made['table']}/record", {"token": made["token"]})
            name = "-".join(f"{option}_{value}" for option, value in options.items()) or "defaults"
            (folder / f"{key}-{seats}-{name}-{number}.jsonl".lower()).write_bytes(data)
            await host.close()


async def open_table(live: Live, key: str, phase: str) -> dict[str, Any]:
    """A table that is not over, in some phase, and the tokens to it."""
    seats = max(2, load_with(key, {}).seats[0])
    made, players = await live.seats(seats, key, timer=3600 if phase == "timed" else 0, options=SHORT.get(key, {}))
    tokens = [made["token"]]
    if phase != "lobby":
        await players[0].send("start")
        for player in players:
            await player.next("update")
        for _ in range(MOVES[phase]):
            await move(players)
    if phase == "paused":
        await agree(players, players[0], "pause")
    for player in players if phase == "undone" else []:
        await agree(players, player, "undo")
    await players[0].quiet(0.1)
    return {"table": made["table"], "token": tokens[0], "phase": players[0].table["phase"]}


async def agree(players: list[Any], asker: Any, what: str) -> None:
    """Somebody proposes, the others say yes; nothing where it cannot be proposed."""
    if (await asker.send("propose", what=what))["type"] != "ack":
        return
    for player in players:
        await player.send("ping")
        proposal = player.table["proposal"]
        if proposal is not None and player.seat in proposal["missing"]:
            await player.send("agree", proposal=proposal["number"], yes=True)


async def move(players: list[Any]) -> None:
    """Whoever is asked first answers."""
    for player in players:
        await player.quiet(0.01)
    for player in players:
        if player.position["legal"]:
            await player.act(player.position["legal"][-1]["action"])
            return


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
