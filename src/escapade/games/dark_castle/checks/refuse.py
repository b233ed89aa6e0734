"""How a written position is refused."""

from escapade.core.errors import BadInput


def refuse(path: str) -> None:
    """This part does not fit the rest of the position."""
    raise BadInput("input.position_phase", {"path": path})
