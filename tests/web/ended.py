"""Finished matches of every game, one for each way of ending, written into the database before the server starts.

They are true matches, played by the rules from their first entry on; but dice and cards fall, and people choose, as it
takes to end so: nothing is tried until it happens to come about.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from escapade.bots.base import Bot
from escapade.bots.roster import make
from escapade.core.game import Game
from escapade.core.perspective import Perspective
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE_BIT
from escapade.core.seat import seats_of as waiting_seats
from escapade.games import load_with
from escapade.play.match import Draft, Match
from escapade.play.notation import write_chance
from escapade.play.seeds import derive
from escapade.server.store.store import Store
from escapade.server.store.writes import NewMatch, TokenRow, Write
from escapade.server.tables.commands.change import end_match
from escapade.server.tables.secrets import hashed, new_table_id, new_token
from tests.web.late import PEOPLE, SEED, document_of, seats_of
from tests.web.tables import KnownTable

ENDED = "ended_"
OVER = "over"
LOOKED_AT = "looked_at"
SEEN = "seen_"


@dataclass(frozen=True)
class Ending:
    """Who plays, and what is wished for: how words of answers and draws begin, the dearest wish first."""

    reason: str
    bot: str = "random"
    options: dict[str, object] = field(default_factory=dict)
    answers: Sequence[str] = ()
    never: Sequence[str] = ()
    draws: Sequence[str] = ()
    hunted: Sequence[str] = ()
    """The wishes of everybody from the hour on in which one of them is Bellick."""


KIND = [f"card {one}" for one in ("good_conduct", "kind_word", "second_wind", "false_alarm", "keyhole", "blind_spot",
                                  "thick_fog", "lost_property", "cover_story")]
"""The cards that help the team."""
ENDS = {
    "evades": Ending("all_aboard", never=["take white"], draws=["die 6"]),
    "evades_back": Ending("sent_back", options={"squares": 20}, answers=["take white", "move", "back"],
                          draws=["die 6"]),
    "evades_rounds": Ending("round_limit", options={"round_limit": 2}, draws=["die 1"]),
    "elba": Ending("escaped", bot="greedy", draws=["die 1"]),
    "elba_inside": Ending("round_limit", options={"round_limit": 2}, never=["escape"]),
    "dark_castle": Ending("boss_beaten", bot="greedy", options={"chapters": 6},
                          draws=["enemy might", "die double_might"]),
    "dark_castle_death": Ending("death", draws=["enemy might", "die wisdom", "die cunning"]),
    "prison_break": Ending("escaped", bot="greedy", draws=KIND, hunted=["draw"]),
    "prison_break_caught": Ending("guilt", bot="greedy", draws=KIND, hunted=["raise_guilt", "stop"]),
    "prison_break_given_up": Ending("given_up", bot="greedy", answers=["give_up", "lose "]),
    "prison_break_guilt": Ending("guilt", answers=["raise_guilt"]),
    "prison_break_days": Ending("days", options={"relief": 0}, answers=["lower_guilt", "add_guard"],
                                never=["give_up", "lose", "throw"]),
}
"""By name, whose game it is."""


def game_of(name: str) -> str:
    """The game of one of these tables."""
    return next(key for key in ("evades", "elba", "dark_castle", "prison_break") if name.startswith(key))


def wished(words: Sequence[str], wishes: Sequence[str]) -> int | None:
    """Which of these is wished for most; None where none of them is."""
    return next((place for wish in wishes for place, one in enumerate(words) if one.startswith(wish)), None)


def draw(draft: Draft, ending: Ending, luck: Rng) -> None:
    """What falls as it is wished; what nobody cares about falls as it likes."""
    size = draft.game.chance_size(draft.state)
    words = [write_chance(draft.game, draft.state, outcome) for outcome in range(size)]
    found = wished([one.removeprefix("chance ") for one in words], ending.draws)
    draft.chance(luck.below(size) if found is None else found)


def answer(draft: Draft, ending: Ending, bot: Bot, luck: Rng) -> None:
    """The dearest wish, or what the bot makes of all that is left."""
    game = draft.game
    seat = waiting_seats(int(draft.state.waiting))[0]
    legal = list(game.legal(draft.state, seat))
    words = [game.shapes.actions.words(action) for action in legal]
    left = [action for action, one in zip(legal, words, strict=True) if not one.startswith(tuple(ending.never))]
    hunted = bool(ending.hunted) and game.describe(draft.state)["bellick"] is not None
    found = wished(words, ending.hunted if hunted else ending.answers)
    if found is not None:
        action = legal[found]
    else:
        perspective = Perspective(game, seat, game.view(draft.state, seat), left or legal)
        action = bot.choose(perspective, luck).action
    draft.act(seat, action, draft.state.asked[seat])


def played_out(game: Game, seats: int, ending: Ending) -> Draft:
    """The whole match; it ends as it is to end."""
    draft, luck, bot = Match(game, seats).draft(), derive(7, "ended", game.key), make(ending.bot, game)
    while draft.state.waiting:
        if draft.state.waiting == CHANCE_BIT:
            draw(draft, ending, luck)
        else:
            answer(draft, ending, bot, luck)
    found = (game.outcome(draft.state) or {})["reason"]
    assert found == ending.reason, f"{game.key} ended with {found}, not with {ending.reason}"
    return draft


async def write_ended(store: Store) -> dict[str, list[KnownTable]]:
    """One finished table for each way of ending, under its name with `ENDED` before it (with `SEEN` it is the same
    one, for those who only look), and some of which nobody minds how they ended. Short ones are for the coach:
    `LOOKED_AT`, with `_too`, `_known`, `_castle` or `_prison` behind it.
    """
    made = {ENDED + name: [await write_one(store, game_of(name), ending)] for name, ending in ENDS.items()}
    looked_at = {LOOKED_AT: "evades_rounds", f"{LOOKED_AT}_too": "evades_rounds",
                 f"{LOOKED_AT}_known": "evades_rounds", f"{LOOKED_AT}_castle": "dark_castle_death",
                 f"{LOOKED_AT}_prison": "prison_break_given_up"}
    for name, end in looked_at.items():
        made[name] = [await write_one(store, game_of(end), ENDS[end])]
    seen = {SEEN + name: list(made[ENDED + name]) for name in ENDS}
    return {**made, **seen, OVER: [await write_one(store, "evades", ENDS["evades"]) for _ in range(2)]}


async def write_one(store: Store, key: str, ending: Ending) -> KnownTable:
    """One of them, with keys of its own."""
    game = load_with(key, dict(ending.options))
    seats = seats_of(game)
    draft = played_out(game, seats, ending)
    document = document_of(game, seats)
    end_match(document, draft)
    table = KnownTable(game.key, new_table_id(), new_token(), [new_token() for _ in PEOPLE])
    rows = [TokenRow(hashed(token), seat) for seat, token in enumerate(table.tokens)]
    new = NewMatch(SEED, hashed(table.invite), int(time.time()))
    await store.write(Write(table.table, 0, words=draft.words, document=document.row(), tokens_added=rows, new=new))
    return table
