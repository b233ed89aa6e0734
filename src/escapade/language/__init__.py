"""From keys to sentences, in French and English; the sentences themselves are in `locales/`.

Law: knows the games' shapes and no rule; decides nothing. All sentences of a game stand in `locales/<code>/<game>.ftl`
under keys that begin with the game's key; `common.ftl` has those of every game and door, `cli.ftl` those of the
command line and the terminal, `lab.ftl` those of the laboratory, `web.ftl` those of the browser, `mine.ftl` those of
its page of one's own tables, `ending.ftl` those of its end of a match and of its replay, `analysis.ftl` those of what
the coach says of a match. Each client reads the files it speaks from and no other.
"""
