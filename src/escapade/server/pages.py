"""Files for browsers: the client if it was built, else a page that says how to build it; and the rules as text."""

from html import escape
from http import HTTPStatus
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from escapade.core.errors import Missing
from escapade.games import games
from escapade.language.fluent import languages
from escapade.language.rulebook import rules_pages
from escapade.language.sentences import Language
from escapade.server.published import AGAIN, published, published_file

PACKAGE = Path(__file__).resolve().parent.parent
STATIC = PACKAGE / "static"
FOREVER = "public, max-age=31536000, immutable"
"""Of files whose names change with what is in them."""
LONGEST_PATH = 255
"""Bytes; any file system takes them as the name of a file, and no page of ours has more."""


def static_page(request: Request) -> Response:
    """A file of the client; any other path is the client's own business, so it gets the start page."""
    path = request.path_params.get("path", "")
    if "\0" in path or len(path.encode()) > LONGEST_PATH:
        raise Missing("missing.page", {})
    wanted = (STATIC / path).resolve()
    if wanted.is_relative_to(STATIC) and wanted.is_file():
        return published_file(request, wanted, FOREVER if wanted.is_relative_to(STATIC / "assets") else AGAIN)
    if wanted.is_relative_to(STATIC / "assets"):
        # A part of an older client. The start page in its place would be read as a script, and kept.
        return PlainTextResponse("", status_code=HTTPStatus.NOT_FOUND, headers={"Cache-Control": "no-cache"})
    index = static_index(request)
    return by_language(published_file(request, index)) if isinstance(index, Path) else index


def static_index(request: Request) -> Path | Response:
    """The client's only page, or the answer where nobody has built it. In the language that is asked for it names the
    sentences, too, so that they come with the script.
    """
    pages = [STATIC / f"index.{wanted_language(request)}.html", STATIC / "index.html"]
    return next((page for page in pages if page.is_file()), None) or no_client(request)


def by_language(answer: Response) -> Response:
    """The same, with a word to caches that others may be given something else."""
    answer.headers.add_vary_header("Accept-Language")
    return answer


def wanted_language(request: Request) -> str | None:
    """The language that a browser asks for first, if it is one of ours."""
    wanted = request.headers.get("accept-language", "")[:2]
    return wanted if wanted in languages() else None


def no_client(request: Request) -> Response:
    """The server runs, but nobody has built the browser client."""
    language = Language(wanted_language(request) or "en")
    title, text = language.say("server-no_client_title"), language.say("server-no_client_text")
    page = f"<!doctype html><html lang={language.code}><meta charset=utf-8><title>{escape(title)}</title>"
    page += f"<h1>{escape(title)}</h1><p>{escape(text)}</p></html>"
    return by_language(published(request, page.encode(), "text/html"))


def rules_page(request: Request) -> Response:
    """The rules of a game, in a language, as Markdown."""
    game, code = request.path_params["game"], request.path_params["language"]
    if game not in games() or code not in languages():
        raise Missing("missing.page", {})
    found = rules_pages(game, code)
    if not found:
        raise Missing("missing.page", {})
    return published(request, found[0].encode(), "text/markdown")
