"""Bots: players that are programs.

Law: see only a Perspective. A bot holds what its seat knows and a legal list, never a State it did not imagine;
a heuristic is compiled code on an imagined State, so that greedy bots, rollouts and hints share it.
"""
