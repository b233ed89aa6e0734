"""A client that comes in: the seat that its token opens, and everything it may see."""

from escapade.core.errors import Missing, Refused
from escapade.core.seat import SPECTATOR
from escapade.server.settings import Limits
from escapade.server.tables import views
from escapade.server.tables.audience import Audience, viewer_of
from escapade.server.tables.codes import shown_code
from escapade.server.tables.document import Document
from escapade.server.tables.invitations import opens
from escapade.server.tables.secrets import hashed
from escapade.server.tables.sharing import sharing_of
from escapade.server.tables.situation import Situation, is_host
from escapade.server.tables.timers import Timers
from escapade.server.wire import protocol as p
from escapade.server.wire import protocol_parts as parts
from escapade.server.wire.client import Client, Enter


def find_seat(situation: Situation, message: p.Hello) -> tuple[str | None, int | None]:
    """The hash of a token and the seat it opens; without a token, neither, for those who may watch."""
    if message.token is not None:
        key = hashed(message.token)
        if key not in situation.tokens:
            raise Missing("missing.table", {})
        return key, situation.tokens[key]
    if not (situation.document.public or opens(situation.invite, message.invite)):
        raise Missing("missing.table", {})
    return None, None


def check_room(client: Client, audience: Audience, limits: Limits) -> None:
    """Refuse one socket too many at a seat, or one spectator too many."""
    if client.seat is not None and len(audience.at_seat(client.seat)) >= limits.sockets_a_seat:
        raise Refused("refused.too_many_sockets", {"most": limits.sockets_a_seat})
    if client.key is None and len(audience.spectators()) >= limits.spectators_a_table:
        raise Refused("refused.too_many_spectators", {"most": limits.spectators_a_table})


def known_to(document: Document, viewer: int) -> int:
    """As whom a viewer sees what was played: before the start seats change hands, and nobody learns from a branch what
    another seat holds.
    """
    return SPECTATOR if document.phase == "lobby" else viewer


def welcome(situation: Situation, job: Enter, table: parts.Table, timers: Timers, *,
            stood_in: bool = False) -> p.Welcome:
    """Everything a viewer may see; and whether a bot has stood in for them until now."""
    client, document = job.client, situation.document
    viewer = viewer_of(client)
    return p.Welcome(id=job.message.id, protocol=p.PROTOCOL, seat=client.seat, host=is_host(client, document),
                     stood_in=stood_in,
                     code=None if client.key is None else shown_code(document, situation.invite), table=table,
                     position=views.position(situation, viewer, timers.time_left(viewer)),
                     log=views.facts(situation.game, situation.match.facts, known_to(document, viewer)),
                     chat=[views.chat_line(row) for row in situation.chat], sharing=sharing_of(situation, client))
