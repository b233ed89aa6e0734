"""Short ways to write positions of Les Évadés, and to throw dice in them."""

from escapade.testing import Scenario, given

PRISONERS = ["blue", "red", "yellow", "light_green", "dark_green", "orange", "brown"]
BOATS = ["leaking_tub", "rowing_boat", "fishing_boat", "speedboat"]
FIVE_ABOARD = "blue yellow light_green dark_green orange"
"""Red and brown are left."""
FOUR_ABOARD = "blue yellow light_green dark_green"
"""Red, orange and brown are left."""
THREE_ABOARD = "blue yellow light_green"
TWO_ABOARD = "blue yellow"


def stacks(text: str) -> dict[str, list[str]]:
    """The track behind a short text: `3 red, 12 yellow blue` has red on 3 and, on 12, blue on top of yellow."""
    pieces = [piece.split() for piece in text.split(",") if piece.strip()]
    return {words[0]: words[1:] for words in pieces}


def position_before_dice(track: str = "", boarded: str = "", *, finished_rounds: int = 0, turns: int | None = None,
                         seats: int = 2, starter: int = 0, bets: list[list[str]] | None = None) -> dict[str, object]:
    """What differs from the first position when all have bet and a player is about to choose dice."""
    finished = finished_rounds * seats if turns is None else turns
    return {
        "phase": "choose",
        "bets": bets or [PRISONERS] * seats,
        "picks": [7] * seats,
        "starter": f"p{starter}",
        "turns": finished,
        "waiting": [f"p{(starter + finished) % seats}"],
        "track": stacks(track),
        "boarded": boarded.split(),
    }


def choosing(track: str = "", boarded: str = "", *, finished_rounds: int = 0, turns: int | None = None,
             seats: int = 2, starter: int = 0, bets: list[list[str]] | None = None, **options: object) -> Scenario:
    """A player (p0 unless told otherwise) is about to choose dice; those not named are at their windows."""
    position = position_before_dice(track, boarded, finished_rounds=finished_rounds, turns=turns, seats=seats,
                                    starter=starter, bets=bets)
    return given("evades", seats, position, **options)


def throw(match: Scenario, dice: str) -> Scenario:
    """Whoever is to choose takes these dice, in this order, and rolls: `red 4, blue 3, white 2`."""
    seat = match.waiting()[0]
    faces = dict(piece.split() for piece in dice.split(","))
    for die in faces:
        match.play(f"{seat} take {die}")
    if match.waiting() == [seat]:
        match.play(f"{seat} roll")
    coloured = [face for die, face in faces.items() if die != "white"]
    white = [face for die, face in faces.items() if die == "white"]
    return match.play(" / ".join(f"chance die {face}" for face in coloured + white))


def track_of(match: Scenario) -> dict[str, list[str]]:
    """The stacks by square, from the bottom up."""
    found: dict[str, list[str]] = match.described("track")
    return found
