"""The page behind a link to a table: the client, and for messengers what they show of a link before it is opened.

It tells the game and the host's name to whoever knows the table, whose name is 48 random bits: nobody comes upon one
by guessing. What stands behind the # of a link, and opens the table, is never sent to a server. A table that does not
exist gets the same page without them.
"""

from html import escape
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from escapade.language.fluent import languages
from escapade.language.sentences import Language
from escapade.server.pages import by_language, static_index, wanted_language
from escapade.server.process import Server
from escapade.server.published import published
from escapade.server.store.writes import StoreDown
from escapade.server.tables.document import Document, read_document
from escapade.server.tables.names import name_of_host

PICTURE_SIZE = (1200, 630)


async def link_page(server: Server, request: Request) -> Response:
    """`GET /t/<table>`: the first page, with the tags of Open Graph."""
    index = static_index(request)
    if not isinstance(index, Path):
        return index
    document = await find(server, str(request.path_params["table"]))
    origin = server.settings.base_url.rstrip("/") or f"http://{request.headers['host']}"
    chosen = wanted_language(request) or (document.language if document else None)
    tags = preview(Language(chosen if chosen in languages() else "en"), document, origin)
    page = index.read_text(encoding="utf-8").replace("</head>", f"{written(tags)}</head>", 1)
    return by_language(published(request, page.encode(), "text/html"))


async def find(server: Server, table: str) -> Document | None:
    """The document of a table; a link must open whatever is wrong with it, and the client says what."""
    try:
        head = await server.store.head(table)
        return None if head is None else read_document(head.document)
    except (StoreDown, msgspec.MsgspecError):
        return None


def preview(language: Language, document: Document | None, origin: str) -> dict[str, str]:
    """What a messenger shows: a title, a line and a picture."""
    tags = {"og:site_name": "Escapade", "og:type": "website", "og:locale": language.code}
    if document is None:
        return tags | {"og:title": "Escapade", "og:description": language.say("server-link-any")}
    title, host = language.title(document.game), name_of_host(document)
    return tags | {
        "og:title": language.say("server-link-title", host=host, game=title) if host else title,
        "og:description": language.say("server-link-text", phase=document.phase, free=len(document.open_seats()),
                                       tagline=language.say(f"{document.game}-tagline")),
        "og:image": f"{origin}/previews/{document.game}.png",
        "og:image:width": str(PICTURE_SIZE[0]), "og:image:height": str(PICTURE_SIZE[1]), "og:image:alt": title,
        "twitter:card": "summary_large_image"}


def written(tags: dict[str, str]) -> str:
    """As the head of a page has them; names are written by people, and are text and nothing else."""
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
