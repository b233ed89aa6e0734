"""What people type ↔ actions: a number of the list, words of the notation, or words of their language."""

from escapade.core.shape import SEAT
from escapade.terminal.candidates import nameable, plain, spellings
from escapade.terminal.scene import Drawer, Scene


class Vocabulary:
    """All ways to say an action in one scene."""

    def __init__(self, scene: Scene, drawer: Drawer) -> None:
        self.scene = scene
        self.question = str(scene.view["question"]["key"]) if scene.view["question"] else ""
        self.tags = drawer.tags(scene)
        self.brief = drawer.brief
        self.drawer = drawer
        self.looked_up: dict[str, int | None] = {}
        self.said: dict[int, set[str]] = {}

    def full(self, action: int) -> set[str]:
        """The whole action: in the notation, as the list shows it, and with each name of its last field."""
        if action not in self.said:
            actions = self.scene.game.shapes.actions
            sentence = self.scene.language.action(self.scene.game, action, (), None, self.question)
            ways = {plain(actions.words(action)), plain(sentence)}
            for field, value in zip(actions.shape(action).fields, actions.values(action), strict=False):
                for word in spellings(field, value):
                    ways.add(plain(sentence.replace(field.labels[value], word)))
            verb = actions.shape(action).name
            self.said[action] = ways | {f"{plain(verb)} {name}" for name in self.short(action)}
        return self.said[action]

    def short(self, action: int) -> set[str]:
        """The action by its field alone, where it has just one: `red`, `rouge`, `r`."""
        shape = self.scene.game.shapes.actions.shape(action)
        if len(shape.fields) != 1:
            return set()
        field = shape.fields[0]
        value = self.scene.game.shapes.actions.values(action)[0]
        key = field.word(value)
        if field.type_name == SEAT:
            return {key, plain(self.scene.names[int(key[1:])])} if int(key[1:]) < len(self.scene.names) else set()
        names = {key, self.tags.get(key, key), *spellings(field, value)}
        if field.type_name != "number":
            names.add(self.scene.language.name(self.scene.game, field.type_name, key))
        return {plain(name) for name in names}

    def matching(self, text: str, actions: list[int]) -> list[int]:
        """The actions a text may mean: by all words, by the field, by how it begins, or by words in it."""
        wanted = plain(text)
        if not wanted:
            return []
        ways = [(action, self.full(action), self.short(action)) for action in actions]
        if any(self.is_rash(wanted, action) for action in actions):
            return [action for action, full, short in ways
                    if any(word.startswith(wanted) for way in full | short for word in way.split())]
        return ([action for action, full, _ in ways if wanted in full]
                or [action for action, _, short in ways if wanted in short]
                or [action for action, full, short in ways if any(way.startswith(wanted) for way in full | short)]
                or [action for action, full, _ in ways
                    if any(is_within(wanted, way) for way in full) and self.illegal(text) is None])

    def is_rash(self, wanted: str, action: int) -> bool:
        """Whether a bare name would be taken for an action that needs more than that to be meant."""
        names = self.short(action) if self.drawer.is_weighty(self.scene, action) else set()
        return any(name.startswith(wanted) for name in names)

    def illegal(self, text: str) -> int | None:
        """The one action of the whole game that a text names in full, legal or not."""
        wanted = plain(text)
        if wanted not in self.looked_up:
            possible = nameable(self.scene.game.shapes.actions, wanted)
            found = [action for action in possible if wanted in self.full(action)]
            self.looked_up[wanted] = found[0] if len(found) == 1 else None
        return self.looked_up[wanted]

    def notation(self, text: str) -> str:
        """A text in the words of the notation; one that names no action stays as it is."""
        action = self.illegal(text)
        return text.casefold() if action is None else self.scene.game.shapes.actions.words(action)

    def refused(self, text: str, legal: list[int]) -> str:
        """A refused text in the notation: named in full, or else in brief as an action of a kind that is on offer.

        What is on offer comes first; then what people mean by a bare name at any time, such as a step onto a square;
        then the one verb a text begins with, where that says all: `recruit Sara`.
        """
        shapes, wanted = self.scene.game.shapes.actions, plain(text)
        if not wanted or self.illegal(text) is not None:
            return self.notation(text)
        for kinds in ({shapes.shape(action).name for action in legal}, self.brief):
            alike = [action for action in nameable(shapes, wanted) if shapes.shape(action).name in kinds]
            for found in ([action for action in alike if wanted in self.short(action)],
                          [action for action in alike if any(is_within(wanted, way) for way in self.short(action))],
                          [action for action in alike if any(is_within(wanted, way) for way in self.full(action))]):
                if len(found) == 1:
                    return shapes.words(found[0])
        verbs = [action for action in nameable(shapes, "") if plain(shapes.words(action)) == wanted.split()[0]]
        return shapes.words(verbs[0]) if len(verbs) == 1 else self.sentence(text) or self.notation(text)

    def sentence(self, text: str) -> str:
        """The notation of the one action whose sentence has several words of a text and all of them; or nothing."""
        shapes, wanted = self.scene.game.shapes.actions, plain(text)
        if " " not in wanted or self.illegal(text) is not None:
            return ""
        found = [action for action in nameable(shapes, wanted)
                 if any(is_within(wanted, way) for way in self.full(action))]
        return shapes.words(found[0]) if len(found) == 1 else ""


def is_within(wanted: str, way: str) -> bool:
    """Whether all words of one text are words of the other: `garder` and `le garder`, say."""
    return set(wanted.split()) <= set(way.split())


def numbered(text: str, legal: list[int]) -> int | None:
    """The action with a number of the list; None when the text is no such number."""
    is_number = text.isascii() and text.isdecimal() and len(text) < 6
    return legal[int(text) - 1] if is_number and 1 <= int(text) <= len(legal) else None
