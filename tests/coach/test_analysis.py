"""A record looked at: the curve, luck that adds up, steps that were taken back, and only matches that are over."""

import pytest

from escapade.bots.values.value import shares
from escapade.coach import analysis as made
from escapade.coach.analysis import Analysis, analyse
from escapade.coach.rollouts import Rollouts
from escapade.coach.steps import steps_of
from escapade.core.errors import BadInput
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games import load_with
from escapade.play.match import Match
from escapade.play.record import Record, cut, record_of
from escapade.play.seeds import Seed, Stem
from tests.coach.records import short_record, work_little


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Much less than people get."""
    work_little(monkeypatch)


def test_every_step_has_its_place_and_the_curve_ends_with_the_outcome() -> None:
    """One point before each step and one at the end; luck is told of draws alone."""
    record = short_record()
    found = analyse(record)
    assert [step.entry for step in found.steps] == list(range(1, len(record.entries) + 1))
    assert len(found.curve) == len(found.steps) + 1
    outcome = found.game.outcome(found.end)
    assert outcome is not None
    assert found.curve[-1] == shares(outcome, 2) == [player.worth for player in found.players]
    assert len(found.draws) == len([words for words in record.entries if words.startswith("chance ")])
    for seat, player in enumerate(found.players):
        assert player.luck == pytest.approx(sum(draw.brought[seat] for draw in found.draws))
        assert player.adjusted == pytest.approx(player.worth - player.luck)
        assert player.choices == len([one for one in found.judged if one.step.seat == seat])
    assert found.players[1].loss.error > found.players[0].loss.error, "seat 1 plays at random, seat 0 as the expert"


def figures(found: Analysis) -> list[object]:
    """What can be compared."""
    return [found.curve, [(one.step.entry, one.expert, one.loss, one.sure) for one in found.judged], found.decisions]


def test_the_same_seed_finds_the_same() -> None:
    """And another seed imagines other worlds; the curve and the luck are the same for all."""
    first, again, other = analyse(short_record(), 1), analyse(short_record(), 1), analyse(short_record(), 2)
    assert figures(first) == figures(again)
    assert figures(first) != figures(other)
    assert first.curve == other.curve
    assert [player.luck for player in first.players] == [player.luck for player in other.players]


def test_turning_points_are_the_largest_changes() -> None:
    """In the order in which they were played; no other step changed anybody's chances more."""
    found = analyse(short_record())
    changes = {step.entry: max(abs(late - early) for early, late in zip(before, after, strict=True))
               for step, before, after in zip(found.steps, found.curve, found.curve[1:], strict=False)}
    told = [turn.step.entry for turn in found.turns]
    assert told == sorted(told)
    assert len(told) == 6
    assert min(changes[entry] for entry in told) >= max(change for entry, change in changes.items()
                                                        if entry not in told)
    assert all(abs(turn.after - turn.before) == changes[turn.step.entry] for turn in found.turns)


def test_what_was_taken_back_is_not_looked_at() -> None:
    """A pick that was undone is no choice of the match."""
    match = Match(load_with("evades", {}), 2)
    for words in ("p0 bet red", "p0 bet blue"):
        match.enter(words)
    match.undo(0)
    for words in ("p0 bet brown", "p0 bet blue"):
        match.enter(words)
    game, steps, _ = steps_of(record_of(match))
    assert [game.shapes.actions.words(step.action) for step in steps] == ["bet red", "bet brown", "bet blue"]
    assert [step.entry for step in steps] == [1, 4, 5]


def test_a_match_that_goes_on_is_not_looked_at() -> None:
    """Its record has everybody's secrets in it."""
    record = cut(short_record(), 40)
    with pytest.raises(BadInput) as refused:
        analyse(Record(record.header, record.entries))
    assert refused.value.code == "input.record_unfinished"


def test_work_is_bounded_however_many_choices_differ() -> None:
    """Choices are spread evenly, in a few worlds each; with enough work all are looked at."""
    judged = [one for one in analyse(short_record()).judged if one.is_other]
    length = judged[-1].step.entry
    all_work = sum(2 * made.FEWEST_WORLDS * made.left_of(one, length) for one in judged)
    assert made.some_of(judged, length, all_work) == judged
    half = made.some_of(judged, length, all_work // 2)
    assert len(half) == len(judged) // 2
    assert half[0] is judged[0]
    assert len(made.some_of(judged, length, 1)) == 1
    assert made.some_of([], length, 100) == []


class Long(Rollouts):
    """Every imagined match takes ten times as many decisions as it does."""

    def play_on(self, state: State, stem: Stem, depth: int = 1 << 40) -> None:
        before = self.decisions
        super().play_on(state, stem, depth)
        self.decisions += 9 * (self.decisions - before)


def test_a_match_that_ended_early_is_looked_at_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is a budget: where imagined matches go on for much longer than this one, fewer of them are played."""
    monkeypatch.setattr(made, "SHORT_DECISIONS", 3000)
    monkeypatch.setattr(made, "LONG_DECISIONS", 1500)
    usual = analyse(short_record()).decisions
    monkeypatch.setattr(made, "Rollouts", Long)
    assert usual < analyse(short_record()).decisions < 3 * usual


class Dear(Rollouts):
    """Every answer of the expert takes four times as long as elsewhere."""

    def __init__(self, game: Game, seed: Seed) -> None:
        super().__init__(game, seed)
        self.dearness = 4.0


def test_where_an_expert_takes_longer_it_is_asked_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget is time in the end: with answers four times as dear there is a fraction of them."""
    monkeypatch.setattr(made, "SHORT_DECISIONS", 12_000)
    monkeypatch.setattr(made, "LONG_DECISIONS", 6000)
    usual = analyse(short_record())
    monkeypatch.setattr(made, "Rollouts", Dear)
    dear = analyse(short_record())
    assert dear.decisions < usual.decisions / 2
    assert dear.curve == usual.curve
