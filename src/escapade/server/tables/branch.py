"""A table that goes on from a moment of a finished match: its words up to there, one person, bots in the other seats,
and dice of its own from there on. Only what is over is gone on from: everything of it may be known.
"""

from dataclasses import dataclass

from escapade.bots import roster
from escapade.core.errors import BadInput, Refused
from escapade.core.game import Game
from escapade.core.option import people_option
from escapade.language.sentences import Language as Speech
from escapade.play.match import Match, entry_taken_back
from escapade.server.bots.pool import QUICK
from escapade.server.store.writes import Stored
from escapade.server.tables.commands.play import check_bot
from escapade.server.tables.dice import commitment
from escapade.server.tables.document import Document, SeatDocument, read_document
from escapade.server.tables.loaded_games import LoadedGames
from escapade.server.tables.other_rules import other_version
from escapade.server.wire import protocol_http as h


@dataclass(frozen=True)
class Branch:
    """What a new table is made of: its document, and the entries its log begins with."""

    document: Document
    words: list[str]


def branch_of(stored: Stored, wish: h.BranchTable, seed: str, games: LoadedGames) -> Branch:
    """The table that somebody wants; Refused or BadInput where there is nothing to go on from."""
    source = read_document(stored.document)
    if source.phase != "over":
        raise Refused("refused.not_over", {})
    game = same_rules(source, games)
    entry = standing_entry(stored.words, wish.entry)
    check_seat(source, game, wish.seat)
    match = Match(game, len(source.seats), facts_kept=0, keeps_words=False)
    match.replay(stored.words[:entry])
    if not match.state.waiting:
        raise Refused("refused.over", {})
    return Branch(branch_document(source, wish, seed, entry), [*stored.words[:entry], f"table branch {entry}"])


def same_rules(source: Document, games: LoadedGames) -> Game:
    """The game that a match was played with; its words mean nothing to other rules or other cards."""
    here = games.version(source.game)
    if source.version != here:
        raise other_version(source, here)
    game = games.get(source.game, source.options)
    if source.end is not None and source.end.content != game.source.digest:
        raise Refused("refused.other_content", {})
    return game


def standing_entry(words: list[str], wanted: int) -> int:
    """The entry whose position a replay shows as that of the wanted one. Where a later undo went back past it and yet
    left it standing, that is the position after the undo.
    """
    if not 0 <= wanted <= len(words):
        raise BadInput("input.record_at", {"entry": wanted, "entries": len(words)})
    entry = wanted
    for number, text in enumerate(words[wanted:], wanted + 1):
        taken = entry_taken_back(text)
        if taken is not None and taken < entry:
            entry = number
    return entry


def check_seat(source: Document, game: Game, seat: int) -> None:
    """Refuse a seat that is not there, or one that has no say where only the first seats have."""
    if seat >= len(source.seats):
        raise Refused("refused.no_seat", {})
    name = people_option(game.option_table)
    voices = int(source.options[name]) if name is not None else 0
    if 0 < voices <= seat:
        raise Refused("refused.no_say", {"voices": voices})


def branch_document(source: Document, wish: h.BranchTable, seed: str, entry: int) -> Document:
    """The table before its start: who wants to go on sits where they wished, and is the host."""
    bot = check_bot(source.game, wish.bot or roster.usual(source.game))
    seats = [SeatDocument("bot", None, bot) for _ in source.seats]
    seats[wish.seat] = SeatDocument("person", wish.name)
    Speech(wish.language)
    return Document(
        game=source.game, version=source.version, options=source.options, seats=seats, host=wish.seat,
        language=wish.language, public=False, own_dice=False, auto_forced=source.auto_forced, timer=0,
        absent_bot=check_bot(source.game, QUICK), commitment=commitment(seed), nonces=[""] * len(seats), branch=entry)
