"""What is asked of one game alone: a module or folder for each game, named after it and found by that name.

`REPORTS` of that module, where there is one, holds what `escapade sim --report` offers for the game.
"""
