"""The API described: as OpenAPI for programs, and as a page of our own made from it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from fastapi import APIRouter, Request, Response
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse

from palas import __version__
from palas.table.web import api
from palas.table.web.api_models import Problem, Told
from palas.table.web.guests import CurrentGuest
from palas.table.web.rendering import page

REFERENCE = "#/components/schemas/"
UNUSED = ("HTTPValidationError", "ValidationError")  # our problems are Problems
router = APIRouter()


class Field(NamedTuple):
    """A field or a parameter as the page shows it."""

    name: str
    type: str
    description: str
    is_required: bool


class Operation(NamedTuple):
    """Something that can be asked of the API, as the page shows it."""

    name: str
    method: str
    path: str
    tag: str
    summary: str
    description: str
    token: str  # needed, possible, or nothing
    parameters: list[Field]
    question: str  # the name of what is sent, or nothing
    answer: str  # the name of what comes back, or its media type
    statuses: list[str]


class Form(NamedTuple):
    """What is sent or comes back, as the page shows it."""

    name: str
    description: str
    fields: list[Field]
    example: str


@router.get("/api/v1/openapi.json", include_in_schema=False)
async def openapi_file() -> JSONResponse:
    """Return the description for programs."""
    return JSONResponse(openapi())


@router.get("/api", include_in_schema=False)
async def api_page(request: Request, guest: CurrentGuest) -> Response:
    """Show the description to people."""
    shown: dict[str, Any] = {"operations": operations(), "forms": forms()}
    return page(request, guest, "api.html", **shown)


@cache
def openapi() -> dict[str, Any]:
    """Return the OpenAPI description of the API."""
    made = get_openapi(
        title="Palas",
        version=__version__,
        description=str(api.__doc__),
        routes=api.router.routes,
    )
    schemas = made["components"]["schemas"]
    for model in (Problem, Told):
        schemas[model.__name__] = model.model_json_schema(ref_template=REFERENCE + "{model}")
    made["components"]["schemas"] = {
        name: schema for name, schema in sorted(schemas.items()) if name not in UNUSED
    }
    return made


@cache
def operations() -> list[Operation]:
    """Return all that can be asked, in the order of the description."""
    return [
        _operation(method, path, content)
        for path, methods in openapi()["paths"].items()
        for method, content in methods.items()
    ]


@cache
def forms() -> list[Form]:
    """Return all that is sent or comes back."""
    return [_form(name, schema) for name, schema in openapi()["components"]["schemas"].items()]


def _operation(method: str, path: str, content: dict[str, Any]) -> Operation:
    token = "" if "security" not in content else "needed"
    sent = content.get("requestBody", {}).get("content", {}).get("application/json", {})
    return Operation(
        content["operationId"],
        method.upper(),
        path,
        content["tags"][0],
        content["summary"],
        content["description"],
        "possible" if {} in content.get("security", ()) else token,
        [_parameter(given) for given in content.get("parameters", ())],
        _type(sent.get("schema", {})),
        _answer(content["responses"]),
        sorted(content["responses"]),
    )


def _answer(responses: dict[str, Any]) -> str:
    (content,) = (given["content"] for code, given in responses.items() if code.startswith("2"))
    ((media, said),) = content.items()
    return _type(said["schema"]) if media == "application/json" else str(media)


def _parameter(given: dict[str, Any]) -> Field:
    description = given.get("description", "")
    return Field(given["name"], _type(given["schema"]), description, given.get("required", False))


def _form(name: str, schema: dict[str, Any]) -> Form:
    is_asked, required = name.endswith("Wish"), schema.get("required", ())
    fields = [
        Field(field, _type(given), given.get("description", ""), is_asked and field in required)
        for field, given in schema.get("properties", {}).items()
    ]
    examples = [json.dumps(one, ensure_ascii=False) for one in schema.get("examples", ())]
    return Form(name, schema["description"], fields, "\n".join(examples))


def _type(schema: dict[str, Any]) -> str:
    """Return a type in words programmers know; names of forms stay as they are."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if schema.get("type") == "array":
        return f"{_type(schema['items'])}[]"
    return str(schema.get("type", "any" if schema else ""))
