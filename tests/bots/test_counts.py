"""The figures beside choices in Les Évadés, Elba and Prison Break, against every draw applied to the rules."""

import pytest

from escapade.bots import roster
from escapade.bots.odds import odds_of
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.seat import CHANCE, CHANCE_BIT, NONE, first_seat
from escapade.core.state import State
from escapade.games.elba.kinds import Reason as ElbaReason
from escapade.games.elba.rules.letters import fits
from escapade.games.elba.state import ElbaState
from escapade.games.evades.kinds import Phase
from escapade.games.prison_break.frames import LookFrame, OfferFrame
from escapade.games.prison_break.kinds import BLANK
from escapade.games.prison_break.state import PrisonState
from escapade.testing import Scenario
from tests.bots.by_force import applied, average, chosen
from tests.games.elba.positions import scene
from tests.games.evades.positions import THREE_ABOARD, choosing
from tests.games.prison_break.table import planning, recruiting


def counted(play: Scenario, words: str) -> dict[str, float]:
    """What is shown beside a choice, from the seat's own perspective."""
    counter = roster.counter(play.game)
    assert counter is not None
    seat, action = chosen(play, words)
    return {one.key: one.value for one in odds_of(counter, look(play.game, play.state, seat)).get(action, [])}


def stop(game: Game, state: State, seat: int) -> int | None:
    """Nobody answers any more."""
    return None


# ---------------------------------------------------------------------- Les Évadés


@pytest.mark.parametrize(("track", "empty_only"), [
    ("28 red, 27 orange brown, 26 dark_green", False), ("3 red, 5 orange, 6 brown", False),
    ("25 red, 27 orange, 28 brown", True)])
def test_LE_6_where_a_die_takes_its_prisoner(track: str, empty_only: bool) -> None:  # noqa: FBT001
    """LE-8, LE-9, LE-13: the die named alone, rolled by all its faces and used first."""
    play = choosing(track, THREE_ABOARD, count_empty_only=empty_only)
    for pawn in ("red", "orange", "brown", "dark_green"):
        if f"take {pawn}" not in play.legal("p0") or not free(play, pawn):
            continue
        shown = counted(play, f"take {pawn}")
        ends = [rolled(play, pawn, face) for face in range(1, 7)]
        last = play.game.option_values["squares"]
        squares = [last if pawn in end.described("boarded") else where(end, pawn) for end in ends]
        assert shown["squares"] == pytest.approx(sum(squares) / 6 - where(play, pawn)), pawn
        assert shown.get("boards", 0.0) == pytest.approx(sum(pawn in end.described("boarded") for end in ends) / 6)
        assert shown.get("covers", 0.0) == pytest.approx(sum(is_on_another(end, pawn) for end in ends) / 6)


def free(play: Scenario, pawn: str) -> bool:
    """LE-10: nobody stands on it."""
    stacks = play.described("track").values()
    return not any(pawn in stack and stack[-1] != pawn for stack in stacks)


def where(play: Scenario, pawn: str) -> int:
    """The square of a prisoner on the track, 0 at its window."""
    return next((int(square) for square, stack in play.described("track").items() if pawn in stack), 0)


def is_on_another(play: Scenario, pawn: str) -> bool:
    """LE-10: it stands on somebody's shoulders."""
    return any(pawn in stack[1:] for stack in play.described("track").values())


def rolled(play: Scenario, pawn: str, face: int) -> Scenario:
    """The die named with as many others as the rules want, all rolled, and used first."""
    copy = Scenario(play.game, play.game.clone(play.state))
    copy.play(f"p0 take {pawn}")
    while copy.waiting() == ["p0"] and copy.state.phase == Phase.CHOOSE:
        copy.play(f"p0 {copy.legal('p0')[-1]}")
    while copy.waiting() == ["chance"]:
        copy.play(f"chance die {face}")
    return copy.play(f"p0 move {pawn}")


# ---------------------------------------------------------------------- Escape from Elba


def elba(state: State) -> ElbaState:
    assert isinstance(state, ElbaState)
    return state


def wins(play: Scenario, words: str) -> float:
    """EL-21: both dice rolled by all their faces; the loser's Strength grows."""
    seat, action = chosen(play, words)
    before = elba(play.state)
    after = applied(play.game, before, seat, action)
    thrown = len(play.game.describe(after)["frames"])  # type: ignore[arg-type]
    assert thrown

    def lost(state: State) -> float:
        return float(elba(state).strength[seat] > before.strength[seat])

    def is_over(state: State) -> bool:
        return elba(state).strength != before.strength

    return 1.0 - average(play.game, after, only_answer, lost, is_over)


def only_answer(game: Game, state: State, seat: int) -> int | None:
    """Whoever has nothing to choose says so."""
    legal = game.legal(state, seat)
    return legal[0] if len(legal) == 1 else None


@pytest.mark.parametrize("mine", [1, 3, 5])
def test_EL_21_a_fight_is_counted_over_its_dice(mine: int) -> None:
    """EL-21, EL-22: against a Napoleon with every bonus; against a player without a weapon; as the one attacked."""
    play = scene(at={"p0": "spa", "napoleon_7": "arbor"}, bags=["armspear"], strength={"p0": mine, "napoleon_7": 4})
    play.play("p0 move arbor")
    for words in play.legal("p0"):
        assert counted(play, words) == {"wins": pytest.approx(wins(play, words))}, words
    play = scene(at={"p0": "spa", "p1": "arbor"}, strength={"p0": mine, "p1": 3})
    assert counted(play, "move arbor") == {"wins": pytest.approx(wins(play, "move arbor"))}
    play = scene(at={"p0": "spa", "p1": "arbor"}, bags=["", "arm"], strength={"p0": mine, "p1": 3})
    assert counted(play, "move arbor") == {}, "the other side has a weapon to choose"
    play.play("p0 move arbor / p0 bonus 0")
    for words in play.legal("p1"):
        assert counted(play, words) == {"wins": pytest.approx(wins(play, words))}, words


@pytest.mark.parametrize("strength", [1, 2, 6])
def test_EL_13_a_try_is_counted(strength: int) -> None:
    """EL-13: strictly less than the Strength."""
    play = scene(bags=["emperor"], strength={"p0": strength})
    seat, action = chosen(play, "escape")
    after = applied(play.game, play.state, seat, action)
    out = average(play.game, after, stop, lambda state: float(elba(state).reason == ElbaReason.ESCAPED),
                  lambda state: elba(state).strength != elba(play.state).strength)
    assert counted(play, "escape") == {"escapes": pytest.approx(out)}


def test_EL_7_the_next_card_is_counted_from_what_is_seen() -> None:
    """EL-32: ELB wants an A. With nobody else holding cards the deck is all that is unseen, and the count is exact;
    with Hands that nobody sees it is the same for any of them.
    """
    play = scene(hands=["elb"], phase="draw", points=0)
    seat, action = chosen(play, "draw")
    after = applied(play.game, play.state, seat, action)

    def complete(state: State) -> float:
        me = elba(state).players[0]
        words = play.game.tables.vocabulary.escape_words  # type: ignore[attr-defined]
        return float(any(fits(me.hand + me.bag, word) for word in words))

    right = average(play.game, after, stop, complete)
    assert 0 < right < 1
    both = scene(hands=["elbfro"], phase="draw", points=0)
    either = average(both.game, applied(both.game, both.state, *chosen(both, "draw")), stop, complete)
    assert counted(both, "draw")["completes"] == pytest.approx(either), "an A for ELBA, or an M for FROM"
    assert counted(play, "draw")["completes"] == pytest.approx(right)
    others = [counted(scene(hands=["elb", held], phase="draw", points=0), "draw") for held in ("aaaa", "ffff")]
    assert others[0] == others[1] == counted(play, "draw")
    seen = scene(hands=["elb"], bags=["", "aaaa"], phase="draw", points=0)
    assert counted(seen, "draw")["completes"] < right, "what lies in a Bag is not in the deck"
    assert counted(scene(hands=["elba"], phase="draw", points=0), "draw") == {}
    assert counted(scene(hands=["elb"], phase="draw", points=0, options={"find_words": True}), "draw") == {}


def test_EL_3_the_next_card_of_two_decks() -> None:
    """EL-3, EL-7: seven players have two decks. With fourteen As in sight, more than one deck has, six of the 111 cards
    that nobody sees complete ELBA.
    """
    play = scene(seats=7, hands=["elb"], bags=["", "aaaaaaa", "aaaaaaa"], phase="draw", points=0)
    assert counted(play, "draw")["completes"] == pytest.approx(6 / 111)


# ---------------------------------------------------------------------- Prison Break


def prison(state: State) -> PrisonState:
    assert isinstance(state, PrisonState)
    return state


@pytest.mark.parametrize("guilt", [0, 12, 28])
def test_PB_7_a_card_is_counted_over_the_pile(guilt: int) -> None:
    """PB-5, PB-7, PB-24: guilt at once, the end of the match, and chances, each card as likely as there are copies."""
    play = recruiting().set(guilt=guilt).begin()
    seat, action = chosen(play, "draw")
    after = applied(play.game, play.state, seat, action)
    ends = [prison(settled(play.game, applied(play.game, after, CHANCE, outcome)))
            for outcome in range(play.game.chance_size(after))]
    shown = counted(play, "draw")
    assert shown["guilt"] == pytest.approx(sum(end.guilt - guilt for end in ends) / len(ends))
    assert shown.get("guilt_ends", 0.0) == pytest.approx(sum(end.waiting == 0 for end in ends) / len(ends))
    offered = [bool(end.frames) and isinstance(end.top(), OfferFrame) for end in ends]
    assert shown["chance"] == pytest.approx(sum(offered) / len(ends))


def settled(game: Game, state: State) -> State:
    """All that a card does, whatever is drawn or answered on the way; what it offers is left."""
    while state.waiting and prison(state).frames and not isinstance(prison(state).top(), OfferFrame):
        seat = CHANCE if state.waiting == CHANCE_BIT else first_seat(state.waiting)
        state = applied(game, state, seat, 0 if seat == CHANCE else game.legal(state, seat)[0])
    return state


def test_PB_7_an_empty_pile_is_counted_from_the_discard() -> None:
    """PB-7: with one card in the discard it is that card."""
    table = planning().turn("abruzzi", "bellick")
    cards = dict(table.data["deck"])
    card = next(iter(cards))
    table.data["discard"] = {**table.data["discard"], **cards}
    table.data["deck"] = {}
    full, empty = planning().turn("abruzzi", "bellick").begin(), table.begin()
    assert card in cards
    assert counted(full, "draw") == counted(empty, "draw")
    assert "chance" not in counted(full, "draw"), "PB-25: a chance is nothing to Bellick"


def test_PB_13_a_token_is_counted_from_what_the_seat_has_seen() -> None:
    """PB-13, PB-30: every object it has seen nowhere is as likely under any token it has not looked under."""
    table = recruiting().put(michael="yard_8")
    play = table.turn("michael", "escape").begin().play("p0 stop")
    seat, action = chosen(play, "search")
    after = applied(play.game, play.state, seat, action)

    def found(state: State) -> int:
        frame = prison(state).top()
        assert isinstance(frame, LookFrame)
        return prison(state).things.tokens[frame.token]

    wanted = {play.game.names.objects.index(name) for name in ("letter", "photograph")}  # type: ignore[attr-defined]
    assert counted(play, "search") == {
        "wanted": pytest.approx(average(play.game, after, stop, lambda state: float(found(state) in wanted))),
        "object": pytest.approx(average(play.game, after, stop,
                                        lambda state: float(found(state) not in (BLANK, NONE))))}
    table.data["tokens"]["garden_8"] = {"looked": ["p1"], "object": "letter"}
    others = table.turn("michael", "escape").begin().play("p0 stop")
    assert counted(others, "search") == counted(play, "search"), "what another saw is not known to this seat"
    table.data["tokens"]["garden_8"] = {"looked": ["p0"], "object": "letter"}
    mine = table.turn("michael", "escape").begin().play("p0 stop")
    assert counted(mine, "search")["wanted"] < counted(play, "search")["wanted"]
