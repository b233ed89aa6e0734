"""Questions that change nothing, and their answers: hints, odds, advice, reasons, histories; what every message has."""

from typing import Any

from msgspec import Struct

from escapade.server.wire import protocol_fields as f
from escapade.server.wire.protocol_parts import Choice, ChoiceOdds, CoachWord, Fact


class Message(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What every message to the server has."""

    id: f.Id


class Reply(Struct, tag_field="type", kw_only=True):
    """What every message from the server has: a type."""


class AskHint(Message, tag="ask_hint"):
    """Ask what the best bot would do in one's seat."""


class AskOdds(Message, tag="ask_odds"):
    """Ask what can be counted exactly about each of one's choices, from what the seat knows."""


class AskAdvice(Message, tag="ask_advice"):
    """Ask the bot of a seat: what it would answer in the place of whoever must, or what it is after, as its game has
    it (`advice` of the game). Nothing is done, and nobody else hears of it.
    """

    seat: f.SeatNumber


class AskWhy(Message, tag="ask_why"):
    """Ask why something cannot be done. Words may stop early: `move`, `move red`."""

    words: f.Words


class AskHistory(Message, tag="ask_history"):
    """Ask for every event since the start, as this viewer may know them."""


class Hint(Reply, tag="hint"):
    """The best bot's choice, or one that the coach found surely better; its reason key, and what the reason speaks of:
    content keys by type, `number`, `share`. `coach` is what the coach adds, or null: it has nothing to say of a choice
    that is none, and where the rules are not compiled it would take too long.
    """

    id: str
    action: int
    reason: str
    params: dict[str, str]
    coach: CoachWord | None = None


class Odds(Reply, tag="odds"):
    """What can be counted about the choices of the question `asked`; those of which nothing can are not listed."""

    id: str
    asked: int
    choices: list[ChoiceOdds]


class Advice(Reply, tag="advice"):
    """What the bot of a seat says: the choice it would make in the place of whoever must answer, or null where it says
    what it is after; its reason key, and what the reason speaks of.
    """

    id: str
    seat: int
    choice: Choice | None
    reason: str
    params: dict[str, str]


class Why(Reply, tag="why"):
    """Null for what is (or can still become) legal; else `{code, params, rule}`."""

    id: str
    reason: dict[str, Any] | None


class History(Reply, tag="history"):
    """Every event of the match that was not taken back, as this viewer may know them."""

    id: str
    log: list[Fact]
