"""What is drawn, how many outcomes it has, and what each does."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.games.elba import fights, prizes, turns
from escapade.games.elba.kinds import Chance, Phase
from escapade.games.elba.letters import letter_at
from escapade.games.elba.state import ElbaState
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
        return s.players[s.top().b].hand_size
    if phase == Phase.PLACE:
        return len(free_results(s, tables))
    return s.seats if phase == Phase.STARTER else s.deck_size


def value(s: ElbaState, tables: Tables, outcome: i64) -> int:
    """The place, letter, seat or face (counted from 0) that an outcome stands for."""
    phase = s.current_phase()
    if phase in (Phase.CARD, Phase.DEAL, Phase.PRIZE):
        return letter_at(s.deck, outcome)
    if phase == Phase.STEAL:
        return letter_at(s.players[s.top().b].hand, outcome)
    if phase == Phase.THROW:
        return tables.board.results[outcome]
    if phase == Phase.PLACE:
        return free_results(s, tables)[outcome]
    return outcome


def free_results(s: ElbaState, tables: Tables) -> list[int]:
    """EL-5: an occupied room is rolled again, which leaves the free ones as likely as they are to each other."""
    return [place for place in tables.board.results if s.here[place] == 0]


def carry_out(s: ElbaState, tables: Tables, outcome: int, events: Events) -> None:
    """Carry out an outcome of the draw that is due."""
    phase = s.current_phase()
    drawn = value(s, tables, outcome)
    if phase == Phase.CARD:
        turns.draw_card(s, drawn, events)
    elif phase == Phase.ATTACK:
        fights.attack(s, drawn + 1, events)
    elif phase == Phase.DEFENCE:
        fights.defend(s, drawn + 1, tables.board.faces, events)
    elif phase == Phase.THROW:
        fights.throw(s, tables, drawn, events)
    elif phase == Phase.TRY:
        turns.roll_escape(s, tables, drawn + 1, events)
    elif phase <= Phase.STARTER:
        set_up(s, tables, drawn, events)
    else:
        hand_over(s, tables, drawn, events)


def set_up(s: ElbaState, tables: Tables, drawn: int, events: Events) -> None:
    """EL-5, EL-6: places, cards, starter."""
    if s.phase == Phase.PLACE:
        turns.place_guest(s, tables, drawn, events)
    elif s.phase == Phase.DEAL:
        turns.deal(s, drawn, events)
    else:
        turns.draw_starter(s, drawn, events)


def hand_over(s: ElbaState, tables: Tables, drawn: int, events: Events) -> None:
    """EL-25, EL-26: a card stolen from a Hand, or won from the deck."""
    if s.top().phase == Phase.STEAL:
        prizes.steal(s, drawn, events)
    else:
        prizes.win_card(s, drawn, events)
    fights.settle(s, tables, events)
