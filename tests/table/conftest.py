"""Stores for tests: an SQLite file, and a real PostgreSQL of our own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from . import postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL that lives as long as the tests."""
    with postgres.running() as found:
        yield found


@pytest.fixture
def shared_database(cluster: postgres.Cluster) -> str:
    """The URL of an empty database that several processes can share."""
    return cluster.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'palas.db'}"
    return str(request.getfixturevalue("shared_database"))
