"""What the question of each phase tells, to those asked and to those who wait."""

from escapade.core.frame import Frame
from escapade.games.elba import rules, turns
from escapade.games.elba.kinds import FULL_HAND, Phase
from escapade.games.elba.letters import size
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables


def question_values(s: ElbaState, tables: Tables) -> list[int]:
    """The fields of the question of the moment; everything in them is public (EL-32)."""
    if s.frames:
        return frame_values(s, tables, s.top())
    if s.phase in (Phase.STARTER, Phase.OVER):
        return []
    if s.phase == Phase.PLACE:
        return [turns.next_to_place(s, tables)]
    if s.phase == Phase.DEAL:
        return [turns.cards_dealt(s) % s.seats]
    return turn_values(s, int(rules.active_seat(s)))


def turn_values(s: ElbaState, active: int) -> list[int]:
    """EL-7 to EL-16: whose turn, and how much there is to do."""
    cards = int(s.players[active].hand_size)
    if s.phase == Phase.DRAW:
        return [active, max(0, FULL_HAND - cards)]
    if s.phase == Phase.ACT:
        return [active, int(s.points)]
    if s.phase == Phase.FILL:
        return [active, max(0, cards - FULL_HAND)]
    if s.phase == Phase.TIDY:
        return [active, int(size(s.rest))]
    return [active]


def frame_values(s: ElbaState, tables: Tables, frame: Frame) -> list[int]:
    """EL-13, EL-21 to EL-30: who fights whom, who won, what is voted on."""
    if frame.phase == Phase.BONUS:
        return [frame.owner, frame.subject, frame.b, int(rules.most_bonus(s, tables, frame.owner))]
    if frame.phase in (Phase.ORDER, Phase.VOTE):
        return [frame.owner, frame.subject]
    if frame.phase in (Phase.TRY, Phase.THROW, Phase.GIVE_UP):
        return [frame.b]
    return [frame.subject] if frame.phase == Phase.PRIZE else [frame.subject, frame.b]
