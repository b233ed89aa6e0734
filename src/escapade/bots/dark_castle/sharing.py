"""What the expert for the Dark Castle does in a sharing (DC-26): everything to whoever has most use for it."""

from typing import Final, final

from escapade.bots.base import Choice
from escapade.bots.dark_castle.items import ItemSense
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import MOST_ITEMS, Effect, Kind
from escapade.games.dark_castle.rules import party
from escapade.games.dark_castle.state import CastleState

WORTH_ASKING: Final = 2.5
"""How much better an item must be in other hands for it to be handed on."""


@final
class ShareSense:
    """One act at a time: what lies in the middle, then food, then things in the wrong hands."""

    def __init__(self, sense: ItemSense) -> None:
        self.sense = sense
        self.tables = sense.tables
        self.actions = sense.tables.actions

    def choose(self, s: CastleState, legal: list[int]) -> Choice | None:
        """The next act, or None when all is well shared."""
        given = self.best_gift(s, legal)
        if given != NONE:
            return Choice(given, "who_needs_it")
        for action in legal:
            if self.actions.kind[action] == Kind.USE and self.sense.is_worth(s, action):
                return Choice(action, self.sense.why.use(s, action))
        handed = self.best_handing(s, legal)
        return None if handed == NONE else Choice(handed, "who_needs_it")

    def best_gift(self, s: CastleState, legal: list[int]) -> int:
        """Of all that lies in the middle, what makes somebody's hands better by most; NONE when nothing does."""
        best, chosen = 0.0, NONE
        for action in legal:
            if self.actions.kind[action] == Kind.GIVE:
                place = int(party.place_of(s, self.actions.second[action]))
                gain = self.sense.gain(s, place, self.actions.first[action])
                if gain > best:
                    best, chosen = gain, action
        return chosen

    def best_handing(self, s: CastleState, legal: list[int]) -> int:
        """A thing that is worth much more to somebody with a free hand than to its bearer; NONE when there is none."""
        best, chosen = WORTH_ASKING, NONE
        for action in legal:
            if self.actions.kind[action] == Kind.HAND:
                gain = self.better_by(s, action)
                if gain > best:
                    best, chosen = gain, action
        return chosen

    def better_by(self, s: CastleState, action: int) -> float:
        """How much more an item is worth to the one it would be handed to; nothing when his hands are full."""
        kind = self.actions.first[action]
        bearer = int(party.place_of(s, self.actions.second[action]))
        target = int(party.place_of(s, self.actions.third[action]))
        full = party.hands(s.heroes[target], self.tables) + self.tables.items[kind].hands
        if full > MOST_ITEMS:
            return 0.0
        if self.tables.items[kind].effect == Effect.FOOD:
            return self.hungrier_by(s, bearer, target, int(self.tables.items[kind].amount))
        worth = self.sense.worth(s, bearer, kind)
        if party.is_overfull(s.heroes[bearer], self.tables):
            worth = 0.0
        return self.sense.worth(s, target, kind) - worth

    def hungrier_by(self, s: CastleState, bearer: int, target: int, amount: int) -> float:
        """DC-27: food is for its bearer alone: it goes to the one who misses most HP, unless its bearer can eat it."""
        most = int(party.most_hp(s, self.tables))
        if int(s.heroes[bearer].hp) + amount <= most or int(s.heroes[target].hp) + amount > most:
            return 0.0
        return WORTH_ASKING + float(most - int(s.heroes[target].hp))
