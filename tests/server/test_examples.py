"""The programs of examples/, run as a person runs them: by the line that their own docstring gives."""

import ast
import asyncio
import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, Json, Live, in_loop, running

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = sorted(path.name for path in (ROOT / "examples").glob("*.py") if path.name != "__init__.py")
LINK = re.compile(r"http://[^/]+/#/table/<table>/<invite>")


def line_of(program: str, link: str) -> list[str]:
    """The words of the line that a docstring says to type, with a link of ours in it."""
    text = ast.get_docstring(ast.parse((ROOT / "examples" / program).read_text(encoding="utf-8"))) or ""
    typed = next(line for line in text.splitlines() if line.startswith("    python "))
    assert LINK.search(typed), typed
    return shlex.split(LINK.sub(link, typed))[1:]


async def started(*words: str) -> asyncio.subprocess.Process:
    """The program, on its way."""
    return await asyncio.create_subprocess_exec(sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE,
                                                stderr=asyncio.subprocess.PIPE)


async def ended(process: asyncio.subprocess.Process) -> tuple[str, str]:
    """What it said, on stdout and on stderr; none is left behind."""
    try:
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
    return out.decode(), err.decode()


async def played(live: Live, program: str) -> tuple[Json, str, str]:
    """A match of the program against a bot: how the server says that it ended, and what the program says."""
    made = await live.create(seats="open random", name=None, options={"round_limit": 2})
    host = await live.player(made["table"], made["token"])
    link = f"http://127.0.0.1:{live.port}/#/table/{made['table']}/{made['invite']}"
    process = await started(*line_of(program, link))
    telling = asyncio.create_task(ended(process))
    joined = asyncio.create_task(host.until(lambda message: "Robot" in json.dumps(message.get("table"))))
    await asyncio.wait([telling, joined], return_when=asyncio.FIRST_COMPLETED)
    if joined.cancel():
        pytest.fail(f"{program} left without taking a seat: {await telling}")
    await host.send("start")
    outcome = (await host.next("over"))["outcome"]
    out, err = await telling
    assert process.returncode == 0
    return outcome, out, err


@pytest.mark.parametrize("program", PROGRAMS)
@in_loop
async def test_an_example_plays_a_match_and_tells_how_it_ended(program: str, tmp_path: Path) -> None:
    """From the link to the outcome, which is what the server says too."""
    async with running(tmp_path / "example.db") as live:
        outcome, out, err = await played(live, program)
        assert outcome["reason"] in ("all_aboard", "sent_back", "round_limit")
        assert json.loads(out) == outcome
        assert err == ""


@in_loop
async def test_a_link_that_is_none_is_named() -> None:
    """Without a link, with half of one and with a word: a sentence, and not exit code 0."""
    for words in ([], ["http://127.0.0.1:1/#/table/abc"], ["table"]):
        process = await started("examples/bot_client.py", *words)
        _, err = await ended(process)
        assert process.returncode == 1
        assert err.startswith(f"“{''.join(words)}” is not the link of a table: ")


def test_an_example_is_short() -> None:
    """Somebody reads it before they write their own."""
    assert PROGRAMS == ["bot_client.py"]
    for program in PROGRAMS:
        assert len((ROOT / "examples" / program).read_text(encoding="utf-8").splitlines()) <= 64
