"""`sim` and `bench`: numbers on stdout, and nothing else."""

import json
from typing import Any

from tests.cli.program import run

SIM = ["sim", "evades", "--seats", "greedy,random,random", "--seed", "1", "--option", "squares=20"]


def totals(*words: str) -> dict[str, Any]:
    """The JSON of a simulation, without the time it took."""
    done = run(*SIM, *words, "--json")
    assert done.code == 0
    assert done.err == "Seed 1\n"
    found: dict[str, Any] = json.loads(done.out)
    assert found.pop("seconds") > 0
    return found


def test_totals_do_not_depend_on_the_number_of_workers() -> None:
    alone = totals("--matches", "12", "--workers", "1")
    assert totals("--matches", "12", "--workers", "2") == alone
    assert alone["matches"] == 12
    assert alone["options"]["squares"] == 20
    assert [seat["bot"] for seat in alone["seats"]] == ["greedy", "random", "random"]
    assert set(alone["seats"][0]) == {"seat", "bot", "wins", "shared", "win_rate", "interval", "score_mean"}
    assert sum(alone["outcomes"].values()) == 12
    assert set(alone["rounds"]) == {"mean", "p5", "p50", "p95"}


def test_a_table_for_people_in_their_language() -> None:
    assert "Ended by" in run(*SIM, "--matches", "3", "--workers", "1").out
    assert "Victoires" in run(*SIM, "--matches", "3", "--workers", "1", "--language", "fr").out


def test_a_report_of_the_games_own() -> None:
    """In both languages; a report that the game does not have is refused with those it has, before a seed is drawn."""
    words = ["sim", "dark_castle", "--seats", "random,random", "--matches", "2", "--seed", "1", "--report"]
    assert run(*words, "cards").out.startswith("| Players | Castles |")
    assert run(*words, "cards", "--language", "fr").out.startswith("| Joueurs | Châteaux |")
    refused = run(*words, "pages")
    assert refused.code == 2
    assert refused.err == "Option “report” cannot be “pages”. It can be: totals|cards|decisions|turns.\n"
    assert "It can be: totals." in run(*SIM, "--report", "cards").err


def test_without_a_seed_one_is_told() -> None:
    words = ["sim", "evades", "--seats", "random,random", "--matches", "2", "--workers", "1", "--json"]
    first = run(*words)
    assert first.err.startswith("Seed ")
    again = json.loads(run(*words, "--seed", first.err.split()[1]).out)
    assert again["outcomes"] == json.loads(first.out)["outcomes"]


def test_bench_measures_the_engine() -> None:
    done = run("bench", "engine", "evades", "--seats", "4", "--seconds", "0.2", "--json")
    assert done.err == ""
    figures = json.loads(done.out)
    assert {"compiled", "engine_decisions_per_second", "python_decisions_per_second", "clones_per_second",
            "views_per_second", "imagines_per_second", "matches_per_second"} <= set(figures)
    assert "clones_per_second" in run("bench", "engine", "evades", "--seconds", "0.2").out
