"""H5: the record of a match, checked by the command and by a script that shares nothing with the server."""

import hashlib
import json
from pathlib import Path

from typer.testing import CliRunner

from escapade.cli import app

RECORD = sorted((Path(__file__).resolve().parents[1] / "corpus" / "0.2").glob("evades-*.jsonl"))[0]
WORD = 0xFFFFFFFF


def stream(seed: bytes, labels: list[str | int]) -> "list[int]":
    """sfc32 seeded from blake2b, written again from docs/protocol.md and seeds.py's description: its state."""
    pieces = [b"b%d:" % len(seed) + seed]
    for label in labels:
        raw = str(label).encode()
        pieces.append((b"s" if isinstance(label, str) else b"i") + b"%d:" % len(raw) + raw)
    words = hashlib.blake2b(b"".join(pieces), digest_size=12, person=b"escapade").digest()
    return [int.from_bytes(words[start:start + 4], "little") for start in (0, 4, 8)] + [1]


def step(state: list[int]) -> int:
    """One 32-bit word of sfc32."""
    first, second, third, counter = state
    result = (first + second + counter) & WORD
    state[:] = [second ^ (second >> 9), (third + (third << 3)) & WORD,
                ((third << 21 | third >> 11) + result) & WORD, (counter + 1) & WORD]
    return result


def test_an_independent_script_agrees() -> None:
    """Every die of a match, derived by twenty lines that import nothing of ours."""
    lines = [json.loads(line) for line in RECORD.read_text(encoding="utf-8").splitlines()]
    seed, nonces = bytes.fromhex(lines[-1]["seed"]), lines[-1]["nonces"]
    draws = [words.split() for words in lines[1:-1] if words.startswith("chance ")]
    for number, (_, kind, value) in enumerate(draws):
        state = stream(seed, [*nonces, "chance", number])
        for _ in range(12):
            step(state)
        size = 6 if kind == "die" else lines[0]["seats"]
        outcome = step(state) * size >> 32
        assert value == (str(outcome + 1) if kind == "die" else f"p{outcome}")


def test_the_command(tmp_path: Path) -> None:
    """`escapade verify RECORD`: good, another seed, a changed die, a record without a seed."""
    runner = CliRunner()
    good = runner.invoke(app, ["verify", str(RECORD), "--language", "en"])
    assert good.exit_code == 0, good.output
    end = json.loads(RECORD.read_text().splitlines()[-1])
    commitment = hashlib.sha256(bytes.fromhex(end["seed"])).hexdigest()
    assert commitment in good.output
    assert runner.invoke(app, ["verify", str(RECORD), "--commitment", commitment]).exit_code == 0
    assert runner.invoke(app, ["verify", str(RECORD), "--commitment", "0" * 64]).exit_code == 1
    other = tmp_path / "other.jsonl"
    other.write_text(RECORD.read_text().replace(end["seed"], "0" * 64))
    assert runner.invoke(app, ["verify", str(other)]).exit_code == 1
    other.write_text("\n".join(RECORD.read_text().splitlines()[:-1]) + "\n")
    assert runner.invoke(app, ["verify", str(other)]).exit_code == 2
