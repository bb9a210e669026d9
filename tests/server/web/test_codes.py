"""Codes that lead to tables, as clients meet them."""

import asyncio
from collections import Counter
from dataclasses import replace
from ipaddress import ip_network
from random import Random
from typing import Any

import httpx2
import pytest

from gangoffour.server.lobby.code_text import code_nouns
from gangoffour.server.lobby.codes import CODE_MS
from gangoffour.server.settings import Limits
from tools.servers.gateway import WIDE, Gateway, Person, gateway, holds

pytestmark = pytest.mark.anyio

CUT_OFF = 0


def with_key(table: dict[str, Any]) -> dict[str, str]:
    return {} if table.get("invite") is None else {"X-Invite": table["invite"]}


async def code_of(host: Person, table: dict[str, Any], language: str = "en") -> str:
    answer = await host.post(f"/api/tables/{table['table_id']}/code", {"language": language}, **with_key(table))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["words"])


async def found(server: Gateway, words: str) -> tuple[int, dict[str, Any]]:
    answer = await server.http.post("/api/codes", json={"words": words})
    return answer.status_code, answer.json()


@pytest.mark.parametrize("visibility", ["private", "public"])
async def test_a_code_leads_to_the_table_with_all_that_is_needed_to_come_in(visibility: str) -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        table = await ada.open_table(visibility=visibility)
        status, led = await found(server, (await code_of(ada, table)).upper().replace(" ", ""))
        assert (status, led["table_id"], led["invite"]) == (200, table["table_id"], table["invite"])
        assert (await bo.get(f"/api/tables/{led['table_id']}", **with_key(led))).status_code == 200


async def test_a_table_keeps_its_code_and_who_asks_first_chooses_the_language() -> None:
    async with gateway() as server:
        ada = await server.guest("Ada")
        table = await ada.open_table(visibility="private")
        words = await code_of(ada, table, "pl")
        assert set(words.split()[:2]) <= set(code_nouns("pl"))
        assert await code_of(ada, table, "de") == words


async def test_a_code_is_told_to_those_who_sit_there_and_have_the_key() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        table = await ada.open_table(visibility="private")
        path = f"/api/tables/{table['table_id']}/code"
        assert (await bo.post(path, {}, **with_key(table))).json()["code"] == "seat/none"
        assert (await ada.post(path, {})).json()["code"] == "table/not_welcome"
        assert (await ada.post(path, {}, **{"X-Invite": "0" * 32})).json()["code"] == "table/not_welcome"


async def test_a_code_is_worth_nothing_once_the_table_plays() -> None:
    async with gateway() as server:
        ada = await server.guest("Ada")
        table = await ada.open_table("greedy", "greedy", "greedy", visibility="private")
        words = await code_of(ada, table)
        assert (await found(server, words))[0] == 200
        async with ada.at(table["table_id"]) as wire:
            await wire.hello()
            await ada.begin_match(wire, await ada.prepared_match(wire, table["table_id"]))
            await wire.until("told", lambda told: holds(told, "deal_started"))
            assert await found(server, words) == await found(server, "no such code 00")
            answer = await ada.post(f"/api/tables/{table['table_id']}/code", {}, **with_key(table))
            assert answer.json()["code"] == "table/in_match"


async def test_a_code_has_an_end() -> None:
    async with gateway() as server:
        ada = await server.guest("Ada")
        table = await ada.open_table()
        code = (await ada.post(f"/api/tables/{table['table_id']}/code", {})).json()
        assert 0 < code["expires_at_ms"] - server.services.for_all.clock.now_ms() <= CODE_MS


async def test_an_address_tries_ten_codes_and_then_waits() -> None:
    most = Limits().codes_per_ip_per_minute
    async with gateway(limits=replace(WIDE, codes_per_ip_per_minute=most)) as server:
        answers = [await found(server, f"tiger lamp {number:02}") for number in range(most + 1)]
        assert [status for status, _ in answers] == [404] * most + [429]


async def test_when_many_addresses_guess_whoever_was_invited_still_gets_in() -> None:
    async with gateway(limits=replace(WIDE, codes_per_s=1)) as server:
        ada = await server.guest("Ada")
        table = await ada.open_table()
        words = await code_of(ada, table)
        guessed = [await found(server, f"tiger lamp {number:02}") for number in range(2)]
        assert [status for status, _ in guessed] == [404, 404]
        assert (await found(server, words))[0] == 200


@pytest.mark.nightly
async def test_twenty_thousand_guesses_from_twenty_addresses_find_no_table() -> None:
    """At default limits most of them are not even looked up: 6.5 million codes, and ten tries a minute."""
    limits, guesses, at_once = Limits(), 20_000, 400
    async with gateway(limits=limits, trusted_proxies=(ip_network("127.0.0.1/32"),)) as server:
        for number in range(100):
            host = await registered(server, f"10.1.0.{number}")
            table = (await host.post("/api/tables", {"options": {"visibility": "private"}})).json()
            await code_of(host, table)
        rng = Random(20)
        nouns = code_nouns("en")
        turns = asyncio.Semaphore(at_once)

        async def guess(number: int) -> int:
            words = f"{rng.choice(nouns)} {rng.choice(nouns)} {rng.randrange(100):02}"
            source = {"X-Forwarded-For": f"10.2.0.{number % 20}"}
            async with turns:
                try:
                    return (await server.http.post("/api/codes", json={"words": words}, headers=source)).status_code
                except httpx2.TransportError:  # the server hangs up on whoever goes on and on
                    return CUT_OFF

        found = Counter(await asyncio.gather(*(guess(number) for number in range(guesses))))
        assert set(found) <= {404, 429, CUT_OFF}
        assert found.total() == guesses


async def registered(server: Gateway, address: str) -> Person:
    """A guest who comes from an address."""
    answer = await server.http.post("/api/guests", json={}, headers={"X-Forwarded-For": address})
    server.http.cookies.clear()
    host = Person(server, answer.json())
    host.headers["X-Forwarded-For"] = address
    return host
