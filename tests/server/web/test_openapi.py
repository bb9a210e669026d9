"""The description of the interface is true: requests made from it, good and bad ones, get the answers it names."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any, Self

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import ignored_auth, negative_data_rejection, positive_data_acceptance

from tools.servers.gateway import Gateway, Person, gateway

FEW, MANY = 2, 40
"""How many requests are made of each kind, on every push and every night."""
ENDS = (("delete", "/api/session"), ("delete", "/api/me"))
"""Not tried: the other requests need the session."""

# Not checked is that everything that fits the description is taken: which options of the rules go together is more
# than a schema can say.


class Background:
    """A server in a thread of its own, for tools that wait."""

    def __init__(self) -> None:
        self.gateway: Gateway | None = None
        self.person: Person | None = None
        self.table_id = ""
        self._is_open = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop = asyncio.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with gateway() as self.gateway:
            self.person = await self.gateway.guest("Ada")
            self.table_id = (await self.person.open_table("greedy"))["table_id"]
            self._is_open.set()
            await self._stop.wait()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._is_open.wait(10)
        return self

    def __exit__(self, *_error: object) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(10)


@pytest.fixture(scope="module")
def background() -> Iterator[Background]:
    with Background() as running:
        yield running


def unfit_checks(case: Case[Any]) -> list[Any]:
    """Return the checks that say nothing about a request."""
    if case.operation.method == "get" or case.operation.body:
        return [positive_data_acceptance]
    # Without a session and without a body nothing says that no form of another site sent it: 415 comes before 401.
    return [positive_data_acceptance, ignored_auth]


@pytest.mark.parametrize("examples", [FEW, pytest.param(MANY, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_answer_is_described(mode: GenerationMode, examples: int, background: Background) -> None:
    assert background.gateway is not None
    assert background.person is not None
    headers = background.person.headers
    described = schemathesis.openapi.from_url(f"{background.gateway.origin}/schema/openapi.json")
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    never_wrong: list[str] = []
    for operation in operations:
        takes_input = operation.body or operation.path_parameters or operation.headers
        if (operation.method, operation.path) in ENDS or (mode is GenerationMode.NEGATIVE and not takes_input):
            continue

        @settings(max_examples=examples if takes_input else 1, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode))
        def answered(case: Case[Any]) -> None:
            answer = case.call(headers=headers)
            # A body that is too long is refused before anybody has read what is wrong with it.
            refused = [negative_data_rejection] if answer.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE else []
            case.validate_response(answer, excluded_checks=[*unfit_checks(case), *refused])

        try:
            answered()
        except Unsatisfiable:
            # Any text can be somebody's name: hardly a request is ruled out by the description.
            assert mode is GenerationMode.NEGATIVE, operation.path
            assert operation.method == "get", operation.path
            never_wrong.append(operation.path)
    assert len(never_wrong) < 5, never_wrong


def test_a_table_is_shown_as_described(background: Background) -> None:
    assert background.gateway is not None
    described = schemathesis.openapi.from_url(f"{background.gateway.origin}/schema/openapi.json")
    described["/api/tables/{table_id}"]["GET"].Case(
        path_parameters={"table_id": background.table_id}
    ).call_and_validate()
