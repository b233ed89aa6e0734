"""The clocks of a table: time that runs out for a person, and the moment to ask a lost store again."""

import asyncio
from collections.abc import Callable

from escapade.server.tables.jobs import Job, Refresh, TimeUp
from escapade.server.tables.situation import Situation

LOOK_AGAIN = 1.0


class Timers:
    """One clock for each person who is asked, where the table has a timer."""

    def __init__(self, put: Callable[[Job], None]) -> None:
        self._put = put
        self._running: dict[int, tuple[int, asyncio.TimerHandle]] = {}
        self._retry: asyncio.TimerHandle | None = None

    def set(self, situation: Situation) -> None:
        """Start a clock for every person who is asked anew, stop those of questions that were answered."""
        state, document = situation.match.state, situation.document
        if not (document.timer or self._running):
            return
        asked = situation.asked_seats() if document.timer else []
        wanted = {seat: state.asked[seat] for seat in asked if document.seats[seat].is_person()}
        for seat in [seat for seat, (number, _) in self._running.items() if wanted.get(seat) != number]:
            self._running.pop(seat)[1].cancel()
        loop = asyncio.get_running_loop()
        for seat, number in wanted.items():
            if seat not in self._running:
                job = TimeUp(seat, number)
                self._running[seat] = (number, loop.call_later(document.timer, self._put, job))

    def time_left(self, viewer: int) -> int | None:
        """The milliseconds a viewer has; for anybody else, those of whoever has least."""
        if not self._running:
            return None
        now = asyncio.get_running_loop().time()
        seats = [viewer] if viewer in self._running else list(self._running)
        return min(max(0, round(1000 * (self._running[seat][1].when() - now))) for seat in seats)

    def look_again(self) -> None:
        """Have the store asked again in a moment."""
        if self._retry is None:
            self._retry = asyncio.get_running_loop().call_later(LOOK_AGAIN, self._ask_again)

    def _ask_again(self) -> None:
        self._retry = None
        self._put(Refresh())

    def is_running(self) -> bool:
        """Whether a clock will move the table without anybody coming."""
        return bool(self._running) or self._retry is not None

    def close(self) -> None:
        """Stop all clocks."""
        for _, handle in self._running.values():
            handle.cancel()
        self._running.clear()
        if self._retry is not None:
            self._retry.cancel()
