"""What letters spell: a trie over sorted letters, and searches prepared once. The word list is never scanned."""

from typing import final

from mypy_extensions import i64

from escapade.games.elba.rules.letters import BITS, FIELD, fits, pack


@final
class Trie:
    """Letter sets in the order of a walk through a trie over their sorted letters.

    Letters are sorted, so a node can be reached exactly when its parent can and there are `need` cards of its
    letter, the run that ends in it: a walk needs no memory, and what cannot be spelled is jumped over whole.
    """

    def __init__(self, sets: list[list[int]]) -> None:
        shift: list[int] = []
        need: list[int] = []
        self.skip: list[int] = []
        self.ends: list[int] = []
        order = sorted(range(len(sets)), key=sets.__getitem__)
        path: list[int] = []
        before: list[int] = []
        for number in order:
            letters = sets[number]
            shared = shared_length(before, letters)
            self.close(path, shared)
            for depth in range(shared, len(letters)):
                path.append(len(shift))
                shift.append(int(BITS) * letters[depth])
                need.append(letters[: depth + 1].count(letters[depth]))
                self.skip.append(0)
                self.ends.append(-1)
            self.ends[path[-1]] = number
            before = letters
        self.close(path, 0)
        self.shift = bytes(shift)
        self.need = bytes(need)

    def close(self, path: list[int], depth: int) -> None:
        """Nodes left behind: what comes after them is where a walk goes that cannot enter them."""
        while len(path) > depth:
            self.skip[path.pop()] = len(self.skip)

    def spelled(self, cards: i64) -> list[int]:
        """The numbers of the letter sets that the cards contain, ascending."""
        found: list[int] = []
        node: i64 = 0
        last: i64 = len(self.skip)
        while node < last:
            if cards >> self.shift[node] & FIELD >= self.need[node]:
                if self.ends[node] >= 0:
                    found.append(self.ends[node])
                node += 1
            else:
                node = self.skip[node]
        found.sort()
        return found


def shared_length(one: list[int], other: list[int]) -> int:
    """How long two lists run together."""
    length = 0
    while length < len(one) and length < len(other) and one[length] == other[length]:
        length += 1
    return length


@final
class Lexicon:
    """EL-18: every word, by letter sets; words with the same letters are one set, named by the first of them.

    What the game prints comes first, then the list, each in the order of the alphabet; so do the names of the sets.
    """

    def __init__(self, words: list[str], printed: list[str], letters: list[str]) -> None:
        self.names: list[str] = []
        self.spellings: list[list[str]] = []
        self.cards: list[int] = []
        self.number: dict[str, int] = {}
        same: dict[int, list[str]] = {}
        for word in sorted(set(printed)) + sorted(set(words) - set(printed)):
            cards = int(pack(spell(word, letters)))
            if cards not in same:
                same[cards] = []
            same[cards].append(word)
        named = {spellings[0]: cards for cards, spellings in same.items()}
        for name in sorted(named):
            for word in same[named[name]]:
                self.number[word] = len(self.names)
            self.names.append(name)
            self.spellings.append(same[named[name]])
            self.cards.append(named[name])
        self.trie = Trie([spell(name, letters) for name in self.names])
        self.longest = max([len(word) for word in self.names])


def spell(word: str, letters: list[str]) -> list[int]:
    """The letters of a word, sorted."""
    return sorted([letters.index(letter) for letter in word])


@final
class Armory:
    """EL-22: the weapon words, each one a search of its own: words with the same letters are different weapons."""

    def __init__(self, words: list[str], lexicon: Lexicon) -> None:
        self.words = words
        self.sets: list[int] = [lexicon.number[word] for word in words]
        self.cards: list[int] = [lexicon.cards[number] for number in self.sets]

    def most(self, bag: i64, bag_size: i64, house: list[int], lexicon: Lexicon) -> i64:
        """EL-22, EL-23: the largest number of different weapons spelled with no card used twice."""
        if bag_size < 3:
            return 0
        usable = [cards for cards in self.cards if fits(bag, cards)]
        if house:
            usable += [lexicon.cards[number] for number in house if fits(bag, lexicon.cards[number])]
        if len(usable) < 2 or bag_size < 6:
            return 1 if usable else 0
        return most_disjoint(bag, usable, 0)


def most_disjoint(bag: i64, usable: list[int], start: i64) -> i64:
    """The most words, from a place in the list on, that fit side by side."""
    best: i64 = 0
    place: i64 = start
    end: i64 = len(usable)
    while place < end:
        cards: i64 = usable[place]
        place += 1
        if fits(bag, cards):
            best = max(best, 1 + most_disjoint(bag - cards, usable, place))
    return best
