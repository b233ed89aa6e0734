"""What the expert for Prison Break claims: first what a reason names, then what must be true of it."""

from escapade.bots.prison_break.bellick import Sergeant
from escapade.bots.prison_break.judgement import merit, walk_of
from escapade.bots.prison_break.wanted import missing_objects, wanted_objects, who_wants
from escapade.core.seat import NONE
from escapade.games.prison_break.frames import LookFrame, SwapFrame
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import BLANK, CAMERAS, FIRST_OUTSIDER, LINCOLN, PLAN, TOOLS, Phase
from escapade.games.prison_break.rules import guards, plan, reach, squares, team
from escapade.games.prison_break.rules.families import is_camera
from escapade.games.prison_break.state import Figure, PrisonState, count_bits
from escapade.games.prison_break.tables import Tables
from tests.bots.reasons.claims import Claim, Moment

CALM = 24
FEW = 6


def prison(moment: Moment) -> tuple[PrisonState, Tables]:
    """The position and what it is read with."""
    assert isinstance(moment.state, PrisonState)
    assert isinstance(moment.game, PrisonBreakGame)
    return moment.state, moment.game.tables


def key(moment: Moment, what: str) -> int:
    """The number of what a reason names: a figure, an object, a square, a place, a device or a tool."""
    assert isinstance(moment.game, PrisonBreakGame)
    names = moment.game.names
    lists = {"figure": names.figures, "object": names.objects, "square": names.squares, "place": names.places,
             "device": names.devices, "tool": TOOLS}
    return lists[what].index(moment.choice.params[what])


def number(moment: Moment) -> int:
    """The figure a reason names."""
    return int(moment.choice.params["number"])


def actor(moment: Moment) -> Figure:
    """Whose turn it is."""
    s, _ = prison(moment)
    return s.figures[s.turn.actor]


def here(moment: Moment) -> int:
    """Where the actor stands."""
    return int(actor(moment).square)


def place_here(moment: Moment) -> int:
    """The place of that square."""
    _, tables = prison(moment)
    return tables.board.place[here(moment)]


def wants(moment: Moment, thing: int) -> bool:
    """PB-14: an announced outsider asks for a thing."""
    s, tables = prison(moment)
    return bool(wanted_objects(s, tables) >> thing & 1)


def guilt_is(moment: Moment) -> bool:
    """PB-24: the guilt it names is the guilt there is."""
    return number(moment) == prison(moment)[0].guilt


def has_legal(moment: Moment, kind: str) -> bool:
    """Whether an answer of a kind was possible."""
    return any(moment.kind_of(action) == kind for action in moment.legal)


def guard_count(moment: Moment) -> int:
    """PB-4: guards on the board."""
    return len([bribe for bribe in prison(moment)[0].guards.at if bribe != NONE])


def shortest(moment: Moment) -> bool:
    """PB-6: the plan whose places lie closest together."""
    _, tables = prison(moment)
    lengths = [walk_of(tables, moment.game.shapes.actions.first[action]) for action in moment.legal]
    return number(moment) == walk_of(tables, moment.first) == min(lengths)


def least_deserving(moment: Moment) -> bool:
    """PB-45: not oneself, and of the others on the list nobody did less."""
    s, _ = prison(moment)
    mine = s.players[moment.seat].leader
    others = [moment.game.shapes.actions.first[action] for action in moment.legal]
    merits = [merit(s, leader) for leader in others if leader != mine]
    return moment.first != mine and key(moment, "figure") == moment.first and merit(s, moment.first) == min(merits)


def spare_thing(moment: Moment) -> bool:
    """PB-10, PB-13: what goes is the thing it names, and nobody asks for it."""
    return key(moment, "object") == moment.first and not wants(moment, moment.first)


def falls_for(moment: Moment) -> bool:
    """PB-15: a guard on the board takes this thing as a bribe."""
    return key(moment, "object") in prison(moment)[0].guards.at


def is_barring(moment: Moment) -> bool:
    """PB-27: the camera or tower it names is on."""
    s, _ = prison(moment)
    device = key(moment, "device")
    return s.camera.at == device if is_camera(device) else s.tower.at == device - CAMERAS


def token_there(moment: Moment) -> bool:
    """PB-13: a token lies there that this seat knows nothing of, and the thing it names is still missing."""
    s, tables = prison(moment)
    token = tables.board.token_of[key(moment, "square")]
    is_missing = bool(missing_objects(s, tables) >> key(moment, "object") & 1)
    is_new = token != NONE and s.things.tokens[token] != NONE and not s.things.seen[token] >> moment.seat & 1
    return is_new and is_missing


def lies_there(moment: Moment) -> bool:
    """PB-13: the thing lies there, face up, and is asked for."""
    s, _ = prison(moment)
    return s.things.lying[key(moment, "object")] == key(moment, "square") and wants(moment, key(moment, "object"))


def was_seen(moment: Moment) -> bool:
    """PB-13: this seat looked there, and what it saw is asked for."""
    s, tables = prison(moment)
    token = tables.board.token_of[key(moment, "square")]
    return bool(s.things.seen[token] >> moment.seat & 1) and wants(moment, s.things.tokens[token])


def waits_for_it(moment: Moment) -> bool:
    """PB-14: the outsider is there and asks for what the actor carries."""
    s, _ = prison(moment)
    figure, thing = key(moment, "figure"), key(moment, "object")
    is_there = s.figures[figure].square == key(moment, "square") and s.figures[figure].seat == NONE
    return bool(is_there and wants(moment, thing) and actor(moment).objects >> thing & 1)


def unmarked(moment: Moment) -> bool:
    """PB-21: the route passes the place, and there is no token yet."""
    s, tables = prison(moment)
    return bool((tables.routes[s.plan.card] & ~s.plan.route) >> key(moment, "place") & 1)


def tool_there(moment: Moment) -> bool:
    """PB-16: the tool lies there, and it is the one for the device of the plan."""
    s, tables = prison(moment)
    tool = key(moment, "tool")
    is_there = s.things.tools[tool] == key(moment, "square")
    return is_there and (s.stage != PLAN or squares.tool_for(tables.devices[s.plan.card]) == tool or
                         moment.kind == "take_tool")


def device_of_plan(moment: Moment) -> bool:
    """PB-22: the plan's own device, still in order, and the actor has the tool for it."""
    s, tables = prison(moment)
    device = key(moment, "device")
    has_tool = actor(moment).tools >> squares.tool_for(device) & 1
    return bool(device == tables.devices[s.plan.card] and not s.plan.broken >> device & 1 and has_tool)


def asked_for(moment: Moment) -> bool:
    """PB-14: somebody who is announced asks for it."""
    s, tables = prison(moment)
    thing = key(moment, "object")
    return wants(moment, thing) and key(moment, "figure") == FIRST_OUTSIDER + who_wants(s, tables, thing)


def is_barred(moment: Moment) -> bool:
    """PB-7, PB-27: a light is on, a zone is closed by a riot, or the gates are shut."""
    s, tables = prison(moment)
    is_closed = reach.riot_zone(s, tables) != NONE or reach.gates_are_shut(s, tables)
    return s.camera.at != NONE or s.tower.at != NONE or is_closed


def found_blank(moment: Moment) -> bool:
    """PB-13: the token that was turned is blank."""
    s, _ = prison(moment)
    frame = s.top()
    return isinstance(frame, LookFrame) and s.things.tokens[frame.token] == BLANK


def is_overloaded(moment: Moment) -> bool:
    """PB-13: no hand is free, and what was found is not asked for, or all in hand is."""
    s, _ = prison(moment)
    frame = s.top()
    assert isinstance(frame, LookFrame | SwapFrame)
    return not has_legal(moment, "take")


def bribe_fits(moment: Moment) -> bool:
    """PB-15: the guard on this square takes what the figure holds."""
    s, _ = prison(moment)
    thing = key(moment, "object")
    subject = s.top().subject if s.frames else int(s.turn.actor)
    figure = s.figures[subject]
    return bool(s.guards.at[figure.square] == thing and figure.objects >> thing & 1)


def nearest_guard(moment: Moment) -> bool:
    """PB-7: a guard stands there, and nobody of the team is nearer than the one it names."""
    s, tables = prison(moment)
    steps = {figure: tables.board.distance[moment.first][int(s.figures[figure].square)] for figure in team.members(s)}
    return s.guards.at[moment.first] != NONE and steps[key(moment, "figure")] == min(steps.values())


def least_in_the_way(moment: Moment) -> bool:
    """PB-10: a new guard of the team's own, not beside a tool where he can stand elsewhere."""
    s, _ = prison(moment)
    offered = [moment.game.shapes.actions.first[action] for action in moment.legal]
    return moment.seat != s.bellick and (moment.first not in s.things.tools or all(one in s.things.tools
                                                                                 for one in offered))


def sergeant(moment: Moment) -> Sergeant:
    """A mind of its own for the questions."""
    return Sergeant(prison(moment)[1])


def lincoln_inside(moment: Moment) -> bool:
    """PB-20: Lincoln is still to be fetched, there where the camera looks."""
    s, tables = prison(moment)
    square = tables.board.cameras[moment.first]
    return s.figures[LINCOLN].seat == NONE and s.figures[LINCOLN].square == square


def how_needed(moment: Moment) -> bool:
    """PB-30: so many plans of a hundred, by what Bellick knows, need what it lights."""
    s, _ = prison(moment)
    return number(moment) == round(100 * sergeant(moment).need(s, moment.first)) > 0


def one_stands_out(moment: Moment) -> bool:
    """PB-30: the plan it names fits what he knows, and none fits better."""
    s, tables = prison(moment)
    assert isinstance(moment.game, PrisonBreakGame)
    card = moment.game.names.escapes.index(moment.choice.params["escape"])
    chances = sergeant(moment).chances(s)
    fits = plan.fitting_cards(s, tables, int(s.bellick)) >> card & 1
    return bool(fits) and chances[card] == max(chances) and chances.count(max(chances)) == 1


def none_stands_out(moment: Moment) -> bool:
    """PB-30: at least two plans fit best."""
    chances = sergeant(moment).chances(prison(moment)[0])
    return chances.count(max(chances)) > 1


def disturbs(moment: Moment) -> bool:
    """PB-28, PB-29: somebody of the team is driven out or shut in; or nothing else is worth a light."""
    s, _ = prison(moment)
    return sergeant(moment).disturbed(s, moment.first) > 0


def catches(moment: Moment) -> bool:
    """PB-26: the guard reaches the square on which that member stands, who has no bribe for him."""
    s, tables = prison(moment)
    figure = s.figures[key(moment, "figure")]
    start = int(s.turn.post_from) if moment.kind == "post" else moment.first
    reached = [moment.first] if moment.kind == "post" else guards.guard_targets(s, tables, start)
    return int(figure.square) in reached and not figure.objects >> s.guards.at[start] & 1


def waits_there(moment: Moment) -> bool:
    """PB-25: the guard can get there, and stands on the square it names."""
    s, tables = prison(moment)
    start = int(s.turn.post_from) if moment.kind == "post" else moment.first
    return key(moment, "square") in [*guards.guard_targets(s, tables, start), start]


def loads(moment: Moment) -> dict[int, int]:
    """PB-35: what each who can be named carries."""
    s, _ = prison(moment)
    figures = [moment.game.shapes.actions.first[action] for action in moment.legal]
    return {figure: count_bits(s.figures[figure].objects) + 2 * count_bits(s.figures[figure].tools)
            + len(s.figures[figure].chances) for figure in figures}


def is_idle(moment: Moment) -> bool:
    """PB-26: whoever is caught has nothing urgent: by the errands that are left for him."""
    s, _ = prison(moment)
    return key(moment, "figure") == s.top().subject


def is_last_day(moment: Moment) -> bool:
    """PB-24: no day follows."""
    s, tables = prison(moment)
    return bool(s.day == tables.last_day and s.guilt < 30)


def knows_blank(moment: Moment) -> bool:
    """PB-11: nobody to recruit, nothing to break or take is here."""
    return not any(has_legal(moment, kind) for kind in ("recruit", "take_tool"))


def never(moment: Moment) -> bool:
    """Where nothing more than the kind of answer can be told from outside."""
    return bool(moment.legal)


def heavy(moment: Moment) -> int:
    """From how much guilt on a point more is worth a turn: four players draw more cards, and so have less to spare."""
    return 21 if moment.state.seats == 3 else 18


CLAIMS: dict[str, Claim] = {
    "only_choice": Claim((), lambda moment: len(moment.legal) == 1),
    "any_leader": Claim(("choose",), lambda moment: prison(moment)[0].phase == Phase.CHOOSE),
    "shortest_route": Claim(("keep_plan",), shortest),
    "two_will_do": Claim(("announce",), lambda moment: "two" in moment.game.shapes.actions.words(moment.action)),
    "team_complete": Claim(("declare",), lambda moment: len(prison(moment)[0].joined) >= 2),
    "hopeless": Claim(("give_up",), lambda moment: has_legal(moment, "give_up")),
    "did_least": Claim(("vote",), least_deserving),
    "useless_object": Claim(("lose", "swap"), lambda moment: spare_thing(moment) and not falls_for(moment)),
    "spare_bribe": Claim(("lose", "swap"), lambda moment: spare_thing(moment) and falls_for(moment)),
    "few_guards": Claim(("add_guard",), lambda moment: number(moment) == guard_count(moment) < FEW),
    "cheap_guilt": Claim(("raise_guilt",), lambda moment: guilt_is(moment) and number(moment) < CALM),
    "worth_a_card": Claim(("draw",), lambda moment: guilt_is(moment) and number(moment) < 28),
    "may_lift": Claim(("draw",), is_barring),
    "guard_instead": Claim(("add_guard",), lambda moment: guilt_is(moment) and guard_count(moment) >= FEW),
    "nothing_better": Claim(("draw", "raise_guilt", "go", "lose", "lose_turn"), never),
    "looks_under": Claim(("step", "lower_guilt", "search"), token_there),
    "picks_up": Claim(("step", "lower_guilt"), lies_there),
    "recruits": Claim(("step", "recruit", "lower_guilt"), waits_for_it),
    "fetches_lincoln": Claim(("step", "lower_guilt"), lambda moment: prison(moment)[0].figures[LINCOLN].seat == NONE
                             and prison(moment)[0].figures[LINCOLN].square == key(moment, "square")),
    "marks_route": Claim(("step", "lower_guilt"), unmarked),
    "fetches_tool": Claim(("step", "take_tool", "lower_guilt"), tool_there),
    "breaks_device": Claim(("step", "disable", "lower_guilt"), device_of_plan),
    "lays_route": Claim(("lay",), lambda moment: unmarked(moment) and key(moment, "place") == place_here(moment)),
    "lays_decoy": Claim(("lay",), lambda moment: not (prison(moment)[1].routes[prison(moment)[0].plan.card]
                                                      & ~prison(moment)[0].plan.route) >> place_here(moment) & 1),
    "waits_outside": Claim(("step", "lower_guilt"), is_barred),
    "waits": Claim(("lower_guilt",), lambda moment: prison(moment)[0].guilt > 0),
    "calms_down": Claim(("lower_guilt",), lambda moment: guilt_is(moment) and number(moment) >= 25),
    "last_day": Claim(("stop",), is_last_day),
    "slips_out": Claim(("slip",), lambda moment: prison(moment)[0].tower.at != NONE),
    "makes_room": Claim(("step",), lambda moment: squares.outsider_at(prison(moment)[0], here(moment)) != NONE),
    "nothing_here": Claim(("stop", "done"), knows_blank),
    "has_to_move": Claim(("step",), lambda moment: not has_legal(moment, "stop") and not has_legal(moment, "done")),
    "goes_back": Claim(("step", "lower_guilt"), was_seen),
    "is_asked_for": Claim(("pick", "take", "retrieve"), asked_for),
    "may_bribe": Claim(("search", "pick", "take", "step", "retrieve"), never),
    "blank": Claim(("throw",), found_blank),
    "hands_full": Claim(("leave",), is_overloaded),
    "gives_bribe": Claim(("bribe",), bribe_fits),
    "turn_for_guilt": Claim(("lose_turn",), lambda moment: guilt_is(moment) and number(moment) >= heavy(moment)),
    "turn_to_spare": Claim(("lose_turn",), is_idle),
    "card_now": Claim(("play", "use"), never),
    "card_later": Claim(("keep",), lambda moment: len(moment.legal) > 1),
    "nearest_guard": Claim(("dismiss",), nearest_guard),
    "nearest_errand": Claim(("go",), lambda moment: key(moment, "place") >= 0),
    "out_of_the_way": Claim(("post",), least_in_the_way),
    "peeks": Claim(("peek",), lambda moment: key(moment, "square") == moment.first
                   and prison(moment)[1].board.token_of[moment.first] != NONE),
    "guards_lincoln": Claim(("watch",), lincoln_inside),
    "blocks": Claim(("watch",), lambda moment: how_needed(moment) and one_stands_out(moment)),
    "blocks_some": Claim(("watch",), lambda moment: how_needed(moment) and none_stands_out(moment)),
    "drives_out": Claim(("watch",), disturbs),
    "catches": Claim(("guard", "post"), catches),
    "lies_in_wait": Claim(("guard", "post"), waits_there),
    "lets_fate": Claim(("draw",), lambda moment: moment.seat == prison(moment)[0].bellick),
    "near_the_team": Claim(("post",), lambda moment: moment.seat == prison(moment)[0].bellick
                           and key(moment, "figure") in team.members(prison(moment)[0])),
    "names_loaded": Claim(("name",), lambda moment: loads(moment)[moment.first] == max(loads(moment).values()) > 0),
    "names_felt": Claim(("name",), lambda moment: key(moment, "figure") == moment.first),
    "names_anybody": Claim(("name",), lambda moment: max(loads(moment).values()) == 0),
}
