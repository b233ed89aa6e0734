"""Another world that a viewer cannot tell apart: other escape cards, other things under tokens he did not see."""

from mypy_extensions import i64

from escapade.core.rng import Rng, shuffle
from escapade.core.seat import UNKNOWN
from escapade.games.prison_break.kinds import BLANK, TOKENS
from escapade.games.prison_break.rules import objects
from escapade.games.prison_break.state import Player, PrisonState
from escapade.games.prison_break.tables import Tables


def fill(s: PrisonState, t: Tables, rng: Rng) -> None:
    """PB-30: draw the card, the one put back, what others were shown, and the tokens others looked at."""
    fill_card(s, t, rng)
    for seat in range(s.seats):
        player = s.players[seat]
        if player.shown == UNKNOWN:
            s.players[seat] = Player(player.leader, player.shows, parts_shown(player.shows, rng))
    fill_tokens(s, t, rng)


def fill_card(s: PrisonState, t: Tables, rng: Rng) -> None:
    """PB-30: any card that fits what the viewer knows; any other one was put back."""
    plan = s.change_plan()
    if plan.card == UNKNOWN:
        cards = [card for card in range(t.escapes) if plan.candidates >> card & 1]
        plan.card = cards[rng.below(len(cards))]
    if plan.other == UNKNOWN:
        other: i64 = rng.below(t.escapes - 1)
        plan.other = other if other < plan.card else other + 1
    plan.candidates = 0


def parts_shown(shows: int, rng: Rng) -> int:
    """PB-30: shown once: one part or the other; twice: both."""
    if shows == 1:
        return 1 << int(rng.below(2))
    return 3 if shows == 2 else 0


def fill_tokens(s: PrisonState, t: Tables, rng: Rng) -> None:
    """PB-30: what the others saw is any of what the viewer has not found anywhere."""
    unknown = [token for token in range(TOKENS) if s.things.tokens[token] == UNKNOWN]
    if not unknown:
        return
    left = objects.unseen_left(s, t)
    hidden: list[int] = []
    for thing in range(BLANK + 1):
        hidden += [thing] * left[thing]
    shuffle(hidden, rng)
    tokens = s.change_things().tokens
    for place, token in enumerate(unknown):
        tokens[token] = hidden[place]
