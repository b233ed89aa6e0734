"""Who is let in to a table: whoever has its invitation, its code while it waits, or anybody where it is public."""

import hashlib
from base64 import urlsafe_b64encode
from hmac import compare_digest

from escapade.server.tables.codes import is_code_of
from escapade.server.tables.document import Document
from escapade.server.tables.secrets import hashed


def other_invitation(invite: str) -> str:
    """What whoever comes by the code is given to go on with: an invitation of the same worth. Only the hash of the one
    that the host has is kept, and the other one follows from that: void with it, and the same after a restart.
    """
    return urlsafe_b64encode(hashlib.sha256(f"other invitation {invite}".encode()).digest()).decode().rstrip("=")


def opens(invite: str, shown: str | None) -> bool:
    """Whether what somebody shows is an invitation to the table; `invite` is its hash."""
    return shown is not None and (hashed(shown) == invite
                                  or compare_digest(shown.encode(), other_invitation(invite).encode()))


def may_join(document: Document, invite: str, shown: str | None) -> bool:
    """Whether what somebody shows opens a seat; `invite` is the hash of the invitation."""
    if document.public or opens(invite, shown):
        return True
    return shown is not None and is_code_of(document, invite, shown)
