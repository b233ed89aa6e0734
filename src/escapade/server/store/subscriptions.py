"""The browsers that want to be told something while their page is closed; beside the log, and gone with its match."""

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from escapade.server.store.schema import matches, push_keys, subscriptions, tokens

MOST_OF_A_TOKEN = 5
DAY = 24 * 3600
THE_KEY = 1


@dataclass(frozen=True)
class Told:
    """What a browser was told last: the question and the line of chat by their numbers, and when."""

    turn: int = 0
    chat: int = 0
    time: int = 0


@dataclass(frozen=True)
class Subscription:
    """A browser, by the token of a seat; and how to reach it."""

    match: str
    key: str
    """The token, hashed."""
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    language: str
    told: Told = Told()


async def subscribe(connection: AsyncConnection, new: Subscription) -> None:
    """From now on, or with other keys; where a token has too many, the new one takes the place of all others."""
    await unsubscribe(connection, new.key, new.endpoint)
    others = subscriptions.c.key == new.key
    known = (await connection.execute(select(func.count()).where(others))).scalar() or 0
    if known >= MOST_OF_A_TOKEN:
        await connection.execute(delete(subscriptions).where(others))
    await connection.execute(insert(subscriptions), [{
        "match": new.match, "key": new.key, "endpoint": new.endpoint, "p256dh": new.p256dh, "auth": new.auth,
        "language": new.language, "turn": new.told.turn, "chat": new.told.chat, "told": new.told.time, "ended": 0}])


async def unsubscribe(connection: AsyncConnection, key: str, endpoint: str) -> None:
    """No more, to this browser for this token."""
    await connection.execute(delete(subscriptions).where(
        subscriptions.c.key == key, subscriptions.c.endpoint == endpoint))


async def everybody(connection: AsyncConnection) -> list[Subscription]:
    """All whose token still opens a seat."""
    wanted = select(subscriptions, tokens.c.seat).join(tokens, tokens.c.hash == subscriptions.c.key).where(
        tokens.c.seat.is_not(None))
    rows = (await connection.execute(wanted)).mappings()
    return [Subscription(row["match"], row["key"], row["seat"], row["endpoint"], row["p256dh"], row["auth"],
                         row["language"], Told(row["turn"], row["chat"], row["told"])) for row in rows]


async def note(connection: AsyncConnection, one: Subscription, told: Told) -> bool:
    """Keep what is being told; false where another process was first, and tells it."""
    found = await connection.execute(update(subscriptions).where(
        subscriptions.c.key == one.key, subscriptions.c.endpoint == one.endpoint,
        subscriptions.c.turn == one.told.turn, subscriptions.c.chat == one.told.chat,
    ).values(turn=told.turn, chat=told.chat, told=told.time))
    return found.rowcount == 1


async def tidy(connection: AsyncConnection, now: int) -> None:
    """A match that is over tells no more than that there is another one: a day later nothing of it is kept."""
    over = select(matches.c.id).where(matches.c.phase == "over")
    await connection.execute(update(subscriptions).where(
        subscriptions.c.ended == 0, subscriptions.c.match.in_(over)).values(ended=now))
    await connection.execute(delete(subscriptions).where(
        subscriptions.c.ended > 0, subscriptions.c.ended <= now - DAY))
    held = select(tokens.c.hash)
    await connection.execute(delete(subscriptions).where(subscriptions.c.key.not_in(held)))


async def server_key(connection: AsyncConnection) -> str | None:
    """The private key of this database, if there is one."""
    found = (await connection.execute(select(push_keys.c.private))).scalar()
    return None if found is None else str(found)


async def keep_server_key(connection: AsyncConnection, private: str) -> None:
    """Unless there is one: another process may have made it just now."""
    await connection.execute(text("INSERT INTO push_keys (number, private) VALUES (:number, :private) "
                                  "ON CONFLICT (number) DO NOTHING"), {"number": THE_KEY, "private": private})
