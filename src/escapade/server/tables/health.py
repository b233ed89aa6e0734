"""How far a table may trust what it has in memory: one state, and every step from it.

`sound`: memory is what is on disk. `writing`: something is being written, taken in or sent; a fault now leaves disk,
memory and clients apart. `unsure`: the store did not answer, so what it has is read before anything else. `astray`:
there was such a fault; everything is loaded again, and the clients come in again. `frozen`: a bug was met, and
nothing is played here until the table is loaded by another process or another start.
"""

from typing import Final, Literal

Health = Literal["sound", "writing", "unsure", "astray", "frozen"]
Happening = Literal["write", "done", "store_lost", "fault", "bug", "loaded"]
"""A write or a reading begins to change memory; a job is done, or ends with the store away, with an exception that
nobody expected, or with a broken assertion; a table is loaded again.
"""

NEXT: Final[dict[Health, dict[Happening, Health]]] = {
    "sound": {"write": "writing", "done": "sound", "store_lost": "unsure", "fault": "sound", "bug": "frozen"},
    "writing": {"write": "writing", "done": "sound", "store_lost": "unsure", "fault": "astray", "bug": "frozen"},
    "unsure": {"write": "writing", "done": "unsure", "store_lost": "unsure", "fault": "unsure", "bug": "frozen"},
    "astray": {"loaded": "sound", "done": "astray", "store_lost": "astray", "fault": "astray", "bug": "frozen"},
    "frozen": {"write": "frozen", "done": "frozen", "store_lost": "frozen", "fault": "frozen", "bug": "frozen"},
}
"""Health, what happens, health afterwards. What is not here cannot happen: a table that is astray writes nothing."""
