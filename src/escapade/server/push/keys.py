"""The server's own key for push services (VAPID, RFC 8292): by it they know that a message comes from us, and browsers
take messages from nobody else.
"""

import json

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from escapade.server.push import base64url

CURVE = ec.SECP256R1()
SCALAR = 32
POINT = 65
VALID_SECONDS = 12 * 3600
"""Half of what the standard allows: clocks differ."""


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A point of the curve, uncompressed."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_private() -> str:
    """A new key, as it is kept."""
    made = ec.generate_private_key(CURVE).private_numbers().private_value
    return base64url.write(made.to_bytes(SCALAR, "big"))


class ServerKey:
    """The key of all processes of one database."""

    def __init__(self, private: str) -> None:
        scalar = int.from_bytes(base64url.read(private, SCALAR, "private"), "big")
        self._key = ec.derive_private_key(scalar, CURVE)
        self.public = base64url.write(public_bytes(self._key.public_key()))
        """What a browser is given when it subscribes."""

    def authorization(self, origin: str, contact: str, now: int) -> str:
        """The header that says who we are, good at one push service and for some hours."""
        claims = {"aud": origin, "exp": now + VALID_SECONDS, "sub": contact}
        parts = [base64url.write(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        first, second = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = base64url.write(first.to_bytes(SCALAR, "big") + second.to_bytes(SCALAR, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
