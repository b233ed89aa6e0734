"""One request to a push service, with an end in time. It waits, so it is called in a thread of its own."""

import http.client
import socket
import ssl
from urllib.parse import urlsplit

from escapade.server.push.endpoints import is_named, public_address

HTTPS = 443


class PublicConnection(http.client.HTTPSConnection):
    """To an address on the internet alone, whatever the name means by then."""

    def __init__(self, host: str, seconds: float) -> None:
        self.trusted = ssl.create_default_context()
        super().__init__(host, HTTPS, timeout=seconds, context=self.trusted)

    def connect(self) -> None:
        """Look the host up, and call what was found."""
        connection = socket.create_connection((public_address(self.host, HTTPS), HTTPS), self.timeout)
        self.sock = self.trusted.wrap_socket(connection, server_hostname=self.host)


def deliver(url: str, body: bytes, headers: dict[str, str], named: tuple[str, ...], seconds: float) -> int:
    """The status of the answer; nothing else of it is read, and no other address that it names is followed. OSError
    where nobody answers in time.
    """
    target = urlsplit(url)
    connection: http.client.HTTPConnection
    assert target.hostname is not None
    if not is_named(url, named):
        connection = PublicConnection(target.hostname, seconds)
    elif target.scheme == "https":
        connection = http.client.HTTPSConnection(target.hostname, target.port, timeout=seconds)
    else:
        connection = http.client.HTTPConnection(target.hostname, target.port, timeout=seconds)
    path = f"{target.path or '/'}?{target.query}" if target.query else target.path or "/"
    try:
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(type(error).__name__) from None
    finally:
        connection.close()
