"""The store: what must never be lost, in an SQLite file or in PostgreSQL."""
