"""The tables of version 0.1. Written out, not taken from schema.py: a migration stays what it was."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("timed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("matches_public", "matches", ["public", "phase", "created"])
    op.create_index("matches_timed", "matches", ["timed", "phase"])
    op.create_table(
        "log",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("words", sa.Text, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "seeds",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("seed", sa.String(64), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
    )
    op.create_index("tokens_match", "tokens", ["match"])
    op.create_table(
        "chat",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
