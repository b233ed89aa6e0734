"""A slow line to a server: so many bytes a second for all connections together, and a while on the way, whatever is
spoken on it. Chromium's own slow network slows no socket down, and gives a connection for nothing.
"""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

PACKET = 1460


@dataclass
class Lane:
    """One direction of the line."""

    bytes_a_second: float
    free_at: float = 0.0

    def leaves(self, count: int, now: float) -> float:
        """When the last of these bytes has left, behind all that were there before."""
        self.free_at = max(self.free_at, now) + count / self.bytes_a_second
        return self.free_at


@dataclass
class Line:
    """The line: seconds to the server and back, and its two directions."""

    host: str
    port: int
    journey: float
    down: Lane
    up: Lane

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody's connection: it stands after one journey, and what is said on it travels in both directions."""
        stands = asyncio.get_running_loop().time() + self.journey
        from_server, to_server = await asyncio.open_connection(self.host, self.port)
        try:
            await asyncio.gather(self.carry(reader, to_server, self.up, stands),
                                 self.carry(from_server, writer, self.down, stands))
            await asyncio.sleep(self.journey)  # what is still on its way
        except asyncio.CancelledError:
            pass  # the end of the line, which asyncio would tell as a fault
        finally:
            for end in (writer, to_server):
                end.transport.abort()

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, lane: Lane,
                    stands: float) -> None:
        """What is read at one end arrives at the other, a packet after the other."""
        loop, half = asyncio.get_running_loop(), self.journey / 2
        left = stands
        with contextlib.suppress(ConnectionError):
            while data := await source.read(PACKET):
                left = lane.leaves(len(data), max(loop.time(), stands))
                loop.call_at(left + half, target.write, data)
                await asyncio.sleep(left - loop.time())  # until then another connection may have its packet
        loop.call_at(max(left, loop.time()) + half, target.close)


@contextlib.contextmanager
def slow_line(address: str, journey: float, down: float, up: float) -> Iterator[str]:
    """The address by which a server is reached over a slow line: seconds to it and back, bytes a second down and up."""
    place = urlsplit(address)
    line = Line(str(place.hostname), int(place.port or 80), journey, Lane(down), Lane(up))
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(asyncio.start_server(line.connect, "127.0.0.1", 0), loop).result()
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        asyncio.run_coroutine_threadsafe(closed(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def closed(server: asyncio.Server) -> None:
    """End the server and whatever is still on its way."""
    server.close()
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    await asyncio.sleep(0)  # the connections end in the next turn
