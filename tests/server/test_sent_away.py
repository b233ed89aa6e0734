"""Whoever the host sent away needs a new invitation."""

from pathlib import Path

from tests.server.harness import in_loop, running


@in_loop
async def test_the_old_link_opens_nothing_any_more(db: Path) -> None:
    """Neither a seat nor a look; the host is told the new invitation, and nobody else is."""
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2)
        assert (await ada.send("set_seat", seat=1, kind="open"))["type"] == "ack"
        assert (await ben.next("bye"))["code"] == "revoked"
        body = {"name": "Ben", "invite": made["invite"]}
        status, _, data = await live.http("POST", f"/api/tables/{made['table']}/join", body)
        assert (status, b"missing.table" in data) == (404, True)
        watcher = await live.open()
        assert (await watcher.hello(made["table"], invite=made["invite"]))["code"] == "missing.table"
        invited = await ada.send("renew_invite")
        assert invited["type"] == "invited"
        again = await live.join({"table": made["table"], "invite": invited["invite"]}, "Cleo")
        cleo = await live.player(made["table"], again["token"])
        assert not [text for text in cleo.raw if invited["invite"] in text]


@in_loop
async def test_a_free_seat_or_a_bot_that_goes_costs_no_invitation(db: Path) -> None:
    """Only a person who is sent away makes the link void."""
    async with running(db) as live:
        made = await live.create(seats="open open bot")
        ada = await live.player(made["table"], made["token"])
        for kind in ("bot", "open"):
            await ada.send("set_seat", seat=1, kind=kind, bot="random")
        assert (await live.join(made))["seat"] == 1


@in_loop
async def test_a_public_table_is_closed_to_them_too(db: Path) -> None:
    """There is no invitation to withdraw; the address is remembered, in memory alone."""
    async with running(db) as live:
        made = await live.create(seats="open open", public=True)
        ada = await live.player(made["table"], made["token"])
        path, body = f"/api/tables/{made['table']}/join", {"name": "Ben"}
        await live.post(path, body)
        await ada.send("set_seat", seat=1, kind="open")
        status, _, data = await live.http("POST", path, body)
        assert (status, b"refused.sent_away" in data) == (409, True)
        invited = await ada.send("renew_invite")
        assert (await live.post(path, {**body, "invite": invited["invite"]}))["seat"] == 1


@in_loop
async def test_another_invitation_outlives_the_process(db: Path) -> None:
    """On disk, hashed, like the first one."""
    async with running(db) as live:
        made, (ada, _) = await live.seats(2)
        await ada.send("set_seat", seat=1, kind="open")
        invite = (await ada.send("renew_invite"))["invite"]
    async with running(db) as live:
        status, _, _ = await live.http("POST", f"/api/tables/{made['table']}/join",
                                       {"name": "Ben", "invite": made["invite"]})
        assert status == 404
        assert (await live.join({"table": made["table"], "invite": invite}))["seat"] == 1
