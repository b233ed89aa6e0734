"""The Dark Castle: cards, ways, items and characters of a party; its board is a book."""

from pathlib import Path

from escapade.core.game import Game
from escapade.games.dark_castle.game import CastleGame
from escapade.lab.portrait import Board, Portrait, Spot, Subject

COLUMNS = 9
WIDTH, HEIGHT, GAP = 112, 84, 8


def board(game: Game, pack: Path | None) -> Board:
    """The pages of the book, side by side."""
    assert isinstance(game, CastleGame)
    spots = [Spot(key, GAP + place % COLUMNS * (WIDTH + GAP), GAP + place // COLUMNS * (HEIGHT + GAP), WIDTH, HEIGHT)
             for place, key in enumerate(game.names.cards)]
    rows = -(-len(spots) // COLUMNS)
    return Board(GAP + COLUMNS * (WIDTH + GAP), GAP + rows * (HEIGHT + GAP), spots, "card")


PORTRAIT = Portrait(
    subjects=(Subject("cards", "dark_castle-study-cards", "card", (("turned", "card"),)),
              Subject("ways", "dark_castle-study-ways", "way", (("went", "way"),)),
              Subject("items", "dark_castle-study-items", "item", (("used", "item"),)),
              Subject("found", "dark_castle-study-found", "item", (("found", "item"),)),
              Subject("heroes", "dark_castle-study-heroes", "hero", (("chose", "hero"),)),
              Subject("deaths", "dark_castle-study-deaths", "card", (("died", "card"),), warns=False)),
    visits=(("died", "card"),), board=board, board_title="dark_castle-study-map", victory="boss_beaten")
