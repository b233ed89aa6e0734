"""What people do at a table, as rules for Hypothesis (reliability.md §7.4), beside a model of what is true.

The model is the database itself, read and executed again from nothing after each step: what every client was shown
is what the rules make of the words on disk, for that client's eyes.
"""

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from escapade.core.seat import SPECTATOR
from escapade.play.match import Match
from escapade.server.tables import views
from escapade.server.tables.document import read_document
from tests.server.harness import PATIENCE, Json, Live, Player, running

SEATS = 3
seats = st.integers(0, SEATS - 1)


class House:
    """A server for many examples, in a loop of its own; it can be stopped and started like any other."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.loop = asyncio.new_event_loop()
        self.stack = contextlib.AsyncExitStack()
        self.live: Live | None = None

    def do(self, work: Any) -> Any:
        """Run something while the server runs."""
        return self.loop.run_until_complete(asyncio.wait_for(work, 4 * PATIENCE))

    async def start(self) -> Live:
        """Open."""
        self.live = await self.stack.enter_async_context(running(self.db, bot_delay=0.0))
        return self.live

    async def restart(self) -> Live:
        """Close, and open again."""
        await self.stack.aclose()
        return await self.start()

    def close(self) -> None:
        """For good."""
        self.do(self.stack.aclose())
        self.loop.close()


class People(RuleBasedStateMachine):
    """Three seats, a spectator, and everything that may happen to them in a house."""

    house: House

    def __init__(self) -> None:
        super().__init__()
        self.tokens: dict[int, str] = {}
        self.players: dict[int, Player] = {}
        self.watcher: Player | None = None
        self.said: list[str] = []
        self.sent: list[tuple[int, Json, Json]] = []
        """Commands that were answered: by whom, what, and the reply."""
        self.number = 0
        self.made: Json = {}

    @property
    def live(self) -> Live:
        """The server as it runs now."""
        assert self.house.live is not None
        return self.house.live

    @property
    def table(self) -> str:
        """The table's name."""
        return str(self.made["table"])

    @initialize(options=st.sampled_from([{"round_limit": 1}, {"round_limit": 3}]), people=seats,
                at_once=st.sampled_from([True, True, True, False]), handed=st.sampled_from([False, False, True]))
    def create(self, options: Json, people: int, at_once: bool, handed: bool = False) -> None:  # noqa: FBT001, FBT002  Hypothesis draws them
        """A table with some people at it; most have begun, so that most steps are steps of a match, and a few begin
        with a seat that was handed to a bot, which short programs seldom come to by themselves.
        """
        self.made = self.house.do(self.live.create(seats=" ".join(["open"] * SEATS), options=options))
        self.tokens = {0: self.made["token"]}
        self.come(0)
        for seat in range(1, people + 1):
            self.join(seat)
        if at_once:
            self.start()
        if at_once and handed:
            self.hand(people, back=False)

    # ------------------------------------------------------------------ coming and going

    def come(self, seat: int) -> None:
        """Somebody with a token says hello; the page that was open before is lost."""
        if seat in self.players:
            self.players.pop(seat).line.transport.abort()
        self.players[seat] = self.house.do(self.live.player(self.table, self.tokens[seat]))

    @rule(seat=seats)
    def join(self, seat: int) -> None:
        """Take a free seat."""
        if seat not in self.tokens and self.phase() == "lobby":
            self.tokens[seat] = self.house.do(self.live.join(self.made, f"P{seat}", seat=seat))["token"]
            self.come(seat)

    @rule(seat=seats)
    def connect(self, seat: int) -> None:
        """Come back, or reload the page."""
        if seat in self.tokens:
            self.come(seat)

    @rule(seat=seats, politely=st.booleans())
    def disconnect(self, seat: int, politely: bool) -> None:  # noqa: FBT001  Hypothesis draws it
        """Close the page, or lose the line."""
        player = self.players.pop(seat, None)
        if player is not None and politely:
            self.house.do(player.close())
        elif player is not None:
            player.line.transport.abort()

    @rule()
    def watch(self) -> None:
        """Somebody looks on."""
        if self.watcher is not None:
            self.watcher.line.transport.abort()
        self.watcher = self.house.do(self.live.player(self.table, None, self.made["invite"]))

    @rule()
    def restart(self) -> None:
        """The server goes and comes, but not all the time; the people come back."""
        if self.number % 6 != 5:
            return
        self.number += 1
        here, watched = list(self.players), self.watcher is not None
        self.teardown()
        self.house.do(self.house.restart())
        self.players, self.watcher = {}, None
        for seat in here:
            self.come(seat)
        if watched:
            self.watch()

    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        """Give a seat up for good, at most once a match: the match needs people."""
        if seat in self.players and seat != 0 and len(self.tokens) > 1 and self.number % 7 == 0:
            self.say(seat, "leave")
            del self.tokens[seat]
            self.house.do(self.players.pop(seat).close())

    # ------------------------------------------------------------------ commands

    def say(self, seat: int, kind: str, /, **fields: object) -> Json:
        """Send a command and keep its reply."""
        self.number += 1
        message = {"type": kind, "id": f"c{self.number}", **fields}
        reply: Json = self.house.do(self.exchange(self.players[seat], message))
        if not reply.get("retry"):
            self.sent.append((seat, message, reply))
        return reply

    @staticmethod
    async def exchange(player: Player, message: Json) -> Json:
        """One message, one reply."""
        await player.line.send(json.dumps(message))
        return await player.until(lambda found: found.get("id") == message["id"])

    @rule()
    def start(self) -> None:
        """Bots take the empty seats, then it begins."""
        if 0 in self.players and self.phase() == "lobby":
            for seat in range(SEATS):
                if seat not in self.tokens:
                    self.say(0, "set_seat", seat=seat, kind="bot", bot="random")
            assert self.say(0, "start")["type"] == "ack"

    @rule(seat=seats, choice=st.integers(0, 99), times=st.integers(1, 8))
    def act(self, seat: int, choice: int, times: int) -> None:
        """Answer a question, or a few in a row."""
        for _ in range(times):
            self.answer(seat, choice)

    def answer(self, seat: int, choice: int) -> None:
        """Answer the question of the moment, if there is one."""
        if seat in self.players and self.players[seat].position.get("legal"):
            position = self.players[seat].position
            chosen = position["legal"][choice % len(position["legal"])]["action"]
            reply = self.say(seat, "act", asked=position["asked"], action=chosen)
            assert reply["type"] == "ack" or reply["code"] in (
                "refused.stale", "refused.not_your_turn", "refused.paused", "refused.handed_over", "refused.over")

    @rule(seat=seats, text=st.text(st.characters(exclude_categories=["C"]), min_size=1, max_size=20))
    def chat(self, seat: int, text: str) -> None:
        """Say something."""
        if seat in self.players and text.strip():
            reply = self.say(seat, "chat", text=text)
            if reply["type"] == "ack":
                self.said.append(text)

    @rule(place=st.integers(0, 999))
    def again(self, place: int) -> None:
        """An old command comes a second time: the same reply, and nothing happens."""
        if not self.sent:
            return
        seat, message, reply = self.sent[place % len(self.sent)]
        if seat in self.players and reply["type"] == "ack" and message["type"] != "leave":
            before = self.words()
            assert self.house.do(self.exchange(self.players[seat], message)) == reply
            assert self.words()[:len(before)] == before
            assert self.lines() == self.said

    @rule(seat=seats, asked=st.integers(0, 3))
    def stale(self, seat: int, asked: int) -> None:
        """An answer to a question of long ago."""
        if seat in self.players and self.players[seat].position.get("asked", 0) > asked:
            assert self.say(seat, "act", asked=asked, action=0)["type"] == "refused"

    @rule(seat=seats, what=st.sampled_from(["undo", "pause", "resume"]), yes=st.booleans())
    def propose(self, seat: int, what: str, yes: bool) -> None:  # noqa: FBT001  Hypothesis draws it
        """Ask the others, who answer if they are here."""
        if seat not in self.players or self.say(seat, "propose", what=what)["type"] != "ack":
            return
        for other in [one for one in self.players if one != seat]:
            self.house.do(self.players[other].send("ping"))
            proposal = self.players[other].table["proposal"]
            if proposal is not None and other in proposal["missing"]:
                self.say(other, "agree", proposal=proposal["number"], yes=yes)

    @rule(seat=seats, choice=st.integers(0, 99))
    def change_of_mind(self, seat: int, choice: int) -> None:
        """Answer, and take it back at once with everybody's leave."""
        self.answer(seat, choice)
        self.propose(seat, "undo", yes=True)

    @rule(seat=seats)
    def take_a_break(self, seat: int) -> None:
        """Everybody agrees to a break, and to its end."""
        self.propose(seat, "pause", yes=True)
        self.propose(seat, "resume", yes=True)

    @rule(seat=seats, back=st.booleans())
    def hand(self, seat: int, back: bool) -> None:  # noqa: FBT001  Hypothesis draws it
        """Let a bot play, or play again."""
        if seat in self.players and back:
            self.say(seat, "take_back")
        elif seat in self.players:
            self.say(seat, "hand", seat=seat, bot="random")

    # ------------------------------------------------------------------ what must be true

    def phase(self) -> str:
        """As the database has it."""
        return read_document(self.query("SELECT document FROM matches WHERE id = ?")[0][0]).phase

    def words(self) -> list[str]:
        """The log."""
        return [row[0] for row in self.query("SELECT words FROM log WHERE match = ? ORDER BY seq")]

    def lines(self) -> list[str]:
        """The chat."""
        return [row[0] for row in self.query("SELECT text FROM chat WHERE match = ? ORDER BY number")]

    def query(self, text: str) -> list[tuple[Any, ...]]:
        """Something of this table."""
        line = sqlite3.connect(self.house.db)
        try:
            return line.execute(text, (self.table,)).fetchall()
        finally:
            line.close()

    @invariant()
    def everybody_sees_what_is_on_disk(self) -> None:
        """Each client's view, question and log, against the words executed again."""
        if not self.made:
            return
        assert self.lines() == self.said
        viewers = [*self.players.items(), *([(SPECTATOR, self.watcher)] if self.watcher else [])]
        for viewer, player in viewers:
            self.house.do(self.compare(viewer, player))

    async def compare(self, viewer: int, player: Player) -> None:
        """Bots may move while we look: then look again."""
        for _ in range(200):
            await player.send("ping")
            words = self.words()
            if player.position["seq"] == len(words):
                break
        table = self.live.server.registry.tables[self.table]
        assert player.position["seq"] == len(words)
        if player.position["view"] is None:
            assert not words
            return
        match = Match(table.match.game, SEATS)
        match.replay(words)
        situation = table.situation()
        situation.match = match
        shown = views.position(situation, viewer, None)
        assert player.position["view"] == json.loads(json.dumps(shown.view))
        assert [one["words"] for one in player.position["legal"]] == [one.words for one in shown.legal]

    def teardown(self) -> None:
        """Let everybody go."""
        for player in [*self.players.values(), *([self.watcher] if self.watcher else [])]:
            player.line.transport.abort()
