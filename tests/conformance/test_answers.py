"""Golden answers of bots are given again, on either engine."""

from tests.conformance.answers import answers_file, answers_of, bots_of


def test_bots_answer_the_same_on_either_engine(key: str) -> None:
    """design.md: one engine, compiled or not; what thinks with it is compiled, too."""
    expected = answers_file(key).read_text(encoding="utf-8").splitlines()
    assert answers_of(key) == expected


def test_every_kind_of_bot_answered(key: str) -> None:
    """A file that was cut short would prove little."""
    said = {line.split(" ")[3] for line in answers_file(key).read_text(encoding="utf-8").splitlines()}
    assert said == set(bots_of(key))
