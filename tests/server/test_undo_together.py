"""One click may stand for several answers: they are taken back together, and others are asked once, for all of them."""

from pathlib import Path

from escapade.play.undo import any_needs_consent, targets
from tests.conformance.cases import register_pocket
from tests.games.elba.positions import scene
from tests.server.harness import Json, in_loop, running
from tests.server.test_play import action_of, started

register_pocket()


def is_undone(message: Json) -> bool:
    """Whether a message tells that something was taken back."""
    return message["type"] == "update" and message["undone"] is not None


@in_loop
async def test_all_answers_after_an_entry_go_back_at_once(db: Path) -> None:
    """Three lines of a bet in one step, none of them with anybody's consent; what stood before them stays."""
    async with running(db) as live:
        _, (ada, ben) = await started(live)
        await ada.act()
        await ada.quiet()
        since = ada.position["seq"]
        for _ in range(3):
            await ada.act()
            await ada.quiet()
        assert ada.position["view"]["picks"][0] == 4
        assert (await ada.send("propose", what="undo", since=since))["type"] == "ack"
        back = await ada.until(is_undone)
        assert (back["undone"], back["undone_by"]) == (since + 1, 0)
        assert ada.position["view"]["picks"][0] == 1
        assert not [one for one in ben.inbox if one.get("table", {}).get("proposal")]
        late = await ada.send("propose", what="undo", since=ada.position["seq"])
        assert late["code"] == "refused.undo_nothing", "there is nothing after that"


@in_loop
async def test_others_are_asked_once_for_all_of_them(db: Path) -> None:
    """Ben has answered: the proposal names the first of the answers, and his consent is for all."""
    async with running(db) as live:
        _, (ada, ben) = await started(live, game="pocket")
        since = ada.position["seq"]
        await ada.act(action_of(ada, "stop"))
        await ben.next("update")
        await ben.act(action_of(ben, "stop"))
        assert (await ada.send("propose", what="undo", since=since))["type"] == "ack"
        asked = await ben.until(lambda message: message["type"] == "table" and message["table"]["proposal"])
        assert asked["table"]["proposal"]["target"] == since + 1
        await ben.send("agree", proposal=asked["table"]["proposal"]["number"], yes=True)
        assert (await ada.until(is_undone))["undone"] == since + 1


def test_EL_32_a_free_step_does_not_carry_a_shown_card_back() -> None:
    """EL-32: the walk alone would be free; with the card that was put into the Bag after it, people are asked."""
    play = scene(hands=["ab"], at={"p0": "cafe"}, points=2)
    play.play("p0 move corridor_2 / p0 end / p0 put a")
    match = play.match
    taken = targets(match.window, match.barrier, 0, 0)
    assert [entry.words for entry in taken] == ["p0 move corridor_2", "p0 end", "p0 put a"]
    assert not any_needs_consent(match.game, match.window, taken[:2], match.state)
    assert any_needs_consent(match.game, match.window, taken, match.state)


def test_EL_10_a_walk_is_one_thing_to_take_back() -> None:
    """EL-10: undoing the first step of a walk undoes the walk, points and all; and the next question is a new one."""
    play = scene(at={"p0": "cafe"}, points=4)
    before = play.view("p0")
    play.play("p0 move corridor_2 / p0 move safe_area / p0 move pool")
    match = play.match
    first, *_ = targets(match.window, match.barrier, 0, 0)
    match.enter(f"table undo {first.seq}")
    after = play.view("p0")
    assert after["guests"]["p0"] == before["guests"]["p0"]
    assert after["points"] == before["points"]
    assert after["asked"] > before["asked"]
