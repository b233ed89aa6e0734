"""PB-44: a seat of Prison Break held by a team, at a table."""

from pathlib import Path

from tests.server.harness import in_loop, running


@in_loop
async def test_PB_44_a_seat_is_held_by_several_people(tmp_path: Path) -> None:
    """PB-44: they see the same, secrets included, any of them answers, and the link is withdrawn with one message."""
    async with running(tmp_path / "team.db") as live:
        made, (ada,) = await live.seats(1, "prison_break", bots=2)
        await ada.send("start")
        link = (await ada.send("share_seat"))["link"]
        seat = await live.post(f"/api/tables/{made['table']}/seat", {"link": link})
        friend = await live.player(made["table"], seat["token"])
        answered = 0
        for answering in (ada, friend, friend, ada):
            for player in (ada, friend):
                while not player.position["legal"] or player.position["asked"] == answered:
                    await player.receive()
                await player.quiet()
            assert ada.position == friend.position
            answered = ada.position["asked"]
            assert (await answering.act())["type"] == "ack"
        await ada.send("unshare_seat")
        assert (await friend.next("bye"))["code"] == "withdrawn"
