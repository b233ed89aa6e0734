"""Facts as data (boards, cards, dice, numbers), and one strict reader.

Law: JSON with a schema, full field names, stable keys; knows no game, holds no behaviour and no sentence.
"""
