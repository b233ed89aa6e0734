"""A table that was begun with other rules than those that are here: nobody plays there, and nothing of it is lost."""

from escapade.core.errors import EscapadeError, Missing, Refused
from escapade.server.store.writes import Stored
from escapade.server.tables.document import Document, read_document
from escapade.server.tables.invitations import opens
from escapade.server.tables.secrets import hashed
from escapade.server.wire.client import Command, Enter, Gone
from escapade.server.wire.encoding import refusal


class OtherRules:
    """Answers those who come to such a table: which rules it needs, if they may see it at all."""

    def __init__(self, stored: Stored, reason: Refused) -> None:
        self.stored, self.reason = stored, reason

    def offer(self, job: Command | Enter) -> bool:
        """Nobody is let in; whoever holds no key learns no more than of a table that does not exist."""
        error: EscapadeError = self.reason
        if isinstance(job, Enter) and not may_see(self.stored, job.message.token, job.message.invite):
            error = Missing("missing.table", {})
        job.answer(refusal(job.message.id, error))
        return True

    def put(self, job: Gone) -> None:
        """Nobody is here who could go."""


def other_version(document: Document, now: int) -> Refused:
    """Why a table cannot be played on here; `phase` tells whether it is over."""
    return Refused("refused.other_version", {"found": document.version, "expected": now, "phase": document.phase})


def may_see(stored: Stored, token: str | None, invite: str | None) -> bool:
    """Whether a token or an invitation opens a table, or it is open to anybody."""
    by_token = token is not None and hashed(token) in stored.tokens
    return by_token or opens(stored.invite, invite) or read_document(stored.document).public
