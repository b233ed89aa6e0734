"""A live match: what it keeps replays, and the law of undo, which is the same for every door."""

import pytest

from escapade.core.errors import BadInput, Refused
from escapade.core.event import Event
from escapade.play.match import Match
from escapade.play.record import digest, read_record, record_of, replay
from escapade.play.seeds import derive
from escapade.play.undo import Entry, can_undo, is_answer, is_barrier, needs_consent, target
from escapade.testing import Scenario, given
from tests.pocket.kinds import Ev


def refusal(play: Scenario, seat: int) -> str:
    """The code with which an undo is refused; nothing has changed."""
    before, words = digest(play.game, play.state), list(play.match.words or [])
    with pytest.raises(Refused) as refused:
        play.match.undo(seat)
    assert digest(play.game, play.state) == before
    assert play.match.words == words
    assert not can_undo(play.match.window, seat)
    return refused.value.code


def is_free(play: Scenario, seat: int) -> bool:
    """Whether a seat may take its last action back without asking anybody."""
    match = play.match
    return not needs_consent(match.game, match.window, target(match.window, match.barrier, seat), match.state)


def check_replay(play: Scenario) -> None:
    """The record of the match leads to the same position."""
    game, last = list(replay(read_record(record_of(play.match).write())))[-1]
    assert digest(game, last) == digest(play.game, play.state)


# ---------------------------------------------------------------------------- what is taken back


def test_an_open_action_can_be_taken_back() -> None:
    """The position is the earlier one but for `asked`, which moves on for everybody: old answers are stale."""
    play = given("pocket", 2)
    before, asked = play.game.describe(play.state), play.state.asked[:]
    play.play("p0 stop")
    later = play.state.asked[:]
    assert play.match.undo(0) == 1
    after = play.game.describe(play.state)
    assert after.pop("asked") == [count + 1 for count in later]
    before.pop("asked")
    assert after == before
    assert play.match.words == ["p0 stop", "table undo 1"]
    with pytest.raises(Refused, match=r"refused\.stale"):
        play.match.act(0, play.game.legal(play.state, 0)[0], asked[0])


def test_undo_replays() -> None:
    """`table undo N` takes back entry N, counted from 1, undos included."""
    play = given("pocket", 3).play("p0 stop").undo("p0").play("p0 call_vote / p0 name p1").undo("p0")
    play.play("p0 name p2 / p1 name p2 / p2 name p2")
    assert (play.match.words or [])[:5] == ["p0 stop", "table undo 1", "p0 call_vote", "p0 name p1", "table undo 4"]
    check_replay(play)
    play.expect(players__2__side="traitor")


def test_nothing_to_take_back() -> None:
    """Not before the first entry, not for a seat that did nothing, not twice."""
    play = given("pocket", 2)
    assert refusal(play, 0) == "refused.undo_nothing"
    play.play("p0 stop")
    assert refusal(play, 1) == "refused.undo_nothing"
    play.undo("p0")
    assert refusal(play, 0) == "refused.undo_nothing"


def test_several_actions_are_taken_back_one_after_the_other() -> None:
    """Each undo takes back the last action that still stands, and the record replays to the same position."""
    play = given("evades", 2).play("p0 bet red / p0 bet blue / p0 bet brown")
    assert [play.match.undo(0), play.match.undo(0)] == [3, 2]
    assert play.play("p0 bet orange").described("bets[0]") == ["red", "orange"]
    assert [play.match.undo(0), play.match.undo(0)] == [6, 1]
    assert refusal(play, 0) == "refused.undo_nothing"
    assert play.match.story() == []
    check_replay(play)


def test_frames_opened_do_not_go_back() -> None:
    """A standing pass belongs to one window: the next window has another serial, undo or not."""
    play = given("pocket", 2).play("p0 draw / chance card coin / p1 steal p0")
    first = play.state.top().serial
    play.undo("p1").play("p1 steal p0")
    assert play.state.top().serial > first


# ---------------------------------------------------------------------------- what nothing goes back past


def test_never_past_a_draw() -> None:
    """A die that fell stays."""
    assert refusal(given("pocket", 2).play("p0 draw / chance card coin"), 0) == "refused.undo_chance"


def test_never_past_a_closed_secret_vote() -> None:
    """The last voter has seen all votes; before that a vote can be taken back."""
    play = given("pocket", 2).play("p0 call_vote / p0 name p1").undo("p0").play("p0 name p1 / p1 name p1")
    assert refusal(play, 1) == "refused.undo_secret"
    assert refusal(play, 0) == "refused.undo_secret"


def test_never_past_the_end_of_a_game_with_secrets() -> None:
    """At the end everything is shown."""
    play = given("pocket", 2, rounds=1).play("p0 stop / p1 stop")
    assert play.outcome() is not None
    assert refusal(play, 1) == "refused.undo_secret"


def test_never_past_a_masked_event() -> None:
    """Somebody was told a secret: that cannot be untold."""
    play = given("pocket", 2)
    before = play.state
    play.play("p0 stop")
    secret = Event(Ev.DREW, [0, 1], 1 << 0)
    assert is_barrier(play.game, 0, before, play.state, []) == ""
    assert is_barrier(play.game, 0, before, play.state, [secret]) == "secret"


@pytest.mark.parametrize(("words", "problem"), [
    ("table undo 1", "refused.undo_chance"), ("table undo 4", "input.undo"), ("table undo 9", "input.undo"),
    ("table undo", "input.undo"), ("table undo 04", "input.undo"),
])
def test_an_undo_in_words_names_an_action_that_may_go_back(words: str, problem: str) -> None:
    """Entry 1 lies before a draw, entry 4 is the table's, entry 9 is not there."""
    match = Match(given("pocket", 2).game, 2)
    for entry in ("p0 draw", "chance card coin", "p1 stop", "table pause"):
        match.enter(entry)
    with pytest.raises((BadInput, Refused)) as refused:
        match.enter(words)
    assert refused.value.code == problem
    assert match.seq == 4


# ---------------------------------------------------------------------------- answers of others


def test_parallel_answers_of_others_are_kept() -> None:
    """p1 was betting anyway: taking p0's bet back leaves p1's bets, and p1's own undo still finds them."""
    play = given("evades", 2).play("p0 bet red / p1 bet blue / p1 bet brown")
    assert is_free(play, 0)
    play.undo("p0")
    play.expect(bets=[[], ["blue", "brown"]])
    assert [told.seq for told in play.match.facts] == [2, 3]
    play.undo("p1")
    play.expect(bets=[[], ["blue"]])
    check_replay(play)


def test_parallel_answers_are_kept_also_past_an_earlier_undo() -> None:
    """An undo moves everybody's count of questions on; which answers belong to which question is known all the same."""
    play = given("evades", 2).play("p0 bet red / p1 bet blue").undo("p0").play("p0 bet orange / p0 bet brown")
    play.undo("p1")
    play.expect(bets=[["orange", "brown"], []])
    play.play("p1 bet red").undo("p0").undo("p0")
    play.expect(bets=[[], ["red"]])
    check_replay(play)


def test_an_answer_to_a_question_that_is_taken_back_falls_with_it() -> None:
    """p1 answered what p0's call for a vote asked: that needs p1's consent, and then both are gone."""
    play = given("pocket", 3).play("p0 call_vote / p1 name p2")
    before = given("pocket", 3).game.describe(given("pocket", 3).state)
    assert not is_free(play, 0)
    play.undo("p0")
    after = play.game.describe(play.state)
    for name in ("asked", "opened"):
        after.pop(name)
        before.pop(name)
    assert after == before
    assert play.match.story() == []
    check_replay(play)


def test_a_secret_choice_stays_free_a_seen_one_until_somebody_answers() -> None:
    """A bet looks the same whichever it is; who has stopped was seen, and whoever plays on has counted on it."""
    play = given("evades", 2).play("p0 bet red / p1 bet blue")
    assert is_free(play, 0)
    public = given("pocket", 2).play("p0 stop")
    assert is_free(public, 0)
    public.play("p1 stop")
    assert not is_free(public, 0)
    assert is_free(public, 1)


def test_a_card_that_was_shown_is_not_taken_up_again_unasked() -> None:
    """PK-8: a shield that was played was hidden before. To try to steal shows nothing, and is its thief's own."""
    play = given("pocket", 2).play("p0 draw / chance card shield / p1 steal p0")
    assert is_free(play, 1)
    play.play("p0 play shield")
    assert not is_free(play, 0)
    assert not is_free(play, 1)


def test_what_left_no_choice_is_no_answer_where_everybody_sees_that() -> None:
    """In a game without secrets a forced answer of somebody else asks for nobody's consent."""
    game = given("dark_castle", 2).game
    assert not game.traits.hidden_information
    forced = given(game, 2)
    entry = Entry(2, "p1 x", 1, forced.state, [], [0, 0])
    taken = Entry(1, "p0 x", 0, forced.state, [], [0, 0])
    assert is_answer(game, entry, taken) == (len(game.legal(forced.state, 1)) > 1)
    assert not is_answer(game, taken, taken)


def test_the_first_vote_is_free_until_it_is_counted() -> None:
    """Nobody sees a secret vote before the last one is in."""
    play = given("pocket", 3).play("p0 call_vote / p0 name p1 / p1 name p1")
    assert is_free(play, 0)
    play.undo("p0")
    assert play.waiting() == ["p0", "p2"]
    check_replay(play)


# ---------------------------------------------------------------------------- drafts


def test_a_draft_changes_nothing_until_it_is_adopted() -> None:
    """Whoever keeps the words first adopts afterwards."""
    match = Match(given("pocket", 2).game, 2, facts_kept=1, keeps_words=False)
    before = digest(match.game, match.state)
    draft = match.draft()
    draft.enter("p0 draw")
    draft.enter("chance card coin")
    assert (digest(match.game, match.state), match.seq, len(match.facts)) == (before, 0, 0)
    match.adopt(draft)
    assert (match.seq, match.draws, match.words) == (2, 1, None)
    assert len(match.facts) == 1


def test_a_draft_may_undo_what_it_and_the_match_did() -> None:
    """Facts from the undone entry on are void, those of kept answers come again under their own numbers."""
    match = Match(given("evades", 2).game, 2)
    match.enter("p0 bet red")
    draft = match.draft()
    draft.enter("p1 bet blue")
    draft.enter("table undo 1")
    assert (draft.undone_from, [told.seq for told in draft.told]) == (1, [2])
    match.adopt(draft)
    assert [told.seq for told in match.facts] == [2]


def test_typed_draws_are_not_counted() -> None:
    """The number of the next derived draw goes on only with derived draws."""
    match = Match(given("pocket", 2).game, 2)
    for words in ("table nonce p1 abc", "p0 draw", "table dice p0", "chance card coin"):
        match.enter(words)
    assert (match.draws, match.nonces) == (0, ["", "abc"])
    with pytest.raises(BadInput):
        match.enter("table nonce p7 abc")
    with pytest.raises(BadInput):
        match.enter("table dance")


def test_a_match_draws_and_ends() -> None:
    """Draws come from the stream it is given; the record has the end."""
    match = Match(given("pocket", 2, rounds=1).game, 2)
    match.enter("p0 draw")
    assert match.is_chance_due()
    assert len(match.draw(derive(1, "chance"))) == 1
    match.enter("p1 stop")
    record = record_of(match)
    assert record.end == {"end": match.game.outcome(match.state)}
    assert len(list(replay(read_record(record.write())))) == 4
    assert "pocket" in repr(match)


def test_a_refused_line_leaves_everything() -> None:
    """Nothing is written, nothing is told."""
    play = given("pocket", 2)
    assert play.refuses("p1 draw") == "refused.not_your_turn"
    assert play.match.words == []
