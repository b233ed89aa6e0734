"""Les Évadés in a terminal: a moonlit track of stones, piles of prisoners, four boats and the dice."""

from escapade.terminal.evades.drawer import EvadesDrawer

DRAWER = EvadesDrawer
