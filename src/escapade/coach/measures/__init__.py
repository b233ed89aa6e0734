"""What a game is told by when two choices are compared: a few figures a game, in its own terms, by their keys.

They are read in worlds that a seat imagined, so that they may look at all of such a world. The sentences are
`<game>-coach-<key>`.
"""
