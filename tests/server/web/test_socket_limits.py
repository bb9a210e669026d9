"""What a socket may not do, and how the server ends it: every close code with its cause."""

import asyncio
import socket
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from uuid import UUID, uuid4

import pytest
import websockets
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gangoffour.server.people.devices import session_key
from gangoffour.server.people.tokens import token_hash
from gangoffour.server.web.connections import SESSION_SUBJECT
from gangoffour.server.web.limits import HeldRefusals, TokenBuckets
from gangoffour.server.web.uvicorn_protocols import PARSED_AT_ONCE
from tests.promises import Promises
from tools.patience import until
from tools.servers.gateway import WIDE, Gateway, Person, Wire, gateway

pytestmark = pytest.mark.anyio


async def table_of(server: Gateway) -> tuple[Person, str]:
    host = await server.guest("Ada")
    return host, (await host.open_table("greedy"))["table_id"]


async def test_a_frame_that_is_too_long_ends_the_socket() -> None:
    async with gateway() as server:
        host, table_id = await table_of(server)
        async with host.at(table_id) as wire:
            await wire.hello()
            await wire.connection.send("x" * 4097)
            assert (await wire.closed())[0] == 1009


async def test_a_flood_ends_the_socket() -> None:
    async with gateway(limits=replace(WIDE, commands_burst=5, commands_per_s=1)) as server:
        host, table_id = await table_of(server)
        async with host.at(table_id) as wire, server.socket(f"/ws/tables/{table_id}") as other:
            await wire.hello()
            await other.hello()
            try:
                for number in range(1000):
                    await wire.send(type="set_auto_pass", id=f"n{number}", is_on=True)
            except websockets.ConnectionClosed:
                pass
            code, said = await wire.closed()
            assert (code, said[-1]["code"]) == (4008, "protocol/flood")
            assert sum(message.type == "ack" for message in said) <= 7
            assert (await other.ask("pass"))["code"] == "account/not_signed_in"


async def test_others_have_their_turn_between_the_messages_of_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[int] = []
    parse = WebSocketsSansIOProtocol.data_received

    def noted(protocol: WebSocketsSansIOProtocol, data: bytes) -> None:
        parsed.append(len(data))
        parse(protocol, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    async with gateway() as server:
        host, table_id = await table_of(server)
        async with host.at(table_id) as wire:
            await wire.hello()
            told = [
                wire.connection.send(f'{{"type": "set_auto_pass", "id": "n{n}", "is_on": true}}') for n in range(400)
            ]
            await asyncio.gather(*told)
            acks = [await wire.until("ack") for _ in range(400)]
            assert [ack["id"] for ack in acks] == [f"n{n}" for n in range(400)]
    assert sum(parsed) > 400 * 50
    assert max(parsed) <= PARSED_AT_ONCE


async def test_after_a_flood_no_new_socket_is_welcomed_for_a_while() -> None:
    async with gateway(limits=replace(WIDE, commands_burst=5, commands_per_s=1)) as server:
        host, table_id = await table_of(server)
        other = await server.guest("Bo")
        async with host.at(table_id) as wire:
            await wire.hello()
            for number in range(10):
                await wire.send(type="set_auto_pass", id=f"n{number}", is_on=True)
            assert (await wire.closed())[0] == 4008
        async with host.at(table_id) as again, other.at(table_id) as bystander:
            assert (await again.closed())[0] == 4029
            assert (await bystander.hello()).type == "welcome"


async def test_a_socket_without_a_hello_is_closed() -> None:
    async with gateway(limits=replace(WIDE, hello_s=0)) as server:
        host, table_id = await table_of(server)
        async with host.at(table_id) as wire:
            code, said = await wire.closed()
            assert (code, [message["code"] for message in said]) == (4408, ["protocol/no_hello"])


async def test_a_first_message_that_is_no_hello_is_a_protocol_error() -> None:
    rows = (
        ('{"type": "hello", "version": 2}', "protocol/version"),
        ('{"type": "pass", "id": "x"}', "protocol/malformed"),
        ('{"type": "hello", "version": 1, "token": "x"}', "protocol/malformed"),
        ("no JSON", "protocol/malformed"),
        ("[" * 4000, "protocol/malformed"),
    )
    async with gateway() as server:
        host, table_id = await table_of(server)
        for first, code in rows:
            async with host.at(table_id) as wire:
                await wire.connection.send(first)
                closed, said = await wire.closed()
                assert (closed, [message["code"] for message in said]) == (4400, [code])


async def test_a_second_hello_is_a_protocol_error() -> None:
    async with gateway() as server:
        host, table_id = await table_of(server)
        async with host.at(table_id) as wire:
            await wire.hello()
            await wire.send(type="hello", version=1)
            assert (await wire.closed())[0] == 4400


async def test_an_unknown_table_closes_the_socket() -> None:
    async with gateway() as server:
        host = await server.guest()
        for table_id in (str(uuid4()), "nonsense", uuid4().hex):
            async with host.at(table_id) as wire:
                await wire.send(type="hello", version=1)
                code, said = await wire.closed()
                assert (code, said[0]["code"]) == (4404, "table/unknown")


async def test_a_player_may_hold_so_many_sockets_and_no_more() -> None:
    async with gateway(limits=replace(WIDE, sockets_per_player=2)) as server:
        host, table_id = await table_of(server)
        async with host.at(table_id) as first, server.socket("/ws/lobby", host.headers):
            await first.hello()
            async with host.at(table_id) as third:
                code, said = await third.closed()
                assert (code, said[0]["code"]) == (4029, "protocol/too_many_sockets")
        async with host.at(table_id) as again:
            await again.hello()


async def test_an_address_may_hold_so_many_anonymous_sockets() -> None:
    async with gateway(limits=replace(WIDE, sockets_per_ip=1)) as server:
        host, table_id = await table_of(server)
        async with server.socket(f"/ws/tables/{table_id}") as first:
            await first.hello()
            async with server.socket(f"/ws/tables/{table_id}") as second:
                assert (await second.closed())[0] == 4029
            async with host.at(table_id) as own:
                await own.hello()


async def test_whoever_opens_sockets_too_often_waits_to_be_sent_away() -> None:
    held: list[float] = []

    async def sleep(wait_s: float) -> None:
        held.append(wait_s)

    async with gateway() as server:
        host, table_id = await table_of(server)
        server.services.for_all.limiters.held_refusals = HeldRefusals(sleep=sleep)
        server.services.for_all.limiters.http = TokenBuckets(1, 1, lambda: 0.0)
        async with host.at(table_id) as first:
            await first.hello()
            async with host.at(table_id) as second:
                assert (await second.closed())[0] == 4029
    assert len(held) == 1


async def test_chat_above_its_limit_is_refused() -> None:
    async with gateway(limits=replace(WIDE, chat_per_10s=2)) as server:
        host, table_id = await table_of(server)
        async with host.at(table_id) as wire:
            await wire.hello()
            answers = [await wire.ask("say", phrase=phrase) for phrase in ("hello", "thanks", "oops")]
            assert [answer.type for answer in answers] == ["ack", "ack", "refused"]
            assert answers[-1]["code"] == "chat/too_many"


def stop_reading(wire: Wire) -> None:
    """Read no more, and let the system keep as little as it can."""
    wire.connection.transport.pause_reading()
    own = wire.connection.transport.get_extra_info("socket")
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)


async def test_a_client_that_does_not_read_is_cut_off_and_the_others_are_not() -> None:
    async with gateway() as server:
        host, table_id = await table_of(server)
        listener = await server.guest()
        async with host.at(table_id) as wire, listener.at(table_id) as slow:
            await wire.hello()
            await slow.hello()
            slow.connection.transport.pause_reading()
            tell = server.services.for_tables.watching._tell_all  # noqa: SLF001
            for sent in range(200):
                tell(UUID(table_id), b'{"type":"watching","spectators":1,"filling":"%s"}' % (b"x" * 18_000))
                await wire.until("watching")
                if len(server.services.for_all.connections) == 1:
                    assert sent > 4
                    break
            else:
                pytest.fail("the slow reader still has its socket")
            slow.connection.transport.resume_reading()
            code, said = await slow.closed()
            assert (code, {message.type for message in said}) == (4013, {"watching"})
            assert (await wire.ask("set_auto_pass", is_on=True)).type == "ack"


async def test_a_client_that_never_reads_again_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gangoffour.server.web.uvicorn_protocols.ABORT_S", 0.2)
    async with gateway() as server:
        host, table_id = await table_of(server)
        async with host.at(table_id) as wire:
            await wire.hello()
            stop_reading(wire)
            tell = server.services.for_tables.watching._tell_all  # noqa: SLF001

            def is_forgotten() -> bool:
                tell(UUID(table_id), b"x" * 18_000)
                return len(server.services.for_all.connections) == 0

            await until(is_forgotten)
            await until(lambda: not server.open_sockets)
            wire.connection.transport.abort()


DOOR: Sequence[tuple[str | None, bool, bool, bool]] = (
    # Origin, with the cookie, with the token as Bearer, let in
    ("{own}", True, False, True),
    ("{own}", False, False, True),
    ("{own}", False, True, True),
    (None, False, True, True),
    (None, True, False, False),
    (None, False, False, False),
    ("", True, False, False),
    ("null", True, False, False),
    ("http://evil.example", True, False, False),
    ("http://evil.example", False, True, False),
    ("{own}.evil.example", True, False, False),
    ("{own}/", True, False, False),
    ("{own}0", True, False, False),
    ("http://127.0.0.1", True, False, False),
    ("https://127.0.0.1", True, False, False),
)


async def test_only_our_own_pages_and_programs_get_a_socket() -> None:
    async with gateway() as server:
        host, table_id = await table_of(server)
        for origin, has_cookie, has_bearer, is_let_in in DOOR:
            headers = {"User-Agent": "test"}
            headers |= {"Cookie": f"gof={host.token}"} if has_cookie else {}
            headers |= host.headers if has_bearer else {}
            headers |= {} if origin is None else {"Origin": origin.format(own=server.origin)}
            if is_let_in:
                async with server.socket(f"/ws/tables/{table_id}", headers) as wire:
                    player_id = host.player_id if has_cookie or has_bearer else None
                    assert (await wire.hello())["player_id"] == player_id, headers
            for path in () if is_let_in else (f"/ws/tables/{table_id}", "/ws/lobby"):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await server.socket(path, headers).__aenter__()
                assert refused.value.response.status_code == 403, headers


async def test_a_token_of_nobody_gets_no_socket() -> None:
    async with gateway() as server:
        _, table_id = await table_of(server)
        token = {"Authorization": f"Bearer gofg_{'x' * 43}"}
        async with server.socket(f"/ws/tables/{table_id}", token) as wire:
            code, said = await wire.closed()
            assert (code, said[0]["code"]) == (4401, "session/ended")


async def test_signing_out_closes_the_sockets_of_the_session_alone() -> None:
    async with gateway() as server:
        host, table_id = await table_of(server)
        other = await server.guest()
        async with (
            host.at(table_id) as wire,
            server.socket("/ws/lobby", host.headers) as lobby,
            other.at(table_id) as staying,
        ):
            await wire.hello()
            await staying.hello()
            answer = await server.http.delete("/api/session", headers=host.headers)
            assert answer.status_code == 204
            assert "Max-Age=0" in answer.headers["set-cookie"]
            assert (await wire.closed())[0] == 4401
            assert (await lobby.closed())[0] == 4401
            assert (await staying.ask("pass"))["code"] == "seat/none"
        assert (await host.get("/api/me")).status_code == 401


async def test_a_session_that_ends_before_the_hello_gets_no_welcome() -> None:
    async with gateway() as server:
        host, table_id = await table_of(server)
        async with host.at(table_id) as wire:
            await until(lambda: len(server.services.for_all.connections) == 1)
            await server.http.delete("/api/session", headers=host.headers)
            code, said = await wire.closed()
            assert (code, [message.type for message in said]) == (4401, ["goodbye"])


async def test_a_session_that_ended_at_another_node_ends_here() -> None:
    async with gateway() as server:
        host, table_id = await table_of(server)
        async with host.at(table_id) as wire:
            await wire.hello()
            await server.services.for_all.connections._bus.publish(  # noqa: SLF001  as another node does
                SESSION_SUBJECT, session_key(token_hash(host.token))
            )
            assert (await wire.closed())[0] == 4401


async def open_sockets(server: Gateway) -> Sequence[tuple[AbstractAsyncContextManager[Wire], Wire]]:
    """Open a socket at a table and one in the lobby."""
    host, table_id = await table_of(server)
    holders = [server.socket(f"/ws/tables/{table_id}", host.headers), server.socket("/ws/lobby", None)]
    wires = [(holder, await holder.__aenter__()) for holder in holders]
    await wires[0][1].hello()
    return wires


async def test_a_server_that_stops_says_goodbye() -> None:
    async with gateway() as server:
        wires = await open_sockets(server)
    for holder, wire in wires:
        code, said = await wire.closed()
        assert (code, said[-1].type, said[-1]["code"]) == (1012, "goodbye", "server/stopping")
        await holder.__aexit__(None, None, None)


@pytest.mark.nightly
async def test_a_server_with_open_sockets_stops_within_two_seconds(promises: Promises) -> None:
    running = gateway()
    wires = await open_sockets(await running.__aenter__())
    with promises.within(2, "stopping a server with open sockets"):
        await running.__aexit__(None, None, None)
        for holder, wire in wires:
            await wire.closed()
            await holder.__aexit__(None, None, None)


async def test_an_idle_socket_leaves_nothing_behind() -> None:
    async with gateway(depart_grace_s=0) as server:
        host, table_id = await table_of(server)
        services = server.services
        async with host.at(table_id) as wire, server.socket("/ws/lobby") as lobby:
            await wire.hello()
            await lobby.next()
            assert len(services.for_all.connections) == 2
        await until(lambda: not len(services.for_all.connections) and not services.for_tables.attendance._attending)  # noqa: SLF001
        assert not services.for_tables.watching._sockets  # noqa: SLF001
        assert not services.for_tables.tables.feeds.tables
