"""A position inside a round or a try as a key: equal keys, the same future until that is over."""

from escapade.games.dark_castle.state import CastleState

Moment = tuple[int, ...]


def moment_of(s: CastleState) -> Moment:
    """Everything that items, dice and blows can change before a round ends: whose turn it is, everybody's HP and items,
    and the bout. Cards and piles lie still meanwhile, and proposals are made all at once.
    """
    bout = s.bout
    found = [int(s.phase), int(s.waiting), int(s.stage), int(s.back), int(s.asker), int(s.step), int(s.nominee),
             int(s.you), len(s.frames),
             int(bout.enemy), int(bout.faces), int(bout.extras), int(bout.losses), int(bout.round), int(bout.coming),
             int(bout.resting), int(bout.active), int(bout.todo), int(bout.pending), int(bout.fresh),
             int(bout.blocked), int(bout.weapons), int(bout.seconds), int(bout.striker), int(bout.hits),
             int(bout.hitters), int(bout.before), int(bout.immune), int(bout.bonus), int(bout.tries),
             int(bout.successes)]
    for hero in s.heroes:
        found.append(int(hero.hp))
        items = int(hero.kind) + 1
        for kind in hero.items:
            items = items * 256 + kind + 1
        found.append(items)
    return tuple(found)
