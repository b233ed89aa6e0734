"""Commands before the start and around a match: seats, settings, leaving."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from escapade.core.errors import Missing, Refused
from escapade.server import protocol as p
from escapade.server.auth import hashed
from escapade.server.document import Document, SeatDocument
from escapade.server.handle_play import check_bot, forget_voter
from escapade.server.jobs import Change, Claim, Command, Join
from escapade.server.writes import TokenRow

if TYPE_CHECKING:
    from escapade.server.table import Table


def join_change(table: "Table", job: Join | Claim) -> Change:
    """A seat for somebody new, or the one that was kept for them."""
    document, draft = table.copy(), table.draft()
    if isinstance(job, Claim):
        if document.seats[job.seat].kind != "person":
            raise Refused("refused.seat_taken", {})
        return Change(tokens_added=[TokenRow(job.key, job.seat)])
    if not document.public and (job.invite is None or hashed(job.invite) != table.invite):
        raise Missing("missing.table", {})
    if document.phase == "over":
        raise Refused("refused.over", {})
    seat = choose_seat(document, job.seat)
    document.seats[seat] = SeatDocument("person", job.name)
    if document.host is None and None not in table.tokens.values():
        document.host = seat
    if document.phase != "lobby":
        draft.table(f"table person p{seat}")
    return Change(draft=draft, document=document, tokens_added=[TokenRow(job.key, seat)])


def choose_seat(document: Document, wanted: int | None) -> int:
    """The seat that was wished for, or the first that is open."""
    free = document.open_seats()
    if not free:
        raise Refused("refused.table_full", {})
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refused("refused.seat_taken", {})
    return wanted


def sit(table: "Table", job: Command, message: p.Sit) -> Change:
    """Change places: the token goes along."""
    old, key = table.client_seat(job.client), job.client.key
    assert key is not None
    document = table.copy()
    new = choose_seat(document, message.seat)
    document.seats[new], document.seats[old] = document.seats[old], document.seats[new]
    document.nonces[new], document.nonces[old] = document.nonces[old], ""
    if document.host == old:
        document.host = new
    moved = [other for other, seat in table.tokens.items() if seat == old]
    return Change(document=document, tokens_removed=moved, tokens_added=[TokenRow(other, new) for other in moved])


def set_seat(table: "Table", job: Command, message: p.SetSeat) -> Change:
    """The host decides what a seat is; a person's seat is opened only before the start, and not the host's own."""
    document = table.copy()
    if message.seat >= len(document.seats):
        raise Refused("refused.no_seat", {})
    seat = document.seats[message.seat]
    if document.phase != "lobby":
        return other_bot(table, document, message)
    if message.seat == job.client.seat:
        raise Refused("refused.own_seat", {})
    removed = [key for key, place in table.tokens.items() if place == message.seat and seat.kind == "person"]
    bot = check_bot(table, message.bot) if message.kind == "bot" else None
    document.seats[message.seat] = SeatDocument(message.kind, None, bot)
    document.nonces[message.seat] = ""
    return Change(document=document, tokens_removed=removed)


def other_bot(table: "Table", document: Document, message: p.SetSeat) -> Change:
    """In the middle of a match: another bot for a seat that a bot has for good."""
    seat = document.seats[message.seat]
    if seat.kind != "bot" or message.kind != "bot":
        raise Refused("refused.started", {})
    seat.bot = check_bot(table, message.bot)
    draft = table.draft()
    draft.table(f"table bot p{message.seat} {seat.bot}")
    return Change(draft=draft, document=document)


def set_up(table: "Table", _job: Command, message: p.SetUp) -> Change:
    """The host changes what the match will be."""
    document = table.copy()
    if message.options is not None:
        game = table.services.hub.games.get(document.game, message.options)
        document.options, document.version = table.services.hub.games.options_of(game), game.version
    if message.absent_bot is not None:
        document.absent_bot = check_bot(table, message.absent_bot)
    for name in ("own_dice", "auto_forced", "timer", "public"):
        value = getattr(message, name)
        if value is not None:
            setattr(document, name, value)
    for seat in document.seats:
        seat.ready = False
    return Change(document=document)


def ready(table: "Table", job: Command, message: p.Ready) -> Change:
    """Ready, or not yet."""
    document = table.copy()
    document.seats[table.client_seat(job.client)].ready = message.ready
    return Change(document=document)


def give_nonce(table: "Table", job: Command, message: p.GiveNonce) -> Change:
    """A seat's share of the dice; the commitment to the seed was made before."""
    document = table.copy()
    document.nonces[table.client_seat(job.client)] = message.nonce
    return Change(document=document)


def start(table: "Table", _job: Command, _message: p.Start) -> Change:
    """The nonces go into the log, then the match begins."""
    document, draft = table.copy(), table.draft()
    if document.open_seats():
        raise Refused("refused.open_seats", {})
    document.phase = "playing"
    for seat, nonce in enumerate(document.nonces):
        if nonce:
            draft.table(f"table nonce p{seat} {nonce}")
    return table.finish(draft, document)


def leave(table: "Table", job: Command, _message: p.Leave) -> Change:
    """A seat is given up for good; the next person becomes the host if need be."""
    seat = job.client.seat
    job.client.is_leaving = True
    document, draft = table.copy(), table.draft()
    removed = [key for key, place in table.tokens.items() if place == seat]
    if seat is not None and document.phase == "lobby":
        document.seats[seat], document.nonces[seat] = SeatDocument(), ""
    elif seat is not None and document.phase != "over":
        bot = document.absent_bot
        document.seats[seat] = SeatDocument("bot", None, bot, left=True)
        forget_voter(document, seat)
        draft.table(f"table bot p{seat} {bot}")
    if document.host == seat:
        document.host = next((place for place in document.people() if place != seat), None)
    change = Change(draft=draft, document=document, tokens_removed=removed)
    if seat is not None and document.phase == "playing":
        go_on_without(table, document, draft)
    return change


def go_on_without(table: "Table", document: Document, draft: Any) -> None:
    """If nobody is left who could throw dice by hand, the server draws what is due."""
    if document.own_dice and not any(seat.kind == "person" for seat in document.seats):
        draft.go_on(own_dice=False, auto_forced=table.answers_forced())
        if draft.state.waiting == 0:
            document.phase = "over"


LOBBY_HANDLERS: dict[type[p.Message], Callable[["Table", Command, Any], Change]] = {
    p.Sit: sit, p.SetSeat: set_seat, p.SetUp: set_up, p.Ready: ready, p.GiveNonce: give_nonce, p.Start: start,
    p.Leave: leave,
}
