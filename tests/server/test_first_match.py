"""Create, join, start, play to the end, come back: the whole way over HTTP and sockets."""

from pathlib import Path

from tests.server.harness import Player, in_loop, running


async def play_to_the_end(player: Player) -> None:
    """Answer every question with the first legal action until the match is over."""
    while not any(message["type"] == "over" for message in player.inbox):
        if player.position["legal"]:
            await player.act()
            await player.quiet(0.01)
        else:
            await player.receive()


@in_loop
async def test_one_person_and_bots(tmp_path: Path) -> None:
    """A match against bots, from the link to the verified record."""
    async with running(tmp_path / "test.db") as live:
        made = await live.create(seats="open greedy random", options={"round_limit": 3})
        player = await live.player(made["table"], made["token"])
        assert (await player.send("start"))["type"] == "ack"
        await play_to_the_end(player)
        over = next(message for message in player.inbox if message["type"] == "over")
        assert over["outcome"]["reason"] in ("all_aboard", "sent_back", "round_limit")
        found = await live.post(f"/api/tables/{made['table']}/verify", {"token": made["token"]})
        assert found["commitment_holds"]
        assert found["first_difference"] is None
        assert found["draws"] > 0


@in_loop
async def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Everything is in the log: another process finds the same position and plays on."""
    async with running(tmp_path / "test.db") as live:
        made, players = await live.seats(2)
        await players[0].send("start")
        await players[0].next("update")
        await players[0].act()
        before = players[0].position
    async with running(tmp_path / "test.db") as live:
        player = await live.player(made["table"], made["token"])
        assert player.position["view"]["bets"] == before["view"]["bets"] or player.position["seq"] > before["seq"]
        assert (await player.act())["type"] == "ack"
