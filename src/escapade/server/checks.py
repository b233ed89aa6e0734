"""Settings that cannot be right are refused before anything is opened."""

import ipaddress
from urllib.parse import SplitResult, urlsplit

from escapade.core.errors import BadInput
from escapade.server.settings import Settings

DATABASES = ("postgres", "postgresql", "sqlite")
HIGHEST_PORT = 65535


def check(settings: Settings) -> None:
    """BadInput, with what is wrong, for settings that no server can run with."""
    if not 0 <= settings.port <= HIGHEST_PORT:
        raise BadInput("input.port", {"value": str(settings.port)})
    scheme, sign, _ = settings.db.partition("://")
    if sign and scheme not in DATABASES:
        raise BadInput("input.database_kind", {"scheme": scheme})
    for proxy in settings.trusted_proxies:
        if not is_network(proxy):
            raise BadInput("input.proxy", {"value": proxy})
    if settings.base_url and not is_origin(settings.base_url):
        raise BadInput("input.base_url", {"value": settings.base_url})
    for service in settings.push_services:
        if not is_origin(service) or service.endswith("/"):
            raise BadInput("input.push_service", {"value": service})
    if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https://")):
        raise BadInput("input.push_contact", {"value": settings.push_contact})


def is_network(text: str) -> bool:
    """Whether this is an address, or a network that is written with nothing behind its mask."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def is_origin(url: str) -> bool:
    """Whether a URL is an origin: scheme and host, a port perhaps, and nothing behind."""
    try:
        found: SplitResult = urlsplit(url)
        has_port = found.port is None or found.port >= 0
    except ValueError:
        return False
    bare = not (found.query or found.fragment or found.username) and found.path in ("", "/")
    return has_port and bare and found.scheme in ("http", "https") and bool(found.hostname)
