"""A table as its door shows it to whoever was invited and has not sat down yet: no more than those inside see."""

import time
from typing import Literal

import msgspec

from escapade.core.errors import Missing, Refused
from escapade.server.store.writes import Head
from escapade.server.tables.codes import read_code, waits, word_of
from escapade.server.tables.document import Document, read_document
from escapade.server.tables.invitations import may_join, other_invitation
from escapade.server.tables.names import free_nickname, name_of_host
from escapade.server.tables.registry import Registry
from escapade.server.wire import protocol_http as h

CODE_SECONDS = 30 * 24 * 3600
"""How long the code of a table is good, should it never begin: forgotten tables must not use codes up."""

DoorPhase = Literal["lobby", "playing", "paused", "over", "other_version"]


async def look(registry: Registry, table_id: str, shown: str | None) -> h.Door:
    """What whoever shows an invitation, or a code, is told at the door; Missing for everybody else."""
    head = await registry.store.head(table_id)
    if head is None:
        raise Missing("missing.table", {})
    document = read_head(head)
    if not may_join(document, head.invite, shown):
        raise Missing("missing.table", {})
    return present_door(head, document, registry.services.games.version(document.game))


async def find_by_code(registry: Registry, typed: str) -> h.Opened:
    """The one table that waits under a code; Missing where there is none, or by bad luck more than one."""
    read = read_code(typed)
    if read is None:
        raise Missing("missing.code", {})
    word, begins = read
    heads = [(head, read_head(head)) for head in await registry.store.lobbies(begins, int(time.time()) - CODE_SECONDS)]
    found = [(head, document) for head, document in heads if waits(document) and word_of(document.game) == word]
    if len(found) != 1:
        raise Missing("missing.code", {})
    head, document = found[0]
    return h.Opened(table=head.match, game=document.game, invite=other_invitation(head.invite))


def read_head(head: Head) -> Document:
    """Its document; where that is damaged, whoever comes is told so."""
    try:
        return read_document(head.document)
    except msgspec.MsgspecError:
        raise Refused("refused.damaged", {}) from None


def present_door(head: Head, document: Document, version: int) -> h.Door:
    """The door; `version` is that of the rules that are here."""
    free = set() if document.starting or document.phase == "over" else set(document.open_seats())
    return h.Door(
        table=head.match, game=document.game, phase=shown_phase(document, version), host=name_of_host(document),
        seats=[h.DoorSeat(kind=seat.kind, name=seat.name, bot=seat.bot, free=place in free)
               for place, seat in enumerate(document.seats)],
        options=document.options, own_dice=document.own_dice, timer=document.timer, language=document.language,
        public=document.public, nickname=free_nickname(document) if free else "")


def shown_phase(document: Document, version: int) -> DoorPhase:
    """How far it has come; a match of other rules than ours can neither be joined nor watched."""
    if document.phase in ("playing", "paused") and document.version != version:
        return "other_version"
    return document.phase
