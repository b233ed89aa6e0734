"""A record replays to equal digests at every ply: written, read and played again, undo included."""

from itertools import pairwise

from escapade.core.errors import BadInput
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE
from escapade.play.match import Match
from escapade.play.record import Record, digest, game_of, read_record, record_of, replay
from escapade.play.seeds import derive
from tests.conformance.cases import Case
from tests.conformance.goldens import take_back
from tests.conformance.walks import ENOUGH_PLIES, MOST_MATCHES, choose


def played(game: Game, seats: int, rng: Rng, *, undo: bool) -> tuple[Record, list[str]]:
    """A recorded random match and the digest at the start and after each entry."""
    match = Match(game, seats)
    digests = [digest(game, match.state)]
    while match.state.waiting and match.state.ply <= game.traits.longest_match:
        seat, action = choose(game, match.state, rng)
        if seat == CHANCE:
            match.draw(rng)
        else:
            match.act(seat, action, match.state.asked[seat])
        digests.append(digest(game, match.state))
        if undo and rng.below(4) == 0 and take_back(match, seat):
            digests.append(digest(game, match.state))
    return record_of(match), digests


def check_replay(record: Record, digests: list[str]) -> None:
    """Text and back changes nothing, and the replay meets the same positions."""
    text = record.write()
    again = read_record(text)
    assert again.write() == text
    try:
        found = [digest(game, state) for game, state in replay(again)]
    except BadInput as bad:
        raise AssertionError(f"the replay differs: {bad}") from bad
    assert found == digests, f"the replay differs from entry {first_difference(found, digests)} on"


def first_difference(one: list[str], other: list[str]) -> int:
    """The first place where two lists differ."""
    return next((place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]),
                min(len(one), len(other)))


def check_record_replays(game: Game, seats: int) -> None:
    """A few matches, none taken back."""
    entries = 0
    for match in range(MOST_MATCHES):
        if entries < ENOUGH_PLIES:
            record, digests = played(game, seats, derive(5, "record", match), undo=False)
            check_replay(record, digests)
            entries += len(record.entries)


def check_undo_replays(game: Game, seats: int) -> None:
    """Matches in which seats take actions back wherever they may; `asked` never goes back."""
    entries, undone = 0, 0
    for match in range(MOST_MATCHES):
        if entries < ENOUGH_PLIES:
            record, digests = played(game, seats, derive(6, "undo", match), undo=True)
            check_replay(record, digests)
            check_asked_never_goes_back(record)
            entries += len(record.entries)
            undone += sum(line.startswith("table undo") for line in record.entries)
    assert undone, "nothing was ever taken back"


def check_asked_never_goes_back(record: Record) -> None:
    """Not even by undo."""
    counts = [state.asked for _, state in replay(record)]
    for one, other in pairwise(counts):
        assert all(earlier <= later for earlier, later in zip(one, other, strict=True)), "asked went back"


def check_same_game(record: Record, game: Game) -> None:
    """The header alone brings back the game as it was loaded."""
    again = game_of(record)
    assert (again.key, again.version, again.options) == (game.key, game.version, game.options)
    assert (again.source.pack, again.source.digest) == (game.source.pack, game.source.digest)


def test_records_replay(case: Case) -> None:
    """issue: "`replay` gives the same digest at every ply"."""
    check_record_replays(case.game, case.seats)


def test_records_with_undo_replay(case: Case) -> None:
    """design.md: "Undo is an entry `table undo SEQ`"."""
    check_undo_replays(case.game, case.seats)


def test_a_header_loads_the_same_game(case: Case) -> None:
    """issue: "a header (game, version, options, seats, content hash)"."""
    record, _ = played(case.game, case.seats, derive(5, "header"), undo=False)
    check_same_game(read_record(record.write()), case.game)
