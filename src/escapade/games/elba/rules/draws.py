"""The draw that is due: what is drawn, how many outcomes it has, and what each stands for."""

from mypy_extensions import i64

from escapade.games.elba.kinds import Chance, Phase
from escapade.games.elba.rules.letters import letter_at
from escapade.games.elba.state import ElbaState, defeat_of
from escapade.games.elba.tables import Tables


def kind(s: ElbaState) -> int:
    """The shape of the draw that is due."""
    phase = s.current_phase()
    if phase in (Phase.TRY, Phase.ATTACK, Phase.DEFENCE):
        return Chance.DIE
    if phase == Phase.THROW:
        return Chance.THROW
    if phase == Phase.PLACE:
        return Chance.PLACE
    return Chance.STARTER if phase == Phase.STARTER else Chance.CARD


def outcomes(s: ElbaState, tables: Tables) -> int:
    """How many outcomes are equally likely."""
    phase = s.current_phase()
    if phase == Phase.CARD:
        return s.deck_size
    if phase in (Phase.ATTACK, Phase.DEFENCE, Phase.TRY):
        return tables.board.faces
    if phase == Phase.THROW:
        return len(tables.board.results)
    if phase == Phase.STEAL:
        return s.players[defeat_of(s).loser].hand_size
    if phase == Phase.PLACE:
        return len(free_results(s, tables))
    return s.seats if phase == Phase.STARTER else s.deck_size


def value(s: ElbaState, tables: Tables, outcome: i64) -> int:
    """The place, letter, seat or face (counted from 0) that an outcome stands for."""
    phase = s.current_phase()
    if phase in (Phase.CARD, Phase.DEAL, Phase.PRIZE):
        return letter_at(s.deck, outcome)
    if phase == Phase.STEAL:
        return letter_at(s.players[defeat_of(s).loser].hand, outcome)
    if phase == Phase.THROW:
        return tables.board.results[outcome]
    if phase == Phase.PLACE:
        return free_results(s, tables)[outcome]
    return outcome


def free_results(s: ElbaState, tables: Tables) -> list[int]:
    """EL-5: an occupied room is rolled again, which leaves the free ones as likely as they are to each other."""
    return [place for place in tables.board.results if s.here[place] == 0]
