"""Reading records is strict: line and column of what is wrong; never another exception than BadInput."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escapade.core.errors import BadInput, Missing
from escapade.games import load
from escapade.play.record import Record, digest, new_header, read_file, read_record, replay
from escapade.testing import given as scenario

ENTRIES = ["p0 draw", "chance card coin", "p1 steal p0", "p0 pass", "chance card coin"]


def record(entries: list[str], **header: object) -> Record:
    """A record of the pocket game with two seats."""
    return Record(new_header(load("pocket"), 2) | header, entries)


def complaint(text: str) -> dict[str, object]:
    """What reading and replaying a text complains about."""
    with pytest.raises(BadInput) as bad:
        for _ in replay(read_record(text)):
            pass
    return {"code": bad.value.code} | bad.value.params


def test_a_record_is_json_lines() -> None:
    """A header, one string a line, an optional last object."""
    written = record(ENTRIES)
    lines = [json.loads(line) for line in written.write().splitlines()]
    assert list(lines[0]) == ["record", "game", "version", "options", "seats", "pack", "content"]
    assert lines[1:] == ENTRIES
    assert read_record(written.write()) == written
    assert read_record(written.write().removesuffix("\n")) == written


def test_each_state_is_the_callers() -> None:
    """Spoiling what replay yields changes nothing that follows."""
    digests = [digest(game, state) for game, state in replay(record(ENTRIES))]
    again = []
    for game, state in replay(record(ENTRIES)):
        again.append(digest(game, state))
        state.asked[0] += 99
        state.waiting = 0
    assert again == digests
    assert len(digests) == len(ENTRIES) + 1


@pytest.mark.parametrize(("line", "words", "column", "problem"), [
    (2, "p0 jump", 5, "input.unknown_action"), (2, "p1 draw", 2, "refused.not_your_turn"),
    (2, "chance card coin", 2, "refused.no_chance_due"), (2, "p0 steal p1", 2, "refused.not_legal"),
    (2, "table dance", 8, "input.unknown_word"), (2, "table undo 1", 2, "input.undo"),
    (2, "table undo", 2, "input.undo"),
    (2, "table ", 8, "input.unknown_word"), (2, "table", 2, "input.unknown_seat"), (2, "", 2, "input.words_missing"),
])
def test_entries_that_cannot_be_played(line: int, words: str, column: int, problem: str) -> None:
    """The line and column in the file, and why; words begin after a quotation mark."""
    assert complaint(record([words]).write()) == {"code": "input.record_entry", "line": line, "column": column,
                                                  "words": words, "problem": problem}


@pytest.mark.parametrize("number", ["0", "-1", "2", "01", "+1", "１", "1 1", "one", "9" * 5000])
def test_an_undo_names_an_entry_that_is_there(number: str) -> None:
    """One spelling, 1 to the entries so far."""
    entries = ["p0 stop", f"table undo {number}"]
    assert complaint(record(entries).write())["problem"] == "input.undo"
    assert len(list(replay(record(["p0 stop", "table undo 1"])))) == 3


@pytest.mark.parametrize(("text", "code", "line"), [
    ("", "empty", None), ("\n", "json", 1), ("[]", "header", 1), ('"p0 draw"', "header", 1), ("{", "json", 1),
    ('{"a": 1, "a": 2}', "json", 1), ("1" * 5000, "json", 1), ("[" * 100_000, "json", 1), ("{}", "key_missing", 1),
])
def test_texts_that_are_no_record(text: str, code: str, line: int | None) -> None:
    """The line, where there is one."""
    found = complaint(text)
    assert found["code"] == f"input.record_{code}"
    assert found.get("line") == line


@pytest.mark.parametrize(("changes", "code"), [
    ({"extra": 1}, "key"), ({"record": 2}, "format"), ({"record": "1"}, "format"), ({"seats": "2"}, "header"),
    ({"seats": True}, "header"), ({"game": 1}, "header"), ({"options": []}, "header"), ({"position": []}, "header"),
    ({"position": None}, "header"), ({"version": 2}, "other"), ({"version": True}, "other"),
    ({"pack": "rich"}, "other"),
    ({"content": "0"}, "other"), ({"content": None}, "other"),
])
def test_headers_are_strict(changes: dict[str, object], code: str) -> None:
    """Another key, another type, other rules or other content."""
    assert complaint(record([], **changes).write())["code"] == f"input.record_{code}"


def test_a_header_and_its_position_agree() -> None:
    """Three seats in the header, two in the position."""
    start = scenario("pocket", 2)
    written = Record(new_header(start.game, 3, start.state))
    assert complaint(written.write())["key"] == "seats"


def test_lines_after_the_header() -> None:
    """Only strings; an object only at the end, with its own keys; the outcome must be true."""
    text = record(ENTRIES).write()
    assert complaint(text + "1\n")["line"] == 7
    assert complaint(text.replace('"p0 pass"', "{}"))["code"] == "input.record_line"
    assert complaint(text + "\n")["code"] == "input.record_json"
    assert complaint(text + '{"end":null,"more":1}\n')["key"] == "more"
    assert complaint(text + '{"seed":"7"}\n')["key"] == "end"
    assert complaint(text + '{"end":{"reason":"rounds"}}\n') == {"code": "input.record_outcome", "line": 7}


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Missing, not text, a folder: BadInput with the file."""
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(b'{"record": "\xff"}')
    for path in (tmp_path / "missing.jsonl", binary, tmp_path):
        with pytest.raises(BadInput) as bad:
            read_file(path)
        assert bad.value.params["file"] == str(path)


def test_text_that_is_not_utf_8_is_named_by_line_and_column(tmp_path: Path) -> None:
    """Like everything else that is wrong in a record; columns count signs, not bytes."""
    file = tmp_path / "damaged.jsonl"
    file.write_bytes(record(ENTRIES).write().encode() + '"é'.encode() + b'\xff"\n')
    with pytest.raises(BadInput) as bad:
        read_file(file)
    assert (bad.value.code, bad.value.params["line"], bad.value.params["column"]) == ("input.record_text", 7, 3)


JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
                    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
                    max_leaves=5)
LINES = st.lists(JSON.map(json.dumps) | st.text(max_size=12) | st.sampled_from([json.dumps(one) for one in ENTRIES]))


@given(st.sampled_from([[], [record([]).write().rstrip("\n")]]), LINES)
def test_no_text_is_too_strange(header: list[str], lines: list[str]) -> None:
    """Whatever the text is, with a true header or without: a record that replays, or one of our errors."""
    read_anything("\n".join(header + lines))


@given(st.sampled_from(sorted(record([]).header)), JSON)
def test_no_header_is_too_strange(key: str, value: Any) -> None:
    """The same for any value at any key of the header."""
    read_anything(record(ENTRIES, **{key: value}).write())


def read_anything(text: str) -> None:
    """Only BadInput while reading; while replaying a game may also be Missing."""
    try:
        found = read_record(text)
    except BadInput:
        return
    assert read_record(found.write()).write() == found.write()
    try:
        assert list(replay(found))
    except (BadInput, Missing):
        return


def test_a_record_cannot_undo_a_draw() -> None:
    """A record that takes back a draw is not one that could have been played; the line of the undo is named."""
    entries = ["p0 draw", "chance card coin", "p1 stop", "table undo 1"]
    found = complaint(record(entries).write())
    assert (found["problem"], found["line"]) == ("refused.undo_chance", 5)
    assert len(list(replay(record([*entries[:3], "table undo 3"])))) == 5
