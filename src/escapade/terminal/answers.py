"""What a person types at a question: an answer, or one of the words that help."""

from collections.abc import Callable
from textwrap import fill
from time import perf_counter

from escapade.bots import roster
from escapade.bots.search.patience import Deadline
from escapade.coach.position import BETTER
from escapade.core.errors import BadInput, Refused
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.shape import NUMBER
from escapade.language.rulebook import rule_text, summary
from escapade.play.seeds import derive
from escapade.play.undo import needs_consent, target
from escapade.terminal.advising import advise
from escapade.terminal.candidates import plain
from escapade.terminal.coaching import coach_text, coach_word
from escapade.terminal.keeping import place, write_record
from escapade.terminal.rows import follows, goes_on, no_such_number, parts
from escapade.terminal.screen import EndOfInput
from escapade.terminal.seating import best_bot
from escapade.terminal.session import Session
from escapade.terminal.storyteller import tell
from escapade.terminal.typesetting import quoted
from escapade.terminal.words import Vocabulary, numbered

PROMPT = "> "
INDENT = "    "
WIDEST_TEXT = 100
LONGEST_HINT = 1.5
"""Seconds: somebody waits for it. Bots at the table keep to their budget alone, so that a seed plays the same match."""


class Leave(Exception):
    """The person at the keyboard ends the match before it is over."""


def answer(session: Session, seat: int) -> None:
    """Read one line and do what it says; several answers may be given at once, and numbers mean the list as it is."""
    line = next_line(session)
    if not line:
        passing = session.passing(seat)
        if passing in session.choices(seat):
            session.act(seat, passing)
        return
    first, _, rest = line.partition(" ")
    command = command_of(session, first)
    if command is not None:
        command(session, seat, rest.strip())
        return
    texts, printed = parts(line), session.choices(seat)
    if not follows(session, seat, texts, printed):
        return
    for text in texts:
        if not goes_on(session, seat, text) or not choose(session, seat, text, printed):
            return


def next_line(session: Session) -> str:
    """The next line typed; the end of the keyboard's input means goodbye."""
    try:
        return session.screen.ask(PROMPT)
    except EndOfInput:
        if session.screen.interactive:
            raise Leave from None
        raise


def choose(session: Session, seat: int, text: str, printed: list[int]) -> bool:
    """Take the action that a text means (a number: of the printed list), or say why not; whether one was taken."""
    legal = session.choices(seat)
    by_number = numbered(text, printed)
    found = understand(session, seat, text, legal) if by_number is None else [by_number] if by_number in legal else []
    if len(found) == 1:
        session.act(seat, found[0])
        return True
    if len(found) > 1:
        choices = " / ".join(session.sentence(action) for action in found)
        session.screen.print(session.language.say("cli-which", choices=choices))
    elif by_number is not None:
        session.screen.print(session.language.say("cli-row-stopped", text=text))
    elif text.isdecimal():
        no_such_number(session, text, printed)
    else:
        refuse(session, seat, text)
    return False


def understand(session: Session, seat: int, text: str, legal: list[int]) -> list[int]:
    """The legal actions that the words of a text fit; a number that is not in the list means none.

    What the list does not name is found by its word, or by a whole sentence with that word in it.
    """
    if text.isdecimal():
        return []
    game, state, words = session.game, session.match.state, Vocabulary(session.scene(), session.drawer)
    hidden = game.found(state, seat, text) or [action for action in game.unnamed(state, seat)
                                               if names_a_word(game, action) and plain(text) in words.full(action)]
    return hidden or words.matching(text, legal)


def names_a_word(game: Game, action: int) -> bool:
    """Whether the sentence of an action says what one has to find: `bonus 2` does not."""
    fields = game.shapes.actions.shape(action).fields
    return len(fields) > 0 and fields[0].type_name != NUMBER


def refuse(session: Session, seat: int, text: str) -> None:
    """Say which rule stands against a text, or that it was not understood."""
    words = Vocabulary(session.scene(), session.drawer).refused(text, session.choices(seat))
    try:
        reason = session.game.explain(session.match.state, seat, words)
    except BadInput:
        is_finding = session.game.is_finding(session.match.state, seat)
        session.screen.print(session.language.say("cli-find-none" if is_finding else "cli-not-understood", text=text))
        return
    if reason is not None:
        tell_reason(session, reason)
    elif session.game.is_finding(session.match.state, seat):
        session.screen.print(session.language.say("cli-find-which"))
    else:
        session.screen.print(session.language.say("cli-more-words", text=text))


def tell_reason(session: Session, reason: dict[str, object]) -> None:
    """What stands against an action, with its rule."""
    sentence = session.language.reason(session.game, reason, session.names, session.you)
    session.screen.show(session.drawer.paint(session.scene(), f"{sentence} [{reason['rule']}]"))


# ---------------------------------------------------------------------- words that help

RULE_COLUMN = 17
"""So wide is a rule in the list of words, which has two columns."""


def show_help(session: Session, seat: int, rest: str) -> None:
    """`?`: the rule of the question and the words there are; `? LE-7`: that rule; `? flail`: what that does."""
    rule = rest.upper() or str(session.game.question(session.match.state, seat)["rule"])
    text = rule_text(session.game.key, session.language.code, rule)
    things = session.drawer.described(session.scene(), rest) if text is None else []
    if text is not None:
        session.screen.print(indented(text, session.screen.width))
    elif things:
        session.screen.print(indented("\n".join(things), session.screen.width))
    else:
        session.screen.print(session.language.say("cli-no-rule", rule=rule))
    if not rest:
        session.screen.print(session.language.say("cli-help", rule=rule.ljust(RULE_COLUMN)))


def show_rules(session: Session, seat: int, rest: str) -> None:
    """`rules`: the first section of the rules page, or that it is not at hand."""
    text = summary(session.game.key, session.language.code)
    session.screen.print(indented(text, session.screen.width) if text else session.language.say("cli-no-rules"))


def indented(text: str, width: int) -> str:
    """A text of several paragraphs, wrapped and set off from the margin."""
    widest = min(width, WIDEST_TEXT) - 2 * len(INDENT)
    return "\n".join(fill(paragraph, widest, initial_indent=INDENT, subsequent_indent=INDENT)
                     for paragraph in text.split("\n"))


def show_why(session: Session, seat: int, rest: str) -> None:
    """`why take white`: the refusal with its rule, or that it is allowed."""
    if not rest:
        session.screen.print(session.language.say("cli-why-what"))
        return
    words = Vocabulary(session.scene(), session.drawer).refused(rest, session.choices(seat))
    try:
        reason = session.game.explain(session.match.state, seat, words)
    except BadInput:
        session.screen.print(session.language.say("cli-why-unknown", text=rest))
        return
    if reason is None:
        session.screen.print(session.language.say("cli-allowed", words=rest))
    else:
        tell_reason(session, reason)


def save(session: Session, seat: int, rest: str) -> None:
    """`save FILE`: write the record so far; without a name, say how it is used."""
    if rest:
        write_record(session, place(rest))
    else:
        session.screen.print(session.language.say("cli-save-where"))


def undo(session: Session, seat: int, rest: str) -> None:
    """`undo`: where nothing was rolled since; what others answered, or what showed something, only if they agree."""
    match = session.match
    try:
        last = target(match.window, match.barrier, seat)
    except Refused as error:
        session.screen.print(session.language.error(error))
        return
    others = [other for other in session.people if other != seat]
    if others and needs_consent(match.game, match.window, last, match.state) and not all_agree(session):
        session.screen.print(session.language.say("cli-undo-refused"))
        return
    match.undo(seat)
    session.told[seat] = match.seq
    session.screen.print(session.language.say("cli-undone"))


def all_agree(session: Session) -> bool:
    """Whether the others at the keyboard have nothing against it."""
    return is_yes(session, session.screen.ask(session.language.say("cli-undo-consent") + " "))


def is_yes(session: Session, text: str) -> bool:
    """Whether a text says yes, in English or in the language spoken."""
    return text.casefold() in ("y", "yes") or session.language.say("cli-word-yes").startswith(text.casefold() or "?")


def hint(session: Session, seat: int, rest: str) -> None:
    """`hint`: what the best bot would do in this seat, knowing what the seat knows, or what the coach finds surely
    better; and how likely a win is then. With a name, that bot's advice.
    """
    if rest:
        advise(session, seat, rest)
        return
    bot = roster.make(best_bot(session.game), session.game, Deadline(perf_counter, LONGEST_HINT))
    rng = derive(session.seed, "hint", seat, session.match.state.asked[seat])
    choice = bot.choose(look(session.game, session.match.state, seat), rng)
    if choice.action in session.game.unnamed(session.match.state, seat):
        session.screen.print(session.language.say("cli-hint-word"))
        return
    word = coach_word(session, seat)
    is_same = word is None or word.choices[0].action == choice.action
    reason, params = (choice.reason, choice.params) if is_same else (BETTER, {})
    because = session.language.because(session.game, reason, params)
    chosen = choice.action if word is None else word.choices[0].action
    text = session.language.say("cli-hint", action=quoted(session.sentence(chosen)), reason=because)
    session.screen.show(session.drawer.paint(session.scene(), text.rstrip()))
    if word is not None:
        session.screen.show(session.drawer.paint(session.scene(), coach_text(session, word)))


def switch_odds(session: Session, seat: int, rest: str) -> None:
    """`odds`: from now on what can be counted stands beside each answer; once more, and it does not."""
    session.odds = not session.odds
    session.screen.print(session.language.say("cli-odds-on" if session.odds else "cli-odds-off"))
    session.show_question()


def show_log(session: Session, seat: int, rest: str) -> None:
    """`log`: everything that happened, as this seat may know it."""
    scene = session.scene()
    lines = tell(session.drawer, scene, session.names, session.match.story())
    for line in lines or [session.language.say("cli-log-empty")]:
        session.screen.show(session.drawer.paint(scene, f"  {line}"))


def leave(session: Session, seat: int, rest: str) -> None:
    """`quit`: whoever runs the session decides what becomes of the record."""
    raise Leave


Command = Callable[[Session, int, str], None]


def command_of(session: Session, word: str) -> Command | None:
    """The command a word stands for, in English or in the language spoken."""
    say = session.language.say
    commands: dict[str, tuple[str, Command]] = {
        "help": (say("cli-word-help"), show_help), "why": (say("cli-word-why"), show_why),
        "save": (say("cli-word-save"), save), "undo": (say("cli-word-undo"), undo),
        "hint": (say("cli-word-hint"), hint), "odds": (say("cli-word-odds"), switch_odds),
        "advice": (say("cli-word-advice"), advise),
        "log": (say("cli-word-log"), show_log),
        "rules": (say("cli-word-rules"), show_rules), "quit": (say("cli-word-quit"), leave),
    }
    if word == "?":
        return show_help
    for english, (own, command) in commands.items():
        if plain(word) in (english, plain(own)):
            return command
    return None
