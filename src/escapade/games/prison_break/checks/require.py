"""The one way to refuse a written position."""

from escapade.core.errors import BadInput


def require(holds: object, path: str) -> None:
    """Refuse the position unless something holds."""
    if not holds:
        raise BadInput("input.position_phase", {"path": path})
