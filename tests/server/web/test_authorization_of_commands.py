"""Who may do what: every command of a socket, for everybody who might try.

A new command without its rows here fails.
"""

from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any, get_args

import pytest

from gangoffour.protocol import TableCommand, snake_case
from tests.server.web.test_authorization import STILL
from tools.servers.gateway import Gateway, Message, Person, Wire, gateway, holds

pytestmark = pytest.mark.anyio

NOBODY = "account/not_signed_in"
FIELDS: Mapping[str, Mapping[str, object]] = {
    "take_seat": {"seat": 2},
    "seat_bot": {"seat": 1, "level": "greedy"},
    "remove_player": {"seat": 1},
    "change_options": {"options": {"seat_count": 3, "visibility": "private"}},
    "ready": {"match_id": "another", "commitment": "0" * 64},
    "reveal": {"match_id": "another", "number": "0" * 64},
    "set_auto_pass": {"is_on": False},
    "say": {"phrase": "hello"},
}

WAITING: Mapping[str, tuple[str, str, str, str]] = {
    # anonymous, a spectator, a guest in a seat, the host
    "take_seat": (NOBODY, "ack", "seat/held", "seat/held"),
    "leave_seat": (NOBODY, "seat/none", "ack", "ack"),
    "seat_bot": (NOBODY, "table/host_only", "table/host_only", "seat/taken"),
    "remove_player": (NOBODY, "table/host_only", "table/host_only", "ack"),
    "change_options": (NOBODY, "table/host_only", "table/host_only", "ack"),
    "ready": (NOBODY, "seat/none", "ready/not_prepared", "ready/not_prepared"),
    "reveal": (NOBODY, "seat/none", "reveal/not_due", "reveal/not_due"),
    "play": (NOBODY, "seat/none", "table/no_match", "table/no_match"),
    "pass": (NOBODY, "seat/none", "table/no_match", "table/no_match"),
    "declare": (NOBODY, "seat/none", "table/no_match", "table/no_match"),
    "return_card": (NOBODY, "seat/none", "table/no_match", "table/no_match"),
    "take_back": (NOBODY, "seat/none", "ack", "ack"),
    "set_auto_pass": (NOBODY, "seat/none", "ack", "ack"),
    "pause": (NOBODY, "table/host_only", "table/host_only", "table/no_match"),
    "resume": (NOBODY, "table/host_only", "table/host_only", "table/no_match"),
    "say": (NOBODY, "ack", "ack", "ack"),
}

PLAYING: Mapping[str, tuple[str, ...]] = {
    # anonymous, a spectator, a guest in another seat, the host (not on turn), a guest on turn
    "take_seat": (NOBODY, "table/in_match", "table/in_match", "table/in_match", "table/in_match"),
    "leave_seat": (NOBODY, "seat/none", "ack", "ack", "ack"),
    "seat_bot": (NOBODY, "table/host_only", "table/host_only", "seat/present", "table/host_only"),
    "remove_player": (NOBODY, "table/host_only", "table/host_only", "table/in_match", "table/host_only"),
    "change_options": (NOBODY, "table/host_only", "table/host_only", "table/in_match", "table/host_only"),
    "ready": (NOBODY, "seat/none", *["ready/other_match"] * 3),
    "reveal": (NOBODY, "seat/none", *["reveal/not_due"] * 3),
    "play": (NOBODY, "seat/none", "turn/not_yours", "turn/not_yours", "ack"),
    "pass": (NOBODY, "seat/none", "turn/not_yours", "turn/not_yours", "pass/on_lead"),
    "declare": (NOBODY, "seat/none", *["declare/automatic"] * 3),
    "return_card": (NOBODY, "seat/none", *["return/not_due"] * 3),
    "take_back": (NOBODY, "seat/none", "ack", "ack", "ack"),
    "set_auto_pass": (NOBODY, "seat/none", "ack", "ack", "ack"),
    "pause": (NOBODY, "table/host_only", "table/host_only", "ack", "table/host_only"),
    "resume": (NOBODY, "table/host_only", "table/host_only", "ack", "table/host_only"),
    "say": (NOBODY, "seat/none", "ack", "ack", "ack"),
}


def test_every_command_has_its_rows() -> None:
    commands = {snake_case(command.__name__) for command in get_args(TableCommand)}
    assert set(WAITING) == set(PLAYING) == commands


async def opened(server: Gateway, stack: AsyncExitStack, people: list[Person]) -> tuple[str, list[Wire]]:
    """Open a private table with the first of the people as host; return sockets of all, and of an anonymous one."""
    table = await people[0].open_table(visibility="private", seat_count=3)
    address = f"/ws/tables/{table['table_id']}"
    wires = []
    for headers in (None, *(person.headers for person in people)):
        wire = await stack.enter_async_context(server.socket(address, headers))
        await wire.hello(invite=table["invite"])
        wires.append(wire)
    return table["table_id"], wires


def outcome(answer: Message) -> str:
    return "ack" if answer.type == "ack" else str(answer["code"])


async def test_every_command_before_a_match_is_for_whom_it_should() -> None:
    async with gateway(pace=STILL) as server:
        assert {command: await outcomes_waiting(server, command) for command in WAITING} == WAITING


async def outcomes_waiting(server: Gateway, command: str) -> tuple[str, ...]:
    async with AsyncExitStack() as stack:
        people = [await server.guest() for _ in range(3)]
        _, (nobody, host, seated, spectator) = await opened(server, stack, people)
        await seated.ask("take_seat", seat=1)
        answers = [await wire.ask(command, **fields(command, "1G")) for wire in (nobody, spectator, seated, host)]
        return tuple(map(outcome, answers))


async def test_every_command_in_a_match_is_for_whom_it_should() -> None:
    async with gateway(pace=STILL) as server:
        assert {command: await outcomes_playing(server, command) for command in PLAYING} == PLAYING


async def outcomes_playing(server: Gateway, command: str) -> tuple[str, ...]:
    async with AsyncExitStack() as stack:
        while True:
            people = [await server.guest() for _ in range(4)]
            table_id, (nobody, *wires) = await opened(server, stack, people)
            own = await begun(people, wires, table_id)
            on_turn = next(seat for seat in range(3) if own[seat]["limits"] is not None)
            if on_turn != 0:  # so that the host is not on turn
                break
        card = own[on_turn]["limits"]["must_contain"] or own[on_turn]["hand"][0]
        order = (nobody, wires[3], wires[3 - on_turn], wires[0], wires[on_turn])
        answers = [await wire.ask(command, **fields(command, card)) for wire in order]
        return tuple(map(outcome, answers))


def fields(command: str, card: str) -> Mapping[str, object]:
    """Return the fields of a command, apart from its id."""
    match command:
        case "play":
            return {"cards": [card]}
        case "return_card":
            return {"card": card}
        case _:
            return FIELDS.get(command, {})


async def begun(people: list[Person], wires: list[Wire], table_id: str) -> list[dict[str, Any]]:
    """Seat the second and third person and begin a match; return what each seat knows."""
    for seat in (1, 2):
        await wires[seat].ask("take_seat", seat=seat)
    match_id = await people[0].prepared_match(wires[0], table_id)
    numbers = []
    for person, wire in zip(people[:3], wires[:3], strict=True):
        numbers.append(await person.commit(wire, match_id))
    for wire, number in zip(wires[:3], numbers, strict=True):
        await wire.until("told", lambda told: holds(told, "numbers_committed"))
        await wire.send(type="reveal", id="reveal", match_id=match_id, number=number)
    return [(await wire.until("told", has_hand))["own"] for wire in wires[:3]]


def has_hand(told: Message) -> bool:
    return told["own"] is not None and len(told["own"]["hand"]) > 0
