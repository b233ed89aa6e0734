"""Finished matches looked at by the coach, one at a time, in a process of its own.

Law: that process is told the record of a match that is over, and nothing else; it knows neither tables nor disk.
Whether a match is over, and who may ask, is settled before anything comes here.
"""
