"""What each action and each draw does."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.games.evades import rules
from escapade.games.evades.kinds import PRISONERS, WHITE, Ev, Phase, Reason
from escapade.games.evades.moves import board, board_from_track, board_the_rest, lift, stand
from escapade.games.evades.score import points_of
from escapade.games.evades.state import EvadesState, Player
from escapade.games.evades.tables import Tables


def bet(s: EvadesState, seat: int, pawn: int, events: Events) -> None:
    """LE-4: one pick of a secret bet; all bet at the same time, then the starter is drawn."""
    s.players[seat] = Player([*s.players[seat].bet, pawn])
    place = len(s.players[seat].bet)
    events.emit(Ev.PICKED, seat, place)
    if place < PRISONERS:
        s.ask_again(seat)
        return
    events.emit(Ev.BET_PLACED, seat)
    if s.answered(seat):
        s.phase = Phase.STARTER
        s.ask_chance()


def draw_starter(s: EvadesState, tables: Tables, seat: int, events: Events) -> None:
    """LE-5: a player drawn at random starts."""
    s.starter = seat
    s.active = seat
    events.emit(Ev.STARTED, seat)
    begin_turn(s, tables)


def begin_turn(s: EvadesState, tables: Tables) -> None:
    """LE-6: a turn begins with the choice of dice."""
    s.phase = Phase.CHOOSE
    s.order = []
    s.named = 0
    s.offer = rules.dice_on_offer(s)
    s.left = rules.dice_to_name(s, tables)
    s.rolled = 0
    s.unused = 0
    s.forward = 0
    s.backed = 0
    s.ask(s.active)


def take(s: EvadesState, die: i64, events: Events) -> None:
    """LE-6, LE-7: name a die; when no more can be named they are rolled."""
    events.emit(Ev.TOOK, s.active, die)
    name_die(s, die)
    if rules.are_all_named(s):
        roll(s)
    else:
        s.ask(s.active)


def name_die(s: EvadesState, die: i64) -> None:
    """LE-6, LE-7: with four aboard the white die takes the place of a coloured one, before that it is one more."""
    s.named |= 1 << die
    s.offer &= ~(1 << die)
    if die != WHITE:
        s.order.append(die)
        s.left -= 1
    elif rules.is_short_of_dice(s):
        s.left -= 1


def roll(s: EvadesState) -> None:
    """LE-6: the dice are drawn one by one, in the order they were named, the white one last."""
    s.phase = Phase.ROLL
    s.ask_chance()


def draw_die(s: EvadesState, tables: Tables, round_limit: i64, face: int, events: Events) -> None:
    """LE-6: one die shows its face; after the last one they are used."""
    coloured: i64 = len(s.order)
    die: i64 = s.order[s.rolled] if s.rolled < coloured else WHITE
    s.faces[die] = face
    events.emit(Ev.ROLLED, s.active, die, face)
    s.rolled += 1
    if s.rolled < coloured or (s.rolled == coloured and s.named & rules.WHITE_BIT):
        return
    s.phase = Phase.USE
    s.unused = s.named
    go_on(s, tables, round_limit, events)


def go_on(s: EvadesState, tables: Tables, round_limit: i64, events: Events) -> None:
    """LE-8: ask for the next die to use; as soon as none can be used the turn ends."""
    if s.waiting == 0:
        return
    if rules.movable(s) or rules.reachable(s):
        s.ask(s.active)
    else:
        end_turn(s, tables, round_limit, events)


def move(s: EvadesState, tables: Tables, pawn: i64, target: i64, events: Events) -> None:
    """LE-8, LE-9, LE-13: a coloured die moves its prisoner forward; at the last square it boards."""
    s.unused &= ~(1 << pawn)
    s.forward |= 1 << pawn
    last: i64 = tables.squares
    events.emit(Ev.MOVED, s.active, pawn, s.square[pawn], target if target < last else last)
    lift(s, pawn)
    if target < last:
        stand(s, pawn, target)
        return
    board(s, tables, pawn, events)
    if len(s.boarded) == PRISONERS - 1:
        board_the_rest(s, tables, events)
        finish(s, tables, Reason.ALL_ABOARD, events)


def move_back(s: EvadesState, tables: Tables, pawn: i64, target: i64, events: Events) -> None:
    """LE-8, LE-11, LE-14: the white die moves a prisoner back; one of the last two sent to square 1 is last."""
    s.unused &= ~rules.WHITE_BIT
    s.backed |= 1 << pawn
    events.emit(Ev.MOVED_BACK, s.active, pawn, s.square[pawn], target)
    lift(s, pawn)
    stand(s, pawn, target)
    if target == 1 and len(s.boarded) == PRISONERS - 2:
        lift(s, pawn)  # first: it may stand on the other one
        board_from_track(s, tables, other_in_play(s, pawn), events)
        board(s, tables, pawn, events)
        finish(s, tables, Reason.SENT_BACK, events)


def other_in_play(s: EvadesState, pawn: i64) -> i64:
    """LE-14: the other one of the last two prisoners."""
    for other in range(PRISONERS):
        if other != pawn and not s.aboard >> other & 1:
            return other
    raise AssertionError("nobody else is in play")


def end_turn(s: EvadesState, tables: Tables, round_limit: i64, events: Events) -> None:
    """LE-8, LE-18: unused dice are lost; the next player's turn, or the end after the last round."""
    if s.unused:
        for die in range(WHITE + 1):
            if s.unused >> die & 1:
                events.emit(Ev.LOST_DIE, s.active, die)
    events.emit(Ev.TURN_ENDED, s.active)
    s.turns += 1
    s.active = s.active + 1 if s.active + 1 < s.seats else 0
    if s.turns < round_limit * s.seats:
        begin_turn(s, tables)
        return
    board_the_rest(s, tables, events)
    finish(s, tables, Reason.ROUND_LIMIT, events)


def finish(s: EvadesState, tables: Tables, reason: i64, events: Events) -> None:
    """LE-15 to LE-17: the match is over; bets are shown and counted."""
    s.phase = Phase.OVER
    s.reason = reason
    s.finish()
    for seat, player in enumerate(s.players):
        for place, pawn in enumerate(player.bet):
            events.emit(Ev.BET_SHOWN, seat, place + 1, pawn)
        events.emit(Ev.SCORED, seat, points_of(s, tables, seat))
