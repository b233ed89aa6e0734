"""“Why can't I?”: one shape for every answer, with the rule it comes from."""

from escapade.core.shape import Field, Shape, number_field
from escapade.games.elba.kinds import Why


def reason_shapes(place: Field, room: Field, letter: Field, guest: Field, word: Field) -> list[Shape]:
    """In the order of a turn, then of a Fight."""
    return [
        Shape(Why.NOT_DRAWING, "not_drawing", [], ["EL-7"]),
        Shape(Why.HAND_FULL, "hand_full", [number_field("cards")], ["EL-7"]),
        Shape(Why.NO_CARDS_LEFT, "no_cards_left", [], ["EL-8"]),
        Shape(Why.NOT_ACTING, "not_acting", [], ["EL-9"]),
        Shape(Why.NO_POINTS, "no_points", [], ["EL-9"]),
        Shape(Why.NOT_ADJACENT, "not_adjacent", [place], ["EL-10"]),
        Shape(Why.GUEST_NOT_ADJACENT, "guest_not_adjacent", [guest, place], ["EL-11"]),
        Shape(Why.GUEST_ABSENT, "guest_absent", [guest], ["EL-4"]),
        Shape(Why.ALREADY_THERE, "already_there", [room], ["EL-12"]),
        Shape(Why.CANNOT_SPELL_ROOM, "cannot_spell_room", [room], ["EL-12"]),
        Shape(Why.NO_ROOM_SPELLED, "no_room_spelled", [], ["EL-12"]),
        Shape(Why.NO_ESCAPE_WORD, "no_escape_word", [place], ["EL-13"]),
        Shape(Why.NOT_FILLING, "not_filling", [], ["EL-15"]),
        Shape(Why.NOT_IN_HAND, "not_in_hand", [letter], ["EL-17"]),
        Shape(Why.HAND_TOO_LARGE, "hand_too_large", [number_field("over")], ["EL-15"]),
        Shape(Why.NOT_CLEANING, "not_cleaning", [], ["EL-16"]),
        Shape(Why.NOT_IN_BAG, "not_in_bag", [letter], ["EL-16"]),
        Shape(Why.ONLY_ONE_IN_BAG, "only_one_in_bag", [letter], ["EL-16"]),
        Shape(Why.NAME_IN_ORDER, "name_in_order", [letter], ["EL-16"]),
        Shape(Why.CANNOT_SPELL_WORD, "cannot_spell_word", [word], ["EL-16"]),
        Shape(Why.NO_WORD_SPELLED, "no_word_spelled", [], ["EL-16"]),
        Shape(Why.NOT_DISCARDING, "not_discarding", [], ["EL-16"]),
        Shape(Why.NOT_TO_DISCARD, "not_to_discard", [letter], ["EL-16"]),
        Shape(Why.NOT_ARMING, "not_arming", [], ["EL-22"]),
        Shape(Why.BONUS_TOO_HIGH, "bonus_too_high", [number_field("most")], ["EL-22"]),
        Shape(Why.HOUSE_WEAPONS_OFF, "house_weapons_off", [], ["EL-23"]),
        Shape(Why.ALREADY_PROPOSED, "already_proposed", [], ["EL-23"]),
        Shape(Why.ALREADY_A_WEAPON, "already_a_weapon", [word], ["EL-23"]),
        Shape(Why.NO_BALLOT, "no_ballot", [], ["EL-23"]),
        Shape(Why.NOT_CHOOSING_A_FIGHT, "not_choosing_a_fight", [], ["EL-30"]),
        Shape(Why.NOT_IN_THIS_SERIES, "not_in_this_series", [guest], ["EL-30"]),
        Shape(Why.NOT_TAKING, "not_taking", [], ["EL-25"]),
        Shape(Why.NOT_IN_THEIR_BAG, "not_in_their_bag", [letter], ["EL-25"]),
        Shape(Why.THEIR_HAND_IS_EMPTY, "their_hand_is_empty", [], ["EL-25"]),
        Shape(Why.NOT_GIVING_UP, "not_giving_up", [], ["EL-28"]),
    ]
