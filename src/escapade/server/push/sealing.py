"""Messages that only one browser can open (RFC 8291): the push service carries them and cannot read them."""

import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from escapade.core.errors import BadInput
from escapade.server.push import base64url
from escapade.server.push.keys import CURVE, POINT, public_bytes

AUTH = 16
SALT = 16
RECORD = 4096
LENGTH = 256
"""Bytes of every message before it is sealed: how long it is tells nothing."""
END = b"\x02"


class Reader:
    """A browser as a message is sealed for it. BadInput where its keys cannot be any."""

    def __init__(self, p256dh: str, auth: str) -> None:
        self.point = base64url.read(p256dh, POINT, "p256dh")
        self.auth = base64url.read(auth, AUTH, "auth")
        try:
            self.key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.point)
        except ValueError:
            raise BadInput("input.push_key", {"field": "p256dh", "size": POINT}) from None


def seal(text: bytes, reader: Reader) -> bytes:
    """The body of a request to the push service."""
    assert len(text) < LENGTH
    padded = text + END + bytes(LENGTH - 1 - len(text))
    return seal_with(padded, reader, ec.generate_private_key(CURVE), os.urandom(SALT))


def seal_with(padded: bytes, reader: Reader, private: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The same with a key and a salt that are given; for one message only."""
    ours = public_bytes(private.public_key())
    shared = derive(private.exchange(ec.ECDH(), reader.key), reader.auth, b"WebPush: info\0" + reader.point + ours, 32)
    key = derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, padded, None)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """So many bytes of key."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
