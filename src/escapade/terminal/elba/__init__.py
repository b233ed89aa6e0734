"""Escape from Elba in a terminal: the floor plan with everybody on it, the cards, and what the Bag can do."""

from escapade.terminal.elba.drawer import ElbaDrawer

DRAWER = ElbaDrawer
