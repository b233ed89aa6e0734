"""`advice` at the keyboard: bots say what they would do, or are after, and nothing happens."""

from tests.cli.program import run

CASTLE = ("play", "dark_castle", "--seed", "7", "--seats", "human,greedy,greedy")


def said(*lines: str, words: tuple[str, ...] = CASTLE) -> str:
    """What the program says after the last line typed before `quit`."""
    out = run(*words, lines="\n".join([*lines, "quit"]) + "\n").out
    return out.rpartition(f"> {lines[-1]}\n")[2].partition("> quit")[0]


def test_DC_24_every_bot_says_what_it_would_do() -> None:
    """A line each, with an action of the list and a reason."""
    lines = said("advice").splitlines()
    assert [line.partition(": ")[0] for line in lines] == ["Greedy 1", "Greedy 2"]
    assert all("The party lacks what this die is good at." in line for line in lines)


def test_one_bot_is_asked_by_name() -> None:
    """By any beginning of the name, also after `hint`; whoever is not there is told."""
    assert said("advice greedy 2").startswith("Greedy 2: “")
    assert said("hint greedy 2") == said("advice GREEDY 2")
    assert said("advice Ada") == "No bot here is called “Ada”. There are: Greedy 1, Greedy 2.\n"


def test_in_french() -> None:
    """`avis`, or `conseil` with a name."""
    french = (*CASTLE, "--language", "fr")
    lines = said("avis", words=french).splitlines()
    assert [line.partition("\u00a0: «\u00a0")[0] for line in lines] == ["Calculateur 1", "Calculateur 2"]
    assert said("conseil calculateur 2", words=french) == f"{lines[1]}\n"


def test_nothing_is_done() -> None:
    """The same question is asked afterwards, and the match goes on as it would have."""
    plain, asked = (run(*CASTLE, lines=f"{more}1\nlog\nquit\n").out for more in ("", "advice\nadvice\n"))
    assert plain.rpartition("> log\n")[2] == asked.rpartition("> log\n")[2]


def test_where_there_is_no_advice() -> None:
    """Rivals keep their thoughts to themselves, and without a bot there is nobody to ask."""
    rivals = ("play", "evades", "--seed", "7", "--seats", "human,greedy")
    assert said("advice", words=rivals) == "The bots of this game keep their thoughts to themselves.\n"
    alone = ("play", "dark_castle", "--seed", "7", "--seats", "human")
    assert said("advice", words=alone) == "No bot is playing here.\n"


def test_DC_24_not_in_an_open_vote() -> None:
    """Each one votes alone."""
    voting = (*CASTLE, "--option", "voice=majority", "--option", "voices=0")
    assert "Not while a vote is open: each one votes alone.\n" in run(*voting, lines="1\ndone\nadvice\nquit\n").out


def test_PB_30_a_team_mate_says_what_it_is_after() -> None:
    """Before day 1 nothing; then a reason without an action."""
    prison = ("play", "prison_break", "--seed", "7", "--seats", "human,greedy,greedy")
    out = run(*prison, lines="advice\n" + "1\nadvice\n" * 8 + "quit\n").out
    assert "There is nothing to say about it just now." in out
    assert "Greedy 1: “" in out
