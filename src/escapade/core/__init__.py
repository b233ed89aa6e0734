"""The contract every game keeps and every door relies on.

Law: pure, typed, compiled. No input or output, no sentence, no clock, no `random` module;
imports nothing of Escapade but itself.
"""
