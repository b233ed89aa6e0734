"""The addresses a server listens at: taken before anything is opened, so that nothing is said that is not true."""

import errno
import socket

from escapade.core.errors import Refused
from escapade.server.wire.descriptors import BACKLOG


def listen(host: str, port: int) -> list[socket.socket]:
    """A listening socket for every address that a host name stands for, all at one port; 0 is any that is free."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise Refused("refused.cannot_listen", {"address": host, "problem": error.strerror}) from None
    taken: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            used = taken[0].getsockname()[1] if taken else port
            one = socket.socket(family, kind, protocol)
            taken.append(one)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind((address[0], used, *address[2:]))
            one.listen(BACKLOG)
    except OSError as error:
        for one in taken:
            one.close()
        if error.errno == errno.EADDRINUSE:
            raise Refused("refused.port_taken", {"port": str(port)}) from None
        raise Refused("refused.cannot_listen", {"address": f"{host}:{port}", "problem": error.strerror}) from None
    return taken
