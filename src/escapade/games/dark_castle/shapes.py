"""What every kind of action, draw, event, question and reason looks like: names, fields, rule numbers."""

from escapade.core.option import Option, choice, number, people
from escapade.core.shape import Field, Shape, number_field, seat_field
from escapade.core.tables import Phase as PhaseShape
from escapade.core.tables import Shapes, outcome_shapes, phase
from escapade.games.dark_castle.frames import RequestFrame
from escapade.games.dark_castle.kinds import (
    ACT_NAMES,
    DIFFICULTY_NAMES,
    FACE_NAMES,
    MOST_SEATS,
    REASON_NAMES,
    REASON_RULES,
    REST_NAMES,
    SPECIAL_NAMES,
    TRAIT_NAMES,
    WHO_NAMES,
    Chance,
    Ev,
    Kind,
    Phase,
    Why,
)


def option_table(castle: int, chapters: int) -> list[Option]:
    """DC-3, DC-6, DC-34: how long the castle is, who speaks for the group, and how hard it is."""
    return [number("chapters", 1, castle, castle, "DC-3", widest=(0, chapters)),
            choice("voice", ["leader", "majority"], "leader", "DC-6"),
            people("voices", MOST_SEATS, "DC-6"),
            choice("difficulty", DIFFICULTY_NAMES, "fair", "DC-34")]


class Names:
    """The content keys that fields are made of."""

    def __init__(self, heroes: list[str], items: list[str], cards: list[str], ways: list[str],
                 chapters: int) -> None:
        self.heroes = heroes
        self.items = items
        self.cards = cards
        self.ways = ways
        self.bosses = cards[chapters:-1]
        self.endings: list[str] = []
        """DC-33: every way, or card without ways, with each way it can end."""

    def hero(self, name: str = "hero") -> Field:
        """A field that names one of the characters."""
        return Field(name, "hero", self.heroes)

    def hero_or_nobody(self, name: str = "hero") -> Field:
        """A character, or nobody."""
        return Field(name, "hero", [*self.heroes, "nobody"])

    def item(self) -> Field:
        """A kind of item."""
        return Field("item", "item", self.items)

    def card(self) -> Field:
        """A chapter, a boss or the start card."""
        return Field("card", "card", self.cards)

    def way(self) -> Field:
        """A way a card offers."""
        return Field("way", "way", self.ways)


def trait_field(name: str = "trait") -> Field:
    """Might, Cunning or Wisdom."""
    return Field(name, "trait", TRAIT_NAMES)


def face_field(name: str = "face") -> Field:
    """A face of a character's die."""
    return Field(name, "face", FACE_NAMES)


def make_shapes(names: Names, chapters: int) -> Shapes:
    """All shapes, with the names of the loaded content."""
    return Shapes(action_shapes(names), chance_shapes(names, chapters), event_shapes(names), phase_table(names),
                  reason_shapes(names), outcome_shapes(REASON_NAMES, REASON_RULES))


def action_shapes(names: Names) -> list[Shape]:
    """DC-4, DC-6, DC-8, DC-14, DC-16, DC-26, DC-27: what the group decides, then what one seat does."""
    return [
        Shape(Kind.CHOOSE, "choose", [names.hero()], ["DC-4"]),
        Shape(Kind.TURN, "turn", [names.hero()], ["DC-6", "DC-25"]),
        Shape(Kind.GO, "go", [names.way()], ["DC-8", "DC-6"]),
        Shape(Kind.NOMINATE, "nominate", [names.hero()], ["DC-31", "DC-6"]),
        Shape(Kind.REST, "rest", [names.hero_or_nobody()], ["DC-14", "DC-15"]),
        Shape(Kind.STRIKE, "strike", [names.hero()], ["DC-16"]),
        Shape(Kind.GIVE, "give", [names.item(), names.hero()], ["DC-26", "DC-10"]),
        Shape(Kind.HAND, "hand", [names.item(), names.hero(), names.hero("target")], ["DC-26", "DC-10"]),
        Shape(Kind.LAY, "lay", [names.item(), names.hero()], ["DC-26"]),
        Shape(Kind.USE, "use", [names.item(), names.hero()], ["DC-27", "DC-11"]),
        Shape(Kind.HEX, "hex", [trait_field("shown"), trait_field()], ["DC-27", "DC-21"]),
        Shape(Kind.KEEP, "keep", [face_field()], ["DC-21"]),
        Shape(Kind.DROP, "drop", [names.item()], ["DC-10", "DC-32"]),
        Shape(Kind.DARE, "dare", [], ["DC-8"]),
        Shape(Kind.STOP, "stop", [], ["DC-8"]),
        Shape(Kind.PASS, "pass", [], ["DC-27"]),
        Shape(Kind.DONE, "done", [], ["DC-26"]),
        Shape(Kind.YES, "yes", [], ["DC-26"]),
        Shape(Kind.NO, "no", [], ["DC-26"]),
    ]


def chance_shapes(names: Names, chapters: int) -> list[Shape]:
    """DC-2, DC-3, DC-11: cards, items and dice."""
    return [
        Shape(Chance.CHAPTER, "chapter", [Field("card", "card", names.cards[:chapters])], ["DC-3"]),
        Shape(Chance.BOSS, "boss", [names.card()], ["DC-3"]),
        Shape(Chance.ITEM, "item", [names.item()], ["DC-3", "DC-11"]),
        Shape(Chance.ENEMY, "enemy", [trait_field()], ["DC-13"]),
        Shape(Chance.DIE, "die", [face_field()], ["DC-2", "DC-16"]),
        Shape(Chance.FATE, "fate", [trait_field()], ["DC-2", "DC-19"]),
    ]


def event_shapes(names: Names) -> list[Shape]:
    """Facts; DC-24: none of them is hidden, since proposals are told when all are in."""
    hero, item, card, seat, trait = names.hero(), names.item(), names.card(), seat_field("seat"), trait_field()
    return [
        Shape(Ev.CHOSE, "chose", [seat, hero], ["DC-4"]),
        Shape(Ev.PROPOSED, "proposed", [seat, names.hero_or_nobody()], ["DC-6"]),
        Shape(Ev.PROPOSED_WAY, "proposed_way", [seat, card, names.way()], ["DC-6"]),
        Shape(Ev.TURNED, "turned", [hero, card], ["DC-6", "DC-7"]),
        Shape(Ev.WENT, "went", [card, names.way()], ["DC-8"]),
        Shape(Ev.NOMINATED, "nominated", [hero], ["DC-31"]),
        Shape(Ev.ENEMY_DIE, "enemy_die", [trait], ["DC-13"]),
        Shape(Ev.FIGHT_BEGAN, "fight_began", [card, number_field("dice"), number_field("damage")], ["DC-13"]),
        Shape(Ev.ROUND_BEGAN, "round_began", [number_field("round")], ["DC-14"]),
        Shape(Ev.RESTED, "rested", [names.hero_or_nobody()], ["DC-15"]),
        Shape(Ev.ROLLED, "rolled", [hero, face_field()], ["DC-16"]),
        Shape(Ev.EXTRA_ROLLED, "extra_rolled", [hero, trait], ["DC-21"]),
        Shape(Ev.USED, "used", [hero, item, names.hero("target")], ["DC-11", "DC-27"]),
        Shape(Ev.HEXED, "hexed", [hero, trait_field("shown"), trait], ["DC-21"]),
        Shape(Ev.KEPT, "kept", [hero, face_field()], ["DC-21"]),
        Shape(Ev.BLOCKED, "blocked", [hero], ["DC-17"]),
        Shape(Ev.HIT, "hit", [hero, trait, number_field("dice")], ["DC-16"]),
        Shape(Ev.MISSED, "missed", [hero], ["DC-16"]),
        Shape(Ev.RETURNED, "returned", [trait], ["DC-19"]),
        Shape(Ev.IMMUNE_TO, "immune_to", [trait], ["DC-19"]),
        Shape(Ev.SHIFTED, "shifted", [trait], ["DC-19"]),
        Shape(Ev.GREW, "grew", [trait], ["DC-19"]),
        Shape(Ev.BEATEN, "beaten", [card], ["DC-18"]),
        Shape(Ev.LOST_HP, "lost_hp", [hero, number_field("amount"), number_field("left")], ["DC-29"]),
        Shape(Ev.HEALED, "healed", [hero, number_field("amount"), number_field("left")], ["DC-5", "DC-15"]),
        Shape(Ev.SPARED, "spared", [hero, number_field("amount")], ["DC-29"]),
        Shape(Ev.TRIED, "tried", [number_field("successes"), number_field("need")], ["DC-28"]),
        Shape(Ev.TEST_ENDED, "test_ended", [Field("result", "result", ["failed", "passed"])], ["DC-28"]),
        Shape(Ev.DARED, "dared", [hero], ["DC-8"]),
        Shape(Ev.FATE, "fate", [trait], ["DC-8"]),
        Shape(Ev.FOUND, "found", [item, Field("use", "item_use", names.items), Field("line", "item_line", names.items)],
              ["DC-9", "DC-33"]),
        Shape(Ev.GIVEN, "given", [hero, item], ["DC-10", "DC-26"]),
        Shape(Ev.LEFT, "left", [item], ["DC-26"]),
        Shape(Ev.LAID, "laid", [hero, item], ["DC-26"]),
        Shape(Ev.DROPPED, "dropped", [hero, item], ["DC-10", "DC-32"]),
        Shape(Ev.DIED, "died", [hero, number_field("page"), card, Field("fall", "fall", names.cards)],
              ["DC-30", "DC-33"]),
        Shape(Ev.ESCAPED, "escaped", [card, Field("gate", "gate", names.bosses)], ["DC-7", "DC-33"]),
        *card_events(names),
    ]


def card_events(names: Names) -> list[Shape]:
    """DC-7, DC-28, DC-33: what is read from a card, and how it ends."""
    hero, item, trait = names.hero(), names.item(), trait_field()
    return [
        Shape(Ev.READ, "read", [Field("tale", "tale", names.cards)], ["DC-7"]),
        Shape(Ev.FIGHT_RULES, "fight_rules", [Field("rest", "rest", REST_NAMES),
                                              Field("special", "special", SPECIAL_NAMES)], ["DC-14", "DC-19"]),
        Shape(Ev.TEST_BEGAN, "test_began", [Field("tested", "tested", WHO_NAMES), trait, number_field("need"),
                                            number_field("rolls")], ["DC-28"]),
        Shape(Ev.TEST_PRICE, "test_price", [Field("payer", "tested", WHO_NAMES), number_field("price")], ["DC-28"]),
        Shape(Ev.HANDED, "handed", [hero, item, names.hero("target")], ["DC-10", "DC-26"]),
        Shape(Ev.REFUSED, "refused", [hero, item], ["DC-26"]),
        Shape(Ev.ENDED, "ended", [hero, names.hero("sent"), Field("ending", "ending", names.endings)], ["DC-33"]),
        Shape(Ev.WALKED, "walked", [hero, number_field("left"), Field("first", "item", names.items),
                                    Field("second", "item", names.items)], ["DC-33"]),
        Shape(Ev.STAYED, "stayed", [hero, number_field("left")], ["DC-33"]),
    ]


def phase_table(names: Names) -> list[PhaseShape]:
    """Every phase with its question; voice phases say what a majority votes on."""
    hero, card, nobody = names.hero(), names.card(), names.hero_or_nobody()
    wanted = [Field("act", "act", ACT_NAMES), hero, names.item(), names.hero("target")]
    lost, damage = number_field("lost"), number_field("damage")
    return [
        phase(Phase.CHOOSE, "choose", [seat_field("player"), number_field("which")], ["DC-4"]),
        phase(Phase.TURN, "turn", [number_field("cards")], ["DC-6", "DC-25"], choice=hero),
        phase(Phase.CARD, "card", [number_field("cards")], ["DC-3"]),
        phase(Phase.WAY, "way", [card], ["DC-8", "DC-6"], choice=names.way()),
        phase(Phase.NOMINATE, "nominate", [card], ["DC-31", "DC-6"], choice=hero),
        phase(Phase.ENEMY, "enemy", [card], ["DC-13"]),
        phase(Phase.BEFORE, "before", [nobody, card], ["DC-27"]),
        phase(Phase.OMEN, "omen", [card], ["DC-19"]),
        phase(Phase.REST, "rest", [number_field("round"), damage], ["DC-14", "DC-15"], choice=nobody),
        phase(Phase.ROLL, "roll", [hero], ["DC-16", "DC-28"]),
        phase(Phase.EXTRA, "extra", [hero], ["DC-21"]),
        phase(Phase.USE, "use", [nobody, face_field()], ["DC-27"]),
        phase(Phase.REROLL, "reroll", [hero], ["DC-12"]),
        phase(Phase.KEEP, "keep", [hero, face_field("before"), face_field("now")], ["DC-21"]),
        phase(Phase.STRIKE, "strike", [], ["DC-16"], choice=hero),
        phase(Phase.RETURN, "return", [card], ["DC-19"]),
        phase(Phase.LOSS, "loss", [nobody, lost, names.hero_or_nobody("victim"), number_field("most")],
              ["DC-27", "DC-29"]),
        phase(Phase.REGROW, "regrow", [card], ["DC-19"]),
        phase(Phase.DARE, "dare", [hero, number_field("found"), trait_field(), lost, number_field("items")], ["DC-8"]),
        phase(Phase.FATE, "fate", [hero], ["DC-8"]),
        phase(Phase.ITEM, "item", [number_field("items")], ["DC-9", "DC-11"]),
        phase(Phase.SHARE, "share", [number_field("cards"), number_field("left"), number_field("naming")], ["DC-26"]),
        phase(Phase.CONSENT, "consent", wanted, ["DC-26"], wanted, make_frame=RequestFrame),
        phase(Phase.DROP, "drop", [hero, number_field("overfull")], ["DC-10", "DC-32"]),
        phase(Phase.OVER, "over", [], ["DC-7"]),
    ]


def reason_shapes(names: Names) -> list[Shape]:
    """“Why can't I?”, one shape for every answer."""
    hero, item = names.hero_or_nobody(), names.item()
    return [
        Shape(Why.ALREADY_TAKEN, "already_taken", [hero], ["DC-4"]),
        Shape(Why.CHARACTERS_CHOSEN, "characters_chosen", [], ["DC-4"]),
        Shape(Why.NOT_HERE, "not_here", [hero], ["DC-4"]),
        Shape(Why.NOBODY_TURNS, "nobody_turns", [], ["DC-25"]),
        Shape(Why.NO_WAYS, "no_ways", [], ["DC-8"]),
        Shape(Why.NOT_THIS_WAY, "not_this_way", [names.way()], ["DC-32"]),
        Shape(Why.NO_NOMINEE, "no_nominee", [], ["DC-31"]),
        Shape(Why.NO_REST, "no_rest", [], ["DC-14"]),
        Shape(Why.NO_ORDER, "no_order", [], ["DC-16"]),
        Shape(Why.NO_RESULT, "no_result", [hero], ["DC-16"]),
        Shape(Why.NAMING_ENDS_IT, "naming_ends_it", [], ["DC-26"]),
        Shape(Why.NO_SHARING, "no_sharing", [], ["DC-26"]),
        Shape(Why.NOT_CARRIED, "not_carried", [item], ["DC-9"]),
        Shape(Why.NOT_NOW, "not_now", [item], ["DC-27"]),
        Shape(Why.NOT_FOR, "not_for", [item, hero], ["DC-27"]),
        Shape(Why.NO_SUCH_DIE, "no_such_die", [trait_field()], ["DC-21"]),
        Shape(Why.SAME_FACE, "same_face", [trait_field()], ["DC-21"]),
        Shape(Why.NOTHING_TO_KEEP, "nothing_to_keep", [], ["DC-21"]),
        Shape(Why.NOTHING_TO_DROP, "nothing_to_drop", [], ["DC-10"]),
        Shape(Why.NO_GAMBLE, "no_gamble", [], ["DC-8"]),
        Shape(Why.MUST_ANSWER, "must_answer", [], ["DC-27"]),
        Shape(Why.NOT_IN_THE_MIDDLE, "not_in_the_middle", [item], ["DC-26"]),
        Shape(Why.HE_DOES_NOT_CARRY, "he_does_not_carry", [item, hero], ["DC-9"]),
        Shape(Why.HE_SAID_NO, "he_said_no", [item, hero], ["DC-26"]),
        Shape(Why.ACTS_USED_UP, "acts_used_up", [], ["DC-26"]),
        Shape(Why.NOT_TO_HIMSELF, "not_to_himself", [hero], ["DC-26"]),
        Shape(Why.NOBODY_ASKS, "nobody_asks", [], ["DC-26"]),
    ]
