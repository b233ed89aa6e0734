"""Processes in which bots think, and the pool that asks them.

Law: a worker is told the view and the legal list of one seat, and nothing else; it knows neither tables nor disk.
"""
