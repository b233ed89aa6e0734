"""A table of Prison Break at which the vote has just fallen on its one person: Bellick's half of a match, every time.

Whom bots vote for is theirs to say, and a person who plays well is seldom out: a measurement cannot wait for it.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from escapade.core.game import Game
from escapade.games import load
from escapade.play.match import Draft
from escapade.server.store.database import open_database
from escapade.server.store.store import Store
from escapade.server.tables.document import SeatDocument
from tests.web.late import document_of, played, write_document
from tests.web.tables import KnownTable

SEATS = 3
PERSON = 0


@dataclass(frozen=True)
class Hunt:
    """The table, and how many entries of its record were there before."""

    table: KnownTable
    entries: int


def voted_out(game: Game, draft: Draft, seat: int) -> int | None:
    """Everybody votes for the person's leader; all else is left to the bots."""
    view = game.view(draft.state, seat)
    if view["question"]["key"] != "vote":  # type: ignore[index]
        return None
    leader = view["players"][PERSON]["leader"]  # type: ignore[index]
    legal = game.legal(draft.state, seat)
    return next((action for action in legal if game.shapes.actions.words(action) == f"vote {leader}"), None)


def up_to_the_hunt(game: Game) -> list[str]:
    """The entries of a match of greedy bots until the person is Bellick."""
    matches = played(game, SEATS, player="greedy", overrule=lambda draft, seat: voted_out(game, draft, seat))
    for draft in matches:
        if game.view(draft.state, PERSON)["bellick"] == f"p{PERSON}":
            return draft.words[:]
    raise AssertionError("nobody was voted out")


async def write_hunts(database: str, count: int) -> list[Hunt]:
    """So many such tables, each with keys of its own."""
    game = load("prison_break")
    words = up_to_the_hunt(game)
    document = document_of(game, SEATS)
    document.seats = [seat if place == PERSON else SeatDocument("bot", None, "greedy")
                      for place, seat in enumerate(document.seats)]
    store = Store(await open_database(database))
    try:
        return [Hunt(await write_document(store, game, document, words), len(words)) for _ in range(count)]
    finally:
        await store.close()


def make_hunts(folder: Path, count: int) -> list[Hunt]:
    """The same for whoever has a loop already, into the database of a server that has not started yet."""
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, write_hunts(str(folder / "web.db"), count)).result()
