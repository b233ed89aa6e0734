"""Moments of a match of Prison Break that random play never reaches: something to do at the end of a walk, the vote,
and the end of a hunt.
"""

from collections.abc import Iterator

from escapade.core.game import Game
from escapade.play.match import Draft
from escapade.play.seeds import derive

WALK, VOTE, HUNTED = "prison_break_walk", "prison_break_vote", "prison_break_hunted"
COPIES = {WALK: 3, VOTE: 6, HUNTED: 3}
BELLICK, MICHAEL = 0, 1
"""In this match Ada plays Abruzzi, who is voted out; Ben plays Michael."""
OUT = "abruzzi"


class Overrule:
    """Bots who know how to play recruit the team; then all vote Ada out, and after that nobody thinks any more: a team
    that acts at random is soon caught, and the tables are soon written.
    """

    def __init__(self, game: Game) -> None:
        self.game, self.luck = game, derive(11, "hunted")

    def __call__(self, draft: Draft, seat: int) -> int | None:
        """What is done instead of what the bot would do; None where it decides."""
        legal = self.game.legal(draft.state, seat)
        view = self.game.view(draft.state, seat)
        if view["question"]["key"] == "vote":  # type: ignore[index]
            shapes = self.game.shapes.actions
            return next(action for action in legal if shapes.words(action) == f"vote {OUT}")
        return legal[self.luck.below(len(legal))] if view["bellick"] is not None else None


def moments(game: Game, drafts: Iterator[Draft]) -> dict[str, list[str]]:
    """The entries up to each of them: the first walk of a person that leads to something, the vote as it is opened, and
    the last question that leaves a person a choice.
    """
    found: dict[str, list[str]] = {}
    for draft in drafts:
        asked = game.view(draft.state, MICHAEL)
        if asked["deeds"]:
            found.setdefault(WALK, draft.words[:])
        if asked["question"]["key"] == "vote":  # type: ignore[index]
            found.setdefault(VOTE, draft.words[:])
        if asked["bellick"] is not None and any(len(game.legal(draft.state, seat)) > 1 for seat in (BELLICK, MICHAEL)):
            found[HUNTED] = draft.words[:]
    return found
