"""Named random streams: one seed, many streams that never disturb each other."""

import hashlib

from escapade.core.rng import Rng, from_digest

Label = int | str
Seed = int | str


class Stem:
    """A seed with its first labels: the streams that share them are derived without hashing them again."""

    def __init__(self, seed: int | str | bytes, *labels: Label) -> None:
        self._hasher = hashlib.blake2b(_piece(seed) + b"".join(map(_piece, labels)), digest_size=12,
                                       person=b"escapade")

    def hasher(self, *labels: Label) -> hashlib.blake2b:
        """What has read all labels so far, for somebody who goes on."""
        hasher = self._hasher.copy()
        hasher.update(b"".join(map(_piece, labels)))
        return hasher

    def derive(self, *labels: Label) -> Rng:
        """The stream of all labels together."""
        return from_digest(self.hasher(*labels).digest())


def derive(seed: int | str | bytes, *labels: Label) -> Rng:
    """The stream of a seed and labels, e.g. `derive(7, "chance")`, `derive(7, "bot", seat, asked)`."""
    return Stem(seed).derive(*labels)


def match_stem(seed: Seed, number: int) -> Stem:
    """All luck of match `number` of a seed: the same match, whoever else is played before or beside it."""
    return Stem(seed, "match", number)


def _piece(value: int | str | bytes) -> bytes:
    """A value with its type and length in front, so that no two lists of labels run together."""
    raw = value if isinstance(value, bytes) else str(value).encode()
    kind = b"b" if isinstance(value, bytes) else b"s" if isinstance(value, str) else b"i"
    return b"%b%d:%b" % (kind, len(raw), raw)
