"""Quick phrases: a line of chat by its key, which everybody reads in their own language, today and after a restart."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from escapade.language.phrases import phrases
from tests.server.harness import NO_LIMITS, in_loop, running

LINE = {"number": 1, "seat": 1, "name": "P1", "text": "Bien joué\u00a0!", "phrase": "well_played"}


@in_loop
async def test_a_phrase_is_kept_as_one(db: Path) -> None:
    """Sent with its key and its sentence in the table's language; the same for those who come later, and after a
    restart; its writer can take it back.
    """
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2, language="fr")
        assert (await ben.send("chat", phrase="well_played"))["type"] == "ack"
        assert (await ada.next("said"))["line"] == LINE
        await ada.send("chat", text="Merci")
        assert "phrase" not in (await ben.until(lambda message: message.get("line", {}).get("seat") == 0))["line"]
    async with running(db) as live:
        ben = await live.player(made["table"], ben.token)
        assert ben.inbox[0]["chat"][0] == LINE
        assert (await ben.send("unsay", number=1))["type"] == "ack"
        watcher = await live.player(made["table"], invite=made["invite"])
        assert watcher.inbox[0]["chat"][0] == {"number": 1, "seat": 1, "name": "P1", "text": ""}


@pytest.mark.parametrize(("fields", "code"), [
    ({"phrase": "nonsense"}, "refused.no_phrase"), ({"phrase": "vowel"}, "refused.no_phrase"),
    ({"phrase": "well_played", "text": "x"}, "input.message"), ({}, "input.message"),
    ({"phrase": "well played"}, "input.message"), ({"text": "\x1ewell_played x"}, "input.message"),
    ({"text": None}, "input.message"), ({"phrase": "room"}, None),
], ids=str)
@in_loop
async def test_only_phrases_of_this_table_are_said(db: Path, fields: dict[str, Any], code: str | None) -> None:
    """Not what nobody wrote, nor what is said in another game; either a text or a phrase; a mark cannot be typed."""
    async with running(db) as live:
        _, (ada, ben) = await live.seats(2)
        assert (await ada.send("chat", **fields)).get("code") == code
        await ben.send("ping")
        assert any(message["type"] == "said" for message in ben.inbox) == (code is None)


@in_loop
async def test_phrases_are_no_way_around_the_limits(db: Path) -> None:
    """They cost what other messages cost, and whoever watches says none."""
    async with running(db, replace(NO_LIMITS, player_messages=4)) as live:
        made, (ada, _) = await live.seats(2)
        replies = [await ada.send("chat", phrase="hello") for _ in range(5)]
        assert replies[0]["type"] == "ack"
        assert replies[-1]["code"] == "refused.too_fast"
        watcher = await live.player(made["table"], invite=made["invite"])
        assert (await watcher.send("chat", phrase="hello"))["code"] == "refused.not_allowed"


def test_every_game_has_phrases_in_both_languages(key: str) -> None:
    """The same keys in the same order: those of every table, then two or three of its own."""
    english, french = phrases(key, "en"), phrases(key, "fr")
    assert list(english) == list(french)
    shared = phrases("no_game", "en")
    assert len(shared) >= 12
    assert list(english)[:len(shared)] == list(shared)
    assert key == "pocket" or 2 <= len(english) - len(shared) <= 3
    assert not any("{" in sentence for sentence in [*english.values(), *french.values()])
