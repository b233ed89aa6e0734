"""Refuses written positions that play cannot reach or go on from: people, plan, things, devices, cards, turn."""

from typing import Final

from escapade.core.seat import NONE
from escapade.games.prison_break import legal
from escapade.games.prison_break.checks.frames import check_frames
from escapade.games.prison_break.checks.require import require
from escapade.games.prison_break.checks.setup import check_setup, fits_announcement
from escapade.games.prison_break.frames import GuardFrame, OfferFrame
from escapade.games.prison_break.kinds import (
    BLANK,
    BY_BELLICK,
    BY_CARD,
    BY_NOBODY,
    CAMERAS,
    FIGURES,
    FIRST_OUTSIDER,
    LINCOLN,
    MICHAEL,
    MOST_OBJECTS,
    OBJECTS,
    OUTSIDERS,
    PLAN,
    RECRUITING,
    TOKENS,
    UNSEEN,
    Phase,
    Reason,
    Verb,
)
from escapade.games.prison_break.rules import moves, objects, plan, team
from escapade.games.prison_break.rules.families import is_leader, is_main, is_setup
from escapade.games.prison_break.state import OnToken, PrisonState, count_bits
from escapade.games.prison_break.tables import Tables

MOST_POINTS: Final = 40


def check(s: PrisonState, t: Tables) -> None:
    """PB-31 and after: set-up is made again and compared; play is checked part by part."""
    require(is_main(s.phase) and not any(is_main(frame.phase) for frame in s.frames), "phase")
    require(s.first < s.seats and s.bellick < s.seats, "first")
    for seat, player in enumerate(s.players):
        require(0 <= player.shows == count_bits(player.shown), f"players[{seat}].shows")
    if is_setup(s.phase):
        check_setup(s, t)
        return
    check_people(s, t)
    check_plan(s, t)
    check_things(s, t)
    check_devices(s, t)
    if s.phase == Phase.OVER:
        require(not s.frames and s.waiting == 0 and s.reason != Reason.NONE, "reason")
        return
    require(s.reason == Reason.NONE and s.guilt < t.most_guilt, "reason")
    require(t.relief == 0 or s.relieved <= t.relief, "relieved")
    check_turn(s, t)
    check_frames(s, t)
    check_cards(s, t)
    check_asked(s, t)


def check_people(s: PrisonState, t: Tables) -> None:
    """PB-1, PB-14, PB-19, PB-20: who plays whom, and where they stand."""
    leaders = [player.leader for player in s.players]
    require(MICHAEL in leaders and NONE not in leaders and len(set(leaders)) == s.seats and s.first != NONE, "players")
    require(s.bellick == NONE or (s.stage == PLAN and leaders[s.bellick] != MICHAEL), "bellick")
    require(len(set(s.joined)) == len(s.joined), "joined")
    for figure in range(FIGURES):
        me = s.figures[figure]
        path = f"figures.{figure}"
        if is_leader(figure):
            seat = leaders.index(figure) if figure in leaders else NONE
            require(me.seat == (NONE if seat == s.bellick else seat) and (me.square == NONE) == (me.seat == NONE), path)
            require(me.active_from == 0, path)
        else:
            require((me.seat != NONE) == (figure in s.joined), path)
            require(me.seat < s.seats and (me.seat == NONE or me.seat != s.bellick), path)
            check_outsider(s, t, figure)
        require(count_bits(me.objects) <= MOST_OBJECTS, path)
        require(me.seat != NONE or figure == LINCOLN or not (me.objects or me.tools or me.chances or me.lost), path)
        require(all(t.deck.is_chance(card) for card in me.chances), path)
    check_crowd(s, t)


def check_outsider(s: PrisonState, t: Tables, figure: int) -> None:
    """PB-14, PB-18, PB-20: where an outsider or Lincoln can be."""
    me = s.figures[figure]
    path = f"figures.{figure}"
    require(0 <= me.active_from <= s.day + 1, path)
    if figure == LINCOLN:
        require(me.square != NONE and (me.seat == NONE or s.stage == PLAN), path)
        require(s.stage == PLAN or not (me.objects or me.tools or me.chances), path)
        require(me.seat != NONE or me.lost == 0, path)
        require(me.seat != NONE or me.square in (t.board.starts[LINCOLN], t.board.isolation), path)
        return
    if me.seat == NONE:
        require(me.active_from == 0, path)
        require(me.square == (NONE if s.stage == PLAN else t.board.starts[figure]), path)
    else:
        require(me.square != NONE and s.plan.announced >> (figure - FIRST_OUTSIDER) & 1 != 0, path)


def check_crowd(s: PrisonState, t: Tables) -> None:
    """PB-4, PB-37: no square too full but the one the figure on turn is passing; guards where they may be."""
    for square in range(t.board.squares):
        most = t.board.capacity[square]
        if s.phase == Phase.MOVE and s.turn.actor != NONE and s.figures[s.turn.actor].square == square:
            most += 1
        require(s.crowd[square] <= most, "figures")
        if s.guards.at[square] != NONE:
            require(t.guards_indoors or not t.board.strategic[square], "guards")
            require(t.board.tower_of[square] == NONE, "guards")


def check_plan(s: PrisonState, t: Tables) -> None:
    """PB-6, PB-18, PB-23: two cards, a fitting announcement, nothing done before its time, and not won already."""
    mine = s.plan
    require(NONE not in (mine.card, mine.other) and mine.card != mine.other and mine.wish != NONE, "card")
    require(fits_announcement(s, t), "announced")
    require(s.players[team.michael_seat(s)].shows == 0, "players")
    if s.stage == RECRUITING:
        untouched = mine.route == 0 and mine.broken == 0 and mine.ruled_out == 0
        require(untouched and s.things.tools == t.board.tools, "route")
    else:
        require(t.pairs[mine.card] & ~plan.recruited(s) == 0, "card")
    require(count_bits(mine.route) <= t.route_tokens and not mine.ruled_out >> mine.card & 1, "ruled_out")
    require(s.phase == Phase.OVER or not plan.is_complete(s, t, s.plan.card), "route")


def check_things(s: PrisonState, t: Tables) -> None:
    """PB-5, PB-13, PB-16: every object, tool, guard and token in one place."""
    for thing in range(OBJECTS):
        places = int(s.things.gone >> thing & 1) + int(s.things.lying[thing] != NONE) + s.things.tokens.count(thing)
        for me in s.figures:
            places += int(me.objects >> thing & 1)
        require(places <= 1, "gone")
        guards = s.guards.at.count(thing) + s.guards.pile[thing]
        for frame in s.frames:
            if isinstance(frame, GuardFrame) and frame.bribe == thing:
                guards += 1
        require(guards <= t.bribes[thing], "guard_pile")
    for token in range(TOKENS):
        require(s.things.seen[token] >> s.seats == 0, "tokens")
        require((s.things.tokens[token] in (NONE, UNSEEN)) == (s.things.seen[token] == 0), "tokens")
    left = objects.unseen_left(s, t)
    require(all(count >= 0 for count in left) and left[BLANK] <= t.blanks, "tokens")
    require(sum(left) == s.things.tokens.count(UNSEEN), "tokens")
    require(objects.blanks_thrown(s, unthrown(left, s, t)) >= 0, "tokens")
    for tool in range(2):
        check_tool(s, t, tool)


def unthrown(left: list[int], s: PrisonState, t: Tables) -> list[int]:
    """What could be under tokens if no blank had been thrown away."""
    whole = left[:]
    whole[BLANK] = t.blanks - s.things.tokens.count(BLANK)
    return whole


def check_tool(s: PrisonState, t: Tables, tool: int) -> None:
    """PB-16, PB-22: where it lay, in one pair of hands, or used on one device."""
    require(s.things.tools[tool] in (NONE, t.board.tools[tool]), "tools")
    carried = sum([int(me.tools >> tool & 1) for me in s.figures])
    devices = s.plan.broken & 63 if tool == 0 else s.plan.broken >> CAMERAS
    places = carried + int(s.things.tools[tool] != NONE) + int(count_bits(devices))
    require(places == 1, "tools")


def check_devices(s: PrisonState, t: Tables) -> None:
    """PB-36: who set an ON token, and for how long."""
    require(s.cards.active == NONE or t.deck.lasting[s.cards.active] == 1, "active")
    check_on_token(s, t, s.camera, Verb.CAMERA)
    check_on_token(s, t, s.tower, Verb.TOWER)
    require(s.turn.barred == 0 or s.bellick != NONE, "barred")


def check_on_token(s: PrisonState, t: Tables, token: OnToken, verb: int) -> None:
    """PB-36: one ON token: where it is, who set it, for how many of Bellick's turns."""
    path = "camera" if verb == Verb.CAMERA else "tower"
    active = int(s.cards.active)
    require((token.at == NONE) == (token.by == BY_NOBODY), path)
    most = t.watch_days if t.watch_days else t.last_day
    require(1 <= token.turns <= most if token.by == BY_BELLICK else token.turns == 0, path)
    require(token.by != BY_BELLICK or s.bellick != NONE, path)
    require(token.by != BY_CARD or (active != NONE and t.deck.number_of(active, verb) == token.at), path)
    if token.at != NONE:
        device = token.at if verb == Verb.CAMERA else CAMERAS + token.at
        require(not s.plan.broken >> device & 1, path)


def check_cards(s: PrisonState, t: Tables) -> None:
    """PB-7: all 55 cards are somewhere."""
    for card, count in enumerate(t.deck.counts):
        found = s.cards.deck.unknown[card] + s.cards.discard[card] + int(s.cards.active == card)
        for me in s.figures:
            found += me.chances.count(card)
        for frame in s.frames:
            found += int(isinstance(frame, OfferFrame) and frame.card == card)
        require(found == count, "deck")


def check_turn(s: PrisonState, t: Tables) -> None:
    """PB-9, PB-32: whose turn it is and how far it has come."""
    crew = team.members(s)
    require(s.acted & ~acting_mask(s) == 0, "acted")
    require(0 <= s.turn.points <= MOST_POINTS and 0 <= s.turn.extra <= 9, "turn")
    require(not s.turn.met or (s.stage == PLAN and s.phase in (Phase.MOVE, Phase.ACT)), "met")
    require(all(square != NONE and s.guards.at[square] != NONE for square in s.turn.met), "met")
    require(s.turn.met == sorted(set(s.turn.met)), "met")
    require((s.turn.post_from != NONE) == (s.phase == Phase.POST), "turn.guard")
    if s.turn.post_from != NONE:
        require(s.guards.at[s.turn.post_from] != NONE, "turn.guard")
    if s.turn.actor == NONE:
        require(bool(s.frames) and s.phase == Phase.HARMFUL, "turn.actor")
        return
    require(s.acted >> s.turn.actor & 1 != 0, "acted")
    if s.phase in (Phase.BELLICK, Phase.POST):
        require(team.is_bellick(s), "turn.actor")
    elif s.phase == Phase.HARMFUL:
        require(is_leader(s.turn.actor) and s.turn.actor in crew, "turn.actor")
    else:
        require(not team.is_bellick(s) and (s.turn.actor in crew or bool(s.frames)), "turn.actor")
    check_steps(s, t)


def acting_mask(s: PrisonState) -> int:
    """PB-33: everybody who can have had a turn today."""
    mask = 1 << LINCOLN
    for player in s.players:
        mask |= 1 << player.leader
    for outsider in range(OUTSIDERS):
        if s.figures[FIRST_OUTSIDER + outsider].seat != NONE:
            mask |= 1 << (FIRST_OUTSIDER + outsider)
    return mask


def check_steps(s: PrisonState, t: Tables) -> None:
    """PB-11, PB-32: points and steps fit the phase."""
    if s.phase in (Phase.HARMFUL, Phase.BELLICK, Phase.POST):
        require(s.turn.steps == NONE and s.turn.spot == NONE, "turn.steps")
    elif s.phase == Phase.ESCAPE:
        require(s.turn.spot == NONE and (s.turn.steps == 0 or (s.turn.steps == NONE and bool(s.frames))), "turn.steps")
    elif s.phase == Phase.MOVE:
        require(0 <= s.turn.steps <= MOST_POINTS, "turn.steps")
        require(bool(s.frames) or s.turn.spot in (NONE, s.figures[s.turn.actor].square), "turn.spot")
    elif not s.frames:
        require(s.turn.steps >= 0 and not moves.is_finished(s) and moves.has_action(s, t), "turn.spot")
    else:
        require(s.turn.steps >= 0, "turn.steps")


def check_asked(s: PrisonState, t: Tables) -> None:
    """Somebody can go on: the one asked has an answer."""
    if not s.frames:
        require(s.waiting == 1 << team.seat_on_turn(s), "waiting")
    for seat in range(s.seats):
        require(not s.waiting >> seat & 1 or len(legal.lend_legal(s, t, seat)) > 0, "waiting")
