"""Which bots there are."""

import pytest

from escapade.bots import roster
from escapade.bots.evades import heuristic as evades
from escapade.bots.greedy import GreedyBot
from escapade.bots.random import RandomBot
from escapade.core.errors import Missing
from escapade.games import load


def test_names_from_the_weakest_up() -> None:
    """All of them, and those that know a game."""
    assert roster.names() == ["random", "greedy"]
    assert roster.names("evades") == ["random", "greedy"]
    assert roster.names("pocket") == ["random"]


def test_every_name_can_be_made() -> None:
    """A bot has the name it was asked for by."""
    game = load("evades")
    assert [roster.make(name, game).name for name in roster.names("evades")] == roster.names("evades")
    assert isinstance(roster.make("random", load("pocket")), RandomBot)
    assert isinstance(roster.make("greedy", game), GreedyBot)


@pytest.mark.parametrize(("name", "game", "known"), [("deep_blue", "evades", "random, greedy"),
                                                   ("greedy", "pocket", "random")])
def test_an_unknown_name_is_missing(name: str, game: str, known: str) -> None:
    """The error names those that can play this game."""
    with pytest.raises(Missing) as caught:
        roster.make(name, load(game))
    assert caught.value.code == "missing.bot"
    assert caught.value.params == {"bot": name, "game": game, "known": known}


def test_reasons_are_unique() -> None:
    """They are parts of sentence keys."""
    assert len(set(evades.REASONS)) == len(evades.REASONS)
    assert all(reason.replace("_", "").isalpha() for reason in evades.REASONS)
