"""The figures beside the choices of the Dark Castle, against every throw applied to the rules themselves."""

import pytest

from escapade.bots.dark_castle.counter import CastleCounter
from escapade.bots.dark_castle.items import ItemSense
from escapade.bots.dark_castle.throws import Round
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import Phase, Reason, Stage
from escapade.games.dark_castle.state import CastleState
from escapade.testing import Scenario
from tests.bots.by_force import applied, average, chosen
from tests.games.dark_castle.plays import before_card

AFTERWARDS = (Phase.REGROW, Phase.OMEN, Phase.ITEM, Phase.CARD)
"""Draws that come when the round or the card is over."""
PAIR = ("smith", "tailor")


def castle(state: State) -> CastleState:
    assert isinstance(state, CastleState)
    return state


def counted(play: Scenario, words: str) -> dict[str, float]:
    """What is shown beside a choice."""
    seat, action = chosen(play, words)
    return {one.key: one.value for one in CastleCounter(play.game).of(play.state, seat, action)}


def nobody_uses_anything(game: Game, state: State, seat: int) -> int | None:
    """Pass, keep the better face, strike in any order; lose the last item where one must; the count ends elsewhere."""
    s, legal = castle(state), game.legal(state, seat)
    if s.phase in (Phase.USE, Phase.LOSS, Phase.BEFORE):
        return legal[-1]
    if s.phase == Phase.KEEP:
        assert isinstance(game, CastleGame)
        return ItemSense(game.tables).keep(s, legal)
    if s.phase == Phase.STRIKE:
        return legal[0]
    if s.phase == Phase.REST and s.bout.round == 1:
        return legal[-1]
    return legal[-1] if s.phase == Phase.DROP and s.stage != Stage.DROPS else None


def by_force(play: Scenario, words: str) -> dict[str, float]:
    """HP of all, deaths and victories until the round, or the card, is over."""
    before, (seat, action) = castle(play.state), chosen(play, words)
    after = applied(play.game, before, seat, action)
    health, turn = sum(hero.hp for hero in before.heroes), max(1, int(before.bout.round))

    def is_over(state: State) -> bool:
        s = castle(state)
        return s.phase in AFTERWARDS or s.bout.round > turn

    def mean(measure: str) -> float:
        measures = {"hp": lambda s: float(sum(hero.hp for hero in s.heroes) - health),
                    "death": lambda s: float(s.reason == Reason.DEATH),
                    "wins": lambda s: float(s.bout.round == 0 and s.reason != Reason.DEATH)}
        return average(play.game, after, nobody_uses_anything, lambda state: measures[measure](castle(state)), is_over)

    return {measure: mean(measure) for measure in ("hp", "death", "wins")}


def fight(card: str, way: str, dice: str, *, hp: tuple[int, int] = (3, 9), items: dict[str, list[str]] | None = None,
          heroes: tuple[str, ...] = PAIR) -> Scenario:
    """A fight before its first round, the enemy's rolled dice as given."""
    play = before_card(*heroes, hp=list(hp), items=items).play(f"chance chapter {card} / p0 go {card}_{way}")
    play.play(" / ".join(f"chance enemy {die}" for die in dice.split()))
    while play.legal(play.waiting()[0])[-1] == "pass":
        play.play(f"{play.waiting()[0]} pass")
    return play


@pytest.mark.parametrize("play", [
    fight("gargoyle", "stand", "cunning cunning"),
    fight("gargoyle", "stand", "might wisdom", hp=(2, 2)),
    fight("gargoyle", "stand", "cunning cunning", items={"smith": ["cudgel"]}),
    fight("gargoyle", "stand", "wisdom cunning", items={"smith": ["cudgel", "second_wind"], "tailor": ["censer"]}),
    fight("gargoyle", "stand", "cunning cunning", items={"smith": ["cudgel", "bulls_blood"]}),
    fight("gargoyle", "stand", "wisdom wisdom", items={"smith": ["cudgel", "owl_tincture"]}),
    fight("gargoyle", "stand", "might cunning",
          items={"smith": ["mail_shirt"], "tailor": ["bone_rosary", "saints_finger"]}),
    fight("gargoyle", "stand", "might wisdom", items={"tailor": ["halberd"]}),
    fight("carver", "knife", "might wisdom", hp=(2, 2)),
    fight("torch_patrol", "ambush", "might wisdom", hp=(4, 9)),
    fight("scullery_rats", "stamp", "cunning wisdom", items={"tailor": ["bone_rosary", "boning_knife"]}),
    fight("empty_armour", "topple", "cunning wisdom", items={"tailor": ["bone_rosary", "boning_knife"]}),
    fight("hall_of_mirrors", "smash", "might might"),
], ids=["plain", "somebody may die", "a weapon", "weapons and another roll", "a symbol nobody wants",
        "a symbol at hand", "armour and relics", "a second die", "the weakest", "hemmed in", "a swarm", "no block",
        "more dice"])
def test_a_round_is_counted_as_it_is_fought(play: Scenario) -> None:
    """DC-14 to DC-19: whoever rests, the victory, the HP and the death of this round are the rules' own average."""
    for words in play.legal(play.waiting()[0]):
        shown, right = counted(play, words), by_force(play, words)
        assert shown["wins"] == pytest.approx(right["wins"]), words
        assert shown["round_hp"] == pytest.approx(right["hp"]), words
        assert shown.get("round_death", 0.0) == pytest.approx(right["death"]), words


@pytest.mark.parametrize(("card", "dice"), [("duellist", "might cunning"), ("tax_collector", "wisdom might")])
def test_a_duel_is_counted_for_each(card: str, dice: str) -> None:
    """DC-19, DC-31: who fights this round, against dice that a double does not take twice, and with an immunity."""
    play = before_card(*PAIR, hp=[3, 9]).play(f"chance chapter {card} / p0 go {play_way(card)}")
    play.play(" / ".join(f"chance enemy {die}" for die in dice.split()))
    if play.waiting() == ["chance"]:
        play.play("chance fate might")
    for words in ("nominate smith", "nominate tailor"):
        shown, right = counted(play, words), by_force(play, words)
        assert shown["wins"] == pytest.approx(right["wins"])
        assert shown["round_hp"] == pytest.approx(right["hp"])


def play_way(card: str) -> str:
    """The way into the duel of a card."""
    return {"duellist": "duellist_accept", "tax_collector": "tax_collector_dispute"}[card]


@pytest.mark.parametrize(("card", "items"), [
    ("rotten_bridge", {}), ("portcullis", {"tailor": ["saints_finger"]}), ("crawlspace", {"smith": ["bone_rosary"]}),
    ("duellist", {}), ("alarm_bell", {}), ("chained_ogre", {}), ("oubliette", {}), ("torch_patrol", {}),
    ("gargoyle", {}),
])
@pytest.mark.parametrize("hp", [(18, 18), (3, 4)])
def test_ways_are_counted_to_their_end(card: str, items: dict[str, list[str]], hp: tuple[int, int]) -> None:
    """DC-8, DC-28: tests, prices, losses; of a way into a fight, its first round; nothing before a decision."""
    play = before_card(*PAIR, hp=list(hp), items=items).play(f"chance chapter {card}")
    told = 0
    for words in play.legal("p0"):
        shown, right = counted(play, words), by_force(play, words)
        told += len(shown)
        for key, name in (("hp", "hp"), ("round_hp", "hp"), ("death", "death"), ("round_death", "death")):
            if key in shown:
                assert shown[key] == pytest.approx(right[name]), (words, key)
        if "hp" in shown and "death" not in shown:
            assert right["death"] == 0.0
    assert told > 0


def test_whoever_is_sent_is_counted_by_his_own_die() -> None:
    """DC-28, DC-31: one success of Cunning in two rolls at 3 HP each: five faces of six miss it for the smith, three
    for the tailor.
    """
    play = before_card(*PAIR).play("chance chapter well_shaft / p0 go well_shaft_climb")
    assert counted(play, "nominate smith")["pass"] == pytest.approx(1 - 25 / 36)
    assert counted(play, "nominate tailor")["pass"] == pytest.approx(1 - 9 / 36)
    assert counted(play, "nominate tailor")["hp"] == pytest.approx(-3 * (3 / 6 + 9 / 36))
    for words in ("nominate smith", "nominate tailor"):
        assert counted(play, words)["hp"] == pytest.approx(by_force(play, words)["hp"])


def test_a_gamble_and_a_second_roll() -> None:
    """DC-8, DC-12: one side of three is bad; a smith's second roll finds a Wisdom or a Cunning on three faces."""
    play = before_card(*PAIR).play("chance chapter guardroom_dice")
    assert counted(play, "dare") == {"finds": pytest.approx(2 / 3), "hp": pytest.approx(-4 / 3)}
    assert counted(play, "dare")["hp"] == pytest.approx(by_force(play, "dare")["hp"])
    assert counted(play, "stop") == {}
    play = fight("gargoyle", "stand", "wisdom cunning", items={"smith": ["second_wind"]})
    play.play("p0 rest nobody / chance die might / chance die might")
    assert counted(play, "use second_wind smith") == {"hits": pytest.approx(3 / 6), "blocks": pytest.approx(2 / 6)}
    assert counted(play, "pass") == {}
    play = before_card(*PAIR, items={"smith": ["second_wind"]})
    play.play("chance chapter torch_patrol / p0 go torch_patrol_password / chance die might")
    assert counted(play, "use second_wind smith") == {"pass": pytest.approx(1 / 6)}, "one Cunning on a smith's die"


def test_nothing_is_said_where_order_or_a_second_attack_decides() -> None:
    """DC-19, DC-21: the twins' grudge, the widow's dice and a flail wait for decisions."""
    assert counted(fight("jealous_twins", "quarrel", "might wisdom"), "rest nobody") == {}
    assert counted(fight("grey_widow", "face", "might wisdom"), "rest nobody") == {}
    flail = fight("gargoyle", "stand", "might wisdom", items={"smith": ["flail"]})
    assert counted(flail, "rest nobody") == {}
    assert counted(flail, "rest smith")["wins"] == 0.0


def test_a_count_that_forgets_armour_is_caught() -> None:
    """Planted: a round that does not look at what the fighters bear is not the rules' own average."""
    play = fight("gargoyle", "stand", "might cunning", items={"smith": ["mail_shirt"]})
    right = by_force(play, "rest nobody")["hp"]
    assert counted(play, "rest nobody")["round_hp"] == pytest.approx(right)
    bare = fight("gargoyle", "stand", "might cunning")
    assert counted(bare, "rest nobody")["round_hp"] != pytest.approx(right)
    assert isinstance(play.game, CastleGame)
    fought = Round(castle(bare.state), play.game.tables, play.game.tables.steps[castle(play.state).step], [1, 1, 0])
    assert fought.fight([0, 1], -1).hp != pytest.approx(right)
