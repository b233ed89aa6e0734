"""Run one server process until it is told to stop."""

import asyncio
import gc
import sys
from typing import Literal

import uvicorn

from escapade.server.app import make_app
from escapade.server.process import Server
from escapade.server.settings import Settings
from escapade.server.wire.descriptors import BACKLOG, raise_descriptors
from escapade.server.wire.threshold import threshold_of

KEEP_ALIVE = 15.0
PONG_WAIT = 25.0
COLLECT = (5_000, 200, 50)
"""Thousands of tables are alive at once: looking through all of them for garbage, as often as Python usually does,
would stop everybody for a moment, again and again. What is young is looked through often, a little at a time.
"""

SWITCH = 0.0005
"""Seconds until a busy event loop lets the thread that commits have Python's lock: with the usual ten times as many,
the disk would wait for the loop a few times in every commit.
"""


def uvicorn_config(server: Server, settings: Settings) -> uvicorn.Config:
    """Small messages, no compression (sizes would tell secrets), sockets probed, nothing about the software told."""
    return uvicorn.Config(
        make_app(server), host=settings.host, port=settings.port, log_config=None, access_log=False,
        ws=websocket_class(settings), ws_max_size=settings.limits.socket_bytes, ws_per_message_deflate=False,
        ws_ping_interval=KEEP_ALIVE, ws_ping_timeout=PONG_WAIT, server_header=False, date_header=False,
        timeout_keep_alive=max(1, int(settings.limits.header_seconds)), lifespan="on",
        timeout_graceful_shutdown=int(settings.stop_seconds), http=threshold_of(server.door), backlog=BACKLOG,
        h11_max_incomplete_event_size=16 * 1024, proxy_headers=True)


def websocket_class(settings: Settings) -> type[asyncio.Protocol] | Literal["websockets-sansio"]:
    """Our own short way, or uvicorn's WebSocket as it is: then nothing private of uvicorn is even imported."""
    if not settings.short_way:
        return "websockets-sansio"
    from escapade.server.wire.short_way import ShortWay  # noqa: PLC0415  only where it is wanted

    return ShortWay


def serve(settings: Settings) -> None:
    """Until SIGTERM or Ctrl-C."""
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)
    raise_descriptors()
    server = Server(settings)
    uvicorn.Server(uvicorn_config(server, settings)).run()
