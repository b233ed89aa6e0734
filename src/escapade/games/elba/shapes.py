"""What every kind of action, draw, event, question and reason looks like: names, fields, rule numbers."""

from escapade.core.option import Option, choice, flag, number
from escapade.core.shape import Field, Shape, counted_field, number_field, seat_field
from escapade.core.tables import Phase as PhaseShape
from escapade.core.tables import Shapes, outcome_shapes, phase
from escapade.games.elba.kinds import (
    CHOICES,
    REASON_NAMES,
    REASON_RULES,
    WORD_LISTS,
    Chance,
    Ev,
    Kind,
    Phase,
    Why,
)
from escapade.games.elba.state import Defeat, Fight, Series


def option_table() -> list[Option]:
    """EL-18, EL-23, EL-33, EL-34: which words there are, who finds them, whether they can become weapons, how many
    rounds there are at most.
    """
    return [
        choice("words", WORD_LISTS, WORD_LISTS[0], "EL-18"),
        flag("find_words", "EL-34"),
        flag("house_weapons", "EL-23"),
        number("round_limit", 1, 1000, 200, "EL-33"),
    ]


class Fields:
    """The blanks that shapes share, with the names of the loaded content.

    Letters and words are the same in every language: they have labels, a letter set all of its spellings. Any of them
    may be said; what is written is the first.
    """

    def __init__(self, places: list[str], rooms: list[str], letters: list[str], guests: list[str], others: list[str],
                 words: list[str], spellings: list[list[str]], escape_words: list[str]) -> None:
        capitals = in_capitals(letters)
        self.seat = seat_field("seat")
        self.place = Field("place", "place", places)
        self.start = Field("start", "place", places)
        self.room = Field("room", "place", rooms)
        self.letter = Field("letter", "letter", letters, labels=capitals)
        self.secret = Field("letter", "letter", letters, hidden=True, labels=capitals)
        self.first = Field("first", "letter", letters, labels=capitals)
        self.second = Field("second", "letter", letters, labels=capitals)
        self.guest = Field("guest", "guest", guests)
        self.attacker = Field("attacker", "guest", guests)
        self.defender = Field("defender", "guest", guests)
        self.winner = Field("winner", "guest", guests)
        self.loser = Field("loser", "guest", guests)
        self.other = Field("guest", "guest", others)
        self.word = Field("word", "word", words, labels=["/".join(in_capitals(same)) for same in spellings],
                          others={word: number for number, same in enumerate(spellings) for word in same[1:]})
        self.escape_word = Field("word", "escape_word", escape_words, labels=in_capitals(escape_words))
        self.choice = Field("choice", "choice", CHOICES)
        self.pocket = Field("pocket", "pocket", ["hand", "bag"])


def in_capitals(words: list[str]) -> list[str]:
    """Words as they are shown."""
    return [word.upper() for word in words]


def make_shapes(fields: Fields, faces: int, most_bonus: int) -> Shapes:
    """All shapes of a loaded game."""
    return Shapes(action_shapes(fields, most_bonus), chance_shapes(fields, faces), event_shapes(fields),
                  phase_table(fields), reason_shapes(fields), outcome_shapes(REASON_NAMES, REASON_RULES))


def action_shapes(fields: Fields, most_bonus: int) -> list[Shape]:
    """EL-7 to EL-17, EL-22 to EL-30: what is done in a turn, in its discard step, and in a Fight."""
    return [
        Shape(Kind.DRAW, "draw", [], ["EL-7", "EL-8"]),
        Shape(Kind.STOP, "stop", [], ["EL-7", "EL-9"]),
        Shape(Kind.MOVE, "move", [fields.place], ["EL-10"]),
        Shape(Kind.PUSH, "push", [fields.other, fields.place], ["EL-11"]),
        Shape(Kind.JUMP, "jump", [fields.room], ["EL-12"]),
        Shape(Kind.ESCAPE, "escape", [], ["EL-13"]),
        Shape(Kind.END, "end", [], ["EL-9"]),
        Shape(Kind.PUT, "put", [fields.letter], ["EL-15"]),
        Shape(Kind.DONE, "done", [], ["EL-15"]),
        Shape(Kind.KEEP_NOTHING, "keep_nothing", [], ["EL-16"]),
        Shape(Kind.KEEP_ONE, "keep_one", [fields.letter], ["EL-16"]),
        Shape(Kind.KEEP_TWO, "keep_two", [fields.first, fields.second], ["EL-16"]),
        Shape(Kind.KEEP_WORD, "keep_word", [fields.word], ["EL-16", "EL-18"]),
        Shape(Kind.DISCARD, "discard", [fields.letter], ["EL-16"]),
        Shape(Kind.BONUS, "bonus", [counted_field("bonus", 0, most_bonus)], ["EL-22"]),
        Shape(Kind.PROPOSE, "propose", [fields.word], ["EL-23"]),
        Shape(Kind.VOTE, "vote", [fields.choice], ["EL-23"]),
        Shape(Kind.FIGHT, "fight", [fields.guest], ["EL-30"]),
        Shape(Kind.TAKE_BAG, "take_bag", [fields.letter], ["EL-25"]),
        Shape(Kind.TAKE_HAND, "take_hand", [], ["EL-25"]),
        Shape(Kind.GIVE_HAND, "give_hand", [fields.letter], ["EL-14", "EL-28"]),
        Shape(Kind.GIVE_BAG, "give_bag", [fields.letter], ["EL-14", "EL-28"]),
    ]


def chance_shapes(fields: Fields, faces: int) -> list[Shape]:
    """EL-5 to EL-7, EL-13, EL-21, EL-24: places, cards, the starter, dice."""
    return [
        Shape(Chance.PLACE, "place", [fields.place], ["EL-5"]),
        Shape(Chance.CARD, "card", [fields.letter], ["EL-6", "EL-7", "EL-25", "EL-26"]),
        Shape(Chance.STARTER, "starter", [fields.seat], ["EL-6"]),
        Shape(Chance.DIE, "die", [counted_field("face", 1, faces)], ["EL-13", "EL-21"]),
        Shape(Chance.THROW, "throw", [fields.place], ["EL-14", "EL-24"]),
    ]


def event_shapes(fields: Fields) -> list[Shape]:
    """Facts; hidden is the letter of a card that only those who handle it see (EL-32)."""
    seat, letter, place, guest = fields.seat, fields.letter, fields.place, fields.guest
    return [
        Shape(Ev.PLACED, "placed", [guest, place], ["EL-5"]),
        Shape(Ev.DEALT, "dealt", [seat, fields.secret], ["EL-6", "EL-32"]),
        Shape(Ev.STARTED, "started", [seat], ["EL-6"]),
        Shape(Ev.DREW, "drew", [seat, fields.secret], ["EL-7", "EL-32"]),
        Shape(Ev.RESHUFFLED, "reshuffled", [number_field("cards")], ["EL-8"]),
        Shape(Ev.STOPPED, "stopped", [seat, number_field("points")], ["EL-9"]),
        Shape(Ev.MOVED, "moved", [seat, fields.start, place], ["EL-10"]),
        Shape(Ev.PUSHED, "pushed", [seat, guest, fields.start, place], ["EL-11"]),
        Shape(Ev.JUMPED, "jumped", [seat, fields.start, place], ["EL-12"]),
        Shape(Ev.TRIED, "tried", [seat, fields.escape_word], ["EL-13"]),
        Shape(Ev.ESCAPED, "escaped", [seat, number_field("face")], ["EL-13"]),
        Shape(Ev.FAILED, "failed", [seat, number_field("face")], ["EL-14"]),
        Shape(Ev.ENDED_ACTIONS, "ended_actions", [seat, number_field("points")], ["EL-9"]),
        Shape(Ev.PUT, "put", [seat, letter], ["EL-15"]),
        Shape(Ev.KEPT_NOTHING, "kept_nothing", [seat], ["EL-16"]),
        Shape(Ev.KEPT_ONE, "kept_one", [seat, letter], ["EL-16"]),
        Shape(Ev.KEPT_TWO, "kept_two", [seat, fields.first, fields.second], ["EL-16"]),
        Shape(Ev.KEPT_WORD, "kept_word", [seat, fields.word], ["EL-16"]),
        Shape(Ev.DISCARDED, "discarded", [seat, letter], ["EL-16"]),
        Shape(Ev.TURN_ENDED, "turn_ended", [seat], ["EL-6"]),
        Shape(Ev.FIGHT_BEGAN, "fight_began", [fields.attacker, fields.defender, place], ["EL-19"]),
        Shape(Ev.CHOSE_BONUS, "chose_bonus", [seat, number_field("bonus")], ["EL-22"]),
        Shape(Ev.PROPOSED, "proposed", [seat, fields.word], ["EL-23"]),
        Shape(Ev.VOTED, "voted", [seat, fields.choice], ["EL-23"]),
        Shape(Ev.ADOPTED, "adopted", [seat, fields.word], ["EL-23"]),
        Shape(Ev.TURNED_DOWN, "turned_down", [seat, fields.word], ["EL-23"]),
        Shape(Ev.ROLLED, "rolled", [guest, number_field("face"), number_field("bonus"), number_field("total")],
              ["EL-21"]),
        Shape(Ev.WON_FIGHT, "won_fight", [fields.winner, fields.loser], ["EL-21", "EL-24"]),
        Shape(Ev.GREW, "grew", [guest, number_field("strength")], ["EL-24"]),
        Shape(Ev.LOST_POINTS, "lost_points", [seat], ["EL-29"]),
        Shape(Ev.THROWN, "thrown", [guest, fields.start, place], ["EL-24"]),
        Shape(Ev.TOOK_LETTER, "took_letter", [fields.winner, fields.loser, letter], ["EL-25"]),
        Shape(Ev.STOLE, "stole", [fields.winner, fields.loser, fields.secret], ["EL-25", "EL-32"]),
        Shape(Ev.WON_CARD, "won_card", [seat, fields.secret], ["EL-26", "EL-32"]),
        Shape(Ev.WON_DISCARD, "won_discard", [seat, letter], ["EL-27"]),
        Shape(Ev.GAVE_UP, "gave_up", [seat, letter, fields.pocket], ["EL-28", "EL-14"]),
        Shape(Ev.ROUNDS_OVER, "rounds_over", [], ["EL-33"]),
    ]


def phase_table(fields: Fields) -> list[PhaseShape]:
    """Every phase with its question, and what its frame remembers."""
    player = seat_field("player")
    sides, result = [fields.attacker, fields.defender], [fields.winner, fields.loser]
    return [
        phase(Phase.PLACE, "place", [fields.guest], ["EL-5"]),
        phase(Phase.DEAL, "deal", [player], ["EL-6"]),
        phase(Phase.STARTER, "starter", [], ["EL-6"]),
        phase(Phase.DRAW, "draw", [player, number_field("cards")], ["EL-7"]),
        phase(Phase.CARD, "card", [player], ["EL-7"]),
        phase(Phase.ACT, "act", [player, number_field("points")], ["EL-9", "EL-10", "EL-11", "EL-12", "EL-13"]),
        phase(Phase.FILL, "fill", [player, number_field("over")], ["EL-15"]),
        phase(Phase.CLEAN, "clean", [player], ["EL-16"]),
        phase(Phase.TIDY, "tidy", [player, number_field("cards")], ["EL-16"]),
        phase(Phase.OVER, "over", [], ["EL-13"]),
        phase(Phase.TRY, "try", [fields.guest], ["EL-13"], result, make_frame=Defeat),
        phase(Phase.ORDER, "order", [player, fields.attacker], ["EL-30"],
              [fields.attacker, number_field("opponents")], make_frame=Series),
        phase(Phase.BONUS, "bonus", [player, *sides, number_field("most")], ["EL-22"], sides, make_frame=Fight),
        phase(Phase.VOTE, "vote", [player, fields.word], ["EL-23"], [fields.word], fields.choice),
        phase(Phase.ATTACK, "attack", sides, ["EL-21"], sides, make_frame=Fight),
        phase(Phase.DEFENCE, "defence", sides, ["EL-21"], sides, make_frame=Fight),
        phase(Phase.THROW, "throw", [fields.loser], ["EL-24", "EL-14"], result, make_frame=Defeat),
        phase(Phase.TAKE, "take", result, ["EL-25"], result, make_frame=Defeat),
        phase(Phase.STEAL, "steal", result, ["EL-25"], result, make_frame=Defeat),
        phase(Phase.PRIZE, "prize", [fields.winner], ["EL-26"], result, make_frame=Defeat),
        phase(Phase.GIVE_UP, "give_up", [fields.loser], ["EL-28", "EL-14"], result, make_frame=Defeat),
    ]


def reason_shapes(fields: Fields) -> list[Shape]:
    """“Why can't I?”, one shape for every answer, in the order of a turn, then of a Fight."""
    place, room, letter, guest, word = fields.place, fields.room, fields.letter, fields.guest, fields.word
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
        Shape(Why.ALREADY_REFUSED, "already_refused", [word], ["EL-23"]),
    ]
