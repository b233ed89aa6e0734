"""What a field of a message may hold, wherever it stands: checked before anything else sees it."""

from typing import Annotated, Literal

from msgspec import Meta

WORD = r"^(?![\s\S]*\n)[A-Za-z0-9_-]+$"
CLEAN = r"^(?!\s)[^\u0000-\u001f\u007f-\u009f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+(?<!\s)$"
"""No control characters, none that turn the direction of writing, no space at either end; `plain_text.py` refuses the
invisible ones that a short pattern has no room for.
"""

Id = Annotated[str, Meta(pattern=WORD, max_length=64)]
Token = Annotated[str, Meta(pattern=WORD, max_length=64)]
Name = Annotated[str, Meta(pattern=CLEAN, max_length=24)]
Text = Annotated[str, Meta(pattern=CLEAN, max_length=500)]
Words = Annotated[str, Meta(pattern=r"^(?![\s\S]*\n)[a-z0-9_ -]+$", max_length=200)]
Nonce = Annotated[str, Meta(pattern=WORD, min_length=16, max_length=64)]
Digest = Annotated[str, Meta(pattern=r"^(?![\s\S]*\n)[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]
Reaction = Literal["applause", "laugh", "wow", "ouch", "think", "hurry", "thanks", "sorry"]
