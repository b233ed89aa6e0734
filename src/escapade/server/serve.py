"""Run one server process until it is told to stop."""

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Literal

import uvicorn

from escapade.core.errors import EscapadeError, Refused
from escapade.server.app import make_app
from escapade.server.listening import listen
from escapade.server.process import Server
from escapade.server.settings import Settings
from escapade.server.wire.descriptors import BACKLOG, raise_descriptors
from escapade.server.wire.http_connection import http_connection_class

logger = logging.getLogger("escapade.server")
KEEP_ALIVE = 25.0
PONG_WAIT = 20.0
COLLECT = (5_000, 200, 50)
"""Thousands of tables are alive at once: looking through all of them for garbage, as often as Python usually does,
would stop everybody for a moment, again and again. What is young is looked through often, a little at a time.
"""

GRACEFUL, END = 0.2, 0.8
"""Of the time that stopping may take: for requests that are being answered; and for everything after that."""

SWITCH = 0.0005
"""Seconds until a busy event loop lets the thread that commits have Python's lock: with the usual ten times as many,
the disk would wait for the loop a few times in every commit.
"""


def uvicorn_config(server: Server, settings: Settings) -> uvicorn.Config:
    """Small messages, no compression (sizes would tell secrets), sockets probed, nothing about the software told."""
    return uvicorn.Config(
        make_app(server), host=settings.host, port=settings.port, log_config=None, log_level="error", access_log=False,
        ws=websocket_class(settings), ws_max_size=settings.limits.socket_bytes, ws_per_message_deflate=False,
        ws_ping_interval=KEEP_ALIVE, ws_ping_timeout=PONG_WAIT, server_header=False, date_header=False,
        timeout_keep_alive=max(1, int(settings.limits.header_seconds)), lifespan="on", backlog=BACKLOG,
        timeout_graceful_shutdown=max(1, int(GRACEFUL * settings.stop_seconds)),
        http=http_connection_class(server.admission),
        h11_max_incomplete_event_size=16 * 1024, proxy_headers=False)


def websocket_class(settings: Settings) -> type[asyncio.Protocol] | Literal["websockets-sansio"]:
    """Our own short way, or uvicorn's WebSocket as it is: then nothing private of uvicorn is even imported."""
    if not settings.short_way:
        return "websockets-sansio"
    from escapade.server.wire.short_way import ShortWay  # noqa: PLC0415  only where it is wanted

    return ShortWay


def serve(settings: Settings, opened: Callable[[Settings], None] = lambda settings: None) -> None:
    """Until SIGTERM or Ctrl-C. `opened` is called when people can come in; Refused says why they never can."""
    tune_process()
    sockets = listen(settings.host, settings.port)
    used = replace(settings, port=sockets[0].getsockname()[1])
    server = Server(used, give_up)
    threading.Thread(target=end_in_time, args=(server.ending, END * used.stop_seconds), daemon=True).start()
    config = uvicorn_config(server, used)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run(server, OpenServer(config, lambda: opened(used)), sockets))


def tune_process() -> None:
    """What is set once for a whole process that does nothing but serve."""
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)
    raise_descriptors()


class OpenServer(uvicorn.Server):
    """Says that people can come in when they can, and not before: signals are listened to by then, so that whoever
    is told of it can end the process again, also where Ctrl-C was ignored until now, as in the background of a shell.
    """

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self._opened()


async def run(server: Server, process: uvicorn.Server, sockets: list[socket.socket]) -> None:
    """Open everything and serve until a signal comes."""
    try:
        await open_server(server)
        await process.serve(sockets=sockets)
    finally:
        if server.started and not server.stopping:
            await server.stop()
        for one in sockets:
            one.close()


async def open_server(server: Server) -> None:
    """Start; whatever the database or the system has against it is one refusal, with the reason they give."""
    try:
        await server.start()
    except EscapadeError:
        raise
    except Exception as error:
        raise Refused("refused.database_closed", {
            "database": server.settings.shown_db(), "problem": reason(error)}) from error


def reason(error: Exception) -> str:
    """What a library says about its own error, in one line."""
    cause = getattr(error, "orig", None) or error
    said = getattr(cause, "strerror", None) or str(cause)
    return str(said).strip().partition("\n")[0] or type(cause).__name__


def end_in_time(ending: threading.Event, seconds: float) -> None:
    """After so many seconds of stopping the process ends, whatever thread hangs in it. Nobody waits for an answer
    any more, and what was acknowledged is on disk.
    """
    ending.wait()
    time.sleep(seconds)
    logger.error("stop_forced")
    os._exit(1)


def give_up() -> None:
    """End at once, as a crash would, with a code that a supervisor starts us again for. Closing in order would write
    to the disk that failed.
    """
    os._exit(os.EX_IOERR)
