"""EL-19 to EL-31: Fights, and how one leads to the next.

Series lie at the bottom of the frames, the latest on top. On them stands at most one Fight, and once its dice are cast
the Defeat that it ended in.
"""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.frame import Frame, Poll
from escapade.core.seat import NONE, first_seat
from escapade.games.elba.kinds import Ev, Phase
from escapade.games.elba.rules import prizes
from escapade.games.elba.rules.guests import active_seat, is_player, opponents_of, stand
from escapade.games.elba.state import Defeat, ElbaState, Fight, Series, defeat_of, fight_of, series_of
from escapade.games.elba.tables import Tables


def arrive(s: ElbaState, tables: Tables, guest: i64, events: Events) -> None:
    """EL-19, EL-30: a guest fights those it finds; a live player chooses the order, for others the active player."""
    opponents = opponents_of(s, tables, guest)
    if opponents:
        chooser = guest if is_player(tables, guest) else active_seat(s)
        s.push(Series(Phase.ORDER, chooser, guest, opponents))
    go_on(s, tables, events)


def go_on(s: ElbaState, tables: Tables, events: Events) -> None:
    """EL-30, EL-31: the next Fight of the latest series; when none is left the turn goes on where it was."""
    if not s.frames:
        s.ask(active_seat(s))
        return
    series = series_of(s)
    left = series.opponents
    if left & (left - 1):
        s.ask(series.owner)
        return
    s.pop()
    begin_fight(s, tables, series.attacker, first_seat(left), events)


def choose_opponent(s: ElbaState, tables: Tables, opponent: i64, events: Events) -> None:
    """EL-30: whom to fight next."""
    series = series_of(s)
    series.opponents = series.opponents & ~(1 << opponent)
    begin_fight(s, tables, series.attacker, opponent, events)


def begin_fight(s: ElbaState, tables: Tables, attacker: i64, defender: i64, events: Events) -> None:
    """EL-21, EL-22: before the dice the attacker, then the defender choose a bonus, if they are live players."""
    events.emit(Ev.FIGHT_BEGAN, attacker, defender, s.place[attacker])
    s.push(Fight(Phase.BONUS, NONE, attacker, defender))
    s.attack_bonus = 0
    s.defence_bonus = 0
    s.attack_die = 0
    s.refused = NONE
    ask_bonus(s, attacker if is_player(tables, attacker) else defender)


def ask_bonus(s: ElbaState, seat: i64) -> None:
    """EL-22, EL-23: how many weapons to use."""
    s.top().owner = seat
    s.proposed = 0
    s.ask(seat)


def choose_bonus(s: ElbaState, tables: Tables, seat: i64, bonus: i64, events: Events) -> None:
    """EL-22: a bonus from 0 to the most the Bag can spell."""
    events.emit(Ev.CHOSE_BONUS, seat, bonus)
    fight = fight_of(s)
    s.proposed = 0
    if seat == fight.attacker:
        s.attack_bonus = bonus
        if is_player(tables, fight.defender):
            ask_bonus(s, fight.defender)
            return
    else:
        s.defence_bonus = bonus
    s.refused = NONE
    fight.phase = Phase.ATTACK
    fight.owner = NONE
    s.ask_chance()


def propose(s: ElbaState, seat: int, word: int, events: Events) -> None:
    """EL-23: one word is put to the others, who vote openly and clockwise."""
    events.emit(Ev.PROPOSED, seat, word)
    s.proposed = 1
    s.open_ballot(Phase.VOTE, seat, (1 << s.seats) - 1 & ~(1 << seat), [0, 1])
    s.top().subject = word


def vote(s: ElbaState, seat: int, choice: int, events: Events) -> None:
    """EL-23: more than half of the others make the word a weapon for the rest of the game."""
    events.emit(Ev.VOTED, seat, choice)
    ballot = s.top()
    if not s.cast_ballot(seat, choice):
        return
    s.pop()
    if votes_for(ballot) * 2 > s.seats - 1:
        s.house.append(ballot.subject)
        events.emit(Ev.ADOPTED, ballot.owner, ballot.subject)
    else:
        s.refused = ballot.subject
        events.emit(Ev.TURNED_DOWN, ballot.owner, ballot.subject)
    s.ask(ballot.owner)


def votes_for(ballot: Frame) -> int:
    """EL-23: how many voted yes."""
    assert isinstance(ballot, Poll)
    return ballot.tally()[1]


def attack(s: ElbaState, face: i64, events: Events) -> None:
    """EL-21: the attacker's die."""
    fight = fight_of(s)
    attacker = fight.attacker
    s.attack_die = face
    events.emit(Ev.ROLLED, attacker, face, s.attack_bonus, s.strength[attacker] + s.attack_bonus + face)
    fight.phase = Phase.DEFENCE


def defend(s: ElbaState, face: i64, faces: i64, events: Events) -> None:
    """EL-19, EL-21: the defender's die decides; the attacker wins ties."""
    fight = fight_of(s)
    winner, loser = fight.attacker, fight.defender
    attackers: i64 = s.strength[winner] + s.attack_bonus + s.attack_die
    defenders: i64 = s.strength[loser] + s.defence_bonus + face
    events.emit(Ev.ROLLED, loser, face, s.defence_bonus, defenders)
    if attackers < defenders:
        winner, loser = loser, winner
    s.attack_bonus = 0
    s.defence_bonus = 0
    s.attack_die = 0
    events.emit(Ev.WON_FIGHT, winner, loser)
    defeat = Defeat(Phase.THROW, NONE, winner, loser)
    defeat.serial = fight.serial
    s.frames[-1] = defeat
    lose(s, faces, events)


def lose(s: ElbaState, faces: i64, events: Events) -> None:
    """EL-14, EL-24, EL-29: the loser grows, the active player's points are gone, then the throw."""
    defeat = defeat_of(s)
    loser = defeat.loser
    if s.strength[loser] < faces:
        s.strength[loser] += 1
        events.emit(Ev.GREW, loser, s.strength[loser])
    if loser == active_seat(s) and s.points > 0:
        s.points = 0
        events.emit(Ev.LOST_POINTS, loser)
    defeat.phase = Phase.THROW
    s.ask_chance()


def throw(s: ElbaState, tables: Tables, place: i64, events: Events) -> None:
    """EL-24: the loser lands anywhere, perhaps where it was; it leaves every series. Then the card."""
    loser = defeat_of(s).loser
    events.emit(Ev.THROWN, loser, s.place[loser], place)
    stand(s, tables, loser, place)
    if len(s.frames) > 1:
        leave_series(s, loser)
    if not prizes.is_card_due(s, tables, events):
        settle(s, tables, events)


def leave_series(s: ElbaState, guest: int) -> None:
    """EL-30: whoever is thrown is fought no more in the series going on, and his own is over."""
    kept: list[Frame] = []
    for frame in s.frames:
        if isinstance(frame, Series):
            frame.opponents = 0 if frame.attacker == guest else frame.opponents & ~(1 << guest)
            if not frame.opponents:
                continue
        kept.append(frame)
    s.frames = kept


def settle(s: ElbaState, tables: Tables, events: Events) -> None:
    """EL-24: after the card, the Fights where the loser landed."""
    loser = defeat_of(s).loser
    s.pop()
    arrive(s, tables, loser, events)
