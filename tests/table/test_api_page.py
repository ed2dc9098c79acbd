"""The page about the API: made from its description, complete, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import tree
from palas.table.languages import translations
from palas.table.web.api_page import forms, openapi, operations

from .playing_along import Client, serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(tmp_path_factory.mktemp("page") / "palas.db") as found:
        yield found


def page(client: Client, language: str) -> str:
    got = client.server.request("GET", "/api", params={"language": language})
    assert got.status_code == 200
    assert got.headers["content-type"].startswith("text/html")
    return got.text


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_page_tells_everything(client: Client, language: str) -> None:
    told = page(client, language)
    say = translations(language).gettext
    for operation in operations():
        assert f'id="{operation.name}"' in told
        assert f"<code>{operation.path}</code>" in told
        assert f"<h3>{say(operation.summary)}</h3>" in told
    for form in forms():
        assert f'id="{form.name}"' in told
    named = set(re.findall(r'href="#(\w+)"', told))
    assert named - {"main", "mark"} <= set(re.findall(r'id="(\w+)"', told))


def test_the_page_loads_nothing_from_elsewhere(client: Client) -> None:
    told = page(client, "en")
    assert re.findall(r'(?:src|href)="(?:https?:)?//', told) == []
    assert re.findall(r"<script(?! type=\"module\" src=\"/static/)", told) == []


@pytest.mark.parametrize("language", ["de", "ru"])
def test_every_word_of_the_description_is_translated(language: str) -> None:
    say = translations(language).gettext
    fields = [field for form in forms() for field in form.fields]
    fields += [field for operation in operations() for field in operation.parameters]
    words = {field.description for field in fields} | {form.description for form in forms()}
    words |= {word for one in operations() for word in (one.summary, one.description)}
    assert [word for word in words if word and say(word) == word] == []


def test_the_description_is_whole(client: Client) -> None:
    got = client.ask("GET", "/openapi.json")
    assert got.content == openapi()
    names = [operation.name for operation in operations()]
    assert len(names) == len(set(names)) == 16
    known = {form.name for form in forms()}
    text = str(openapi())
    assert set(re.findall(r"#/components/schemas/(\w+)", text)) == known
    assert all(form.description for form in forms())


def test_the_document_names_every_address() -> None:
    document = (tree.DOCS / "api.md").read_text(encoding="utf-8")
    for operation in operations():
        short = operation.path.removeprefix("/api/v1").replace("{table_id}", "ID")
        assert f"`{operation.method} {short.replace('{game}', 'GAME')}`" in document, operation.name


def test_the_document_names_every_field_of_an_event() -> None:
    document = (tree.DOCS / "api.md").read_text(encoding="utf-8")
    told = next(form for form in forms() if form.name == "Told")
    assert [field.name for field in told.fields if f"`{field.name}`" not in document] == []
