"""Tables near the end of a match, written into the database of a server of our own before it starts.

The log of such a table is a true match from its first entry on: every draw follows from the seed, so that it can be
undone, verified and watched again like any other. A running server has no door for this: SQLite's file is locked,
and no message and no option of `escapade serve` can put a log into a table.
"""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from escapade.bots.roster import make
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.seat import seats_of as waiting_seats
from escapade.games import load
from escapade.play.match import Draft, Match
from escapade.play.seeds import derive
from escapade.server.store.database import open_database
from escapade.server.store.store import Store
from escapade.server.store.writes import NewMatch, TokenRow, Write
from escapade.server.tables.dealer import Dealer
from escapade.server.tables.dice import commitment
from escapade.server.tables.document import Document, SeatDocument
from escapade.server.tables.loaded_games import options_of
from escapade.server.tables.secrets import hashed, new_table_id, new_token

SEED = "5e" * 32
PEOPLE = ["Ada", "Ben"]
DECISIONS_LEFT = 14
WINDOW = "dark_castle_window"
WINDOWS = ("before", "use", "loss")
PLAYERS = {"evades": "random", "elba": "greedy", "dark_castle": "random", "prison_break": "random"}
"""Whoever plays at random loses soon, whatever is clicked in the end; in Elba somebody must know the way out."""


@dataclass(frozen=True)
class LateTable:
    """A table that waits for one of its two people, and the keys to it."""

    game: str
    table: str
    invite: str
    tokens: list[str]

    def path(self) -> str:
        """Its page, behind the #."""
        return f"/table/{self.table}"

    def keys(self, *seats: int) -> list[dict[str, object]]:
        """What the browser of these people at this table remembers."""
        return [{"table": self.table, "game": self.game, "invite": self.invite,
                 "seats": [{"seat": seat, "token": self.tokens[seat]} for seat in seats]}]


def played(game: Game, seats: int, number: int = 7) -> Iterator[Draft]:
    """A match of bots, each time that one of the people is asked."""
    draft, dealer = Match(game, seats).draft(), Dealer(SEED)
    bot, luck = make(PLAYERS[game.key], game), derive(number, "late", game.key)
    forced = not game.traits.hidden_information
    dealer.go_on(draft, own_dice=False, auto_forced=forced)
    while draft.state.waiting:
        waiting = waiting_seats(int(draft.state.waiting))
        if any(seat < len(PEOPLE) for seat in waiting):
            yield draft
        seat = waiting[0]
        perspective = Perspective(game, seat, game.view(draft.state, seat), list(game.legal(draft.state, seat)))
        draft.act(seat, bot.choose(perspective, luck).action, draft.state.asked[seat])
        dealer.go_on(draft, own_dice=False, auto_forced=forced)


def almost_over(game: Game, seats: int) -> list[str]:
    """The entries of a match up to a decision of a person, with few decisions left."""
    words: list[str] = []
    asked: list[int] = []
    for draft in played(game, seats):
        asked.append(len(draft.words))
        words = draft.words
    return words[:asked[-min(DECISIONS_LEFT, len(asked))]]


def at_a_window(game: Game, seats: int) -> list[str]:
    """The entries of a match of the castle up to the first time that a person may use a thing after a roll, before a
    fight or before a loss; matches without such a time are left aside.
    """
    for number in range(100):
        for draft in played(game, seats, number):
            if game.describe(draft.state)["phase"] in WINDOWS:
                return draft.words[:]
    raise AssertionError("the castle never opens a window")


def seats_of(game: Game) -> int:
    """Two people and a bot, or as many as it takes."""
    return min(game.seats[-1], max(game.seats[0], len(PEOPLE) + 1))


def document_of(game: Game, seats: int) -> Document:
    """The table of such a match, as its host would have made it."""
    chairs = [SeatDocument("person", PEOPLE[seat]) if seat < len(PEOPLE) else SeatDocument("bot", None, "greedy")
              for seat in range(seats)]
    return Document(game=game.key, version=game.version, options=options_of(game), seats=chairs, host=0,
                    language="en", public=False, own_dice=False, auto_forced=True, timer=0, absent_bot="random",
                    commitment=commitment(SEED), nonces=[""] * seats, phase="playing")


async def write_tables(database: str, copies: int) -> dict[str, list[LateTable]]:
    """So many tables of each game, all with the same log."""
    store = Store(await open_database(database))
    made: dict[str, list[LateTable]] = {}
    try:
        for key in PLAYERS:
            game = load(key)
            words, seats = almost_over(game, seats_of(game)), seats_of(game)
            made[key] = [await write_table(store, game, seats, words) for _ in range(copies)]
        castle = load("dark_castle")
        words = at_a_window(castle, seats_of(castle))
        made[WINDOW] = [await write_table(store, castle, seats_of(castle), words)]
    finally:
        await store.close()
    return made


async def write_table(store: Store, game: Game, seats: int, words: list[str]) -> LateTable:
    """One of them, with keys of its own."""
    late = LateTable(game.key, new_table_id(), new_token(), [new_token() for _ in PEOPLE])
    rows = [TokenRow(hashed(token), seat) for seat, token in enumerate(late.tokens)]
    new = NewMatch(SEED, hashed(late.invite), int(time.time()))
    await store.write(Write(late.table, 0, words=words, document=document_of(game, seats).row(), tokens_added=rows,
                            new=new))
    return late


class LateTables:
    """Handed out one by one: a table is played to its end once."""

    def __init__(self, database: str, copies: int) -> None:
        # In a thread of its own, because a browser that is open already keeps this one's loop.
        with ThreadPoolExecutor(1) as elsewhere:
            self.left = elsewhere.submit(asyncio.run, write_tables(database, copies)).result()

    def take(self, game: str) -> LateTable:
        """A table of a game that nobody has touched yet; `WINDOW` is a castle where somebody may use a thing."""
        return self.left[game].pop()
