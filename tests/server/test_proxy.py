"""Behind a proxy: whoever it asks for is counted, if the proxy is one of ours; whoever claims to be one is not."""

from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from escapade.server.wire.addresses import among
from tests.server.harness import NO_LIMITS, Live, in_loop, running
from tests.server.test_admission import house, settled

ONE_EACH = replace(NO_LIMITS, joins_a_minute=1, sockets_an_address=1, connections_an_address=1)
BODY = {"game": "evades", "seats": [{"kind": "open"}, {"kind": "open"}], "name": "Ada"}


async def created(live: Live, forwarded: str) -> int:
    """The status of a table that somebody makes through a proxy."""
    return (await live.http("POST", "/api/tables", BODY, {"X-Forwarded-For": forwarded}))[0]


@in_loop
async def test_a_stranger_is_not_believed(db: Path) -> None:
    """Whatever they say about for whom they ask, also on this very machine."""
    async with running(db, replace(ONE_EACH, connections_an_address=9)) as live:
        assert [await created(live, f"192.0.2.{number}") for number in range(3)] == [201, 429, 429]
        await live.open(additional_headers={"X-Forwarded-For": "192.0.2.1"})
        with pytest.raises(InvalidStatus):
            await live.open(additional_headers={"X-Forwarded-For": "192.0.2.2"})


@pytest.mark.parametrize("proxies", [("127.0.0.1",), ("10.0.0.0/8", "127.0.0.0/8")])
@in_loop
async def test_our_proxy_is_believed(db: Path, proxies: tuple[str, ...]) -> None:
    """Each of those behind it has limits of their own; what a client claims itself comes before what the proxy adds."""
    async with running(db, ONE_EACH, trusted_proxies=proxies) as live:
        people = ["192.0.2.1", "192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2", "9.9.9.9, 192.0.2.2"]
        assert [await created(live, one) for one in people] == [201, 429, 201, 201, 429, 429]
        for number in range(3):
            await live.open(additional_headers={"X-Forwarded-For": f"192.0.2.{number}"})
        with pytest.raises(InvalidStatus):
            await live.open(additional_headers={"X-Forwarded-For": "192.0.2.1"})


@in_loop
async def test_a_proxy_has_as_many_connections_as_it_needs(db: Path) -> None:
    """They are those of many people; the limit in all still holds."""
    async with house(db, replace(ONE_EACH, connections=16), trusted_proxies=("127.0.0.1",)) as (live, street):
        for _ in range(20):
            await street.line()
        await settled(live, 16)


def test_networks() -> None:
    """Addresses of either family; what is no address belongs nowhere."""
    is_ours = among(("127.0.0.1", "10.0.0.0/8", "2001:db8::/32"))
    assert [is_ours(host) for host in ("127.0.0.1", "127.0.0.2", "10.9.8.7", "2001:db8::7", "2001:db9::", "", "x")] == [
        True, False, True, True, False, False, False]
