"""How alembic reaches the store: through the connection it is given."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from palas.table.store.schema import metadata


def migrate(connection: Connection) -> None:
    """Bring the store of a connection to the newest form."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


migrate(context.config.attributes["connection"])
