"""Simulation: matches between bots by the thousand, and what they say about games and players.

Law: no server; results are numbers. Match n of a seed depends on the seed and n alone.
"""
