"""What can be counted in Prison Break: the pile of cards, which is open, and the tokens a seat has not seen."""

from typing import Final, final

from escapade.bots.odds import Counter, Odds, amount, share
from escapade.bots.prison_break.wanted import missing_objects
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import BLANK, OBJECTS, TOKENS, Kind, Verb
from escapade.games.prison_break.state import PrisonState

KEYS: Final[list[str]] = ["guilt", "chance", "guilt_ends", "wanted", "object"]


@final
class PrisonCounter(Counter):
    """PB-7, PB-13, PB-30: what the pile and the tokens still hold, as far as the seat knows."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, PrisonBreakGame)
        self.tables = game.tables
        self.actions = game.shapes.actions

    def of(self, state: State, seat: int, action: int) -> list[Odds]:
        """For drawing a card, and for looking under a token."""
        assert isinstance(state, PrisonState)
        kind = self.actions.kind[action]
        if kind == Kind.DRAW:
            return self.next_card(state, seat)
        if kind == Kind.SEARCH:
            return self.under(state, seat, int(state.figures[state.turn.actor].square))
        if kind == Kind.PEEK:
            return self.under(state, seat, self.actions.first[action])
        return []

    def next_card(self, s: PrisonState, seat: int) -> list[Odds]:
        """PB-7: the guilt a card brings on average, how likely it ends the match, and how likely it is a chance."""
        pile = self.pile(s)
        total = float(sum(pile))
        most, before = int(self.tables.most_guilt), int(s.guilt)
        added, ends, chances = 0, 0, 0
        for card, copies in enumerate(pile):
            if self.tables.deck.is_chance(card):
                chances += copies
                continue
            after = min(max(before + self.guilt_of(card), 0), most)
            added += copies * (after - before)
            ends += copies if after == most else 0
        found = [amount("guilt", added / total)]
        if ends:
            found.append(share("guilt_ends", ends / total))
        # A chance that Bellick draws is put away (PB-25).
        return found if seat == s.bellick else [*found, share("chance", chances / total)]

    def pile(self, s: PrisonState) -> list[int]:
        """PB-7: the cards of which one is drawn; an empty pile is made again from the discard and the active card."""
        if s.cards.deck.hidden:
            return s.cards.deck.unknown[:]
        pile = s.cards.discard[:]
        if s.cards.active != NONE:
            pile[s.cards.active] += 1
        return pile

    def guilt_of(self, card: int) -> int:
        """PB-7: what a handicap adds at once."""
        verbs, numbers = self.tables.deck.verbs[card], self.tables.deck.numbers[card]
        return sum([numbers[place] for place, verb in enumerate(verbs) if verb == Verb.GUILT])

    def under(self, s: PrisonState, seat: int, square: int) -> list[Odds]:
        """PB-13: what may lie under a token this seat has not looked under: any object it has seen nowhere."""
        token = self.tables.board.token_of[square]
        if token == NONE or s.things.seen[token] >> seat & 1:
            return []
        hidden = self.hidden_from(s, seat)
        unknown = len([one for one in range(TOKENS)
                       if s.things.tokens[one] != NONE and not s.things.seen[one] >> seat & 1])
        missing = missing_objects(s, self.tables)
        wanted = len([thing for thing in hidden if missing >> thing & 1])
        found = [share("wanted", wanted / float(unknown))] if wanted else []
        return [*found, share("object", len(hidden) / float(unknown))]

    def hidden_from(self, s: PrisonState, seat: int) -> list[int]:
        """PB-30: the objects this seat has seen nowhere, neither held, lying, out of the game nor under a token."""
        known = int(s.things.gone)
        for figure in s.figures:
            known |= int(figure.objects)
        for token in range(TOKENS):
            what = s.things.tokens[token]
            if s.things.seen[token] >> seat & 1 and what not in (NONE, BLANK):
                known |= 1 << what
        return [thing for thing in range(OBJECTS) if not known >> thing & 1 and s.things.lying[thing] == NONE]
