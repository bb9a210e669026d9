"""Two worlds that differ in hidden cards alone: same people, same public actions, other cards in two hands.

In the first world people play by chance, and their actions are written down. For the second, cards that were never
played change places between two hands, or a hand and the dummy hand, such that the same actions are legal. Whoever
holds none of these hands must get the same bytes. Time stands still but for a beat before each action: what is told
after a while is told at the same place in both worlds, however busy the machine is.
"""

import asyncio
import json
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import Any
from unittest import mock
from uuid import UUID

import msgspec

from gangoffour.bots import UniformBot
from gangoffour.engine import (
    DECK,
    Action,
    IllegalAction,
    MatchState,
    Phase,
    Seat,
    apply,
    start_deal,
    start_match,
    view,
)
from gangoffour.fairness import client_commitment
from gangoffour.protocol import TableOptions, action_command, encode_client_message
from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.ports import TableId
from gangoffour.server.tables import dealer
from gangoffour.server.tables.options import table_rules
from gangoffour.server.tables.owed_tasks import Task, owed
from gangoffour.server.tables.state import TableState
from gangoffour.server.web.tables.spectators import TELL_EVERY_MS
from tools.servers.gateway import QUICK, Gateway, Person, Wire, gateway
from tools.servers.manual_time import manual_time

HAND_SIZE = 16
LIMIT_S = 30.0
BESIDES = 5
"""After so many actions somebody asks over HTTP."""

MASKS = (
    (re.compile(rb"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"), b"u" * 36),
    (re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])"), b"x" * 64),
    (re.compile(rb"guest-[a-z2-7]{16}"), b"guest-" + b"g" * 16),
    (re.compile(rb"(?<=_ms\":)1[0-9]{12}(?![0-9])"), b"0" * 13),
    (re.compile(rb"(?<=\"fingerprint\":\")[^\"]*"), b"f"),
)
"""Moments and ids differ between any two matches. Each has a fixed length, so sizes stay as they are."""


@dataclass(frozen=True)
class World:
    """A deal: the order of the deck, and what people do in public."""

    options: TableOptions
    deck_order: tuple[int, ...]
    script: tuple[tuple[Seat, Action], ...] = ()

    def dealt(self) -> MatchState:
        match = start_match(table_rules(self.options), self.options.seat_count, Seat(0))
        return start_deal(match, self.deck_order, ()).after

    def is_possible(self) -> bool:
        """Whether all actions are legal here, and the deal goes on after them."""
        state = self.dealt()
        try:
            for seat, action in self.script:
                state = apply(state, seat, action).after
        except IllegalAction:
            return False
        return state.public.phase is Phase.PLAY


def drawn_world(options: TableOptions, rng: Random) -> World:
    """A deal that people played by chance, up to the last action before its end."""
    world = World(options, tuple(rng.sample(range(len(DECK)), len(DECK))))
    state, script = world.dealt(), list[tuple[Seat, Action]]()
    while state.public.phase is Phase.PLAY and state.public.seat_to_act is not None:
        seat = state.public.seat_to_act
        action = UniformBot().choose(view(state, seat), rng)
        state = apply(state, seat, action).after
        script.append((seat, action))
    return World(options, world.deck_order, tuple(script[:-1]))


def other_world(world: World, uninformed: Seat, rng: Random) -> World | None:
    """The same actions with other hidden cards, as many as can be changed; None if there is no such world."""
    places = [place for place in range(len(DECK)) if place // HAND_SIZE != uninformed]
    found, best = None, world
    for _ in range(200):
        order = list(best.deck_order)
        one, two = rng.sample(places, 2)
        if one // HAND_SIZE == two // HAND_SIZE or DECK[order[one]] == DECK[order[two]]:
            continue
        order[one], order[two] = order[two], order[one]
        changed = World(world.options, tuple(order), world.script)
        if changed.is_possible():
            found = best = changed
    return found


def masked(data: bytes) -> bytes:
    for pattern, mask in MASKS:
        data = pattern.sub(mask, data)
    return data


async def traces(world: World, uninformed: Seat) -> dict[str, list[bytes]]:
    """Play a world on a real server; return all bytes that the uninformed seat and a spectator got."""
    with (
        mock.patch.object(dealer, "deck_order", return_value=world.deck_order),
        mock.patch.object(dealer, "first_dealer", return_value=0),
        mock.patch.object(dealer, "cut_cards", return_value=()),
        manual_time() as clock,
    ):
        async with gateway(pace=QUICK) as door, AsyncExitStack() as stack:
            return await Stage(door, clock, stack, world, uninformed).play()


class Stage:
    """A table where a script is played."""

    def __init__(
        self, door: Gateway, clock: ManualClock, stack: AsyncExitStack, world: World, uninformed: Seat
    ) -> None:
        self._door = door
        self._clock = clock
        self._stack = stack
        self._world = world
        self._uninformed = uninformed
        self._got: dict[str, list[bytes]] = {"seat": [], "spectator": []}
        self._readers: list[asyncio.Task[None]] = []
        self._table_id = ""

    async def play(self) -> dict[str, list[bytes]]:
        """Play all actions; return what was got, by audience."""
        options = msgspec.to_builtins(self._world.options)
        people = [await self._door.guest(f"Guest {seat}") for seat in range(options["seat_count"])]
        self._table_id = str((await people[0].open_table(**options))["table_id"])
        wires = [await self._come(person, seat) for seat, person in enumerate(people)]
        spectator = await self._stack.enter_async_context(self._door.socket(f"/ws/tables/{self._table_id}"))
        self._read(spectator, self._got["spectator"])
        await spectator.send(type="hello", version=1)
        await self._until(lambda _state: bool(self._got["spectator"]))
        await self._clock.advance(TELL_EVERY_MS)
        await self._until(lambda _state: all(spectators_told(frames) for frames in self._audiences()))
        await self._start(people, wires)
        await self._send(wires[self._uninformed], {"type": "set_auto_pass", "is_on": False})
        place = 0
        for place, (seat, action) in enumerate(self._world.script, start=1):
            await self._act(wires, place, seat, action)
        await self._until(lambda _state: all(turns_told(frames) >= place for frames in self._audiences()))
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        # What follows the last action is not in the script: somebody may pass automatically.
        return {name: cut([masked(frame) for frame in frames], place) for name, frames in self._got.items()}

    def _audiences(self) -> tuple[list[bytes], list[bytes]]:
        return self._got["seat"], self._got["spectator"]

    def _read(self, wire: Wire, kept: list[bytes]) -> None:
        async def read() -> None:
            async for frame in wire.connection:
                kept.append(frame.encode() if isinstance(frame, str) else frame)  # noqa: PERF401  it may be cut off

        self._readers.append(asyncio.create_task(read()))

    async def _come(self, person: Person, seat: int) -> Wire:
        wire = await self._stack.enter_async_context(person.at(self._table_id))
        got = self._got["seat"] if seat == self._uninformed else []
        self._read(wire, got)
        await wire.send(type="hello", version=1)
        await self._until(lambda _state: bool(got))  # else it would be chance what the welcome holds
        if seat:
            await self._send(wire, {"type": "take_seat", "seat": seat})
        await self._until(lambda state: state.public.seats[seat].is_here)
        return wire

    async def _start(self, people: Sequence[Person], wires: Sequence[Wire]) -> None:
        state = await self._until(lambda state: state.public.preparation is not None)
        preparation = state.public.preparation
        assert preparation is not None
        match_id, number = preparation.match_id, bytes(32)
        for person, wire in zip(people, wires, strict=True):
            commitment = client_commitment(UUID(match_id).bytes, person.player_id, number).hex()
            await self._send(wire, {"type": "ready", "match_id": match_id, "commitment": commitment})
        await self._until(is_committed)
        for wire in wires:
            await self._send(wire, {"type": "reveal", "match_id": match_id, "number": number.hex()})
        await self._until(lambda state: state.phase is Phase.PLAY)

    async def _act(self, wires: Sequence[Wire], place: int, seat: Seat, action: Action) -> None:
        """Act, and let somebody who knows the hidden cards try what only they may hear about."""
        state = await self._until(lambda state: turn_count(state) >= place - 1)
        due = owed(state, QUICK)
        await self._clock.advance(QUICK.pass_beat_ms)
        informed = [other for other in range(len(wires)) if other not in {seat, self._uninformed}]
        other = informed[place % len(informed)]
        hand = state.match.hands[other] if state.match is not None else ()
        if hand:
            attempt = {"type": "return_card", "id": f"try-{place}", "card": str(hand[-1])}
            await self._send(wires[other], attempt, is_answered=False)
        if due is None or due.task is not Task.PASS:  # else the server passes by itself
            command = json.loads(encode_client_message(action_command(action, f"act-{place}")))
            await self._send(wires[seat], command, is_answered=False)
        await self._until(lambda state: turn_count(state) >= place)
        if place % BESIDES == 0:
            answer = await self._door.http.get(f"/api/tables/{self._table_id}")
            self._got[f"http {place}"] = [answer.content]

    async def _send(self, wire: Wire, command: dict[str, Any], *, is_answered: bool = True) -> None:
        before = (await self._state()).seq
        command.setdefault("id", command["type"])  # nothing that chance decides: its answer holds it
        await wire.connection.send(json.dumps(command))
        if is_answered:
            await self._until(lambda state: state.seq > before)

    async def _state(self) -> TableState:
        return await self._door.services.for_tables.tables.state(TableId(self._table_id))

    async def _until(self, is_so: Callable[[TableState], bool]) -> TableState:
        async with asyncio.timeout(LIMIT_S):
            while not is_so(state := await self._state()):  # noqa: ASYNC110  the server tells clients, not us
                await asyncio.sleep(0.001)
        return state


def turn_count(state: TableState) -> int:
    """How many turns were taken in the deal."""
    deal = None if state.match is None else state.match.public.deal
    return 0 if deal is None else sum(len(trick.turns) for trick in (*deal.tricks, deal.trick))


def is_committed(state: TableState) -> bool:
    """Whether all commitments are in, so that numbers may be revealed."""
    preparation = state.public.preparation
    return preparation is not None and preparation.committed_at_ms is not None


def spectators_told(frames: Sequence[bytes]) -> bool:
    """Whether some frames tell how many people watch."""
    return any(frame.startswith(b'{"type":"watching"') for frame in frames)


def turns_told(frames: Sequence[bytes]) -> int:
    """How many turns some frames tell."""
    told = [frame for frame in frames if frame.startswith(b'{"type":"told"')]
    return sum(frame.count(b'"type":"passed"') + frame.count(b'"type":"combination_played"') for frame in told)


def cut(frames: Sequence[bytes], turns: int) -> list[bytes]:
    """The frames up to the one that tells the last of some turns."""
    length = next((length for length in range(len(frames)) if turns_told(frames[:length]) >= turns), len(frames))
    return [*frames[:length]]


def differences(first: Mapping[str, Sequence[bytes]], second: Mapping[str, Sequence[bytes]]) -> list[str]:
    """Where two traces of the same audiences differ."""
    found = []
    for name in first:
        if len(first[name]) != len(second[name]):
            found.append(f"{name}: {len(first[name])} and {len(second[name])} messages")
        pairs = zip(first[name], second[name], strict=False)
        found += [f"{name} {place}: {one!r} and {two!r}" for place, (one, two) in enumerate(pairs) if one != two]
    return found
