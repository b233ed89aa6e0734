"""What every kind of action, draw, event, question and reason of the pocket game looks like."""

from escapade.core.option import Option, choice, flag, number
from escapade.core.shape import Field, Shape, number_field, seat_field
from escapade.core.tables import Shapes, outcome_shapes, phase
from tests.pocket.kinds import REASON_NAMES, REASON_RULES, Chance, Ev, Kind, Phase, Why


def option_table() -> list[Option]:
    """PK-6, PK-7: how long a match is, whether there are ballots, and what a tie is."""
    return [
        number("rounds", 1, 9, 3, "PK-7"),
        flag("ballots", "PK-6", default=True),
        choice("tie", ["shared", "nobody"], "shared", "PK-7"),
    ]


def make_shapes(cards: list[str]) -> Shapes:
    """The shapes with the vocabulary of the loaded deck."""
    card = Field("card", "card", cards)
    hidden_card = Field("card", "card", cards, hidden=True)
    answer = Field("answer", "answer", ["no", "yes"])
    seat, victim = seat_field("seat"), seat_field("victim")
    actions = [
        Shape(Kind.DRAW, "draw", [], ["PK-3"]), Shape(Kind.STEAL, "steal", [victim], ["PK-4"]),
        Shape(Kind.CALL_VOTE, "call_vote", [], ["PK-5"]), Shape(Kind.CALL_BALLOT, "call_ballot", [], ["PK-6"]),
        Shape(Kind.STOP, "stop", [], ["PK-2"]), Shape(Kind.PLAY, "play", [card], ["PK-4"]),
        Shape(Kind.PASS, "pass", [], ["PK-4"]), Shape(Kind.NAME, "name", [seat_field("named")], ["PK-5"]),
        Shape(Kind.SAY, "say", [answer], ["PK-6"]),
    ]
    events = [
        Shape(Ev.DREW, "drew", [seat, hidden_card], ["PK-3"]), Shape(Ev.TRIED, "tried", [seat, victim], ["PK-4"]),
        Shape(Ev.PLAYED, "played", [seat, card], ["PK-4"]),
        Shape(Ev.STOLE, "stole", [seat, victim, hidden_card], ["PK-4"]),
        Shape(Ev.CALLED, "called", [seat], ["PK-2"]), Shape(Ev.SAID, "said", [seat, answer], ["PK-6"]),
        Shape(Ev.VOTED, "voted", [seat, seat_field("named")], ["PK-5"]),
        Shape(Ev.CHANGED_SIDES, "changed_sides", [seat], ["PK-5"]), Shape(Ev.ENDED, "ended", [], ["PK-7"]),
    ]
    phases = [
        phase(Phase.TURN, "turn", [seat_field("player"), number_field("round")], ["PK-2"]),
        phase(Phase.DRAWING, "drawing", [], ["PK-3"]), phase(Phase.OVER, "over", [], ["PK-7"]),
        phase(Phase.DEFEND, "defend", [], ["PK-4"], [seat_field("thief")]),
        phase(Phase.INSIST, "insist", [], ["PK-4"], [victim]),
        phase(Phase.STEALING, "stealing", [], ["PK-4"], [victim]),
        phase(Phase.VOTE, "vote", [], ["PK-5"], choice=seat_field("named")),
        phase(Phase.BALLOT, "ballot", [], ["PK-6"], choice=answer),
    ]
    reasons = [
        Shape(Why.NO_CARDS_LEFT, "no_cards_left", [], ["PK-3"]), Shape(Why.NOT_HELD, "not_held", [card], ["PK-4"]),
        Shape(Why.EMPTY_HAND, "empty_hand", [seat], ["PK-4"]), Shape(Why.YOURSELF, "yourself", [], ["PK-4"]),
        Shape(Why.NOT_ASKED, "not_asked", [], ["PK-2"]), Shape(Why.NO_BALLOTS, "no_ballots", [], ["PK-6"]),
    ]
    return Shapes(actions, [Shape(Chance.CARD, "card", [card], ["PK-3", "PK-4"])], events, phases, reasons,
                  outcome_shapes(REASON_NAMES, REASON_RULES))
