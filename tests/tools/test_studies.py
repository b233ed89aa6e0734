"""Studies: what a page concludes follows from its figures, on either side of chance."""

import json
from pathlib import Path
from typing import Any

import pytest

from escapade.sim.stats import wilson
from tools.studies import castle, elba, evades, first, prison
from tools.studies.__main__ import PAGES, write
from tools.studies.page import Found, command, compared, mean_of, standalone

MATCHES = 10_000
BASE: Found = {"matches": MATCHES, "players": ["expert"] * 4, "version": 2, "seed": 7, "by_option": []}


def share(wins: int, trials: int = MATCHES) -> Found:
    """A rate as reports have it."""
    return {"wins": wins, "trials": trials, "win_rate": wins / trials, "interval": list(wilson(wins, trials))}


def table_of(*wins: int, seats: tuple[int, ...] = (2500, 2500, 2500, 2500)) -> Found:
    """A report of a game with a starter, by how often the first to play won, the second, …"""
    order = [{"place": place, **share(won)} for place, won in enumerate(wins)]
    return {**BASE, "game": "elba", "order": order, "by_seat": [share(won) for won in seats]}


@pytest.mark.parametrize(("wins", "start", "last"), [
    ((3300, 2600, 2200, 1900), "**It helps to start, by 8.0 points.**", "Every chair further round wins less"),
    ((3300, 2100, 2700, 1900), "**It helps to start, by 8.0 points.**", "The price is paid at the other end"),
    ((2630, 2620, 2450, 2300), "**It helps a little to start, by 1.3 points.**", "To be second is as good: 26.2 %"),
    ((1900, 2200, 2600, 3300), "**It is better not to start: it costs 6.0 points.**", "Who waits longest gains most"),
    ((2520, 2500, 2490, 2490), "**It does not matter who starts.**", "nobody is left behind")])
def test_what_it_is_worth_to_start(wins: tuple[int, ...], start: str, last: str) -> None:
    """It helps, it hurts, or ten thousand matches cannot tell."""
    conclusion = first.first_player(table_of(*wins)).conclusion
    assert start in conclusion
    assert last in conclusion


def test_chairs_that_do_not_win_alike_are_named() -> None:
    """A lot cannot explain that."""
    assert first.seats_verdict(table_of(2500, 2500, 2500, 2500)) == "They do."
    odd = first.seats_verdict(table_of(2500, 2500, 2500, 2500, seats=(2900, 2500, 2400, 2200)))
    assert "seat 1" in odd
    assert "seat 4" in odd
    assert "seat 2" not in odd


def comparison(difference: float, reach: float, verdict: str = "better", measure: str = "win") -> Found:
    """What a comparison says."""
    return {"game": "evades", "seats": "expert,expert", "seed": 7, "a": "watch_days=1", "b": "as-given",
            "measure": measure, "result": {"verdict": verdict, "difference": difference, "reach": reach, "a": 0.6,
                                           "b": 0.5, "blocks": 200}}


@pytest.mark.parametrize(("difference", "said"), [(-1.3, "makes the race shorter"), (1.3, "makes the race longer"),
                                                  (0.3, "Nobody will notice")])
def test_empty_squares(difference: float, said: str) -> None:
    """Shorter, longer, or within chance; without a comparison nothing is claimed."""
    found: Found = {"matches": 10, "rounds": {"mean": 13.7}, "outcomes": {}}
    other: Found = {"matches": 10, "rounds": {"mean": 12.4}, "outcomes": {}}
    assert said in evades.length_verdict(found, other, [comparison(difference, 0.4, measure="rounds")])
    assert "has not been tested" in evades.length_verdict(found, other, [])


def words(**counts: tuple[int, int]) -> Found:
    """Tries and open doors of each word."""
    return {**BASE, "studies": {"escapes": {"words": {word: {"tries": tries, "opened": opened}
                                                      for word, (tries, opened) in counts.items()}}}}


def test_the_word_that_wins_and_the_word_the_door_likes() -> None:
    """The second only where chance does not explain it."""
    liked = elba.word_verdict(words(elba=(16_000, 4000), emperor=(3000, 1500)))
    assert "**ELBA wins most matches: 40.0 % of all escapes**" in liked
    assert "the door is kindest to EMPEROR: 50.0 %" in liked
    assert "cannot tell it" not in liked
    among = elba.word_verdict(words(elba=(16_000, 3600), escape=(9600, 2300), emperor=(3400, 850), source=(4600, 870)))
    assert "kindest to EMPEROR: 25.0 % of its tries succeed (23.6–26.5), against 18.9 % of SOURCE’s. " in among
    assert "From ESCAPE so many matches cannot tell it. " in among
    alike = elba.word_verdict(words(peace=(16_000, 4000), emperor=(3000, 760)))
    assert "**PEACE wins most matches" in alike
    assert "all words are alike" in alike


def turns(as_you: int, beside: int, falls: int, falls_beside: int, opened: tuple[int, int] = (100, 0)) -> Found:
    """Two who turned a thousand pages each and stood by as many: HP lost, and falls."""
    seat = {"turned": 1000, "stood_by": 1000, "lost_turning": as_you, "squares_turning": 2 * as_you,
            "lost_beside": beside, "squares_beside": 2 * beside, "fell": falls + falls_beside, "fell_turning": falls}
    return {"matches": 100, "seats": [{**seat, "opened": count, "opened_escaped": count // 2} for count in opened]}


@pytest.mark.parametrize(("figures", "cost", "falls"), [
    ((1500, 300, 40, 10), "Hand the book to whoever has most HP left", "4.0 times as often as a neighbour"),
    ((300, 1500, 10, 40), "give the book to the weakest", "it is the others who fall"),
    ((500, 505, 20, 21), "it does not matter who turns", "Death makes no difference")])
def test_who_should_turn_the_page(figures: tuple[int, int, int, int], cost: str, falls: str) -> None:
    """The one who turns pays, the others do, or nobody can tell."""
    said = castle.turning_verdict(turns(*figures))
    assert cost in said
    assert falls in said


def test_who_opens_the_book_is_compared_where_it_differs() -> None:
    """One opener for all castles says nothing; two are told with their intervals."""
    assert "cannot be told from these castles" in castle.opener_verdict(turns(1, 1, 1, 1))
    assert "where seat 2 did" in castle.opener_verdict(turns(1, 1, 1, 1, (60, 40)))


def pages(kennel: int, boss: int, twins: int = 50) -> Found:
    """Two pages and a boss, each met by a thousand parties."""
    def things(*counts: int) -> list[Found]:
        return [{"key": key, "name": key, "times": seen, "seen": seen}
                for key, seen in zip(("kennel", "twins", "castellan"), counts, strict=True)]

    return {**BASE, "outcomes": {"boss_beaten": 5000},
            "subjects": {"cards": things(1000, 1000, 1000), "deaths": things(kennel, twins, boss)}}


def test_the_deadliest_page_before_the_last() -> None:
    """Bosses do not count; a rival is named while chance may have put it second; bread is saved where the end kills."""
    clear = castle.page_verdict(pages(200, 300))
    assert "**kennel kills most on the way: 20.0 %" in clear
    assert "No other page comes near it." in clear
    assert "save the bread, and the good weapons" in clear
    close = castle.page_verdict(pages(45, 20))
    assert "**twins kills most" in close
    assert "cannot tell it from kennel" in close
    assert "do not save the bread" in close


def leaders(*places: tuple[int, int, int]) -> Found:
    """Wins, times as Bellick and wins as Bellick of each place, from Michael's on."""
    names = ("michael", "sucre", "abruzzi", "bagwell")
    counted = [{"played": MATCHES, "chose_first": 0, "won": won, "bellick": bellick, "won_as_bellick": alone}
               for won, bellick, alone in places]
    return {**BASE, "game": "prison_break",
            "studies": {"leaders": {"places": counted, "leaders": dict(zip(names, counted, strict=True))}}}


@pytest.mark.parametrize(("places", "begin", "side", "vote"), [
    (((6000, 0, 0), (5000, 3000, 1000), (5000, 3000, 1000), (5000, 4000, 1000)), "**It helps to begin.**",
     "Nobody should wish to be voted out", "The last in the round becomes Bellick more often"),
    (((4000, 0, 0), (5000, 3300, 3000), (5000, 3350, 3000), (5000, 3350, 3000)), "it costs.**",
     "Being voted out is no punishment", "falls on the other leaders alike"),
    (((5000, 0, 0), (5000, 3300, 1650), (5000, 3350, 1675), (5000, 3350, 1675)), "**It does not matter who begins.**",
     "as good as even", "falls on the other leaders alike")])
def test_what_it_is_worth_to_begin_in_prison(places: Any, begin: str, side: str, vote: str) -> None:
    """To be Michael, to be voted out, and who is."""
    conclusion = prison.first_player(leaders(*places)).conclusion
    assert begin in conclusion
    assert side in conclusion
    assert vote in conclusion


def test_why_michael_wins_more() -> None:
    """Because he cannot be voted out, or beyond that."""
    safe = leaders((6000, 0, 0), (5200, 3000, 1000), (5200, 3000, 1000), (5200, 3000, 1000))
    assert "it is the safe place" in prison.begin_verdict(safe)
    more = leaders((7000, 0, 0), (5200, 3000, 1000), (5200, 3000, 1000), (5200, 3000, 1000))
    assert "Even those of the others who stay in the team win less, 60.0 %" in prison.begin_verdict(more)


def test_place_and_leader_are_told_apart_only_where_they_can_be() -> None:
    """Bots that always choose in the same order cannot tell."""
    found = leaders((5000, 0, 0), (5000, 3300, 1650), (5001, 3350, 1675), (5002, 3350, 1675))
    assert "cannot tell" in prison.same_verdict(found)
    found["studies"]["leaders"]["leaders"]["michael"] = {"played": 1}
    assert "mix" in prison.same_verdict(found)


def device(name: str, value: float, reach: float = 0.02) -> Found:
    """A device with its worth."""
    return {"name": name, "times": 9, "share": 0.5, "with": 0.5, "without": 0.5, "worth": value,
            "interval": [value - reach, value + reach]}


def test_which_devices_hurt() -> None:
    """Those beyond chance, the worst by name; none, if there is none; and what an experiment did."""
    found: Found = {**BASE, "outcomes": {"escaped": 5000}, "subjects": {
        "watched": [device("tower 1", -0.03), device("camera 2", -0.1), device("tower 3", 0.01)],
        "disabled": [device("tower 4", 0.2), device("tower 5", 0.01)]}}
    said = prison.tools_verdict(found, [comparison(0.1, 0.04), comparison(-0.1, 0.04), comparison(0.01, 0.04)])
    assert "The device to fear is camera 2" in said
    assert "2 of 3 devices hurt beyond chance: camera 2 and tower 1." in said
    assert "+20.0 ± 2.0 points at best" in said
    assert "more often, by 10.0 ± 4.0 points" in said
    assert "less often, by 10.0 ± 4.0 points" in said
    assert "nobody can tell the difference (+1.0 ± 4.0 points)" in said
    found["subjects"] = {"watched": [device("tower 1", -0.01)], "disabled": [device("tower 4", 0.01)]}
    none = prison.tools_verdict(found, [])
    assert "none of 1 hurts beyond chance" in none
    assert "makes no difference that chance does not explain" in none


@pytest.mark.parametrize(("verdict", "said"), [("better", "is above"), ("worse", "is below"),
                                               ("same", "as good as equal"), ("open", "cannot be told yet")])
def test_a_comparison_is_told_with_its_command(verdict: str, said: str) -> None:
    """The verdict of the test, its figures, and how to ask again."""
    text = compared(comparison(0.1, 0.04, verdict))
    assert said in text
    assert "a difference of +10.0 ± 4.0 points of win rate over 200 pairs" in text
    assert text.endswith("escapade compare evades watch_days=1 as-given --seats expert,expert --seed 7")
    assert "--measure rounds" in compared(comparison(0.1, 0.04, verdict, "rounds"))


def test_what_pages_have_in_common(tmp_path: Path) -> None:
    """The command with its options, a drawing with colours of its own, and only the pages that there are reports of."""
    found = {**table_of(3300, 2600, 2200, 1900), "by_option": [{"option": "words=french"}]}
    assert command(found) == ("    escapade report elba --seats expert,expert,expert,expert --matches 10000 --seed 7 "
                              "--vary words=french -o elba.html")
    assert mean_of(10, 10, 10) == (1.0, 0.0)
    drawn = standalone('<svg a="b"><g/></svg>')
    assert drawn.startswith('<svg a="b"><style>\n:root {')
    assert "prefers-color-scheme: dark" in drawn
    assert write(tmp_path, tmp_path / "out") == []
    report = {**found, "studies": words(elba=(100, 50))["studies"],
              "subjects": {"escape_words": [{"key": "elba", "worth": None}]}}
    (tmp_path / "elba.json").write_text(json.dumps(report))
    assert [path.name for path in write(tmp_path, tmp_path / "out")] == ["elba-first-player.md", "elba-escape-words.md"]
    text = (tmp_path / "out" / "elba-first-player.md").read_text()
    assert text.startswith("# Elba: does it help to start?\n\n**It helps to start")
    assert "(elba-first-player.svg)" in text
    assert (tmp_path / "out" / "elba-first-player.svg").exists()
    assert {game for game, _ in PAGES.values()} == {"evades", "elba", "dark_castle", "prison_break"}
