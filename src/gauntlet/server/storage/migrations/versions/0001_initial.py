"""The first database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("login", sa.String(24), nullable=True, comment="the name in lower case; null for a guest"),
        sa.Column("password", sa.String(128), nullable=True, comment="argon2"),
        sa.Column("created", sa.BigInteger, nullable=False, comment="milliseconds since 1970, as all times"),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("login", name="uq_players_login"),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False, comment="SHA-256 of the token, which is kept nowhere"),
        sa.Column("player", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False, comment="browser or bot"),
        sa.Column("label", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("alive_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("maker", sa.String(22), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False, comment="waiting, playing or over"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False, comment="when the status changed last"),
        sa.Column("owner", sa.String(22), nullable=True, comment="the process that moves its bots and its clock"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "public", "changed"])
    op.create_table(
        "deals",
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("deal", sa.JSON, nullable=False, comment="secret until the table is over"),
        sa.PrimaryKeyConstraint("table", name="pk_deals"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_deals_table"),
    )
    op.create_table(
        "events",
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_events"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_events_table"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(22), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("points", sa.Integer, nullable=True, comment="when the table is over"),
        sa.Column("won", sa.Float, nullable=True, comment="the share of the victory: 1, 1/2, …, 0"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        comment="who plays where, from the start of the game on: for histories and statistics",
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(64), nullable=False, comment="a player's id, or bot: and a bot's name"),
        sa.Column("kind", sa.String(8), nullable=False, comment="2, 3, 4, 2-epic, 3-epic or 4-epic"),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("who", "kind", name="pk_ratings"),
    )
