"""Other worlds of the pocket game that a seat cannot tell apart, written from PK-8 and PK-4 alone.

Private are the other hands (but for the cards one remembers), the deck's order and make-up, the secret votes
that are in, and what the others remember of each other. Everything is public once the match is over.
"""

from escapade.core.frame import Vote
from escapade.core.game import Game
from escapade.core.rng import Rng, shuffle
from escapade.core.seat import CHANCE, NONE
from escapade.core.state import State
from tests.pocket.kinds import Kind, Phase
from tests.pocket.state import PocketState


def other_world(game: Game, state: State, seat: int, rng: Rng) -> State:
    """Deal again what the seat has not seen."""
    assert isinstance(state, PocketState)
    world = state.clone()
    if not world.ended:
        deal_again(world, seat, rng)
        remember_again(world, seat, rng)
        vote_again(world, seat, rng)
    return world


def deal_again(world: PocketState, seat: int, rng: Rng) -> None:
    """Cards that the seat neither holds nor remembers go round between the other hands and the deck."""
    nothing = [0, 0, 0]
    others = [other for other in range(world.seats) if other != seat]
    known = [world.players[seat].knows[other] if seat < world.seats else nothing for other in range(world.seats)]
    loose: list[int] = []
    for card in range(3):
        count = world.deck.unknown[card]
        count += sum(world.players[other].hand[card] - known[other][card] for other in others)
        loose += [card] * count
    shuffle(loose, rng)
    for other in others:
        size = sum(world.players[other].hand) - sum(known[other])
        world.players[other].hand = known[other][:]
        for card in loose[:size]:
            world.players[other].hand[card] += 1
        del loose[:size]
    world.deck.unknown = [loose.count(card) for card in range(3)]


def remember_again(world: PocketState, seat: int, rng: Rng) -> None:
    """What two others know of each other was never seen: as many cards, but any of those now held."""
    for one in range(world.seats):
        for other in range(world.seats):
            if seat not in (one, other):
                held = [card for card in range(3) for copy in range(world.players[other].hand[card])]
                shuffle(held, rng)
                kept = held[: sum(world.players[one].knows[other])]
                world.players[one].knows[other] = [kept.count(card) for card in range(3)]


def vote_again(world: PocketState, seat: int, rng: Rng) -> None:
    """PK-5: secret votes that are in could have named anybody."""
    for frame in world.frames:
        if isinstance(frame, Vote):
            for voter, vote in enumerate(frame.votes):
                if voter != seat and vote != NONE:
                    frame.votes[voter] = frame.choices[int(rng.below(len(frame.choices)))]


def visible(game: Game, state: State, viewer: int, seat: int, action: int) -> object:
    """PK-3, PK-4, PK-5: a drawn card is its drawer's, a stolen one thief's and victim's, a vote nobody's yet."""
    assert isinstance(state, PocketState)
    if seat == CHANCE:
        insiders = [state.top().owner, state.top().subject] if state.frames else [state.turns % state.seats]
        return game.chance_value(state, action) if viewer in insiders else "a card"
    if game.shapes.actions.kind[action] != Kind.NAME or state.current_phase() != Phase.VOTE:
        return seat, action
    vote = state.top()
    assert isinstance(vote, Vote)
    if vote.missing() == 1 << seat:
        return seat, [action if voter == seat else named for voter, named in enumerate(vote.votes)]
    return (seat, action) if viewer == seat else (seat, "a vote")
