"""Several answers on one line: what they are, and whether one can follow the other."""

import re

from escapade.core.event import MUTE
from escapade.core.perspective import look
from escapade.core.seat import seats_of
from escapade.core.state import State
from escapade.play.seeds import derive
from escapade.terminal.session import Session
from escapade.terminal.words import numbered


def parts(line: str) -> list[str]:
    """The answers of a line: with commas between them, numbers also with spaces; what is empty is left out."""
    found: list[str] = []
    for text in re.split(r"[,;]", line):
        words = text.split()
        found += words if all(word.isdecimal() for word in words) else [text.strip()]
    return found or [line]


def follows(session: Session, seat: int, texts: list[str], printed: list[int]) -> bool:
    """Whether the numbers a line begins with can be chosen one after the other; what cannot is told before any is.

    They are tried out in a world that the seat cannot tell from the real one, so that asking tells no secret.
    """
    actions: list[int] = []
    for text in texts:
        action = numbered(text, printed)
        if action is None:
            if text.isdecimal():
                no_such_number(session, text, printed)
                return False
            break
        actions.append(action)
    stop = stumble(session, seat, actions) if len(actions) > 1 else len(actions)
    if stop == len(actions):
        return True
    before, after = session.sentence(actions[stop - 1]), session.sentence(actions[stop])
    session.screen.print(session.language.say("cli-one-at-a-time", before=before, after=after))
    return False


def stumble(session: Session, seat: int, actions: list[int]) -> int:
    """The place of the first of some actions that cannot follow those before it; their number when all can.

    What comes after another's consent is not tried out: nobody knows the answer yet.
    """
    game, state = session.game, session.match.state
    world = look(game, state, seat).imagine(derive(session.seed, "row", seat, state.asked[seat]))
    for place, action in enumerate(actions):
        if not world.waiting >> seat & 1 and is_consent(session, world):
            break
        if action not in game.legal(world, seat):
            return place
        game.apply(world, seat, action, MUTE)
    return len(actions)


def is_consent(session: Session, state: State) -> bool:
    """Whether what is asked now is another's consent to what was just answered."""
    waiting = seats_of(int(state.waiting))
    return bool(waiting) and str(session.game.question(state, waiting[0])["key"]) in session.drawer.consents


def goes_on(session: Session, seat: int, text: str) -> bool:
    """Whether a row goes on with this text: a bot whose consent is asked gives it first, and a no ends the row."""
    match = session.match
    while not match.state.waiting >> seat & 1:
        if match.is_chance_due() or not is_consent(session, match.state) or session.next_seat() in session.people:
            session.screen.print(session.language.say("cli-row-stopped", text=text))
            return False
        entries = match.seq
        session.decide(session.next_seat())
        if {session.game.shapes.events[event.kind].name for event in match.story(entries)} & session.drawer.refusals:
            session.screen.print(session.language.say("cli-row-refused", text=text))
            return False
    return True


def no_such_number(session: Session, text: str, printed: list[int]) -> None:
    """Say where the list ends."""
    session.screen.print(session.language.say("cli-no-such-number", number=text, most=len(printed)))
