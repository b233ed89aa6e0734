"""EL-19 to EL-31: Fights one by one, and how they chain."""

from typing import Any

from escapade.testing import Scenario
from tests.games.elba.positions import scene
from tests.games.elba.starts import window

BOTH = "p0 bonus 0 / p1 bonus 0"
TO_FIGHT_P2 = window("order", "p0", 1, {"attacker": "p0", "opponents": 1 << 2})
"""EL-30: what is left of p0's series."""


def test_EL_19_whoever_arrives_attacks_and_wins_ties() -> None:
    """EL-19: mandatory and free; a tie is the attacker's."""
    match = scene(at={"p0": "spa", "p1": "arbor"}, hands=["", "a"])
    match.play(f"p0 move arbor / {BOTH} / chance die 3 / chance die 3")
    assert match.told()[-2:] == ["won_fight p0 p1", "grew p1 2"]
    assert match.described("points") == 6


def test_EL_20_no_fight_between_non_players() -> None:
    """EL-20: two who are no players coexist, Campbell among them."""
    match = scene(at={"napoleon_1": "spa", "campbell": "arbor"}).play("p0 push campbell spa")
    assert match.waiting() == ["p0"]
    assert match.told() == ["pushed p0 campbell arbor spa"]


def test_EL_20_none_in_the_safe_area() -> None:
    """EL-20: arriving in the Safe Area starts nothing, however one gets there."""
    match = scene(at={"p0": "spa", "p1": "safe_area", "napoleon_1": "farm"})
    match.play("p0 move safe_area / p0 push napoleon_1 safe_area")
    assert match.waiting() == ["p0"]
    jumped = scene(at={"p1": "safe_area"}, bags=["safe"]).play("p0 jump safe_area")
    assert jumped.told() == ["jumped p0 caesar_room safe_area"]


def test_EL_21_dice_strength_and_weapons() -> None:
    """EL-21: 2 + 3 + 1 against 4 + 2: a tie, so the attacker's."""
    match = scene(at={"p0": "spa", "p1": "arbor"}, bags=["mop"], hands=["", "a"], strength={"p0": 3, "p1": 4})
    match.play("p0 move arbor / p0 bonus 1 / p1 bonus 0 / chance die 2 / chance die 2")
    assert match.told()[-4:-1] == ["rolled p0 2 1 6", "rolled p1 2 0 6", "won_fight p0 p1"]


def test_EL_22_weapons_are_optional_and_chosen_before_the_dice() -> None:
    """EL-22: attacker, then defender; from 0 to the most the Bag spells."""
    match = scene(at={"p0": "spa", "p1": "arbor"}, bags=["mop", "armram"]).play("p0 move arbor")
    assert match.legal("p0") == ["bonus 0", "bonus 1"]
    assert match.why("p0", "bonus 2") == {"code": "bonus_too_high", "params": {"most": 1}, "rule": "EL-22"}
    match.play("p0 bonus 0")
    assert match.legal("p1") == ["bonus 0", "bonus 1", "bonus 2"]
    match.play("p1 bonus 2")
    assert match.waiting() == ["chance"]


def test_EL_22_a_non_player_has_no_weapons() -> None:
    """EL-22: a bonus is asked of live players only, of 0 too."""
    match = scene(at={"p0": "spa", "napoleon_1": "arbor"}).play("p0 move arbor")
    assert match.legal("p0") == ["bonus 0"]
    assert match.play("p0 bonus 0").waiting() == ["chance"]


def test_EL_24_the_order_after_a_fight() -> None:
    """EL-24: Strength and points, the throw, the card, then the Fight where the loser landed."""
    match = scene(at={"p0": "spa", "p1": "arbor", "p2": "lab"}, hands=["", "a", "b"])
    match.play(f"p0 move arbor / {BOTH} / chance die 6 / chance die 1 / chance throw lab")
    assert match.described("guests.p1") == {"place": "lab", "strength": 2}
    assert match.waiting() == ["p0"]
    match.play("p0 take_hand / chance card a")
    assert match.told()[-1] == "fight_began p1 p2 lab"
    assert match.waiting() == ["p1"]


def test_EL_24_thrown_back_into_the_same_room() -> None:
    """EL-24: it may be the place it came from: the Fight starts again, with the one thrown as attacker."""
    match = scene(at={"p0": "spa", "p1": "arbor"})
    match.play(f"p0 move arbor / {BOTH} / chance die 6 / chance die 1 / chance throw arbor")
    assert match.told()[-2:] == ["thrown p1 arbor arbor", "fight_began p1 p0 arbor"]
    match.play("p1 bonus 0 / p0 bonus 0 / chance die 2 / chance die 3")
    assert match.told()[-3:] == ["won_fight p1 p0", "grew p0 2", "lost_points p0"]


def test_EL_25_player_beats_player() -> None:
    """EL-25: a letter of the Bag by choice, or a random card of the Hand, into the winner's Hand."""
    start: dict[str, Any] = {"at": {"p0": "spa", "p1": "arbor"}, "hands": ["", "ee"], "bags": ["", "mop"]}
    fight = f"p0 move arbor / {BOTH} / chance die 6 / chance die 1 / chance throw lab"
    match = scene(**start).play(fight)
    assert match.legal("p0") == ["take_bag m", "take_bag o", "take_bag p", "take_hand"]
    match.play("p0 take_bag o")
    assert match.described("players[0]") == {"hand": "o", "hand_size": 1, "bag": ""}
    assert match.described("players[1].bag") == "mp"
    stolen = scene(**start).play(f"{fight} / p0 take_hand / chance card e")
    assert stolen.described("players[0].hand") == "e"
    assert stolen.described("players[1].hand") == "e"
    assert stolen.why("p0", "take_hand") == {"code": "not_taking", "params": {}, "rule": "EL-25"}


def test_EL_25_nothing_to_take() -> None:
    """EL-25: he must take one if there is one; from a player without cards there is none."""
    match = scene(at={"p0": "spa", "p1": "arbor"})
    match.play(f"p0 move arbor / {BOTH} / chance die 6 / chance die 1 / chance throw lab")
    assert match.waiting() == ["p0"]
    assert match.described("phase") == "act"
    assert match.described("frames") == []


def test_EL_26_player_beats_napoleon() -> None:
    """EL-26: a card from the deck, above seven too."""
    match = scene(at={"p0": "spa", "napoleon_1": "arbor"}, hands=["aabbccee"], points=1)
    match.play("p0 move arbor / p0 bonus 0 / chance die 6 / chance die 1 / chance throw lab / chance card f")
    assert match.described("players[0].hand") == "aabbcceef"
    assert match.told("p0")[-1] == "won_card p0 f"
    assert match.told("p1")[-1] == "won_card p0 -"


def test_EL_26_the_deck_runs_out_in_the_middle_of_the_reward() -> None:
    """EL-8, EL-26: the discard pile becomes the deck at that moment; with both empty there is no card."""
    match = scene(at={"p0": "spa", "napoleon_1": "arbor"}, in_deck="")
    match.play("p0 move arbor / p0 bonus 0 / chance die 6 / chance die 1 / chance throw lab")
    assert match.told()[-1] == "reshuffled 64"
    match.play("chance card s")
    assert match.described("deck_size") == 63
    everything = "aaaaaaaaaabbbbcccccceeeeeeeeeeeefffflllommmmooopppppprrrrrrssssl"
    empty = scene(at={"p0": "spa", "napoleon_1": "arbor"}, hands=["", everything])
    empty.play("p0 move arbor / p0 bonus 0 / chance die 6 / chance die 1 / chance throw lab")
    assert empty.described("frames") == []


def test_EL_27_player_beats_campbell() -> None:
    """EL-27: the top of the discard pile, if there is one."""
    start: dict[str, Any] = {"at": {"p0": "spa", "campbell": "arbor"}}
    fight = "p0 move arbor / p0 bonus 0 / chance die 6 / chance die 1 / chance throw lab"
    match = scene(**start, discard="abc").play(fight)
    assert match.described("players[0].hand") == "c"
    assert match.described("discard") == "ab"
    assert match.told()[-1] == "won_discard p0 c"
    assert scene(**start).play(fight).described("players[0].hand_size") == 0


def test_EL_28_non_player_beats_player() -> None:
    """EL-28: a card of the loser's choice from Hand or Bag, straight to the discard pile."""
    match = scene(at={"p0": "spa", "campbell": "arbor"}, hands=["a"], bags=["mop"], discard="e")
    match.play("p0 move arbor / p0 bonus 0 / chance die 1 / chance die 6 / chance throw lab")
    assert match.legal("p0") == ["give_hand a", "give_bag m", "give_bag o", "give_bag p"]
    assert match.why("p0", "give_bag a") == {"code": "not_in_bag", "params": {"letter": "a"}, "rule": "EL-16"}
    match.play("p0 give_hand a")
    assert match.described("discard") == "ea"
    nothing = scene(at={"p0": "spa", "campbell": "arbor"})
    nothing.play("p0 move arbor / p0 bonus 0 / chance die 1 / chance die 6 / chance throw lab")
    assert nothing.legal("p0") == ["end"]


def test_EL_29_only_the_active_player_loses_points() -> None:
    """EL-29: as attacker or not; the points of a turn are the active player's."""
    lost = scene(at={"p0": "spa", "p1": "arbor"}).play(f"p0 move arbor / {BOTH} / chance die 1 / chance die 6")
    assert lost.described("points") == 0
    assert "lost_points p0" in lost.told()
    won = scene(at={"p0": "spa", "p1": "arbor"}).play(f"p0 move arbor / {BOTH} / chance die 6 / chance die 1")
    assert won.described("points") == 6
    assert not any(words.startswith("lost_points") for words in won.told())


def test_EL_30_several_guests_in_the_order_chosen() -> None:
    """EL-30: one after another; with one left there is nothing to choose; a loss ends the series."""
    match = scene(at={"p0": "spa", "napoleon_1": "arbor", "napoleon_2": "arbor", "campbell": "arbor"}, hands=["a"])
    match.play("p0 move arbor")
    assert match.legal("p0") == ["fight napoleon_1", "fight napoleon_2", "fight campbell"]
    assert match.why("p0", "fight p1") == {"code": "not_in_this_series", "params": {"guest": "p1"}, "rule": "EL-30"}
    match.play("p0 fight campbell / p0 bonus 0 / chance die 6 / chance die 1 / chance throw lab")
    assert match.legal("p0") == ["fight napoleon_1", "fight napoleon_2"]
    match.play("p0 fight napoleon_2 / p0 bonus 0 / chance die 6 / chance die 1 / chance throw farm / chance card e")
    assert match.told()[-1] == "fight_began p0 napoleon_1 arbor"
    match.play("p0 bonus 0 / chance die 1 / chance die 6 / chance throw pool / p0 give_hand a")
    assert match.described("frames") == []
    assert match.legal("p0") == ["end"]


def test_EL_30_a_loss_ends_the_series() -> None:
    """EL-30: whoever is thrown does not fight the rest."""
    match = scene(at={"p0": "spa", "napoleon_1": "arbor", "napoleon_2": "arbor"})
    match.play("p0 move arbor / p0 fight napoleon_2 / p0 bonus 0 / chance die 1 / chance die 6 / chance throw lab")
    assert match.described("frames") == []
    assert match.described("guests.napoleon_1.place") == "arbor"


def beaten(loser: str, series: list[dict[str, object]], **about: Any) -> Scenario:
    """p0 has beaten somebody who is about to be thrown: only then can several players be in one room."""
    frames = [*series, window("throw", None, len(series) + 1, {"winner": "p0", "loser": loser})]
    return scene(frames=frames, opened=len(frames), waiting=["chance"], **about)


def test_EL_30_for_a_non_player_the_active_player_chooses() -> None:
    """EL-30: only live players are fought."""
    match = beaten("napoleon_1", [], at={"p0": "spa", "napoleon_1": "spa", "p1": "arbor", "p2": "arbor",
                                         "napoleon_2": "arbor"})
    match.play("chance throw arbor / chance card a")
    assert match.waiting() == ["p0"]
    assert match.legal("p0") == ["fight p1", "fight p2"]
    match.play("p0 fight p2")
    assert match.waiting() == ["p2"]


def test_EL_30_a_player_chooses_even_out_of_turn() -> None:
    """EL-30, EL-31: a loser thrown into another room fights there, in his own order."""
    match = scene(at={"p0": "spa", "p1": "arbor", "p2": "lab", "napoleon_1": "lab"})
    match.play(f"p0 move arbor / {BOTH} / chance die 6 / chance die 1 / chance throw lab")
    assert match.waiting() == ["p1"]
    assert match.legal("p1") == ["fight p2", "fight napoleon_1"]


def test_EL_30_the_beaten_guests_fights_come_first() -> None:
    """EL-30: then the rest of the series goes on, if the one who entered has not lost."""
    match = scene(at={"p0": "spa", "p1": "arbor", "napoleon_1": "arbor", "napoleon_2": "lab"})
    match.play(f"p0 move arbor / p0 fight p1 / {BOTH} / chance die 6 / chance die 1 / chance throw lab")
    assert match.told()[-1] == "fight_began p1 napoleon_2 lab"
    match.play("p1 bonus 0 / chance die 6 / chance die 1 / chance throw roof / chance card a")
    assert match.told()[-1] == "fight_began p0 napoleon_1 arbor"


def test_EL_30_thrown_back_in_attacks_everybody_anew() -> None:
    """EL-30: whoever is thrown leaves the series; thrown back in he attacks the one who entered and all others."""
    match = beaten("p1", [TO_FIGHT_P2], at=dict.fromkeys(("p0", "p1", "p2"), "arbor")).play("chance throw arbor")
    assert match.waiting() == ["p1"]
    assert match.legal("p1") == ["fight p0", "fight p2"]
    match.play("p1 fight p0 / p1 bonus 0 / p0 bonus 0 / chance die 6 / chance die 1 / chance throw lab")
    assert match.told()[-1] == "fight_began p1 p2 arbor"
    match.play("p1 bonus 0 / p2 bonus 0 / chance die 6 / chance die 1 / chance throw roof")
    assert match.described("frames") == []
    assert match.legal("p0") == ["end"]


def test_EL_30_the_series_of_one_who_lost_meanwhile_is_over() -> None:
    """EL-30: a chain throws somebody onto the one who entered; he loses, and fights the rest no more."""
    match = scene(at={"p0": "spa", "p1": "arbor", "napoleon_1": "arbor", "p2": "lab"})
    match.play(f"p0 move arbor / p0 fight p1 / {BOTH} / chance die 6 / chance die 1 / chance throw lab")
    match.play("p1 bonus 0 / p2 bonus 0 / chance die 6 / chance die 1 / chance throw arbor")
    assert match.legal("p2") == ["fight p0", "fight napoleon_1"]
    match.play("p2 fight p0 / p2 bonus 0 / p0 bonus 0 / chance die 6 / chance die 1 / chance throw pool")
    assert match.told()[-1] == "fight_began p2 napoleon_1 arbor"
    match.play("p2 bonus 0 / chance die 6 / chance die 1 / chance throw farm / chance card e")
    assert match.described("frames") == []
    assert match.legal("p0") == ["end"]


def test_EL_30_whoever_is_thrown_out_of_the_room_leaves_the_series() -> None:
    """EL-30: p0 still has p2 to fight; p1, thrown back in, throws p2 out first: nothing is left of p0's series."""
    match = beaten("p1", [TO_FIGHT_P2], at=dict.fromkeys(("p0", "p1", "p2"), "arbor"), points=2)
    match.play("chance throw arbor")
    match.play("p1 fight p2 / p1 bonus 0 / p2 bonus 0 / chance die 6 / chance die 1 / chance throw lab")
    assert match.told()[-1] == "fight_began p1 p0 arbor"
    match.play("p1 bonus 0 / p0 bonus 0 / chance die 1 / chance die 6 / chance throw roof")
    assert match.described("frames") == []
    assert match.described("points") == 2
    assert match.waiting() == ["p0"]


def test_EL_31_a_chain_throws_a_non_player_among_players() -> None:
    """EL-31: he attacks the live players there; then the turn goes on where it was."""
    match = beaten("napoleon_1", [], at={"p0": "arbor", "napoleon_1": "arbor", "p1": "lab", "p2": "lab"}, points=1)
    match.play("chance throw lab / chance card a")
    assert match.waiting() == ["p0"]
    match.play("p0 fight p1 / p1 bonus 0 / chance die 1 / chance die 6 / chance throw farm / chance card e")
    assert match.described("players[1].hand") == "e"
    assert match.described("points") == 1
    assert match.waiting() == ["p0"]
    assert "end" in match.legal("p0")


def test_EL_21_the_sum_to_reach_is_told() -> None:
    """EL-21: once the attacker's die is cast everybody sees the sum, die and bonus and Strength; before that, 0."""
    match = scene(at={"p0": "spa", "p1": "arbor"}, bags=["mop"], hands=["", "a"], strength={"p0": 3, "p1": 4})
    match.play("p0 move arbor / p0 bonus 1 / p1 bonus 0")
    assert match.view("p1")["attack_total"] == 0
    match.play("chance die 2")
    assert [match.view(seat)["attack_total"] for seat in ("p0", "p1", "spectator")] == [6, 6, 6]
    match.play("chance die 2")
    assert match.view("p1")["attack_total"] == 0
