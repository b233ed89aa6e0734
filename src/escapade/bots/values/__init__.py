"""What a position is worth to a seat, learned from many matches: a small net a game, evaluated inside the engine.

A value reads of a position only what its seat knows, so that whoever uses one stays honest by construction.
Numbers of a position are in `bots/<game>/features.py`, weights with their origin in `content/<game>/values.json`.
"""
