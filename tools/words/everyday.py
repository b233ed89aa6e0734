"""EL-18: the everyday list, by rules over the lists of others. No word is named here."""

import re
from typing import NamedTuple

from tools.words.sources import playable, unaccented

VOWELS = "aeiouy"
LONGEST_INITIALS = 4


class Lists(NamedTuple):
    """What others hold to be English."""

    general: set[str]
    """Found in most dictionaries, possessives included (SCOWL, up to 70)."""
    rare: set[str]
    """Found in few (SCOWL, 80)."""
    rarest_general: set[str]
    """What only the largest of the general levels has (SCOWL, 70)."""
    clipped: set[str]
    """Short for something: app, bro, sec, rpm."""
    names: set[str]
    """Of people and places, written small."""
    game: set[str]
    """What a word game admits (ENABLE)."""
    spelling: set[str]
    """The entries of another dictionary (British, for spelling)."""


def everyday(lists: Lists) -> set[str]:
    """The list: general words; those three lists agree on; singulars and plurals together; no names, no initials."""
    general = playable(lists.general)
    nouns = {word[:-2] for word in lists.general | lists.rare | lists.clipped if word.endswith("'s")}
    known = general | playable(lists.rare | lists.clipped)
    admitted = known & lists.game
    pairs = {word: [plural for plural in plurals(word) if plural in admitted] for word in admitted - general}
    agreed = {word for word, found in pairs.items() if word in lists.spelling and (found or word in nouns)}
    found = general | agreed | {plural for word in agreed for plural in pairs[word]}
    found |= missing_singulars(found, admitted, known & nouns)
    heads, tails = sounds(lists.general)
    out = {word for word in found if is_name(word, lists) or not can_be_said(word, heads, tails)}
    return found - out - {plural for word in out for plural in plurals(word)}


def plurals(word: str) -> list[str]:
    """How a noun may form its plural."""
    return [f"{word}s", f"{word}es"] if re.search("(s|o|c)$", word) else [f"{word}s"]


def missing_singulars(found: set[str], admitted: set[str], nouns: set[str]) -> set[str]:
    """What stands in the list as a plural only: with its singular it is to be there as a pair.

    A plural that another word of the list explains (basses, of bass) needs no other singular; one that has a possessive
    of its own (corps) only if a word game admits it.
    """
    explained = {plural for word in found for plural in plurals(word)}
    alone = {word for word in found if word.endswith("s") and word not in explained}
    return {word for word in admitted if not word.endswith("s") and alone.intersection(plurals(word))} | {
        word for word in nouns if not word.endswith("s") and (alone - nouns).intersection(plurals(word))}


def is_name(word: str, lists: Lists) -> bool:
    """A rare word that is a name as well, or several of that name, and that no word game admits, is the name."""
    is_rare = word in lists.rarest_general and word not in lists.game
    return is_rare and not lists.names.isdisjoint({word, word.removesuffix("s")})


def can_be_said(word: str, heads: set[str], tails: set[str]) -> bool:
    """Whether it begins and ends as words do; if not, it is initials (csc, emf) or a noise."""
    head, tail = edges(word)
    return any(vowel in word for vowel in VOWELS) and head in heads and tail in tails


def edges(word: str) -> tuple[str, str]:
    """The consonants before the first vowel and after the last, double ones once."""
    single = re.sub(r"([^aeiouy])\1", r"\1", word)
    parts = re.split(f"[{VOWELS}]", single)
    return parts[0], parts[-1]


def sounds(general: set[str]) -> tuple[set[str], set[str]]:
    """How the general words that are too long for initials begin and end."""
    both = [edges(word) for word in map(unaccented, general) if len(word) > LONGEST_INITIALS and word.isalpha()]
    return {head for head, _ in both}, {tail for _, tail in both}
