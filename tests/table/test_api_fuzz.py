"""Schemathesis over the API: whatever is sent, the answer is one that the description promises."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from palas.table.web.api_page import openapi
from patience import PATIENCE

from .process import served

# A table refuses more than a schema can say: an unknown game, a clock of 0 s, words of no move.
NOT_ASKED: list[Any] = [positive_data_acceptance]
Operation = APIOperation[Any, Any, Any, Any]
EXAMPLES = 12  # of right and of wrong requests each


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
        made = httpx.post(f"{server.address}/api/v1/tables", json=wish, timeout=PATIENCE).json()
        yield Target(server.address, made["table"], made["seats"][0]["token"])


def send(case: Case[Any], mode: GenerationMode, target: Target) -> None:
    """Send a request and compare the answer with the description."""
    if case.path.endswith("/events"):
        case.query = {**(case.query or {}), "seconds": 0}  # a stream has no end otherwise
    if "table_id" in (case.path_parameters or {}) and mode.is_positive:
        case.path_parameters["table_id"] = target.table
    headers = {"Authorization": f"Bearer {target.token}"}
    case.call_and_validate(
        base_url=target.address, headers=headers, excluded_checks=NOT_ASKED, timeout=PATIENCE
    )


def probe(operation: Operation, mode: GenerationMode, target: Target) -> None:
    """Send generated requests of one kind to one address of the API."""

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def sent(case: Case[Any]) -> None:
        send(case, mode, target)

    sent()


@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.value)
def test_every_answer_is_as_described(
    mode: GenerationMode, target: Target, subtests: pytest.Subtests
) -> None:
    described = schemathesis.openapi.from_dict(openapi())
    operations: list[Operation] = [found.ok() for found in described.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= 15
    probed = 0
    for operation in operations:
        # a few requests cannot be wrong: there is nothing in them
        nothing = suppress(Unsatisfiable) if mode.is_negative else nullcontext()
        with subtests.test(operation.label), nothing:
            probe(operation, mode, target)
            probed += 1
    assert probed >= len(operations) - 3
