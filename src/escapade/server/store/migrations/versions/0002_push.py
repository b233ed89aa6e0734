"""Who wants to be told something while their page is closed, and the server's key for that."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "subscriptions",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("chat", sa.Integer, nullable=False),
        sa.Column("told", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("subscriptions_match", "subscriptions", ["match"])
    op.create_table(
        "push_keys",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private", sa.String(64), nullable=False),
    )
