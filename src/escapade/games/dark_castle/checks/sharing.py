"""What a written sharing must keep to, and who leads (DC-6, DC-26)."""

from escapade.core.seat import NONE
from escapade.games.dark_castle.checks.refuse import refuse
from escapade.games.dark_castle.frames import RequestFrame
from escapade.games.dark_castle.kinds import ACT_KINDS, MOST_ACTS, Kind, Phase
from escapade.games.dark_castle.rules import party, uses
from escapade.games.dark_castle.rules.sharing import can_arrange
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def check_sharing(s: CastleState) -> None:
    """DC-26: acts and refusals belong to a sharing, which goes on as long as there is something to arrange."""
    is_sharing = s.phase in (Phase.SHARE, Phase.CONSENT)
    if (s.acts > 0 and not is_sharing) or (s.phase == Phase.SHARE and s.acts >= MOST_ACTS):
        refuse("acts")
    if s.phase == Phase.CONSENT and s.acts == 0:
        refuse("acts")
    if (s.middle and s.phase != Phase.ITEM and not is_sharing) or (s.phase == Phase.SHARE and not can_arrange(s)):
        refuse("middle")
    check_refused(s, is_sharing=is_sharing)


def check_refused(s: CastleState, *, is_sharing: bool) -> None:
    """DC-26: a refusal is an act of this sharing, by somebody who bears the thing and is not the leader."""
    refusals = 0
    for place, hero in enumerate(s.heroes):
        for kind in range(int(hero.refused).bit_length()):
            if hero.refused >> kind & 1:
                refusals += 1
                if kind not in hero.items or party.owner(s, place) == party.leader(s):
                    refuse(f"refused[{place}]")
    if refusals > s.acts or (refusals and not is_sharing):
        refuse("refused")


def check_leader(s: CastleState, tables: Tables) -> None:
    """DC-6: another leads than the one who turned the last card only where that one has no say."""
    voices = party.voices(s, tables)
    has_say = s.you == NONE or party.owner(s, s.you) < voices
    if has_say != (s.leader == NONE) or s.leader >= voices:
        refuse("leader")


def check_request(s: CastleState, tables: Tables, request: RequestFrame) -> None:
    """DC-26: the leader asks another player for something that he bears and has not refused."""
    path = f"frames[{len(s.frames) - 1}]"
    if NONE in request.memory():
        refuse(path)
    bearer, target = party.place_of(s, request.bearer), party.place_of(s, request.target)
    if NONE in (bearer, target) or s.asker != bearer or request.owner != party.leader(s):
        refuse(path)
    is_borne = request.subject in s.heroes[bearer].items and not s.heroes[bearer].refused >> request.subject & 1
    if not is_borne or party.owner(s, bearer) == party.leader(s):
        refuse(path)
    if (target == bearer) != (ACT_KINDS[request.act] != Kind.HAND):
        refuse(path)
    if ACT_KINDS[request.act] == Kind.USE and not uses.targets(s, tables, bearer, request.subject):
        refuse(path)
