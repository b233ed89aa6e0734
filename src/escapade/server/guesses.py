"""Wrong guesses are counted: by address, and those of short codes for everybody together, too."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from escapade.core.errors import Missing, Refused
from escapade.server.process import Server
from escapade.server.wire.addresses import counted_address

T = TypeVar("T")
LONGEST_CODE = 24
"""Signs; a token or an invitation has many more, and nobody guesses one."""
EVERYBODY = "everybody"
GUESSED = ("missing.table", "missing.code")


def address(request: Request) -> str:
    """Whom a request is counted for."""
    return counted_address(request.client.host if request.client else "")


async def guess(server: Server, request: Request, work: Coroutine[Any, Any, T], shown: str | None = None) -> T:
    """Do what somebody asks who shows a secret. After too many wrong ones even right ones wait; one that is as short as
    a code also waits when everybody together has guessed too often, and then the link still opens.
    """
    who, is_short = address(request), shown is not None and len(shown) <= LONGEST_CODE
    if server.wrong_tokens.is_empty(who) or (is_short and server.wrong_codes.is_empty(EVERYBODY)):
        work.close()
        raise Refused("refused.too_fast", {})
    try:
        return await work
    except Missing as error:
        if error.code in GUESSED:
            server.wrong_tokens.take(who)
        if error.code in GUESSED and is_short:
            server.wrong_codes.take(EVERYBODY)
        raise
