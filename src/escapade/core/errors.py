"""What can go wrong, as a code and parameters. The sentence is made elsewhere, in the reader's language.

A bug is none of these: an impossible state is an AssertionError and is never repaired in silence.
"""


class EscapadeError(Exception):
    """Base of every error that a person or a program outside caused, and can do something about."""

    def __init__(self, code: str, params: dict[str, object]) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code


class BadInput(EscapadeError):
    """Malformed words, options, positions, records or content: it could never be right."""


class Refused(EscapadeError):
    """Well formed, but not now: `over`, `not_your_turn`, `stale`, `not_legal`."""


class Missing(EscapadeError):
    """What was asked for does not exist: a game, a match, a file."""
