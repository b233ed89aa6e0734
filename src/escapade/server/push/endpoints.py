"""Where messages may go: to the push services of browsers and to those the host has named, and to nobody else.

A subscription names the address that we send to, and anybody can make one up: without this, a stranger could have the
server knock at any door of its own network.
"""

import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

from escapade.core.errors import BadInput

KNOWN = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com")
KNOWN_BELOW = (".push.apple.com", ".notify.windows.com", ".push.services.mozilla.com")


def check_endpoint(url: str, named: tuple[str, ...]) -> None:
    """BadInput for an address that no message is ever sent to."""
    if not (is_named(url, named) or is_known(url)):
        raise BadInput("input.push_endpoint", {})


def origin_of(url: str) -> str:
    """Scheme, host and port as they were written; empty for what is no address."""
    found = split(url)
    return "" if found is None else f"{found.scheme}://{found.netloc.lower()}"


def is_named(url: str, named: tuple[str, ...]) -> bool:
    """Whether the host of this server has named the push service: then it may even be in the house."""
    return origin_of(url) in named


def is_known(url: str) -> bool:
    """Whether it is one of the push services of browsers, by https and at the usual port."""
    found = split(url)
    if found is None or found.scheme != "https" or found.netloc != found.hostname:
        return False
    return found.hostname in KNOWN or found.hostname.endswith(KNOWN_BELOW)


def split(url: str) -> SplitResult | None:
    """The parts of an address that has a host, and nothing before it."""
    try:
        found = urlsplit(url)
        sound = found.port is None or found.port > 0
    except ValueError:
        return None
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    return found if sound and plain and found.hostname and "@" not in found.netloc else None


def public_address(host: str, port: int) -> str:
    """An address of a host that is on the internet; OSError where it has none. Looked up once and then used: what a
    name means must not change between the look and the call.
    """
    for _, _, _, _, found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if ipaddress.ip_address(found[0]).is_global:
            return str(found[0])
    raise OSError("no public address")
