"""A position of Escape the Dark Castle."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from escapade.core.frame import Frame
from escapade.core.pile import Pile
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.dark_castle.kinds import Phase, Reason, Stage

NIBBLE: Final[i64] = 0xF
BYTE: Final[i64] = 0xFF
SYMBOLS: Final[i64] = 0xFFF
"""Parts of packed numbers."""


@final
@mypyc_attr(acyclic=True)
class Hero:
    """A character in play: what the rules call a player (DC-4)."""

    def __init__(self, kind: i64, hp: i64, items: list[int], bears: i64, effects: i64) -> None:
        self.kind: i64 = kind
        self.hp: i64 = hp
        self.items = items
        """What he bears, in the order in which he got it. Never changed, only replaced, so that clones may share it."""
        self.bears: i64 = bears
        self.effects: i64 = effects
        """The kinds of his items and what they do, as masks: worked out from them, kept for speed."""
        self.refused: i64 = 0
        """DC-26: the kinds of items that he was asked for in this sharing and refused, as a mask."""

    def clone(self) -> "Hero":
        """A character that shares nothing that changes."""
        copy = Hero(self.kind, self.hp, self.items, self.bears, self.effects)
        copy.refused = self.refused
        return copy


@final
@mypyc_attr(acyclic=True)
class Bout:
    """What a fight, a test or a gamble keeps between two decisions. Heroes are places in the party, sets are masks.

    What there is for each trait or hero is packed into one number and asked for by name: `dice(trait)`, `face(hero)`.
    """

    def __init__(self) -> None:
        self.enemy: i64 = 0
        """The enemy's dice: four bits for each trait."""
        self.faces: i64 = 0
        """The face each hero shows, from 1, or 0 for none: four bits for each hero."""
        self.extras: i64 = 0
        """Symbols added to each hero's result: sixteen bits for each hero, of which four for each trait."""
        self.losses: i64 = 0
        """HP each hero is about to lose: eight bits for each hero."""
        self.round: i64 = 0
        self.size: i64 = 0
        """Dice the enemy began with."""
        self.coming: i64 = 0
        """Dice of the enemy still to be rolled."""
        self.resting: i64 = NONE
        self.active: i64 = 0
        """Who takes part: fighters, or those who roll for a test."""
        self.todo: i64 = 0
        """Who has still to roll."""
        self.pending: i64 = 0
        """Whose result has still to be resolved."""
        self.fresh: i64 = 0
        """Whose roll does not stand yet, so that items can still change it."""
        self.blocked: i64 = 0
        self.weapons: i64 = 0
        """Who used a weapon this round."""
        self.seconds: i64 = 0
        """Who had a second attack this round."""
        self.striker: i64 = NONE
        self.hits: i64 = 0
        """Dice that the striker's result hit."""
        self.hitters: i64 = 0
        """Who hit the enemy this round."""
        self.before: i64 = NONE
        """The face before a weapon's second roll."""
        self.immune: i64 = NONE
        self.bonus: i64 = 0
        """Damage that was added to the printed one."""
        self.tries: i64 = 0
        self.successes: i64 = 0

    def dice(self, trait: i64) -> i64:
        """How many of the enemy's dice show a trait."""
        return self.enemy >> 4 * trait & NIBBLE

    def dice_left(self) -> i64:
        """How many dice the enemy has."""
        return (self.enemy & NIBBLE) + (self.enemy >> 4 & NIBBLE) + (self.enemy >> 8 & NIBBLE)

    def add_dice(self, trait: i64, count: i64) -> None:
        """So many dice more, or less, show a trait."""
        self.enemy += count << 4 * trait

    def face(self, hero: i64) -> i64:
        """The face a hero's die shows, or NONE."""
        return (self.faces >> 4 * hero & NIBBLE) - 1

    def show(self, hero: i64, face: i64) -> None:
        """A hero's die shows this face; NONE puts it away."""
        self.faces += face - self.face(hero) << 4 * hero

    def extra(self, hero: i64, trait: i64) -> i64:
        """The symbols of a trait that were added to a hero's result."""
        return self.extras >> 16 * hero + 4 * trait & NIBBLE

    def has_extra(self, hero: i64) -> bool:
        """Whether any symbol was added to a hero's result."""
        return self.extras >> 16 * hero & SYMBOLS != 0

    def add_extra(self, hero: i64, trait: i64, count: i64) -> None:
        """Add symbols of a trait to a hero's result."""
        self.extras += count << 16 * hero + 4 * trait

    def drop_extras(self, hero: i64) -> None:
        """Nothing is added to a hero's result any more."""
        self.extras -= (self.extras >> 16 * hero & SYMBOLS) << 16 * hero

    def loss(self, hero: i64) -> i64:
        """The HP a hero is about to lose."""
        return self.losses >> 8 * hero & BYTE

    def set_loss(self, hero: i64, amount: i64) -> None:
        """A hero is about to lose so many HP."""
        self.losses += amount - self.loss(hero) << 8 * hero

    def clone(self) -> "Bout":
        """A bout that shares nothing with this one."""
        copy = Bout()
        copy.enemy, copy.faces, copy.extras, copy.losses = self.enemy, self.faces, self.extras, self.losses
        copy.round, copy.size, copy.coming = self.round, self.size, self.coming
        copy.resting, copy.active, copy.todo, copy.pending = self.resting, self.active, self.todo, self.pending
        copy.blocked, copy.weapons, copy.seconds = self.blocked, self.weapons, self.seconds
        copy.striker, copy.before, copy.immune, copy.bonus = self.striker, self.before, self.immune, self.bonus
        copy.fresh, copy.hits, copy.hitters = self.fresh, self.hits, self.hitters
        copy.tries, copy.successes = self.tries, self.successes
        return copy


@final
class CastleState(State):
    """Everything of it is public (DC-24): what nobody knows is not in it."""

    def __init__(self, seats: int, ply: i64, waiting: i64, phase: i64, asked: list[int], opened: i64,
                 frames: list[Frame], heroes: list[Hero], characters: i64, you: i64, turned: i64, card: i64, step: i64,
                 left: list[int], pile: Pile, discard: list[int], middle: list[int], found: i64, nominee: i64,
                 stage: i64, back: i64, asker: i64, acts: i64, named: i64, leader: i64, reason: i64,
                 bout: Bout) -> None:
        super().__init__(seats, ply, waiting, phase, asked, opened, frames)
        self.heroes = heroes
        self.characters: i64 = characters
        """The characters of the heroes, as a mask: worked out from them, kept for speed."""
        self.you: i64 = you
        """Who turned the last card, as a place among the heroes; NONE before any."""
        self.turned: i64 = turned
        """Cards turned, the start card included."""
        self.card: i64 = card
        self.step: i64 = step
        self.left = left
        """The chapters that were not turned yet, ascending."""
        self.pile = pile
        self.discard = discard
        """Items put away, by kind."""
        self.middle = middle
        self.found: i64 = found
        """Items still to be drawn when the chapter is done."""
        self.nominee: i64 = nominee
        self.stage: i64 = stage
        """What the rules do next of their own accord."""
        self.back: i64 = back
        """The stage that follows a loss, or a roll that stands."""
        self.asker: i64 = asker
        """Whose window, drop or consent it is."""
        self.acts: i64 = acts
        """DC-26: the acts of this sharing, refused ones counted; 0 outside."""
        self.named: i64 = named
        """Who will turn the next card, from his naming until he does."""
        self.leader: i64 = leader
        """DC-6: the seat that leads where the one who turned the last card has no say; NONE where he has."""
        self.reason: i64 = reason
        self.bout = bout

    def clone(self) -> "CastleState":
        """A position that shares nothing that ever changes."""
        return CastleState(self.seats, self.ply, self.waiting, self.phase, self.asked[:], self.opened,
                           self.clone_frames() if self.frames else [], [hero.clone() for hero in self.heroes],
                           self.characters, self.you, self.turned, self.card, self.step, self.left[:],
                           self.pile.clone(), self.discard[:], self.middle[:], self.found, self.nominee, self.stage,
                           self.back, self.asker, self.acts, self.named, self.leader, self.reason, self.bout.clone())


def empty_state(seats: int, chapters: int, counts: list[int]) -> CastleState:
    """DC-3: nobody chosen, no card turned, all items in their pile."""
    return CastleState(seats, 0, 0, Phase.CHOOSE, [0] * seats, 0, [], [], 0, NONE, 0, NONE, NONE,
                       list(range(chapters)), Pile(counts), [0] * len(counts), [], 0, NONE, Stage.TURN,
                       Stage.STEP, NONE, 0, NONE, NONE, Reason.NONE, Bout())


def party_size(seats: int) -> int:
    """DC-4: one player alone takes two characters."""
    return 2 if seats == 1 else seats
