"""Alembic's environment: migrate.py passes the connection, so this is never run by itself."""

from __future__ import annotations

from alembic import context

from gauntlet.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a column in place
)
with context.begin_transaction():
    context.run_migrations()
