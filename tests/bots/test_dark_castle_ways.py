"""DC-20: every way of every chapter is wanted by somebody; a choice nobody ever makes is a dull card."""

import pytest

from escapade.bots import roster
from escapade.core.perspective import look
from escapade.core.rng import from_words
from tests.games.dark_castle.cards import CHAPTERS
from tests.games.dark_castle.plays import before_card

PARTIES = [["smith", "tailor"], ["cook", "tanner"], ["miller", "abbot", "cook"], ["tailor", "smith", "tanner", "abbot"]]
HEALTH = [(1.0, 1.0), (1.0, 0.3), (0.6, 0.2), (0.3, 0.3)]
"""What is left of the hit points of YOU, and of the others."""
HANDS: list[list[str]] = [[], ["mouldy_crust"], ["cudgel", "censer"]]
CHOOSING = [card for card in CHAPTERS if "ways" in card]


def taken(card: str, party: list[str], health: tuple[float, float], hand: list[str]) -> str:
    """The way a greedy party takes in one situation."""
    most = {2: 18, 3: 14, 4: 12}[len(party)]
    left = [round(most * share) for share in (health[0], *[health[1]] * (len(party) - 1))]
    play = before_card(*party, hp=left, items={party[0]: hand})
    play.play(f"chance chapter {card}")
    game = play.game
    choice = roster.make("greedy", game).choose(look(game, play.state, 0), from_words(1, 2, 3))
    return str(game.names.ways[game.shapes.actions.first[choice.action]])  # type: ignore[attr-defined]


@pytest.mark.parametrize("card", CHOOSING, ids=lambda card: card["key"])
def test_every_way_is_wanted(card: dict[str, list[dict[str, str]]]) -> None:
    """DC-8: among two, three and four players, hale and hurt, with and without items, each way is somebody's best."""
    missing = {way["key"] for way in card["ways"]}
    situations = ((party, health, hand) for party in PARTIES for health in HEALTH for hand in HANDS)
    while missing:
        situation = next(situations, None)
        assert situation is not None, f"nobody takes {missing}"
        missing.discard(taken(str(card["key"]), *situation))
