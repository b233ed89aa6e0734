"""From keys to sentences, in French and English; the sentences themselves are in `locales/`.

Law: knows the games' shapes and no rule; decides nothing.
"""
