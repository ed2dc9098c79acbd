"""The tables of the store; migrations bring an older store here."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("key", LargeBinary(32), nullable=False),  # a secret until the game is over
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("flag_at", Float, nullable=True),  # when the next clock runs out
    Column("bots", Boolean, nullable=False),  # whether a bot is to move
    Column("summary", JSON, nullable=False),  # what lists show
    Index("ix_tables_listed", "status", "public", "changed_at"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("content", JSON, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), primary_key=True),
    Index("ix_holders_guest", "guest"),
)

notices = Table(
    "notices",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("address", Text, nullable=False),  # an apprise URL: a secret of the guest
    Column("language", String(8), nullable=False),
    Column("base", Text, nullable=False),  # how the guest reaches the server, for links
    Column("sent_at", Float, nullable=False),  # when the last word was sent
    Column("about", String(40), nullable=False),  # which turn it was about
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
