"""Records of matches that play themselves."""

from escapade.core.game import Game
from escapade.core.state import State
from escapade.play.loop import Decider, Observer, play_match
from escapade.play.notation import write
from escapade.play.record import Record, new_header
from escapade.play.seeds import Stem


class RecordKeeper(Observer):
    """Writes the record of the match it looks on."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def before(self, game: Game, state: State, seat: int, action: int) -> None:
        """Words are made of what is about to happen: a draw is named by the position it is drawn in."""
        self.record.entries.append(write(game, state, seat, action))

    def end(self, game: Game, state: State, outcome: dict[str, object]) -> None:
        """How it ended is the last line."""
        self.record.end = {"end": outcome}


def record_match(game: Game, deciders: list[Decider], stem: Stem) -> Record:
    """The record of what `play_match` plays."""
    header = new_header(game, len(deciders))
    header["players"] = [decider.name for decider in deciders]
    record = Record(header)
    play_match(game, deciders, stem, [RecordKeeper(record)])
    return record
