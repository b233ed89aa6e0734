"""Who is connected to a table, as one process tells the others."""

import msgspec


class Present(msgspec.Struct, frozen=True):
    """Who is connected to a table through one process: seats, how many who watch, the devices of the seats, and the
    seats of which a page is in somebody's sight.
    """

    seats: tuple[int, ...] = ()
    spectators: int = 0
    devices: tuple[str, ...] = ()
    watched: tuple[int, ...] = ()
