"""What the expert for the Dark Castle claims."""

from functools import lru_cache

from escapade.bots.dark_castle.heuristic import CastleHeuristic
from escapade.bots.dark_castle.items import ItemSense
from escapade.bots.dark_castle.rescue import Rescue
from escapade.core.game import Game
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import NOBODY, TRAITS, WISDOM, Kind, Op, Phase, Special
from escapade.games.dark_castle.rules import cards, party, results
from escapade.games.dark_castle.state import CastleState, Hero
from escapade.games.dark_castle.tables import Step, Tables
from tests.bots.reasons.claims import Claim, Moment
from tests.bots.reasons.tries import chance_to_pass


@lru_cache(maxsize=4)
def expert_of(game: Game) -> CastleHeuristic:
    """Another expert than the one that answered, with a count of its own."""
    return CastleHeuristic(game)


def castle(moment: Moment) -> tuple[CastleState, Tables]:
    """The position and what it is read with."""
    assert isinstance(moment.state, CastleState)
    assert isinstance(moment.game, CastleGame)
    return moment.state, moment.game.tables


def named(moment: Moment, action: int | None = None) -> Hero:
    """The hero an answer names first."""
    s, _ = castle(moment)
    first = moment.game.shapes.actions.first[moment.action if action is None else action]
    return s.heroes[party.place_of(s, first)]


def used_for(moment: Moment) -> Hero:
    """The hero an item is used for."""
    s, _ = castle(moment)
    return s.heroes[party.place_of(s, moment.game.shapes.actions.second[moment.action])]


def asked_step(moment: Moment) -> Step:
    """The step that asks."""
    s, tables = castle(moment)
    return cards.current(s, tables)


def is_hurt(moment: Moment, hero: Hero) -> bool:
    """DC-5: he has lost HP."""
    s, tables = castle(moment)
    return bool(hero.hp < party.most_hp(s, tables))


def is_lacking(moment: Moment) -> bool:
    """DC-2: of what this die is best at the party has no more than of what any other's on offer is best at."""
    s, tables = castle(moment)
    symbols = [sum((face % TRAITS == trait) * (1 + face // TRAITS) for hero in s.heroes
                   for face in tables.faces[hero.kind]) for trait in range(TRAITS)]
    dice = [tables.faces[moment.game.shapes.actions.first[action]] for action in moment.legal]
    mine = tables.faces[moment.first]
    return fewest(symbols, mine) <= max(fewest(symbols, die) for die in dice)


def fewest(symbols: list[int], faces: list[int]) -> int:
    """What there is of a die's best trait."""
    worth = [sum(1 + face // TRAITS for face in faces if face % TRAITS == trait) for trait in range(TRAITS)]
    return symbols[worth.index(max(worth))]


def is_cheapest(moment: Moment) -> bool:
    """DC-8: by its own count, made afresh."""
    s, _ = castle(moment)
    expert, step = expert_of(moment.game), asked_step(moment)
    costs = {action: expert.cost_from(s, step.starts[step.ways.index(moment.game.shapes.actions.first[action])],
                                      int(s.you)) for action in moment.legal}
    return costs[moment.action] <= min(costs.values())


def is_likeliest(moment: Moment) -> bool:
    """DC-28, DC-31: nobody else is likelier to pass the test that follows."""
    s, tables = castle(moment)
    test = tables.steps[asked_step(moment).next]
    chances = [chance_to_pass(tables, test, int(hero.kind)) for hero in s.heroes]
    mine = chance_to_pass(tables, test, int(named(moment).kind))
    return test.op == Op.TEST and mine > max(chances) - 1e-9


def has_least_at_stake(moment: Moment) -> bool:
    """DC-31: he is not the likeliest, but with the price of failing, and the tests that follow, nobody pays less."""
    s, tables = castle(moment)
    test = tables.steps[asked_step(moment).next]
    costs = [expert_of(moment.game).cost_from_test(s, test, place) for place in range(len(s.heroes))]
    return not is_likeliest(moment) and costs[int(party.place_of(s, moment.first))] == min(costs)


def is_strongest(moment: Moment) -> bool:
    """Nobody has more HP."""
    s, _ = castle(moment)
    return bool(named(moment).hp == max(hero.hp for hero in s.heroes))


def is_round_cheapest(moment: Moment) -> bool:
    """DC-14, DC-31: by its own count of this round, made afresh: who fights, or who rests."""
    s, _ = castle(moment)
    expert, everybody = expert_of(moment.game), int(party.everybody(s))

    def cost(action: int) -> float:
        value = moment.game.shapes.actions.first[action]
        place = -1 if value == NOBODY else int(party.place_of(s, value))
        if moment.kind_of(action) == "nominate":
            return expert.cost_of_round(s, asked_step(moment), 1 << place, -1)
        fighters = everybody if place < 0 else everybody & ~(1 << place)
        return expert.cost_of_round(s, asked_step(moment), fighters, place)

    return cost(moment.action) <= min(cost(action) for action in moment.legal) + 1e-9


def strikers(moment: Moment) -> list[int]:
    """The places of all who may strike next."""
    s, _ = castle(moment)
    return [int(party.place_of(s, moment.game.shapes.actions.first[action])) for action in moment.legal]


def bears_grudge(moment: Moment) -> bool:
    """DC-19: of those who would hit, he has blocked, or nobody has, and none of them has more HP."""
    s, tables = castle(moment)
    mine = int(party.place_of(s, moment.first))
    hitting = [place for place in strikers(moment) if results.would_hit(s, tables, place)]
    blocked = [place for place in hitting if s.bout.blocked >> place & 1]
    strongest = max(s.heroes[place].hp for place in hitting)
    return mine in hitting and (mine in blocked if blocked else bool(s.heroes[mine].hp == strongest))


def leaves_wisdom(moment: Moment) -> bool:
    """DC-19: he shows no Wisdom, another does."""
    s, _ = castle(moment)
    mine = int(party.place_of(s, moment.first))
    wise = [place for place in strikers(moment) if results.symbols(s, place, WISDOM) > 0]
    return asked_step(moment).special == Special.WISDOM_RETURNS and mine not in wise and len(wise) > 0


def may_strike_twice(moment: Moment) -> bool:
    """DC-21: he hits, and his weapon strikes again."""
    s, tables = castle(moment)
    mine = int(party.place_of(s, moment.first))
    return bool(results.has_second_attack(s, mine) and results.would_hit(s, tables, mine))


def is_order_free(moment: Moment) -> bool:
    """None of the other reasons speaks for anybody."""
    s, tables = castle(moment)
    special = asked_step(moment).special
    wise = [results.symbols(s, place, WISDOM) > 0 for place in strikers(moment)]
    twice = [results.has_second_attack(s, place) and results.would_hit(s, tables, place) for place in strikers(moment)]
    if special == Special.WISDOM_RETURNS:
        return all(wise)
    return special != Special.GRUDGE and not any(twice)


def is_best_use(moment: Moment) -> bool:
    """DC-26: nobody it could go to now gains more by it, and he gains something."""
    s, tables = castle(moment)
    sense, table = ItemSense(tables), moment.game.shapes.actions
    if moment.kind == "hand":
        bearer, target = (int(party.place_of(s, value)) for value in (table.second[moment.action],
                                                                      table.third[moment.action]))
        is_food = bool(tables.food >> moment.first & 1)
        must_go = party.is_overfull(s.heroes[bearer], tables)
        return is_food or must_go or sense.worth(s, target, moment.first) > sense.worth(s, bearer, moment.first)
    gains = {action: sense.gain(s, int(party.place_of(s, table.second[action])), moment.first)
             for action in moment.legal if moment.kind_of(action) == "give" and table.first[action] == moment.first}
    return 0 < gains[moment.action] == max(gains.values())


def may_die(moment: Moment) -> bool:
    """DC-30: everybody is likelier to outlive this than with another answer."""
    s, _ = castle(moment)
    assert isinstance(moment.game, CastleGame)
    rescue = Rescue(moment.game)
    rescue.left = 100_000
    mine = rescue.chance_after(s, moment.seat, moment.action)
    return any(rescue.chance_after(s, moment.seat, action) < mine for action in moment.legal)


def is_fed(moment: Moment) -> bool:
    """DC-27: whoever eats is hurt; at a feast at least one."""
    s, tables = castle(moment)
    is_food = bool(tables.food >> moment.first & 1)
    return is_food and any(is_hurt(moment, hero) for hero in [used_for(moment), *s.heroes])


def is_no_meal(moment: Moment) -> bool:
    """DC-27: a weapon, a potion or salt, with dice or a loss on the table and nobody's life at stake."""
    s, tables = castle(moment)
    is_open = s.phase in (Phase.USE, Phase.LOSS, Phase.BEFORE)
    return is_open and (moment.kind == "hex" or not tables.food >> moment.first & 1)


def holds_on(moment: Moment) -> bool:
    """Something could be used now, and everybody is as likely to live as with it: it is not a sure rescue passed on."""
    return any(moment.kind_of(action) in ("use", "hex") for action in moment.legal)


def is_face_better(moment: Moment) -> bool:
    """DC-16: it removes at least as many dice as the other, or blocks where the other does not."""
    s, tables = castle(moment)
    sense, place = ItemSense(tables), int(s.bout.striker)
    worth = [sense.face_value(s, place, moment.game.shapes.actions.first[action]) for action in moment.legal]
    return worth[moment.legal.index(moment.action)] == max(worth)


def is_least_useful(moment: Moment) -> bool:
    """DC-25: worth no more than anything else in these hands; a bulky thing, than all the rest together."""
    s, tables = castle(moment)
    sense, place = ItemSense(tables), int(s.asker)
    worth = {kind: sense.worth(s, place, kind) for kind in s.heroes[place].items}
    total = sum(sense.worth(s, place, kind) for kind in s.heroes[place].items)
    mine = worth[moment.first]
    return mine == min(worth.values()) or (tables.items[moment.first].hands == 2 and mine < total - mine)


def is_worth_daring(moment: Moment) -> bool:
    """DC-8: he outlives the bad side, and not everybody has a find yet."""
    s, _ = castle(moment)
    return bool(s.heroes[s.you].hp > asked_step(moment).price and s.found < len(s.heroes))


def is_well_shared(moment: Moment) -> bool:
    """DC-26: nothing in the middle would make anybody's hands better."""
    s, tables = castle(moment)
    sense = ItemSense(tables)
    return all(sense.gain(s, place, kind) <= 0 for kind in s.middle for place in range(len(s.heroes)))


def is_risk_too_great(moment: Moment) -> bool:
    """DC-8: by its own count."""
    s, _ = castle(moment)
    expert = expert_of(moment.game)
    return expert.dare(s) == moment.game.shapes.actions.number(Kind.STOP)


CLAIMS: dict[str, Claim] = {
    "only_choice": Claim((), lambda moment: len(moment.legal) == 1),
    "balanced_party": Claim(("choose",), is_lacking),
    "strongest_turns": Claim(("turn",), is_strongest),
    "cheapest_way": Claim(("go",), is_cheapest),
    "best_suited": Claim(("nominate",), is_likeliest),
    "risks_least": Claim(("nominate",), has_least_at_stake),
    "can_bear_it": Claim(("nominate",), is_strongest),
    "best_duellist": Claim(("nominate",), is_round_cheapest),
    "rest_the_weak": Claim(("rest",), lambda moment: moment.first != NOBODY and is_hurt(moment, named(moment))),
    "rest_the_least_missed": Claim(("rest",), lambda moment: moment.first != NOBODY and is_round_cheapest(moment)
                                   and not is_hurt(moment, named(moment))),
    "all_strike": Claim(("rest",), lambda moment: moment.first == NOBODY and is_round_cheapest(moment)),
    "strikes_twice": Claim(("strike",), may_strike_twice),
    "wisdom_waits": Claim(("strike",), leaves_wisdom),
    "bears_the_grudge": Claim(("strike",), bears_grudge),
    "any_order": Claim(("strike",), is_order_free),
    "who_needs_it": Claim(("give", "hand"), is_best_use),
    "leader_arranges": Claim(("yes",), lambda moment: moment.state.phase == Phase.CONSENT),
    "well_shared": Claim(("done",), is_well_shared),
    "least_useful": Claim(("drop",), is_least_useful),
    "saves_a_life": Claim(("use", "keep", "strike"), may_die),
    "worth_using": Claim(("use", "hex"), is_no_meal),
    "fills_the_hungry": Claim(("use",), is_fed),
    "rather_eaten": Claim(("use",), lambda moment: moment.state.phase == Phase.DROP and is_fed(moment)),
    "keep_it": Claim(("pass",), holds_on),
    "better_face": Claim(("keep",), is_face_better),
    "luck_is_with_us": Claim(("dare",), is_worth_daring),
    "not_worth_the_risk": Claim(("stop",), is_risk_too_great),
}
