"""The tables of the database. The log is the truth of a match; nothing in it is changed, and it goes only whole."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

matches = Table(
    "matches", metadata,
    Column("id", String(16), primary_key=True),
    Column("document", Text, nullable=False),  # who sits where and with which settings; see document.py
    Column("revision", Integer, nullable=False),
    Column("invite", String(64), nullable=False),  # hashed
    Column("phase", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("timed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970, for lists and for the operator alone
    Index("matches_public", "public", "phase", "created"),
    Index("matches_timed", "timed", "phase"),
)

log = Table(
    "log", metadata,
    Column("match", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("words", Text, nullable=False),
)

commands = Table(
    "commands", metadata,
    Column("match", String(16), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("digest", String(32), nullable=False),  # of who sent what: the same id for something else is refused
    Column("seq", Integer, nullable=False),
)

seeds = Table(  # apart from everything that is read to be shown
    "seeds", metadata,
    Column("match", String(16), primary_key=True),
    Column("seed", String(64), nullable=False),
)

tokens = Table(
    "tokens", metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(16), nullable=False),
    Column("seat", Integer, nullable=True),  # null: a host who does not play
    Index("tokens_match", "match"),
)

chat = Table(
    "chat", metadata,
    Column("match", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
)

subscriptions = Table(
    "subscriptions", metadata,
    Column("key", String(64), primary_key=True),  # the token of a seat, hashed
    Column("endpoint", String(1000), primary_key=True),  # where its browser's push service takes messages
    Column("match", String(16), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(2), nullable=False),
    Column("turn", Integer, nullable=False),  # the question, the line of chat and the time it was last told
    Column("chat", Integer, nullable=False),
    Column("told", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),  # when the match was first found to be over; 0 before
    Index("subscriptions_match", "match"),
)

push_keys = Table(  # one row: the server's own key for push services
    "push_keys", metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("private", String(64), nullable=False),
)
