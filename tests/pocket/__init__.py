"""A pocket game for the tests: small enough to read, with every difficulty the contract has to carry.

A private draw, a theft both sides remember, an open and a secret vote, nested windows, a seat that changes
sides, options and a pack. Numbered PK-1 to PK-8 in `rules.md`.
"""
