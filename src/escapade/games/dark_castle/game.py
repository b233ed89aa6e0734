"""Escape the Dark Castle, wired to the contract."""

from typing import Final, final

from escapade.core.event import Events
from escapade.core.game import Game
from escapade.core.option import Option
from escapade.core.reading import Reader
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.core.tables import Shapes, Source, Traits
from escapade.games.dark_castle import apply, legal, rules, specials
from escapade.games.dark_castle.check import check
from escapade.games.dark_castle.kinds import NOBODY, TRAITS, WINDOWS, Chance, Phase, Reason, Stage
from escapade.games.dark_castle.position import read_body
from escapade.games.dark_castle.rolls import lowest
from escapade.games.dark_castle.shapes import Names
from escapade.games.dark_castle.state import CastleState, empty_state
from escapade.games.dark_castle.tables import Tables
from escapade.games.dark_castle.view import write_body
from escapade.games.dark_castle.why import why_not

KEY: Final = "dark_castle"
VERSION: Final = 1
MOST_SEATS: Final = 4
LONGEST_MATCH: Final = 150_000
"""DC-14 bounds a fight: after the twelfth round every round costs HP that nothing but food gives back. A fight has at
most 12 + 72 + 20 rounds, a round at most 60 plies, a castle at most 17 fights; the rest is small beside that."""


@final
class CastleGame(Game):
    """The rules of Escape the Dark Castle as loaded."""

    def __init__(self, option_table: list[Option], option_values: dict[str, int], shapes: Shapes, tables: Tables,
                 names: Names, source: Source) -> None:
        votes = tables.majority
        traits = Traits(cooperative=True, hidden_information=votes, parallel_decisions=votes,
                        longest_match=LONGEST_MATCH)
        super().__init__(KEY, VERSION, range(1, MOST_SEATS + 1), option_table, option_values, shapes, traits, source)
        self.tables = tables
        self.names = names

    def start(self, seats: int) -> State:
        """DC-4: the first seat chooses its character."""
        state = self.blank(seats)
        state.ask(0)
        return state

    def blank(self, seats: int) -> CastleState:
        """DC-3: nothing turned, nothing drawn."""
        return empty_state(seats, self.tables.chapters, [item.count for item in self.tables.items])

    def clone(self, state: State) -> State:
        """A position that shares nothing that ever changes."""
        assert isinstance(state, CastleState)
        return state.clone()

    def legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do."""
        assert isinstance(state, CastleState)
        return legal.legal(state, self.tables, seat)

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        """Carry out a seat's decision."""
        assert isinstance(state, CastleState)
        apply.act(state, self.tables, seat, action, events)

    def chance(self, state: State, outcome: int, events: Events) -> None:
        """Carry out a draw."""
        assert isinstance(state, CastleState)
        apply.draw(state, self.tables, self.chance_value(state, outcome), events)

    def chance_size(self, state: State) -> int:
        """DC-2, DC-3: a chapter die has each trait on a third of its faces, a character's die six faces."""
        assert isinstance(state, CastleState)
        kind = self.chance_kind(state)
        if kind == Chance.DIE:
            return 6
        if kind >= Chance.ENEMY:
            return TRAITS
        if kind == Chance.ITEM:
            return state.pile.hidden
        return len(state.left) if kind == Chance.CHAPTER else self.tables.bosses

    def chance_kind(self, state: State) -> int:
        """What is drawn in a phase."""
        assert isinstance(state, CastleState)
        phase = state.phase
        if phase in (Phase.ROLL, Phase.REROLL):
            return Chance.DIE
        if phase in (Phase.ENEMY, Phase.REGROW, Phase.RETURN):
            return Chance.ENEMY
        if phase == Phase.ITEM:
            return Chance.ITEM
        if phase == Phase.CARD:
            return Chance.CHAPTER if state.turned <= self.tables.castle + 1 else Chance.BOSS
        return Chance.FATE

    def chance_value(self, state: State, outcome: int) -> int:
        """The card, item, face or trait that an outcome stands for."""
        assert isinstance(state, CastleState)
        kind = self.chance_kind(state)
        if kind == Chance.DIE:
            roller = state.bout.striker if state.phase == Phase.REROLL else lowest(state.bout.todo)
            return self.tables.faces[state.heroes[roller].kind][outcome]
        if kind == Chance.ITEM:
            return state.pile.kind_at(outcome)
        if kind == Chance.CHAPTER:
            return state.left[outcome]
        return self.tables.chapters + outcome if kind == Chance.BOSS else outcome

    def question_phase(self, state: State, seat: int) -> int:
        """The main phase: frames only say which window, fight or vote it belongs to."""
        return int(state.phase)

    def question_values(self, state: State, seat: int) -> list[int]:
        """What the question of the moment needs to be told."""
        assert isinstance(state, CastleState)
        phase = state.phase
        if phase in (Phase.TURN, Phase.CARD):
            return [self.tables.castle + 2 - int(state.turned)]
        if phase == Phase.CHOOSE:
            which = len(state.heroes) + 1 if state.seats == 1 else 0
            return [int(rules.owner(state, len(state.heroes))), which]
        if phase == Phase.REST:
            step = rules.current(state, self.tables)
            damage = specials.swarms(state, step, step.damage + state.bout.bonus)
            return [int(state.bout.round), int(damage)]
        if phase in WINDOWS or phase in (Phase.KEEP, Phase.DARE):
            return self.personal_values(state)
        return self.other_values(state)

    def personal_values(self, s: CastleState) -> list[int]:
        """Who is asked, and about what."""
        if s.phase == Phase.KEEP:
            return [int(s.heroes[s.bout.striker].kind), int(s.bout.before), s.bout.rolls[s.bout.striker]]
        if s.phase == Phase.DARE:
            step = rules.current(s, self.tables)
            return [int(s.heroes[s.you].kind), int(s.found), int(step.trait), int(step.price),
                    int(step.amount)]
        speakers = rules.speakers(s, self.tables)
        is_one = speakers & (speakers - 1) == 0
        hero = int(s.heroes[s.asker].kind) if is_one else NOBODY
        if s.phase == Phase.USE:
            return [hero, s.bout.rolls[s.asker] if is_one else NONE]
        if s.phase == Phase.LOSS:
            return [hero, *self.losing_values(s)]
        return [hero, int(s.card) if s.phase == Phase.BEFORE else int(s.sharing)]

    def losing_values(self, s: CastleState) -> list[int]:
        """What the one who is asked is about to lose; who loses, unless several do; the most that one loses."""
        losing = rules.losing(s)
        victim = NOBODY if losing & (losing - 1) else int(s.heroes[lowest(losing)].kind)
        return [s.bout.losses[s.asker], victim, max(s.bout.losses)]

    def other_values(self, s: CastleState) -> list[int]:
        """Draws, and decisions that need little."""
        phase = s.phase
        if phase in (Phase.STRIKE, Phase.OVER):
            return []
        if phase == Phase.ITEM:
            return [int(s.found)]
        if phase == Phase.GIVE:
            return [s.middle[0]]
        if phase == Phase.DROP:
            is_overfull = s.stage == Stage.DROPS
            return [int(s.heroes[s.asker].kind), int(is_overfull)]
        if phase == Phase.FATE:
            return [int(s.heroes[s.you].kind)]
        if phase == Phase.ROLL:
            return [int(s.heroes[lowest(s.bout.todo)].kind)]
        if phase in (Phase.EXTRA, Phase.REROLL):
            return [int(s.heroes[s.bout.striker].kind)]
        return [int(s.card)]

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        """“Why can't I?”"""
        assert isinstance(state, CastleState)
        code, fields = why_not(state, self.tables, kind, values)
        return self.why(code, fields)

    def pass_action(self, state: State, seat: int) -> int:
        """DC-26, DC-27: nothing is used."""
        return self.tables.passing if state.phase in WINDOWS else NONE

    def outcome(self, state: State) -> dict[str, object] | None:
        """DC-7, DC-30: all win or all lose."""
        assert isinstance(state, CastleState)
        if state.phase != Phase.OVER:
            return None
        won = state.reason == Reason.BOSS_BEATEN
        end = self.shapes.outcomes[int(state.reason)]
        return {"reason": end.name, "rule": end.rules[0], "winners": list(range(state.seats)) if won else [],
                "scores": None,
                "sides": ["prisoners"] * state.seats}

    def rounds(self, state: State) -> int:
        """How long a match was: cards turned."""
        assert isinstance(state, CastleState)
        return int(state.turned)

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        """DC-24."""
        assert isinstance(state, CastleState)
        return write_body(state, self.tables, self.names)

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        """DC-24."""
        assert isinstance(state, CastleState)
        read_body(reader, state, self.tables, self.names)

    def check_position(self, state: State) -> None:
        """Refuse what play cannot reach."""
        assert isinstance(state, CastleState)
        check(state, self.tables)
