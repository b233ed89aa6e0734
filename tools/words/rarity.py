"""Writes how rare the words of Escape from Elba are, after the lists: python3 -m tools.words.rarity SCOWL

SCOWL is the folder of its lists (Debian: scowl 2020.12.07-2). How often French words are used is in wordfreq (PyPI:
wordfreq 3.1.1), which has to be installed; nothing else of ours needs it.
"""

import json
import sys
from pathlib import Path

from wordfreq import top_n_list

from tools.words import levels
from tools.words.make import HOME

ENGLISH = "Made by tools/words from SCOWL 2020.12.07; the notice is words.en.NOTICE.txt."
FRENCH = "Made by tools/words from wordfreq 3.1.1 and SCOWL 2020.12.07; the notice is rarity.fr.NOTICE.txt."
HOW = "For each word of a list in turn a digit: its place among the levels, from the commonest words to the rarest."
ALL = 1_000_000


def write(language: str, source: str, lists: list[str], found: dict[str, int]) -> None:
    """One digit a word, in the order of each list."""
    rated = {name: levels.digits((HOME / name).read_text(encoding="ascii").split(), found) for name in lists}
    content = {"_source": f"{source} {HOW}", "levels": levels.LEVELS, "lists": rated}
    (HOME / f"rarity.{language}.json").write_text(f"{json.dumps(content, indent=2)}\n", encoding="ascii")


if __name__ == "__main__":
    scowl = Path(sys.argv[1])
    write("en", ENGLISH, ["words.en.txt", "words.scrabble.txt"], levels.english(scowl))
    write("fr", FRENCH, ["words.fr.txt"],
          levels.by_rank(top_n_list("fr", ALL, wordlist="large"), levels.sizes(scowl)))
