"""Planted defects that leak a secret, or imagine badly."""

from escapade.core.event import Collected, Events
from escapade.core.rng import Rng, from_words
from escapade.core.state import State
from tests.conformance.defects import pocket
from tests.pocket.game import PocketGame
from tests.pocket.kinds import COIN, Ev, Kind


class WholeHandInView(PocketGame):
    """Everybody sees every hand."""

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        written = super().write_body(state, viewer)
        players = written["players"]
        assert isinstance(players, list)
        for seat, player in enumerate(players):
            player["hand"] = pocket(state).players[seat].hand[:]
        return written


class OneCardInView(PocketGame):
    """One card of one hand slips through: whether p0 holds a coin."""

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        return super().write_body(state, viewer) | {"rich": pocket(state).players[0].hand[COIN] > 0}


class OneCountInView(PocketGame):
    """One count slips through: the coins left in the deck."""

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        return super().write_body(state, viewer) | {"coins_left": pocket(state).deck.unknown[COIN]}


class SecretVotesInView(PocketGame):
    """The votes that are in are shown before the last one."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        return super().view(state, seat) | {"frames": self.describe(state)["frames"]}


class ShorterLegalList(PocketGame):
    """Stealing from somebody without coins is not offered, which tells who has none."""

    def legal(self, state: State, seat: int) -> list[int]:
        poor = [victim for victim, player in enumerate(pocket(state).players) if not player.hand[COIN]]
        hidden = [self.shapes.actions.number(Kind.STEAL, victim) for victim in poor]
        return [action for action in super().legal(state, seat) if action not in hidden]


class TellingReason(PocketGame):
    """A refusal says how many coins the victim has."""

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        answer = super().explain_action(state, seat, kind, values)
        coins = [player.hand[COIN] for player in pocket(state).players]
        return answer | {"params": {"coins": coins}}


class WrongMask(PocketGame):
    """A drawn card is told to everybody."""

    def chance(self, state: State, outcome: int, events: Events) -> None:
        masked = Collected(self.shapes.events)
        super().chance(state, outcome, masked)
        for event in masked.kept:
            events.emit(event.kind, *event.values)


class TellingEvent(PocketGame):
    """A public fact has a number that depends on a hidden card."""

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        rich = [other for other, player in enumerate(pocket(state).players) if player.hand[COIN]]
        super().act(state, seat, action, events)
        events.emit(Ev.CALLED, rich[0] if rich else seat)


class EndStaysSecret(PocketGame):
    """The last view still hides the hands."""

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        ended, pocket(state).ended = pocket(state).ended, 0
        written = super().write_body(state, viewer)
        pocket(state).ended = ended
        return written | {"ended": bool(ended)}


class NeverVarying(PocketGame):
    """imagine draws the same world each time."""

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        super().fill(state, viewer, from_words(1, 2, 3))


class ForgetsKnownCards(PocketGame):
    """imagine deals without a thought for what the viewer remembers."""

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        kept = [player.knows for player in pocket(state).players]
        for player in pocket(state).players:
            player.knows = [[0, 0, 0] for other in kept]
        super().fill(state, viewer, rng)
        for player, knows in zip(pocket(state).players, kept, strict=True):
            player.knows = knows


class ImaginesAnotherPhase(PocketGame):
    """An imagined world is a turn further."""

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        super().fill(state, viewer, rng)
        pocket(state).turns += 0 if pocket(state).ended else 1


class FillsTheViewItself(PocketGame):
    """imagine fills what `know` made, so that the second world is the first."""

    def clone(self, state: State) -> State:
        return state if any(player.hand[0] < 0 for player in pocket(state).players) else super().clone(state)
