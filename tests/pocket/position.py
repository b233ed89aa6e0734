"""Reads positions and views of the pocket game, and refuses those that play cannot reach."""

from escapade.core.errors import BadInput
from escapade.core.frame import BALLOT, VOTE, WINDOW, Frame, Poll
from escapade.core.pile import Pile
from escapade.core.reading import Reader, read_items, read_number
from escapade.core.seat import CHANCE_BIT, NONE, UNKNOWN, all_seats
from tests.pocket.kinds import Phase
from tests.pocket.state import Player, PocketState

MOST = 99


def read_body(reader: Reader, s: PocketState, viewer: int) -> None:
    """Fill a blank state; what a view leaves out becomes UNKNOWN, what a position leaves out is refused."""
    s.turns = reader.number("turns", 0, MOST)
    s.ended = int(reader.flag("ended"))
    s.discard = read_cards(reader.take("discard"), "discard")
    s.deck = Pile(read_hidden(reader, "deck", "deck_size", viewer), [], [])
    players = reader.items("players")
    if len(players) != s.seats:
        raise BadInput("input.position_length", {"path": "players", "expected": s.seats})
    for seat, value in enumerate(players):
        read_player(Reader(value, f"players[{seat}]"), s.players[seat], s.seats, viewer)


def read_player(reader: Reader, player: Player, seats: int, viewer: int) -> None:
    """One seat; a viewer does not see what others remember."""
    player.hand = read_hidden(reader, "hand", "size", viewer)
    player.side = reader.some_name("side", ["loyal", "traitor"])
    knows = reader.take("knows")
    if knows is not None or viewer == NONE:
        rows = read_items(knows, reader.at("knows"))
        player.knows = [read_cards(row, f"{reader.at('knows')}[{place}]") for place, row in enumerate(rows)]
        if len(rows) != seats:
            raise BadInput("input.position_length", {"path": reader.at("knows"), "expected": seats})
    reader.done()


def read_hidden(reader: Reader, key: str, size_key: str, viewer: int) -> list[int]:
    """Cards by kind, or from a view just how many: `[UNKNOWN, size, 0]`."""
    size = reader.number(size_key, 0, MOST)
    value = reader.take(key)
    if value is None and viewer != NONE:
        return [UNKNOWN, size, 0]
    cards = read_cards(value, reader.at(key))
    if sum(cards) != size:
        raise BadInput("input.position_count", {"path": reader.at(size_key), "expected": sum(cards)})
    return cards


def read_cards(value: object, path: str) -> list[int]:
    """Three counts."""
    cards = [read_number(count, f"{path}[{place}]", 0, MOST) for place, count in enumerate(read_items(value, path))]
    if len(cards) != 3:
        raise BadInput("input.position_length", {"path": path, "expected": 3})
    return cards


def check(s: PocketState, counts: list[int], options: dict[str, int]) -> None:
    """All cards are there, nobody remembers a card that is not, and the phase can be."""
    for card in range(3):
        found = sum(player.hand[card] for player in s.players) + s.discard[card] + s.deck.unknown[card]
        if found != counts[card]:
            raise BadInput("input.position_count", {"path": "players", "expected": str(counts)})
    for seat, player in enumerate(s.players):
        for other, cards in enumerate(player.knows):
            held = s.players[other].hand if other != seat else [0, 0, 0]
            if any(cards[card] > held[card] for card in range(3)):
                raise BadInput("input.position_knows", {"path": f"players[{seat}].knows[{other}]"})
    last = options["rounds"] * s.seats
    if s.turns > last or (s.turns == last and not s.ended):
        raise BadInput("input.position_range", {"path": "turns", "value": str(s.turns), "range": f"0..{last}"})
    if not is_possible(s, options):
        raise BadInput("input.position_phase", {"path": "phase"})


def is_possible(s: PocketState, options: dict[str, int]) -> bool:
    """Whether phase, frames and those waited for fit together."""
    if s.phase == Phase.OVER or s.ended:
        return s.phase == Phase.OVER and bool(s.ended) and not s.frames and s.waiting == 0
    if s.phase == Phase.DRAWING:
        return not s.frames and s.waiting == CHANCE_BIT and s.deck.hidden > 0
    active = s.turns % s.seats
    if s.phase != Phase.TURN:
        return False
    if not s.frames:
        return s.waiting == 1 << active
    first = s.frames[0]
    if first.owner != active:
        return False
    return is_theft(s) if first.phase == Phase.STEALING else is_poll(s, first, options)


def is_theft(s: PocketState) -> bool:
    """PK-4: the theft, and above it at most one window that asks victim or thief."""
    theft = s.frames[0]
    thief, victim = theft.owner, theft.subject
    if victim in (NONE, thief) or any(frame.type_name() != WINDOW for frame in s.frames):
        return False
    if len(s.frames) == 1:
        return s.waiting == CHANCE_BIT and sum(s.players[victim].hand) > 0
    window = s.frames[1]
    asked, other = (victim, thief) if window.phase == Phase.DEFEND else (thief, victim)
    fits = window.phase in (Phase.DEFEND, Phase.INSIST) and (window.owner, window.subject) == (asked, other)
    return fits and len(s.frames) == 2 and s.waiting == 1 << asked


def is_poll(s: PocketState, poll: Frame, options: dict[str, int]) -> bool:
    """PK-5, PK-6: everybody votes, on a seat or on yes and no."""
    if not isinstance(poll, Poll) or len(s.frames) != 1 or poll.voters != all_seats(s.seats):
        return False
    is_open = poll.phase == Phase.BALLOT
    choices = [0, 1] if is_open else list(range(s.seats))
    type_name = BALLOT if is_open else VOTE
    return (poll.phase in (Phase.VOTE, Phase.BALLOT) and poll.type_name() == type_name and poll.choices == choices
            and poll.missing() != 0 and s.waiting != CHANCE_BIT and (not is_open or bool(options["ballots"])))
