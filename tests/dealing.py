"""Which test begins when: long ones first, so that at the end no processor waits for the last of them alone; and those
that wait beside those that work, so that no processor idles meanwhile.

`--dist worksteal` gives every process a block of the list, in its order, and whoever is done takes from the ends of the
others' blocks. So each block begins with its share of what takes long; and slow ones, which wait for sockets, disks and
other processes more than they work, all stand in half of the blocks.
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
    """All of them, in another order. Half of the hands get the slow ones, long ones one by one, then whole files; the
    other half the long ones that are not slow. The rest comes behind.
    """
    blocks: list[list[One]] = [[] for _ in range(hands)]
    slow = [one for one in items if is_slow(one)]
    half = hands // 2 if slow else 0
    waiting, working = blocks[:max(1, half)], blocks[half:]
    for number, item in enumerate(one for one in slow if is_long(one)):
        waiting[number % len(waiting)].append(item)
    for number, item in enumerate(one for one in items if is_long(one) and not is_slow(one)):
        working[number % len(working)].append(item)
    for _, file in groupby([one for one in slow if not is_long(one)], key=file_of):
        min(waiting, key=len).extend(file)
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
