"""The database schema. `migrations/` brings an older one here; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(24), unique=True, nullable=True, comment="the name in lower case; null for a guest"),
    Column("password", String(128), nullable=True, comment="argon2"),
    Column("lookalike", String(24), unique=True, nullable=True, comment="what the login looks like; of accounts only"),
    Column("created", BigInteger, nullable=False, comment="milliseconds since 1970, as all times"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True, comment="SHA-256 of the token, which is kept nowhere"),
    Column("player", String(22), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False, comment="browser or bot"),
    Column("label", String(24), nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("beats", BigInteger, nullable=False, comment="grows with each heartbeat; -1 when it has stopped"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("options", JSON, nullable=False),
    Column("maker", String(22), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False, comment="waiting, playing or over"),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, comment="when the status changed last"),
    Column("owner", String(22), nullable=True, comment="the process that moves its bots and its clock"),
    Column("joinable", Boolean, nullable=False, comment="while it waits: someone sits there, and a seat is free"),
    Index("ix_tables_status", "status", "public", "changed"),
)

deals = Table(
    "deals",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("deal", JSON, nullable=False, comment="secret until the table is over"),
)

events = Table(
    "events",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("event", JSON, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(22), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(22), nullable=True, index=True),
    Column("bot", String(40), nullable=True),
    Column("name", String(24), nullable=False),
    Column("points", Integer, nullable=True, comment="when the table is over"),
    Column("won", Float, nullable=True, comment="the share of the victory: 1, 1/2, …, 0"),
    PrimaryKeyConstraint("table", "seat"),
    comment="who plays where, from the start of the game on: for histories and statistics",
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(64), nullable=False, comment="a player's id, or bot: and a bot's name"),
    Column("kind", String(8), nullable=False, comment="2, 3, 4, 2-epic, 3-epic or 4-epic"),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("who", "kind"),
)
