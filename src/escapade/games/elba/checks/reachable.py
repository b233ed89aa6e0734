"""What the rules never bring about, each with a complaint of its own."""

from escapade.core.errors import BadInput
from escapade.core.seat import NONE
from escapade.games.elba.kinds import SETTING_UP, Phase
from escapade.games.elba.state import ElbaState, Fight
from escapade.games.elba.tables import Tables


def check_reachable(s: ElbaState, tables: Tables) -> None:
    """Refuse players side by side, points too early, numbers of no Fight, and words that are no house weapons."""
    check_rest(s, tables)
    if s.points and (s.phase in (Phase.DRAW, Phase.CARD) or SETTING_UP >> s.phase & 1):
        raise BadInput("input.position_points", {"path": "points"})
    check_numbers(s)
    check_refused(s, tables)
    check_house(s, tables)


def check_rest(s: ElbaState, tables: Tables) -> None:
    """EL-19, EL-20: while no Fight goes on, two live players meet in the Safe Area only."""
    if s.frames:
        return
    for seat in range(1, s.seats):
        place = s.place[seat]
        if place not in (NONE, tables.board.safe) and place in s.place[:seat]:
            raise BadInput("input.position_crowded", {"path": f"guests.p{seat}.place",
                                                      "other": f"p{s.place.index(place)}"})


def check_numbers(s: ElbaState) -> None:
    """EL-21, EL-22: a bonus belongs to a Fight whose dice are not cast yet, the attacker's die to one half cast."""
    fights = [frame for frame in s.frames if isinstance(frame, Fight)]
    is_half_cast = len(fights) > 0 and fights[-1].phase == Phase.DEFENCE
    if (s.attack_die != 0) != is_half_cast:
        raise BadInput("input.position_die", {"path": "fight.attack_die"})
    if not fights and s.attack_bonus:
        raise BadInput("input.position_no_fight", {"path": "fight.attack_bonus"})
    if not fights and s.defence_bonus:
        raise BadInput("input.position_no_fight", {"path": "fight.defence_bonus"})


def check_refused(s: ElbaState, tables: Tables) -> None:
    """EL-23: a word was put, or turned down, only while a bonus is chosen."""
    is_choosing = any([frame.phase == Phase.BONUS for frame in s.frames])
    if s.proposed and not is_choosing:
        raise BadInput("input.position_no_fight", {"path": "proposed"})
    if s.refused != NONE and not is_choosing:
        raise BadInput("input.position_no_fight", {"path": "refused"})
    if not tables.house_weapons and (s.proposed or s.refused != NONE):
        raise BadInput("input.position_house_off", {"path": "proposed" if s.proposed else "refused"})


def check_house(s: ElbaState, tables: Tables) -> None:
    """EL-23: house weapons only where the option is on, each one once, and none that the game prints."""
    for place, number in enumerate(s.house):
        path = f"house_weapons[{place}]"
        if not tables.house_weapons:
            raise BadInput("input.position_house_off", {"path": path})
        if number in s.house[:place] or number in tables.vocabulary.armory.sets:
            word = tables.vocabulary.lexicon.names[number]
            raise BadInput("input.position_house_twice", {"path": path, "word": word})
