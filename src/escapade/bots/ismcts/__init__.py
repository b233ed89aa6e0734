"""Information set Monte Carlo tree search as OpenSpiel plays it: a peer to measure our own bots against.

Law: knows no game and no expert, and draws what OpenSpiel draws, in the same order: `benchmarks/ismcts_twin.py` proves
both equal, visit by visit. Whoever makes it better makes it useless: improvements belong into `bots/search`.
"""
