"""The clocks of a table: time that runs out for a person or for a start, and the moment to ask a lost store again."""

import asyncio
from collections.abc import Callable

from escapade.server.tables.document import Document
from escapade.server.tables.jobs import Job, Refresh, RevealsUp, TimeUp
from escapade.server.tables.situation import Situation

LOOK_AGAIN = 1.0


class Timers:
    """One clock for each person who is asked, where the table has a timer; one for nonces that are being revealed."""

    def __init__(self, put: Callable[[Job], None], reveal_seconds: float, gather_seconds: float) -> None:
        self._put = put
        self._seconds = {False: reveal_seconds, True: gather_seconds}
        """For those who are to reveal, and, before that, for those who are not here."""
        self._running: dict[int, tuple[int, asyncio.TimerHandle]] = {}
        self._ends: dict[int, tuple[int, float]] = {}
        """By seat, a question and when its time is over. It stays while a bot has the seat: who hands it over and
        takes it back has no more time than before."""
        self._paused: float | None = None
        self._reveals: tuple[RevealsUp, asyncio.TimerHandle] | None = None
        self._retry: asyncio.TimerHandle | None = None

    def set(self, situation: Situation) -> None:
        """Start a clock for every person who is asked anew, stop those of questions that were answered."""
        document = situation.document
        if document.timer or self._running:
            self._set_questions(situation)
        if document.starting or document.gathering or self._reveals:
            self._set_reveals(document)

    def _set_questions(self, situation: Situation) -> None:
        state, document, loop = situation.match.state, situation.document, asyncio.get_running_loop()
        self._shift_ends(loop.time(), paused=document.phase == "paused")
        self._ends = {seat: end for seat, end in self._ends.items() if state.asked[seat] == end[0]}
        asked = situation.asked_seats() if document.timer else []
        wanted = {seat: state.asked[seat] for seat in asked if document.seats[seat].is_person()}
        for seat in [seat for seat, (number, _) in self._running.items() if wanted.get(seat) != number]:
            self._running.pop(seat)[1].cancel()
        for seat, number in wanted.items():
            if seat not in self._running:
                self._ends.setdefault(seat, (number, loop.time() + document.timer))
                handle = loop.call_at(self._ends[seat][1], self._put, TimeUp(seat, number))
                self._running[seat] = (number, handle)

    def _shift_ends(self, now: float, *, paused: bool) -> None:
        """A pause takes nobody's time."""
        if paused and self._paused is None:
            self._paused = now
        elif not paused and self._paused is not None:
            waited, self._paused = now - self._paused, None
            self._ends = {seat: (number, end + waited) for seat, (number, end) in self._ends.items()}

    def _set_reveals(self, document: Document) -> None:
        waits = document.starting or document.gathering
        wanted = RevealsUp(len(document.aborted), document.gathering) if waits else None
        if self._reveals is not None and self._reveals[0] != wanted:
            self._reveals[1].cancel()
            self._reveals = None
        if self._reveals is None and wanted is not None:
            delay = self._seconds[wanted.gathering]
            self._reveals = wanted, asyncio.get_running_loop().call_later(delay, self._put, wanted)

    def start_left(self, *, gathering: bool) -> int:
        """The seconds that are left to reveal nonces, or to come back."""
        if self._reveals is None or self._reveals[0].gathering != gathering:
            return round(self._seconds[gathering])
        return max(0, round(self._reveals[1].when() - asyncio.get_running_loop().time()))

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
        return bool(self._running) or self._retry is not None or self._reveals is not None

    def close(self) -> None:
        """Stop all clocks."""
        for _, handle in self._running.values():
            handle.cancel()
        self._running.clear()
        for other in (self._retry, self._reveals and self._reveals[1]):
            if other is not None:
                other.cancel()
