"""What a written position must keep to: it can be reached, or at least play can go on from it."""

from typing import Final

from escapade.core.errors import BadInput
from escapade.core.frame import Ballot, Frame
from escapade.core.seat import CHANCE_BIT, NONE
from escapade.games.elba import rules
from escapade.games.elba.kinds import DEALT, FULL_HAND, Phase, Reason
from escapade.games.elba.letters import contains, pack, size
from escapade.games.elba.setup import is_in_match, whole_deck
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables

DRAWS: Final[list[int]] = [Phase.PLACE, Phase.DEAL, Phase.STARTER, Phase.CARD, Phase.TRY, Phase.ATTACK, Phase.DEFENCE,
                           Phase.THROW, Phase.STEAL, Phase.PRIZE]
"""The phases in which chance is waited for."""


def refuse(code: str, path: str) -> BadInput:
    """A complaint with its path."""
    return BadInput(code, {"path": path})


def check_guests(s: ElbaState, tables: Tables) -> None:
    """EL-4, EL-5: everybody stands somewhere once the match is set up."""
    for guest, name in enumerate(tables.guests.names):
        is_missing = is_in_match(tables, s.seats, guest) and s.place[guest] == NONE
        if is_missing and (s.phase != Phase.PLACE or guest == tables.guests.campbell):
            raise refuse("input.position_phase", f"guests.{name}.place")


def check_phase(s: ElbaState, tables: Tables) -> None:
    """Phase, frames and who is waited for belong together."""
    if s.phase > Phase.OVER or (s.frames and s.phase != Phase.ACT):
        raise refuse("input.position_phase", "phase")
    if (s.phase == Phase.OVER) != (s.reason != Reason.NONE):
        raise refuse("input.position_phase", "reason")
    if (s.winner == NONE) != (s.reason != Reason.ESCAPED) or s.winner >= s.seats:
        raise refuse("input.position_phase", "winner")
    is_set_up = s.phase > Phase.STARTER
    if (s.starter == NONE) == is_set_up or s.starter >= s.seats:
        raise refuse("input.position_phase", "starter")
    if s.turns >= tables.round_limit * s.seats and s.phase != Phase.OVER:
        raise refuse("input.position_phase", "turns")
    for place, frame in enumerate(s.frames):
        check_frame(s, tables, frame, place)
    if s.waiting != expected_waiting(s):
        raise refuse("input.position_waiting", "waiting")


def check_frame(s: ElbaState, tables: Tables, frame: Frame, place: int) -> None:
    """Series lie at the bottom, one Fight at most stands on them, and a ballot only on a Fight."""
    path = f"frames[{place}]"
    is_last = place == len(s.frames) - 1
    if frame.phase <= Phase.OVER or (not is_last and frame.phase not in (Phase.ORDER, Phase.BONUS)):
        raise refuse("input.position_phase", path)
    if frame.phase == Phase.ORDER:
        check_series(s, tables, frame, path)
    elif frame.phase == Phase.VOTE:
        if place == 0 or s.frames[place - 1].phase != Phase.BONUS or frame.subject < 0 or not isinstance(frame, Ballot):
            raise refuse("input.position_phase", path)
        if frame.choices != [0, 1]:
            raise refuse("input.position_phase", f"frames[{place}].choices")
    else:
        check_fight(s, tables, frame, path)
        if not is_last and s.frames[place + 1].phase != Phase.VOTE:
            raise refuse("input.position_phase", path)


def check_series(s: ElbaState, tables: Tables, series: Frame, path: str) -> None:
    """EL-30: somebody is left to be fought, and everybody is there."""
    if not stands(s, series.subject) or series.b <= 0 or series.b & ~int(rules.opponents_of(s, tables, series.subject)):
        raise refuse("input.position_phase", path)
    chooser = series.subject if rules.is_player(tables, series.subject) else int(rules.active_seat(s))
    if series.owner != chooser or (series is s.top() and not series.b & (series.b - 1)):
        raise refuse("input.position_phase", path)


def stands(s: ElbaState, guest: int) -> bool:
    """Whether a guest is on the board."""
    return 0 <= guest < len(s.place) and s.place[guest] != NONE


def check_fight(s: ElbaState, tables: Tables, fight: Frame, path: str) -> None:
    """EL-19 to EL-28: who fights, or won and lost, and whom the card is asked of."""
    has_first = fight.phase not in (Phase.TRY, Phase.THROW, Phase.GIVE_UP)
    if not stands(s, fight.b) or (not stands(s, fight.subject) and (has_first or fight.subject != NONE)):
        raise refuse("input.position_phase", path)
    players = [guest for guest in (fight.subject, fight.b) if guest != NONE and rules.is_player(tables, guest)]
    owners = {Phase.BONUS: players, Phase.TAKE: [fight.subject], Phase.GIVE_UP: [fight.b]}
    if not players or fight.subject == fight.b or fight.owner not in owners.get(fight.phase, [NONE]):
        raise refuse("input.position_phase", path)
    if fight.owner != NONE and fight.owner not in players:
        raise refuse("input.position_phase", path)
    if fight.phase in (Phase.TAKE, Phase.STEAL, Phase.GIVE_UP):
        check_loser(s, tables, fight, path)
    if fight.phase == Phase.PRIZE and (s.deck_size == 0 or fight.subject not in players or fight.b in players):
        raise refuse("input.position_cards", path)


def check_loser(s: ElbaState, tables: Tables, fight: Frame, path: str) -> None:
    """EL-25, EL-28: there is a card to take or to give up."""
    is_theft = fight.phase == Phase.STEAL
    if not rules.is_player(tables, fight.b) or (is_theft and not rules.is_player(tables, fight.subject)):
        raise refuse("input.position_phase", path)
    loser = s.players[fight.b]
    if loser.hand_size + (0 if fight.phase == Phase.STEAL else loser.bag_size) == 0:
        raise refuse("input.position_cards", path)


def expected_waiting(s: ElbaState) -> int:
    """Who must be waited for."""
    phase = s.current_phase()
    if phase == Phase.OVER:
        return 0
    if phase in DRAWS:
        return CHANCE_BIT
    if not s.frames:
        return 1 << int(rules.active_seat(s))
    frame = s.top()
    seat = frame.next_voter() if isinstance(frame, Ballot) else frame.owner
    return 1 << seat if seat >= 0 else 0


def check_cards(s: ElbaState, tables: Tables) -> None:
    """EL-3: every card is somewhere; EL-16: a Bag is small but in its owner's discard step."""
    total = pack(s.discard) + s.deck
    for seat, player in enumerate(s.players):
        total += player.hand + player.bag
        is_open = rules.is_discard_step(s) and seat == rules.active_seat(s)
        if player.bag_size > tables.vocabulary.lexicon.longest and not is_open:
            raise refuse("input.position_cards", f"players[{seat}].bag")
    if total != whole_deck(tables, s.seats) or size(s.deck) != s.deck_size:
        raise refuse("input.position_cards", "deck")
    if s.phase == Phase.CARD and s.deck_size == 0:
        raise refuse("input.position_cards", "deck")
    check_step(s)
    check_known(s)


def check_step(s: ElbaState) -> None:
    """EL-6, EL-15, EL-16: the deal in order, the cleaning of a Hand that is small enough, of cards that are there."""
    if s.phase == Phase.DEAL:
        dealt = sum([player.hand_size for player in s.players])
        fair = [(dealt + s.seats - 1 - seat) // s.seats for seat in range(s.seats)]
        if dealt >= DEALT * s.seats or fair != [player.hand_size for player in s.players]:
            raise refuse("input.position_cards", "players")
    if (s.rest != 0) != (s.phase == Phase.TIDY):
        raise refuse("input.position_cards", "rest")
    if s.phase in (Phase.CLEAN, Phase.TIDY):
        player = s.players[rules.active_seat(s)]
        if player.hand_size > FULL_HAND or not contains(player.bag, s.rest):
            raise refuse("input.position_cards", "rest")


def check_known(s: ElbaState) -> None:
    """EL-32: what is known of a Hand is in it, and what is public is known to all."""
    for row in range(s.seats + 1):
        for holder in range(s.seats):
            cards, public = s.known[row * s.seats + holder], s.known[s.seats * s.seats + holder]
            hand = s.players[holder].hand if row != holder else 0
            least = public if row != holder else 0
            if not contains(hand, cards) or not contains(cards, least):
                raise refuse("input.position_cards", "known_hands")
