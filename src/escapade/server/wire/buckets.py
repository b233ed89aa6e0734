"""Buckets: so many at once, so many over time. What is remembered of addresses is bounded."""

import time
from collections import OrderedDict


class Bucket:
    """Holds `size` at most and fills up again in `seconds`."""

    __slots__ = ("level", "rate", "size", "when")

    def __init__(self, size: float, seconds: float, now: float) -> None:
        self.size = size
        self.rate = size / seconds
        self.level = size
        self.when = now

    def take(self, now: float) -> bool:
        """Take one, if one is left."""
        self.level = min(self.size, self.level + (now - self.when) * self.rate)
        self.when = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket for each address; the least recently seen are forgotten first."""

    def __init__(self, size: float, seconds: float, most: int) -> None:
        self.size, self.seconds, self.most = size, seconds, most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one from this address's bucket, if one is left."""
        return self.find(key).take(time.monotonic())

    def find(self, key: str) -> Bucket:
        """This address's bucket, a full one if it was never seen or is forgotten."""
        bucket = self._known.pop(key, None) or Bucket(self.size, self.seconds, time.monotonic())
        self._known[key] = bucket
        if len(self._known) > self.most:
            self._known.popitem(last=False)
        return bucket

    def is_empty(self, key: str) -> bool:
        """Whether this address has used up what it has, without taking anything."""
        bucket = self._known.get(key)
        if bucket is None:
            return False
        waited = time.monotonic() - bucket.when
        return bucket.level + waited * bucket.rate < 1


class Counts:
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: dict[str, int] = {}

    def take(self, key: str) -> bool:
        """Count one more open, unless there are too many."""
        if self._known.get(key, 0) >= self.most:
            return False
        self._known[key] = self._known.get(key, 0) + 1
        return True

    def give(self, key: str) -> None:
        """Count one closed; addresses with nothing open are forgotten."""
        left = self._known.get(key, 0) - 1
        if left > 0:
            self._known[key] = left
        else:
            self._known.pop(key, None)
