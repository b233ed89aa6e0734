"""JSON from strangers: small, shallow, without duplicate keys, and exactly of the type that is expected."""

import json
from typing import Any, TypeVar

import msgspec

from escapade.core.errors import BadInput
from escapade.server.wire.plain_text import is_plain

T = TypeVar("T")
DEEPEST = 16
TEXTS = ("name", "text")
"""The fields that people read; emoji may be put together in the second."""


class _Doubled(ValueError):
    """An object has the same key twice."""


class _Kind:
    """What is known of all messages of one type, found out once."""

    def __init__(self, message_type: type) -> None:
        fields: tuple[str, ...] = getattr(message_type, "__struct_fields__", ())
        defaults: tuple[object, ...] = getattr(message_type, "__struct_defaults__", ())
        config = getattr(message_type, "__struct_config__", None)
        is_tagged = config is not None and config.tag is not None
        self.keys = -1 if defaults or not fields else len(fields) + is_tagged
        """How many keys each has, if all have the same; else -1."""
        self.texts = [field for field in TEXTS if field in fields]


_kinds: dict[type, _Kind] = {}


def _kind_of(message: object) -> _Kind:
    kind = _kinds.get(type(message))
    if kind is None:
        kind = _kinds[type(message)] = _Kind(type(message))
    return kind


def read(data: bytes, decoder: "msgspec.json.Decoder[T]") -> T:
    """A message of a type. The decoder refuses wrong types, unknown fields, huge and unfinished numbers, lone
    surrogates and bytes that are not UTF-8; what it lets pass (duplicate keys) or recurses on is refused first.
    """
    if depth(data) > DEEPEST:
        raise BadInput("input.json", {"problem": "depth"})
    try:
        message = decoder.decode(data)
        kind = _kind_of(message)
        check_keys(data, kind.keys)
        if kind.texts:
            check_text(message, kind.texts)
    except _Doubled:
        raise BadInput("input.json", {"problem": "key"}) from None
    except msgspec.ValidationError as error:
        raise BadInput("input.message", {"problem": where(str(error))}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        raise BadInput("input.json", {"problem": "syntax"}) from None
    return message


def check_text(message: object, fields: list[str]) -> None:
    """Refuse a name or a line of chat with signs that nobody sees; emoji may be put together in chat."""
    for field in fields:
        value = getattr(message, field)
        if isinstance(value, str) and not is_plain(value, with_emoji=field == "text"):
            raise BadInput("input.message", {"problem": f"$.{field}"})


def depth(data: bytes) -> int:
    """How deep brackets could nest at most; those inside strings count too, which only refuses more."""
    opening = data.count(b"{") + data.count(b"[")
    return opening if opening <= DEEPEST else _deepest(data)


def _deepest(data: bytes) -> int:
    deepest = level = 0
    for sign in data:
        if sign in b"[{":
            level += 1
            deepest = max(deepest, level)
        elif sign in b"]}":
            level -= 1
    return deepest


def check_keys(data: bytes, keys: int) -> None:
    """Refuse an object with the same key twice: who reads the first and who reads the last would disagree. A flat
    message with as many colons as keys cannot hide one, which is quickly seen; any other is read slowly. `keys` is
    how many of them every message of its type has, or -1: this one was read, so it has all of these.
    """
    if data.count(b"{") == 1 and data.count(b":") == (keys if keys >= 0 else len(msgspec.json.decode(data))):
        return
    json.loads(data, object_pairs_hook=_unique)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _Doubled
    return found


def where(problem: str) -> str:
    """The path of what is wrong, from the decoder's message, without the values."""
    _, sign, path = problem.rpartition(" - at `")
    return path.rstrip("`") if sign else "$"


def find_id(data: bytes) -> str | None:
    """The id of a message that cannot be read, if one can be found, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
    value = found.get("id") if isinstance(found, dict) else None
    return value if isinstance(value, str) and 0 < len(value) <= 64 else None
