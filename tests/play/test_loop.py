"""One match between bots: a function of seed and number, and a record that replays."""

import pytest

from escapade.bots import roster
from escapade.bots.base import Bot, Choice
from escapade.core.errors import Refused
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng
from escapade.games import load
from escapade.play.loop import Decider, play_match
from escapade.play.record import read_record, replay
from escapade.play.recording import record_match
from escapade.play.seeds import match_stem


class Lawless(Bot):
    """Does what is not on its list."""

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        return Choice(max(perspective.legal) + 1, "at_random")


class First(Bot):
    """Takes the first of the list, and counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__("first", needs_view=False)
        self.streams: list[int] = []
        self.forced = 0

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        self.streams.append(int(rng.next()))
        self.forced += len(perspective.legal) == 1
        return Choice(perspective.legal[0], "at_random")


def company(game: Game, *names: str) -> list[Decider]:
    """Bots by their names."""
    return [roster.make(name, game) for name in names]


def test_the_same_seed_and_number_give_the_same_match() -> None:
    """And another number or seed another one."""
    game = load("evades")
    bots = company(game, "greedy", "random", "random")
    stems = [match_stem(seed, number) for seed, number in ((1, 5), (1, 5), (1, 6), (2, 5))]
    records = [record_match(game, bots, stem).entries for stem in stems]
    assert records[0] == records[1]
    assert len({"\n".join(entries) for entries in records}) == 3


def test_recording_changes_nothing() -> None:
    """A recorded match is the match that was counted."""
    game = load("evades")
    bots = company(game, "random", "random")
    played = play_match(game, bots, match_stem("seven", 3), [])
    record = record_match(game, bots, match_stem("seven", 3))
    assert record.end is not None
    outcome = record.end["end"]
    assert isinstance(outcome, dict)
    assert (outcome["reason"], outcome["scores"]) == (played.reason, played.scores)
    assert sum(not entry.startswith("chance") for entry in record.entries) == played.decisions


@pytest.mark.parametrize("name", ["evades", "pocket"])
def test_a_record_replays(name: str) -> None:
    """Through its text, to the outcome it names."""
    game = load(name)
    record = record_match(game, company(game, "random", "random"), match_stem(1, 0))
    assert record.header["players"] == ["random", "random"]
    last = list(replay(read_record(record.write())))[-1]
    assert last[1].waiting == 0


def test_a_bot_that_breaks_the_rules_is_refused() -> None:
    """And the match goes no further."""
    with pytest.raises(Refused) as caught:
        play_match(load("evades"), [Lawless("lawless", needs_view=False)] * 2, match_stem(1, 0), [])
    assert caught.value.code == "refused.not_legal"
    assert caught.value.params["bot"] == "lawless"


def test_every_question_has_a_stream_of_its_own() -> None:
    """("bot", seat, asked): no two choices of a match share one, and forced ones need none."""
    bot = First()
    play_match(load("evades"), [bot, bot], match_stem(1, 0), [])
    assert len(set(bot.streams)) == len(bot.streams) > 30
    assert bot.forced == 0


def test_rounds_are_counted() -> None:
    """LE-18: a match that the limit ends has as many rounds as the limit says."""
    game = load("evades", round_limit=2)
    played = play_match(game, company(game, "random", "random"), match_stem(1, 0), [])
    assert (played.reason, played.rounds) == ("round_limit", 2)


def test_rounds_begin_with_the_first_turn() -> None:
    """0 while bets are made; a game that has none has 0 rounds."""
    game = load("evades")
    assert game.rounds(game.new(2)) == 0
    assert play_match(game, company(game, "random", "random"), match_stem(1, 0), []).rounds > 3
    pocket = load("pocket")
    assert play_match(pocket, company(pocket, "random", "random"), match_stem(1, 0), []).rounds == 0
