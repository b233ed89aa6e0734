"""Several answers on one line: what they are, and whether one can follow the other."""

import re

from escapade.core.event import MUTE
from escapade.core.perspective import look
from escapade.core.seat import NONE
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
    """The place of the first of some actions that cannot follow those before it; their number when all can."""
    game, state = session.game, session.match.state
    world = look(game, state, seat).imagine(derive(session.seed, "row", seat, state.asked[seat]))
    for place, action in enumerate(actions):
        if action not in game.legal(world, seat):
            return place
        game.apply(world, seat, action, MUTE)
        replying = session.replying(world, seat)
        bot = session.sitters[replying].bot if replying != NONE else None
        if bot is not None:
            game.apply(world, replying, session.thought(bot, world, replying), MUTE)
    return len(actions)


def no_such_number(session: Session, text: str, printed: list[int]) -> None:
    """Say where the list ends."""
    session.screen.print(session.language.say("cli-no-such-number", number=text, most=len(printed)))
