"""Which tables can be joined, so that the lobby need not read the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COMMENT = "while it waits: someone sits there, and a seat is free"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("joinable", sa.Boolean, nullable=True, comment=COMMENT))
    op.execute("UPDATE tables SET joinable = (status = 'waiting')")  # until someone sits down or stands up there
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("joinable", existing_type=sa.Boolean(), nullable=False, existing_comment=COMMENT)
