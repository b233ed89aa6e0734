"""The lines typed before: arrow keys bring them back to whoever typed them, and to nobody else."""

from types import ModuleType


class Lines:
    """Arrow keys and history at the prompt, where the system has them."""

    def __init__(self) -> None:
        self.readline = import_readline()

    def forget(self) -> None:
        """No key brings back what was typed so far."""
        if self.readline is None:
            return
        self.readline.clear_history()
        # What was cut out of a line (Ctrl-U) cannot be thrown away, so the key that puts it back in does nothing.
        self.readline.parse_and_bind("Control-y: redraw-current-line")


def import_readline() -> ModuleType | None:
    """What edits lines; importing it is all it takes. None where the system has none."""
    try:
        import readline  # noqa: PLC0415  only for who sits at a terminal
    except ImportError:
        return None
    return readline
