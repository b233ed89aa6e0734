"""What is packed or kept for speed says what the position says: dice, faces, symbols, losses, and what heroes bear."""

import escapade
from escapade.core.event import MUTE
from escapade.core.seat import CHANCE, CHANCE_BIT, NONE, first_seat
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.state import Bout, CastleState
from escapade.play.seeds import derive

HEROES = range(4)
TRAITS = range(3)
FACES = [NONE, 5, 0, 3]
MOST_SYMBOLS, MOST_LOSS, MOST_DICE = 15, 99, 9


def filled() -> Bout:
    """A bout in which every part of every packed number is as large as it can be, or the smallest beside it."""
    bout = Bout()
    for trait in TRAITS:
        bout.add_dice(trait, MOST_DICE - trait)
    for hero in HEROES:
        bout.show(hero, FACES[hero])
        bout.set_loss(hero, MOST_LOSS - hero)
        for trait in TRAITS:
            bout.add_extra(hero, trait, MOST_SYMBOLS - trait)
    return bout


def check_filled(bout: Bout, but_for: int) -> None:
    """Everything of a filled bout is there, but for what one hero has."""
    assert [bout.dice(trait) for trait in TRAITS] == [9, 8, 7]
    for hero in HEROES:
        if hero != but_for:
            assert bout.face(hero) == FACES[hero]
            assert bout.loss(hero) == MOST_LOSS - hero
            assert [bout.extra(hero, trait) for trait in TRAITS] == [15, 14, 13]


def test_parts_of_packed_numbers_leave_each_other_alone() -> None:
    """Each hero's part, up to the last one, whose symbols lie beyond the thirty-second bit."""
    check_filled(filled(), NONE)
    assert filled().dice_left() == 24
    for hero in HEROES:
        bout = filled()
        bout.show(hero, 4)
        bout.set_loss(hero, 0)
        bout.drop_extras(hero)
        check_filled(bout, hero)
        assert (bout.face(hero), bout.loss(hero), bout.has_extra(hero)) == (4, 0, False)
        assert [bout.extra(hero, trait) for trait in TRAITS] == [0, 0, 0]
        check_filled(filled().clone(), NONE)


def kept(s: CastleState) -> list[tuple[int, ...]]:
    """What a position keeps although it could be worked out."""
    return [(int(s.characters),), *[(int(hero.bears), int(hero.effects)) for hero in s.heroes]]


def test_what_is_kept_for_speed_follows_from_the_rest() -> None:
    """A position read back works it out anew and offers the same; what is drawn is drawn from the list (DC-26)."""
    rng = derive(14, "packed")
    for seats, voice in ((1, "leader"), (3, "majority"), (4, "leader")):
        game = escapade.load("dark_castle", voice=voice)
        assert isinstance(game, CastleGame)
        state = game.new(seats)
        while state.waiting:
            if state.waiting == CHANCE_BIT:
                game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
                continue
            again = game.position(game.describe(state))
            assert isinstance(state, CastleState)
            assert isinstance(again, CastleState)
            assert kept(again) == kept(state)
            seat = first_seat(state.waiting)
            legal = game.legal(state, seat)
            assert game.legal(again, seat) == legal == game.lend_legal(state, seat)
            drawn = game.draw_legal(state, seat, rng.clone())
            assert drawn == legal[int(rng.below(len(legal)))]
            game.apply(state, seat, drawn, MUTE)


def test_a_clone_keeps_its_items() -> None:
    """Lists of items are shared by clones: what one hero is given or loses, he gets or loses in one world alone."""
    game = escapade.load("dark_castle")
    rng = derive(3, "clones")
    state = game.new(3)
    while state.waiting:
        before = game.describe(state)
        other = game.clone(state)
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
        else:
            legal = game.legal(state, first_seat(state.waiting))
            game.apply(state, first_seat(state.waiting), legal[int(rng.below(len(legal)))], MUTE)
        assert game.describe(other) == before
