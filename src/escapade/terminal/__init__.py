"""The terminal: matches told line by line, boards drawn in colour or in plain ASCII.

Law: shows views, sentences and what the referee answers; decides nothing, knows no rule.
A game's drawing is the `DRAWER` of `terminal/<game>/`; a game without one is shown field by field.
"""
