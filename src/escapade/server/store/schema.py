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
