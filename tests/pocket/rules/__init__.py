"""The rules of the pocket game, one file a subject: turns, thefts, votes, draws."""
