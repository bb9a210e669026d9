"""The table socket: welcome, resuming, commands, refusals, audiences, presence."""

from dataclasses import replace
from uuid import UUID

import pytest
from structlog.testing import capture_logs

from gangoffour.server.tables.owed_tasks import Pace
from gangoffour.server.tables.policies import ADJOURN_MS
from gangoffour.server.web.tables.spectators import TELL_EVERY_MS
from gangoffour.server.web.tables.table_socket import ANSWER_MS
from tools.patience import until
from tools.servers.gateway import QUICK, Gateway, Message, Person, Wire, gateway, holds
from tools.servers.manual_time import manual_time

pytestmark = pytest.mark.anyio

STILL = Pace(bot_beat_ms={"fast": 60_000, "normal": 60_000, "relaxed": 60_000})
"""Bots that do not move while a test looks."""


async def table_of_two(server: Gateway, **options: object) -> tuple[Person, Person, str]:
    host, other = await server.guest("Ada"), await server.guest("Bo")
    opened = await host.open_table("greedy", "greedy", **options)
    return host, other, opened["table_id"]


async def begun_match(person: Person, wire: Wire, table_id: str) -> Message:
    """Begin a match; return the message with the first hand."""
    await person.begin_match(wire, await person.prepared_match(wire, table_id))
    return await wire.until("told", lambda told: told["own"] is not None and len(told["own"]["hand"]) > 0)


async def test_a_newcomer_gets_a_snapshot() -> None:
    async with gateway() as server:
        host, _, table_id = await table_of_two(server)
        async with host.at(table_id) as wire:
            welcome = await wire.hello()
            assert welcome["snapshot"]["table"]["host"] == host.player_id
            assert welcome["seat"] == 0


async def test_a_client_that_missed_something_gets_just_that() -> None:
    async with gateway() as server:
        host, other, table_id = await table_of_two(server)
        async with host.at(table_id) as wire:
            last_seq = (await wire.hello())["seq"]
        async with other.at(table_id) as wire:
            await wire.hello()
            taken = await wire.ask("take_seat", seat=1)
            assert taken.type == "ack"
        async with host.at(table_id) as wire:
            welcome = await wire.hello(last_seq=last_seq)
            assert welcome["snapshot"] is None
            told = await wire.next()
            assert (told.type, told["after"], told["seq"]) == ("told", last_seq, welcome["seq"])
            assert holds(told, "seat_taken")


async def test_a_client_that_missed_nothing_is_told_nothing() -> None:
    async with gateway(depart_grace_s=60) as server:
        host, _, table_id = await table_of_two(server)
        async with host.at(table_id) as wire:
            await wire.hello()
            last_seq = (await wire.until("told"))["seq"]
        async with host.at(table_id) as wire:
            assert (await wire.hello(last_seq=last_seq))["snapshot"] is None
            assert (await wire.ask("set_auto_pass", is_on=True)).type == "ack"


async def test_a_client_from_the_future_gets_a_snapshot() -> None:
    async with gateway() as server:
        host, _, table_id = await table_of_two(server)
        async with host.at(table_id) as wire:
            assert (await wire.hello(last_seq=10_000))["snapshot"] is not None


async def test_a_command_sent_twice_takes_effect_once() -> None:
    async with gateway() as server:
        _, other, table_id = await table_of_two(server)
        async with other.at(table_id) as wire:
            await wire.hello()
            answers = []
            for _ in range(2):
                await wire.send(type="take_seat", id="sit", seat=1)
                answers.append(await wire.until("ack"))
            assert answers[0] == answers[1]


async def test_refusals_have_a_code_and_facts() -> None:
    async with gateway() as server:
        _, other, table_id = await table_of_two(server)
        async with other.at(table_id) as wire:
            await wire.hello()
            refused = await wire.ask("take_seat", seat=0)
            assert (refused.type, refused["code"]) == ("refused", "seat/taken")
            refused = await wire.ask("play", cards=["1G"])
            assert refused["code"] == "seat/none"
            await wire.connection.send('{"type": "take_seat", "id": "x7", "seat": "first"}')
            refused = await wire.next()
            facts = {"at": "$.seat", "fault": "wrong"}
            assert (refused["id"], refused["code"], refused["facts"]) == ("x7", "protocol/bad_field", facts)
            nested = ("[" * 4000, '{"a":' * 700, '{"type": "change_options", "id": "x8", "options": ' + "[" * 4000)
            for unreadable in ("no JSON", *nested):
                await wire.connection.send(unreadable)
                refused = await wire.next()
                assert refused["code"] in ("protocol/malformed", "protocol/unknown_type", "protocol/bad_field")


async def test_an_error_of_ours_is_refused_with_an_id_and_the_socket_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gateway() as server:
        host, _, table_id = await table_of_two(server)

        async def broken(*_arguments: object) -> int:
            raise ZeroDivisionError

        async with host.at(table_id) as wire:
            await wire.hello()
            with monkeypatch.context() as patched:
                patched.setattr(type(server.services.for_tables.tables), "command", broken)
                with capture_logs() as logs:
                    refused = await wire.ask("pause")
            assert refused["code"] == "server/failed"
            assert refused["facts"] == {"id": logs[0]["failure_id"]}
            assert (await wire.ask("set_auto_pass", is_on=True)).type == "ack"


def dealt_to(told: Message) -> list[int]:
    """Return the seats whose hands were told."""
    return [entry["event"]["seat"] for entry in told["entries"] if entry["event"]["type"] == "hand_dealt"]


async def test_a_socket_that_cannot_be_told_hurts_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gateway() as server:
        host, other, table_id = await table_of_two(server)

        def broken(_state: object, player_id: str, _address: str) -> bool:
            return bool(1 / (player_id != other.player_id))

        async with host.at(table_id) as wire, other.at(table_id) as watching:
            await wire.hello()
            await watching.hello()
            with monkeypatch.context() as patched, capture_logs() as logs:
                patched.setattr("gangoffour.server.web.tables.table_socket.may_stay", broken)
                assert (await wire.ask("seat_bot", seat=1, level="greedy")).type == "ack"
                assert (await watching.closed())[0] == 1011
            assert logs[0]["event"] == "a change could not be told"


async def test_hands_are_told_to_their_seats_alone() -> None:
    async with gateway(pace=STILL) as server:
        person = await server.guest()
        table_id = (await person.post("/api/play-now", {"level": "greedy"})).json()["table_id"]
        async with person.at(table_id) as wire, server.socket(f"/ws/tables/{table_id}") as watching:
            await wire.hello()
            welcome = await watching.hello()
            assert (welcome["player_id"], welcome["seat"]) == (None, None)
            own = await begun_match(person, wire, table_id)
            assert dealt_to(own) == [0]
            told = await watching.until("told", lambda told: holds(told, "deal_started"))
            assert (dealt_to(told), told["own"]) == ([], None)
        for invited, seat in ((server.socket(f"/ws/tables/{table_id}"), None), (person.at(table_id), 0)):
            async with invited as late:
                await late.hello(last_seq=welcome["seq"])
                resumed = await late.until("told")
                assert dealt_to(resumed) == ([] if seat is None else [seat])
                assert (resumed["own"] is None) == (seat is None)
        async with server.socket(f"/ws/tables/{table_id}") as late:
            known = (await late.hello())["snapshot"]
            assert (known["own"], known["match"]["deal"]["shown_hands"]) == (None, None)
        shown = (await server.http.get(f"/api/tables/{table_id}")).json()
        assert (shown["own"], shown["match"]["deal"]["shown_hands"]) == (None, None)


async def test_what_a_seat_sets_for_itself_is_told_to_nobody_else() -> None:
    async with gateway() as server:
        host, other, table_id = await table_of_two(server)
        async with host.at(table_id) as wire, other.at(table_id) as watching:
            await wire.hello()
            seq = (await watching.hello())["seq"]
            assert (await wire.ask("set_auto_pass", is_on=False)).type == "ack"
            await watching.until("told", lambda told: told["entries"] == [])
        async with other.at(table_id) as late:
            await late.hello(last_seq=seq)
            assert not holds(await late.until("told"), "auto_pass_set")


async def test_a_spectator_who_sits_down_is_welcomed_anew() -> None:
    async with gateway() as server:
        _, other, table_id = await table_of_two(server)
        async with other.at(table_id) as wire:
            assert (await wire.hello())["seat"] is None
            await wire.send(type="take_seat", id="sit", seat=1)
            welcome = await wire.until("welcome")
            assert (welcome["seat"], welcome["snapshot"]["table"]["seats"][1]["is_here"]) == (1, True)


async def test_somebody_who_gets_up_is_welcomed_as_a_spectator() -> None:
    async with gateway() as server:
        host, other, table_id = await table_of_two(server)
        async with host.at(table_id) as hosting, other.at(table_id) as wire:
            await hosting.hello()
            await wire.hello()
            await wire.send(type="take_seat", id="sit", seat=1)
            await wire.until("welcome")
            await wire.send(type="leave_seat", id="rise")
            assert (await wire.until("welcome"))["seat"] is None


def is_here(server: Gateway, table_id: str) -> bool:
    """True if the host is at the table, as far as the table knows."""
    stream = server.services.for_tables.tables.streams.cached(UUID(table_id))
    assert stream is not None
    return stream.state.public.seats[0].is_here


async def test_people_are_away_some_time_after_their_last_socket() -> None:
    with manual_time() as clock:
        async with gateway(depart_grace_s=3) as server:
            host, other, table_id = await table_of_two(server)
            async with other.at(table_id) as watching:
                await watching.hello()
                async with host.at(table_id) as first:
                    await first.hello()
                    await watching.until("told", lambda told: holds(told, "player_back"))
                    async with host.at(table_id) as second:
                        await second.hello()
                    await until(lambda: len(server.services.for_all.connections) == 2)
                    await clock.advance(60_000)
                    assert is_here(server, table_id)
                await until(lambda: len(server.services.for_all.connections) == 1)
                await clock.advance(2_999)
                assert is_here(server, table_id)
                await clock.advance(1)
                assert holds(await watching.until("told"), "player_away")


async def test_a_page_loaded_anew_is_no_absence() -> None:
    with manual_time() as clock:
        async with gateway(depart_grace_s=3) as server:
            host, other, table_id = await table_of_two(server)
            async with other.at(table_id) as watching:
                await watching.hello()
                for _ in range(3):
                    async with host.at(table_id) as wire:
                        await wire.hello()
                    await until(lambda: len(server.services.for_all.connections) == 1)
                    await clock.advance(2_000)
                async with host.at(table_id) as wire:
                    await wire.hello()
                    await clock.advance(60_000)
                    assert (await wire.ask("say", phrase="hello")).type == "ack"
                heard: list[Message] = []
                while not heard or heard[-1].type != "said":
                    heard.append(await watching.next())
                assert not any(message.type == "told" and holds(message, "player_away") for message in heard)


async def test_the_number_of_spectators_is_told() -> None:
    with manual_time() as clock:
        async with gateway() as server:
            host, other, table_id = await table_of_two(server)
            async with host.at(table_id) as wire:
                await wire.hello()
                async with server.socket(f"/ws/tables/{table_id}") as first, other.at(table_id) as second:
                    await first.hello()
                    await second.hello()
                    await clock.advance(TELL_EVERY_MS)
                    assert (await wire.until("watching"))["spectators"] == 2
                    await second.send(type="take_seat", id="sit", seat=1)
                    await second.until("ack")
                    await clock.advance(TELL_EVERY_MS)
                    assert (await wire.until("watching"))["spectators"] == 1
                await until(lambda: len(server.services.for_all.connections) == 1)
                await clock.advance(TELL_EVERY_MS)
                assert (await wire.until("watching"))["spectators"] == 0


async def test_what_is_said_is_heard_and_found_by_those_who_come_later() -> None:
    async with gateway() as server:
        host, other = await server.guest("Ada"), await server.guest("Bo")
        table = await host.open_table("greedy", "greedy", chat="free", visibility="private")
        table_id, invite = table["table_id"], table["invite"]
        async with host.at(table_id) as wire, other.at(table_id) as hearing:
            seq = (await wire.hello())["seq"]
            await hearing.hello(invite=invite)
            answer = await wire.ask("say", text="Good \u202eluck")
            assert answer.type == "ack"
            assert answer["seq"] >= seq
            said = await hearing.until("said")
            assert (said["player"]["player_id"], said["text"]) == (host.player_id, "Good luck")
        async with other.at(table_id) as late:
            await late.hello(invite=invite)
            assert (await late.until("said"))["chat_id"] == said["chat_id"]


@pytest.mark.parametrize("has_seat, heard", [(True, "Ada"), (False, "Eve")])
async def test_a_new_name_is_heard_at_once_from_behind_the_seats_alone(*, has_seat: bool, heard: str) -> None:
    """A seat keeps its name: nobody can speak as another in the midst of a match."""
    async with gateway() as server:
        host, other, table_id = await table_of_two(server)
        person = host if has_seat else other
        async with person.at(table_id) as wire:
            await wire.hello()
            renamed = await server.http.patch("/api/me", json={"name": "Eve"}, headers=person.headers)
            assert renamed.json()["name"] == "Eve"
            await wire.send(type="say", id="hi", phrase="hello")
            assert (await wire.until("said"))["player"]["name"] == heard


async def test_a_pass_before_its_moment_is_acknowledged_at_once_and_told_at_its_moment() -> None:
    beat_ms = ANSWER_MS + 5_000
    pace = replace(QUICK, pass_beat_ms=beat_ms, pass_beat_bots_ms=beat_ms)
    with manual_time() as clock:
        async with gateway(pace=pace) as server:
            host = await server.guest()
            answer = await host.post("/api/play-now", {"level": "greedy", "length": "one_deal"})
            table_id = answer.json()["table_id"]
            async with host.at(table_id) as wire, host.at(table_id) as second:
                await wire.hello()
                await second.hello()
                assert (await wire.ask("set_auto_pass", is_on=False)).type == "ack"
                match_id = await host.prepared_match(wire, table_id)
                await host.begin_match(wire, match_id)
                own = None
                while own is None or own["limits"] is None or not own["limits"]["may_pass"]:
                    message = await wire.until("told")
                    own = message["own"]
                    if own is not None and own["limits"] is not None and not own["limits"]["may_pass"]:
                        await host.act(wire, table_id, match_id)
                state = await server.services.for_tables.tables.state(UUID(table_id))
                await wire.send(type="pass", id="wished")
                ack = await wire.until_answered("wished")
                assert (ack.type, ack["is_wish"], ack["seq"]) == ("ack", True, state.seq)
                assert (await wire.ask("say", phrase="hello")).type == "ack"
                assert (await second.ask("set_auto_pass", is_on=False)).type == "ack"
                await clock.advance(state.turn_at_ms + beat_ms - 1 - clock.now_ms())
                assert (await wire.ask("say", phrase="oops")).type == "ack"
                assert (await server.services.for_tables.tables.state(UUID(table_id))).seat_to_act == state.seat_to_act
                await clock.advance(1)
                told = await wire.until("told")
                assert told["entries"][0]["event"]["type"] == "passed"
                await wire.send(type="pass", id="wished")
                again = await wire.until_answered("wished")
                assert (again["is_wish"], again["seq"]) == (False, told["seq"])


async def test_a_closed_table_says_so_after_its_last_words() -> None:
    with manual_time() as clock:
        async with gateway() as server:
            host, other, table_id = await table_of_two(server)
            async with other.at(table_id) as wire:
                await wire.hello()
                await clock.advance(ADJOURN_MS)
                code, said = await wire.closed()
            assert (code, said[-1]["code"]) == (4410, "table/closed")
            assert holds(said[-2], "table_closed")
            async with host.at(table_id) as late:
                assert (await late.hello())["snapshot"]["table"]["is_closed"] is True
                assert (await late.closed())[0] == 4410
