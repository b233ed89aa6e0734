"""What the Dark Castle remembers while a bearer is asked for what he bears (DC-26)."""

from typing import final

from mypy_extensions import mypyc_attr

from escapade.core.frame import Frame
from escapade.core.seat import NONE


@final
@mypyc_attr(acyclic=True)
class RequestFrame(Frame):
    """DC-26: the leader asks a bearer for an act; its subject is the item, characters are kinds."""

    def __init__(self, phase: int, owner: int, act: int = NONE, bearer: int = NONE, item: int = NONE,
                 target: int = NONE) -> None:
        super().__init__(phase, owner, item)
        self.act = act
        """What is to be done with it: a place in `ACT_NAMES`."""
        self.bearer = bearer
        self.target = target
        """Who gets it; the bearer himself where nobody does."""

    def memory(self) -> list[int]:
        """The act, the bearer, the item and who gets it."""
        return [self.act, self.bearer, self.subject, self.target]

    def remember(self, values: list[int]) -> None:
        """Take over the act, the bearer, the item and who gets it."""
        self.act, self.bearer, self.subject, self.target = values[0], values[1], values[2], values[3]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = RequestFrame(self.phase, self.owner, self.act, self.bearer, self.subject, self.target)
        copy.serial = self.serial
        return copy
