"""Whether somebody is to be called to a table, and what for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from escapade.server.store.subscriptions import Told
from escapade.server.store.writes import ChatRow
from escapade.server.tables.situation import Situation

Kind = Literal["turn", "begun", "rematch", "chat"]
REMATCH = -1
"""In place of a question's number, once another match was told."""
BEGUN = -2
"""The same, once it was told that the match begins, and no question was yet."""
CHAT_SECONDS = 60
"""Between two messages to one browser, unless a new question waits for its person."""


@dataclass(frozen=True)
class Wanted:
    """What waits for a seat: the number of its question (0 for none), the last line of somebody else, a match that
    begins or goes on, another match; and whether its person is looking at the table as it is.
    """

    turn: int
    chat: int
    begun: bool
    rematch: bool
    is_seen: bool


def wanted(situation: Situation, seat: int, *, is_seen: bool) -> Wanted:
    """What a table wants of a seat."""
    document = situation.document
    asked = document.seats[seat].is_person() and seat in situation.asked_seats()
    waits = document.gathering or (document.starting and seat in document.unrevealed())
    begun = document.phase in ("playing", "paused") or waits
    return Wanted(int(situation.match.state.asked[seat]) if asked else 0, last_line(situation.chat, seat), begun,
                  document.phase == "over" and document.rematch is not None, is_seen)


def last_line(chat: Sequence[ChatRow], seat: int) -> int:
    """The number of the last line that somebody else wrote; 0 where nobody did."""
    return max((row.number for row in chat if row.seat != seat), default=0)


def call(want: Wanted, told: Told, now: int) -> tuple[Kind | None, Told]:
    """What to call for, if anything; and what was told after that. Who is looking is told by the page."""
    if told.turn == BEGUN and not want.begun:  # the start was broken off
        told = Told(0, told.chat, told.time)
    known = told.turn or (BEGUN if want.begun else 0)
    if want.is_seen:
        return None, Told(REMATCH if want.rematch else want.turn or known, want.chat, told.time)
    if want.turn not in (0, told.turn):
        return "turn", Told(want.turn, told.chat, now)
    if told.turn == 0 and want.begun:
        return "begun", Told(BEGUN, told.chat, now)
    if want.rematch and told.turn != REMATCH:
        return "rematch", Told(REMATCH, want.chat, now)
    if want.chat > told.chat and now - told.time >= CHAT_SECONDS:
        return "chat", Told(told.turn, want.chat, now)
    return None, told
