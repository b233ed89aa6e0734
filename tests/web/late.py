"""Tables near the end of a match, written into the database of a server of our own before it starts.

The log of such a table is a true match from its first entry on: every draw follows from the seed, so that it can be
undone, verified and watched again like any other. A running server has no door for this: SQLite's file is locked,
and no message and no option of `escapade serve` can put a log into a table.
"""

import time
from collections.abc import Callable, Iterator

from escapade.bots.roster import make
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.seat import seats_of as waiting_seats
from escapade.games import load
from escapade.play.match import Draft, Match
from escapade.play.seeds import derive
from escapade.server.store.store import Store
from escapade.server.store.writes import NewMatch, TokenRow, Write
from escapade.server.tables.dealer import Dealer
from escapade.server.tables.dice import commitment
from escapade.server.tables.document import Document, SeatDocument
from escapade.server.tables.loaded_games import options_of
from escapade.server.tables.secrets import hashed, new_table_id, new_token
from tests.web import prison
from tests.web.tables import KnownTable

SEED = "5e" * 32
PEOPLE = ["Ada", "Ben"]
DECISIONS_LEFT = 14
ENDING = "_ending"
ENDINGS = 8
"""Tables of each game at the last choice of a person, for tests that begin at the end."""
WINDOW = "dark_castle_window"
WINDOWS = ("before", "use", "loss")
PLAYERS = {"evades": "random", "elba": "greedy", "dark_castle": "random", "prison_break": "random"}
"""Whoever plays at random loses soon, whatever is clicked in the end; in Elba somebody must know the way out."""


def played(game: Game, seats: int, number: int = 7, player: str | None = None,
           overrule: Callable[[Draft, int], int | None] = lambda draft, seat: None) -> Iterator[Draft]:
    """A match of bots, each time that one of the people is asked; somebody may overrule what they choose."""
    draft, dealer = Match(game, seats).draft(), Dealer(SEED)
    bot, luck = make(player or PLAYERS[game.key], game), derive(number, "late", game.key)
    forced = not game.traits.hidden_information
    dealer.go_on(draft, own_dice=False, auto_forced=forced)
    while draft.state.waiting:
        waiting = waiting_seats(int(draft.state.waiting))
        if any(seat < len(PEOPLE) for seat in waiting):
            yield draft
        seat = waiting[0]
        action = overrule(draft, seat)
        if action is None:
            perspective = Perspective(game, seat, game.view(draft.state, seat), list(game.legal(draft.state, seat)))
            action = bot.choose(perspective, luck).action
        draft.act(seat, action, draft.state.asked[seat])
        dealer.go_on(draft, own_dice=False, auto_forced=forced)


def at_the_last_choice(game: Game, seats: int) -> list[str]:
    """The entries of a match up to the last question that leaves one of the people a choice."""
    words: list[str] = []
    for draft in played(game, seats):
        asked = [seat for seat in waiting_seats(int(draft.state.waiting)) if seat < len(PEOPLE)]
        if any(len(game.legal(draft.state, seat)) > 1 for seat in asked):
            words = draft.words[:]
    return words


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


def document_of(game: Game, seats: int, *, public: bool = False) -> Document:
    """The table of such a match, as its host would have made it."""
    chairs = [SeatDocument("person", PEOPLE[seat]) if seat < len(PEOPLE) else SeatDocument("bot", None, "greedy")
              for seat in range(seats)]
    return Document(game=game.key, version=game.version, options=options_of(game), seats=chairs, host=0,
                    language="en", public=public, own_dice=False, auto_forced=True, timer=0, absent_bot="random",
                    commitment=commitment(SEED), nonces=[""] * seats, phase="playing")


async def write_late(store: Store, copies: int) -> dict[str, list[KnownTable]]:
    """So many tables of each game, all with the same log."""
    made: dict[str, list[KnownTable]] = {}
    for key in PLAYERS:
        game = load(key)
        words, seats = almost_over(game, seats_of(game)), seats_of(game)
        made[key] = [await write_table(store, game, seats, words) for _ in range(copies)]
        words = at_the_last_choice(game, seats)
        made[key + ENDING] = [await write_table(store, game, seats, words) for _ in range(ENDINGS)]
    castle = load("dark_castle")
    words = at_a_window(castle, seats_of(castle))
    made[WINDOW] = [await write_table(store, castle, seats_of(castle), words)]
    jail = load("prison_break")
    matches = played(jail, seats_of(jail), player="greedy", overrule=prison.Overrule(jail))
    for name, words in prison.moments(jail, matches).items():
        made[name] = [await write_table(store, jail, seats_of(jail), words) for _ in range(prison.COPIES[name])]
    return made


async def write_table(store: Store, game: Game, seats: int, words: list[str], *, public: bool = False) -> KnownTable:
    """One of them, with keys of its own."""
    return await write_document(store, game, document_of(game, seats, public=public), words)


async def write_document(store: Store, game: Game, document: Document, words: list[str]) -> KnownTable:
    """The same, with whoever sits there."""
    late = KnownTable(game.key, new_table_id(), new_token(), [new_token() for _ in PEOPLE])
    rows = [TokenRow(hashed(token), seat) for seat, token in enumerate(late.tokens)]
    new = NewMatch(SEED, hashed(late.invite), int(time.time()))
    await store.write(Write(late.table, 0, words=words, document=document.row(), tokens_added=rows, new=new))
    return late
