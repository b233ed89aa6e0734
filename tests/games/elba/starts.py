"""Where random play hardly ever gets in a few rounds; all on the last turn of the match, so that walks stay short."""

from typing import Any

from escapade.core.game import Game
from escapade.core.state import State
from tests.games.elba.positions import written


def starts(game: Game, seats: int) -> list[State]:
    """One step from freedom; an empty deck; with house weapons, words to propose and a vote going on."""
    last = game.option_values["round_limit"] * seats - 1
    turn: dict[str, Any] = {"turns": last, "starter": f"p{-last % seats}"}
    found = [*escapes(), *empty_decks(), *(proposals(seats) if game.option_values["house_weapons"] else [])]
    return [game.position(written(game, seats, **about, **turn)) for about in found]


def window(phase: str, owner: str | None, serial: int, memory: dict[str, object]) -> dict[str, object]:
    """A frame."""
    return {"type": "window", "phase": phase, "owner": owner, "serial": serial, "memory": memory}


def escapes() -> list[dict[str, Any]]:
    """EL-13, EL-14: before a try in a tower, and in the middle of one that fails and of one that may not."""
    trying = window("try", None, 1, {"winner": None, "loser": "p0"})
    tower: dict[str, Any] = {"bags": ["elba"], "at": {"p0": "west_tower"}}
    middle = {**tower, "frames": [trying], "opened": 1, "waiting": ["chance"]}
    return [{**tower, "strength": {"p0": 6}}, {**tower, "points": 1}, {**middle, "strength": {"p0": 1}},
            {**middle, "strength": {"p0": 6}}]


def empty_decks() -> list[dict[str, Any]]:
    """EL-8: a card is wanted and the deck is empty."""
    return [{"phase": "draw", "points": 0, "in_deck": ""}] * 3


def proposals(seats: int) -> list[dict[str, Any]]:
    """EL-23: a bonus to choose with APE in the Bag, and a vote on it with one voter left."""
    fight = window("bonus", "p0", 1, {"attacker": "p0", "defender": "p1"})
    choosing: dict[str, Any] = {"bags": ["ape"], "at": {"p0": "spa", "p1": "spa"}, "frames": [fight], "opened": 1}
    return [choosing] * 3 + [{**choosing, **ballot(seats, fight, said)} for said in ("no", "yes")]


def ballot(seats: int, fight: dict[str, object], said: str) -> dict[str, Any]:
    """All voters but the last one have said the same."""
    voters = [f"p{seat}" for seat in range(1, seats)]
    votes = [None, *[said] * (seats - 2), None]
    frame = {"type": "ballot", "phase": "vote", "owner": "p0", "serial": 2, "memory": {"word": "ape"},
             "voters": voters, "choices": ["no", "yes"], "missing": voters[-1:], "votes": votes}
    return {"frames": [fight, frame], "opened": 2, "waiting": voters[-1:], "proposed": True}
