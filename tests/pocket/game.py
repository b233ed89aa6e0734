"""The pocket game, wired to the contract."""

from escapade.core.event import Events
from escapade.core.game import Game
from escapade.core.pile import Pile
from escapade.core.reading import Reader, write_name
from escapade.core.rng import Rng
from escapade.core.seat import NONE, UNKNOWN, all_seats
from escapade.core.state import State
from escapade.core.tables import Source, Traits
from tests.pocket import position, rules
from tests.pocket.kinds import COIN, MASK, OPTIONS, SHIELD, Ev, Kind, Phase, Why, make_shapes
from tests.pocket.state import Player, PocketState


class PocketGame(Game):
    def __init__(self, options: dict[str, int], cards: list[str], counts: list[int], source: Source) -> None:
        traits = Traits(cooperative=False, hidden_information=True, parallel_decisions=True,
                        longest_match=9 * options["rounds"] * 4)
        super().__init__("pocket", 1, range(2, 5), OPTIONS, options, make_shapes(cards), traits, source)
        self.cards = cards
        self.counts = counts

    # ---- play

    def start(self, seats: int) -> State:
        state = self.blank(seats)
        state.ask(0)
        return state

    def blank(self, seats: int) -> PocketState:
        players = [Player([0, 0, 0], 0, [[0, 0, 0] for _ in range(seats)]) for _ in range(seats)]
        return PocketState(seats, 0, 0, Phase.TURN, [0] * seats, 0, [], Pile(self.counts[:], [], []), [0, 0, 0],
                           players, 0, 0)

    def clone(self, state: State) -> State:
        assert isinstance(state, PocketState)
        return state.clone()

    def legal(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, PocketState)
        if not state.waiting >> seat & 1:
            return []
        number = self.shapes.actions.number
        phase = state.current_phase()
        if phase == Phase.VOTE:
            return [number(Kind.NAME, named) for named in range(state.seats)]
        if phase == Phase.BALLOT:
            return [number(Kind.SAY, 0), number(Kind.SAY, 1)]
        if phase in (Phase.DEFEND, Phase.INSIST):
            card = SHIELD if phase == Phase.DEFEND else MASK
            held = state.players[seat].hand[card] > 0
            return ([number(Kind.PLAY, card)] if held else []) + [number(Kind.PASS)]
        draw = [number(Kind.DRAW)] if state.deck.size() else []
        steals = [number(Kind.STEAL, victim) for victim in range(state.seats)
                  if victim != seat and sum(state.players[victim].hand)]
        ballot = [number(Kind.CALL_BALLOT)] if self.option_values["ballots"] else []
        return draw + steals + [number(Kind.CALL_VOTE)] + ballot + [number(Kind.STOP)]

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        assert isinstance(state, PocketState)
        kind, value = self.shapes.actions.kind[action], self.shapes.actions.first[action]
        rounds = self.option_values["rounds"]
        if kind == Kind.DRAW:
            state.phase = Phase.DRAWING
            state.ask_chance()
        elif kind == Kind.STEAL:
            rules.start_theft(state, seat, value, events)
        elif kind in (Kind.PLAY, Kind.PASS):
            rules.answer_window(state, seat, kind, rounds, events)
        elif kind == Kind.CALL_VOTE:
            rules.call_vote(state, seat, events)
        elif kind == Kind.CALL_BALLOT:
            events.emit(Ev.CALLED, seat)
            state.open_ballot(Phase.BALLOT, seat, all_seats(state.seats), [0, 1])
        elif kind == Kind.NAME:
            if state.cast_vote(seat, value):
                rules.close_vote(state, events)
                rules.next_turn(state, rounds, events)
        elif kind == Kind.SAY:
            events.emit(Ev.SAID, seat, value)
            if state.cast_ballot(seat, value):
                rules.end(state, events) if rules.is_agreed(state) else rules.next_turn(state, rounds, events)
        else:
            rules.next_turn(state, rounds, events)

    def chance(self, state: State, outcome: int, events: Events) -> None:
        assert isinstance(state, PocketState)
        card = self.chance_value(state, outcome)
        if state.frames:
            rules.move_card(state, card, events)
        else:
            seat = rules.active(state)
            state.deck.take(card)
            state.players[seat].hand[card] += 1
            events.emit(Ev.DREW, seat, card, mask=1 << seat)
        rules.next_turn(state, self.option_values["rounds"], events)

    def chance_kind(self, state: State) -> int:
        return 0

    def chance_pile(self, state: State) -> Pile:
        assert isinstance(state, PocketState)
        return Pile(state.players[state.top().subject].hand, [], []) if state.frames else state.deck

    def chance_size(self, state: State) -> int:
        return self.chance_pile(state).hidden

    def chance_value(self, state: State, outcome: int) -> int:
        return self.chance_pile(state).kind_at(outcome)

    def pass_action(self, state: State, seat: int) -> int:
        in_window = state.current_phase() in (Phase.DEFEND, Phase.INSIST)
        return self.shapes.actions.number(Kind.PASS) if in_window else NONE

    def outcome(self, state: State) -> dict[str, object] | None:
        """PK-7: the richer side wins; a tie is shared, or nobody's."""
        assert isinstance(state, PocketState)
        if not state.ended:
            return None
        coins = [0, 0]
        for player in state.players:
            coins[player.side] += player.hand[COIN]
        shared = [] if self.option_values["tie"] else list(range(state.seats))
        winners = [seat for seat, player in enumerate(state.players) if coins[player.side] > coins[1 - player.side]]
        return {"reason": "rounds", "rule": "PK-7", "winners": shared if coins[0] == coins[1] else winners,
                "scores": [player.hand[COIN] for player in state.players],
                "sides": ["traitor" if player.side else "loyal" for player in state.players]}

    def question_values(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, PocketState)
        return [rules.active(state), state.turns // state.seats + 1] if state.current_phase() == Phase.TURN else []

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        assert isinstance(state, PocketState)
        phase = state.current_phase()
        if kind == Kind.PLAY and phase in (Phase.DEFEND, Phase.INSIST) and values[0] != NONE:
            return self.why(Why.NOT_HELD, values)
        if phase == Phase.TURN and kind == Kind.STEAL and values[0] == seat:
            return self.why(Why.YOURSELF, [])
        if phase == Phase.TURN and kind == Kind.STEAL and NONE < values[0] < state.seats:
            return self.why(Why.EMPTY_HAND, values)
        if phase == Phase.TURN and kind == Kind.DRAW:
            return self.why(Why.NO_CARDS_LEFT, [])
        if phase == Phase.TURN and kind == Kind.CALL_BALLOT:
            return self.why(Why.NO_BALLOTS, [])
        return self.why(Why.NOT_ASKED, [])

    # ---- who knows what (PK-8)

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        assert isinstance(state, PocketState)
        everything = viewer == NONE or state.ended
        return {
            "turns": state.turns, "ended": bool(state.ended), "discard": state.discard[:],
            "deck": state.deck.unknown[:] if everything else None, "deck_size": state.deck.size(),
            "players": [{
                "hand": player.hand[:] if everything or seat == viewer else None, "size": sum(player.hand),
                "side": write_name(player.side, ["loyal", "traitor"]),
                "knows": [cards[:] for cards in player.knows] if everything or seat == viewer else None,
            } for seat, player in enumerate(state.players)],
        }

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        assert isinstance(state, PocketState)
        position.read_body(reader, state, viewer)

    def check_position(self, state: State) -> None:
        assert isinstance(state, PocketState)
        position.check(state, self.counts, self.option_values)

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        """Deal what the viewer cannot see over the hands and the deck, known cards where they are known to be."""
        assert isinstance(state, PocketState)
        if state.deck.unknown[0] != UNKNOWN:
            return
        knows = state.players[viewer].knows if viewer < state.seats else [[0, 0, 0]] * state.seats
        unseen = [seat for seat, player in enumerate(state.players) if player.hand[0] == UNKNOWN]
        pool = [self.counts[card] - state.discard[card] for card in range(3)]
        if viewer < state.seats:
            pool = [pool[card] - state.players[viewer].hand[card] for card in range(3)]
        for seat in unseen:
            pool = [pool[card] - knows[seat][card] for card in range(3)]
        rest = Pile(pool, [], [])
        for seat in unseen:
            player = state.players[seat]
            size, player.hand = player.hand[1], knows[seat][:]
            for _ in range(size - sum(player.hand)):
                player.hand[rest.take_any(rng)] += 1
        state.deck = rest
