"""French names may begin with an article: « à Le Blaireau » and « de le Bar » must never arise."""

import re

from tests.language.sayings import SOURCE

NAMED = "seat|player|guest|attacker|defender|winner|winners|loser|waiting_for|place|start|room"
CONTRACTED = re.compile(rf"\b(?:à|de) \{{ \$(?:{NAMED}) \}}", re.IGNORECASE)


def test_no_article_is_left_after_a_preposition() -> None:
    """Elba's sentences are built so that a name never follows « à » or « de »."""
    text = (SOURCE / "language" / "locales" / "fr" / "elba.ftl").read_text(encoding="utf-8")
    assert [line.strip() for line in text.splitlines() if CONTRACTED.search(line)] == []


def test_such_a_sentence_would_be_found() -> None:
    """The check itself, on what it is there to find."""
    assert CONTRACTED.search("Vous volez { $letter } à { $loser }.")
    assert not CONTRACTED.search("Pas de { $letter } dans votre main.")
