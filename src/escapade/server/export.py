"""A finished match as a record: what `escapade replay` and `escapade verify` read."""

from escapade.core.game import Game
from escapade.play.record import Record, new_header
from escapade.server.match import Match
from escapade.server.writes import Stored


def record_of(game: Game, stored: Stored) -> Record:
    """The record of a match that is over, with the seed it can be verified with."""
    match = Match(game, len(stored.document.seats), stored.seed)
    match.replay(stored.words)
    outcome = game.outcome(match.state)
    assert outcome is not None, "a match that is not over keeps its seed"
    header = new_header(game, len(stored.document.seats))
    header["players"] = [seat.name or seat.bot or "" for seat in stored.document.seats]
    return Record(header, stored.words, {"end": outcome, "seed": stored.seed, "nonces": match.nonces})
