"""The rules of Escape from Elba, one file a subject: guests, cards, letters, words, turns, draws, fights, prizes."""
