"""Turns the cards of the content into steps: one list for all cards, in which each card has its own stretch."""

from typing import Any, Final

from escapade.core.seat import NONE
from escapade.games.dark_castle.checks.content import check_find, check_verb, check_way
from escapade.games.dark_castle.kinds import (
    ENDING_NAMES,
    REST_NAMES,
    SPECIAL_NAMES,
    TRAIT_NAMES,
    WHO_NAMES,
    Ending,
    Op,
)
from escapade.games.dark_castle.tables import Step

VERBS: Final[dict[str, int]] = {"lose": Op.LOSE, "heal": Op.HEAL, "find": Op.FIND, "find_each": Op.FIND_EACH,
                                "lose_item": Op.LOSE_ITEM, "nominate": Op.NOMINATE}


class Programs:
    """The steps of all cards. Each card has its own stretch, from `lows` to `ends`, and begins at `starts`."""

    def __init__(self, cards: list[tuple[dict[str, Any], str]]) -> None:
        self.steps: list[Step] = []
        self.starts: list[int] = []
        self.lows: list[int] = []
        self.ends: list[int] = []
        self.ways: list[str] = []
        self.endings: list[str] = []
        """DC-33: every way, or card without ways, with each way it can end."""
        self.is_boss = False
        for card, path in cards:
            self.add_card(card, path)
        if not self.ways:
            self.ways.append("on")

    def add(self, step: Step, following: int) -> int:
        """Put a step on the list; its number."""
        step.next = following
        self.steps.append(step)
        return len(self.steps) - 1

    def add_card(self, card: dict[str, Any], path: str) -> None:
        """A card: its steps, or a choice of ways with the steps of each. The gate of a boss tells how it ends."""
        self.lows.append(len(self.steps))
        self.add(Step(Op.END), NONE)
        self.is_boss = card["family"] == "boss"
        if "ways" in card:
            self.starts.append(self.add_choice(card["ways"], path))
        else:
            self.starts.append(self.add_way(card["steps"], card["key"], Ending.PASSED, path))
        self.ends.append(len(self.steps) - 1)

    def add_choice(self, ways: list[dict[str, Any]], path: str) -> int:
        """DC-8: two ways or more; each has a key of its own among all cards, for it is a word in records."""
        quiet = Ending.FLED if any([has_fight(way["steps"]) for way in ways]) else Ending.PASSED
        choice = Step(Op.CHOICE)
        for way in ways:
            check_way(way["key"], self.ways, path)
            choice.ways.append(len(self.ways))
            self.ways.append(way["key"])
            choice.needs_item.append(int(way.get("needs_item", False)))
            choice.starts.append(self.add_way(way["steps"], way["key"], quiet, f"{path}.ways.{way['key']}"))
        return self.add(choice, self.lows[-1])

    def add_way(self, items: list[Any], key: str, quiet: int, path: str) -> int:
        """DC-33: the steps of a way, then how it ended: as its last fight, test or gamble did, `quiet` without one."""
        places = [place for place, item in enumerate(items) if isinstance(item, dict)]
        if not places or "fight" in items[places[-1]]:
            ending = Ending.BEATEN if places else quiet
            return self.add_list(items, self.add_ending(key, ending), path)
        last = places[-1]
        return self.add_list(items[:last], self.add_fork(items[last], items[last + 1:], key, f"{path}[{last}]"), path)

    def add_fork(self, item: dict[str, dict[str, Any]], after: list[Any], key: str, path: str) -> int:
        """DC-8, DC-28: a test or a gamble after which each end goes its own way to the end of the card."""
        if "gamble" in item:
            step = read_gamble(item["gamble"])
            step.passed = self.add_way(after, key, Ending.PASSED, path)
            step.failed = self.add_way(after, key, Ending.FAILED, path)
            return self.add(step, self.add_way(after, key, Ending.FLED, path))
        step = read_test(item["test"])
        step.passed = self.add_way([*item["test"].get("passed", []), *after], key, Ending.PASSED, f"{path}.passed")
        step.failed = self.add_way([*item["test"].get("failed", []), *after], key, Ending.FAILED, f"{path}.failed")
        return self.add(step, self.lows[-1])

    def add_ending(self, key: str, ending: int) -> int:
        """DC-33: the step that tells how a way ended; a boss has none."""
        end = self.lows[-1]
        if self.is_boss:
            return end
        name = f"{key}_{ENDING_NAMES[ending]}"
        if name not in self.endings:
            self.endings.append(name)
        step = Step(Op.TELL)
        step.amount = self.endings.index(name)
        return self.add(step, end)

    def add_list(self, items: list[Any], following: int, path: str) -> int:
        """Steps one after another, the last one first so that each knows what follows; where they begin."""
        for place in range(len(items) - 1, -1, -1):
            following = self.add_step(items[place], following, f"{path}[{place}]")
        return following

    def add_step(self, item: Any, following: int, path: str) -> int:
        """A verb, or a template."""
        if isinstance(item, list):
            step = read_verb(item, path)
            check_find(step, self.steps[following], path)
            return self.add(step, following)
        data: dict[str, dict[str, Any]] = item
        if "fight" in data:
            return self.add(read_fight(data["fight"]), following)
        if "gamble" in data:
            gamble = read_gamble(data["gamble"])
            gamble.passed, gamble.failed = following, following
            return self.add(gamble, following)
        test = read_test(data["test"])
        test.passed = self.add_list(data["test"].get("passed", []), following, f"{path}.passed")
        test.failed = self.add_list(data["test"].get("failed", []), following, f"{path}.failed")
        return self.add(test, following)


def has_fight(items: list[Any]) -> bool:
    """Whether a fight stands among some steps, or at an end of their tests."""
    for item in items:
        if isinstance(item, dict):
            test: dict[str, Any] = item.get("test", {})
            if "fight" in item or has_fight(test.get("passed", [])) or has_fight(test.get("failed", [])):
                return True
    return False


def read_verb(item: list[Any], path: str) -> Step:
    """A simple step: its name, then its arguments."""
    step = Step(VERBS[item[0]])
    wanted = 3 if step.op in (Op.LOSE, Op.HEAL) else 1 if step.op == Op.NOMINATE else 2
    check_verb(item, wanted, path)
    if wanted == 3:
        step.who = WHO_NAMES.index(item[1])
    if len(item) > 1:
        step.amount = item[-1]
    return step


def read_fight(data: dict[str, Any]) -> Step:
    """DC-13: printed dice, damage, rest and special."""
    step = Step(Op.FIGHT)
    for trait in data["dice"]:
        place = TRAIT_NAMES.index(trait)
        step.dice[place] += 1
        step.enemy += 1 << 4 * place
    step.damage = data["damage"]
    step.rest = REST_NAMES.index(data["rest"])
    step.special = SPECIAL_NAMES.index(data.get("special", "none"))
    return step


def read_test(data: dict[str, Any]) -> Step:
    """DC-28: who, what, how often, and the price of a failed try."""
    step = Step(Op.TEST)
    step.who = WHO_NAMES.index(data["who"])
    step.trait = TRAIT_NAMES.index(data["trait"])
    step.need = data["need"]
    step.rolls = data.get("rolls", 1)
    step.adds = not data.get("in_one_roll", False)
    step.price = data["price"]
    step.payer = WHO_NAMES.index(data.get("payer", "you"))
    return step


def read_gamble(data: dict[str, Any]) -> Step:
    """DC-8: the trait that ends it, its price, what a lucky throw finds, and how often at most."""
    step = Step(Op.GAMBLE)
    step.trait = TRAIT_NAMES.index(data["trait"])
    step.price = data["price"]
    step.amount = data["finds"]
    step.rolls = data["most"]
    return step
