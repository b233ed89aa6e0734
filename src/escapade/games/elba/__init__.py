"""Escape from Elba (James Ernest, Cheapass Games 1999): eleven Napoleons, one asylum, letters to get out of it."""

ORDER = 2
