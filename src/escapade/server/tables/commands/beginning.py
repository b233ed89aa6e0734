"""How a match begins: every seat promises its nonce by a hash, the host starts, the nonces are revealed, and only
then are there dice. Whoever knows the seed has promised a nonce before any other was to be seen, and so can choose
nothing. A seat that does not reveal would be choosing between two streams of luck: it is lost, the seed is shown and
thrown away, and the start that was broken off stays in the record.
"""

from escapade.core.errors import Refused
from escapade.core.seat import seat_word
from escapade.play.match import Draft
from escapade.server.tables.commands.change import Change, finish
from escapade.server.tables.dice import commitment, share_commitment
from escapade.server.tables.document import AbortedStart, Document, SeatDocument
from escapade.server.tables.jobs import RevealsUp
from escapade.server.tables.secrets import new_seed
from escapade.server.tables.sharing import keeps_promise
from escapade.server.tables.situation import Sender, Situation
from escapade.server.wire import protocol as p

MOST_ABORTED = 20
"""Starts that one table may see broken off; after that its people make another table."""


def commit(situation: Situation, sender: Sender, message: p.Commit) -> Change:
    """A seat promises its share of the dice; nobody may promise what another seat has, and reveal it after them."""
    document, seat = situation.document.copy(), sender.place()
    if message.commitment in document.nonce_commitments and document.promised(seat) != message.commitment:
        raise Refused("refused.commitment_taken", {})
    document.promise(seat, message.commitment)
    document.seats[seat].promised_by = sender.key or ""
    return Change(document=document)


def start(situation: Situation, _sender: Sender, _message: p.Start) -> Change:
    """The host begins: at once where no nonce was promised, else when all of them are revealed."""
    document = situation.document.copy()
    check_seats(situation, document)
    document.nonces = [""] * len(document.seats)
    if not document.unrevealed():
        return begin(situation, document)
    document.starting = True
    return Change(document=document)


def check_seats(situation: Situation, document: Document) -> None:
    """Refuse a start without everybody: a seat that nobody has, or whose person could not reveal just now, though
    another device of theirs may be there.
    """
    if len(document.aborted) >= MOST_ABORTED:
        raise Refused("refused.aborted_often", {})
    if document.open_seats() or any(seat.kept for seat in document.seats):
        raise Refused("refused.open_seats", {})
    for seat in document.people():
        is_there = situation.absent_for(seat) is None and keeps_promise(situation, seat)
        if document.promised(seat) and not is_there:
            raise Refused("refused.seat_absent", {"name": document.seats[seat].name or ""})


def reveal(situation: Situation, sender: Sender, message: p.GiveNonce) -> Change:
    """A seat shows the nonce it promised; with the last one the match begins."""
    document, seat = situation.document.copy(), sender.place()
    if not document.starting or seat not in document.unrevealed():
        raise Refused("refused.no_nonce_due", {})
    if share_commitment(message.nonce) != document.promised(seat):
        raise Refused("refused.other_nonce", {})
    document.nonces[seat] = message.nonce
    return Change(document=document) if document.unrevealed() else begin(situation, document)


def begin(situation: Situation, document: Document) -> Change:
    """All starts and nonces go into the log, then the match begins."""
    draft = situation.match.draft()
    for aborted in document.aborted:
        enter_start(draft, aborted.commitments, aborted.nonces)
        draft.table(" ".join(["table aborted", aborted.seed, *map(seat_word, aborted.missing)]))
    enter_start(draft, document.nonce_commitments, document.nonces)
    document.phase, document.starting, document.version = "playing", False, situation.game.version
    return finish(situation, draft, document)


def enter_start(draft: Draft, commitments: list[str], nonces: list[str]) -> None:
    """What was promised, then what was revealed."""
    for word, values in (("commit", commitments), ("nonce", nonces)):
        for seat, value in enumerate(values):
            if value:
                draft.table(f"table {word} {seat_word(seat)} {value}")


def reveals_up(situation: Situation, job: RevealsUp) -> Change:
    """Time to reveal is over: those who did not lose their seats; nothing where the match has begun."""
    if not situation.document.starting or len(situation.document.aborted) != job.attempt:
        return Change()
    document = situation.document.copy()
    return abort(situation, document, document.unrevealed())


def abort(situation: Situation, document: Document, missing: list[int]) -> Change:
    """Back to the lobby without these seats: another seed, and new promises from everybody."""
    document.aborted.append(AbortedStart(situation.dealer.seed, document.nonce_commitments, document.nonces, missing))
    seed = new_seed()
    document.commitment, document.starting = commitment(seed), False
    document.nonces, document.nonce_commitments = [""] * len(document.seats), []
    for seat in document.seats:
        seat.ready = False
    for place in missing:
        document.seats[place] = SeatDocument()
    if document.host in missing:
        document.host = next(iter(document.people()), None)
    removed = [key for key, seat in situation.tokens.items() if seat in missing]
    return Change(document=document, tokens_removed=removed, seed=seed)
