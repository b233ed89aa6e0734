"""Which bots there are."""

import pytest

from escapade.bots import roster
from escapade.bots.apart import ApartBot
from escapade.bots.base import Bot, Choice
from escapade.bots.evades import heuristic as evades
from escapade.bots.greedy import GreedyBot
from escapade.bots.random import RandomBot
from escapade.core.errors import Missing
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng
from escapade.games import load
from escapade.games.prison_break.state import PrisonState
from escapade.play.loop import play_match
from escapade.play.seeds import match_stem


class Side(Bot):
    """Says which side it was asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(name, needs_view=True)
        self.asked = 0

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        self.asked += 1
        return Choice(perspective.legal[0], "at_random")


class Noting(Bot):
    """Notes whether there was a Bellick, whether it was him, and which side's bot was asked; then greedy answers."""

    def __init__(self, bot: ApartBot, asked: dict[tuple[bool, bool], set[str]]) -> None:
        super().__init__("noting", needs_view=True)
        self.sides = {"together": Side("together"), "alone": Side("alone")}
        self.bot = ApartBot("apart", bot.counsel, self.sides["together"], self.sides["alone"])
        self.asked = asked

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        before = {name: side.asked for name, side in self.sides.items()}
        self.bot.choose(perspective, rng)
        state = perspective.known.state
        assert isinstance(state, PrisonState)
        key = (state.bellick >= 0, state.bellick == perspective.seat)
        self.asked.setdefault(key, set()).update(
            name for name, side in self.sides.items() if side.asked > before[name])
        return roster.make("greedy", perspective.game).choose(perspective, rng)


def test_names_from_the_weakest_up() -> None:
    """All of them, and those that know a game."""
    levels = ["first_timer", "casual", "regular", "expert", "master"]
    assert roster.names() == ["random", "greedy", *levels]
    assert roster.names("evades") == ["random", "greedy", *levels]
    assert roster.offered("evades") == ["random", *levels]
    assert roster.names("pocket") == roster.offered("pocket") == ["random"]
    assert (roster.usual("evades"), roster.best("evades")) == ("expert", "master")
    assert (roster.usual("pocket"), roster.best("pocket")) == ("random", "random")


def test_every_name_can_be_made() -> None:
    """A bot has the name it was asked for by."""
    game = load("evades")
    assert [roster.make(name, game).name for name in roster.names("evades")] == roster.names("evades")
    assert isinstance(roster.make("random", load("pocket")), RandomBot)
    assert isinstance(roster.make("greedy", game), GreedyBot)


@pytest.mark.parametrize(("name", "game", "known"), [
    ("deep_blue", "evades", "random, greedy, first_timer, casual, regular, expert, master"),
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


def test_apart_each_side_has_its_bot() -> None:
    """PB-19: before the vote everybody is together; then Bellick is alone."""
    game = load("prison_break")
    bot = roster.make_any("apart:casual/random", game)
    assert isinstance(bot, ApartBot)
    asked: dict[tuple[bool, bool], set[str]] = {}
    play_match(game, [Noting(bot, asked)] * 4, match_stem(4, 2), [])
    assert asked == {(False, False): {"together"}, (True, False): {"together"}, (True, True): {"alone"}}
    with pytest.raises(Missing):
        roster.make_any("apart:casual/nobody", game)
    with pytest.raises(Missing):
        roster.make_any("apart:casual/random", load("evades"))
