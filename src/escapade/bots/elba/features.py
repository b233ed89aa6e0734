"""Escape from Elba as numbers: one's own letters, and of the others what lies open and what is remembered (EL-32)."""

from typing import Final, final

from mypy_extensions import i64

from escapade.bots.elba.plans import overlap
from escapade.bots.values.features import Features, Inputs
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.elba.game import ElbaGame
from escapade.games.elba.kinds import FULL_HAND
from escapade.games.elba.rules.letters import size
from escapade.games.elba.state import Defeat, ElbaState, Fight

MOST: Final = 6
"""So many players are told apart; at larger tables the nearest ones."""
WORDS: Final = 6
PHASES: Final = 24
TABLE: Final = 12
EACH: Final = 14
FAR: Final = 9.0
MANY_ROUNDS: Final = 10.0


@final
class ElbaFeatures(Features):
    """Every player as the seat sees him: Strength, cards, what his best word lacks, how far its tower is."""

    def __init__(self, game: Game) -> None:
        super().__init__(TABLE + PHASES + 3 * WORDS + EACH * MOST)
        assert isinstance(game, ElbaGame)
        self.tables = game.tables

    def write(self, state: State, seat: i64, inputs: Inputs) -> None:
        """The table, one's own words, then everybody from oneself on."""
        assert isinstance(state, ElbaState)
        self.write_table(state, seat, inputs)
        self.write_words(state, seat, inputs)
        away: i64 = 0
        while away < state.seats and away < MOST:
            self.write_player(state, seat, away, inputs)
            away += 1

    def write_table(self, s: ElbaState, seat: i64, inputs: Inputs) -> None:
        """How far things are, what is being decided, and the Fight or the try that is going on."""
        inputs.put(0, 1.0 / s.seats)
        inputs.put(1, float(s.turns) / (s.seats * MANY_ROUNDS))
        inputs.put(2, float(s.points) / FULL_HAND)
        inputs.put(3, float(s.attack_die) / 6.0)
        inputs.put(4, float(s.attack_bonus) / 6.0)
        inputs.put(5, float(s.defence_bonus) / 6.0)
        inputs.put(TABLE + s.current_phase(), 1.0)
        if not s.frames:
            return
        top = s.frames[-1]
        if isinstance(top, Fight):
            inputs.flag(6, is_set=top.attacker == seat)
            inputs.flag(7, is_set=top.defender == seat)
            inputs.put(8, float(s.strength[top.attacker] - s.strength[top.defender]) / 6.0)
        elif isinstance(top, Defeat):
            inputs.flag(9, is_set=top.winner == seat)
            inputs.flag(10, is_set=top.loser == seat)

    def write_words(self, s: ElbaState, seat: i64, inputs: Inputs) -> None:
        """EL-13: what each escape word lacks in the Bag, and in Bag and Hand; how far its tower is."""
        words = self.tables.vocabulary.escape_words
        player = s.players[seat]
        number: i64 = 0
        while number < len(words) and number < WORDS:
            word: i64 = words[number]
            whole = float(size(word))
            base = TABLE + PHASES + 3 * number
            inputs.put(base, float(size(overlap(player.bag, word))) / whole)
            inputs.put(base + 1, float(size(overlap(player.bag + player.hand, word))) / whole)
            inputs.put(base + 2, self.way(s, seat, number))
            number += 1

    def way(self, s: ElbaState, seat: i64, number: i64) -> float:
        """How far a word's tower is; nothing for a word that works anywhere, or from nowhere."""
        tower = self.tables.vocabulary.escape_places[number]
        here = s.place[seat]
        if tower < 0 or here < 0:
            return 0.0
        return float(self.tables.board.distances[here][tower]) / FAR

    def write_player(self, s: ElbaState, seat: i64, away: i64, inputs: Inputs) -> None:
        """One player: of the Hand of another only what the seat remembers."""
        other = (seat + away) % s.seats
        player = s.players[other]
        cards = player.hand if away == 0 else s.known[seat * s.seats + other]
        base = TABLE + PHASES + 3 * WORDS + EACH * away
        inputs.put(base, 1.0)
        inputs.put(base + 1, float(s.strength[other]) / 6.0)
        inputs.put(base + 2, float(player.hand_size) / FULL_HAND)
        inputs.put(base + 3, float(player.bag_size) / FULL_HAND)
        inputs.flag(base + 4, is_set=s.active == other)
        if s.active >= 0:
            inputs.put(base + 5, float((other - s.active) % s.seats) / s.seats)
        inputs.flag(base + 6, is_set=s.place[other] == self.tables.board.safe)
        self.write_best(s, other, player.bag, base + 7, inputs)
        self.write_best(s, other, player.bag + cards, base + 10, inputs)
        ready = inputs.numbers[base + 7]
        inputs.put(base + 13, ready * float(s.strength[other] - 1) / 6.0)

    def write_best(self, s: ElbaState, other: i64, cards: i64, base: i64, inputs: Inputs) -> None:
        """Of all escape words the one that lacks least: whether it is whole, what it lacks, how far its tower is."""
        words = self.tables.vocabulary.escape_words
        least: i64 = 99
        near = 1.0
        number: i64 = 0
        while number < len(words):
            word: i64 = words[number]
            missing = size(word) - size(overlap(cards, word))
            way = self.way(s, other, number)
            if missing < least or (missing == least and way < near):
                least, near = missing, way
            number += 1
        inputs.flag(base, is_set=least == 0)
        inputs.put(base + 1, float(least) / 6.0)
        inputs.put(base + 2, near)
