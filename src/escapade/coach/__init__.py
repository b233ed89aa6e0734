"""What can be said of a position or of a record: what choices are worth, luck apart from play, where a match turned.

Numbers and keys, no sentence. Whoever advises a seat is given its Perspective; only a record, whose match is over,
is looked at whole.
"""
