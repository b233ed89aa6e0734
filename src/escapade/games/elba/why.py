"""“Why can't I?”: the first rule that stands against an action, from the predicates the legal lists use."""

from escapade.core.seat import NONE
from escapade.games.elba.kinds import FULL_HAND, IN_A_TURN, KEEPING, Kind, Phase, Why
from escapade.games.elba.rules.letters import count, letter_at
from escapade.games.elba.rules.words import is_weapon, most_bonus
from escapade.games.elba.setup import is_in_match
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables


def why_not(s: ElbaState, tables: Tables, seat: int, action: list[int]) -> tuple[int, list[int]]:
    """The reason and its values; `action` is a kind and its values, NONE where they were not named."""
    kind = action[0]
    phase = s.current_phase()
    if kind in (Kind.DRAW, Kind.STOP):
        return why_not_draw(s, seat, phase)
    if IN_A_TURN >> kind & 1:
        return why_not_act(s, tables, seat, action) if phase == Phase.ACT else (Why.NOT_ACTING, [])
    if kind in (Kind.PUT, Kind.DONE):
        return why_not_fill(s, seat, action) if phase == Phase.FILL else (Why.NOT_FILLING, [])
    if KEEPING >> kind & 1:
        return why_not_keep(s, seat, action) if phase == Phase.CLEAN else (Why.NOT_CLEANING, [])
    if kind == Kind.DISCARD:
        return (Why.NOT_TO_DISCARD, [action[1]]) if phase == Phase.TIDY else (Why.NOT_DISCARDING, [])
    if kind == Kind.PROPOSE and not tables.house_weapons:
        return Why.HOUSE_WEAPONS_OFF, []
    return why_not_fight(s, tables, seat, action)


def why_not_draw(s: ElbaState, seat: int, phase: int) -> tuple[int, list[int]]:
    """EL-7, EL-8: not the draw step, a full Hand, or no card left anywhere."""
    if phase != Phase.DRAW:
        return Why.NOT_DRAWING, []
    cards = int(s.players[seat].hand_size)
    return (Why.HAND_FULL, [cards]) if cards >= FULL_HAND else (Why.NO_CARDS_LEFT, [])


def why_not_act(s: ElbaState, tables: Tables, seat: int, action: list[int]) -> tuple[int, list[int]]:
    """EL-9 to EL-13: no points, too far away, or a word that the Bag does not spell."""
    kind, value = action[0], action[1]
    if s.points == 0:
        return Why.NO_POINTS, []
    if kind == Kind.MOVE:
        return Why.NOT_ADJACENT, [value]
    if kind == Kind.PUSH:
        guest = tables.guests.napoleons + value
        if not is_in_match(tables, s.seats, guest):
            return Why.GUEST_ABSENT, [guest]
        return Why.GUEST_NOT_ADJACENT, [guest, action[2]]
    if kind == Kind.ESCAPE:
        return Why.NO_ESCAPE_WORD, [s.place[seat]]
    if value == NONE:
        return Why.NO_ROOM_SPELLED, []
    if tables.vocabulary.rooms[value] == s.place[seat]:
        return Why.ALREADY_THERE, [value]
    return Why.CANNOT_SPELL_ROOM, [value]


def why_not_fill(s: ElbaState, seat: int, action: list[int]) -> tuple[int, list[int]]:
    """EL-15, EL-17: more cards in Hand than may stay there, or none of this letter."""
    if action[0] == Kind.DONE:
        return Why.HAND_TOO_LARGE, [int(s.players[seat].hand_size) - FULL_HAND]
    return Why.NOT_IN_HAND, [action[1]]


def why_not_keep(s: ElbaState, seat: int, action: list[int]) -> tuple[int, list[int]]:
    """EL-16: a word the Bag does not spell, or letters it does not hold or that are named in another order."""
    kind, first, second = action[0], action[1], action[2]
    if kind == Kind.KEEP_WORD:
        return (Why.NO_WORD_SPELLED, []) if first == NONE else (Why.CANNOT_SPELL_WORD, [first])
    bag = s.players[seat].bag
    if first == NONE and bag:
        return Why.ONLY_ONE_IN_BAG, [int(letter_at(bag, 0))]
    if first == NONE or count(bag, first) == 0:
        return Why.NOT_IN_BAG, [first]
    if second != NONE and count(bag, second) == 0:
        return Why.NOT_IN_BAG, [second]
    if second in (NONE, first):
        return Why.ONLY_ONE_IN_BAG, [first]
    return Why.NAME_IN_ORDER, [second]


def why_not_fight(s: ElbaState, tables: Tables, seat: int, action: list[int]) -> tuple[int, list[int]]:
    """EL-22 to EL-30: not the question of the moment, or not one of its answers."""
    kind, value = action[0], action[1]
    phase = s.current_phase()
    if kind == Kind.FIGHT:
        return (Why.NOT_IN_THIS_SERIES, [value]) if phase == Phase.ORDER else (Why.NOT_CHOOSING_A_FIGHT, [])
    if kind == Kind.VOTE:
        return Why.NO_BALLOT, []
    if kind in (Kind.BONUS, Kind.PROPOSE):
        return why_not_arm(s, tables, seat, action) if phase == Phase.BONUS else (Why.NOT_ARMING, [])
    if kind in (Kind.TAKE_BAG, Kind.TAKE_HAND):
        if phase != Phase.TAKE:
            return Why.NOT_TAKING, []
        return (Why.NOT_IN_THEIR_BAG, [value]) if kind == Kind.TAKE_BAG else (Why.THEIR_HAND_IS_EMPTY, [])
    if phase != Phase.GIVE_UP:
        return Why.NOT_GIVING_UP, []
    return (Why.NOT_IN_HAND if kind == Kind.GIVE_HAND else Why.NOT_IN_BAG), [value]


def why_not_arm(s: ElbaState, tables: Tables, seat: int, action: list[int]) -> tuple[int, list[int]]:
    """EL-22, EL-23: more weapons than the Bag spells, or a word that cannot become one."""
    if action[0] == Kind.BONUS:
        return Why.BONUS_TOO_HIGH, [NONE if tables.find_words else int(most_bonus(s, tables, seat))]
    if s.proposed:
        return Why.ALREADY_PROPOSED, []
    if action[1] == NONE:
        return Why.NO_WORD_SPELLED, []
    if is_weapon(s, tables, action[1]):
        return Why.ALREADY_A_WEAPON, [action[1]]
    if action[1] == s.refused:
        return Why.ALREADY_REFUSED, [action[1]]
    return Why.CANNOT_SPELL_WORD, [action[1]]
