"""Two nodes on one PostgreSQL and one NATS: what happens at one is told at the other."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import pytest

from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.conduct import Decision
from gangoffour.server.operations import open_desk
from gangoffour.server.ports import ActKind, PlayerId, ReportReason
from tests.promises import Promises
from tools.servers.gateway import QUICK, Gateway, Person, gateway, holds
from tools.servers.issuer import small_issuer
from tools.services.databases import empty_database

pytestmark = [pytest.mark.anyio, pytest.mark.services("postgres", "nats")]

NATS = os.environ.get("GOF_TEST_NATS", "nats://127.0.0.1:4222")


@asynccontextmanager
async def two_nodes(**more: object) -> AsyncIterator[tuple[Gateway, Gateway]]:
    async with empty_database() as url:
        await upgrade(url)
        given = {
            "nats_url": NATS,
            "nats_prefix": f"test-{uuid4().hex[:16]}",
            "bot_workers": 0,
            "depart_grace_s": 0,
            **more,
        }
        async with gateway(url, QUICK, **given) as first, gateway(url, QUICK, **given) as second:
            yield first, second


def elsewhere(person: Person, node: Gateway) -> Person:
    """Return the same person at another node."""
    return Person(node, {"token": person.token, "player_id": person.player_id, "name": person.name})


async def test_two_people_at_two_nodes_see_each_other() -> None:
    async with two_nodes() as (first, second):
        host = await first.guest("Ada")
        other = elsewhere(await first.guest("Bo"), second)
        table = await host.open_table("greedy", "greedy", chat="free", visibility="private")
        table_id = table["table_id"]
        async with host.at(table_id) as here, other.at(table_id) as there:
            await here.hello()
            await there.hello(invite=table["invite"])
            assert (await there.ask("take_seat", seat=1)).type == "ack"
            await here.until("told", lambda told: holds(told, "seat_taken"))
            assert (await here.ask("say", text="welcome")).type == "ack"
            assert (await there.until("said"))["text"] == "welcome"


@pytest.mark.nightly
async def test_whoever_leaves_for_an_issuer_at_one_node_comes_back_at_the_other(tmp_path: Path) -> None:
    with small_issuer() as school:
        given = {"issuers": (school.setting(tmp_path),), "public_origins": ("http://127.0.0.1:8064",)}
        async with two_nodes(**given) as (first, second):
            ada = await first.guest("Ada")
            kept = await school.keep(ada, "ada", back_at=second)
            assert kept.player_id == ada.player_id
            assert not (await kept.get("/api/me")).json()["is_guest"]


@pytest.mark.nightly
async def test_signing_out_at_one_node_closes_sockets_at_the_other() -> None:
    async with two_nodes() as (first, second):
        host = await first.guest("Ada")
        table_id = (await host.open_table("greedy"))["table_id"]
        async with elsewhere(host, second).at(table_id) as wire:
            await wire.hello()
            assert (await first.http.delete("/api/session", headers=host.headers)).status_code == 204
            assert (await wire.closed())[0] == 4401


async def test_signing_out_elsewhere_ends_the_other_devices_at_every_node_and_no_socket_of_this_one() -> None:
    async with two_nodes() as (first, second):
        owner = await first.user()
        lost = elsewhere(await signed_in_again(owner), second)
        table_id = (await owner.open_table("greedy"))["table_id"]
        async with lost.at(table_id) as there, elsewhere(owner, second).at(table_id) as own:
            await there.hello()
            await own.hello()
            assert (await first.http.delete("/api/me/sessions", headers=owner.headers)).status_code == 204
            assert (await there.closed())[0] == 4401
            assert (await own.ask("say", phrase="hello")).type == "ack"
        assert (await lost.get("/api/me")).status_code == 401


@pytest.mark.nightly
async def test_a_token_that_is_revoked_at_one_node_opens_nothing_at_the_other() -> None:
    async with two_nodes() as (first, second):
        owner = await first.user()
        issued = (await owner.post("/api/me/tokens", {"label": "laptop", "scopes": ["play"]})).json()
        program = Person(second, {"token": issued["token"], "player_id": owner.player_id, "name": owner.name})
        table_id = (await owner.open_table("greedy"))["table_id"]
        async with program.at(table_id) as there:
            await there.hello()
            address = f"/api/me/tokens/{issued['listing']['token_id']}"
            assert (await first.http.delete(address, headers=owner.headers)).status_code == 204
            assert (await there.closed())[0] == 4401
        assert (await program.get("/api/me")).status_code == 401


@pytest.mark.nightly
async def test_signing_out_elsewhere_reaches_another_node_in_two_seconds(promises: Promises) -> None:
    async with two_nodes() as (first, second):
        owner = await first.user()
        table_id = (await owner.open_table("greedy"))["table_id"]
        async with elsewhere(await signed_in_again(owner), second).at(table_id) as there:
            await there.hello()
            with promises.within(2, "signing out elsewhere, at another node"):
                await first.http.delete("/api/me/sessions", headers=owner.headers)
                assert (await there.closed())[0] == 4401


@pytest.mark.nightly
async def test_a_ban_from_the_command_line_reaches_every_node_in_two_seconds(promises: Promises) -> None:
    async with two_nodes() as (first, second):
        bo = await first.user()
        table_id = (await bo.open_table("greedy"))["table_id"]
        async with bo.at(table_id) as here, elsewhere(bo, second).at(table_id) as there:
            await here.hello()
            await there.hello()
            async with open_desk(first.services.for_all.settings) as desk:
                with promises.within(2, "a ban from the command line, at both nodes"):
                    decision = Decision(ActKind.BAN, ReportReason.ABUSE, 24)
                    await desk.sanction("command line", PlayerId(bo.player_id), decision)
                    assert [(await each.closed())[0] for each in (here, there)] == [4401, 4401]


async def signed_in_again(person: Person) -> Person:
    """The same user on another device."""
    link = urlsplit((await person.post("/api/me/links", {})).json()["url"])
    session = (await person.place.http.post("/api/link", json={"token": link.fragment})).json()
    person.place.http.cookies.clear()
    return Person(person.place, session)


@pytest.mark.nightly
async def test_a_person_at_two_nodes_is_away_when_both_sockets_are_gone() -> None:
    async with two_nodes() as (first, second):
        host = await first.guest("Ada")
        table_id = (await host.open_table("greedy"))["table_id"]
        async with first.socket(f"/ws/tables/{table_id}") as watching:
            await watching.hello()
            async with elsewhere(host, second).at(table_id) as there:
                await there.hello()
                await watching.until("told", lambda told: holds(told, "player_back"))
                async with host.at(table_id) as here:
                    await here.hello()
                assert (await there.ask("seat_bot", seat=1, level="greedy")).type == "ack"
                seated = await watching.until("told")
                assert (holds(seated, "player_away"), holds(seated, "seat_taken")) == (False, True)
            assert holds(await watching.until("told"), "player_away")


async def test_a_match_is_played_from_the_other_node() -> None:
    async with two_nodes() as (first, second):
        host = await first.guest("Ada")
        answer = await host.post("/api/play-now", {"level": "greedy", "length": "one_deal"})
        table_id = answer.json()["table_id"]
        other = elsewhere(host, second)
        async with other.at(table_id) as wire:
            await wire.hello()
            heard = await other.play_match(wire, table_id)
            assert holds(heard[-1], "match_ended")
