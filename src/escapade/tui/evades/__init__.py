"""Les Évadés in a terminal: a moonlit track of stones, piles of prisoners, four boats and the dice."""

from escapade.tui.evades.drawer import EvadesDrawer

__all__ = ["EvadesDrawer"]
