"""The kinds of actions, draws, events, phases and reasons, as numbers; `shapes.py` says what they look like."""

from typing import Final

from mypy_extensions import i64

MIGHT: Final = 0
CUNNING: Final = 1
WISDOM: Final = 2
TRAITS: Final = 3
ALL_TRAITS: Final = 7
TRAIT_NAMES: Final[list[str]] = ["might", "cunning", "wisdom"]
FACE_NAMES: Final[list[str]] = ["might", "cunning", "wisdom", "double_might", "double_cunning", "double_wisdom"]
"""Face 3 + t is the double of trait t."""
FACES: Final = 6
HERO_KINDS: Final = 6
NOBODY: Final = 6
"""The answer "nobody", after the six characters."""
MOST_SEATS: Final = 4
MOST_DICE: Final = 9
MOST_ITEMS: Final = 2
MOST_ACTS: Final = 12
"""DC-26: as many acts has a sharing at most, refused ones counted."""
WEARY_ROUND: Final = 12
"""DC-14: after this round nobody rests or is healed by a relic, and no double blocks."""


class Kind:
    """What a seat can do."""

    CHOOSE: Final = 0
    TURN: Final = 1
    GO: Final = 2
    NOMINATE: Final = 3
    REST: Final = 4
    STRIKE: Final = 5
    GIVE: Final = 6
    HAND: Final = 7
    LAY: Final = 8
    USE: Final = 9
    HEX: Final = 10
    KEEP: Final = 11
    DROP: Final = 12
    DARE: Final = 13
    STOP: Final = 14
    PASS: Final = 15
    DONE: Final = 16
    YES: Final = 17
    NO: Final = 18


BY_THE_GROUP: Final[i64] = 1 << Kind.TURN | 1 << Kind.GO | 1 << Kind.NOMINATE | 1 << Kind.REST | 1 << Kind.STRIKE
"""DC-6: the kinds with which the group decides, by its leader or by a vote, as a mask."""
OF_A_SHARING: Final[i64] = 1 << Kind.GIVE | 1 << Kind.HAND | 1 << Kind.LAY
"""DC-26: what the leader does with things between two cards, besides having one used, as a mask."""
NAMING: Final[list[int]] = [Kind.CHOOSE, Kind.TURN, Kind.NOMINATE, Kind.REST, Kind.STRIKE]
"""The kinds whose one value is a character."""


ACT_KINDS: Final[list[int]] = [Kind.HAND, Kind.LAY, Kind.USE]
ACT_NAMES: Final[list[str]] = ["hand", "lay", "use"]
"""DC-26: the acts for which a bearer is asked, in the order of `ACT_KINDS`."""
DIFFICULTY_NAMES: Final[list[str]] = ["gentle", "fair", "grim"]
DIFFICULTY_HP: Final[list[int]] = [4, 0, -3]
"""DC-34: what each difficulty adds to the hit points of DC-5."""


class Chance:
    """What is drawn."""

    CHAPTER: Final = 0
    BOSS: Final = 1
    ITEM: Final = 2
    ENEMY: Final = 3
    DIE: Final = 4
    FATE: Final = 5


class Phase:
    """What is being decided or drawn."""

    CHOOSE: Final = 0
    TURN: Final = 1
    CARD: Final = 2
    WAY: Final = 3
    NOMINATE: Final = 4
    ENEMY: Final = 5
    BEFORE: Final = 6
    OMEN: Final = 7
    """A chapter die that tells this round's immunity, or the new face of a die of the enemy."""
    REST: Final = 8
    ROLL: Final = 9
    EXTRA: Final = 10
    USE: Final = 11
    REROLL: Final = 12
    KEEP: Final = 13
    STRIKE: Final = 14
    RETURN: Final = 15
    """A die that was hit is rolled again."""
    LOSS: Final = 16
    REGROW: Final = 17
    DARE: Final = 18
    FATE: Final = 19
    ITEM: Final = 20
    SHARE: Final = 21
    """The leader arranges, or names who turns the next card."""
    CONSENT: Final = 22
    """Another player is asked for what he bears."""
    DROP: Final = 23
    OVER: Final = 24


DRAWS: Final[list[int]] = [Phase.CARD, Phase.ENEMY, Phase.OMEN, Phase.ROLL, Phase.EXTRA, Phase.REROLL, Phase.RETURN,
                           Phase.REGROW, Phase.FATE, Phase.ITEM]
VOICED: Final[list[int]] = [Phase.TURN, Phase.WAY, Phase.NOMINATE, Phase.REST, Phase.STRIKE]
WINDOWS: Final[list[int]] = [Phase.BEFORE, Phase.USE, Phase.LOSS]
"""Phases in which a bearer is asked for an item."""


class Stage:
    """What the rules do next of their own accord, once nobody is waited for."""

    STEP: Final = 0
    SUFFER: Final = 1
    ENEMY: Final = 2
    BEFORE: Final = 3
    ROUND: Final = 4
    OMEN: Final = 5
    FIGHTERS: Final = 6
    ROLLS: Final = 7
    USES: Final = 8
    STAND: Final = 9
    STRIKES: Final = 10
    STRUCK: Final = 11
    DEFEND: Final = 12
    ROUND_END: Final = 13
    TRY: Final = 14
    COUNT: Final = 15
    FAIL: Final = 16
    GAMBLE: Final = 17
    GAINS: Final = 18
    SHARES: Final = 19
    DROPS: Final = 20
    TURN: Final = 21
    NEXT: Final = 22
    """The step is done: on to the one that follows."""


OF_A_CARD: Final[i64] = (1 << Stage.STEP | 1 << Stage.SUFFER | 1 << Stage.ENEMY | 1 << Stage.BEFORE | 1 << Stage.ROUND
                         | 1 << Stage.OMEN | 1 << Stage.FIGHTERS)
"""The stages of a card's steps and of the beginning of a fight's round, as a mask."""
OF_A_ROLL: Final[i64] = (1 << Stage.ROLLS | 1 << Stage.USES | 1 << Stage.STAND | 1 << Stage.STRIKES | 1 << Stage.STRUCK
                         | 1 << Stage.DEFEND | 1 << Stage.ROUND_END | 1 << Stage.TRY | 1 << Stage.COUNT
                         | 1 << Stage.FAIL | 1 << Stage.GAMBLE)
"""The stages of rolls, and of what they lead to in fights, tests and gambles."""
STAGE_NAMES: Final[list[str]] = [
    "step", "suffer", "enemy", "before", "round", "omen", "fighters", "rolls", "uses", "stand", "strikes", "struck",
    "defend", "round_end", "try", "count", "fail", "gamble", "gains", "shares", "drops", "turn", "next"]


class Op:
    """What a step of a card does."""

    END: Final = 0
    CHOICE: Final = 1
    LOSE: Final = 2
    HEAL: Final = 3
    FIND: Final = 4
    FIND_EACH: Final = 5
    LOSE_ITEM: Final = 6
    NOMINATE: Final = 7
    FIGHT: Final = 8
    TEST: Final = 9
    GAMBLE: Final = 10
    TELL: Final = 11
    """DC-33: how the way ended is told."""


class Ending:
    """DC-33: how a way can end."""

    PASSED: Final = 0
    FAILED: Final = 1
    BEATEN: Final = 2
    FLED: Final = 3
    """By without the fight that the card offered, or without a throw."""


ENDING_NAMES: Final[list[str]] = ["passed", "failed", "beaten", "fled"]


class Who:
    """Whom a step concerns."""

    YOU: Final = 0
    NOMINEE: Final = 1
    ALL: Final = 2
    OTHERS: Final = 3
    GROUP: Final = 4
    """All, their successes added up."""


WHO_NAMES: Final[list[str]] = ["you", "nominee", "all", "others", "group"]


class Rest:
    """Who may rest in a fight, and who fights."""

    FREE: Final = 0
    HEMMED: Final = 1
    DUEL: Final = 2
    DENIED: Final = 3


REST_NAMES: Final[list[str]] = ["free", "hemmed_in", "duel", "denied"]


class Special:
    """The rules of a fight that are its own (DC-19); each is one function of rules/specials.py."""

    NONE: Final = 0
    WISDOM_RETURNS: Final = 1
    WEAKEST_STRUCK: Final = 2
    IMMUNE: Final = 3
    REGROWS: Final = 4
    RAGES: Final = 5
    PIERCES: Final = 6
    SWARMS: Final = 7
    SHIFTS: Final = 8
    HARDENS: Final = 9
    GRUDGE: Final = 10


SPECIAL_NAMES: Final[list[str]] = [
    "none", "wisdom_returns", "weakest_struck", "immune", "regrows", "rages", "pierces", "swarms", "shifts", "hardens",
    "grudge"]


class Effect:
    """What an item does."""

    REROLL_AND_CHOOSE: Final = 0
    EXTRA_DIE: Final = 1
    SECOND_ATTACK: Final = 2
    ARMOUR: Final = 3
    SINGLE_IS_TWO: Final = 4
    DOUBLE_HEALS: Final = 5
    SYMBOL: Final = 6
    REROLL: Final = 7
    REROLL_ANY: Final = 8
    SPARE: Final = 9
    SPARE_OTHER: Final = 10
    SET_DIE: Final = 11
    FOOD: Final = 12
    FEAST: Final = 13


LASTING: Final[i64] = (1 << Effect.REROLL_AND_CHOOSE | 1 << Effect.EXTRA_DIE | 1 << Effect.SECOND_ATTACK
                       | 1 << Effect.ARMOUR | 1 << Effect.SINGLE_IS_TWO | 1 << Effect.DOUBLE_HEALS)
"""DC-21: the effects of weapons, armour and relics, which stay with their bearer; all others are used up."""
EATEN: Final[i64] = 1 << Effect.FOOD | 1 << Effect.FEAST
"""DC-21: the effects of food, as a mask; those used before a fight, on a roll and when HP are lost follow (DC-27)."""
USED_BEFORE: Final[i64] = EATEN | 1 << Effect.SET_DIE
USED_ON_ROLLS: Final[i64] = (EATEN | 1 << Effect.REROLL_AND_CHOOSE | 1 << Effect.SYMBOL | 1 << Effect.REROLL
                             | 1 << Effect.REROLL_ANY)
USED_ON_LOSSES: Final[i64] = EATEN | 1 << Effect.SPARE | 1 << Effect.SPARE_OTHER
EFFECT_NAMES: Final[list[str]] = [
    "reroll_and_choose", "extra_die", "second_attack", "armour", "single_is_two", "double_heals", "symbol", "reroll",
    "reroll_any", "spare", "spare_other", "set_die", "food", "feast"]


class Ev:
    """What is told."""

    CHOSE: Final = 0
    PROPOSED: Final = 1
    PROPOSED_WAY: Final = 2
    TURNED: Final = 3
    WENT: Final = 4
    NOMINATED: Final = 5
    ENEMY_DIE: Final = 6
    FIGHT_BEGAN: Final = 7
    ROUND_BEGAN: Final = 8
    RESTED: Final = 9
    ROLLED: Final = 10
    EXTRA_ROLLED: Final = 11
    USED: Final = 12
    HEXED: Final = 13
    KEPT: Final = 14
    BLOCKED: Final = 15
    HIT: Final = 16
    MISSED: Final = 17
    RETURNED: Final = 18
    IMMUNE_TO: Final = 19
    SHIFTED: Final = 20
    GREW: Final = 21
    BEATEN: Final = 22
    LOST_HP: Final = 23
    HEALED: Final = 24
    SPARED: Final = 25
    TRIED: Final = 26
    TEST_ENDED: Final = 27
    DARED: Final = 28
    FATE: Final = 29
    FOUND: Final = 30
    GIVEN: Final = 31
    LEFT: Final = 32
    LAID: Final = 33
    DROPPED: Final = 34
    DIED: Final = 35
    ESCAPED: Final = 36
    READ: Final = 37
    FIGHT_RULES: Final = 38
    TEST_BEGAN: Final = 39
    TEST_PRICE: Final = 40
    HANDED: Final = 41
    REFUSED: Final = 42
    ENDED: Final = 43
    WALKED: Final = 44
    STAYED: Final = 45


class Reason:
    """How a match can end."""

    NONE: Final = -1
    BOSS_BEATEN: Final = 0
    DEATH: Final = 1


REASON_NAMES: Final[list[str]] = ["boss_beaten", "death"]
REASON_RULES: Final[list[str]] = ["DC-7", "DC-30"]


class Why:
    """Why something cannot be done."""

    ALREADY_TAKEN: Final = 0
    CHARACTERS_CHOSEN: Final = 1
    NOT_HERE: Final = 2
    NOBODY_TURNS: Final = 3
    NO_WAYS: Final = 4
    NOT_THIS_WAY: Final = 5
    NO_NOMINEE: Final = 6
    NO_REST: Final = 7
    NO_ORDER: Final = 8
    NO_RESULT: Final = 9
    NAMING_ENDS_IT: Final = 10
    NO_SHARING: Final = 11
    NOT_CARRIED: Final = 12
    NOT_NOW: Final = 13
    NOT_FOR: Final = 14
    NO_SUCH_DIE: Final = 15
    SAME_FACE: Final = 16
    NOTHING_TO_KEEP: Final = 17
    NOTHING_TO_DROP: Final = 18
    NO_GAMBLE: Final = 19
    MUST_ANSWER: Final = 20
    NOT_IN_THE_MIDDLE: Final = 21
    HE_DOES_NOT_CARRY: Final = 22
    HE_SAID_NO: Final = 23
    ACTS_USED_UP: Final = 24
    NOT_TO_HIMSELF: Final = 25
    NOBODY_ASKS: Final = 26
