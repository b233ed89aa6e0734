"""Whom an address belongs to, however it is written: what limits count by."""

import ipaddress
from collections.abc import Callable
from functools import lru_cache

COUNTED_BITS = 64
"""Bits of an IPv6 address that a house is given as a whole: it may have any number of addresses behind them."""


@lru_cache(4096)
def counted_address(host: str) -> str:
    """What an address is counted by: an IPv4 address by itself, also where it is written as IPv6, else its network."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), COUNTED_BITS), strict=False))


def among(networks: tuple[str, ...]) -> Callable[[str], bool]:
    """Whether an address belongs to one of these networks."""
    known = [ipaddress.ip_network(network) for network in networks]

    def is_among(host: str) -> bool:
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in known)

    return is_among
