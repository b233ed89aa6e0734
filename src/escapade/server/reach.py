"""The addresses at which other devices reach this server: what a link has to say so that it opens on a phone."""

import ipaddress
import socket
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit

from escapade.server.settings import EVERYWHERE, Settings, http_origin

MOST = 4
"""A machine with many bridges and tunnels has more; the first is nearly always the one."""
AFAR = {socket.AF_INET: "203.0.113.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has (RFC 5737, RFC 3849), beyond every network of a house."""
ROUTES = Path("/proc/net/fib_trie")
INTERFACES = Path("/proc/net/if_inet6")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def origins(settings: Settings) -> list[str]:
    """Where others reach us, the best first; empty when only this machine can."""
    if settings.base_url and not is_loopback(urlsplit(settings.base_url).hostname or ""):
        return [settings.origin()]
    if settings.host in EVERYWHERE:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return [http_origin(found, settings.port) for found in own_addresses(family)]
    return [] if is_loopback(settings.host) else [http_origin(settings.host, settings.port)]


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """The addresses of this machine that other machines may know: first where its way out begins, then those of
    private networks, then all others.
    """
    way_out = list(default_route(family))
    found = [*way_out, *(list(listed(family)) or named(family))]
    kept = list(dict.fromkeys(one for one in found if is_told(one)))
    return [str(one) for one in sorted(kept, key=lambda one: (not one.is_private, one not in way_out))][:MOST]


def is_told(address: Address) -> bool:
    """Whether an address means the same to a neighbour: not the machine itself, and none of one cable alone."""
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def default_route(family: socket.AddressFamily) -> Iterator[Address]:
    """The address from which a packet to far away would leave; connecting a datagram socket sends none."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((AFAR[family], 9))
            yield ipaddress.ip_address(way.getsockname()[0])
    except OSError:
        return


def named(family: socket.AddressFamily) -> Iterator[Address]:
    """What the name of this machine stands for; asked where nobody else knows, because that may take a while."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
    except OSError:
        return
    for one in found:
        yield ipaddress.ip_address(str(one[4][0]).partition("%")[0])


def listed(family: socket.AddressFamily) -> Iterator[Address]:
    """What Linux says that its interfaces have; nothing elsewhere."""
    try:
        lines = (INTERFACES if family == socket.AF_INET6 else ROUTES).read_text(encoding="ascii").splitlines()
    except OSError:
        return
    if family == socket.AF_INET6:
        yield from (ipaddress.IPv6Address(int(line.split()[0], 16)) for line in lines)
        return
    for above, line in pairwise(lines):
        if line.split()[:3] == ["/32", "host", "LOCAL"]:
            yield ipaddress.ip_address(above.split()[-1])


def is_loopback(host: str) -> bool:
    """Whether a host is this machine, however it is called."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
