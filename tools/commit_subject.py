"""Refuse a commit whose subject has 72 characters or more: python3 tools/commit_subject.py FILE

The hook of a commit message passes the file that holds it. Lists of commits, here and elsewhere, cut what is longer.
"""

import sys
from pathlib import Path

TOO_LONG = 72


def subject(message: str) -> str:
    """The first line that is not one of git's remarks."""
    return next((line.strip() for line in message.splitlines() if line.strip() and not line.startswith("#")), "")


def complaint(message: str) -> str | None:
    """What is wrong with the subject of a message, or None."""
    found = subject(message)
    if not found:
        return "the commit message is empty"
    if len(found) >= TOO_LONG:
        return f"the subject has {len(found)} characters, and must have fewer than {TOO_LONG}: {found}"
    return None


if __name__ == "__main__":
    sys.exit(complaint(Path(sys.argv[1]).read_text(encoding="utf-8")))
