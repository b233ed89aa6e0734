"""`advice`: what the bots at the table would do, or are after, told to whoever sits at the keyboard."""

from escapade.bots import roster
from escapade.bots.advice import Counsel, check, keep_back, look_on, think
from escapade.core.errors import Refused
from escapade.core.seat import NONE
from escapade.play.seeds import derive
from escapade.terminal.candidates import plain
from escapade.terminal.session import Session
from escapade.terminal.typesetting import quoted


def advise(session: Session, seat: int, rest: str) -> None:
    """`advice`: every bot that may speak to this seat; `advice NAME`: that one."""
    counsel = roster.counsel(session.game)
    if counsel is None:
        session.screen.print(session.language.error(Refused("refused.no_advice", {})))
        return
    bots = [other for other, sitter in enumerate(session.sitters) if sitter.bot is not None]
    named = [other for other in bots if plain(session.names[other]).startswith(plain(rest))]
    if not named:
        names = ", ".join(session.names[other] for other in bots)
        session.screen.print(session.language.say("cli-advice-who", text=rest, names=names, count=len(bots)))
        return
    refused = [problem for problem in [say(session, counsel, adviser, seat) for adviser in named] if problem]
    if len(refused) == len(named):
        session.screen.print(refused[0])


def say(session: Session, counsel: Counsel, adviser: int, seat: int) -> str:
    """One bot speaks, and nothing else happens; or why it does not."""
    game, state, bot = session.game, session.match.state, session.sitters[adviser].bot
    assert bot is not None
    try:
        check(counsel, state, adviser, seat)
    except Refused as error:
        return session.language.error(error)
    rng = derive(session.seed, "bot", adviser, state.asked[adviser])
    thought = think(counsel, bot, look_on(counsel, game, state, adviser), rng)
    told = keep_back(counsel, thought, game.view(state, seat))
    reason = session.language.because(game, told.reason, told.params)
    name = session.names[adviser]
    if told.action == NONE:
        text = session.language.say("cli-advice-purpose", name=name, reason=quoted(reason))
    else:
        action = quoted(session.sentence(told.action))
        text = session.language.say("cli-advice", name=name, action=action, reason=reason)
    session.screen.show(session.drawer.paint(session.scene(), text.rstrip()))
    return ""
