"""A running match: undo and its consent, pause, typed dice, absence, seats handed over, hints and reasons."""

from pathlib import Path

from tests.conformance.cases import register_pocket
from tests.server.harness import Live, Player, in_loop, running

register_pocket()


async def started(live: Live, people: int = 2, **more: object) -> tuple[dict[str, object], list[Player]]:
    """A match of evades that has just begun, with everybody's first position."""
    made, players = await live.seats(people, **more)  # type: ignore[arg-type]
    await players[0].send("start")
    for player in players:
        await player.until(lambda message: message["type"] == "update")
    return made, players


async def bet(player: Player) -> None:
    """A whole bet."""
    await player.quiet()
    while player.position["view"]["picks"][player.seat] < 7:
        seq = player.position["seq"]
        await player.act()
        while player.position["seq"] <= seq:
            await player.receive()


def action_of(player: Player, words: str) -> int:
    """The number of a legal action."""
    return next(int(one["action"]) for one in player.position["legal"] if one["words"] == words)


@in_loop
async def test_undo_asks_those_who_answered_it(db: Path) -> None:
    """Consent of the other people, then the entry is taken back, and the old question is stale."""
    async with running(db) as live:
        _, (ada, ben) = await started(live, game="pocket")
        old = dict(ada.position)
        await ada.act(action_of(ada, "stop"))
        await ben.next("update")
        await ben.act(action_of(ben, "stop"))
        assert (await ada.send("propose", what="undo"))["type"] == "ack"
        asked = await ben.until(lambda message: message["type"] == "table" and message["table"]["proposal"])
        proposal = asked["table"]["proposal"]
        assert proposal == {"number": 1, "what": "undo", "seat": 0, "missing": [1], "target": old["seq"] + 1}
        assert (await ada.send("agree", proposal=proposal["number"], yes=True))["code"] == "refused.no_proposal"
        assert (await ben.send("agree", proposal=proposal["number"], yes=True))["type"] == "ack"
        back = await ada.until(lambda message: message["type"] == "update" and message["undone"] is not None)
        assert (back["undone"], back["undone_by"]) == (old["seq"] + 1, 0)
        assert back["position"]["view"]["question"] == old["view"]["question"]
        assert back["position"]["asked"] > old["asked"]
        late = await ada.send("act", asked=old["asked"], action=0)
        assert late["code"] == "refused.stale"


@in_loop
async def test_undo_of_a_hidden_choice_is_free(db: Path) -> None:
    """A secret bet is taken back without asking; what another seat has bet meanwhile stands, and is sent again."""
    async with running(db) as live:
        _, (ada, ben) = await started(live, auto_forced=False)
        seq = ada.position["seq"]
        await ada.act()
        await ben.act()
        assert (await ada.send("propose", what="undo"))["type"] == "ack"
        for player in (ada, ben):
            back = await player.until(lambda message: message["type"] == "update" and message["undone"] is not None)
            assert back["undone"] == seq + 1
            assert back["position"]["view"]["picks"] == [0, 1]
            assert [(fact["seq"], fact["fields"]["seat"]) for fact in back["events"]] == [(seq + 2, "p1")]
        assert ada.table["proposal"] is None
        again = await live.player(ada.table["id"], ada.token)
        assert again.position == ada.position
        assert (await ada.act())["type"] == "ack"
        assert (await ben.act())["type"] == "ack"


@in_loop
async def test_undo_is_refused_or_declined(db: Path) -> None:
    """One no is enough; a draw is never taken back; against bots nobody is asked."""
    async with running(db) as live:
        _, (ada, ben) = await started(live, game="pocket")
        assert ada.position.get("undo") is False
        assert (await ada.send("propose", what="undo"))["code"] == "refused.undo_nothing"
        seq = ada.position["seq"]
        await ada.act(action_of(ada, "stop"))
        while ada.position["seq"] == seq:
            await ada.receive()
        assert ada.position.get("undo") is True
        await ben.next("update")
        await ben.act(action_of(ben, "stop"))
        await ada.send("propose", what="undo")
        asked = await ben.until(lambda message: message["type"] == "table" and message["table"]["proposal"])
        await ben.send("agree", proposal=asked["table"]["proposal"]["number"], yes=False)
        await ada.until(lambda message: message["type"] == "table" and message["table"]["proposal"] is None)
        _, (ada, ben) = await started(live, auto_forced=False)
        await bet(ada)
        await bet(ben)
        await ada.quiet()
        await ben.quiet()
        assert ben.position["undo"] is False
        assert ada.position["undo"] is False
        assert (await ada.send("propose", what="undo"))["code"] == "refused.undo_chance"
        _, (solo,) = await started(live, people=1, bots=1)
        await solo.act()
        await solo.quiet()
        if solo.position["view"]["phase"] == "bet":
            assert (await solo.send("propose", what="undo"))["type"] == "ack"
            await solo.until(lambda message: message["type"] == "update" and message["undone"] is not None)


@in_loop
async def test_an_open_choice_that_nobody_answered_is_taken_back_unasked(db: Path) -> None:
    """Everybody is told whose it was; nobody is asked."""
    async with running(db) as live:
        _, (ada, ben) = await started(live, game="pocket")
        seq = ada.position["seq"]
        await ada.act(action_of(ada, "stop"))
        await ada.send("propose", what="undo")
        back = await ben.until(lambda message: message["type"] == "update" and message["undone"] is not None)
        assert (back["undone"], back["undone_by"]) == (seq + 1, 0)
        assert not [one for one in ben.inbox if one.get("table", {}).get("proposal")]


@in_loop
async def test_the_last_line_of_a_bet_before_the_dice_are_thrown(db: Path) -> None:
    """With real dice on the real table: until they are typed in, the last line is its writer's own."""
    async with running(db) as live:
        _, (ada, ben) = await started(live, own_dice=True, auto_forced=False)
        await bet(ada)
        await bet(ben)
        await ben.quiet()
        assert ben.position["draw"]["kind"] == "starter"
        assert (await ben.send("propose", what="undo"))["type"] == "ack"
        await ben.until(lambda message: message["type"] == "update" and message.get("undone_by") == 1)
        assert ben.position["draw"] is None
        assert ben.position["view"]["picks"] == [7, 6]
        await bet(ben)
        await ben.quiet()
        await ben.send("dice", seq=ben.position["seq"], words="starter p0")
        assert (await ben.send("propose", what="undo"))["code"] == "refused.undo_chance"


@in_loop
async def test_a_request_is_withdrawn_by_whoever_made_it(db: Path) -> None:
    """By nobody else, and once."""
    async with running(db) as live:
        _, (ada, ben) = await started(live)
        await ada.send("propose", what="pause")
        asked = await ben.until(lambda message: message["type"] == "table" and message["table"]["proposal"])
        number = asked["table"]["proposal"]["number"]
        assert (await ben.send("withdraw", proposal=number))["code"] == "refused.no_proposal_of_yours"
        assert (await ada.send("withdraw", proposal=number + 1))["code"] == "refused.no_proposal_of_yours"
        assert (await ada.send("withdraw", proposal=number))["type"] == "ack"
        assert (await ada.send("withdraw", proposal=number))["code"] == "refused.no_proposal_of_yours"
        await ben.until(lambda message: message["type"] == "table" and message["table"]["proposal"] is None)
        assert (await ben.send("agree", proposal=number, yes=True))["code"] == "refused.no_proposal"


@in_loop
async def test_pause_by_agreement(db: Path) -> None:
    """Nothing moves in a pause, and no time runs."""
    async with running(db) as live:
        _, (ada, ben) = await started(live, timer=60)
        assert ada.position["time_left"] is not None
        await ada.send("propose", what="pause")
        asked = await ben.until(lambda message: message["type"] == "table" and message["table"]["proposal"])
        await ben.send("agree", proposal=asked["table"]["proposal"]["number"], yes=True)
        await ada.until(lambda message: message["type"] == "table" and message["table"]["phase"] == "paused")
        await ada.next("update")
        assert ada.position["time_left"] is None
        assert (await ada.act())["code"] == "refused.paused"
        await ben.send("propose", what="resume")
        asked = await ada.until(lambda message: message["type"] == "table" and message["table"]["proposal"])
        await ada.send("agree", proposal=asked["table"]["proposal"]["number"], yes=True)
        await ada.next("update")
        assert (await ada.act())["type"] == "ack"


@in_loop
async def test_our_own_dice(db: Path) -> None:
    """Public draws wait until somebody types them; the record says so and still verifies."""
    async with running(db) as live:
        made, (ada, ben) = await started(live, own_dice=True, options={"round_limit": 1})
        await bet(ada)
        await bet(ben)
        await ada.quiet()
        draw = ada.position["draw"]
        assert draw["kind"] == "starter"
        assert "p1" in draw["values"]
        late = ada.position["seq"]
        assert (await ada.send("dice", seq=late, words="starter p5"))["code"] == "input.impossible_chance"
        assert (await ada.send("dice", seq=late, words="starter p1"))["type"] == "ack"
        assert (await ada.send("dice", seq=late, words="starter p0"))["code"] in ("refused.stale",
                                                                                "refused.no_chance_due")
        await ben.quiet()
        while ben.position["view"]["phase"] != "over":
            player = ada if ada.position["legal"] else ben
            if ben.position["draw"]:
                assert (await ben.send("dice", seq=ben.position["seq"], words="die 3"))["type"] == "ack"
            else:
                await player.act()
            await ada.quiet(0.02)
            await ben.quiet(0.02)
        found = await live.post(f"/api/tables/{made['table']}/verify", {"token": made["token"]})
        assert found["typed"] > 1
        assert found["draws"] == 0
        assert found["first_difference"] is None


@in_loop
async def test_a_bot_plays_for_the_absent(db: Path) -> None:
    """When time runs out a bot takes the seat, and hands it back to whoever shows up."""
    async with running(db) as live:
        _, (ada, ben) = await started(live, timer=1)
        away = await ben.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["away"])
        assert away["table"]["seats"][0]["bot"] == "random"
        await ada.send("chat", text="Me voilà !")
        await ben.until(lambda message: message["type"] == "table" and not message["table"]["seats"][0]["away"])


@in_loop
async def test_hand_over_and_back(db: Path) -> None:
    """A bot plays the seat until its person takes it back."""
    async with running(db, bot_delay=3600.0) as live:
        _, (ada, _) = await started(live)
        assert (await ada.send("hand", seat=0, bot="random"))["type"] == "ack"
        assert (await ada.act())["code"] == "refused.handed_over"
        assert (await ada.send("take_back"))["type"] == "ack"
        assert (await ada.send("take_back"))["code"] == "refused.not_handed_over"
        assert (await ada.act())["type"] == "ack"


@in_loop
async def test_leave_and_somebody_else_comes(db: Path) -> None:
    """A bot keeps the seat warm; whoever joins plays on from there, with a token of their own."""
    async with running(db, bot_delay=3600.0) as live:
        made, (ada, ben) = await started(live)
        assert (await ben.send("leave"))["type"] == "ack"
        await ada.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["kind"] == "bot")
        joined = await live.join(dict(made), "Cleo")
        cleo = await live.player(str(made["table"]), joined["token"])
        assert cleo.seat == 1
        assert cleo.position["legal"]
        assert (await cleo.act())["type"] == "ack"


@in_loop
async def test_hint_why_history_and_talk(db: Path) -> None:
    """What one may ask and say at a table."""
    async with running(db) as live:
        made, (ada, ben) = await started(live)
        hint = await ada.send("ask_hint")
        assert hint["type"] == "hint"
        assert hint["action"] in [one["action"] for one in ada.position["legal"]]
        assert (await ada.send("ask_odds"))["choices"] == [], "LE-4: of a bet nothing can be counted"
        why = await ada.send("ask_why", words="move red")
        assert why["reason"]["code"] == "bets_first"
        assert (await ada.send("ask_why", words="bet red"))["reason"] is None
        assert (await ada.send("ask_why", words="fly"))["code"] == "input.unknown_action"
        await ada.act()
        history = await ben.send("ask_history")
        assert [fact["kind"] for fact in history["log"]] == ["picked"]
        assert (await ben.send("chat", text="Salut ✨"))["type"] == "ack"
        assert (await ada.next("said"))["line"] == {"number": 1, "seat": 1, "name": "P1", "text": "Salut ✨"}
        await ben.send("react", reaction="wow")
        assert (await ada.next("reacted"))["reaction"] == "wow"
        watcher = await live.player(str(made["table"]), invite=str(made["invite"]))
        assert watcher.inbox[0]["chat"][0]["text"] == "Salut ✨"
        assert (await watcher.send("chat", text="psst"))["code"] == "refused.not_allowed"
        assert (await watcher.send("ask_hint"))["code"] == "refused.not_allowed"
        assert (await watcher.send("ask_odds"))["code"] == "refused.not_allowed"
        assert (await watcher.send("ping"))["type"] == "pong"
        assert watcher.position["legal"] == []
        assert watcher.position["view"]["bets"] == [None, None]
