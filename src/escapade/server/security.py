"""Before anything is read: is this for us, and does it come from our own pages?"""

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from escapade.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
                               "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; "
                               "object-src 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}


def security_headers(settings: Settings) -> dict[str, str]:
    """What every answer says to browsers; where people come by https, that they come no other way from now on."""
    return HEADERS | (HTTPS_ONLY if settings.base_url.startswith("https://") else {})


def is_our_host(host: str, settings: Settings) -> bool:
    """Whether a Host header names us: the base URL's host, this machine, or a plain address. A name that somebody
    else's DNS points at us is none of these.
    """
    name = host_name(host)
    ours = {"localhost", urlsplit(settings.origin()).hostname}
    return name in ours or is_address(name)


def host_name(host: str) -> str:
    """The name in a Host header, without its port; empty where there is none, or more than a name and a port."""
    if not host or any(sign in host for sign in "@/?#\\"):
        return ""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether a host is written as an IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_our_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from our own pages, or from no browser at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = headers.get("host", "")
    return origin in {settings.origin(), f"http://{host}", f"https://{host}"}
