"""docs/studies, written from reports: pages for people who own the printed games.

Each page begins with what was found, in words that follow from the figures; none of either is written by hand.
"""
