"""Prison Break: le jeu (2007): recruit, then escape under the eyes of the one you voted out."""

ORDER = 4
