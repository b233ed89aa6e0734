"""What people write for others to read: names and lines of chat are what they look like.

Signs that cannot be seen, or that turn the direction of what stands beside them, are refused: with them two names look
alike, or a line says something else than it seems to. What is sent is kept as it is, not normalised: nothing compares
names, and what somebody said is what they typed.
"""

from unicodedata import category

JOINER, PICTURE = "\u200d", "\ufe0f"
"""What emoji are put together with; in chat they may stand inside one."""
HIDDEN_KINDS = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Controls, formats, halves of characters, private ones, separators of lines."""
SEEN = {*map(chr, range(0x600, 0x606)), *"\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"}
"""Formats that are seen: they enclose the digits behind them."""
BLANK = {*"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2065\u2800\u3164\uffa0",
         *map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xFFF0, 0xFFF9)), *map(chr, range(0xE0000, 0xE1000))}
"""What Unicode calls ignorable and does not call a format, and a letter without a dot: fillers, variations, tags."""
SYMBOLS = {"So", "Sk", "Sm", "Po", "Nd"}


def is_plain(text: str, *, with_emoji: bool) -> bool:
    """Whether a text can be seen as it is, from a sign on that stands by itself."""
    if text.isascii():
        return text.isprintable()
    if category(text[0]).startswith(("M", "Z")):
        return False
    return all(is_seen(sign) or (with_emoji and belongs_to_emoji(text, place)) for place, sign in enumerate(text))


def is_seen(sign: str) -> bool:
    """Whether a sign leaves ink, or honest space."""
    if sign in SEEN:
        return True
    is_no_character = ord(sign) & 0xFFFE == 0xFFFE or "\ufdd0" <= sign <= "\ufdef"
    return not (is_no_character or sign in BLANK or category(sign) in HIDDEN_KINDS)


def belongs_to_emoji(text: str, place: int) -> bool:
    """Whether a joiner stands between two symbols, or the mark of a picture behind one."""
    sign, before = text[place], text[place - 1:place]
    if not before:
        return False
    if sign == PICTURE:
        return category(before) in SYMBOLS
    after = text[place + 1:place + 2]
    return sign == JOINER and after != "" and category(after) in ("So", "Sm") and (
        before == PICTURE or category(before) in ("So", "Sk", "Sm"))
