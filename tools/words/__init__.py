"""How the word lists of Escape from Elba are made from the lists of others."""
