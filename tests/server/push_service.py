"""A push service of our own on this machine, and a browser that opens what comes; written from RFC 8291 and RFC 8292,
not from our own sealing.
"""

import asyncio
import base64
import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.harness import PATIENCE, Json

CURVE = ec.SECP256R1()


def text(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data(written: str) -> bytes:
    """And back."""
    return base64.urlsafe_b64decode(written + "==")


def sign_of(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256."""
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(message)
    return made.finalize()


class Browser:
    """Whoever subscribes: its keys, and how it opens a message."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(CURVE)
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = bytes(range(16))

    def wish(self, token: str, endpoint: str, language: str = "en") -> Json:
        """The body of a request to subscribe."""
        return {"token": token, "endpoint": endpoint, "p256dh": text(self.public), "auth": text(self.auth),
                "language": language}

    def open(self, body: bytes) -> bytes:
        """What was sealed for this browser, with its padding."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21:21 + length], body[21 + length:]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        first = sign_of(self.auth, shared)
        secret = sign_of(first, b"WebPush: info\0" + self.public + theirs + b"\x01")
        second = sign_of(salt, secret)
        key = sign_of(second, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = sign_of(second, b"Content-Encoding: nonce\0\x01")[:12]
        return AESGCM(key).decrypt(nonce, sealed, None)

    def read(self, body: bytes) -> Json:
        """The message."""
        found: Json = json.loads(self.open(body).rstrip(b"\0")[:-1])
        return found


def claims(header: str) -> Json:
    """What the server says of itself; its signature must hold under the key that it names."""
    words = dict(part.strip().partition("=")[::2] for part in header.removeprefix("vapid ").split(","))
    signed, _, signature = words["t"].rpartition(".")
    raw = data(signature)
    made = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(words["k"]))
    key.verify(made, signed.encode(), ec.ECDSA(hashes.SHA256()))
    found: Json = json.loads(data(signed.partition(".")[2]))
    return {**found, "key": words["k"]}


@dataclass
class PushService:
    """Takes messages, keeps them, and says what it was told to say."""

    port: int = 0
    status: int = 201
    messages: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    """Path, headers and body of each."""
    hold: threading.Event = field(default_factory=threading.Event)
    """While it is not set, nobody is answered."""

    @property
    def origin(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    async def until(self, count: int) -> None:
        """Until so many messages have come."""
        await until(lambda: len(self.messages) >= count)


async def until(fits: Callable[[], bool]) -> None:
    """Wait for something that another task or thread does."""
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    """One that runs."""
    service = PushService()
    service.hold.set()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.messages.append((self.path, dict(self.headers), body))
            service.hold.wait(PATIENCE)
            self.send_response(service.status)
            self.send_header("Location", f"{service.origin}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  its own name for it
            """Nothing is printed."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield service
    finally:
        service.hold.set()
        server.shutdown()
        server.server_close()
        thread.join()
