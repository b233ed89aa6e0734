"""Every conformance check is seen to fail: each on a small game with just the defect it is there for."""

from collections.abc import Callable, Iterator

import pytest

from escapade.core.game import Game
from escapade.games import REGISTRY
from tests.conformance import defects_known as known
from tests.conformance import defects_lists as lists
from tests.conformance import defects_secrets as secrets
from tests.conformance import defects_views as views
from tests.conformance import defects_words as words
from tests.conformance.defects import Chosen, make
from tests.conformance.documents import rule_numbers
from tests.conformance.goldens import check_goldens
from tests.conformance.perft import read_entries
from tests.conformance.test_asked import check_asked_counts, check_asked_of_the_others
from tests.conformance.test_clones import check_clones_isolated, check_new_is_fresh
from tests.conformance.test_end import (
    check_end_shows_everything,
    check_outcome_only_at_the_end,
    check_outcomes,
    check_random_play_ends,
)
from tests.conformance.test_explain import check_explain, check_reasons_are_declared
from tests.conformance.test_imagine import (
    check_imagination_varies,
    check_imagined_positions,
    check_imagined_worlds,
    check_know,
)
from tests.conformance.test_known import check_known, check_known_stays
from tests.conformance.test_leaks import check_leaks
from tests.conformance.test_legal import (
    check_drawn_actions,
    check_legal_changes_nothing,
    check_legal_for_waiting,
    check_legal_is_mine,
    check_legal_order,
    check_lent_lists,
)
from tests.conformance.test_lockstep import check_lockstep
from tests.conformance.test_parallel import check_parallel_commutes
from tests.conformance.test_perft import check_perft
from tests.conformance.test_positions import check_positions_round_trip
from tests.conformance.test_record import check_record_replays, check_undo_replays
from tests.conformance.test_refusals import check_refusals
from tests.conformance.test_rules import check_rules_have_tests, check_shapes_name_rules
from tests.conformance.test_strict_positions import check_keys, check_lengths, check_types
from tests.conformance.test_views import (
    check_views_are_json,
    check_views_carry_the_question,
    check_views_change_nothing,
)
from tests.conformance.test_words import check_action_words, check_chance_words
from tests.pocket.game import PocketGame

SEATS = 3
Check = Callable[[Game, int], None]

PLANTED: list[tuple[type[PocketGame], Check, str]] = [
    (secrets.WholeHandInView, check_leaks, "the views differ"),
    (secrets.OneCardInView, check_leaks, "the views differ"),
    (secrets.OneCountInView, check_leaks, "the views differ"),
    (secrets.SecretVotesInView, check_leaks, "the views differ"),
    (secrets.ShorterLegalList, check_leaks, "the legal lists differ"),
    (secrets.TellingReason, check_leaks, "the explanations"),
    (secrets.WrongMask, check_leaks, "told differently"),
    (secrets.TellingEvent, check_leaks, "told differently"),
    (known.KnowsAHand, check_leaks, "what is known differs"),
    (known.KnowsOneCoin, check_leaks, "what is known differs"),
    (known.KnowsTheVotes, check_leaks, "what is known differs"),
    (known.KnowsAllQuestions, check_known, "what a view tells"),
    (known.KnowsAHand, check_known, "what a view tells"),
    (known.ForgetsItself, check_known, "what a view tells"),
    (known.KnowsWhatFollows, check_known_stays, "changed with the position"),
    (secrets.EndStaysSecret, check_end_shows_everything, "the end hides"),
    (words.UndeclaredSecrets, check_leaks, "hidden_information"),
    (secrets.NeverVarying, check_imagination_varies, "imagine varied in"),
    (secrets.ForgetsKnownCards, check_imagined_positions, "input.position_knows"),
    (secrets.ImaginesAnotherPhase, check_imagined_worlds, "the views differ"),
    (secrets.FillsTheViewItself, check_know, "different worlds"),
    (lists.SharedHands, check_clones_isolated, "changed"),
    (lists.SharedVotes, check_clones_isolated, "changed"),
    (lists.ForgetfulClone, check_clones_isolated, "not equal"),
    (lists.SharedFirstPosition, check_new_is_fresh, "not fresh"),
    (lists.UnsortedLegal, check_legal_order, "not ascending"),
    (lists.DuplicateLegal, check_legal_order, "not ascending"),
    (lists.EmptyLegal, check_legal_for_waiting, "no legal action"),
    (lists.LegalForOthers, check_legal_for_waiting, "waiting False"),
    (lists.LendsAnother, check_lent_lists, "another list was lent"),
    (lists.LendsWhatItGives, check_lent_lists, "another list was lent"),
    (lists.DrawsTheFirst, check_drawn_actions, "was drawn, not"),
    (lists.DrawsTwice, check_drawn_actions, "another number of the stream"),
    (lists.ChangingLegal, check_legal_changes_nothing, "changed the position"),
    (lists.ChangingLegal, check_refusals, "changed the position"),
    (lists.SharedLegal, check_legal_is_mine, "not the caller"),
    (lists.OrderMatters, check_parallel_commutes, "matters"),
    (lists.BumpsOthers, check_asked_of_the_others, "p"),
    (lists.AsksInSilence, check_asked_counts, "without a new number"),
    (words.SameWords, check_action_words, "share their words"),
    (words.SilentOutcome, check_chance_words, "share their words"),
    (words.SilentOutcome, check_record_replays, "the replay differs"),
    (words.SilentOutcome, check_undo_replays, "the replay differs"),
    (words.ForgetfulReader, check_positions_round_trip, "read as another"),
    (words.LaxReader, check_keys, "unknown key"),
    (words.CrashingReader, check_types, "ValueError"),
    (words.UncheckedReader, check_lengths, "instead of|taken for|no legal|assert"),
    (words.NeverEnds, check_random_play_ends, "not over"),
    (words.BadWinner, check_outcomes, "winners"),
    (words.ShortScores, check_outcomes, "scores"),
    (words.SplitTable, check_outcomes, "cooperative"),
    (words.EarlyOutcome, check_outcome_only_at_the_end, "out of time"),
    (views.TupleInView, check_views_are_json, "JSON"),
    (views.SilentToOthers, check_views_carry_the_question, "the question to"),
    (views.OwnListInView, check_views_change_nothing, "changed the position"),
    (views.SilentRefusal, check_explain, "steal"),
    (views.RefusesHalfWords, check_explain, "steal"),
    (views.UndeclaredReason, check_reasons_are_declared, "not declared"),
]


@pytest.fixture
def in_registry() -> Iterator[Callable[[type[PocketGame]], None]]:
    """Let the registry give out a defective game, for as long as a test runs."""
    sound = REGISTRY["pocket"]

    def put(defect: type[PocketGame]) -> None:
        Chosen.defect = defect
        REGISTRY["pocket"] = "tests.conformance.defects"

    yield put
    Chosen.defect = PocketGame
    REGISTRY["pocket"] = sound


@pytest.mark.parametrize(("defect", "check", "message"), PLANTED,
                         ids=[f"{defect.__name__}-{check.__name__}" for defect, check, _ in PLANTED])
def test_the_check_catches_the_defect(defect: type[PocketGame], check: Check, message: str,
                                      in_registry: Callable[[type[PocketGame]], None]) -> None:
    """The sound game passes; with the defect the check fails, and for the reason it is there for."""
    check(make(PocketGame), SEATS)
    in_registry(defect)
    with pytest.raises(AssertionError, match=message):
        check(make(defect), SEATS)


def test_a_game_that_remembers_falls_out_of_step() -> None:
    """The lockstep check, on a game that counts its matches."""
    check_lockstep(lambda: make(PocketGame), SEATS)
    with pytest.raises(AssertionError, match="out of step"):
        check_lockstep(lambda: make(words.Remembers), SEATS)


def test_perft_catches_a_missing_action() -> None:
    """The counts, on a game that forgot one action; the breakdown is shown move by move."""
    entry = read_entries("pocket")[0]
    with pytest.raises(AssertionError, match=r"depth 1: 3, not 4\n +p0 draw: 1"):
        check_perft(make(views.OtherRules, **entry.options), entry)


def test_golden_matches_catch_changed_rules(in_registry: Callable[[type[PocketGame]], None]) -> None:
    """Golden digests, on a game whose clones lose the discard pile."""
    in_registry(lists.ForgetfulClone)
    with pytest.raises(AssertionError, match="another match from entry"):
        check_goldens("pocket")


def test_a_shape_without_a_written_rule_is_caught() -> None:
    """Rule numbers of shapes, on a game that names PK-99."""
    with pytest.raises(AssertionError, match="PK-99"):
        check_shapes_name_rules(make(views.UnwrittenRule), rule_numbers("pocket"))


def test_a_rule_without_a_test_is_caught() -> None:
    """Rules named by tests, on sources in which one is missing; PK-1 is not found in PK-11."""
    numbers = frozenset({"PK-1", "PK-2", "PK-11"})
    sources = ["def test_pk11_end() -> None:\n    pass", 'def test_turn() -> None:\n    """PK-2: one of five."""']
    with pytest.raises(AssertionError, match=r"no test names PK-1\b(?!,)"):
        check_rules_have_tests(numbers, sources)
    check_rules_have_tests(numbers, [*sources, "def test_pk1_deal() -> None:\n    pass"])
