"""How tests are dealt to the processes that run them."""

import pytest

from tests.dealing import block_sizes, deal


def file_of(name: str) -> str:
    """`slow3.1` is of the file `slow3`."""
    return name.partition(".")[0]


def dealt(items: list[str], hands: int) -> list[str]:
    """By what stands in their names."""
    return deal(items, hands, is_long=is_long, is_slow=is_slow, file_of=file_of)


def is_long(name: str) -> bool:
    """`slowlong0` too."""
    return "long" in name


def is_slow(name: str) -> bool:
    """`slow3.1` is."""
    return name.startswith("slow")


def blocks_of(found: list[str], hands: int) -> list[list[str]]:
    """As xdist cuts the list."""
    left = iter(found)
    return [[next(left) for _ in range(size)] for size in block_sizes(len(found), hands)]


QUICK = [*(f"quick{number}" for number in range(60)), *(f"long{number}" for number in range(5))]
NAMES = [*QUICK, *(f"slow{number // 3}.{number % 3}" for number in range(12)),
         *(f"slowlong{number}" for number in range(3))]


@pytest.mark.parametrize("names", [QUICK, NAMES], ids=["quick", "mixed"])
@pytest.mark.parametrize("hands", [1, 2, 3, 4, 5])
def test_every_block_begins_with_its_share(names: list[str], hands: int) -> None:
    """Nothing is lost or doubled, long ones come first; of two blocks of a kind neither has two of them more."""
    found = dealt(names, hands)
    assert sorted(found) == sorted(names)
    shares: dict[bool, list[int]] = {True: [], False: []}
    for block in blocks_of(found, hands):
        longs = [is_long(one) for one in block]
        assert longs == sorted(longs, reverse=True), "a long one does not come first"
        shares[any(is_slow(one) for one in block)].append(sum(longs))
    assert all(max(counts) - min(counts) <= 1 for counts in shares.values() if counts)


@pytest.mark.parametrize("hands", [2, 3, 4, 5])
def test_those_that_wait_stand_beside_those_that_work(hands: int) -> None:
    """Half of the blocks begin with slow ones, the others have none; where none is slow, all have long ones."""
    waiting = [any(is_slow(one) for one in block) for block in blocks_of(dealt(NAMES, hands), hands)]
    assert sum(waiting) == hands // 2
    assert all(is_long(block[0]) for block in blocks_of(dealt(QUICK, hands), hands))


def test_a_file_of_slow_ones_stays_together() -> None:
    """What it sets up is set up once."""
    found = [file_of(one) for one in dealt(NAMES, 3) if one.startswith("slow")]
    assert len([one for one, other in zip(found, [*found[1:], ""], strict=True) if one != other]) == len(set(found))


def test_more_long_ones_than_a_block_holds_are_still_all_there() -> None:
    """Even where there is nothing else."""
    assert sorted(dealt(["long1", "slow1.1", "slow1.2", "slow1.3", "slow1.4"], 3)) == [
        "long1", "slow1.1", "slow1.2", "slow1.3", "slow1.4"]


def test_blocks_are_cut_as_xdist_cuts_them() -> None:
    """The last one has what is left."""
    assert block_sizes(10, 3) == [3, 3, 4]
    assert block_sizes(2, 4) == [0, 0, 1, 1]
