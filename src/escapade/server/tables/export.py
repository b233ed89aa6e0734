"""A stored match as a record: what `escapade replay` and `escapade verify` read."""

import msgspec

from escapade.core.errors import Refused
from escapade.core.seat import seat_number
from escapade.play.match import Match, own_entries
from escapade.play.record import FORMAT, Record
from escapade.server.store.writes import Stored
from escapade.server.tables.document import Document, EndDocument, read_document
from escapade.server.tables.loaded_games import LoadedGames


def record_of(stored: Stored, games: LoadedGames) -> Record:
    """The record of a match that is over, with the seed it can be verified with. Words are copied, not played: the
    rules they were played by may not be here any more.
    """
    document = read_document(stored.document)
    end = document.end or found_end(document, stored.words, games)
    nonces = nonces_of(stored.words, len(document.seats))
    return Record(header_of(document, end), stored.words, {"end": end.outcome, "seed": stored.seed, "nonces": nonces})


def header_of(document: Document, end: EndDocument) -> dict[str, object]:
    """The first line of a record, with the version that was played."""
    return {"record": FORMAT, "game": document.game, "version": document.version, "options": document.options,
            "seats": len(document.seats), "pack": end.pack, "content": end.content,
            "players": [seat.name or seat.bot or "" for seat in document.seats]}


def found_end(document: Document, words: list[str], games: LoadedGames) -> EndDocument:
    """What the document does not say: played again with the rules that are here, unless they are other ones."""
    end = without_outcome(document, games)
    if end.content:
        game = games.get(document.game, document.options)
        match = Match(game, len(document.seats), keeps_words=False)
        match.replay(words)
        end.outcome = game.outcome(match.state)
    return end


def without_outcome(document: Document, games: LoadedGames) -> EndDocument:
    """The content a match is played with; unknown where its rules are not here."""
    if document.version != games.version(document.game):
        return EndDocument(None, games.get(document.game, {}).source.pack, "")
    source = games.get(document.game, document.options).source
    return EndDocument(None, source.pack, source.digest)


def nonces_of(words: list[str], seats: int) -> list[str]:
    """The share of the dice that each seat gave, which stands in the log."""
    nonces = [""] * seats
    for entry in own_entries(words):
        if entry.startswith("table nonce "):
            _, _, seat, nonce = entry.split(" ")
            nonces[seat_number(seat)] = nonce
    return nonces


def is_over(stored: Stored) -> bool:
    """Whether a match has ended; Refused where it has not even begun."""
    phase = read_document(stored.document).phase
    if phase == "lobby":
        raise Refused("refused.not_started", {})
    return phase == "over"


def running_record(stored: Stored, games: LoadedGames) -> Record:
    """The record of a match as far as it has come: the seed is not in it, but every word is, secret ones too."""
    document = read_document(stored.document)
    return Record(header_of(document, without_outcome(document, games)), stored.words)


def summary(text: str) -> tuple[str, str]:
    """The game and the names in a document's text; both empty where it cannot be read."""
    try:
        document = read_document(text)
    except msgspec.MsgspecError:
        return "", ""
    return document.game, ", ".join(seat.name or seat.bot or "" for seat in document.seats if seat.kind != "open")
