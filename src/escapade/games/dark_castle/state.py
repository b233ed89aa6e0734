"""A position of Escape the Dark Castle."""

from typing import final

from mypy_extensions import i64

from escapade.core.frame import Frame
from escapade.core.pile import Pile
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.dark_castle.kinds import Phase, Reason, Stage


@final
class Hero:
    """A character in play: what the rules call a player (DC-4)."""

    def __init__(self, kind: i64, hp: i64, items: list[int]) -> None:
        self.kind: i64 = kind
        self.hp: i64 = hp
        self.items = items

    def clone(self) -> "Hero":
        """A character that shares nothing with this one."""
        return Hero(self.kind, self.hp, self.items[:])


@final
class Bout:
    """What a fight, a test or a gamble keeps between two decisions. Heroes are places in the party, sets are masks."""

    def __init__(self, enemy: list[int], rolls: list[int], extras: list[int], losses: list[int]) -> None:
        self.enemy = enemy
        """The enemy's dice, by trait."""
        self.rolls = rolls
        """The face each hero shows, or NONE."""
        self.extras = extras
        """Symbols added to each hero's result: Might + 16 × Cunning + 256 × Wisdom."""
        self.losses = losses
        """HP each hero is about to lose."""
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

    def clone(self) -> "Bout":
        """A bout that shares nothing with this one."""
        copy = Bout(self.enemy[:], self.rolls[:], self.extras[:], self.losses[:])
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
                 frames: list[Frame], heroes: list[Hero], you: i64, turned: i64, card: i64, step: i64, left: list[int],
                 pile: Pile, discard: list[int], middle: list[int], found: i64, nominee: i64, stage: i64, back: i64,
                 asker: i64, acts: i64, refused: list[int], named: i64, leader: i64, reason: i64,
                 bout: Bout) -> None:
        super().__init__(seats, ply, waiting, phase, asked, opened, frames)
        self.heroes = heroes
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
        self.refused = refused
        """DC-26: by place, the mask of the kinds of items that were asked for in this sharing and refused. Clones share
        the list: it is replaced, never changed."""
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
                           self.you, self.turned, self.card, self.step, self.left[:], self.pile.clone(),
                           self.discard[:], self.middle[:], self.found, self.nominee, self.stage, self.back,
                           self.asker, self.acts, self.refused, self.named, self.leader, self.reason,
                           self.bout.clone())


def new_bout(heroes: int) -> Bout:
    """Nothing rolled, nothing laid out."""
    return Bout([0, 0, 0], [NONE] * heroes, [0] * heroes, [0] * heroes)


def empty_state(seats: int, chapters: int, counts: list[int]) -> CastleState:
    """DC-3: nobody chosen, no card turned, all items in their pile."""
    return CastleState(seats, 0, 0, Phase.CHOOSE, [0] * seats, 0, [], [], NONE, 0, NONE, NONE,
                       list(range(chapters)), Pile(counts), [0] * len(counts), [], 0, NONE, Stage.TURN,
                       Stage.STEP, NONE, 0, [0] * party_size(seats), NONE, NONE, Reason.NONE,
                       new_bout(party_size(seats)))


def party_size(seats: int) -> int:
    """DC-4: one player alone takes two characters."""
    return 2 if seats == 1 else seats


def dice_left(s: CastleState) -> i64:
    """The enemy's dice."""
    enemy = s.bout.enemy
    return enemy[0] + enemy[1] + enemy[2]
