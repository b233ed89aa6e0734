"""Means and how sure they are."""

import pytest

from escapade.coach.figures import Estimate, add_up, difference, estimate, scale_up


def test_a_mean_with_its_error() -> None:
    """Of 0, 1, 1, 2: the mean is 1, the variance 2/3, the error its root over 4."""
    found = estimate([0.0, 1.0, 1.0, 2.0])
    assert (found.mean, found.samples) == (1.0, 4)
    assert found.error == pytest.approx((2 / 3 / 4) ** 0.5)
    assert found.reach == pytest.approx(1.96 * found.error)


def test_a_few_equal_samples_are_not_sure() -> None:
    """Four wins of four do not prove that a win is certain; the more there are, the surer."""
    assert estimate([1.0] * 4).error > estimate([1.0] * 100).error > 0


def test_what_both_share_goes_away() -> None:
    """Two choices that differ by 1 in every world, however wild the worlds are."""
    wild = [-5.0, 3.0, 0.5, 12.0]
    found = difference([one + 1 for one in wild], wild)
    assert found.mean == pytest.approx(1.0)
    assert found.error < 0.2 < estimate(wild).error


def test_sums_and_bounds() -> None:
    """Errors add up as squares; an interval lies above 0 or does not."""
    found = add_up([Estimate(0.5, 0.3, 9), Estimate(-0.1, 0.4, 9)])
    assert (round(found.mean, 9), found.error, found.samples) == (0.4, 0.5, 18)
    assert Estimate(1.0, 0.5, 9).is_above()
    assert not Estimate(1.0, 0.52, 9).is_above()
    assert Estimate(-1.0, 0.5, 9).is_below()
    assert not Estimate(-1.0, 0.52, 9).is_below()
    assert Estimate(0.25, 0.1, 9).as_json() == {"mean": 0.25, "low": 0.054, "high": 0.446, "samples": 9}


def test_some_stand_for_all() -> None:
    """Two of four choices: twice their sum, and how much they differ is part of the error; all of them are a sum."""
    some = [Estimate(0.1, 0.01, 8), Estimate(0.3, 0.01, 8)]
    found = scale_up(some, 4)
    assert found.mean == pytest.approx(0.8)
    assert found.error > 2 * add_up(some).error
    assert scale_up(some, 2) == add_up(some)
    assert scale_up([], 0) == Estimate(0.0, 0.0, 0)
    assert scale_up([], 3).error == 3.0
    assert scale_up(some[:1], 3).error == 3.0
