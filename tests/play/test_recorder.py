"""A live match: what it writes replays, and undo never takes back what was drawn or seen."""

import pytest

from escapade.core.errors import Refused
from escapade.core.event import Event
from escapade.play.match import Recorder
from escapade.play.record import digest, read_record, replay
from escapade.play.seeds import derive
from escapade.testing import Scenario, given
from tests.pocket.kinds import Ev


def refusal(match: Scenario, seat: int) -> str:
    """The code with which an undo is refused; nothing has changed."""
    before, entries = digest(match.game, match.state), match.recorder.record.entries[:]
    with pytest.raises(Refused) as refused:
        match.recorder.undo(seat)
    assert digest(match.game, match.state) == before
    assert match.recorder.record.entries == entries
    return refused.value.code


def test_an_open_action_can_be_taken_back() -> None:
    """The position is the earlier one but for `asked`, which moves on for everybody: old answers are stale."""
    match = given("pocket", 2)
    before, asked = match.game.describe(match.state), match.state.asked[:]
    match.play("p0 stop")
    later = match.state.asked[:]
    assert match.recorder.undo(0) == 1
    after = match.game.describe(match.state)
    assert after.pop("asked") == [count + 1 for count in later]
    before.pop("asked")
    assert after == before
    assert match.recorder.record.entries == ["p0 stop", "table undo 1"]
    with pytest.raises(Refused, match=r"refused\.stale"):
        match.recorder.act(0, match.game.legal(match.state, 0)[0], asked[0])


def test_undo_replays() -> None:
    """`table undo N` goes back to before entry N, counted from 1, undos included."""
    match = given("pocket", 3).play("p0 stop").undo("p0").play("p0 call_vote / p0 name p1").undo("p0")
    match.play("p0 name p2 / p1 name p2 / p2 name p2")
    entries = match.recorder.record.entries
    assert entries[:5] == ["p0 stop", "table undo 1", "p0 call_vote", "p0 name p1", "table undo 4"]
    last = list(replay(read_record(match.recorder.record.write())))[-1]
    assert digest(*last) == digest(match.game, match.state)
    match.expect(players__2__side="traitor")


def test_nothing_to_take_back() -> None:
    """Not before the first entry, not somebody else's action, not twice."""
    match = given("pocket", 2)
    assert refusal(match, 0) == "refused.undo_nothing"
    match.play("p0 stop")
    assert refusal(match, 1) == "refused.undo_nothing"
    match.undo("p0")
    assert refusal(match, 0) == "refused.undo_nothing"


def test_several_actions_are_taken_back_one_after_the_other() -> None:
    """Each undo takes back the last action that still stands, and the record replays to the same position."""
    match = given("evades", 2).play("p0 bet red / p0 bet blue / p0 bet brown")
    assert [match.recorder.undo(0), match.recorder.undo(0)] == [3, 2]
    assert match.play("p0 bet orange").described("bets[0]") == ["red", "orange"]
    assert [match.recorder.undo(0), match.recorder.undo(0)] == [6, 1]
    assert refusal(match, 0) == "refused.undo_nothing"
    assert match.recorder.story() == []
    game, last = list(replay(match.recorder.record))[-1]
    assert digest(game, last) == digest(match.game, match.state)


def test_never_past_a_draw() -> None:
    """A die that fell stays."""
    match = given("pocket", 2).play("p0 draw / chance card coin")
    assert refusal(match, 0) == "refused.undo_chance"


def test_never_past_a_closed_secret_vote() -> None:
    """The last voter has seen all votes; before that a vote can be taken back."""
    match = given("pocket", 2).play("p0 call_vote / p0 name p1").undo("p0").play("p0 name p1 / p1 name p1")
    assert refusal(match, 1) == "refused.undo_secret"


def test_never_past_the_end_of_a_game_with_secrets() -> None:
    """At the end everything is shown."""
    match = given("pocket", 2, rounds=1).play("p0 stop / p1 stop")
    assert match.recorder.record.end is not None
    assert refusal(match, 1) == "refused.undo_secret"


def test_never_past_a_masked_event() -> None:
    """Somebody was told a secret: that cannot be untold."""
    match = given("pocket", 2).play("p0 stop")
    match.recorder.told[-1] = [Event(Ev.DREW, [0, 1], 1 << 0)]
    assert refusal(match, 0) == "refused.undo_secret"


def test_frames_opened_do_not_go_back() -> None:
    """A standing pass belongs to one window: the next window has another serial, undo or not."""
    match = given("pocket", 2).play("p0 draw / chance card coin / p1 steal p0")
    first = match.state.top().serial
    match.undo("p1").play("p1 steal p0")
    assert match.state.top().serial > first


def test_a_recorder_draws_and_ends() -> None:
    """Draws come from the stream it is given; the end is written once."""
    recorder = Recorder(given("pocket", 2, rounds=1).game, 2)
    recorder.say("p0 draw")
    assert recorder.is_chance_due()
    told = recorder.draw(derive(1, "chance"))
    assert len(told) == 1
    recorder.say("p1 stop")
    assert recorder.record.end == {"end": recorder.game.outcome(recorder.state)}
    assert len(list(replay(read_record(recorder.record.write())))) == 4


def test_a_refused_line_leaves_everything() -> None:
    """Nothing is written, nothing is told."""
    match = given("pocket", 2)
    assert match.refuses("p1 draw") == "refused.not_your_turn"
    assert match.recorder.record.entries == []
