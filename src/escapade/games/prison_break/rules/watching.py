"""Cameras and towers: turned on and off, and who is driven out."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.prison_break.frames import DriveFrame, GoFrame
from escapade.games.prison_break.kinds import BY_BELLICK, BY_CARD, CAMERAS, ZONES, Ev, Phase
from escapade.games.prison_break.rules import landing, reach, team
from escapade.games.prison_break.rules.families import is_camera
from escapade.games.prison_break.state import OFF, OnToken, PrisonState
from escapade.games.prison_break.tables import Tables


def is_watched(s: PrisonState, t: Tables, square: i64) -> bool:
    """PB-27: in the building of the camera that is on, or in the lit zone."""
    zone = t.board.zone[square]
    if zone != NONE:
        return zone == s.tower.at
    return t.board.camera_of[square] != NONE and t.board.camera_of[square] == s.camera.at


def is_on(s: PrisonState, device: i64) -> bool:
    """PB-27: whether a camera or a tower is on."""
    return s.camera.at == device if is_camera(device) else s.tower.at == device - CAMERAS


def device_of(s: PrisonState, t: Tables, figure: i64) -> int:
    """The device that covers the place where a figure stands, or NONE."""
    square = s.figures[figure].square
    zone = t.board.zone[square]
    return CAMERAS + zone if zone != NONE else t.board.camera_of[square]


def turn_on(s: PrisonState, t: Tables, device: int, by: int, events: Events) -> None:
    """PB-27, PB-28, PB-36: the ON token goes there; whoever of the team is inside is driven out."""
    if s.plan.broken >> device & 1:
        return
    turn_off(s, device, events)
    turns = 1 if by == BY_BELLICK else 0
    if is_camera(device):
        s.camera = OnToken(device, by, turns)
    else:
        s.tower = OnToken(device - CAMERAS, by, turns)
    events.emit(Ev.TURNED_ON, device)
    drive(s, t, device)


def turn_off(s: PrisonState, device: int, events: Events) -> None:
    """PB-36: the ON token of this device's kind is free again."""
    if is_camera(device):
        if s.camera.at != NONE:
            events.emit(Ev.TURNED_OFF, int(s.camera.at))
        s.camera = OFF
    else:
        if s.tower.at != NONE:
            events.emit(Ev.TURNED_OFF, CAMERAS + int(s.tower.at))
        s.tower = OFF


def card_lets_go(s: PrisonState, events: Events) -> None:
    """PB-36: a token set by a card comes off when the next card is drawn."""
    if s.camera.by == BY_CARD:
        turn_off(s, 0, events)
    if s.tower.by == BY_CARD:
        turn_off(s, CAMERAS, events)


def tokens_age(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-36: at the start of his turn, what Bellick has watched long enough comes off for this turn."""
    s.turn.barred = 0
    if s.camera.by == BY_BELLICK:
        if is_worn_out(t, s.camera):
            s.turn.barred |= 1 << s.camera.at
            turn_off(s, 0, events)
        else:
            s.camera = one_turn_older(s.camera)
    if s.tower.by == BY_BELLICK:
        if is_worn_out(t, s.tower):
            s.turn.barred |= 1 << (CAMERAS + s.tower.at)
            turn_off(s, CAMERAS, events)
        else:
            s.tower = one_turn_older(s.tower)


def is_worn_out(t: Tables, token: OnToken) -> bool:
    """PB-36: watched for as many turns as are allowed; 0 sets no limit."""
    return t.watch_days > 0 and token.turns >= t.watch_days


def one_turn_older(token: OnToken) -> OnToken:
    """PB-36: Bellick leaves it where it is for another turn."""
    return OnToken(token.at, token.by, token.turns + 1)


def drive(s: PrisonState, t: Tables, device: int) -> None:
    """PB-28: all members inside, one after the other."""
    inside = 0
    for figure in team.members(s):
        if is_watched(s, t, s.figures[figure].square) and device_of(s, t, figure) == device:
            inside |= 1 << figure
    if inside:
        s.push(DriveFrame(Phase.DRIVE, NONE, inside, device))


def top_drive(s: PrisonState) -> DriveFrame:
    """PB-28: those who are being driven out."""
    frame = s.top()
    assert isinstance(frame, DriveFrame)
    return frame


def drive_next(s: PrisonState, t: Tables) -> bool:
    """PB-28: roll for the next one inside; true when a die is due, false when nobody is left."""
    frame = top_drive(s)
    frame.subject = NONE
    for figure in team.members(s):
        if not frame.inside >> figure & 1:
            continue
        if device_of(s, t, figure) == frame.device and faces(s, t, frame.device):
            frame.subject = figure
            s.ask_chance()
            return True
        frame.inside &= ~(1 << figure)
    s.pop()
    return False


def faces(s: PrisonState, t: Tables, device: int) -> list[int]:
    """PB-28: the faces that are not re-rolled: 0 to 5 for die 1 to 6. All are equally likely."""
    if is_camera(device):
        return [camera for camera in range(CAMERAS)
                if camera != s.camera.at and reach.has_room(s, t, t.board.cameras[camera])]
    return [face for face in range(ZONES + 1) if go_squares(s, t, face)]


def go_squares(s: PrisonState, t: Tables, face: int) -> list[int]:
    """PB-28: where one who rolled this may stand: by a door or gate of that zone, or in a white room."""
    if face == ZONES:
        return [square for square in t.board.rooms if reach.has_room(s, t, square)]
    if face in (s.tower.at, reach.riot_zone(s, t)):
        return []
    return [square for square in t.board.entries[face] if reach.has_room(s, t, square)]


def roll_out(s: PrisonState, t: Tables, face: int, events: Events) -> None:
    """PB-28: the die: a camera's building, or a zone in which he chooses his square."""
    frame = top_drive(s)
    figure = frame.subject
    frame.inside &= ~(1 << figure)
    if is_camera(frame.device):
        driven(s, t, figure, t.board.cameras[face], events)
    else:
        s.push(GoFrame(Phase.GO, int(s.figures[figure].seat), figure, face))


def driven(s: PrisonState, t: Tables, figure: int, square: int, events: Events) -> None:
    """PB-28: he is elsewhere now, with what that brings."""
    events.emit(Ev.DRIVEN, figure, int(s.figures[figure].square), square)
    landing.place_figure(s, figure, square)
    landing.land(s, t, figure, events)
