"""A link to a table shows game and host in a messenger, in the reader's language, and no secret."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from escapade.server import pages
from tests.server.harness import Live, in_loop, running

INDEX = '<!doctype html><html lang="en"><head><title>Escapade</title></head><body><div id="app"></div></body></html>'


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client, built or not."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(INDEX)
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    return tmp_path / "static"


class Tags(HTMLParser):
    """What a messenger reads: the tags of Open Graph."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.names: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.names.append(tag)
        given = dict(attrs)
        if tag == "meta" and given.get("property"):
            self.found[str(given["property"])] = str(given["content"])


async def tags(live: Live, table: str, **headers: str) -> dict[str, str]:
    """The preview of a link."""
    status, sent, body = await live.http("GET", f"/t/{table}", headers=headers)
    assert (status, sent["cache-control"]) == (200, "no-cache")
    assert '<div id="app">' in body.decode(), "and the client itself"
    return Tags(body.decode()).found


@in_loop
async def test_game_and_host_in_the_readers_language(db: Path) -> None:
    """Whoever asks for no language gets the table's."""
    async with running(db) as live:
        made = await live.create("elba", "open open open bot", name="Ada", language="fr")
        english = await tags(live, made["table"], **{"Accept-Language": "en-GB,en;q=0.9"})
        assert english["og:title"] == "Ada invites you: Escape from Elba"
        assert english["og:description"].startswith("2 seats are free.")
        assert english["og:image"] == f"http://127.0.0.1:{live.port}/previews/elba.png"
        for wanted in ({}, {"Accept-Language": "fr"}, {"Accept-Language": "xx"}):
            assert (await tags(live, made["table"], **wanted))["og:title"].startswith("Ada vous invite")


@in_loop
async def test_a_table_that_does_not_exist(db: Path) -> None:
    """The page opens all the same: the client says what is wrong."""
    async with running(db) as live:
        for name in ("nosuchtable", "x" * 200, "%00"):
            assert (await tags(live, name))["og:title"] == "Escapade"


@in_loop
async def test_what_people_write_is_text(db: Path) -> None:
    """A name cannot leave its tag."""
    async with running(db) as live:
        made = await live.create(name='"><script>x()')
        _, _, body = await live.http("GET", f"/t/{made['table']}")
        assert Tags(body.decode()).found["og:title"].startswith('"><script>x()')
        assert "script" not in Tags(body.decode()).names


@in_loop
async def test_no_secret_is_told(db: Path) -> None:
    """Neither keys nor guests, nor anything of the match."""
    async with running(db, base_url="https://play.example") as live:
        made = await live.create(seats="open open bot")
        guest = await live.join(made, "Benedikta")
        _, _, body = await live.http("GET", f"/t/{made['table']}", headers={"Host": "play.example"})
        for secret in (made["token"], made["invite"], guest["token"], "Benedikta", made["commitment"]):
            assert secret not in body.decode()
        assert 'content="https://play.example/previews/evades.png"' in body.decode()


@in_loop
async def test_without_a_client(db: Path, client: Path) -> None:
    """The page that says so."""
    (client / "index.html").unlink()
    async with running(db) as live:
        status, _, body = await live.http("GET", "/t/x")
        assert (status, b"npm" in body) == (200, True)


def test_every_game_has_a_picture() -> None:
    """Small, and of the size that is told."""
    web = Path(__file__).resolve().parents[2] / "web"
    boxes = [path.parent.name for path in web.glob("src/games/*/cover.ts")]
    assert len(boxes) >= 4
    for game in boxes:
        data = (web / "public" / "previews" / f"{game}.png").read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
        assert len(data) < 120_000, f"{game}: {len(data)} bytes"
