"""Names and chat are what they look like: at the function, over HTTP and over a socket."""

import json
import sys
import unicodedata
from pathlib import Path

import pytest

from escapade.server.wire.plain_text import SEEN, is_plain, is_seen
from tests.server.harness import in_loop, running

HIDDEN = ["\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u180b", "\u180c", "\u180d", "\u180e",
          "\u200b", "\u200c", "\u200e", "\u202e", "\u2028", "\u2060", "\u2061", "\u2064", "\u2066", "\u206a", "\u206f",
          "\u3164", "\ufe00", "\ufe0e", "\ufeff", "\uffa0", "\ufff9", "\ufffb", "\U000e0001", "\U000e007f",
          "\U000e0100", "\U000e01ef", "\U000e0fff", "\u2800", "\ue000", "\ufdd0", "\uffff", "\U0001d173"]
GOOD_NAMES = ["Ada", "Zoé", "Zoe\u0301", "李雷", "Ольга", "عمر", "דוד", "नमिता", "O’Neil-3", "🎲", "☺", "a b", "�", "İ"]
BAD_NAMES = ["\u0301", "\u0301\u0302", "\u0301Ada", "\u00a0", "\u3000\u2003", "👩\u200d🚀", "❤\ufe0f"]
EMOJI = ["👩\u200d🚀", "❤\ufe0f", "❤\ufe0f\u200d🔥", "👍🏽", "👩🏽\u200d🚀",
         "1\ufe0f\u20e3", "🏳\ufe0f\u200d🌈", "ok 👨\u200d👩\u200d👧!",
         "♀\ufe0f", "🇫🇷"]
BROKEN = ["a\u200db", "\u200d🚀", "👩\u200d", "👩\u200d \u200d🚀",
          "a\ufe0f", "\ufe0fa", "👩\u200d\u200d🚀", "🏴\U000e0067\U000e007f"]


def test_everything_that_cannot_be_seen() -> None:
    """All of Unicode: whatever is a control, a format or a separator of lines, but for the formats that are seen."""
    kinds = {"Cc", "Cf", "Zl", "Zp", "Cs"}
    unseen = {chr(code) for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)) in kinds} - SEEN
    assert len(unseen) > 2000
    assert [hex(ord(sign)) for sign in unseen if is_seen(sign)] == []
    assert all(is_seen(sign) for sign in SEEN)


@pytest.mark.parametrize("sign", HIDDEN, ids=lambda sign: f"{ord(sign):04x}")
def test_hidden_signs(sign: str) -> None:
    """At the beginning, in the middle, at the end; as a name and as chat."""
    for text in (f"{sign}Ada", f"A{sign}da", f"Ada{sign}", sign):
        assert not is_plain(text, with_emoji=False)
        assert not is_plain(text, with_emoji=True)


def test_names_and_lines() -> None:
    """Every script is welcome; marks need something to stand on, and emoji are put together in chat alone."""
    assert [text for text in GOOD_NAMES if not is_plain(text, with_emoji=False)] == []
    assert [text for text in BAD_NAMES if is_plain(text, with_emoji=False)] == []
    assert [text for text in [*GOOD_NAMES, *EMOJI] if not is_plain(text, with_emoji=True)] == []
    assert [text for text in BROKEN if is_plain(text, with_emoji=True)] == []


@in_loop
async def test_over_http_and_over_a_socket(db: Path) -> None:
    """Refused with the place of what is wrong; what is good arrives as it was sent."""
    async with running(db) as live:
        body = {"game": "evades", "seats": [{"kind": "open"}] * 2}
        made, (ada, ben) = await live.seats(2)
        join = f"/api/tables/{made['table']}/join"
        for name in [*(f"A{sign}b" for sign in HIDDEN), *BAD_NAMES, " ", ""]:
            for path, more in (("/api/tables", body), (join, {"invite": made["invite"]})):
                status, _, data = await live.http("POST", path, {**more, "name": name})
                found = json.loads(data)
                assert (status, found["code"], found["params"]) == (400, "input.message", {"problem": "$.name"}), name
        for text in [*(f"A{sign}b" for sign in HIDDEN), *BROKEN, "\u0301"]:
            found = await ada.send("chat", text=text)
            assert (found["code"], found["params"]) == ("input.message", {"problem": "$.text"}), text
        for text in EMOJI:
            assert (await ada.send("chat", text=text))["type"] == "ack"
            assert (await ben.next("said"))["line"]["text"] == text
        for name in GOOD_NAMES:
            assert (await live.http("POST", "/api/tables", {**body, "name": name}))[0] == 201, name
