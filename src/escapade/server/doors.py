"""The HTTP doors of somebody who has no seat yet: where others reach us, and what stands at a table's door."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from escapade.server.guesses import guess
from escapade.server.http import read_body, reply, table_id
from escapade.server.link_page import link_page
from escapade.server.process import Server
from escapade.server.reach import is_loopback, origins
from escapade.server.security import host_name
from escapade.server.tables.door import find_by_code, look
from escapade.server.wire import protocol_http as h


class Doors:
    """The endpoints for those who come."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def link(self, request: Request) -> Response:
        """`GET /t/<table>`: what a link to a table opens."""
        return await link_page(self.server, request)

    async def look(self, request: Request) -> Response:
        """`POST …/look`: a table as its door shows it."""
        body = await read_body(self.server, request, h.Look)
        looking = look(self.server.registry, table_id(request), body.invite)
        return reply(await guess(self.server, request, looking, body.invite))

    async def code(self, request: Request) -> Response:
        """`POST /api/code`: the table that waits under a code."""
        body = await read_body(self.server, request, h.TypedCode)
        finding = find_by_code(self.server.registry, body.code)
        return reply(await guess(self.server, request, finding, body.code))

    async def reach(self, request: Request) -> Response:
        """`GET /api/reach`. Whoever does not sit at this machine came by an address that works already, and need not
        know the others.
        """
        asked_at, asked_from = host_name(request.headers.get("host", "")), request.client.host if request.client else ""
        is_here = is_loopback(asked_at) and is_loopback(asked_from)
        return reply(h.Reach(origins=await asyncio.to_thread(origins, self.server.settings) if is_here else []))
