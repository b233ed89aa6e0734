"""One match between bots, from a seed and a number."""

from dataclasses import dataclass
from typing import cast

from escapade.bots.base import Bot
from escapade.core.errors import Refused
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.play.notation import write
from escapade.play.record import Record, new_header
from escapade.play.seeds import Stem

Seed = int | str


@dataclass(frozen=True)
class Played:
    """What one match leaves behind for statistics."""

    reason: str
    winners: list[int]
    scores: list[int] | None
    sides: list[str]
    decisions: int
    """Made by seats; forced ones count, chance does not."""
    rounds: int


def play_match(game: Game, bots: list[Bot], seed: Seed, number: int, record: Record | None = None) -> Played:
    """Play match `number` of a seed to its end, into a record where one is given."""
    state = game.new(len(bots))
    stem = Stem(seed, "match", number)
    chance = stem.derive("chance")
    decisions = 0
    while state.waiting:
        assert state.ply < game.traits.longest_match, f"{game.key}: a match without end"
        if state.waiting == CHANCE_BIT:
            seat, action = CHANCE, int(chance.below(game.chance_size(state)))
        else:
            seat = first_seat(int(state.waiting))
            action = decide(game, state, bots[seat], seat, stem)
            decisions += 1
        if record is not None:
            record.entries.append(write(game, state, seat, action))
        game.apply(state, seat, action, MUTE)
    outcome = game.outcome(state)
    assert outcome is not None, f"{game.key}: nobody is waited for, and there is no outcome"
    if record is not None:
        record.end = {"end": outcome}
    return Played(cast("str", outcome["reason"]), cast("list[int]", outcome["winners"]),
                  cast("list[int] | None", outcome["scores"]), cast("list[str]", outcome["sides"]), decisions,
                  game.rounds(state))


def record_match(game: Game, bots: list[Bot], seed: Seed, number: int) -> Record:
    """The record of match `number` of a seed: what `play_match` plays, in words."""
    header = new_header(game, len(bots))
    header["players"] = [bot.name for bot in bots]
    record = Record(header)
    play_match(game, bots, seed, number, record)
    return record


def decide(game: Game, state: State, bot: Bot, seat: int, stem: Stem) -> int:
    """A bot's action. A forced one needs no bot: streams go by question, so that nobody else's dice change."""
    legal = game.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    view = game.view(state, seat) if bot.needs_view else {}
    rng = stem.derive("bot", seat, state.asked[seat])
    action = bot.choose(Perspective(game, seat, view, legal[:]), rng).action
    if action not in legal:
        raise Refused("refused.not_legal", {"action": action, "bot": bot.name})
    return action
