"""What a way leads to, in a few words: all of it is printed on the card."""

from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import REST_NAMES, TRAIT_NAMES, WHO_NAMES, Op
from escapade.games.dark_castle.tables import Step
from escapade.tui.scene import Scene


def way_words(scene: Scene, way: int) -> str:
    """The steps of a way, one after another."""
    assert isinstance(scene.game, CastleGame)
    tables = scene.game.tables
    card = scene.game.names.cards.index(scene.view["card"])
    choice = tables.steps[tables.starts[card]]
    number = choice.starts[choice.ways.index(way)]
    told: list[str] = []
    while tables.steps[number].op != Op.END:
        told.append(step_words(scene, tables.steps[number]))
        number = int(tables.steps[number].next)
    told = [words for words in told if words]
    return f"({', '.join(told)})" if told else ""


def step_words(scene: Scene, step: Step) -> str:
    """One step."""
    say = scene.language.say
    op, amount, who = int(step.op), int(step.amount), WHO_NAMES[int(step.who)]
    if op == Op.FIGHT:
        return say("cli-dark_castle-fight", dice=sum(step.dice), damage=int(step.damage),
                   rest=REST_NAMES[int(step.rest)])
    if op == Op.LOSE:
        return say("cli-dark_castle-lose", who=who, amount=amount)
    if op == Op.HEAL:
        return say("cli-dark_castle-heal", who=who, amount=amount)
    if op == Op.FIND:
        return say("cli-dark_castle-find", amount=amount)
    if op == Op.LOSE_ITEM:
        return say("cli-dark_castle-lose-item", amount=amount)
    if op == Op.TEST:
        trait = scene.language.name(scene.game, "trait", TRAIT_NAMES[int(step.trait)])
        return say("cli-dark_castle-test", who=who, trait=trait, price=int(step.price), rolls=int(step.rolls))
    return ""
