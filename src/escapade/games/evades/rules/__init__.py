"""The rules of Les Évadés, one file a subject: bets, dice, moves, the track, boats, turns."""
