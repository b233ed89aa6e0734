"""What the expert for Escape from Elba claims."""

from mypy_extensions import i64

from escapade.bots.elba.cards import cards_of, kept_cards
from escapade.bots.elba.plans import best_plan, carried_plan, costs_from, overlap
from escapade.core.seat import NONE
from escapade.games.elba.game import ElbaGame
from escapade.games.elba.kinds import Phase
from escapade.games.elba.rules.letters import count, fits, one
from escapade.games.elba.state import ElbaState, Player, defeat_of
from escapade.games.elba.tables import Tables
from tests.bots.reasons.claims import Claim, Moment

STRONG = 5


def asylum(moment: Moment) -> tuple[ElbaState, Tables, Player]:
    """The position, its tables, and whoever answers."""
    assert isinstance(moment.state, ElbaState)
    assert isinstance(moment.game, ElbaGame)
    return moment.state, moment.game.tables, moment.state.players[moment.seat]


def spells_a_way_out(moment: Moment, cards: i64) -> bool:
    """EL-13: whether these cards hold an escape word."""
    _, tables, _ = asylum(moment)
    return any(fits(cards, word) for word in tables.vocabulary.escape_words)


def carries_word(moment: Moment) -> bool:
    """EL-13: the Bag holds an escape word."""
    _, _, me = asylum(moment)
    return spells_a_way_out(moment, me.bag)


def has_word(moment: Moment) -> bool:
    """Hand and Bag together hold one."""
    _, _, me = asylum(moment)
    return spells_a_way_out(moment, me.hand + me.bag)


def destination(moment: Moment) -> int:
    """Where a step or a jump leads."""
    _, tables, _ = asylum(moment)
    return moment.first if moment.kind == "move" else tables.vocabulary.rooms[moment.first]


def is_nearer(moment: Moment) -> bool:
    """EL-10: by the doors and those who stand in them, the tower of the carried word is nearer from there."""
    s, tables, _ = asylum(moment)
    plan = carried_plan(s, tables, moment.seat)
    tower = tables.vocabulary.escape_places[plan.number]
    costs = costs_from(s, tables, moment.seat, tower)
    return carries_word(moment) and costs[destination(moment)] < costs[s.place[moment.seat]]


def pushed(moment: Moment) -> int:
    """EL-11: the guest who is pushed."""
    _, tables, _ = asylum(moment)
    return tables.guests.napoleons + moment.first


def brings_a_fight_nearer(moment: Moment) -> bool:
    """EL-19: somebody is where one goes, or the one who is pushed comes nearer."""
    s, tables, _ = asylum(moment)
    here = s.place[moment.seat]
    if here == tables.board.safe:
        return False
    if moment.kind == "move":
        return s.here[moment.first] != 0
    distance = tables.board.distances[here]
    return distance[moment.game.shapes.actions.second[moment.action]] < distance[s.place[pushed(moment)]]


def clears(moment: Moment) -> bool:
    """EL-11: the one who is pushed stands nearer to the tower than the pusher, who carries its word."""
    s, tables, _ = asylum(moment)
    tower = tables.vocabulary.escape_places[carried_plan(s, tables, moment.seat).number]
    costs = costs_from(s, tables, moment.seat, tower)
    return carries_word(moment) and costs[s.place[pushed(moment)]] < costs[s.place[moment.seat]]


def strengths(moment: Moment) -> list[int]:
    """EL-30: of all who can be fought next."""
    s, _, _ = asylum(moment)
    return [s.strength[moment.game.shapes.actions.first[action]] for action in moment.legal]


def fought(moment: Moment) -> int:
    """The Strength of the one who is fought."""
    s, _, _ = asylum(moment)
    return s.strength[moment.first]


def breaks_word(moment: Moment) -> bool:
    """EL-25: the loser's Bag holds an escape word that needs this letter."""
    s, tables, _ = asylum(moment)
    bag = s.players[defeat_of(s).loser].bag
    return any(fits(bag, word) and count(word, moment.first) for word in tables.vocabulary.escape_words)


def is_wanted(moment: Moment) -> bool:
    """EL-25: an escape word that is nearest needs one more of this letter than there is."""
    s, tables, me = asylum(moment)
    plan = best_plan(s, tables, moment.seat, me.hand + me.bag)
    carried = carried_plan(s, tables, moment.seat)
    word = carried.word - carried.have if carried.number != NONE else plan.word - plan.have
    return bool(count(word, moment.first))


def is_useless(moment: Moment) -> bool:
    """EL-14, EL-28: an escape word that could be spelled can be spelled without it, too."""
    _, _, me = asylum(moment)
    cards = me.hand + me.bag
    left = cards - one(moment.first)
    return not spells_a_way_out(moment, cards) or spells_a_way_out(moment, left)


def kept(moment: Moment) -> i64:
    """EL-16: what the Bag is left with."""
    after = moment.after()
    assert isinstance(after, ElbaState)
    me = after.players[moment.seat]
    return me.bag - after.rest if after.phase == Phase.TIDY else me.bag


def serves_a_plan(moment: Moment) -> bool:
    """EL-15, EL-16: the letter belongs to what the Bag should hold for an escape word, or what is kept does."""
    s, tables, me = asylum(moment)
    cards = me.hand + me.bag
    plan = best_plan(s, tables, moment.seat, cards)
    if moment.kind == "put":
        wanted = kept_cards(s, tables, moment.seat)
        return count(wanted, moment.first) > count(me.bag, moment.first) and overlap(wanted, plan.word) != 0
    return any(overlap(cards_of(tables, moment.action), word) for word in tables.vocabulary.escape_words)


def only_takes_room(moment: Moment) -> bool:
    """EL-15: all that is at hand of the word to go for is there without it, too."""
    s, tables, me = asylum(moment)
    cards = me.hand + me.bag
    plan = best_plan(s, tables, moment.seat, cards)
    return overlap(cards - one(moment.first), plan.word) == plan.have or (count(plan.have, moment.first) == count(
        cards, moment.first) and me.hand_size > 7) or fits(cards, plan.word)


def costs_something(moment: Moment) -> bool:
    """EL-14, EL-16, EL-28: a Bag is tidied, or there is no card without which the word would be as near."""
    s, tables, me = asylum(moment)
    cards = me.hand + me.bag
    plan = best_plan(s, tables, moment.seat, cards)
    first = moment.game.shapes.actions.first
    return s.current_phase() == Phase.TIDY or carries_word(moment) or all(
        overlap(cards - one(first[action]), plan.word) != plan.have for action in moment.legal)


def could_use(moment: Moment) -> bool:
    """EL-23: one's own Bag spells the word in question."""
    s, tables, me = asylum(moment)
    return fits(me.bag, tables.vocabulary.lexicon.cards[s.top().subject])


def is_yes(moment: Moment) -> bool:
    """EL-23: a vote for the word."""
    return moment.action == moment.legal[1]


def learns(moment: Moment) -> bool:
    """EL-26: weak, and with no word to lose: no bonus is added."""
    s, _, _ = asylum(moment)
    return s.strength[moment.seat] < STRONG and not carries_word(moment) and moment.first == 0


CLAIMS: dict[str, Claim] = {
    "only_choice": Claim((), lambda moment: len(moment.legal) == 1),
    "try_it": Claim(("escape",), carries_word),
    "needs_letters": Claim(("draw",), lambda moment: not has_word(moment)),
    "has_its_word": Claim(("stop",), lambda moment: has_word(moment) and not carries_word(moment)),
    "keeps_points": Claim(("stop",), carries_word),
    "spare_card": Claim(("draw",), lambda moment: carries_word(moment) and asylum(moment)[2].hand_size < 2),
    "towards_the_tower": Claim(("move", "jump"), is_nearer),
    "clears_the_way": Claim(("push",), clears),
    "looks_for_a_fight": Claim(("move", "push"), brings_a_fight_nearer),
    "leaves_shelter": Claim(("move",), lambda moment: asylum(moment)[0].place[moment.seat]
                            == asylum(moment)[1].board.safe),
    "nothing_to_do": Claim(("end",), lambda moment: all(moment.kind_of(action) != "escape" for action in moment.legal)),
    "strike_hard": Claim(("bonus",), lambda moment: carries_word(moment) and moment.action == moment.legal[-1]),
    "nothing_to_learn": Claim(("bonus",), lambda moment: asylum(moment)[0].strength[moment.seat] >= STRONG
                              and moment.action == moment.legal[-1]),
    "learn_by_losing": Claim(("bonus",), learns),
    "weakest_first": Claim(("fight",), lambda moment: fought(moment) == min(strengths(moment))),
    "strongest_first": Claim(("fight",), lambda moment: fought(moment) == max(strengths(moment))),
    "breaks_their_word": Claim(("take_bag",), breaks_word),
    "wanted_letter": Claim(("take_bag",), is_wanted),
    "lucky_dip": Claim(("take_hand", "take_bag"), lambda moment: moment.action == moment.legal[-1]),
    "useless_card": Claim(("give_hand", "give_bag", "discard"), is_useless),
    "escape_word": Claim(("keep_word",), lambda moment: spells_a_way_out(moment, kept(moment))),
    "towards_a_word": Claim(("put", "keep_one", "keep_two", "keep_word"), serves_a_plan),
    "makes_room": Claim(("put",), only_takes_room),
    "enough": Claim(("done",), lambda moment: asylum(moment)[2].hand_size <= 7),
    "good_for_me": Claim(("vote",), lambda moment: is_yes(moment) and could_use(moment)),
    "lets_words_in": Claim(("vote",), lambda moment: is_yes(moment) and not could_use(moment)),
    "good_for_them": Claim(("vote",), lambda moment: not is_yes(moment) and not could_use(moment)),
    "a_new_weapon": Claim(("propose",), lambda moment: asylum(moment)[0].strength[moment.seat] >= STRONG
                          or carries_word(moment)),
    "least_harm": Claim(("give_hand", "give_bag", "discard"), costs_something),
}
