"""The Dark Castle in a terminal: a page for the card, dice with their faces, a row of candles for hit points."""

from escapade.terminal.dark_castle.drawer import CastleDrawer

DRAWER = CastleDrawer
