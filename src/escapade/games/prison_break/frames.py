"""What Prison Break remembers while something is unfinished: one class for each kind of frame.

`subject` is always a figure. Where a class is made by the reader of positions, everything behind the owner is empty.
"""

from typing import final

from escapade.core.frame import Frame
from escapade.core.seat import NONE


@final
class TieFrame(Frame):
    """PB-19: Michael breaks a tie."""

    def __init__(self, phase: int, owner: int, tied: int = 0) -> None:
        super().__init__(phase, owner)
        self.tied = tied
        """The leaders with the most votes, as a mask."""

    def memory(self) -> list[int]:
        """Who is tied."""
        return [self.tied]

    def remember(self, values: list[int]) -> None:
        """Take over who is tied."""
        self.tied = values[0]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = TieFrame(self.phase, self.owner, self.tied)
        copy.serial = self.serial
        return copy


@final
class DrawFrame(Frame):
    """PB-7: a card is about to be drawn, by a figure or, with none, by Bellick. Written as a CardFrame with no card."""

    def memory(self) -> list[int]:
        """The figure that draws; there is no card yet."""
        return [self.subject, NONE, NONE]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = DrawFrame(self.phase, self.owner, self.subject)
        copy.serial = self.serial
        return copy


@final
class CardFrame(Frame):
    """PB-7, PB-40: a card is being carried out, effect by effect; with no figure it is Bellick's and hits nobody."""

    def __init__(self, phase: int, owner: int, figure: int = NONE, card: int = NONE, effect: int = NONE) -> None:
        super().__init__(phase, owner, figure)
        self.card = card
        self.effect = effect
        """Which of the card's effects comes next."""

    def memory(self) -> list[int]:
        """Whom it hits, the card, and its next effect."""
        return [self.subject, self.card, self.effect]

    def remember(self, values: list[int]) -> None:
        """Take over whom it hits, the card, and its next effect."""
        self.subject, self.card, self.effect = values[0], values[1], values[2]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = CardFrame(self.phase, self.owner, self.subject, self.card, self.effect)
        copy.serial = self.serial
        return copy


@final
class OfferFrame(Frame):
    """PB-7: a chance was drawn: its figure uses it now or keeps it."""

    def __init__(self, phase: int, owner: int, figure: int = NONE, card: int = NONE) -> None:
        super().__init__(phase, owner, figure)
        self.card = card

    def memory(self) -> list[int]:
        """Who drew, and the chance."""
        return [self.subject, self.card]

    def remember(self, values: list[int]) -> None:
        """Take over who drew, and the chance."""
        self.subject, self.card = values[0], values[1]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = OfferFrame(self.phase, self.owner, self.subject, self.card)
        copy.serial = self.serial
        return copy


@final
class NameFrame(Frame):
    """PB-35: Bellick names the member whom his card hits."""

    def __init__(self, phase: int, owner: int, card: int = NONE) -> None:
        super().__init__(phase, owner)
        self.card = card

    def memory(self) -> list[int]:
        """The card that Bellick drew."""
        return [self.card]

    def remember(self, values: list[int]) -> None:
        """Take over the card."""
        self.card = values[0]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = NameFrame(self.phase, self.owner, self.card)
        copy.serial = self.serial
        return copy


@final
class GuardFrame(Frame):
    """PB-10: guards come in one after the other, each by lot, die and square: one frame through three phases."""

    def __init__(self, phase: int, owner: int, left: int = 0, bribe: int = NONE, face: int = NONE) -> None:
        super().__init__(phase, owner)
        self.left = left
        """Guards still to come, this one included."""
        self.bribe = bribe
        """The object on the guard that was drawn, or NONE before the lot."""
        self.face = face
        """The die, from 0, or NONE before it."""

    def memory(self) -> list[int]:
        """How many are left, the guard that was drawn, and the die."""
        return [self.left, self.bribe, self.face]

    def remember(self, values: list[int]) -> None:
        """Take over how many are left, the guard that was drawn, and the die."""
        self.left, self.bribe, self.face = values[0], values[1], values[2]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = GuardFrame(self.phase, self.owner, self.left, self.bribe, self.face)
        copy.serial = self.serial
        return copy


@final
class DriveFrame(Frame):
    """PB-28: members are driven out one after the other; its subject is the one for whom the die is rolled."""

    def __init__(self, phase: int, owner: int, inside: int = 0, device: int = NONE) -> None:
        super().__init__(phase, owner)
        self.inside = inside
        """Who is still to be driven out, as a mask."""
        self.device = device

    def memory(self) -> list[int]:
        """Who is inside, what drives them out, and whose die it is."""
        return [self.inside, self.device, self.subject]

    def remember(self, values: list[int]) -> None:
        """Take over who is inside, what drives them out, and whose die it is."""
        self.inside, self.device, self.subject = values[0], values[1], values[2]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = DriveFrame(self.phase, self.owner, self.inside, self.device)
        copy.subject, copy.serial = self.subject, self.serial
        return copy


@final
class GoFrame(Frame):
    """PB-28: whoever is driven out chooses his square in the zone of the die."""

    def __init__(self, phase: int, owner: int, figure: int = NONE, face: int = NONE) -> None:
        super().__init__(phase, owner, figure)
        self.face = face
        """The die, from 0."""

    def memory(self) -> list[int]:
        """Who runs, and the die."""
        return [self.subject, self.face]

    def remember(self, values: list[int]) -> None:
        """Take over who runs, and the die."""
        self.subject, self.face = values[0], values[1]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = GoFrame(self.phase, self.owner, self.subject, self.face)
        copy.serial = self.serial
        return copy


@final
class UncoverFrame(Frame):
    """PB-13: a token is being looked at; what nobody has seen is drawn first."""

    def __init__(self, phase: int, owner: int, figure: int = NONE, token: int = NONE, peek: int = NONE) -> None:
        super().__init__(phase, owner, figure)
        self.token = token
        self.peek = peek
        """1 when a look is all there is (PB-7), 0 when it may be taken."""

    def memory(self) -> list[int]:
        """Who looks, at which token, and whether that is all."""
        return [self.subject, self.token, self.peek]

    def remember(self, values: list[int]) -> None:
        """Take over who looks, at which token, and whether that is all."""
        self.subject, self.token, self.peek = values[0], values[1], values[2]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = UncoverFrame(self.phase, self.owner, self.subject, self.token, self.peek)
        copy.serial = self.serial
        return copy


@final
class LookFrame(Frame):
    """PB-13: a token was looked at: keep what it is, leave it or throw it away."""

    def __init__(self, phase: int, owner: int, figure: int = NONE, token: int = NONE) -> None:
        super().__init__(phase, owner, figure)
        self.token = token

    def memory(self) -> list[int]:
        """Who looked, at which token."""
        return [self.subject, self.token]

    def remember(self, values: list[int]) -> None:
        """Take over who looked, at which token."""
        self.subject, self.token = values[0], values[1]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = LookFrame(self.phase, self.owner, self.subject, self.token)
        copy.serial = self.serial
        return copy


@final
class SwapFrame(Frame):
    """PB-13: with full hands, something is laid down for an object that lies face up."""

    def __init__(self, phase: int, owner: int, figure: int = NONE, thing: int = NONE) -> None:
        super().__init__(phase, owner, figure)
        self.thing = thing
        """What is picked up."""

    def memory(self) -> list[int]:
        """Whose hands are full, and what is picked up."""
        return [self.subject, self.thing]

    def remember(self, values: list[int]) -> None:
        """Take over whose hands are full, and what is picked up."""
        self.subject, self.thing = values[0], values[1]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = SwapFrame(self.phase, self.owner, self.subject, self.thing)
        copy.serial = self.serial
        return copy
