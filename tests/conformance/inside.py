"""What an object is made of, as plain values: whole, whether its class is compiled or not."""

from typing import Any

NOT_CONTENT = {"own"}
"""Bookkeeping of what is shared with other positions: says nothing about this one."""


def inside(thing: Any) -> object:
    """Every attribute of a State or a part of one, however deep, with its class; compiled classes name theirs."""
    if thing is None or isinstance(thing, int | str | bytes | float):
        return thing
    if isinstance(thing, list | tuple):
        return [inside(part) for part in thing]
    compiled = {name for base in type(thing).__mro__ for name in getattr(base, "__mypyc_attrs__", ())}
    # A class of the tests on a compiled base has both: fields of the base, and a dictionary of its own.
    names = sorted(compiled | set(getattr(thing, "__dict__", ())))
    return type(thing).__name__, {name: inside(getattr(thing, name)) for name in names
                                  if name not in NOT_CONTENT and not name.startswith("__")}
