"""Levels: five players for every game, from a first timer to a master.

Law: a level knows what a person in its seat knows, and differs from the others in thought alone.
"""
