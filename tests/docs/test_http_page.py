"""The page about the HTTP interface has every operation with an example, which was asked of a server."""

import re
from collections.abc import Mapping

import pytest
from jsonschema_rs import ValidationError

from scripts.http_page import page
from tools.interface.described import Description
from tools.interface.guide import Example
from tools.interface.tour import demand_all, tour

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def toured(anyio_backend: str) -> tuple[Description, Mapping[str, Example]]:
    assert anyio_backend
    return await tour()


async def test_every_operation_is_on_the_page_with_its_example(
    toured: tuple[Description, Mapping[str, Example]],
) -> None:
    description, examples = toured
    text = page(description, examples)
    headings = re.findall(r"^### ([A-Z]+ /\S*)$", text, re.MULTILINE)
    assert sorted(headings) == sorted(each.name for each in description.operations)
    assert text.count("```http\n") == len(headings) > 90
    links = set(re.findall(r"\]\(#([^)]+)\)", text))
    assert links <= {name.lower() for name in description.shapes}
    assert not re.search(r"gof[a-z]_[A-Za-z0-9_-]{8}", text), "a token on the page"


async def test_an_operation_without_an_example_and_a_wrong_answer_are_found(
    toured: tuple[Description, Mapping[str, Example]],
) -> None:
    description, examples = toured
    few = {name: example for name, example in examples.items() if name != "POST /api/codes"}
    with pytest.raises(AssertionError, match="leaves out: POST /api/codes"):
        demand_all(description, few)
    about = examples["GET /api/about"]
    schema = about.operation.answer(200)
    assert schema is not None
    with pytest.raises(ValidationError):
        description.demand(schema, {**about.answer.json(), "version": 7})
