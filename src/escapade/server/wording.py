"""Errors on their way out: a code, parameters that are safe to send, and whether to try again."""

from typing import Any

from escapade.core.errors import EscapadeError
from escapade.server import protocol as p

LONGEST = 200
LATER = {"refused.busy", "refused.storage", "refused.too_fast", "refused.stopping"}
"""Not the sender's fault, or over soon: the same message again, a little later."""


def refusal(message_id: str | None, error: EscapadeError) -> p.Refused:
    """An error of the engine or of a table, as a reply."""
    return p.Refused(id=message_id, code=error.code, params=plain(error.params), retry=error.code in LATER)


def plain(params: dict[str, object]) -> dict[str, Any]:
    """Parameters as JSON, short."""
    return {name: value if isinstance(value, int) else str(value)[:LONGEST] for name, value in params.items()}
