"""What a written position must keep to: it can be reached, or at least play can go on from it."""

from typing import Final

from escapade.core.errors import BadInput
from escapade.core.frame import Ballot, Frame
from escapade.core.seat import CHANCE_BIT, NONE
from escapade.games.elba.checks.reachable import check_reachable
from escapade.games.elba.kinds import DEALT, FULL_HAND, IN_FRAMES, SETTING_UP, Phase, Reason
from escapade.games.elba.rules.guests import active_seat, is_player, opponents_of
from escapade.games.elba.rules.letters import contains, pack, size
from escapade.games.elba.setup import is_in_match, whole_deck
from escapade.games.elba.state import Defeat, ElbaState, Fight, Series
from escapade.games.elba.tables import Tables

DRAWS: Final[list[int]] = [Phase.PLACE, Phase.DEAL, Phase.STARTER, Phase.CARD, Phase.TRY, Phase.ATTACK, Phase.DEFENCE,
                           Phase.THROW, Phase.STEAL, Phase.PRIZE]
"""The phases in which chance is waited for."""
DISCARD_STEP: Final[list[int]] = [Phase.FILL, Phase.CLEAN, Phase.TIDY]
"""EL-15, EL-16: the phases in which the active player's Bag may hold anything, as much as he likes."""


def refuse(code: str, path: str) -> BadInput:
    """A complaint with its path."""
    return BadInput(code, {"path": path})


def check(s: ElbaState, tables: Tables) -> None:
    """Refuse a position that play cannot reach or go on from."""
    check_guests(s, tables)
    check_phase(s, tables)
    check_cards(s, tables)
    check_reachable(s, tables)


def check_guests(s: ElbaState, tables: Tables) -> None:
    """EL-4, EL-5: everybody stands somewhere once the match is set up."""
    for guest, name in enumerate(tables.guests.names):
        is_missing = is_in_match(tables, s.seats, guest) and s.place[guest] == NONE
        if is_missing and (s.phase != Phase.PLACE or guest == tables.guests.campbell):
            raise refuse("input.position_phase", f"guests.{name}.place")


def check_phase(s: ElbaState, tables: Tables) -> None:
    """Phase, frames and who is waited for belong together."""
    if IN_FRAMES >> s.phase & 1 or (s.frames and s.phase != Phase.ACT):
        raise refuse("input.position_phase", "phase")
    if (s.phase == Phase.OVER) != (s.reason != Reason.NONE):
        raise refuse("input.position_phase", "reason")
    if (s.winner == NONE) != (s.reason != Reason.ESCAPED) or s.winner >= s.seats:
        raise refuse("input.position_phase", "winner")
    is_set_up = not SETTING_UP >> s.phase & 1
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
    if not IN_FRAMES >> frame.phase & 1 or (not is_last and frame.phase not in (Phase.ORDER, Phase.BONUS)):
        raise refuse("input.position_phase", path)
    if frame.phase == Phase.VOTE:
        check_ballot(s, frame, place)
    elif isinstance(frame, Series):
        check_series(s, tables, frame, path)
    elif isinstance(frame, Fight):
        check_fight(s, tables, frame, path)
        if not is_last and s.frames[place + 1].phase != Phase.VOTE:
            raise refuse("input.position_phase", path)
    else:
        assert isinstance(frame, Defeat)
        check_defeat(s, tables, frame, path)


def check_ballot(s: ElbaState, frame: Frame, place: int) -> None:
    """EL-23: yes or no to a word, above the Fight that it was proposed in."""
    path = f"frames[{place}]"
    if place == 0 or s.frames[place - 1].phase != Phase.BONUS or frame.subject < 0 or not isinstance(frame, Ballot):
        raise refuse("input.position_phase", path)
    if frame.choices != [0, 1]:
        raise refuse("input.position_phase", f"{path}.choices")


def check_series(s: ElbaState, tables: Tables, series: Series, path: str) -> None:
    """EL-30: somebody is left to be fought, and everybody is there."""
    guest, left = series.attacker, series.opponents
    if not stands(s, guest) or left <= 0 or left & ~int(opponents_of(s, tables, guest)):
        raise refuse("input.position_phase", path)
    chooser = guest if is_player(tables, guest) else int(active_seat(s))
    if series.owner != chooser or (series is s.top() and not left & (left - 1)):
        raise refuse("input.position_phase", path)


def stands(s: ElbaState, guest: int) -> bool:
    """Whether a guest is on the board."""
    return 0 <= guest < len(s.place) and s.place[guest] != NONE


def check_fight(s: ElbaState, tables: Tables, fight: Fight, path: str) -> None:
    """EL-19, EL-22: two who are there, a live player among them, and one of these is asked for a bonus."""
    sides = [fight.attacker, fight.defender]
    if not stands(s, fight.attacker) or not stands(s, fight.defender) or fight.attacker == fight.defender:
        raise refuse("input.position_phase", path)
    players = [guest for guest in sides if is_player(tables, guest)]
    if not players or fight.owner not in (players if fight.phase == Phase.BONUS else [NONE]):
        raise refuse("input.position_phase", path)


def check_defeat(s: ElbaState, tables: Tables, defeat: Defeat, path: str) -> None:
    """EL-14, EL-24 to EL-28: who won and lost, and whom the card is asked of."""
    can_be_alone = defeat.phase in (Phase.TRY, Phase.THROW, Phase.GIVE_UP)
    is_alone = defeat.winner == NONE and can_be_alone
    if not stands(s, defeat.loser) or not (is_alone or stands(s, defeat.winner)) or defeat.winner == defeat.loser:
        raise refuse("input.position_phase", path)
    sides = [defeat.loser] if is_alone else [defeat.winner, defeat.loser]
    players = [guest for guest in sides if is_player(tables, guest)]
    owner = defeat.winner if defeat.phase == Phase.TAKE else defeat.loser if defeat.phase == Phase.GIVE_UP else NONE
    if not players or defeat.owner != owner or (owner != NONE and owner not in players):
        raise refuse("input.position_phase", path)
    if defeat.phase in (Phase.TAKE, Phase.STEAL, Phase.GIVE_UP):
        check_loser(s, tables, defeat, path)
    if defeat.phase == Phase.PRIZE and (s.deck_size == 0 or players != [defeat.winner]):
        raise refuse("input.position_cards", path)


def check_loser(s: ElbaState, tables: Tables, defeat: Defeat, path: str) -> None:
    """EL-25, EL-28: there is a card to take or to give up."""
    is_theft = defeat.phase == Phase.STEAL
    if not is_player(tables, defeat.loser) or (is_theft and not is_player(tables, defeat.winner)):
        raise refuse("input.position_phase", path)
    loser = s.players[defeat.loser]
    if loser.hand_size + (0 if is_theft else loser.bag_size) == 0:
        raise refuse("input.position_cards", path)


def expected_waiting(s: ElbaState) -> int:
    """Who must be waited for."""
    phase = s.current_phase()
    if phase == Phase.OVER:
        return 0
    if phase in DRAWS:
        return CHANCE_BIT
    if not s.frames:
        return 1 << int(active_seat(s))
    frame = s.top()
    seat = frame.next_voter() if isinstance(frame, Ballot) else frame.owner
    return 1 << seat if seat >= 0 else 0


def check_cards(s: ElbaState, tables: Tables) -> None:
    """EL-3: every card is somewhere; EL-16: a Bag is small but in its owner's discard step."""
    total = pack(s.discard) + s.deck
    for seat, player in enumerate(s.players):
        total += player.hand + player.bag
        is_open = s.phase in DISCARD_STEP and seat == active_seat(s)
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
        player = s.players[active_seat(s)]
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
