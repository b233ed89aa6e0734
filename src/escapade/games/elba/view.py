"""Who knows what: the one place that writes a position, whole or as a viewer sees it, and what questions tell."""

from mypy_extensions import i64

from escapade.core.frame import Frame
from escapade.core.reading import write_name, write_seat
from escapade.core.seat import NONE, SPECTATOR, UNKNOWN
from escapade.games.elba.kinds import FULL_HAND, REASON_NAMES, SHORTEST_WORD, Phase
from escapade.games.elba.rules.guests import active_seat
from escapade.games.elba.rules.letters import fits, size, unpack
from escapade.games.elba.rules.words import jumps, most_bonus
from escapade.games.elba.setup import cards_dealt, is_in_match, next_to_place
from escapade.games.elba.state import Defeat, ElbaState, Fight, Player, Series
from escapade.games.elba.tables import Tables


def write_body(s: ElbaState, tables: Tables, viewer: int) -> dict[str, object]:
    """EL-32: everything is public but Hands, deck and what others remember, until the match is over."""
    everything = viewer == NONE or s.phase == Phase.OVER
    letters = tables.vocabulary.letters
    written: dict[str, object] = {
        "guests": write_guests(s, tables),
        "players": [write_player(player, letters, is_shown=everything or seat == viewer)
                    for seat, player in enumerate(s.players)],
        "deck": write_cards(s.deck, letters) if everything else None,
        "deck_size": int(s.deck_size),
        "discard": "".join([letters[letter] for letter in s.discard]),
        "known_hands": write_known(s, letters, NONE if everything else viewer),
        "starter": write_seat(int(s.starter)),
        "turns": int(s.turns),
        "points": int(s.points),
        "rest": write_cards(s.rest, letters),
        "fight": {"attack_bonus": int(s.attack_bonus), "defence_bonus": int(s.defence_bonus),
                  "attack_die": int(s.attack_die)},
        "proposed": s.proposed != 0,
        "refused": write_name(int(s.refused), tables.vocabulary.lexicon.names),
        "house_weapons": [tables.vocabulary.lexicon.names[number] for number in s.house],
        "winner": write_seat(int(s.winner)),
        "reason": write_name(int(s.reason), REASON_NAMES),
    }
    if viewer != NONE:
        written["attack_total"] = attack_total(s)
        written["spells"] = [write_spells(s, tables, seat) for seat in range(s.seats)]
        written["spellings"] = write_spellings(s, tables, viewer)
        written["in_reach"] = write_in_reach(s, tables, viewer)
        written["unseen"] = "" if everything else write_cards(unseen(s, viewer), letters)
    return written


def hide(s: ElbaState, viewer: int) -> None:
    """EL-32: Hands, deck and what others remember of others are left out."""
    if s.phase == Phase.OVER:
        return
    s.deck = UNKNOWN
    for seat, player in enumerate(s.players):
        if seat != viewer:
            player.hand = UNKNOWN
    place = 0
    for row in range(s.seats):
        for holder in range(s.seats):
            if viewer not in (row, holder):
                s.known[place] = UNKNOWN
            place += 1


def attack_total(s: ElbaState) -> int:
    """EL-21: the attacker's die with bonus and Strength, which the defender has to reach; 0 before it is cast."""
    top = s.frames[-1] if s.frames else None
    if s.attack_die == 0 or not isinstance(top, Fight):
        return 0
    return int(s.attack_die + s.attack_bonus) + s.strength[top.attacker]


def write_cards(cards: i64, letters: list[str]) -> str:
    """Cards as a string of letters, in the order of the alphabet."""
    return "".join([letters[letter] for letter in unpack(cards)])


def write_guests(s: ElbaState, tables: Tables) -> dict[str, object]:
    """EL-4: where everybody stands, and how strong they are."""
    return {name: {"place": write_name(s.place[guest], tables.board.names), "strength": s.strength[guest]}
            for guest, name in enumerate(tables.guests.names) if is_in_match(tables, s.seats, guest)}


def write_player(player: Player, letters: list[str], *, is_shown: bool) -> dict[str, object]:
    """EL-32: the Bag is open, of a Hand only the size."""
    return {"hand": write_cards(player.hand, letters) if is_shown else None, "hand_size": int(player.hand_size),
            "bag": write_cards(player.bag, letters)}


def write_known(s: ElbaState, letters: list[str], viewer: int) -> dict[str, object]:
    """EL-32: what each seat and the spectators know of each Hand.

    A viewer knows what he remembers himself, what is public, and what the others know of his own Hand, for he
    was there when they learned it.
    """
    rows: dict[str, object] = {}
    for row in range(s.seats + 1):
        is_mine = viewer == NONE or row in (viewer, s.seats)
        rows["spectator" if row == s.seats else f"p{row}"] = [
            write_cards(s.known[row * s.seats + holder], letters) if is_mine or holder == viewer else None
            for holder in range(s.seats)]
    return rows


def row_of(s: ElbaState, viewer: int) -> int:
    """The row of a viewer in `known`."""
    return s.seats if viewer == SPECTATOR else viewer


def write_spells(s: ElbaState, tables: Tables, seat: int) -> dict[str, object]:
    """EL-12, EL-13, EL-22: what a Bag can do right now, all of it in plain sight; EL-34: unless one finds it."""
    player, vocabulary = s.players[seat], tables.vocabulary
    if player.bag_size < SHORTEST_WORD or tables.find_words:
        return {"rooms": [], "escape_words": [], "weapons": [], "bonus": 0}
    opened = jumps(tables, player)
    armory, lexicon = vocabulary.armory, vocabulary.lexicon
    weapons = [word for place, word in enumerate(armory.words) if fits(player.bag, armory.cards[place])]
    weapons += [lexicon.names[number] for number in s.house if fits(player.bag, lexicon.cards[number])]
    return {
        "rooms": [tables.board.names[place] for room, place in enumerate(vocabulary.rooms) if opened >> room & 1],
        "escape_words": [name for number, name in enumerate(vocabulary.escape_names)
                         if fits(player.bag, vocabulary.escape_words[number])],
        "weapons": weapons,
        "bonus": int(most_bonus(s, tables, seat)),
    }


def unseen(s: ElbaState, viewer: int) -> i64:
    """EL-32: the cards that lie nowhere in sight and are not remembered: in the deck, or in a Hand of the others."""
    cards: i64 = s.deck
    row = row_of(s, viewer)
    for holder in range(s.seats):
        if holder != viewer:
            cards += s.players[holder].hand - s.known[row * s.seats + holder]
    return cards


def is_reaching(s: ElbaState, viewer: int) -> bool:
    """EL-15: whether a viewer decides which of his cards go into the Bag; nobody else knows what he could lay."""
    return s.phase == Phase.FILL and not s.frames and active_seat(s) == viewer


def write_in_reach(s: ElbaState, tables: Tables, viewer: int) -> list[str]:
    """EL-15, EL-16: the words that the Bag could keep with letters of one's own Hand; EL-34: unless one finds them."""
    if tables.find_words or not is_reaching(s, viewer):
        return []
    player, lexicon = s.players[viewer], tables.vocabulary.lexicon
    return [lexicon.names[number] for number in lexicon.trie.spelled(player.hand + player.bag)]


def write_spellings(s: ElbaState, tables: Tables, viewer: int) -> dict[str, object]:
    """EL-16, EL-23: words with the same letters are one choice, shown with all of them; EL-34: unless one finds it."""
    if tables.find_words:
        return {}
    if s.frames and s.top().phase == Phase.BONUS:
        bag = s.players[s.top().owner].bag
    elif is_reaching(s, viewer):
        bag = s.players[viewer].hand + s.players[viewer].bag
    elif s.phase == Phase.CLEAN:
        bag = s.players[active_seat(s)].bag
    else:
        return {}
    lexicon = tables.vocabulary.lexicon
    return {lexicon.names[number]: lexicon.spellings[number][:] for number in lexicon.trie.spelled(bag)
            if len(lexicon.spellings[number]) > 1}


def question_values(s: ElbaState, tables: Tables) -> list[int]:
    """The fields of the question of the moment; everything in them is public (EL-32)."""
    if s.frames:
        return frame_values(s, tables, s.top())
    if s.phase in (Phase.STARTER, Phase.OVER):
        return []
    if s.phase == Phase.PLACE:
        return [next_to_place(s, tables)]
    if s.phase == Phase.DEAL:
        return [cards_dealt(s) % s.seats]
    return turn_values(s, int(active_seat(s)))


def turn_values(s: ElbaState, active: int) -> list[int]:
    """EL-7 to EL-16: whose turn, and how much there is to do."""
    cards = int(s.players[active].hand_size)
    if s.phase == Phase.DRAW:
        return [active, max(0, FULL_HAND - cards)]
    if s.phase == Phase.ACT:
        return [active, int(s.points)]
    if s.phase == Phase.FILL:
        return [active, max(0, cards - FULL_HAND)]
    if s.phase == Phase.TIDY:
        return [active, int(size(s.rest))]
    return [active]


def frame_values(s: ElbaState, tables: Tables, frame: Frame) -> list[int]:
    """EL-13, EL-21 to EL-30: who fights whom, who won, what is voted on."""
    if isinstance(frame, Fight):
        sides = [frame.attacker, frame.defender]
        if frame.phase != Phase.BONUS:
            return sides
        most = NONE if tables.find_words else int(most_bonus(s, tables, frame.owner))
        return [frame.owner, *sides, most]
    if isinstance(frame, Series):
        return [frame.owner, frame.attacker]
    if not isinstance(frame, Defeat):
        return [frame.owner, frame.subject]
    if frame.phase in (Phase.TRY, Phase.THROW, Phase.GIVE_UP):
        return [frame.loser]
    return [frame.winner] if frame.phase == Phase.PRIZE else [frame.winner, frame.loser]
