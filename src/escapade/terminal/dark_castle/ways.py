"""What a way leads to, in a few words: all of it is printed on the card."""

from escapade.core.seat import NONE
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import REST_NAMES, SPECIAL_NAMES, TRAIT_NAMES, WHO_NAMES, Op, Special
from escapade.games.dark_castle.tables import Step, Tables
from escapade.terminal.dark_castle.dice import letter
from escapade.terminal.scene import Scene


def way_words(scene: Scene, way: int) -> str:
    """DC-8: what a way of the open card leads to, in brackets; empty when it leads to nothing worth telling."""
    assert isinstance(scene.game, CastleGame)
    tables = scene.game.tables
    card = scene.game.names.cards.index(scene.view["card"])
    choice = tables.steps[tables.starts[card]]
    told = words_from(scene, tables, choice.starts[choice.ways.index(way)], int(choice.next))
    return f"({told})" if told else ""


def errand_words(scene: Scene) -> str:
    """DC-31: what the one who is sent will meet, on a card that asks for nobody's way first."""
    assert isinstance(scene.game, CastleGame)
    if scene.view["phase"] != "nominate" or scene.view["fight"] is not None:
        return ""
    tables = scene.game.tables
    card = scene.game.names.cards.index(scene.view["card"])
    step = tables.steps[tables.starts[card]]
    return words_from(scene, tables, int(step.next), tables.lows[card]) if step.op == Op.NOMINATE else ""


def words_from(scene: Scene, tables: Tables, number: int, stop: int) -> str:
    """What the steps from one number to another lead to; items lost in a row are told together."""
    told: list[str] = []
    given = 0
    tested = NONE
    while number != stop:
        step = tables.steps[number]
        number = int(step.next)
        is_more = number != stop and tables.steps[number].op == Op.LOSE_ITEM
        if step.op == Op.LOSE_ITEM:
            given += 1
            words = "" if is_more else scene.language.say("dark_castle-board-lose-item", items=given,
                                                          amount=int(step.amount))
        elif step.op == Op.TEST:
            words = test_words(scene, tables, step, is_again=step.who == tested)
        else:
            words = step_words(scene, step)
        tested = int(step.who) if step.op == Op.TEST else NONE
        told += [words] if words else []
    whole = told[0] if told else ""
    for words in told[1:]:
        whole = scene.language.say("dark_castle-terminal-then", first=whole.removesuffix("."), next=words)
    return whole


def test_words(scene: Scene, tables: Tables, step: Step, *, is_again: bool) -> str:
    """DC-28: a test, and what comes of passing and of failing it; who is tested once more need not be named again."""
    say = scene.language.say
    trait = scene.language.name(scene.game, "trait", TRAIT_NAMES[int(step.trait)])
    who = "again" if is_again else WHO_NAMES[int(step.who)]
    told = say("dark_castle-board-test", who=who, trait=trait, price=int(step.price), need=int(step.need),
               rolls=int(step.rolls), payer=WHO_NAMES[int(step.payer)])
    passed = words_from(scene, tables, int(step.passed), int(step.next))
    failed = words_from(scene, tables, int(step.failed), int(step.next))
    if passed == failed:
        return say("dark_castle-terminal-then", first=told, next=passed) if passed else told
    told = say("dark_castle-board-passed", test=told, then=passed) if passed else told
    return say("dark_castle-board-failed", test=told, then=failed) if failed else told


def step_words(scene: Scene, step: Step) -> str:
    """What one step leads to; empty for those that need no words."""
    say = scene.language.say
    op, amount, who = int(step.op), int(step.amount), WHO_NAMES[int(step.who)]
    if op == Op.FIGHT:
        return fight_words(scene, step)
    if op == Op.LOSE:
        return say("dark_castle-board-lose", who=who, amount=amount)
    if op == Op.HEAL:
        return say("dark_castle-board-heal", who=who, amount=amount)
    if op == Op.GAMBLE:
        trait = scene.language.name(scene.game, "trait", TRAIT_NAMES[int(step.trait)])
        return say("dark_castle-board-gamble", trait=trait, price=int(step.price), items=amount)
    return say("dark_castle-board-find", amount=amount) if op == Op.FIND else ""


def fight_words(scene: Scene, step: Step) -> str:
    """DC-13, DC-19: the printed dice, the damage, who may rest, and the rule of its own.

    What strikes with the dice it has left has no damage of its own to print.
    """
    marks = " ".join(letter(scene, TRAIT_NAMES[trait]) for trait, dice in enumerate(step.dice) for _ in range(dice))
    damage = 0 if step.special == Special.SWARMS else int(step.damage)
    told = scene.language.say("dark_castle-board-fight", dice=sum(step.dice), marks=marks, damage=damage,
                              rest=REST_NAMES[int(step.rest)])
    if step.special == Special.NONE:
        return told
    special = scene.language.name(scene.game, "special", SPECIAL_NAMES[int(step.special)])
    return scene.language.say("dark_castle-board-special", fight=told, special=special)
