"""A finished match as a record: what `escapade replay` and `escapade verify` read."""

from escapade.core.game import Game
from escapade.play.match import Match
from escapade.play.record import Record, new_header
from escapade.server.store.writes import Stored
from escapade.server.tables.document import read_document


def record_of(game: Game, stored: Stored) -> Record:
    """The record of a match that is over, with the seed it can be verified with."""
    seats = read_document(stored.document).seats
    match = Match(game, len(seats), keeps_words=False)
    match.replay(stored.words)
    outcome = game.outcome(match.state)
    assert outcome is not None, "a match that is not over keeps its seed"
    header = new_header(game, len(seats))
    header["players"] = [seat.name or seat.bot or "" for seat in seats]
    return Record(header, stored.words, {"end": outcome, "seed": stored.seed, "nonces": match.nonces})
