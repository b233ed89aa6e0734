"""What can be counted in Les Évadés: where the die of a prisoner who is free takes it, were it moved first."""

from typing import Final, final

from escapade.bots.odds import Counter, Odds, amount, share
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.kinds import WHITE, Kind, Phase
from escapade.games.evades.rules.moves import move
from escapade.games.evades.state import EvadesState

KEYS: Final[list[str]] = ["boards", "covers", "squares"]


@final
class EvadesCounter(Counter):
    """LE-6 to LE-13: a die has six faces, and the position tells what each of them does."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, EvadesGame)
        self.tables = game.tables
        self.actions = game.shapes.actions

    def of(self, state: State, seat: int, action: int) -> list[Odds]:
        """For naming a coloured die whose prisoner nobody stands on."""
        assert isinstance(state, EvadesState)
        die = self.actions.first[action]
        if state.phase != Phase.CHOOSE or self.actions.kind[action] != Kind.TAKE or die == WHITE:
            return []
        return self.forward(state, die) if state.free >> die & 1 else []

    def forward(self, s: EvadesState, pawn: int) -> list[Odds]:
        """How likely it boards, or comes to stand on another's shoulders; and how far it gets."""
        boards, covers, squares = 0, 0, 0
        start, last = int(s.square_of(pawn)), int(self.tables.squares)
        for face in range(1, self.tables.faces + 1):
            after = s.clone()
            after.show_face(pawn, face)
            move(after, self.tables, pawn, MUTE)
            if after.aboard >> pawn & 1:
                boards += 1
                squares += last - start
            else:
                covers += 1 if after.carrier_of(pawn) != NONE else 0
                squares += int(after.square_of(pawn)) - start
        faces = float(self.tables.faces)
        found = [amount("squares", squares / faces)]
        if boards:
            found.append(share("boards", boards / faces))
        if covers:
            found.append(share("covers", covers / faces))
        return found
