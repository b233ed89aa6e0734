"""Named random streams: one seed, many streams that never disturb each other."""

import hashlib

from escapade.core.rng import Rng, from_words


def derive(seed: int | str | bytes, *labels: int | str) -> Rng:
    """The stream of a seed and labels, e.g. `derive(7, "chance")`, `derive(7, "bot", seat, asked)`."""
    hasher = hashlib.blake2b(digest_size=12, person=b"escapade")
    hasher.update(_piece(seed))
    for label in labels:
        hasher.update(_piece(label))
    words = hasher.digest()
    return from_words(*(int.from_bytes(words[start:start + 4], "little") for start in (0, 4, 8)))


def _piece(value: int | str | bytes) -> bytes:
    """A value with its type and length in front, so that no two lists of labels run together."""
    raw = value if isinstance(value, bytes) else str(value).encode()
    kind = "b" if isinstance(value, bytes) else "s" if isinstance(value, str) else "i"
    return f"{kind}{len(raw)}:".encode() + raw
