"""Schemathesis over the API: whatever is sent, the answer is one that the description promises."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from palas.table.web.api_page import openapi

from .process import served

# A table refuses more than a schema can say: an unknown game, a clock of 0 s, words of no move.
NOT_ASKED = [positive_data_acceptance]
schema = schemathesis.openapi.from_dict(openapi())


@dataclass
class Target:
    """A server with a table at which two people play."""

    address: str
    table: str
    token: str


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with served(tmp_path_factory.mktemp("fuzz") / "palas.db") as server:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}]
        wish = {"game": "two-heirs", "name": "Ada", "seats": seats}
        made = httpx.post(f"{server.address}/api/v1/tables", json=wish).json()
        yield Target(server.address, made["table"], made["seats"][0]["token"])


@schema.parametrize()
@settings(
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: Any, target: Target) -> None:
    if case.path.endswith("/events"):
        case.query = {**(case.query or {}), "seconds": 0}  # a stream has no end otherwise
    if "table_id" in (case.path_parameters or {}) and case.meta.generation.mode.is_positive:
        case.path_parameters["table_id"] = target.table
    headers = {"Authorization": f"Bearer {target.token}"}
    case.call_and_validate(
        base_url=target.address, headers=headers, excluded_checks=NOT_ASKED, timeout=30
    )
