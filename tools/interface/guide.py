"""Who makes the requests of the tour, and keeps the first of each operation with its answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import httpx2

from tools.interface.described import Description, Operation
from tools.servers.gateway import Gateway, Person


class Told(str):
    """A text that the server told before: on the page it is a name in braces."""

    __slots__ = ("name",)
    name: str


def told(name: str, text: str) -> Told:
    """Give a text that the server told its name on the page."""
    found = Told(text)
    found.name = name
    return found


@dataclass(frozen=True)
class Example:
    """A request, and its answer."""

    operation: Operation
    query: str
    headers: Mapping[str, str]
    body: object
    answer: httpx2.Response


class Guide:
    """Makes requests by what the description says of them, and holds the answers to it."""

    def __init__(self, server: Gateway, description: Description) -> None:
        self.server = server
        self.description = description
        self.examples: dict[str, Example] = {}

    async def ask(
        self,
        name: str,
        /,
        body: object = None,
        *,
        by: Person | None = None,
        query: str = "",
        headers: Mapping[str, str] | None = None,
        **at: str,
    ) -> httpx2.Response:
        """Make the request of an operation, at these values of its path; the answer has to be as described."""
        operation = self.description.operation(name)
        shown = dict(headers or {})
        token = {} if by is None else by.headers
        if operation.method == "POST" and body is None:
            body = {}  # the content type says that no form of another site sent it
        given: dict[str, Any] = {"content": body} if isinstance(body, bytes) else {"json": body}
        path = operation.path.format(**at) + query
        answer = await self.server.http.request(
            operation.method, path, headers={**token, **shown}, **(given if body is not None else {})
        )
        self.server.http.cookies.clear()  # everybody speaks with a client of their own
        self._judge(operation, answer)
        example = Example(operation, query, {**({"Authorization": "Bearer …"} if token else {}), **shown}, body, answer)
        self.examples.setdefault(name, example)
        return answer

    def _judge(self, operation: Operation, answer: httpx2.Response) -> None:
        assert answer.is_success, f"{operation.name}: {answer.status_code} {answer.text}"
        assert str(answer.status_code) in operation.about["responses"], f"{operation.name}: {answer.status_code}"
        schema = operation.answer(answer.status_code)
        if schema is not None and answer.content:
            assert answer.headers["content-type"].startswith("application/json"), operation.name
            self.description.demand(schema, answer.json())
