"""docs/protocol.md is played against a server, and what is generated from the protocol is current."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escapade.server.wire import protocol as p
from escapade.server.wire import protocol_http as h
from tests.server.harness import Player, in_loop, running
from tools import protocol_types

PAGE = (protocol_types.ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json ([^\n]+)\n(.*?)```", PAGE, re.DOTALL)
SHORTENED = ("table", "view", "position")


def filled(text: str, values: dict[str, str]) -> str:
    """An example with the names it leaves open."""
    for name, value in values.items():
        text = text.replace(f"<{name}>", value)
    return text


@in_loop
async def test_the_examples_are_played(tmp_path: Path) -> None:
    """Every request and message of the page is sent; every reply has the type and the fields of the page."""
    async with running(tmp_path / "page.db") as live:
        values: dict[str, str] = {}
        player: Player | None = None
        reply: dict[str, Any] = {}
        for kind, text in BLOCKS:
            words = kind.split()
            if words[0] == "request":
                reply = await live.post(filled(words[2], values), json.loads(filled(text, values)))
                values |= {} if "token" in values else {name: str(reply[name]) for name in ("table", "token", "invite")}
            elif words[0] == "reply":
                assert set(json.loads(text)) == set(reply)
                msgspec.convert(reply, getattr(h, words[1]))
            elif words[0] == "client":
                player = player or await live.open()
                await player.line.send(filled(text, values))
            elif words[0] == "server" and is_played(json.loads(text)):
                assert player is not None
                await matches(player, json.loads(text))


def is_played(message: dict[str, Any]) -> bool:
    """The messages at the end of the page are shown, not part of the conversation."""
    return message["type"] not in ("said", "unsaid", "reacted", "over", "bye")


async def matches(player: Player, shown: dict[str, Any]) -> None:
    """The next message of this type says what the page says, but for what differs from table to table."""
    found = await player.next(shown["type"])
    assert set(found) == set(shown)
    for name, value in shown.items():
        if name in ("id", "code", "reason", "seq", "type") and (name, shown["type"]) != ("reason", "hint"):
            assert found[name] == value, (shown, found)
    if shown["type"] == "update" and shown["events"]:
        assert found["events"] == shown["events"]


@pytest.mark.parametrize("text", [text for kind, text in BLOCKS if kind == "server"])
def test_server_examples_are_messages(text: str) -> None:
    """Every example is a message of the protocol, but for the parts that the page shortens."""
    shown = json.loads(text)
    names = {struct.__struct_config__.tag: struct for struct in p.ServerMessage.__args__}
    struct = names[shown["type"]]
    fields = msgspec.structs.fields(struct)
    found = set(shown) - {"type"}
    assert {field.name for field in fields if field.required} <= found <= {field.name for field in fields}


def test_every_message_is_on_the_page() -> None:
    """A message nobody explains does not exist."""
    tags = [struct.__struct_config__.tag for struct in (*p.ClientMessage.__args__, *p.ServerMessage.__args__)]
    assert [tag for tag in tags if f"`{tag}`" not in PAGE and f'"type": "{tag}"' not in PAGE] == []


def test_generated_files_are_current() -> None:
    """`python tools/protocol_types.py` writes them."""
    for name, text in protocol_types.typescript().items():
        assert (protocol_types.TYPESCRIPT / name).read_text(encoding="utf-8") == text
    assert protocol_types.OPENAPI.read_text(encoding="utf-8") == protocol_types.openapi()
