"""How tests are dealt to the processes that run them."""

import pytest

from tests.dealing import block_sizes, deal


def file_of(name: str) -> str:
    """`slow3.1` is of the file `slow3`."""
    return name.partition(".")[0]


def dealt(items: list[str], hands: int) -> list[str]:
    """By the first letters of their names."""
    return deal(items, hands, is_long=lambda one: one.startswith("long"), is_slow=lambda one: one.startswith("slow"),
                file_of=file_of)


NAMES = [*(f"quick{number}" for number in range(40)), *(f"slow{number // 3}.{number % 3}" for number in range(12)),
         *(f"long{number}" for number in range(5))]


@pytest.mark.parametrize("hands", [1, 2, 3, 4, 5])
def test_every_block_begins_with_its_share(hands: int) -> None:
    """Nothing is lost or doubled, and of any two blocks neither has two long ones more than the other."""
    found = dealt(NAMES, hands)
    assert sorted(found) == sorted(NAMES)
    shares, place = [], 0
    for size in block_sizes(len(NAMES), hands):
        block = found[place:place + size]
        place += size
        longs = [one.startswith("long") for one in block]
        assert longs == sorted(longs, reverse=True), "a long one does not come first"
        shares.append(sum(longs))
    assert max(shares) - min(shares) <= 1


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
