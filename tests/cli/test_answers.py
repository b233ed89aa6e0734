"""What can be typed at a question."""

import re

import pytest

from escapade.terminal import answers
from tests.cli.program import BET, SHORT, run

SEATS = ("--seats", "human,random")


def said(*lines: str, words: tuple[str, ...] = ()) -> str:
    """What the program says after the last line typed before `quit`."""
    out = run(*SHORT, *SEATS, *words, lines="\n".join([*lines, "quit"]) + "\n").out
    return out.rpartition(f"> {lines[-1]}\n")[2].partition("> quit")[0]


@pytest.mark.parametrize("text", ["2", "red", "bet red", "RED", "r", "Write down Red", "bet  red", "write down red"])
def test_ways_to_say_it(text: str) -> None:
    assert "1: [R]" in said(text)


@pytest.mark.parametrize("text", ["2", "rouge", "bet red", "noter rouge", "Noter Rouge", "r", "bet rouge"])
def test_ways_to_say_it_in_french(text: str) -> None:
    assert "1: [R]" in said(text, words=("--language", "fr"))


def test_several_at_once() -> None:
    assert "1: [L][D]  2: [N] _" in said("light green, d; brown")


@pytest.mark.parametrize("text", ["4,5", "4, 5", "4 5", "4;5,", "light green, 5"])
def test_numbers_mean_the_list_as_it_was_printed(text: str) -> None:
    """Dark green is number 5; once light green is gone from the list, orange would be."""
    assert "1: [L][D]  2:  _ " in said(text)


def test_numbers_of_which_only_one_can_be_chosen() -> None:
    """Nothing is done then: three dice are chosen (LE-6), and the list had four."""
    wrong = "“Take the light green die” cannot follow “Take the yellow die” at once. Nothing was done.\n"
    assert said(BET.strip(), "1 2 3 4") == f"One at a time here: {wrong}"
    assert said("4,4").startswith("One at a time here: ")
    french = said("4,4", words=("--language", "fr"))
    assert french.startswith("Un seul choix à la fois\u00a0: «\u00a0")


def test_a_number_off_the_list_stops_the_row_before_it_begins() -> None:
    assert said("2, 8") == "There is no number 8 in the list: it ends at 7.\n"


def test_what_comes_too_late_is_not_dropped_in_silence() -> None:
    """The dice are rolled as soon as three are chosen."""
    assert "“brown” was not done: something else comes first." in said(BET.strip(), "blue, red, yellow, brown")


def test_a_mistake_stops_the_row() -> None:
    assert "Red is already on your list. [LE-4]" in said("red", "blue, bet red, yellow")


def test_ambiguous_words_are_asked_back() -> None:
    assert said("bet").startswith("Which one? Write down Blue / Write down Red")


def test_numbers_off_the_list() -> None:
    assert said("0") == "There is no number 0 in the list: it ends at 7.\n"
    assert said("8") == "There is no number 8 in the list: it ends at 7.\n"
    assert said("99999999999999999999999").startswith("There is no number")


@pytest.mark.parametrize("text", ["purple", "fly away", "bet purple", "²", "-1", "[pink]"])
def test_what_nobody_understands(text: str) -> None:
    assert said(text) == f"“{text}”? Give a number of the list, or its words. ? helps.\n"


def test_refusals_name_the_rule() -> None:
    assert said("take red") == "The bets come first. [LE-4]\n"
    assert said("why take red") == "The bets come first. [LE-4]\n"
    assert said("why roll") == "The bets come first. [LE-4]\n"
    assert said("red", "why bet red") == "Red is already on your list. [LE-4]\n"
    assert said("pourquoi prendre le dé blanc", words=("--language", "fr")) == "Les paris d’abord. [LE-4]\n"


def test_why_of_what_is_allowed_and_of_nonsense() -> None:
    assert said("why bet red") == "You may: “bet red” is allowed now.\n"
    assert said("why") == "Why what? For example: why take white\n"
    assert said("why fly") == "I know no choice “fly”. Use the words that the list gives such choices.\n"


def test_question_mark_tells_the_rule_and_the_words() -> None:
    text = said("?")
    assert text.startswith("    LE-4 ")
    assert "save FILE" in text
    assert said("? le-11").startswith("    LE-11 ")
    assert said("? LE-99") == "There is no rule LE-99 at hand.\n"
    assert said("aide", words=("--language", "fr")).startswith("    LE-4 La liste secrète")


def test_rules_in_one_minute() -> None:
    assert "Monte Ganovo" in said("rules")
    assert "Monte Ganovo" in said("règles", words=("--language", "fr"))


def test_undo_where_nothing_was_rolled() -> None:
    assert said("undo") == "There is nothing to take back.\n"
    assert said("red", "undo").startswith("Taken back.\n")
    assert said("red", "blue", "undo", "undo", "undo") == "There is nothing to take back.\n"


def test_undo_stops_at_the_dice() -> None:
    """LE-6: what was rolled stays rolled; dice only named may be put back."""
    assert said(BET.strip(), "1", "undo").startswith("Taken back.\n")
    text = said(BET.strip(), "blue, red, yellow", "undo")
    assert text == "The dice are cast: what was drawn cannot be taken back.\n"


PAIR = [*SHORT, "--seats", "human:Ada,human:Ben"]


@pytest.mark.parametrize("lines", ["red\nundo\nquit\n", f"{BET}{BET}1\nundo\nquit\n"], ids=["bet", "die"])
def test_what_nobody_has_answered_goes_back_unasked(lines: str) -> None:
    """A line of a bet, and a die that was named at a shared keyboard and is not rolled yet."""
    match = run(*PAIR, lines=lines)
    assert "Does everybody agree?" not in match.out
    assert "Taken back." in match.out


def test_what_was_answered_goes_back_only_if_all_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law says when; then the others at the keyboard are asked, in the language spoken."""
    monkeypatch.setattr(answers, "needs_consent", lambda game, window, taken, now: True)
    for answer, expected in (("n", "It stands, then."), ("y", "Taken back.")):
        match = run(*PAIR, lines=f"red\nundo\n{answer}\nquit\n")
        assert "Somebody has answered it, or it showed what was hidden. Does everybody agree?" in match.out
        assert expected in match.out
    french = run(*PAIR, "--language", "fr", lines="rouge\nannuler\no\nquit\n")
    assert "C’est annulé." in french.out


def test_hint_gives_an_action_and_a_reason() -> None:
    text = said(BET.strip(), "hint")
    assert text.startswith("I would: “Take the ")
    assert text.count(".") >= 2


def test_hint_tells_how_likely_a_win_is() -> None:
    """The coach adds the win probability with its interval, beside that of the next best choice."""
    text = " ".join(said(BET.strip(), "hint").split())
    assert re.search(r"A win is then \d+% likely \(\d+% to \d+%\), and \d+% after “Take the [^”]+”: "
                     r"(a clear difference|too close to call)\.", text)


def test_log_tells_what_happened() -> None:
    assert said("log") == "  Nothing has happened yet.\n"
    text = said(BET.strip(), "log")
    assert "You fold your bet" in text
    assert "Random folds the bet" in text


def test_empty_lines_and_save_without_a_name() -> None:
    assert said("red", "") == ""
    assert said("save") == "Save where? For example: save match.jsonl\n"
