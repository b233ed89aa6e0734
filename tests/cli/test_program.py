"""Usage, exit codes, languages, streams."""

import json
from pathlib import Path

import pytest
from typer.main import get_command

from escapade import __version__
from escapade.cli import app, language_of, put_into_words
from escapade.commands.common import choose_language
from escapade.core.errors import BadInput
from escapade.language.sentences import Language
from tests.cli.program import run


@pytest.mark.parametrize(("words", "sentence"), [
    (["play", "chess"], "There is no game “chess”. There is: "),
    (["play"], "Which game? For example: "),
    (["play", "evades", "--seats", "human,bob"], "bob"),
    (["play", "evades", "--seats", "human"], "It takes 2..6 players."),
    (["play", "evades", "--option", "squares=3"], "Option “squares” cannot be “3”. It can be: 20..50."),
    (["play", "evades", "--option", "squares=many"], "Option “squares” cannot be “many”."),
    (["play", "evades", "--option", "squares=--24"], "Option “squares” cannot be “--24”."),
    (["play", "evades", "--option", "squares=²"], "Option “squares” cannot be “²”."),
    (["play", "evades", "--option", "squares=true"], "Option “squares” cannot be “true”."),
    (["play", "evades", "--option", "count_empty_only=1"], "Option “count_empty_only” cannot be “1”."),
    (["play", "dark_castle", "--option", "voice=nobody"], "Option “voice” cannot be “nobody”."),
    (["play", "evades", "--option", "wings=1"], "There is no option “wings”."),
    (["play", "evades", "--option", "squares"], "it is written name=value"),
    (["play", "evades", "--seed", "x"], "is not a seed"),
    (["play", "evades", "--language", "de"], "We do not speak “de” yet."),
    (["play", "evades", "--pack", "/nowhere"], "/nowhere"),
    (["play", "evades", "--fly"], "--fly"),
    (["replay", "/nowhere.jsonl"], "/nowhere.jsonl cannot be read"),
    (["content", "check", "chess"], "There is no game “chess”."),
    (["bench", "engine", "evades", "--seats", "9"], "It takes 2..6 players."),
    (["sim", "evades", "--seats", "human,random"], "human"),
    (["dance"], "dance"),
])
def test_bad_usage_is_code_2_and_a_sentence_on_stderr(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert done.code == 2
    assert sentence in done.err
    assert "Traceback" not in done.err
    assert done.out == ""


def test_version_and_help() -> None:
    assert run("--version").out.startswith(f"escapade {__version__} (")
    assert run("--help").code == 0
    assert run().code == 0


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_help_text_is_a_sentence(code: str) -> None:
    command = get_command(app)
    put_into_words(command, language_of(["play", "--language", code]))

    def texts(one: object) -> list[str]:
        inner = getattr(one, "commands", {}).values()
        mine = [getattr(thing, "help", None) or "" for thing in [one, *getattr(one, "params", [])]]
        return mine + [text for each in inner for text in texts(each)]

    found = [text for text in texts(command) if text]
    assert len(found) > 30
    assert not [text for text in found if text.startswith("cli-")]
    assert any("parties" in text for text in found) == (code == "fr")


def test_languages_are_chosen_in_order() -> None:
    assert choose_language("fr", {"ESCAPADE_LANGUAGE": "en"}).code == "fr"
    assert choose_language(None, {"ESCAPADE_LANGUAGE": "fr", "LANG": "en_GB.UTF-8"}).code == "fr"
    assert choose_language(None, {"LANG": "fr_CA.UTF-8"}).code == "fr"
    assert choose_language(None, {"LC_ALL": "C", "LANG": "fr_FR"}).code == "en"
    assert choose_language(None, {"LANG": "de_DE"}).code == "en"
    assert choose_language(None, {}).code == "en"
    with pytest.raises(BadInput):
        choose_language("de", {})


def test_errors_speak_the_language_of_the_person() -> None:
    assert "Il n’y a pas" in run("play", "chess", "--language", "fr").err or "chess" in run("play", "chess").err
    assert run("play", "chess", environment={"ESCAPADE_LANGUAGE": "fr"}).err != run("play", "chess").err


def test_games_lists_players_and_options() -> None:
    done = run("games")
    assert "evades  Les Évadés (2 to 6 players)" in done.out
    assert "--option squares=30  20..50  [LE-1]" in done.out
    assert done.err == ""
    data = json.loads(run("games", "--json").out)
    evades = next(game for game in data if game["key"] == "evades")
    assert evades["seats"] == {"min": 2, "max": 6}
    assert [option["name"] for option in evades["options"]] == ["squares", "count_empty_only", "round_limit"]


def test_games_say_what_a_bot_does_in_each() -> None:
    """`greedy` collects letters in Elba and counts what a way costs in the castle: no two games say the same."""
    for code in ("en", "fr"):
        data = json.loads(run("games", "--json", "--language", code).out)
        about = {game["key"]: {bot["name"]: bot["about"] for bot in game["bots"]} for game in data}
        told = [bots["greedy"] for bots in about.values() if "greedy" in bots]
        assert len(told) == len(set(told)) == 4
        assert all(told)
        assert f"  greedy  {about['elba']['greedy']}" in run("games", "--language", code).out
    assert "see “escapade games”" in Language("en").say("cli-about-seats")


def test_content_check(tmp_path: Path) -> None:
    assert run("content", "check", "evades").out.startswith("evades: good (pack original, hash ")
    (tmp_path / "pack.json").write_text('{"key": "mine", "game": "evades"}')
    assert "pack mine" in run("content", "check", str(tmp_path)).out
    (tmp_path / "board.json").write_text('{"squares": ')
    broken = run("content", "check", str(tmp_path))
    assert broken.code == 2
    assert "board.json, line 1, column" in broken.err
    (tmp_path / "pack.json").write_text('{"key": "mine"}')
    assert run("content", "check", str(tmp_path)).code == 2


def test_replay_names_line_and_column(tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    run("play", "evades", "--seats", "random,random", "--seed", "1", "--save", str(good))
    lines = good.read_text().splitlines()
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join([*lines[:3], '"p0 bet purple"', *lines[4:]]) + "\n")
    done = run("replay", str(bad))
    assert done.code == 2
    assert done.err.startswith("Line 4, column 9: “p0 bet purple” cannot be played.")
    bad.write_text("\n".join([*lines[:3], "p0 bet red", *lines[4:]]) + "\n")
    assert run("replay", str(bad)).err.startswith("Line 4, column 1: this is not valid JSON")
    assert run("replay", str(good), "--seat", "5").code == 2
    assert run("replay", str(good), "--seat", "x").code == 2


def test_a_replay_keeps_secrets(tmp_path: Path) -> None:
    """LE-17: a spectator, and each seat, sees no bet but its own before the end."""
    file = tmp_path / "match.jsonl"
    run("play", "evades", "--seats", "random,random", "--seed", "1", "--save", str(file))
    told = run("replay", str(file)).out
    assert "p0 bet " not in told
    assert "p1 bet " not in told
    own = run("replay", str(file), "--seat", "p1").out
    assert "p1 bet " in own
    assert "p0 bet " not in own


def test_a_replay_keeps_drawn_cards_secret(tmp_path: Path) -> None:
    """EL-32: the words of a draw name the card only to whoever drew it."""
    file = tmp_path / "match.jsonl"
    run("play", "elba", "--seats", "random,random,random", "--seed", "1", "--option", "round_limit=1",
        "--save", str(file))
    dealt = [json.loads(line) for line in file.read_text().splitlines()[12:21]]
    assert all(words.startswith("chance card ") for words in dealt)
    told = run("replay", str(file)).out
    assert "chance card\n" in told
    assert "chance card " not in told
    own = run("replay", str(file), "--seat", "p1").out
    expected = [words if place % 3 == 1 else "chance card" for place, words in enumerate(dealt)]
    assert [line[6:] for line in own.splitlines() if "chance card" in line][:9] == expected
    assert f"You are dealt {dealt[1][-1].upper()}." in own
