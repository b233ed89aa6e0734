"""Bots that are asked at a table: only the asker hears, nothing is done and nothing is kept."""

import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from escapade.core.errors import Refused
from escapade.games.prison_break.state import PrisonState
from escapade.language.sentences import Language
from escapade.server.bots import worker
from escapade.server.bots.pool import BotPool, Question, Thought
from escapade.server.tables.commands.talk import ask_advice
from escapade.server.tables.situation import Sender
from escapade.server.wire import protocol as p
from tests.bots.test_advice import positions
from tests.bots.test_tempers import bout
from tests.server.harness import Json, Live, Player, in_loop, running

CASTLE = "dark_castle"


async def castle(live: Live, bots: str = "greedy greedy", **options: object) -> tuple[Json, Player]:
    """A castle that has just begun: Ada is the first to choose, and bots are with her."""
    made = await live.create(CASTLE, f"open {bots}", options=options)
    ada = await live.player(made["table"], made["token"])
    await ada.send("start")
    await ada.until(lambda message: message["type"] == "update" and message["position"]["legal"] != [])
    return made, ada


@in_loop
async def test_DC_24_a_bot_says_what_it_would_do(db: Path) -> None:
    """A choice of Ada's own list and a reason, from each of the bots."""
    async with running(db) as live:
        _, ada = await castle(live)
        for seat in (1, 2):
            said = await ada.send("ask_advice", seat=seat)
            assert (said["type"], said["seat"]) == ("advice", seat)
            assert said["choice"] in ada.position["legal"]
            assert said["reason"] == "balanced_party"


@in_loop
async def test_nothing_is_done_and_nobody_else_hears(db: Path) -> None:
    """Neither the log nor the table's commands grow, and who watches is sent nothing."""
    async with running(db) as live:
        made, ada = await castle(live)
        watcher = await live.player(made["table"], invite=made["invite"])
        before = await live.server.store.load(made["table"])
        heard = len(watcher.inbox)
        assert (await ada.send("ask_advice", seat=1, message_id="kept-nowhere"))["type"] == "advice"
        await watcher.send("ping")
        assert [message["type"] for message in watcher.inbox[heard:]] == ["pong"]
        after = await live.server.store.load(made["table"])
        assert before is not None
        assert str(after) == str(before)
        assert "kept-nowhere" not in str(after)


@in_loop
async def test_an_adviser_is_sent_its_own_view_alone(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to the worker is the view of the adviser's seat, and the open list of whoever must answer."""
    asked: list[Question] = []

    async def note(_pool: BotPool, question: Question) -> Thought:
        asked.append(question)
        return Thought(question.legal[0], "balanced_party")

    monkeypatch.setattr(BotPool, "advise", note)
    async with running(db) as live:
        _, ada = await castle(live)
        await ada.send("ask_advice", seat=2)
        assert (asked[0].view["seat"], asked[0].seat, asked[0].advice) == ("p2", 0, True)
        assert asked[0].legal == [choice["action"] for choice in ada.position["legal"]]


@in_loop
async def test_who_cannot_be_asked(db: Path) -> None:
    """Oneself, a seat that is not there, a bot of a game without advice; whoever watches asks nobody."""
    async with running(db) as live:
        made, ada = await castle(live)
        assert (await ada.send("ask_advice", seat=0))["code"] == "refused.not_a_bot"
        assert (await ada.send("ask_advice", seat=3))["code"] == "refused.no_seat"
        watcher = await live.player(made["table"], invite=made["invite"])
        assert (await watcher.send("ask_advice", seat=1))["code"] == "refused.not_allowed"
        rivals = await live.create("evades", "open greedy")
        ben = await live.player(rivals["table"], rivals["token"])
        await ben.send("start")
        assert (await ben.send("ask_advice", seat=1))["code"] == "refused.no_advice"


def is_voting(player: Player) -> bool:
    """Whether a vote is open at the player's table."""
    return [frame["type"] for frame in player.position["view"]["frames"]][-1:] == ["vote"]


@in_loop
async def test_DC_24_not_in_an_open_vote(db: Path) -> None:
    """Proposals of two people are secret until both are in; a bot that told its own would sway one."""
    async with running(db) as live:
        _, (ada, ben) = await live.seats(2, CASTLE, 1, options={"voice": "majority"})
        await ada.send("start")
        for one in (ada, ben):
            await one.until(lambda message: message["type"] == "update")
        people = itertools.cycle((ada, ben))
        while not is_voting(ada) or not is_voting(ben):
            one = next(people)
            await one.send("ping")  # everything that came before has been heard
            if one.position["legal"] and not is_voting(one):
                done = [choice for choice in one.position["legal"] if choice["kind"] == "done"]
                await one.act(done[0]["action"] if done else None)
        assert (await ada.send("ask_advice", seat=2))["code"] == "refused.open_vote"


def test_PB_30_bellick_and_the_team_cannot_ask_each_other() -> None:
    """PB-19: he is refused by his old friends, and they by him."""
    game, state = next((game, state) for game, state in positions("prison_break", 3)
                       if isinstance(state, PrisonState) and state.bellick >= 0)
    assert isinstance(state, PrisonState)
    bellick = int(state.bellick)
    seats = [SimpleNamespace(bot="greedy")] * 3
    table: Any = SimpleNamespace(game=game, match=SimpleNamespace(state=state), document=SimpleNamespace(seats=seats))
    friend = (bellick + 1) % 3
    for asker, adviser in ((bellick, friend), (friend, bellick)):
        with pytest.raises(Refused, match=r"refused\.other_side"):
            ask_advice(table, Sender(asker, None, is_host=False), p.AskAdvice(id="x", seat=adviser))


@in_loop
async def test_a_bot_that_is_late_says_nothing(db: Path) -> None:
    """Nobody makes up an answer for it: ask again."""
    async with running(db) as live:
        _, ada = await castle(live)
        live.server.bots.deadline = 0.0
        refused = await ada.send("ask_advice", seat=1)
        assert (refused["code"], refused["retry"]) == ("refused.busy", True)


def test_the_temper_of_a_level_reaches_the_wire() -> None:
    """DC-15: the same question to bots of two levels; what is sent differs, and is said in both languages."""
    play = bout(9, 8, 9)
    asked = {"game": CASTLE, "options": play.game.options, "seat": 0, "view": play.game.view(play.state, 1),
             "legal": play.game.legal(play.state, 0), "seed": 1, "nodes": 1000, "past": "", "advice": True,
             "coach": False}
    said = {level: worker.choose({**asked, "bot": level}) for level in ("greedy", "expert")}
    assert [said[level]["reason"] for level in said] == ["rest_the_weak", "cautious_rest"]
    assert said["greedy"]["action"] != said["expert"]["action"]
    for language in ("en", "fr"):
        told = [Language(language, strict=True).because(play.game, str(one["reason"]), {}) for one in said.values()]
        assert told[0] != told[1]
