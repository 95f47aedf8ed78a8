"""What names look like, so that no two accounts look the same; heartbeats instead of times."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from gauntlet.server.lookalike import lookalike

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("players") as players:
        players.add_column(
            sa.Column("lookalike", sa.String(24), nullable=True, comment="what the login looks like; of accounts only")
        )
        players.create_unique_constraint("uq_players_lookalike", ["lookalike"])
    _fill()
    op.drop_table("processes")
    op.create_table(
        "processes",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("beats", sa.BigInteger, nullable=False, comment="grows with each heartbeat; -1 when it has stopped"),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )


def _fill() -> None:
    """Of accounts that look the same already, the oldest has the name to itself."""
    names = ("id", "login", "created", "lookalike")
    players = sa.table("players", *map(sa.column, names))
    accounts = op.get_bind().execute(
        sa.select(players.c.id, players.c.login).where(players.c.login.is_not(None)).order_by(players.c.created)
    )
    taken: dict[str, str] = {}
    for account in accounts:
        taken.setdefault(lookalike(account.login), account.id)
    for looks, account_id in taken.items():
        op.execute(players.update().where(players.c.id == account_id).values(lookalike=looks))
