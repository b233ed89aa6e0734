"""What everybody may read, sent lightly: packed for those who can unpack it, and not at all to those who have it.

Only what is handed to this module is packed, and only what holds no secret may be handed to it: whoever can put words
of their own beside a secret and sees how long the packed whole is, guesses the secret letter by letter. Replies with a
token, a seat's view and everything on a socket go as they are.
"""

import gzip
import hashlib
from collections.abc import Callable
from functools import lru_cache, partial
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

try:
    from brotli import compress as brotli_compress
except ImportError:  # PyPy has none
    brotli_compress = None

AGAIN = "no-cache"
"""May be kept, but is asked for every time: by its tag, which costs next to nothing."""
SMALL = 800
"""Bytes; below them packing saves no packet."""
PACKINGS = {"br": ".br", "gzip": ".gz"}
"""The best first, and how the packed file beside a file of the client ends."""
QUICKLY = 5
"""Brotli's effort while somebody waits: smaller than gzip's best, and no slower. Files are packed with all of it."""
PACKERS: dict[str, Callable[[bytes], bytes]] = {
    **({"br": partial(brotli_compress, quality=QUICKLY)} if brotli_compress is not None else {}),
    "gzip": partial(gzip.compress, mtime=0),
}
"""What packs what is made here, the best first."""
NOT_MODIFIED = 304


def published(request: Request, body: bytes, media_type: str, cached: str = AGAIN) -> Response:
    """Something made here, with a tag of what is in it."""
    packing = best(request) if len(body) >= SMALL else ""
    headers = marks(digest(body), packing, cached, is_packable=len(body) >= SMALL)
    if is_known(request, headers["ETag"]):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    return Response(packed_once(body, packing) if packing else body, media_type=media_type, headers=headers)


def published_file(request: Request, path: Path, cached: str = AGAIN) -> Response:
    """A file of the client, by one of the packed copies that were built beside it."""
    copies = {name: path.with_name(path.name + end) for name, end in PACKINGS.items()}
    copies = {name: copy for name, copy in copies.items() if copy.is_file()}
    wanted = taken(request)
    packing = next((name for name in copies if name in wanted), "")
    headers = marks(digest_of(path), packing, cached, is_packable=bool(copies))
    if is_known(request, headers["ETag"]):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    media_type = guess_type(path.name)[0] or "application/octet-stream"
    return FileResponse(copies.get(packing, path), headers=headers, media_type=media_type)


def unkept(body: bytes, media_type: str, packing: str) -> Response:
    """Something that no cache may keep, packed already or not."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    return Response(body, media_type=media_type, headers=headers | ({"Content-Encoding": packing} if packing else {}))


def marks(tag: str, packing: str, cached: str, *, is_packable: bool) -> dict[str, str]:
    """The headers of something that is published. Packed otherwise it is something else, and has another tag."""
    headers = {"Cache-Control": cached, "ETag": f'"{tag}{"-" if packing else ""}{packing}"'}
    if is_packable:
        headers["Vary"] = "Accept-Encoding"
    return headers | ({"Content-Encoding": packing} if packing else {})


def taken(request: Request) -> set[str]:
    """Which of our packings the sender can unpack; one that is refused by name is not taken because of a star."""
    wishes = {}
    for wish in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = wish.partition(";")
        wishes[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return {name for name in PACKINGS if wishes.get(name, wishes.get("*", False))}


def best(request: Request) -> str:
    """The best packing for what is made here that the sender can unpack; none if there is none."""
    wanted = taken(request)
    return next((name for name in PACKERS if name in wanted), "")


def packed(body: bytes, packing: str) -> bytes:
    """The body in one of these packings, or as it is."""
    return PACKERS[packing](body) if packing else body


def is_known(request: Request, tag: str) -> bool:
    """Whether the sender has this very thing already."""
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    return tag in known or "*" in known


def digest(body: bytes) -> str:
    """The same for the same bytes, whichever process or machine is asked."""
    return hashlib.sha256(body).hexdigest()[:20]


def digest_of(path: Path) -> str:
    """That of a file, read again only when it was written again."""
    found = path.stat()
    return read_digest(path, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=1024)
def read_digest(path: Path, _time: int, _size: int) -> str:
    """The file as it was at that time."""
    return digest(path.read_bytes())


@lru_cache(maxsize=32)
def packed_once(body: bytes, packing: str) -> bytes:
    """The same bytes for the same body, made once as long as it is asked for."""
    return packed(body, packing)
