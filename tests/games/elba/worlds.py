"""Other worlds that a viewer cannot tell apart, written from EL-32 alone.

EL-32: private are the letters of a Hand and the order of the deck. A seat knows its own Hand and remembers cards that
are in the Hands of others; what two others remember of each other it was not there to see, except what everybody saw
(the row after the last seat). Once the match is over nothing is hidden.
"""

from escapade.core.game import Game
from escapade.core.rng import Rng, shuffle
from escapade.core.seat import CHANCE, SPECTATOR
from escapade.core.state import State
from escapade.games.elba.kinds import Phase
from escapade.games.elba.rules.letters import pack, unpack
from escapade.games.elba.state import ElbaState, defeat_of

FROM_THE_DECK = (Phase.CARD, Phase.DEAL, Phase.PRIZE)


def other_world(game: Game, state: State, seat: int, rng: Rng) -> State:
    """The cards the seat cannot place go round between the other Hands and the deck."""
    world = game.clone(state)
    assert isinstance(world, ElbaState)
    if world.waiting:
        deal_again(world, seat, rng)
        remember_again(world, seat)
    return world


def remembered(world: ElbaState, seat: int, holder: int) -> list[int]:
    """What the seat, or everybody, remembers of a Hand."""
    row = world.seats if seat == SPECTATOR else seat
    return unpack(world.known[row * world.seats + holder])


def deal_again(world: ElbaState, seat: int, rng: Rng) -> None:
    """Every card of another Hand that is not remembered, and the whole deck, shuffled and dealt again."""
    others = [other for other in range(world.seats) if other != seat]
    loose = unpack(world.deck)
    for other in others:
        held = unpack(world.players[other].hand)
        for letter in remembered(world, seat, other):
            held.remove(letter)
        loose += held
    shuffle(loose, rng)
    for other in others:
        kept = remembered(world, seat, other)
        fresh = int(world.players[other].hand_size) - len(kept)
        world.players[other].hand = pack(kept + loose[:fresh])
        del loose[:fresh]
    world.deck = pack(loose)


def remember_again(world: ElbaState, seat: int) -> None:
    """Two others may know nothing of each other but what everybody saw."""
    for one in range(world.seats):
        for other in range(world.seats):
            if seat not in (one, other) and one != other:
                world.known[one * world.seats + other] = world.known[world.seats * world.seats + other]


def visible(game: Game, state: State, viewer: int, seat: int, action: int) -> object:
    """A card drawn is seen by its drawer, a card stolen by thief and victim; everything else by all."""
    assert isinstance(state, ElbaState)
    if seat != CHANCE:
        return seat, action
    phase = state.current_phase()
    if phase in FROM_THE_DECK or phase == Phase.STEAL:
        return game.chance_value(state, action) if viewer in insiders(state, phase) else "a card"
    return game.chance_value(state, action)


def insiders(state: ElbaState, phase: int) -> list[int]:
    """Who handles the card that is about to change hands."""
    if phase == Phase.STEAL:
        return [defeat_of(state).winner, defeat_of(state).loser]
    if phase == Phase.PRIZE:
        return [defeat_of(state).winner]
    if phase == Phase.DEAL:
        return [sum(int(player.hand_size) for player in state.players) % state.seats]
    return [int(state.starter + state.turns) % state.seats]
