"""Commands before the start and around a match: seats, settings, leaving, the next table."""

from escapade.core.errors import Missing, Refused
from escapade.server.store.writes import TokenRow
from escapade.server.tables.commands.agreements import check_log, forget_voter
from escapade.server.tables.commands.beginning import abort
from escapade.server.tables.commands.change import Change
from escapade.server.tables.commands.play import check_bot
from escapade.server.tables.commands.sharing import part
from escapade.server.tables.document import Document, SeatDocument
from escapade.server.tables.invitations import may_join
from escapade.server.tables.jobs import Claim, Join, Link
from escapade.server.tables.loaded_games import options_of
from escapade.server.tables.names import free_nickname
from escapade.server.tables.people_first import give_people_the_say, put_people_first
from escapade.server.tables.rematch import claimed_seat, kept_seat
from escapade.server.tables.secrets import hashed, new_token
from escapade.server.tables.sharing import is_guest
from escapade.server.tables.situation import Sender, Situation
from escapade.server.wire import protocol as p


def join(situation: Situation, job: Join) -> Change:
    """A seat for somebody who was invited."""
    document, draft = situation.document.copy(), situation.match.draft()
    if not may_join(document, situation.invite, job.invite):
        raise Missing("missing.table", {})
    if document.phase == "over":
        raise Refused("refused.over", {})
    seat = choose_seat(document, job.seat)
    document.seats[seat] = SeatDocument("person", job.name or free_nickname(document))
    if document.host is None and None not in situation.tokens.values():
        document.host = seat
    if document.phase != "lobby":
        check_log(situation)
        draft.table(f"table person p{seat}")
    return Change(draft=draft, document=document, tokens_added=[TokenRow(job.key, seat)])


def claim(situation: Situation, job: Claim) -> Change:
    """The seat that was kept for somebody from the table before: once for each device they had there, and while nobody
    else has it. The first who comes is the host; whoever was a guest there is one here. Without a key they do not
    come: anybody may have the seat.
    """
    document = situation.document.copy()
    place = kept_seat(document, job.seat)
    if job.key is None:
        return decline(document, place)
    if place is None:
        place = claimed_seat(document, job.seat)
    if place is None or document.phase == "over" or job.heir in document.seats[place].heirs:
        raise Refused("refused.seat_not_kept", {})
    seat = document.seats[place]
    seat.kept, seat.kept_for, seat.claimed_as = False, None, job.seat
    seat.heirs.append(job.heir)
    if job.guest:
        seat.guests.append(job.key)
    if document.host is None or document.seats[document.host].kept:
        document.host = place
    return Change(document=document, tokens_added=[TokenRow(job.key, place)])


def decline(document: Document, place: int | None) -> Change:
    """Whoever a seat is kept for does not come: anybody may have it."""
    if document.phase != "lobby" or place is None:
        raise Refused("refused.seat_not_kept", {})
    document.seats[place] = SeatDocument(declined=document.seats[place].name)
    return Change(document=document)


def link(situation: Situation, job: Link) -> Change:
    """Note the next table, unless there is one already; and who has gone there."""
    before = situation.document
    is_known = job.seat is None or job.seat in before.again
    if before.rematch is not None and is_known:
        return Change()
    document = before.copy()
    document.rematch = before.rematch or job.next_id
    if job.seat is not None and not is_known:
        document.again.append(job.seat)
    return Change(document=document)


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


def sit(situation: Situation, sender: Sender, message: p.Sit) -> Change:
    """Change places: the seat's tokens go along."""
    old, document = sender.place(), situation.document.copy()
    new = choose_seat(document, message.seat)
    document.seats[new], document.seats[old] = document.seats[old], document.seats[new]
    document.promise(new, document.promised(old))
    document.promise(old, "")
    if document.host == old:
        document.host = new
    moved = [key for key, seat in situation.tokens.items() if seat == old]
    return Change(document=document, tokens_removed=moved, tokens_added=[TokenRow(key, new) for key in moved])


def set_seat(situation: Situation, sender: Sender, message: p.SetSeat) -> Change:
    """The host decides what a seat is; a person's seat is opened only before the start, and not the host's own. The
    link that such a person came by opens nothing any more. Where people have the say, bots are moved behind them.
    """
    document = situation.document.copy()
    if message.seat >= len(document.seats):
        raise Refused("refused.no_seat", {})
    seat = document.seats[message.seat]
    if document.phase != "lobby":
        return other_bot(situation, document, message)
    if message.seat == sender.seat:
        raise Refused("refused.own_seat", {})
    removed = [key for key, place in situation.tokens.items() if place == message.seat and seat.kind == "person"]
    bot = check_bot(document.game, message.bot) if message.kind == "bot" else None
    document.seats[message.seat] = SeatDocument(message.kind, None, bot)
    document.promise(message.seat, "")
    places = put_people_first(document, situation.game)
    moved = {key: places[seat] for key, seat in situation.tokens.items()
             if seat is not None and places[seat] != seat and key not in removed}
    change = Change(document=document, tokens_removed=[*removed, *moved],
                    tokens_added=[TokenRow(key, seat) for key, seat in moved.items()])
    if removed:
        change.invite, change.kicked = hashed(new_token()), True
    return change


def renew_invite(situation: Situation, _sender: Sender, message: p.RenewInvite) -> Change:
    """Another invitation, told to the host alone; the one before opens nothing any more. The document counts as
    changed, because with the invitation the code has, which everybody at the table is sent, at every process.
    """
    invite = new_token()
    return Change(document=situation.document.copy(), invite=hashed(invite),
                  reply=p.Invited(id=message.id, invite=invite))


def other_bot(situation: Situation, document: Document, message: p.SetSeat) -> Change:
    """In the middle of a match: another bot for a seat that a bot has for good."""
    seat = document.seats[message.seat]
    if seat.kind != "bot" or message.kind != "bot":
        raise Refused("refused.started", {})
    seat.bot = check_bot(document.game, message.bot)
    check_log(situation)
    draft = situation.match.draft()
    draft.table(f"table bot p{message.seat} {seat.bot}")
    return Change(draft=draft, document=document)


def set_up(situation: Situation, _sender: Sender, message: p.SetUp) -> Change:
    """The host changes what the match will be; nobody is ready for it any more."""
    if message.public and not situation.around.public_allowed:
        raise Refused("refused.no_public_tables", {})
    document = situation.document.copy()
    if message.options is not None and document.branch is not None:
        raise Refused("refused.branch", {})
    if message.options is not None:
        game = situation.around.games.get(document.game, message.options)
        document.options, document.version = options_of(game), game.version
        give_people_the_say(document, game)
    if message.absent_bot is not None:
        document.absent_bot = check_bot(document.game, message.absent_bot)
    for name in ("own_dice", "auto_forced", "timer", "time_up", "absence", "public"):
        value = getattr(message, name)
        if value is not None:
            setattr(document, name, value)
    for seat in document.seats:
        seat.ready = False
    return Change(document=document)


def ready(situation: Situation, sender: Sender, message: p.Ready) -> Change:
    """A seat is ready, or not yet."""
    document = situation.document.copy()
    document.seats[sender.place()].ready = message.ready
    return Change(document=document)


def leave(situation: Situation, sender: Sender, _message: p.Leave) -> Change:
    """A seat is given up for good; the next person becomes the host if need be. A match that nobody is left to play
    waits for somebody to join. Whoever came by the link to a seat leaves it to its owner.
    """
    seat = sender.seat
    if is_guest(situation.document, seat, sender.key):
        return part(situation, sender)
    document, draft = situation.document.copy(), situation.match.draft()
    removed = [key for key, place in situation.tokens.items() if place == seat]
    if seat is not None and document.starting:
        change = abort(situation, document, [seat])
        change.gives_up_seat = True
        return change
    if seat is not None and document.phase == "lobby":
        document.seats[seat] = SeatDocument()
        document.promise(seat, "")
        document.gathering = False
    elif seat is not None and document.phase != "over":
        bot = document.absent_bot
        document.seats[seat] = SeatDocument("bot", None, bot, left=True)
        forget_voter(document, seat)
        draft.table(f"table bot p{seat} {bot}")
    if document.host == seat:
        document.host = next((place for place in document.people() if place != seat), None)
    if seat is not None and document.phase == "playing" and not document.has_people():
        draft.table("table pause")
        document.phase = "paused"
    return Change(draft=draft, document=document, tokens_removed=removed, gives_up_seat=True)
