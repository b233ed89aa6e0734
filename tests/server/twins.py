"""Two worlds that a viewer cannot tell apart, played in step on two tables; what is sent to the viewer is compared.

The worlds come from tests/games/<game>/worlds.py, which knows the rules and nothing of views. Where the two worlds
offer no steps that look alike, the second one is made anew from the first.
"""

import asyncio
from dataclasses import dataclass
from typing import Any, cast

from escapade.core.errors import EscapadeError
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, SPECTATOR
from escapade.core.state import State
from escapade.play.match import Draft
from escapade.play.undo import needs_consent, target
from escapade.server.settings import Settings
from escapade.server.store.writes import Stored
from escapade.server.tables import arrivals, bot_turns, views
from escapade.server.tables.commands import dispatch
from escapade.server.tables.document import Document, SeatDocument
from escapade.server.tables.loaded_games import LoadedGames, options_of
from escapade.server.tables.present import Present
from escapade.server.tables.presentation import present
from escapade.server.tables.services import Services
from escapade.server.tables.table import Table
from escapade.server.wire import protocol as p
from escapade.server.wire.client import Client, Command, Enter
from escapade.server.wire.encoding import encode
from tests.conformance.world_checks import by_sight, worlds_of

SEED = "5eed" * 16
UNDO_EVERY = 8
"""Whether an undo is free takes many imagined worlds to say: it is asked at one pair in so many."""


class Silent(Client):
    """A viewer who is not there; only what would be sent matters."""

    def send(self, framed: bytes) -> None:
        """Nothing."""

    def end(self, code: str) -> None:
        """Nothing."""


@dataclass
class Leak(AssertionError):
    """What a viewer was sent differs between two worlds."""

    what: str
    pairs: int

    def __str__(self) -> str:
        return f"{self.what} differs after {self.pairs} pairs"


def make_table(game: Game, seats: int, *, own_dice: bool) -> Table:
    """A table in the middle of a match, with neither a store nor sockets."""
    people = [SeatDocument("person", f"P{seat}") for seat in range(seats)]
    document = Document(game.key, game.version, options_of(game), people, 0, "en", public=False,
                        own_dice=own_dice, auto_forced=True, timer=0, absent_bot="random", commitment="c",
                        nonces=[""] * seats, phase="playing")
    services = Services(Settings(), cast("Any", None), cast("Any", None), cast("Any", None), LoadedGames(),
                        cast("Any", None))
    table = Table(services, Stored("twin", document.row().text, 1, "", SEED, [], {}, {}, []), game)
    table.task.cancel()
    table.audience.elsewhere["twin"] = Present(tuple(range(seats)))  # for how long somebody is gone is no secret
    return table


class Twins:
    """One viewer, two tables."""

    def __init__(self, game: Game, seats: int, viewer: int, rng: Rng) -> None:
        self.game, self.viewer, self.rng = game, viewer, rng
        own_dice = bool(rng.below(2))
        self.one, self.other = (make_table(game, seats, own_dice=own_dice) for _ in range(2))
        self.client = Silent()
        self.client.seat = None if viewer == SPECTATOR else viewer
        self.client.key = None if viewer == SPECTATOR else "key"
        self.pairs = 0
        self.varied = 0

    def new_world(self) -> None:
        """Another world for the second table, after the same past as far as the viewer saw it."""
        state: State = worlds_of(self.game.key).other_world(self.game, self.one.match.state, self.viewer, self.rng)
        first, second = self.one.match, self.other.match
        second.state, second.seq, second.draws = state, first.seq, first.draws
        second.facts, second.window, second.barrier = first.facts.copy(), first.window[:], first.barrier
        second.shift = first.shift

    def play(self, most: int) -> None:
        """A whole match in step, or so many pairs of it."""
        self.new_world()
        while self.one.match.state.waiting and self.pairs < most:
            self.compare_position()
            if not self.step():
                self.new_world()
                self.compare_position()
                if not self.step():
                    self.step_alone()

    # ------------------------------------------------------------------ what is sent

    def compare(self, what: str, one: object, other: object) -> None:
        """The same bytes, or a leak."""
        if encode(one) != encode(other):
            raise Leak(what, self.pairs)

    def compare_position(self) -> None:
        """Everything that position alone decides: welcome, reasons, and what a bot in this seat would be told."""
        self.pairs += 1
        tables = (self.one, self.other)
        first, second = (self.game.describe(table.match.state) for table in tables)
        self.varied += first != second
        self.compare("welcome", *[self.welcome(table) for table in tables])
        if self.pairs % UNDO_EVERY == 0:
            taker = int(self.rng.below(self.one.match.state.seats))
            self.compare("undo", *[self.undo(table, taker) for table in tables])
        if self.viewer == SPECTATOR:
            return
        action = int(self.rng.below(self.game.action_count))
        words = self.game.shapes.actions.words(action)
        self.compare("why", *[self.reply(table, p.AskWhy(id="x", words=words)) for table in tables])
        self.compare("refusal", *[self.refusal(table, action) for table in tables])
        if self.one.match.state.waiting >> self.viewer & 1:
            questions = [bot_turns.question(table.situation(), self.viewer, "random", 1).encoded() for table in tables]
            self.compare("the bot's question", *questions)

    def welcome(self, table: Table) -> object:
        """What the viewer is sent on coming in."""
        situation = table.situation()
        shown = present(table.id, situation, table.audience, table.timers)
        job = Enter(self.client, p.Hello(id="x", protocol=p.PROTOCOL, table=table.id), lambda reply: None)
        return arrivals.welcome(situation, job, shown, table.timers)

    def reply(self, table: Table, message: p.AskWhy) -> object:
        """The reply to a question."""
        job = Command(self.client, message, lambda reply: None)
        return dispatch.change(table.situation(), job).reply

    def refusal(self, table: Table, action: int) -> object:
        """How an action is answered that may not be legal: by a code, or by what it would lead to."""
        draft = table.match.draft()
        try:
            draft.act(self.viewer, action, table.match.state.asked[self.viewer])
        except EscapadeError as error:
            return [error.code, error.params]
        return "accepted"

    def undo(self, table: Table, seat: int) -> object:
        """What a seat may take back, and whether others are asked, which all of them see; or why nothing."""
        try:
            match = table.match
            taken = target(match.window, match.barrier, seat)
            return [taken.seq, needs_consent(match.game, match.window, taken, match.state)]
        except EscapadeError as error:
            return [error.code, error.params]

    # ------------------------------------------------------------------ steps

    def step(self) -> bool:
        """A step in each world that looks alike to the viewer; false where there is none."""
        one, other = (by_sight(self.game, table.match.state, self.viewer) for table in (self.one, self.other))
        alike = sorted(set(one) & set(other))
        if not alike:
            return False
        sight = alike[int(self.rng.below(len(alike)))]
        pick = [group[sight][int(self.rng.below(len(group[sight])))] for group in (one, other)]
        drafts = [take(table, step) for table, step in zip((self.one, self.other), pick, strict=True)]
        if drafts[0].state.waiting == 0 or drafts[1].state.waiting == 0:
            self.one.match.adopt(drafts[0])
            self.new_world()
            return True
        self._adopt(drafts)
        return True

    def _adopt(self, drafts: list[Draft]) -> None:
        for table, draft in zip((self.one, self.other), drafts, strict=True):
            table.match.adopt(draft)
        tables = (self.one, self.other)
        self.compare("update", *[views.Updates(table.situation(), draft, table.timers)(self.viewer)
                                 for table, draft in zip(tables, drafts, strict=True)])

    def step_alone(self) -> None:
        """The first world goes on by itself; the next pair is made anew."""
        groups = by_sight(self.game, self.one.match.state, self.viewer)
        first = groups[sorted(groups)[int(self.rng.below(len(groups)))]][0]
        self.one.match.adopt(take(self.one, first))
        self.new_world()


def take(table: Table, step: tuple[int, int]) -> Draft:
    """A step, and what the referee answers by itself; the next draw is chosen in step again."""
    draft = table.match.draft()
    seat, action = step
    if seat == CHANCE:
        draft.chance(action)
    else:
        draft.act(seat, action, table.match.state.asked[seat])
    forced = table.situation().answers_forced()
    while draft.state.waiting and not draft.state.waiting >> CHANCE & 1 and (
            table.dealer.answer(draft, auto_forced=forced)):
        pass
    return draft


def run_twins(game: Game, seats: int, viewers: list[int], most: int, rng: Rng) -> tuple[int, int]:
    """Pairs compared, and how many of them were really two different worlds."""

    async def run() -> tuple[int, int]:
        pairs = varied = turn = 0
        while pairs < most:
            twins = Twins(game, seats, viewers[turn % len(viewers)], rng)
            twins.play(most - pairs)
            pairs, varied, turn = pairs + twins.pairs, varied + twins.varied, turn + 1
        return pairs, varied

    return asyncio.run(run())
