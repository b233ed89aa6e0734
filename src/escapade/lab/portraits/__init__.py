"""What a report looks at in one game: a module for each game, named after it and found by that name.

Each has a PORTRAIT: which facts make a subject (cards, rooms, words), where the board's places lie, who leads.
"""
