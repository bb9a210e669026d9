"""Attacks in the log: a line for each kind, no address in clear, and not more lines than anybody reads."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import httpx2
import pytest
import websockets
from structlog.testing import capture_logs

from gangoffour.server.settings import Settings
from gangoffour.server.web.security_log import LINES_OF_ONE_PER_MINUTE, LINES_PER_MINUTE, SecurityKind, SecurityLog
from tools.patience import until
from tools.servers.gateway import WIDE, Gateway, gateway

pytestmark = pytest.mark.anyio

NOBODY = {"Authorization": f"Bearer gofg_{'x' * 43}"}


@contextmanager
def lines() -> Iterator[list[dict[str, Any]]]:
    """What is written of attacks meanwhile, when this is left."""
    found: list[dict[str, Any]] = []
    with capture_logs() as logs:
        yield found
    found += [dict(line) for line in logs if line["event"] == "security_event"]


def seen(found: list[dict[str, Any]]) -> set[tuple[str, str]]:
    return {(line["kind"], line["code"]) for line in found}


async def test_what_is_refused_to_requests_is_written() -> None:
    limits = replace(WIDE, guests_per_ip_per_hour=2)
    with lines() as found:
        async with gateway(limits=limits, metrics_token="m" * 32) as server:
            person = await server.guest()
            cookie = {"Cookie": f"gof={person.token}", "Origin": "http://evil.example"}
            assert (await server.http.patch("/api/me", json={"name": "Eve"}, headers=cookie)).status_code == 403
            assert (await server.http.get("/api/me", headers=NOBODY)).status_code == 401
            assert (await server.http.get("/metrics", headers={"Host": "evil.example"})).status_code == 401
            assert (await person.post("/api/tables", {"bots": ["x" * 20_000]})).status_code == 413
            await server.guest()
            assert (await server.http.post("/api/guests", json={})).status_code == 429
    assert seen(found) == {
        ("foreign_origin", "request/foreign_origin"),
        ("bad_token", ""),
        ("metrics", ""),
        ("limit", "request/too_large"),
        ("limit", "request/too_many"),
    }
    assert len({line["source"] for line in found}) == 1
    assert "127.0.0.1" not in str(found)
    assert all(line["log_level"] == "warning" for line in found)


async def test_what_is_refused_to_sockets_is_written() -> None:
    limits = replace(WIDE, commands_burst=3, commands_per_s=1, chat_per_10s=1, sockets_per_player=1)
    with lines() as found:
        async with gateway(limits=limits) as server:
            person = await server.guest()
            table_id = (await person.open_table("greedy", chat="free", visibility="private"))["table_id"]
            async with person.at(table_id) as wire:
                await wire.hello()
                async with person.at(table_id) as second:
                    assert (await second.closed())[0] == 4029
                for text in ("one", "two"):
                    await wire.ask("say", text=text)
                for number in range(5):
                    await wire.send(type="pass", id=f"n{number}")
                assert (await wire.closed())[0] == 4008
            async with server.socket("/ws/lobby", NOBODY) as nobody:
                assert (await nobody.closed())[0] == 4401
            with pytest.raises(websockets.InvalidStatus):
                await server.socket("/ws/lobby", {"Origin": "http://evil.example"}).__aenter__()
    expected = {
        ("limit", "protocol/too_many_sockets"),
        ("limit", "chat/too_many"),
        ("limit", "protocol/flood"),
        ("bad_token", ""),
        ("foreign_origin", "request/foreign_origin"),
    }
    assert seen(found) == expected


async def test_a_head_that_is_too_long_is_written() -> None:
    with lines() as found:
        async with gateway() as server:
            await long_head(server)
    assert seen(found) == {("limit", "request/head_too_long")}


async def long_head(server: Gateway) -> None:
    answer = await server.http.get("/healthz", headers={"X-Filling": "x" * 40_000})
    assert answer.status_code == httpx2.codes.REQUEST_HEADER_FIELDS_TOO_LARGE
    await until(lambda: not server.server.server_state.connections)


async def test_what_honest_people_are_refused_is_not_written() -> None:
    with lines() as found:
        async with gateway() as server:
            person = await server.guest()
            await server.http.get("/api/me")
            await server.http.get("/nowhere")
            await person.post("/api/tables", {"colour": "red"})
            table_id = (await person.open_table())["table_id"]
            async with person.at(table_id) as wire:
                await wire.hello()
                await wire.ask("pass")
    assert found == []


class Time:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now_s = 1000.0

    def __call__(self) -> float:
        return self.now_s


def test_one_source_fills_no_log() -> None:
    time = Time()
    security = SecurityLog(Settings(), time)
    with lines() as found:
        for _ in range(1000):
            security.note(SecurityKind.LIMIT, "203.0.113.9", "request/too_many")
        security.note(SecurityKind.LIMIT, "203.0.113.10", "request/too_many")
        time.now_s += 60
        security.note(SecurityKind.LIMIT, "203.0.113.9", "request/too_many")
    assert [line["left_out"] for line in found] == [0] * LINES_OF_ONE_PER_MINUTE + [997, 0]
    assert len({line["source"] for line in found}) == 2


def test_many_sources_fill_no_log_either() -> None:
    security = SecurityLog(Settings(), Time())
    with lines() as found:
        for number in range(10_000):
            security.note(SecurityKind.BAD_TOKEN, f"2001:db8:{number:x}::/64")
    assert len(found) == LINES_PER_MINUTE


def test_the_name_of_a_source_tells_nothing_without_the_key() -> None:
    first, second = SecurityLog(Settings(), Time()), SecurityLog(Settings(), Time())
    assert first.source("203.0.113.9") == first.source("203.0.113.9")
    assert first.source("203.0.113.9") != first.source("203.0.113.10")
    assert first.source("203.0.113.9") != second.source("203.0.113.9")
