"""One seat, several people: the private link to a seat, those who come by it, and its withdrawal."""

import asyncio
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from escapade.server.tables.commands import beginning
from tests.server.harness import NO_LIMITS, Json, Live, Player, in_loop, running

NONCE = "a share of the dice".replace(" ", "-")


async def link_of(player: Player) -> str:
    """A link to a player's own seat."""
    reply = await player.send("share_seat")
    assert reply["type"] == "seat_link", reply
    return str(reply["link"])


async def come(live: Live, table: str, link: str) -> Player:
    """Another device, by the link."""
    seat = await live.post(f"/api/tables/{table}/seat", {"link": link})
    return await live.player(table, seat["token"])


async def refused(live: Live, table: str, link: str) -> str:
    """Why a link opens nothing."""
    status, _, data = await live.http("POST", f"/api/tables/{table}/seat", {"link": link})
    assert status in (404, 409), data
    return data.decode()


async def shared(live: Live, **more: Any) -> tuple[Json, Player, Player, Player]:
    """A running match of two; the first one's seat is played by another device, too."""
    made, (ada, ben) = await live.seats(2, **more)
    await ada.send("start")
    phone = await come(live, made["table"], await link_of(ada))
    for player in (ada, ben, phone):
        await player.quiet()
    return made, ada, ben, phone


async def goodbye(player: Player) -> str:
    """With what the server closed a socket."""
    return str((await player.next("bye"))["code"])


@in_loop
async def test_several_devices_are_one_seat(db: Path) -> None:
    """The same bytes, any of them answers, and a second answer to the same question comes too late."""
    async with running(db) as live:
        _, ada, ben, phone = await shared(live)
        assert phone.seat == ada.seat == 0
        assert phone.position == ada.position
        asked, action = ada.position["asked"], ada.position["legal"][0]["action"]
        first = await phone.send("act", asked=asked, action=action)
        second = await ada.send("act", asked=asked, action=action)
        assert (first["type"], second["code"]) == ("ack", "refused.stale")
        await phone.send("chat", text="from the sofa")
        said = (await ben.next("said"))["line"]
        assert (said["seat"], said["name"]) == (0, "Ada"), "one person for everybody else"
        await asyncio.gather(ada.quiet(), phone.quiet())
        assert ada.raw[-1] == phone.raw[-1]


@in_loop
async def test_a_seat_is_told_of_its_devices_and_nobody_else_is(db: Path) -> None:
    """How many are connected, who came by the link; the other seat's bytes do not change."""
    async with running(db) as live:
        _, ada, ben, phone = await shared(live)
        told = [next(one["sharing"] for one in reversed(player.inbox) if "sharing" in one) for player in (ada, phone)]
        assert told == [{"guest": guest, "link": True, "guests": 1, "devices": 2, "promise_here": True}
                        for guest in (False, True)]
        await phone.close()
        alone = await ada.until(lambda message: message.get("sharing", {}).get("devices") == 1)
        assert alone["sharing"]["guests"] == 1
        await ben.quiet()
        others = {str(one["sharing"]) for one in ben.inbox if "sharing" in one}
        assert others == {str({"guest": False, "link": False, "guests": 0, "devices": 1, "promise_here": True})}


@in_loop
async def test_a_withdrawn_link_takes_everybody_along_who_came_by_it(db: Path) -> None:
    """At once, with a word why; the owner's own token stays, and neither link nor token opens anything again."""
    async with running(db) as live:
        made, ada, ben, phone = await shared(live)
        link = await link_of(ada)
        sofa = await come(live, made["table"], link)
        assert (await ada.send("unshare_seat"))["type"] == "ack"
        assert [await goodbye(phone), await goodbye(sofa)] == ["withdrawn", "withdrawn"]
        assert "missing.table" in await refused(live, made["table"], link)
        again = await live.open()
        assert (await again.hello(made["table"], phone.token))["code"] == "missing.table"
        assert (await ada.act())["type"] == "ack"
        assert (await ben.send("ping"))["type"] == "pong"
        assert list(live.server.registry.tables[made["table"]].tokens.values()) == [0, 1]


@in_loop
async def test_another_link_makes_the_one_before_void(db: Path) -> None:
    """Who came by it stays. What a stranger makes up, or an invitation, opens no seat."""
    async with running(db) as live:
        made, ada, _, phone = await shared(live)
        first = await link_of(ada)
        second = await link_of(ada)
        answers = {await refused(live, made["table"], wrong) for wrong in (first, "x" * 43, made["invite"])}
        answers.add(await refused(live, "nothing", second))
        assert len(answers) == 1, "a link that opens nothing tells nothing"
        assert (await phone.send("ping"))["type"] == "pong"
        assert (await come(live, made["table"], second)).seat == 0
        assert not [text for player in (ada, phone) for text in player.raw if first in text and "seat_link" not in text]


@in_loop
async def test_a_guest_neither_shares_nor_gives_up_the_seat(db: Path) -> None:
    """Leaving ends the guest's own token; the owner plays on."""
    async with running(db) as live:
        made, ada, _, phone = await shared(live)
        for kind in ("share_seat", "unshare_seat"):
            assert (await phone.send(kind))["code"] == "refused.shared_seat"
        assert (await phone.send("leave"))["type"] == "ack"
        assert (await phone.send("ping"))["type"] == "pong", "it may stay and watch"
        assert phone.seat is None
        await ada.quiet()
        assert ada.table["seats"][0]["kind"] == "person"
        assert (await ada.act())["type"] == "ack"
        again = await live.open()
        assert (await again.hello(made["table"], phone.token))["code"] == "missing.table"


@in_loop
async def test_the_owner_who_leaves_takes_the_guests_along(db: Path) -> None:
    """The seat is a bot's, and its link opens nothing."""
    async with running(db) as live:
        made, ada, _, phone = await shared(live)
        link = await link_of(ada)
        await ada.send("leave")
        assert await goodbye(phone) == "withdrawn"
        assert "missing.table" in await refused(live, made["table"], link)


@in_loop
async def test_a_seat_that_is_freed_loses_all_its_tokens(db: Path) -> None:
    """Whom the host sends away goes with all devices; a seat that changes place keeps them."""
    async with running(db) as live:
        made, (ada, ben) = await live.seats(2)
        link = await link_of(ben)
        sofa = await come(live, made["table"], link)
        await ada.send("set_seat", seat=1, kind="open")
        assert [await goodbye(ben), await goodbye(sofa)] == ["revoked", "withdrawn"]
        assert "missing.table" in await refused(live, made["table"], link)
        phone = await come(live, made["table"], await link_of(ada))
        await ada.send("sit", seat=1)
        await phone.next("table")
        assert phone.seat == 1
        assert (await ada.send("unshare_seat"))["type"] == "ack"
        assert await goodbye(phone) == "withdrawn"


@in_loop
async def test_as_many_guests_as_the_limit_says(db: Path) -> None:
    """The next one is refused, until the link was withdrawn."""
    async with running(db, replace(NO_LIMITS, guests_a_seat=2)) as live:
        made, (ada, _) = await live.seats(2)
        link = await link_of(ada)
        for _ in range(2):
            await come(live, made["table"], link)
        assert "refused.too_many_guests" in await refused(live, made["table"], link)
        await ada.send("unshare_seat")
        assert (await come(live, made["table"], await link_of(ada))).seat == 0


@in_loop
async def test_wrong_links_are_counted_like_wrong_tokens(db: Path) -> None:
    """Somebody who guesses is stopped soon."""
    async with running(db, replace(NO_LIMITS, wrong_tokens_a_minute=3)) as live:
        made, _ = await live.seats(2)
        codes = [await refused_or_late(live, made["table"]) for _ in range(5)]
        assert codes == [404, 404, 404, 429, 429]


async def refused_or_late(live: Live, table: str) -> int:
    """The status of a wrong guess."""
    return (await live.http("POST", f"/api/tables/{table}/seat", {"link": "guess"}))[0]


# ---------------------------------------------------------------------------------------- the share of the dice


async def promised_by_phone(live: Live) -> tuple[Json, Player, Player]:
    """A lobby in which the guest's device has promised the seat's share of the dice."""
    made = await live.create(seats="open bot")
    ada = await live.player(made["table"], made["token"])
    phone = await come(live, made["table"], await link_of(ada))
    await phone.send("commit", commitment=sha256(NONCE.encode()).hexdigest())
    return made, ada, phone


@in_loop
async def test_only_the_device_that_promised_reveals(db: Path) -> None:
    """The other one has another nonce, or none: it is refused, and the match begins with the promised one."""
    async with running(db) as live:
        _, ada, phone = await promised_by_phone(live)
        assert (await ada.send("start"))["type"] == "ack"
        assert (await ada.send("nonce", nonce="another-share-of-the-dice"))["code"] == "refused.other_nonce"
        assert (await phone.send("leave"))["code"] == "refused.starting", "nor does it go away with it"
        assert (await ada.send("unshare_seat"))["code"] == "refused.starting"
        assert not [text for text in ada.raw if NONCE in text]
        assert (await phone.send("nonce", nonce=NONCE))["type"] == "ack"
        assert (await ada.send("nonce", nonce=NONCE))["code"] == "refused.started"
        assert ada.table["nonces"] == [NONCE, ""]


@in_loop
async def test_no_start_while_the_device_that_promised_is_gone(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It could not reveal, and the seat would be lost; the other device is told, and promises anew."""
    async with running(db) as live:
        _, ada, phone = await promised_by_phone(live)
        await phone.close()
        told = await ada.until(lambda message: message.get("sharing", {}).get("promise_here") is False)
        assert told["sharing"]["devices"] == 1
        assert (await ada.send("start"))["code"] == "refused.seat_absent"
        await ada.send("commit", commitment=sha256(b"another-share-of-mine").hexdigest())
        assert (await ada.send("start"))["type"] == "ack"
        assert (await ada.send("nonce", nonce="another-share-of-mine"))["type"] == "ack"
    monkeypatch.setattr(beginning, "absent", lambda situation: [])
    async with running(db, reveal_seconds=0.1) as live:
        _, ada, phone = await promised_by_phone(live)
        await phone.close()
        await ada.until(lambda message: message.get("sharing", {}).get("promise_here") is False)
        await ada.send("start")
        assert await goodbye(ada) == "revoked", "what happens without the check"


# ---------------------------------------------------------------------------------------- the next table, the end


async def finished(live: Live) -> tuple[Json, Player, Player, Player]:
    """A shared match that bots have played to its end."""
    made, ada, ben, phone = await shared(live, options={"round_limit": 1})
    for player in (ada, ben):
        await player.send("hand", seat=player.seat, bot="random")
    for player in (ada, ben, phone):
        await player.next("over")
    return made, ada, ben, phone


@pytest.mark.parametrize("first", ["ada", "phone"])
@in_loop
async def test_each_device_claims_the_seat_at_the_next_table(db: Path, first: str) -> None:
    """Once, whoever comes first, guests as guests; and the owner can still withdraw them."""
    async with running(db) as live:
        _, ada, ben, phone = await finished(live)
        order = [ada, phone] if first == "ada" else [phone, ada]
        seated = {id(player): await player.send("rematch") for player in (*order, ben)}
        again = {one: await live.player(reply["table"], reply["token"]) for one, reply in seated.items()}
        assert [again[id(player)].seat for player in (ada, phone, ben)] == [1, 1, 0], "everybody moves on"
        assert (await ada.send("rematch"))["code"] == "refused.seat_not_kept"
        assert (await phone.send("rematch"))["code"] == "refused.seat_not_kept"
        assert (await again[id(phone)].send("share_seat"))["code"] == "refused.shared_seat"
        assert (await again[id(ada)].send("unshare_seat"))["type"] == "ack"
        assert await goodbye(again[id(phone)]) == "withdrawn"


@in_loop
async def test_a_guest_who_was_withdrawn_claims_nothing(db: Path) -> None:
    """Neither where it was withdrawn at the table before, nor at the next one before it came."""
    async with running(db) as live:
        _, ada, _, phone = await finished(live)
        seated = await ada.send("rematch")
        owner = await live.player(seated["table"], seated["token"])
        await owner.send("unshare_seat")
        assert (await phone.send("rematch"))["code"] == "refused.seat_not_kept"


@in_loop
async def test_a_seat_given_to_somebody_else_is_claimed_by_no_device(db: Path) -> None:
    """The new owner keeps it to themselves."""
    async with running(db) as live:
        _, ada, ben, phone = await finished(live)
        seated = await ben.send("rematch")
        host = await live.player(seated["table"], seated["token"])
        await ada.send("rematch")
        await host.send("set_seat", seat=1, kind="open")
        invite = (await host.send("renew_invite"))["invite"]
        await live.join({"table": seated["table"], "invite": invite}, "Cleo")
        assert (await phone.send("rematch"))["code"] == "refused.seat_not_kept"


@in_loop
async def test_a_guest_has_no_table_removed(db: Path) -> None:
    """Its owner has; and nothing of the link stands in the record."""
    async with running(db) as live:
        made, ada, ben, phone = await finished(live)
        path = f"/api/tables/{made['table']}"
        assert (await live.http("POST", f"{path}/delete", {"token": phone.token}))[0] == 409
        _, _, record = await live.http("POST", f"{path}/record", {"token": phone.token})
        assert b"guests" not in record
        assert b"link" not in record
        assert "refused.over" in await refused_after_the_end(live, made["table"], ada)
        assert (await live.post(f"{path}/delete", {"token": ada.token}))["missing"] == 1
        assert (await live.post(f"{path}/delete", {"token": ben.token}))["removed"]
        assert [await goodbye(ada), await goodbye(phone)] == ["removed", "removed"]


async def refused_after_the_end(live: Live, table: str, owner: Player) -> str:
    """No seat is shared any more, and a link of before opens none."""
    assert (await owner.send("share_seat"))["code"] == "refused.over"
    running_table = live.server.registry.tables[table]
    running_table.document.seats[0].link = sha256(b"known").hexdigest()
    return await refused(live, table, "known")


@in_loop
async def test_after_a_restart_link_and_guests_are_known(db: Path) -> None:
    """What is on disk is what counts."""
    async with running(db) as live:
        made, ada, _, phone = await shared(live)
        link = await link_of(ada)
    async with running(db) as live:
        back = await live.player(made["table"], phone.token)
        assert back.seat == 0
        assert (await back.send("unshare_seat"))["code"] == "refused.shared_seat"
        owner = await live.player(made["table"], ada.token)
        assert (await come(live, made["table"], link)).seat == 0
        await owner.send("unshare_seat")
        assert await goodbye(back) == "withdrawn"


@in_loop
async def test_guests_at_another_process(postgres_url: str) -> None:
    """They are counted there too, and closed when the link is withdrawn here."""
    async with running(postgres_url) as here, running(postgres_url) as there:
        made, (ada, _) = await here.seats(2)
        link = await link_of(ada)
        phone = await come(there, made["table"], link)
        told = await ada.until(lambda message: message.get("sharing", {}).get("devices") == 2)
        assert told["sharing"]["guests"] == 1
        await phone.send("commit", commitment=sha256(NONCE.encode()).hexdigest())
        told = await ada.until(lambda message: bool(message.get("table", {}).get("nonce_commitments", [""])[0]))
        assert told["sharing"]["promise_here"] is True
        await ada.send("unshare_seat")
        assert await goodbye(phone) == "withdrawn"
