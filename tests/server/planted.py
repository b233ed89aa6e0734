"""A server process with a planted defect: `python -m tests.server.planted PORT DATABASE DEFECT`.

Without a defect it is the real server, with the pocket game in its registry and the limits of a test.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Callable

import msgspec

from escapade.server.operate.logs import set_up_logs
from escapade.server.serve import serve
from escapade.server.settings import Settings
from escapade.server.store import sqlite
from escapade.server.store.store import Store
from escapade.server.store.writes import Write
from tests.conformance.cases import register_pocket
from tests.server.harness import NO_LIMITS

keep: set["asyncio.Task[None]"] = set()


def ack_before_commit() -> None:
    """The order of the servers that lose moves: tell first, store a little later."""
    real = Store.write

    async def later(self: Store, write: Write) -> None:
        if write.new is not None:
            await real(self, write)
            return

        async def do() -> None:
            await asyncio.sleep(0.1)
            await real(self, write)

        task = asyncio.create_task(do())
        keep.add(task)
        task.add_done_callback(keep.discard)

    Store.write = later  # type: ignore[method-assign]


def no_command_ids() -> None:
    """After a restart, a retry is a new command. Planted in the store: what a table does with them may be compiled."""
    real = Store.write

    async def forgetful(self: Store, write: Write) -> None:
        await real(self, msgspec.structs.replace(write, command=None))

    Store.write = forgetful  # type: ignore[method-assign]


def lazy_disk() -> None:
    """SQLite's usual setting for WAL: a commit that a power cut takes back."""
    sqlite.PRAGMAS["synchronous"] = "1"


DEFECTS: dict[str, Callable[[], None]] = {"": lambda: None, "ack_before_commit": ack_before_commit,
                                          "no_command_ids": no_command_ids, "lazy_disk": lazy_disk}


def main() -> None:
    """Load everything, plant the defect, then fork a server whenever one is wanted."""
    port, where, defect = sys.argv[1:]
    DEFECTS[defect]()
    register_pocket()
    child = 0
    for line in sys.stdin:
        if line == "start\n":
            child = os.fork()
            if child == 0:
                run(int(port), where)
            answer(child)
        else:
            _, status = os.waitpid(child, 0)
            answer(os.waitstatus_to_exitcode(status))


def run(port: int, where: str) -> None:
    """The child: a server and nothing else, until it is told to stop."""
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(2, 1)
    set_up_logs("info")
    logging.getLogger("uvicorn").setLevel("WARNING")
    try:
        serve(Settings(port=port, db=where, limits=NO_LIMITS, bot_delay=0.0))
    finally:
        os._exit(0)


def answer(number: int) -> None:
    """Tell whoever asked."""
    print(number, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
