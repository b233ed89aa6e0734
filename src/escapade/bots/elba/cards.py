"""Which cards the expert for Escape from Elba keeps, puts into its Bag, takes and gives up."""

from typing import Final

from mypy_extensions import i64

from escapade.bots.base import Choice
from escapade.bots.elba.plans import Plan, best_plan, carried_plan, overlap
from escapade.core.seat import NONE
from escapade.games.elba.kinds import FULL_HAND, Kind, Phase
from escapade.games.elba.rules.letters import count, fits, one, size
from escapade.games.elba.state import ElbaState, defeat_of
from escapade.games.elba.tables import Tables

SPARE: Final = 2


def plan_of(s: ElbaState, tables: Tables, seat: i64) -> Plan:
    """The word in the Bag, or the one to go for with all one's cards."""
    carried = carried_plan(s, tables, seat)
    if carried.number != NONE:
        return carried
    player = s.players[seat]
    return best_plan(s, tables, seat, player.hand + player.bag)


def kept_cards(s: ElbaState, tables: Tables, seat: i64) -> i64:
    """EL-16: what the Bag should hold in the end: of all words one could lay, the one with most letters of the plan.

    Larger ones are better: their other letters can be given up instead.
    """
    player = s.players[seat]
    cards = player.hand + player.bag
    plan = best_plan(s, tables, seat, cards)
    best = first_two(plan.have)
    most: i64 = size(best) * 100
    for number in tables.vocabulary.lexicon.trie.spelled(cards):
        word: i64 = tables.vocabulary.lexicon.cards[number]
        value = size(overlap(word, plan.word)) * 100 + size(word) + (1000 if fits(word, plan.word) else 0)
        if value > most:
            best, most = word, value
    return best


def first_two(cards: i64) -> i64:
    """Two of the cards, or fewer."""
    found: i64 = 0
    letter: i64 = 0
    while letter < 12 and size(found) < 2:
        if count(cards, letter) > count(found, letter):
            found += one(letter)
        else:
            letter += 1
    return found


def choose_fill(s: ElbaState, tables: Tables, seat: int, legal: list[int]) -> Choice:
    """EL-15: lay what the Bag should hold, then what is of no use, until the Hand is as it should be."""
    kept = kept_cards(s, tables, seat)
    player = s.players[seat]
    first: i64 = tables.offset[Kind.PUT]
    for action in legal:
        letter: i64 = action - first
        if letter < tables.letter_count and count(kept, letter) > count(player.bag, letter):
            return Choice(action, "towards_a_word")
    plan = best_plan(s, tables, seat, player.hand + player.bag)
    useful = overlap(player.hand, plan.word - overlap(kept, plan.word))
    spare = size(useful) + (1 if plan.missing else SPARE)
    if player.hand_size > spare or player.hand_size > FULL_HAND:
        for action in legal:
            letter = action - first
            if letter < tables.letter_count and count(player.hand, letter) > count(useful, letter):
                return Choice(action, "makes_room")
    return Choice(legal[-1], "enough")


def choose_keep(s: ElbaState, tables: Tables, seat: int, legal: list[int]) -> Choice:
    """EL-16: of what the rules allow, what serves the plan best; an escape word above all."""
    player = s.players[seat]
    plan = best_plan(s, tables, seat, player.hand + player.bag)
    best, chosen = NONE, legal[0]
    for action in legal:
        cards = cards_of(tables, action)
        value = int(size(overlap(cards, plan.word))) * 100 + int(size(cards))
        value += 1000 if fits(cards, plan.word) else 0
        if value > best:
            best, chosen = value, action
    return Choice(chosen, "escape_word" if best >= 1000 else "towards_a_word")


def cards_of(tables: Tables, action: int) -> i64:
    """The cards that a way of cleaning the Bag keeps."""
    kind: i64 = tables.actions.kind[action]
    if kind == Kind.KEEP_NOTHING:
        return 0
    if kind == Kind.KEEP_WORD:
        return tables.vocabulary.lexicon.cards[tables.actions.first[action]]
    cards = one(tables.actions.first[action])
    return cards if kind == Kind.KEEP_ONE else cards + one(tables.actions.second[action])


def choose_card(s: ElbaState, tables: Tables, seat: int, legal: list[int]) -> Choice:
    """EL-14, EL-16, EL-25, EL-28: a card to take, to give up, or to discard."""
    phase = s.current_phase()
    if phase == Phase.TAKE:
        return choose_prize(s, tables, seat, legal)
    if phase == Phase.TIDY:
        return Choice(legal[-1], "least_harm")
    return choose_loss(s, tables, seat, legal)


def choose_prize(s: ElbaState, tables: Tables, seat: int, legal: list[int]) -> Choice:
    """EL-25: a letter of a word they could escape with, one that is missing, or a random card."""
    carried = carried_plan(s, tables, defeat_of(s).loser)
    plan = plan_of(s, tables, seat)
    first: i64 = tables.offset[Kind.TAKE_BAG]
    for action in legal:
        letter: i64 = action - first
        if letter < tables.letter_count and carried.number != NONE and count(carried.word, letter):
            return Choice(action, "breaks_their_word")
    for action in legal:
        letter = action - first
        if letter < tables.letter_count and count(plan.word - plan.have, letter):
            return Choice(action, "wanted_letter")
    return Choice(legal[-1], "lucky_dip")


def choose_loss(s: ElbaState, tables: Tables, seat: int, legal: list[int]) -> Choice:
    """EL-14, EL-28: the card that is missed least: of the Hand before the Bag, and not of the word if possible."""
    player = s.players[seat]
    plan = plan_of(s, tables, seat)
    is_carried = fits(player.bag, plan.word)
    for action in legal:
        letter = tables.actions.first[action]
        from_bag = tables.actions.kind[action] == Kind.GIVE_BAG
        bag = player.bag - one(letter) if from_bag else player.bag
        left = player.hand + player.bag - one(letter)
        if fits(bag, plan.word) if is_carried else overlap(left, plan.word) == plan.have:
            return Choice(action, "useless_card")
    return Choice(legal[0], "least_harm")
