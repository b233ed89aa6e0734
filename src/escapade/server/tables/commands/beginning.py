"""How a match begins: every seat promises its nonce by a hash, the host starts, the nonces are revealed, and only
then are there dice. Whoever knows the seed has promised a nonce before any other was to be seen, and so can choose
nothing. A seat that does not reveal would be choosing between two streams of luck: it is lost, the seed is shown and
thrown away, and the start that was broken off stays in the record. Whoever is not here when the host begins is waited
for before anything is revealed, and loses nothing but a share of the dice.
"""

from escapade.core.errors import Refused
from escapade.core.seat import seat_word
from escapade.play.match import Draft
from escapade.server.tables.commands.change import Change, finish
from escapade.server.tables.dice import commitment, share_commitment
from escapade.server.tables.document import AbortedStart, Document, SeatDocument
from escapade.server.tables.jobs import CameBack, RevealsUp
from escapade.server.tables.secrets import new_seed
from escapade.server.tables.sharing import absent
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


def start(situation: Situation, _sender: Sender, message: p.Start) -> Change:
    """The host begins: at once where no nonce was promised, else when all of them are revealed. Whoever is not here is
    waited for first, if the host wants that.
    """
    document = situation.document.copy()
    if document.gathering:
        return begin_reveals(situation, document)
    check_seats(situation, document, message.wait)
    if message.wait and absent(situation):
        document.gathering = True
        return Change(document=document)
    return begin_reveals(situation, document)


def begin_reveals(situation: Situation, document: Document) -> Change:
    """The list of promises is closed: who promised shows. Nothing is shown yet, so a promise that nobody is here to
    keep is as good as none.
    """
    document.gathering = False
    for seat in absent(situation):
        document.promise(seat, "")
    document.nonces = [""] * len(document.seats)
    if not document.unrevealed():
        return begin(situation, document)
    document.starting = True
    return Change(document=document)


def check_seats(situation: Situation, document: Document, wait: bool | None) -> None:  # noqa: FBT001  as the host said it
    """Refuse a start without everybody: a seat that nobody has, or, where the host did not say what to do then, one
    whose person could not reveal just now, though another device of theirs may be there.
    """
    if len(document.aborted) >= MOST_ABORTED:
        raise Refused("refused.aborted_often", {})
    if document.open_seats() or any(seat.kept for seat in document.seats):
        raise Refused("refused.open_seats", {})
    if wait is None:
        for seat in absent(situation):
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
    """Time is over: to wait for those who are not here, or to reveal; nothing where that was done in the meantime."""
    document = situation.document.copy()
    is_due = document.gathering if job.gathering else document.starting
    if not is_due or len(document.aborted) != job.attempt:
        return Change()
    if not job.gathering:
        return abort(situation, document, document.unrevealed())
    if len(absent(situation)) < len(document.people()):
        return begin_reveals(situation, document)
    document.gathering = False
    return Change(document=document)


def came_back(situation: Situation, _job: CameBack) -> Change:
    """With the last of those who were waited for the nonces are revealed."""
    if not situation.document.gathering or absent(situation):
        return Change()
    return begin_reveals(situation, situation.document.copy())


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
