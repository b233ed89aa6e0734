"""Other worlds of Prison Break that a seat cannot tell apart, written from PB-30 (and PB-6, PB-13, PB-19) alone.

Private are Michael's escape card until the vote (then the team's), the one he put back, which part of his card he
showed to whom, what each one saw under a token, and votes until all are in. Everything else is public.
"""

from escapade.core.frame import Vote
from escapade.core.game import Game
from escapade.core.rng import Rng, shuffle
from escapade.core.seat import CHANCE, NONE
from escapade.core.state import State
from escapade.games.prison_break.frames import LookFrame, SwapFrame
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import Kind, Phase
from escapade.games.prison_break.state import Player, PrisonState

UNSEEN = 13


def other_world(game: Game, state: State, seat: int, rng: Rng) -> State:
    """Change at random whatever the seat cannot know."""
    assert isinstance(game, PrisonBreakGame)
    assert isinstance(state, PrisonState)
    world = state.clone()
    if world.phase != Phase.OVER:
        other_cards(game, world, seat, rng)
        other_shows(world, seat, rng)
        other_tokens(world, seat, rng)
        other_votes(world, seat, rng)
    return world


def other_cards(game: PrisonBreakGame, world: PrisonState, seat: int, rng: Rng) -> None:
    """PB-6, PB-19, PB-30: any card that fits, for those who have not seen it; the one put back for all but Michael."""
    michael = int(world.figures[0].seat)
    if seat == michael or world.plan.card == NONE:
        return
    choosing = world.phase in (Phase.DEAL, Phase.KEEP_PLAN)
    in_team = world.bellick != NONE and seat < world.seats and seat != world.bellick
    if not in_team:
        cards = list(range(10)) if choosing else [card for card in range(10) if fits(game, world, card, seat)]
        assert world.plan.card in cards
        world.change_plan().card = cards[int(rng.below(len(cards)))]
    if world.plan.other != NONE:
        others = [card for card in range(10) if card != world.plan.card]
        world.change_plan().other = others[int(rng.below(9))]


def fits(game: PrisonBreakGame, world: PrisonState, card: int, seat: int) -> bool:
    """PB-6, PB-18, PB-23: the announcement, the recruits, what was shown, and that the match is not won."""
    tables = game.tables
    mine = int(world.plan.card)
    if world.plan.announced and not world.plan.blurred and tables.pairs[card] != tables.pairs[mine]:
        return False
    if world.stage == 1:
        joined = sum(1 << (figure - 4) for figure in world.joined if figure < 7)
        if tables.pairs[card] & ~joined or world.plan.ruled_out >> card & 1:
            return False
    shown = world.players[seat].shown if seat < world.seats else 0
    same_route = tables.routes[card] == tables.routes[mine]
    same_device = tables.devices[card] == tables.devices[mine]
    return (same_route or not shown & 1) and (same_device or not shown & 2)


def other_shows(world: PrisonState, seat: int, rng: Rng) -> None:
    """PB-30: of what Michael showed to somebody else one knows only that he did."""
    for other, player in enumerate(world.players):
        if seat not in (other, int(world.figures[0].seat)) and player.shows == 1:
            world.players[other] = Player(player.leader, 1, 1 + int(rng.below(2)))


def other_tokens(world: PrisonState, seat: int, rng: Rng) -> None:
    """PB-13, PB-30: what only others saw may be anything that is not known to be elsewhere."""
    things = world.change_things()
    tokens = things.tokens
    hidden = [token for token in range(15) if tokens[token] != NONE and not things.seen[token] >> seat & 1]
    loose = [tokens[token] for token in hidden if tokens[token] != UNSEEN]
    held = things.gone
    for figure in world.figures:
        held |= figure.objects
    known = [tokens[token] for token in range(15) if token not in hidden]
    nowhere = [thing for thing in range(12) if not held >> thing & 1 and things.lying[thing] == NONE
               and thing not in loose and thing not in known]
    unseen = sum(tokens[token] == UNSEEN for token in hidden)
    loose += nowhere + [12] * (unseen - len(nowhere))
    shuffle(loose, rng)
    for token in hidden:
        if tokens[token] != UNSEEN:
            tokens[token] = loose.pop()


def other_votes(world: PrisonState, seat: int, rng: Rng) -> None:
    """PB-19, PB-30: votes are secret until all are in."""
    for frame in world.frames:
        if isinstance(frame, Vote):
            for voter, vote in enumerate(frame.votes):
                if voter != seat and vote != NONE:
                    frame.votes[voter] = frame.choices[int(rng.below(len(frame.choices)))]


def visible(game: Game, state: State, viewer: int, seat: int, action: int) -> object:
    """What a viewer sees of a step: all but the secrets of PB-30."""
    assert isinstance(game, PrisonBreakGame)
    assert isinstance(state, PrisonState)
    michael = int(state.figures[0].seat)
    if seat == CHANCE:
        value = game.chance_value(state, action)
        if state.current_phase() == Phase.DEAL:
            return value if viewer == michael else "an escape card"
        if state.current_phase() == Phase.LOOKING:
            return value if viewer == state.top().owner else "a token"
        return value
    kind = game.shapes.actions.kind[action]
    if kind == Kind.VOTE and isinstance(state.top(), Vote):
        return visible_vote(game, state, viewer, seat, action)
    if kind == Kind.VOTE:
        return action, learned(state, viewer, game.shapes.actions.first[action])
    if kind == Kind.KEEP_PLAN:
        return action if viewer == michael else "a plan is kept"
    if kind == Kind.ANNOUNCE:
        return 7 if game.shapes.actions.first[action] else ("two", game.tables.pairs[state.plan.card])
    if kind == Kind.SHOW:
        target = game.shapes.actions.second[action]
        part = game.shapes.actions.first[action]
        said = game.tables.routes[state.plan.card] if part == 0 else game.tables.devices[state.plan.card]
        return (action, said) if viewer in (michael, target) else ("shown to", target)
    if kind in (Kind.TAKE, Kind.SWAP):
        frame = state.top()
        if isinstance(frame, LookFrame):
            return action, state.things.tokens[frame.token]
        assert isinstance(frame, SwapFrame)
        return action, frame.thing
    return seat, action, seen_under_token(game, state, viewer, seat, action)


def seen_under_token(game: PrisonBreakGame, state: PrisonState, viewer: int, seat: int, action: int) -> object:
    """PB-13: whoever looks at a token that somebody has seen before is shown at once what it is."""
    kind = game.shapes.actions.kind[action]
    if viewer != seat or kind not in (Kind.SEARCH, Kind.PEEK):
        return None
    square = game.shapes.actions.first[action] if kind == Kind.PEEK else state.figures[state.turn.actor].square
    token = game.tables.board.token_of[square]
    return state.things.tokens[token] if token != NONE else None


def visible_vote(game: PrisonBreakGame, state: PrisonState, viewer: int, seat: int, action: int) -> object:
    """PB-19: one's own vote; all of them with the last, and then the team learns the card."""
    vote = state.top()
    assert isinstance(vote, Vote)
    if vote.missing() != 1 << seat:
        return (seat, action) if viewer == seat else (seat, "a vote")
    votes = [game.shapes.actions.first[action] if voter == seat else named for voter, named in enumerate(vote.votes)]
    most = max(votes.count(leader) for leader in votes)
    out = [leader for leader in set(votes) if votes.count(leader) == most]
    return seat, votes, learned(state, viewer, out[0]) if len(out) == 1 else "a tie"


def learned(state: PrisonState, viewer: int, leader: int) -> object:
    """PB-19: the team learns the card, whoever is voted out does not."""
    if viewer < state.seats and state.players[viewer].leader != leader:
        return int(state.plan.card)
    return "nothing"
