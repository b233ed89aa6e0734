"""Which test begins when: long ones first, so that at the end no processor waits for the last of them alone.

`--dist worksteal` gives every process a block of the list, in its order, and whoever is done takes from the ends of the
others' blocks. So each block begins with its share of what takes long.
"""

from collections.abc import Callable
from itertools import groupby
from typing import TypeVar

One = TypeVar("One")


def block_sizes(count: int, hands: int) -> list[int]:
    """How xdist cuts a list for so many processes."""
    sizes: list[int] = []
    for place in range(hands):
        sizes.append((count - sum(sizes)) // (hands - place))
    return sizes


def deal(items: list[One], hands: int, *, is_long: Callable[[One], bool], is_slow: Callable[[One], bool],
         file_of: Callable[[One], str]) -> list[One]:
    """All of them, in another order: long ones dealt one by one, the files of slow ones whole, the others behind."""
    blocks: list[list[One]] = [[] for _ in range(hands)]
    for number, item in enumerate(one for one in items if is_long(one)):
        blocks[number % hands].append(item)
    slow = [one for one in items if is_slow(one) and not is_long(one)]
    for _, file in groupby(slow, key=file_of):
        min(blocks, key=len).extend(file)
    rest = [one for one in items if not is_slow(one) and not is_long(one)]
    return fill(blocks, rest, block_sizes(len(items), hands))


def fill(blocks: list[list[One]], rest: list[One], sizes: list[int]) -> list[One]:
    """One list of these blocks, each of its size as far as the rest goes."""
    found: list[One] = []
    for block, size in zip(blocks, sizes, strict=True):
        more = max(0, size - len(block))
        found += [*block, *rest[:more]]
        rest = rest[more:]
    return found + rest
