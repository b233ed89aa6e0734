"""PK-1 to PK-8 as scenarios with scripted chance: what the rules page says, in exact numbers."""

import pytest

import escapade
from escapade.core.errors import BadInput
from escapade.games import load
from escapade.testing import Scenario, given
from tests.pocket.load import HOME

NOBODY_KNOWS = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]


def player(hand: list[int], side: str = "loyal") -> dict[str, object]:
    """A seat as a position writes it; hands count coins, shields and masks."""
    return {"hand": hand, "size": sum(hand), "side": side, "knows": NOBODY_KNOWS}


def table(hands: list[list[int]], **changes: object) -> Scenario:
    """Three seats with these hands; the rest of 6 coins, 3 shields and 2 masks is the deck."""
    deck = [count - sum(hand[card] for hand in hands) for card, count in enumerate([6, 3, 2])]
    position: dict[str, object] = {"players": [player(hand) for hand in hands], "deck": deck, "deck_size": sum(deck)}
    return given("pocket", 3, position | changes)


def test_pk1_the_first_position() -> None:
    """PK-1: two to four seats, all loyal, a full deck and empty hands."""
    for seats in (2, 3, 4):
        match = given("pocket", seats)
        assert match.waiting() == ["p0"]
        assert match.described("deck") == [6, 3, 2]
        assert [seat["side"] for seat in match.described("players")] == ["loyal"] * seats
        assert [seat["size"] for seat in match.described("players")] == [0] * seats
    for seats in (1, 5):
        with pytest.raises(BadInput, match=r"input\.seats"):
            escapade.load("pocket").new(seats)


def test_pk1_a_pack_brings_another_deck() -> None:
    """PK-1: the deck is content, and a pack may replace it."""
    game = load("pocket", pack=HOME.parent / "pack")
    assert game.source.pack == "rich"
    assert game.describe(game.new(2))["deck"] == [12, 1, 1]
    assert game.source.digest != load("pocket").source.digest


def test_pk2_a_turn_is_one_of_five() -> None:
    """PK-2: nobody to steal from at first; then the victim with cards is offered, and turns go round."""
    match = given("pocket", 3)
    assert match.legal("p0") == ["draw", "call_vote", "call_ballot", "stop"]
    match.play("p0 draw / chance card coin")
    assert match.waiting() == ["p1"]
    assert match.legal("p1") == ["draw", "steal p0", "call_vote", "call_ballot", "stop"]
    match.play("p1 stop / p2 stop")
    assert match.waiting() == ["p0"]
    assert match.view("p1")["question"]["fields"] == {"player": "p0", "round": 2}


def test_pk2_the_ballot_is_an_option() -> None:
    """PK-2: without the option a ballot is not offered, and the reason says so."""
    match = given("pocket", 2, ballots=False)
    assert match.legal("p0") == ["draw", "call_vote", "stop"]
    assert match.why("p0", "call_ballot") == {"code": "no_ballots", "params": {}, "rule": "PK-6"}


def test_pk3_only_the_one_who_drew_sees_the_card() -> None:
    """PK-3: the others are told that a card was drawn, not which."""
    match = given("pocket", 3).play("p0 draw / chance card mask")
    assert match.told("p0") == ["drew p0 mask"]
    assert match.told("p1") == match.told() == ["drew p0 -"]
    match.expect(players__0__hand=[0, 0, 1], deck=[6, 3, 1])


def test_pk3_an_empty_deck_cannot_be_drawn_from() -> None:
    """PK-3: the reason names the rule."""
    match = table([[6, 0, 0], [0, 3, 0], [0, 0, 2]])
    assert "draw" not in match.legal("p0")
    assert match.why("p0", "draw") == {"code": "no_cards_left", "params": {}, "rule": "PK-3"}
    assert match.refuses("p0 draw") == "refused.not_legal"


def test_pk4_a_theft_is_remembered_by_both() -> None:
    """PK-4: the victim passes, a random card moves, thief and victim see it and remember who holds it."""
    match = table([[0, 0, 0], [1, 1, 0], [0, 0, 0]]).play("p0 steal p1")
    assert match.waiting() == ["p1"]
    assert match.legal("p1") == ["play shield", "pass"]
    match.play("p1 pass / chance card coin")
    assert match.told("p1") == ["stole p0 p1 coin"]
    assert match.told("p2") == ["stole p0 p1 -"]
    match.expect(players__0__hand=[1, 0, 0], players__1__hand=[0, 1, 0])
    assert match.view("p1")["players"][1]["knows"][0] == [1, 0, 0]
    assert match.view("p2")["players"][2]["knows"] == NOBODY_KNOWS


def test_pk4_a_shield_stops_the_theft_and_a_mask_the_shield() -> None:
    """PK-4: the windows nest; both cards are discarded openly."""
    match = table([[0, 0, 1], [1, 1, 0], [0, 0, 0]]).play("p0 steal p1 / p1 play shield")
    assert match.legal("p0") == ["play mask", "pass"]
    match.play("p0 play mask / chance card coin")
    match.expect(players__0__hand=[1, 0, 0], players__1__hand=[0, 0, 0], discard=[0, 1, 1])
    assert match.waiting() == ["p1"]


def test_pk4_the_thief_may_give_up() -> None:
    """PK-4: without a mask the thief can only pass, but is asked all the same; the turn is over."""
    match = table([[0, 0, 0], [1, 1, 0], [0, 0, 0]]).play("p0 steal p1 / p1 play shield")
    assert match.legal("p0") == ["pass"]
    match.play("p0 pass").expect(players__1__hand=[1, 0, 0], frames=[], waiting=["p1"])


def test_pk4_a_hand_emptied_by_its_own_shield() -> None:
    """PK-4: the last card was the shield, and nothing is left to steal."""
    match = table([[0, 0, 1], [0, 1, 0], [0, 0, 0]])
    match.play("p0 steal p1 / p1 play shield / p0 play mask")
    match.expect(players__0__size=0, players__1__size=0, waiting=["p1"])


def test_pk4_somebody_who_did_not_see_forgets() -> None:
    """PK-4: p1 knows of p0's coin until an unseen card is stolen from p0."""
    match = table([[0, 0, 0], [1, 0, 0], [0, 0, 0]])
    match.play("p0 steal p1 / p1 pass / chance card coin / p1 stop")
    assert match.described("players[1].knows[0]") == [1, 0, 0]
    match.play("p2 steal p0 / p0 pass / chance card coin")
    assert match.described("players[1].knows[0]") == [0, 0, 0]
    assert match.described("players[0].knows[2]") == [1, 0, 0]


def test_pk4_refusals() -> None:
    """PK-4: not from oneself, not from an empty hand, not with a card one does not hold."""
    match = table([[1, 0, 0], [0, 0, 1], [0, 0, 0]])
    assert match.why("p0", "steal p0") == {"code": "yourself", "params": {}, "rule": "PK-4"}
    assert match.why("p0", "steal p2") == {"code": "empty_hand", "params": {"seat": "p2"}, "rule": "PK-4"}
    assert match.why("p0", "steal") is None
    match.play("p0 steal p1")
    assert match.why("p1", "play shield") == {"code": "not_held", "params": {"card": "shield"}, "rule": "PK-4"}


def test_pk5_the_one_named_most_changes_sides() -> None:
    """PK-5: all at once, in any order; votes are shown when the last one is in."""
    match = given("pocket", 3).play("p0 call_vote")
    assert match.waiting() == ["p0", "p1", "p2"]
    match.play("p2 name p1 / p0 name p1")
    assert match.told() == []
    assert match.view("p1")["frames"][0]["votes"] == [None, None, None]
    assert match.view("p0")["frames"][0]["votes"] == ["p1", None, None]
    match.play("p1 name p0")
    assert match.told() == ["voted p0 p1", "voted p1 p0", "voted p2 p1", "changed_sides p1"]
    assert [seat["side"] for seat in match.described("players")] == ["loyal", "traitor", "loyal"]


def test_pk5_a_tie_changes_nothing_and_a_traitor_can_come_back() -> None:
    """PK-5: no tie; a second vote brings the seat home."""
    match = given("pocket", 2).play("p0 call_vote / p0 name p0 / p1 name p1")
    match.expect(players__0__side="loyal", players__1__side="loyal")
    match.play("p1 call_vote / p0 name p0 / p1 name p0").expect(players__0__side="traitor")
    match.play("p0 call_vote / p0 name p0 / p1 name p0").expect(players__0__side="loyal")


def test_pk6_the_ballot_goes_round_and_can_end_the_match() -> None:
    """PK-6: from the caller's left, the caller last; more than half yes ends it."""
    match = given("pocket", 3).play("p0 call_ballot")
    assert match.waiting() == ["p1"]
    match.play("p1 say yes / p2 say no")
    assert match.view("p0")["frames"][0]["votes"] == [None, "yes", "no"]
    assert match.waiting() == ["p0"]
    match.play("p0 say yes")
    assert match.told() == ["said p0 yes", "ended"]
    assert match.waiting() == []


def test_pk6_half_is_not_enough() -> None:
    """PK-6: with two of four the match goes on with the next turn."""
    match = given("pocket", 4).play("p0 call_ballot / p1 say yes / p2 say yes / p3 say no / p0 say no")
    assert match.waiting() == ["p1"]
    assert match.outcome() is None


def test_pk7_the_richer_side_wins_together() -> None:
    """PK-7: after the last round; the traitor has two coins, the loyal three between them."""
    seats = [player([1, 0, 0]), player([2, 0, 0], "traitor"), player([2, 0, 0])]
    match = given("pocket", 3, {"players": seats, "deck": [1, 3, 2], "deck_size": 6, "turns": 2, "waiting": ["p2"]},
                  rounds=1).play("p2 stop")
    assert match.outcome() == {"reason": "rounds", "rule": "PK-7", "winners": [0, 2], "scores": [1, 2, 2],
                               "sides": ["loyal", "traitor", "loyal"]}
    assert match.refuses("p0 stop") == "refused.over"


@pytest.mark.parametrize(("tie", "winners"), [("shared", [0, 1]), ("nobody", [])])
def test_pk7_a_tie(tie: str, winners: list[int]) -> None:
    """PK-7: a tie is shared, or nobody's with the option."""
    match = given("pocket", 2, rounds=1, tie=tie).play("p0 call_vote / p0 name p1 / p1 name p1 / p1 stop")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome["winners"] == winners


def test_pk8_what_is_private() -> None:
    """PK-8: hands and memories are private until the end; sizes, sides and the discard pile are public."""
    match = table([[1, 0, 0], [0, 1, 0], [0, 0, 1]], discard=[0, 0, 0])
    for viewer in ("p0", "spectator"):
        seen = match.view(viewer)
        assert seen["players"][1]["hand"] is None
        assert seen["players"][1]["knows"] is None
        assert seen["players"][1]["size"] == 1
        assert seen["deck"] is None
        assert seen["deck_size"] == 8
    assert match.view("p0")["players"][0]["hand"] == [1, 0, 0]
    match.play("p0 call_ballot / p1 say yes / p2 say yes / p0 say yes")
    assert match.view("spectator")["players"][1]["hand"] == [0, 1, 0]
    assert match.view("spectator")["deck"] == [5, 2, 1]
