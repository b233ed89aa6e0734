"""Draws that anyone can verify: a seed whose hash is known beforehand, the seats' nonces, and a counter."""

import hashlib
from dataclasses import dataclass, field

from escapade.core.errors import BadInput
from escapade.core.seat import seat_number
from escapade.play.match import TYPED, own_entries
from escapade.play.notation import read, write_chance
from escapade.play.record import Record, replay
from escapade.play.seeds import Stem


def commitment(seed: str) -> str:
    """What is published of a seed before anybody gives a nonce."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


class Luck:
    """The draws of one match. What does not change between two draws is hashed once."""

    def __init__(self, seed: str) -> None:
        self._seed = bytes.fromhex(seed)
        self._nonces: list[str] | None = None
        self._stem = Stem(self._seed)

    def outcome(self, nonces: list[str], number: int, size: int) -> int:
        """Draw `number`, one of `size` equally likely outcomes. A retry gives the same die."""
        if nonces != self._nonces:
            self._stem, self._nonces = Stem(self._seed, *nonces, "chance"), nonces[:]
        return int(self._stem.derive(number).below(size))


def outcome(seed: str, nonces: list[str], number: int, size: int) -> int:
    """The same draw without a Luck to keep."""
    return Luck(seed).outcome(nonces, number, size)


def bot_seed(seed: str, seat: int, asked: int) -> int:
    """What a bot's own luck comes from: a hash, so that no bot can work its way back to the dice."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {seat} {asked}".encode()).digest()[:6], "big")


@dataclass
class Verdict:
    """What came of deriving every draw of a record again."""

    commitment: str
    draws: int = 0
    typed: int = 0
    first_difference: int | None = None
    """The number of the entry whose draw is not the one that seed and nonces give."""
    promised: list[int] = field(default_factory=list)
    """The seats that had committed to their nonce before any was revealed."""
    broken: list[int] = field(default_factory=list)
    """The seats whose nonce is not the one they had promised, or that promised one and revealed none."""
    aborted: int = 0
    """How many starts were broken off before the one that was played."""
    branch: int | None = None
    """How many entries come from another match: their draws follow from another seed, and are not looked at."""

    def is_good(self) -> bool:
        """Whether all that the record promises is kept."""
        return self.first_difference is None and not self.broken


def verify(record: Record) -> Verdict:
    """Derive every draw of a finished match again; BadInput when the record does not hold what that takes."""
    seed, nonces = secrets_of(record)
    verdict = Verdict(commitment(seed))
    check_shares(record, nonces, verdict)
    positions = replay(record)
    game, before = next(positions)
    typed, copied = False, len(record.entries) - len(own_entries(record.entries))
    verdict.branch = copied - 1 if copied else None
    for number, ((_, after), words) in enumerate(zip(positions, record.entries, strict=True), 1):
        if number <= copied:
            pass  # of another match, with dice of its own
        elif words.startswith("chance ") and typed:
            verdict.typed += 1
        elif words.startswith("chance "):
            drawn = outcome(seed, nonces, verdict.draws, game.chance_size(before))
            same = write_chance(game, before, drawn) == write_chance(game, before, read(game, before, words)[1])
            if not same and verdict.first_difference is None:
                verdict.first_difference = number
            verdict.draws += 1
        typed = words.startswith(TYPED)
        before = after
    return verdict


def check_shares(record: Record, nonces: list[str], verdict: Verdict) -> None:
    """Whether every seat revealed the nonce that it had promised. Promises stand in front of the first thing that is
    played; those of a start that was broken off are void.
    """
    promises: dict[int, str] = {}
    for words in own_entries(record.entries):
        parts = words.split(" ")
        if parts[0] != "table":
            break
        if parts[1] == "aborted":
            verdict.aborted += 1
            promises.clear()
        elif parts[1] == "commit":
            promises[seat_number(parts[2])] = parts[3]
    verdict.promised = sorted(promises)
    verdict.broken = [seat for seat in verdict.promised
                      if seat >= len(nonces) or share_commitment(nonces[seat]) != promises[seat]]


def share_commitment(nonce: str) -> str:
    """What a seat publishes of its nonce before the start."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def secrets_of(record: Record) -> tuple[str, list[str]]:
    """The seed and the nonces that a finished record ends with."""
    end = record.end or {}
    seed, nonces = end.get("seed"), end.get("nonces")
    is_seed = isinstance(seed, str) and len(seed) == 64 and all(sign in "0123456789abcdef" for sign in seed)
    if not is_seed or not isinstance(nonces, list) or not all(isinstance(nonce, str) for nonce in nonces):
        raise BadInput("input.record_no_seed", {})
    assert isinstance(seed, str)
    return seed, nonces
