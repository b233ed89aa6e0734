"""The addresses a server listens at: taken before anything is opened, so that nothing is said that is not true."""

import errno
import socket
from typing import Any

from escapade.core.errors import Refused
from escapade.server.wire.descriptors import BACKLOG


def listen(host: str, port: int) -> list[socket.socket]:
    """A listening socket for every address that a host name stands for, all at one port; 0 is any that is free. A name
    may stand for addresses that this machine does not have (`localhost` without IPv6): one is enough.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise Refused("refused.cannot_listen", {"address": host, "problem": error.strerror}) from None
    taken: list[socket.socket] = []
    problem: OSError | None = None
    for family, _, _, _, address in dict.fromkeys(found):
        used = taken[0].getsockname()[1] if taken else port
        try:
            taken.append(listen_at(family, (address[0], used, *address[2:])))
        except OSError as error:
            problem = error
            if error.errno == errno.EADDRINUSE:
                break
    if problem is not None and (not taken or problem.errno == errno.EADDRINUSE):
        for one in taken:
            one.close()
        if problem.errno == errno.EADDRINUSE:
            raise Refused("refused.port_taken", {"port": str(port)})
        raise Refused("refused.cannot_listen", {"address": f"{host}:{port}", "problem": problem.strerror})
    return taken


def listen_at(family: int, address: tuple[Any, ...]) -> socket.socket:
    """A socket that listens at one address; OSError where the machine does not have it, or somebody else does."""
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
        made.listen(BACKLOG)
    except OSError:
        made.close()
        raise
    return made
