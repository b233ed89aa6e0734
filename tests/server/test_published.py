"""What everybody may read goes packed and only once; what holds a secret is never packed."""

import gzip
import json
import os
from pathlib import Path

import pytest

from escapade.server import pages, published
from tests.server.harness import Live, in_loop, running

ALL = {"Accept-Encoding": "gzip, deflate, br, zstd"}
PACKED = next(iter(published.PACKERS))
"""The best packing that this Python has for what is made here."""
SCRIPT = b"export const words = 'escape';\n" * 200
PAGE = "<!doctype html><html><head></head><body><div id='app'></div></body></html>"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client of three files, one of them with packed copies."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "a-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "a-1.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (folder / "assets" / "a-1.js.br").write_bytes(b"stands for brotli")
    (folder / "assets" / "font.woff2").write_bytes(os.urandom(100))
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


def unpacked(packing: str, body: bytes) -> bytes:
    """What was packed, by the library itself."""
    if packing == "br":
        import brotli  # noqa: PLC0415  (PyPy has none)

        return bytes(brotli.decompress(body))
    return gzip.decompress(body)


async def is_not_sent_again(live: Live, path: str) -> None:
    """Whoever has it is told so, without a body; whoever has something else is sent it."""
    status, headers, body = await live.http("GET", path, headers=ALL)
    tag = headers["etag"]
    assert (status, tag[0], tag[-1]) == (200, '"', '"'), path
    for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        status, again, nothing = await live.http("GET", path, headers=ALL | {"If-None-Match": known})
        assert (status, nothing, again["etag"]) == (304, b"", tag), (path, known)
        assert again["cache-control"] == headers["cache-control"]
        assert "frame-ancestors 'none'" in again["content-security-policy"]
    assert (await live.http("GET", path, headers=ALL | {"If-None-Match": '"other"'}))[::2] == (200, body)


@in_loop
async def test_everything_public_has_a_tag(db: Path, client: Path) -> None:
    """Pages, files, games, rules, public tables."""
    async with running(db) as live:
        made = await live.create("elba", "open open open", public=True)
        for path in ("/", "/any/page", f"/t/{made['table']}", "/assets/a-1.js", "/assets/font.woff2", "/api/games",
                     "/api/games/elba", "/api/rules/elba/fr", "/api/tables"):
            await is_not_sent_again(live, path)
        before = (await live.http("GET", "/api/tables"))[1]["etag"]
        await live.create("evades", "open open", public=True)
        assert (await live.http("GET", "/api/tables"))[1]["etag"] != before, "another list is something else"


@in_loop
async def test_files_go_in_the_best_packing_that_is_taken(db: Path, client: Path) -> None:
    """By what stands beside them; each has a tag of its own, and caches are told why."""
    wishes = {"gzip, deflate, br, zstd": "br", "gzip": "gzip", "br;q=0, gzip": "gzip", "*": "br", "": "", "zstd": "",
              "identity": "", "gzip;q=0, *": "br", "GZIP;q=0.5": "gzip", "br;q=0.000, gzip; q=0": ""}
    tags = {}
    async with running(db) as live:
        for wish, packing in wishes.items():
            _, headers, body = await live.http("GET", "/assets/a-1.js", headers={"Accept-Encoding": wish})
            assert headers.get("content-encoding", "") == packing, wish
            assert body == {"br": b"stands for brotli", "gzip": gzip.compress(SCRIPT, mtime=0), "": SCRIPT}[packing]
            assert headers["content-type"].startswith("text/javascript")
            assert (headers["vary"], headers["cache-control"]) == ("Accept-Encoding", pages.FOREVER)
            tags[packing] = headers["etag"]
        assert len(set(tags.values())) == len(tags)
        _, headers, body = await live.http("GET", "/assets/font.woff2", headers=ALL)
        assert body == (client / "assets" / "font.woff2").read_bytes()
        assert not {"content-encoding", "vary"} & set(headers), "packed in itself"


@in_loop
async def test_a_newer_client_has_other_tags(db: Path, client: Path) -> None:
    """The page is written again under the same name while the server runs."""
    async with running(db) as live:
        before = (await live.http("GET", "/"))[1]["etag"]
        (client / "index.html").write_text(PAGE.replace("app", "new"))
        status, headers, body = await live.http("GET", "/", headers={"If-None-Match": before})
        assert (status, b"new" in body, headers["etag"] != before) == (200, True, True)


@in_loop
async def test_the_games_are_told_in_brief_and_one_by_one(db: Path) -> None:
    """A shelf and a new table need a hundredth of what the boards need."""
    async with running(db) as live:
        brief = json.loads((await live.http("GET", "/api/games"))[2])["games"]
        packed = (await live.http("GET", "/api/games", headers=ALL))
        assert packed[1]["content-encoding"] == PACKED
        assert json.loads(unpacked(PACKED, packed[2]))["games"] == brief
        assert len(packed[2]) < 2000
        for game in brief:
            whole = json.loads((await live.http("GET", f"/api/games/{game['key']}"))[2])
            assert game.items() <= whole.items()
            assert {"actions", "events", "questions", "reasons", "content", "phrases", "labels"} <= whole.keys()
            assert not {"actions", "content"} & game.keys()
        assert (await live.http("GET", "/api/games/nosuchgame"))[0] == 404
        assert (await live.http("GET", "/api/games/..%2fevades"))[0] == 404


@in_loop
async def test_what_the_server_makes_goes_in_the_packing_that_is_taken(db: Path) -> None:
    """Brotli for those who take it and gzip for the others: another packing is another thing, with another tag."""
    async with running(db) as live:
        for path in ("/api/games", "/api/games/evades", "/api/rules/elba/fr"):
            _, headers, plain = await live.http("GET", path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in headers, path
            tags, sizes = {headers["etag"]}, [len(plain)]
            for wish, packing in (("gzip, deflate", "gzip"), ("gzip, deflate, br", PACKED), ("br;q=0, gzip", "gzip")):
                _, headers, body = await live.http("GET", path, headers={"Accept-Encoding": wish})
                assert headers["content-encoding"] == packing, (path, wish)
                assert unpacked(packing, body) == plain
                tags.add(headers["etag"])
                sizes.append(len(body))
            assert len(tags) == len({"", "gzip", PACKED}), path
            assert sizes[2] <= sizes[1] < sizes[0], f"{path}: brotli is there to be smaller: {sizes}"


@in_loop
async def test_what_holds_a_secret_is_never_packed(db: Path) -> None:
    """Tokens and codes stand beside names that others choose: the length of the packed whole would tell of them."""
    async with running(db) as live:
        made = await live.create("evades", "open bot", name="A" * 24)
        key = {"table": made["table"], "token": made["token"]}
        for path, body in (("/api/tables", {"game": "evades", "seats": [{"kind": "open"}] * 4, "name": "A" * 24}),
                           (f"/api/tables/{made['table']}/look", {"invite": made["invite"]}),
                           ("/api/mine", {"keys": [key] * 20})):
            status, headers, answer = await live.http("POST", path, body, ALL)
            assert status in (200, 201), answer
            assert not {"content-encoding", "etag"} & set(headers), path
            assert headers["cache-control"] == "no-store", path


@in_loop
async def test_a_small_thing_is_not_packed(db: Path) -> None:
    """It would save no packet."""
    async with running(db) as live:
        _, headers, body = await live.http("GET", "/api/tables", headers=ALL)
        assert (json.loads(body), headers.get("content-encoding")) == ({"tables": []}, None)


@in_loop
async def test_the_record_of_a_finished_match_goes_packed(db: Path) -> None:
    """It is long, and nothing in it is a secret any more; no cache keeps it all the same."""
    async with running(db) as live:
        made, (ada,) = await live.seats(1, bots=1, options={"squares": 20, "round_limit": 1})
        await ada.send("start")
        await ada.send("hand", seat=0, bot="random")
        await ada.next("over")
        path, access = f"/api/tables/{made['table']}/record", {"token": made["token"]}
        _, _, plain = await live.http("POST", path, access)
        _, headers, packed = await live.http("POST", path, access, ALL)
        assert (headers["content-encoding"], headers["cache-control"]) == (PACKED, "no-store")
        assert unpacked(PACKED, packed) == plain
        assert made["token"].encode() not in plain
