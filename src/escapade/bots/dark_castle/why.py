"""Why the expert for the Dark Castle answers as it does: a reason that speaks of the very answer it stands beside."""

from typing import Final, final

from escapade.bots.dark_castle.tries import failed_tries
from escapade.games.dark_castle.kinds import EATEN, NOBODY, WISDOM, Kind, Op, Phase, Special
from escapade.games.dark_castle.rules import cards, party, results
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables

REASONS: Final[list[str]] = [
    "only_choice", "balanced_party", "strongest_turns", "cheapest_way",
    "best_suited", "risks_least", "can_bear_it", "best_duellist",
    "rest_the_weak", "rest_the_least_missed", "all_strike",
    "strikes_twice", "wisdom_waits", "bears_the_grudge", "any_order",
    "who_needs_it", "leader_arranges", "well_shared", "least_useful",
    "saves_a_life", "worth_using", "fills_the_hungry", "rather_eaten", "keep_it", "better_face",
    "luck_is_with_us", "not_worth_the_risk",
]


@final
class CastleWhy:
    """One question for each kind of answer that has more than one reason."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.actions = tables.actions

    def rest(self, s: CastleState, action: int) -> str:
        """DC-15: a breath for whoever has lost HP; who has lost none is only missed least; or nobody rests."""
        value = self.actions.first[action]
        if value == NOBODY:
            return "all_strike"
        hero = s.heroes[party.place_of(s, value)]
        return "rest_the_weak" if hero.hp < party.most_hp(s, self.tables) else "rest_the_least_missed"

    def nominee(self, s: CastleState, action: int) -> str:
        """DC-31: the likeliest for a test, or whoever pays least for it all in all; the strongest for a loss."""
        step = cards.current(s, self.tables)
        if step.op != Op.NOMINATE:
            return "best_duellist"
        test = self.tables.steps[step.next]
        if test.op != Op.TEST:
            return "can_bear_it"
        sent = int(party.place_of(s, self.actions.first[action]))
        failing = [failed_tries(self.tables, test, [int(hero.kind)], int(test.need))[-1] for hero in s.heroes]
        return "best_suited" if failing[sent] <= min(failing) else "risks_least"

    def strike(self, s: CastleState, action: int) -> str:
        """DC-16, DC-19: what made this one strike now rather than another."""
        place = int(party.place_of(s, self.actions.first[action]))
        special = cards.current(s, self.tables).special
        if special == Special.GRUDGE and results.would_hit(s, self.tables, place):
            return "bears_the_grudge"
        if special == Special.WISDOM_RETURNS and results.symbols(s, place, WISDOM) == 0:
            return "wisdom_waits"
        if results.has_second_attack(s, place) and results.would_hit(s, self.tables, place):
            return "strikes_twice"
        return "any_order"

    def use(self, s: CastleState, action: int) -> str:
        """DC-27: a life, a meal, or the moment for anything else."""
        if s.phase == Phase.LOSS:
            dying = [place for place, hero in enumerate(s.heroes) if s.bout.loss(place) >= hero.hp]
            return "saves_a_life" if dying else "worth_using"
        if self.actions.kind[action] != Kind.USE:
            return "worth_using"
        item = self.tables.items[self.actions.first[action]]
        if not EATEN >> item.effect & 1:
            return "worth_using"
        return "rather_eaten" if s.phase == Phase.DROP else "fills_the_hungry"
