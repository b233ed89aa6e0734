"""Train the values of a game: matches of experts that also go astray, a small net fitted to how they ended."""
