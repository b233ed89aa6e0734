"""H1 to H3: the bytes sent to a viewer are the same in any two worlds that viewer cannot tell apart."""

import os
from collections.abc import Callable
from typing import Any

import pytest

import escapade
from escapade.core.event import Event
from escapade.core.seat import SPECTATOR
from escapade.games import load_with
from escapade.play.record import digest
from escapade.play.seeds import derive
from escapade.server.tables import arrivals, audience, bot_turns, presentation, situation, table, views
from tests.conformance.world_checks import viewers
from tests.server import twins
from tests.server.harness import often
from tests.server.twins import Leak, run_twins

PAIRS = int(os.environ.get("ESCAPADE_PAIRS", often(10_000, 2_000)))


@pytest.mark.long
def test_nothing_on_the_wire_differs(key: str) -> None:
    """10,000 pairs a game (a fifth on the interpreted engine), over seats, spectators and numbers of seats."""
    game = load_with(key, {})
    numbers = [game.seats[0], game.seats[len(game.seats) // 2]]
    pairs = varied = 0
    for seats in numbers:
        found = run_twins(game, seats, viewers(seats), PAIRS // len(numbers), derive(21, "wire", key, seats))
        pairs, varied = pairs + found[0], varied + found[1]
    print(f"{key}: {pairs} pairs, {varied} of them two different worlds, 0 differences")  # noqa: T201
    assert pairs >= PAIRS
    assert varied > pairs / 4 or not game.traits.hidden_information


Leaky = Callable[[pytest.MonkeyPatch], None]


def whole_view(patch: pytest.MonkeyPatch) -> None:
    """The position instead of the view."""
    real = views.position
    patch.setattr(views, "position", lambda seen, viewer, time_left: replace_view(
        real(seen, viewer, time_left), seen.game.describe(seen.match.state)))


def replace_view(position: Any, view: dict[str, object]) -> Any:
    """The same position with another view."""
    position.view = view
    return position


def state_hash(patch: pytest.MonkeyPatch) -> None:
    """A fingerprint of the whole state as a version number."""
    real = views.position
    patch.setattr(views, "position", lambda seen, viewer, time_left: replace_view(
        real(seen, viewer, time_left), {"etag": digest(seen.game, seen.match.state)}))


def unmasked_events(patch: pytest.MonkeyPatch) -> None:
    """Events in full for everybody."""
    patch.setattr(Event, "seen_by", lambda event, seat, shape: event)


def legal_of_others(patch: pytest.MonkeyPatch) -> None:
    """The legal list of whoever is asked, for everybody."""
    real = views.choices
    patch.setattr(views, "choices", lambda game, state, viewer: [
        one for seat in range(state.seats) for one in real(game, state, seat)])


def spectator_sees_first_seat(patch: pytest.MonkeyPatch) -> None:
    """Whoever watches looks over the first seat's shoulder."""
    real = views.position
    patch.setattr(views, "position", lambda seen, viewer, time_left: real(
        seen, 0 if viewer == SPECTATOR else viewer, time_left))


def number_of_all_legal(patch: pytest.MonkeyPatch) -> None:
    """How many actions all others have, as a harmless-looking statistic."""
    real = views.position

    def leaky(seen: Any, viewer: int, time_left: int | None) -> Any:
        position, match = real(seen, viewer, time_left), seen.match
        total = sum(sum(match.game.legal(match.state, seat)) for seat in range(match.state.seats))
        assert position.view is not None
        position.view["activity"] = total
        return position

    patch.setattr(views, "position", leaky)


def bot_sees_state(patch: pytest.MonkeyPatch) -> None:
    """A bot that is handed the state."""
    real = bot_turns.question

    def leaky(seen: Any, seat: int, bot: str, nodes: int) -> Any:
        question = real(seen, seat, bot, nodes)
        question.view["state"] = seen.game.describe(seen.match.state)
        return question

    patch.setattr(bot_turns, "question", leaky)


def log_in_words(patch: pytest.MonkeyPatch) -> None:
    """The log's words beside the facts."""
    real = arrivals.welcome

    def leaky(seen: Any, *more: Any) -> Any:
        reply: Any = real(seen, *more)
        reply.log.append([entry.words for entry in seen.match.window])
        return reply

    patch.setattr(arrivals, "welcome", leaky)


def forced_answers_at_once(patch: pytest.MonkeyPatch) -> None:
    """A referee who answers what leaves no choice, and so tells who had none."""
    patch.setattr(situation.Situation, "answers_forced", lambda self: True)


def undo_tells_the_choice(patch: pytest.MonkeyPatch) -> None:
    """The others are asked or not according to which secret choice it was."""
    patch.setattr(twins, "needs_consent", lambda game, window, taken, now: sum(taken.words.encode()) % 2 == 0)


LEAKS: list[Leaky] = [forced_answers_at_once, whole_view, state_hash, unmasked_events, legal_of_others,
                      spectator_sees_first_seat, number_of_all_legal, bot_sees_state, log_in_words,
                      undo_tells_the_choice]


NOT_COMPILED = pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")


@pytest.mark.parametrize("leak", [pytest.param(leak, id=leak.__name__, marks=NOT_COMPILED if leak is legal_of_others
                                               else ()) for leak in LEAKS])
def test_planted_leaks_are_caught(leak: Leaky, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each within 2,000 pairs, in one of the games."""
    leak(monkeypatch)
    games = {"pocket", "evades"}
    caught = []
    for key in sorted(games):
        try:
            run_twins(load_with(key, {}), 3, viewers(3), 1000, derive(22, "leak", key))
        except Leak as found:
            caught.append(str(found))
    print(leak.__name__, caught)  # noqa: T201
    assert caught, "nobody noticed"


def test_modules_under_test_are_those_of_the_server() -> None:
    """The functions compared above are the ones the table sends with."""
    used: Any = table
    assert used.views is views
    assert used.arrivals is arrivals
    assert used.present is presentation.present
    assert used.Audience is audience.Audience
    assert bot_turns.question.__module__ == "escapade.server.tables.bot_turns"
