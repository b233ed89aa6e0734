"""The rules of Escape the Dark Castle, one file a subject: party, cards, steps, fights, rolls, items, sharing."""
