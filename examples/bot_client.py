"""A bot in sixty lines, over the same protocol as everybody: joins a table by its link and plays at random.

    python examples/bot_client.py http://127.0.0.1:8765/#/table/<table>/<invite>

Needs the package `websockets`; any language with WebSockets and JSON will do as well. See docs/protocol.md.
"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect


def join(base: str, table: str, invite: str) -> str:
    """Take a seat; the token that comes back is the key to it."""
    body = json.dumps({"name": "Robot", "invite": invite}).encode()
    request = urllib.request.Request(f"{base}/api/tables/{table}/join", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        return str(json.load(reply)["token"])


def answer(position: dict[str, Any]) -> dict[str, Any] | None:
    """Any of the legal actions, when it is our turn."""
    if not position["legal"]:
        return None
    chosen = random.choice(position["legal"])
    return {"type": "act", "id": uuid.uuid4().hex, "asked": position["asked"], "action": chosen["action"]}


async def play(base: str, table: str, token: str) -> dict[str, Any]:
    """Say hello, answer every question, return the outcome."""
    asked = -1
    async with connect(f"{base.replace('http', 'ws', 1)}/api/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "id": "hello", "protocol": 1, "table": table, "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "over":
                return dict(message["outcome"])
            position = message.get("position")
            reply = answer(position) if position and position["asked"] != asked else None
            if reply is not None:
                asked = position["asked"]  # one answer for each question
                await socket.send(json.dumps(reply))
    raise SystemExit("the server hung up")


def main(link: str) -> None:
    """Play one match, and print how it ended."""
    parts = urlsplit(link)
    path = parts.fragment.split("/")
    if parts.scheme not in ("http", "https") or len(path) != 4:
        raise SystemExit(f"“{link}” is not the link of a table: http://127.0.0.1:8765/#/table/<table>/<invite>")
    base = f"{parts.scheme}://{parts.netloc}"
    print(json.dumps(asyncio.run(play(base, path[2], join(base, path[2], path[3])))))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) == 2 else "")
