"""Where the record of a match goes. No file that somebody else wrote is ever written over."""

from pathlib import Path

from escapade.core.errors import BadInput
from escapade.terminal.session import Session


def check_place(path: Path) -> None:
    """Refuse, before anybody has played, a place where a record cannot be written; BadInput says why."""
    try:
        if path.is_dir():
            raise BadInput("input.save_folder", {"file": str(path)})
        if path.exists():
            raise BadInput("input.save_exists", {"file": str(path)})
        if not path.parent.is_dir():
            raise BadInput("input.save_nowhere", {"file": str(path), "folder": str(path.parent)})
        # Nothing but writing tells whether a disk, its owner and the system's limits allow it.
        path.touch(exist_ok=False)
        path.unlink()
    except OSError as error:
        raise BadInput("input.save_failed", {"file": str(path), "problem": error.strerror or ""}) from None


def place(text: str) -> Path:
    """The file a text names; `~` is the home of whoever plays."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # the home of somebody whom the system does not know
        return Path(text)


def write_record(session: Session, path: Path) -> bool:
    """Write the record and say where it is, or why not; a file this match did not write is left alone."""
    try:
        if path.exists() and path not in session.saved:
            session.screen.note(session.language.say("cli-save-exists", file=str(path)))
            return False
        path.write_text(session.record().write(), encoding="utf-8")
    except OSError as error:
        session.screen.note(session.language.say("cli-save-failed", file=str(path), problem=error.strerror or ""))
        return False
    session.saved.add(path)
    session.screen.note(session.language.say("cli-saved", file=str(path)))
    return True
