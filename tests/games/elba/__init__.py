"""Escape from Elba: scenarios from the rules, EL-1 to EL-33."""
