"""Where else the random matches of the conformance suite begin: moments that random play hardly ever reaches."""

from typing import Any

from escapade.bots import roster
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.referee import draw
from escapade.core.seat import CHANCE_BIT, NONE, first_seat
from escapade.core.state import State
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import Phase
from escapade.games.prison_break.state import PrisonState
from escapade.play.seeds import derive
from tests.games.prison_break.table import Table, planning, recruiting

STRIDE = 40


def starts(game: Game, seats: int) -> list[State]:
    """Moments of two expert matches: a recruit at hand, the vote, and the plan every so many steps."""
    found: list[State] = []
    for match in range(2):
        found += moments(game, seats, match)
    tables = [rich(game, seats), rich(game, seats), rich(game, seats), blanks(game, seats), by_lincoln(game, seats)]
    written = [game.position(table.data) for table in tables] + hunts(game, seats) * 3
    votes = [state for state in found if state.frames and state.top().phase == Phase.VOTE]
    return found + written + votes * 6 + piles(game, seats)


def moments(game: Game, seats: int, seed: int) -> list[State]:
    """The moments of one match between experts."""
    assert isinstance(game, PrisonBreakGame)
    bot, rng = roster.make("greedy", game), derive(seed, "starts", seats)
    state = game.new(seats)
    found: list[State] = []
    while state.waiting:
        assert isinstance(state, PrisonState)
        if is_moment(game, state, len(found)):
            found.append(game.clone(state))
        if state.waiting == CHANCE_BIT:
            draw(game, state, rng, MUTE)
            continue
        seat = first_seat(int(state.waiting))
        game.apply(state, seat, bot.choose(look(game, state, seat), rng).action, MUTE)
    return found


def is_moment(game: PrisonBreakGame, state: PrisonState, found: int) -> bool:
    """The vote; somebody to recruit, a device to break; else now and then in phase 2."""
    if state.phase in (Phase.MOVE, Phase.ACT) and not state.frames and state.waiting != CHANCE_BIT:
        legal = game.legal(state, first_seat(int(state.waiting)))
        words = {game.shapes.actions.shape(action).name for action in legal}
        if words & {"recruit", "disable", "take_tool", "bribe"}:
            return True
    voting = bool(state.frames) and state.top().phase == Phase.VOTE and state.waiting == (1 << state.seats) - 1
    return voting or (state.stage == 1 and state.bellick != NONE and state.ply % STRIDE == 0)


def piles(game: Game, seats: int) -> list[State]:
    """Piles of one kind of card: nothing left, a search of cells, a chance that Bellick draws."""
    bellick = planning(seats, **game.options).turn(["abruzzi", "bagwell"][seats - 3], "bellick")
    return [with_pile(game, rich(game, seats), ""), with_pile(game, rich(game, seats), "shakedown"),
            *[with_pile(game, bellick, "cover_story")] * 4]


def with_pile(game: Game, table: Table, card: str) -> State:
    """The same position with one kind of card in the pile and all others in the discard."""
    data: Any = table.data
    for other in [other for other in data["deck"] if other != card]:
        data["discard"][other] = data["deck"].pop(other)
    return game.position(data)


def rich(game: Game, seats: int) -> Table:
    """Day 1, hands full, a guard who can be bribed, things lying about and a kept chance."""
    table = recruiting(seats, **game.options).put(michael="yard_3", sucre="yard_4")
    table.hold("michael", "cigarettes", "banknotes", "spoon")
    return (table.guard("yard_3", "cigarettes").lay(radio="yard_3", rosary="yard_4").keep("michael", "lost_property")
            .hold("sucre", "gold_watch"))


def blanks(game: Game, seats: int) -> Table:
    """Michael stands on a blank that he has seen."""
    table = recruiting(seats, **game.options).put(michael="yard_8")
    table.data["tokens"]["yard_8"] = {"looked": ["p0"], "object": "blank"}
    return table


def hunts(game: Game, seats: int) -> list[State]:
    """Phase 2 with all its secrets: tokens that Bellick, Michael or Sucre alone has seen, a part of the card shown to
    Sucre, decoys, light, a camera. Bellick's turn; Michael's; Michael by a token that only Sucre knows, and peeping.
    """
    bellick = ["abruzzi", "bagwell"][seats - 3]
    searching = hunt(game, seats).put(michael="depot_6").turn("michael", "escape").begin().play("p0 stop")
    peeping = hunt(game, seats).keep("michael", "keyhole").turn("michael").begin().play("p0 play keyhole")
    return [hunt(game, seats).turn(bellick, "bellick").begin().state, hunt(game, seats).turn("michael").begin().state,
            searching.state, peeping.state]


def hunt(game: Game, seats: int) -> Table:
    """The position of all hunts."""
    table = planning(seats, **game.options).lit(5).watched(2).guard("pitch_2", "radio").hold("sucre", "gold_watch")
    for square, seat, thing in (("yard_8", f"p{seats - 1}", "banknotes"), ("garden_1", "p0", "blank"),
                                ("depot_6", "p1", "spoon"), ("pitch_9", "p1", "rosary")):
        table.data["tokens"][square] = {"looked": [seat], "object": thing}
    table.data["players"][1].update({"shows": 1, "shown": ["route"]})
    return table.set(route=["cells", "yard", "pitch"])


def by_lincoln(game: Game, seats: int) -> Table:
    """The plan, with Michael where Lincoln waits."""
    return planning(seats, **game.options).put(michael="workshop").turn("michael")
