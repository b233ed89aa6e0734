"""What can be counted in Escape from Elba: fights, tries, and the next card, from what lies open and one's own Hand."""

from typing import Final, final

from mypy_extensions import i64

from escapade.bots.elba.plans import best_plan
from escapade.bots.odds import Counter, Odds, share
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.elba.game import ElbaGame
from escapade.games.elba.kinds import Kind, Phase
from escapade.games.elba.rules.guests import is_player
from escapade.games.elba.rules.letters import count, fits, one, pack, size
from escapade.games.elba.rules.words import most_bonus
from escapade.games.elba.setup import whole_deck
from escapade.games.elba.state import ElbaState, fight_of, series_of

KEYS: Final[list[str]] = ["wins", "escapes", "completes", "helps"]


@final
class ElbaCounter(Counter):
    """EL-7, EL-13, EL-21, EL-32. With `find_words` nobody is told what the next letter would spell (EL-34)."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, ElbaGame)
        self.tables = game.tables
        self.actions = game.shapes.actions

    def of(self, state: State, seat: int, action: int) -> list[Odds]:
        """By what is asked."""
        assert isinstance(state, ElbaState)
        kind, first = self.actions.kind[action], self.actions.first[action]
        if kind == Kind.ESCAPE:
            faces = int(self.tables.board.faces)
            return [share("escapes", float(min(int(state.strength[seat]) - 1, faces)) / faces)]
        if kind == Kind.DRAW:
            return self.next_card(state, seat)
        if kind == Kind.BONUS:
            return self.with_bonus(state, seat, first)
        if kind == Kind.FIGHT:
            series = series_of(state)
            return self.unarmed(state, seat, first) if series.attacker == seat else []
        if kind in (Kind.MOVE, Kind.JUMP):
            return self.arriving(state, seat, first if kind == Kind.MOVE else self.tables.vocabulary.rooms[first])
        return []

    # ------------------------------------------------------------------ fights

    def is_harmless(self, s: ElbaState, guest: int) -> bool:
        """EL-22, EL-23: a guest who can add nothing to his die and his Strength."""
        if not is_player(self.tables, guest):
            return True
        return not self.tables.house_weapons and most_bonus(s, self.tables, guest) == 0

    def with_bonus(self, s: ElbaState, seat: int, bonus: int) -> list[Odds]:
        """EL-21, EL-22: unless the other side has still a bonus to choose."""
        fight = fight_of(s)
        if seat == fight.attacker:
            if not self.is_harmless(s, fight.defender):
                return []
            return [share("wins", self.attack(s, fight.attacker, fight.defender, bonus))]
        lead = int(s.attack_bonus) - bonus
        return [share("wins", 1.0 - self.attack(s, fight.attacker, fight.defender, lead))]

    def unarmed(self, s: ElbaState, seat: int, opponent: int) -> list[Odds]:
        """EL-21: a Fight in which neither side has a weapon to choose."""
        if not self.is_harmless(s, seat) or not self.is_harmless(s, opponent):
            return []
        return [share("wins", self.attack(s, seat, opponent, 0))]

    def arriving(self, s: ElbaState, seat: int, place: int) -> list[Odds]:
        """EL-19, EL-20: whoever walks in on one guest attacks him."""
        others = [guest for guest in range(len(s.place)) if s.here[place] >> guest & 1 and guest != seat]
        return self.unarmed(s, seat, others[0]) if len(others) == 1 and place != self.tables.board.safe else []

    def attack(self, s: ElbaState, attacker: int, defender: int, bonus: int) -> float:
        """EL-19, EL-21: how likely the attacker wins, who wins ties."""
        faces, won = int(self.tables.board.faces), 0
        lead = int(s.strength[attacker]) - int(s.strength[defender]) + bonus
        for mine in range(1, faces + 1):
            for yours in range(1, faces + 1):
                won += 1 if mine + lead >= yours else 0
        return float(won) / float(faces * faces)

    # ------------------------------------------------------------------ the next card

    def unseen(self, s: ElbaState, seat: int) -> i64:
        """EL-32: the letters the next card may be: all that this seat sees nowhere; of an empty deck, the discard."""
        if s.deck_size == 0:
            return pack(s.discard)
        left: i64 = whole_deck(self.tables, s.seats) - pack(s.discard)
        for holder in range(s.seats):
            left -= s.players[holder].bag
            left -= s.players[holder].hand if holder == seat else s.known[seat * s.seats + holder]
        return left

    def next_card(self, s: ElbaState, seat: int) -> list[Odds]:
        """EL-7: how likely the next card completes an escape word, or is a letter missing from the nearest one."""
        player = s.players[seat]
        cards = player.hand + player.bag
        if self.tables.find_words or s.current_phase() != Phase.DRAW or self.spells(cards):
            return []
        left = self.unseen(s, seat)
        plan = best_plan(s, self.tables, seat, cards)
        missing = plan.word - plan.have
        completes, helps = 0, 0
        for letter in range(self.tables.letter_count):
            there = int(count(left, letter))
            completes += there if self.spells(cards + one(letter)) else 0
            helps += there if count(missing, letter) else 0
        total = float(size(left))
        found = [share("completes", completes / total)] if completes else []
        return [*found, share("helps", helps / total)] if helps > completes else found

    def spells(self, cards: i64) -> bool:
        """EL-13: whether cards hold an escape word."""
        for word in self.tables.vocabulary.escape_words:
            if fits(cards, word):
                return True
        return False
