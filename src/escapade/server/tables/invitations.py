"""Who is let in to a table: whoever has its invitation, its code while it waits, or anybody where it is public."""

from escapade.server.tables.codes import is_code_of
from escapade.server.tables.document import Document
from escapade.server.tables.secrets import hashed


def may_join(document: Document, invite: str, shown: str | None) -> bool:
    """Whether what somebody shows opens a seat; `invite` is the hash of the invitation."""
    if document.public:
        return True
    return shown is not None and (hashed(shown) == invite or is_code_of(document, invite, shown))
