"""Escape the Dark Castle: 1 to 4 players, together against fifteen chapters and a boss."""

ORDER = 3
