"""Les Évadés (Ausbrecher AG, Ravensburger 1988): secret bets on a race of seven prisoners to four boats."""

ORDER = 1
