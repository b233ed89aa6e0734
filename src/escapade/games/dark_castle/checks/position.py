"""What a written position must keep to: it can be reached, or at least play can go on from it."""

from typing import Final

from escapade.core.errors import BadInput
from escapade.core.frame import Vote
from escapade.core.seat import CHANCE_BIT, NONE, UNKNOWN, all_seats
from escapade.games.dark_castle.checks.bout import check_bout
from escapade.games.dark_castle.checks.refuse import refuse
from escapade.games.dark_castle.checks.sharing import check_leader, check_request, check_sharing
from escapade.games.dark_castle.frames import RequestFrame
from escapade.games.dark_castle.kinds import (
    DRAWS,
    VOICED,
    WINDOWS,
    Op,
    Phase,
    Reason,
    Rest,
    Stage,
)
from escapade.games.dark_castle.rules import cards, party, uses, voice
from escapade.games.dark_castle.state import CastleState, party_size
from escapade.games.dark_castle.tables import Tables

STAGES: Final[list[list[int]]] = [
    [Stage.TURN], [Stage.TURN], [Stage.TURN], [Stage.STEP], [Stage.STEP, Stage.FIGHTERS], [Stage.ENEMY],
    [Stage.BEFORE], [Stage.OMEN], [Stage.FIGHTERS], [Stage.ROLLS], [Stage.ROLLS], [Stage.USES],
    [Stage.USES, Stage.ROLLS], [Stage.USES, Stage.ROLLS], [Stage.STRIKES], [Stage.STRUCK], [Stage.SUFFER],
    [Stage.ROUND], [Stage.GAMBLE], [Stage.GAMBLE],
    [Stage.GAINS], [Stage.SHARES], [Stage.SHARES], [Stage.DROPS, Stage.NEXT]]
"""The stages that can be next while a phase waits, by phase."""
BETWEEN: Final[list[int]] = [Phase.CHOOSE, Phase.TURN, Phase.CARD, Phase.ITEM, Phase.SHARE, Phase.CONSENT]
"""Phases in which no step of a card is being carried out."""
ROLLING: Final[list[int]] = [Phase.ROLL, Phase.EXTRA, Phase.USE, Phase.REROLL, Phase.KEEP]


def check(s: CastleState, tables: Tables) -> None:
    """Refuse what play cannot go on from; a match that is over goes nowhere."""
    check_party(s, tables)
    if (s.phase == Phase.OVER) != (s.reason != Reason.NONE):
        refuse("reason")
    if s.waiting != expected_waiting(s, tables):
        raise BadInput("input.position_waiting", {"path": "waiting"})
    check_cards(s, tables)
    if s.phase == Phase.OVER:
        if s.frames:
            refuse("frames")
        return
    check_step(s, tables)
    check_frames(s, tables)
    check_between(s, tables)
    check_bout(s, tables)


def check_party(s: CastleState, tables: Tables) -> None:
    """DC-4, DC-9, DC-30: different characters, all alive before the end, nothing in hand that is not in the game."""
    kinds = [int(hero.kind) for hero in s.heroes]
    size = party_size(s.seats)
    if len(set(kinds)) != len(kinds) or len(kinds) > size or (len(kinds) < size) != (s.phase == Phase.CHOOSE):
        refuse("heroes")
    if s.phase != Phase.OVER and min([int(hero.hp) for hero in s.heroes], default=1) < 1:
        refuse("heroes")
    if NONE in s.middle:
        refuse("middle")
    for kind in range(len(tables.items)):
        held = sum([hero.items.count(kind) for hero in s.heroes]) + s.middle.count(kind)
        if held + s.pile.unknown[kind] + s.discard[kind] != tables.items[kind].count:
            refuse("items_left")


def check_cards(s: CastleState, tables: Tables) -> None:
    """DC-3, DC-25: the cards turned are not in the castle, and as many are turned as are missing there."""
    if sorted(set(s.left)) != s.left or NONE in s.left or (s.card != NONE and s.card in s.left):
        refuse("chapters_left")
    read = int(s.turned) - 1 if s.phase == Phase.CARD else int(s.turned)
    if read < 0 or (s.phase == Phase.CARD and read < 1):
        refuse("turned")
    chapters = min(max(read - 1, 0), tables.castle)
    if tables.chapters - len(s.left) != chapters:
        refuse("chapters_left")
    wanted = s.card == NONE
    if read == 1:
        wanted = s.card == tables.start_card
    elif read == tables.castle + 2:
        wanted = cards.is_boss(s, tables)
    elif read > 1:
        wanted = 0 <= s.card < tables.chapters
    if not wanted:
        refuse("card")
    if (s.turned > 0) != (s.you != NONE) or (s.turned > 0) != (s.nominee != NONE):
        refuse("you")


def check_step(s: CastleState, tables: Tables) -> None:
    """The stage and the step that belong to the phase."""
    phase = int(s.phase)
    if s.stage not in STAGES[phase]:
        refuse("stage")
    is_between = phase in BETWEEN or s.stage == Stage.DROPS
    if (s.step == NONE) != is_between:
        refuse("step")
    if not is_between and not step_fits(s, tables):
        refuse("step")
    if s.back != expected_back(s, tables):
        refuse("back")


def step_fits(s: CastleState, tables: Tables) -> bool:
    """Whether the step is one that this phase belongs to."""
    step = tables.steps[s.step]
    op, phase = int(step.op), int(s.phase)
    if phase == Phase.WAY:
        return op == Op.CHOICE
    if phase == Phase.NOMINATE:
        is_duel = op == Op.FIGHT and step.rest == Rest.DUEL
        return is_duel if s.stage == Stage.FIGHTERS else op == Op.NOMINATE
    if phase in (Phase.DARE, Phase.FATE):
        return op == Op.GAMBLE
    if phase == Phase.DROP:
        return op == Op.LOSE_ITEM
    if phase == Phase.LOSS:
        return op in (Op.LOSE, Op.LOSE_ITEM, Op.FIGHT, Op.TEST, Op.GAMBLE)
    if phase in (Phase.ROLL, Phase.USE, Phase.REROLL):
        return op in (Op.FIGHT, Op.TEST)
    if phase == Phase.REST:
        return op == Op.FIGHT and step.rest in (Rest.FREE, Rest.HEMMED)
    return op == Op.FIGHT


def expected_back(s: CastleState, tables: Tables) -> int:
    """The stage that follows a loss or a roll; STEP where there is neither."""
    phase = int(s.phase)
    if phase in ROLLING:
        return Stage.STRIKES if cards.in_fight(s, tables) else Stage.COUNT
    if phase != Phase.LOSS:
        return Stage.STEP
    step = tables.steps[s.step]
    if step.op == Op.FIGHT:
        return Stage.ROUND_END
    if step.op == Op.TEST:
        return Stage.TRY if s.bout.tries < step.rolls else Stage.FAIL
    return Stage.FAIL if step.op == Op.GAMBLE else Stage.NEXT


def expected_waiting(s: CastleState, tables: Tables) -> int:
    """Who must be waited for in this phase; -1 when nobody can be told."""
    phase = int(s.phase)
    if phase == Phase.OVER:
        return 0
    if phase in DRAWS:
        return CHANCE_BIT
    if phase in VOICED:
        return expected_voice(s, tables)
    if phase == Phase.SHARE:
        return 1 << int(party.leader(s))
    if phase == Phase.CHOOSE:
        return 1 << int(party.owner(s, len(s.heroes)))
    asked = s.you if phase == Phase.DARE else s.bout.striker if phase == Phase.KEEP else s.asker
    return -1 if asked == NONE else 1 << int(party.owner(s, asked))


def expected_voice(s: CastleState, tables: Tables) -> int:
    """DC-6: the leader, or all whose proposal is missing."""
    if not party.is_voting(s, tables):
        return 1 << int(party.leader(s))
    vote = s.frames[-1] if s.frames else None
    return vote.missing() if isinstance(vote, Vote) else -1


def expected_frames(s: CastleState, tables: Tables) -> list[int]:
    """The phases of the frames: a fight, a window, a vote."""
    phase = int(s.phase)
    frames = [int(Phase.ENEMY)] if cards.in_fight(s, tables) else []
    if phase in (Phase.BEFORE, Phase.LOSS) or phase == Phase.CONSENT:
        frames.append(phase)
    elif phase in (Phase.USE, Phase.REROLL, Phase.KEEP) and s.stage == Stage.USES:
        frames.append(Phase.USE)
    elif phase in VOICED and party.is_voting(s, tables):
        frames.append(phase)
    return frames


def check_frames(s: CastleState, tables: Tables) -> None:
    """As many frames as the phase needs, numbered in order, and a vote on what can be decided."""
    if [frame.phase for frame in s.frames] != expected_frames(s, tables):
        refuse("frames")
    last = 0
    for place, frame in enumerate(s.frames):
        if not last < frame.serial <= s.opened:
            refuse(f"frames[{place}].serial")
        last = frame.serial
        is_vote = isinstance(frame, Vote)
        is_poll = place == len(s.frames) - 1 and s.phase in VOICED and party.is_voting(s, tables)
        if isinstance(frame, RequestFrame):
            check_request(s, tables, frame)
            continue
        if is_vote != is_poll or (not is_vote and (frame.owner != NONE or frame.type_name() != "window")):
            refuse(f"frames[{place}]")
        if isinstance(frame, Vote):
            check_vote(s, tables, frame, f"frames[{place}]")


def check_vote(s: CastleState, tables: Tables, vote: Vote, path: str) -> None:
    """DC-6: all seats propose, on what is on offer."""
    options = voice.ways_open(s, tables) if s.phase == Phase.WAY else voice.named(voice.choices(s, tables))
    voters = all_seats(int(party.voices(s, tables)))
    if vote.owner != party.leader(s) or vote.voters != voters or vote.choices != options:
        refuse(path)
    for choice in vote.votes:
        if choice not in options and choice not in (NONE, UNKNOWN):
            refuse(f"{path}.votes")


def check_between(s: CastleState, tables: Tables) -> None:
    """DC-25, DC-26: what lies in the middle, whose say it is, and what is still to be drawn."""
    phase = int(s.phase)
    check_sharing(s)
    if (s.named != NONE) != (phase == Phase.DROP and s.stage == Stage.DROPS):
        refuse("named")
    check_leader(s, tables)
    if phase == Phase.ITEM and (s.found == 0 or s.pile.hidden == 0):
        refuse("found")
    if (phase in BETWEEN or s.stage == Stage.DROPS) and phase != Phase.ITEM and s.found:
        refuse("found")
    is_asked = phase in WINDOWS or phase in (Phase.CONSENT, Phase.DROP, Phase.REROLL, Phase.KEEP)
    if (s.asker != NONE) != is_asked:
        refuse("asker")
    check_asker(s, tables)


def check_asker(s: CastleState, tables: Tables) -> None:
    """DC-27: a bearer is asked only when he has something to use, to lay or to drop."""
    phase = int(s.phase)
    if s.asker == NONE:
        return
    hero = s.heroes[s.asker]
    if phase == Phase.DROP and not hero.items:
        refuse("asker")
    if phase == Phase.DROP and s.stage == Stage.DROPS and not party.is_overfull(hero, tables):
        refuse("asker")
    if phase == Phase.DROP and s.stage == Stage.NEXT and s.asker != s.you:
        refuse("asker")
    is_window = phase in (Phase.BEFORE, Phase.USE, Phase.LOSS)
    if is_window and not (uses.awake(s, tables) >> s.asker & 1 and uses.has_use(s, tables, s.asker)):
        refuse("asker")
