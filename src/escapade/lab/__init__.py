"""Questions about a game, answered by many matches: reports, speed, and studies of one game each.

Law: asks `sim` and adds up; plays no match of its own, knows no server and no terminal.
"""
