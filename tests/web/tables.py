"""Tables made over HTTP, with settings that nobody would wait for in a test, and the keys to them."""

import json
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

NAMES = ["Ada", "Ben", "Cleo"]


@dataclass(frozen=True)
class KnownTable:
    """A table, and the keys of its people."""

    game: str
    table: str
    invite: str
    tokens: list[str]

    def path(self) -> str:
        """Its page, behind the #."""
        return f"/table/{self.table}"

    def watching(self) -> str:
        """The same by its invitation."""
        return f"/table/{self.table}/{self.invite}"

    def keys(self, *seats: int) -> list[dict[str, object]]:
        """What the browser of these people remembers."""
        return [{"table": self.table, "game": self.game, "invite": self.invite,
                 "seats": [{"seat": seat, "token": self.tokens[seat]} for seat in seats]}]


def post(base: str, path: str, body: object) -> dict[str, Any]:
    """A request that succeeds."""
    request = urllib.request.Request(f"{base}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def make_table(base: str, people: int, bots: int = 0, game: str = "evades", names: Sequence[str] = NAMES,
               **settings: object) -> KnownTable:
    """So many people, who have not come yet, before so many bots."""
    seats = [{"kind": "open"}] * people + [{"kind": "bot", "bot": "random"}] * bots
    made = post(base, "/api/tables", {"game": game, "seats": seats, "name": names[0], **settings})
    joined = [post(base, f"/api/tables/{made['table']}/join", {"name": name, "invite": made["invite"]})
              for name in names[1:people]]
    return KnownTable(game, made["table"], made["invite"], [made["token"], *[one["token"] for one in joined]])
