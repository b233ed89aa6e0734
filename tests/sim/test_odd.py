"""Odd matches: endings that hardly any other has, and lengths far out; the same whoever counted."""

from collections import Counter

from escapade.play.loop import Played
from escapade.sim.odd import MOST_A_REASON, MOST_LONG, Notes, Odd


def ended(reason: str, decisions: int) -> Played:
    """A match that ended like this."""
    return Played(reason, [0], None, ["p0", "p1"], decisions, 5)


def noted(matches: list[tuple[int, Played]]) -> Notes:
    """What was noted of numbered matches."""
    notes = Notes()
    for number, played in matches:
        notes.add(number, played)
    return notes


ORDINARY = [(number, ended("escaped", 90 + number % 21)) for number in range(2100)]


def test_a_rare_ending_and_a_long_match_are_odd() -> None:
    """One lights-out in two thousand, and one match nine times as long as the others."""
    notes = noted([*ORDINARY, (2100, ended("round_limit", 100)), (2101, ended("escaped", 900))])
    found = list(notes.odd(Counter({"escaped": 2101, "round_limit": 1})))
    assert found == [Odd(2100, "rare_end", "round_limit", 100, 100), Odd(2101, "long", "escaped", 900, 100)]


def test_ordinary_matches_are_not_odd() -> None:
    """Nor is an ending of one in a thousand."""
    assert list(noted(ORDINARY).odd(Counter({"escaped": 2100}))) == []
    notes = noted([*ORDINARY[:999], (999, ended("round_limit", 100))])
    assert list(notes.odd(Counter({"escaped": 999, "round_limit": 1}))) == []


def test_notes_add_up_in_any_order_and_survive_a_file() -> None:
    """The first of each ending and the longest are the same, however the work was shared."""
    matches = [(number, ended("a" if number % 3 else "b", number * 37 % 991)) for number in range(900)]
    whole, left, right = noted(matches), noted(matches[::2]), noted(matches[1::2])
    right.merge(left)
    assert right == whole == Notes.read(whole.to_json())
    assert [number for number, _ in whole.ends["b"]] == list(range(0, 3 * MOST_A_REASON, 3))
    assert len(whole.longest) == MOST_LONG
    assert whole.longest[0][0] == -990
