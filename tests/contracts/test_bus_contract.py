"""What every bus does: hints come to those who listen, and never keep anybody waiting."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from uuid import uuid4

import pytest

from gangoffour.server.adapters.bus.local_bus import LocalBus
from gangoffour.server.adapters.bus.nats_bus import NatsBus
from gangoffour.server.ports import Bus, Listener
from tests.promises import Promises
from tools.patience import PATIENCE_S, other_tasks, until

pytestmark = pytest.mark.anyio

CAPACITY = 8
NATS_URL = "nats://127.0.0.1:4222"


@pytest.fixture(params=["local", pytest.param("nats", marks=pytest.mark.services("nats"))])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[LocalBus | NatsBus]:
    if request.param == "local":
        async with LocalBus(CAPACITY) as local:
            yield local
    else:
        async with NatsBus(NATS_URL, prefix=f"test-{uuid4()}", capacity=CAPACITY) as nats:
            await until(lambda: nats.is_connected)
            yield nats
    await until(lambda: not other_tasks())


def into(heard: list[tuple[str, str]]) -> Listener:
    async def listen(subject: str, text: str) -> None:
        heard.append((subject, text))

    return listen


def was_heard(heard: list[tuple[str, str]], text: str) -> bool:
    return bool(heard) and heard[-1][1] == text


async def test_a_hint_comes_to_every_listener_of_its_subject(bus: Bus) -> None:
    first: list[tuple[str, str]] = []
    second: list[tuple[str, str]] = []
    await bus.subscribe("table.7f3a.event", into(first))
    await bus.subscribe("table.7f3a.event", into(second))
    await bus.publish("table.7f3a.event", "42 ž")
    await until(lambda: bool(first and second))
    assert first == second == [("table.7f3a.event", "42 ž")]


async def test_hints_come_in_the_order_they_were_sent(bus: Bus) -> None:
    heard: list[tuple[str, str]] = []
    await bus.subscribe("table.7f3a.event", into(heard))
    for number in range(CAPACITY):
        await bus.publish("table.7f3a.event", str(number))
    await until(lambda: len(heard) == CAPACITY)
    assert [text for _, text in heard] == [str(number) for number in range(CAPACITY)]


async def test_a_star_stands_for_one_word(bus: Bus) -> None:
    heard: list[tuple[str, str]] = []
    await bus.subscribe("table.*.event", into(heard))
    for subject in (
        "table.event",
        "table.1.2.event",
        "table.1.chat",
        "lobby.1.event",
        "table.1.event",
        "table.2.event",
    ):
        await bus.publish(subject, "")
    await until(lambda: ("table.2.event", "") in heard)
    assert heard == [("table.1.event", ""), ("table.2.event", "")]


async def test_other_subjects_are_not_heard(bus: Bus) -> None:
    heard: list[tuple[str, str]] = []
    await bus.subscribe("table.1.event", into(heard))
    await bus.publish("table.2.event", "")
    await bus.publish("table.1.event", "")
    await until(lambda: bool(heard))
    assert heard == [("table.1.event", "")]


async def test_an_ended_subscription_hears_nothing(bus: Bus) -> None:
    ended: list[tuple[str, str]] = []
    going_on: list[tuple[str, str]] = []
    end = await bus.subscribe("table.1.event", into(ended))
    await bus.subscribe("table.1.event", into(going_on))
    await end()
    await end()
    await bus.publish("table.1.event", "")
    await until(lambda: bool(going_on))
    assert ended == []


async def test_a_listener_may_end_itself(bus: Bus) -> None:
    heard: list[str] = []

    async def listen(_subject: str, text: str) -> None:
        await end()
        heard.append(text)

    end = await bus.subscribe("table.1.event", listen)
    await bus.publish("table.1.event", "first")
    await until(lambda: bool(heard))
    await bus.publish("table.1.event", "second")
    going_on: list[tuple[str, str]] = []
    await bus.subscribe("table.1.event", into(going_on))
    await bus.publish("table.1.event", "third")
    await until(lambda: bool(going_on))
    assert heard == ["first"]


async def test_a_listener_that_never_returns_is_cancelled_at_the_end(bus: Bus) -> None:
    steps: list[str] = []

    async def listen(_subject: str, _text: str) -> None:
        steps.append("called")
        try:
            await asyncio.Event().wait()
        finally:
            steps.append("cancelled")

    end = await bus.subscribe("table.1.event", listen)
    await bus.publish("table.1.event", "")
    await until(lambda: steps == ["called"])
    async with asyncio.timeout(PATIENCE_S):
        await end()
    assert steps == ["called", "cancelled"]


async def test_a_listener_that_fails_hears_the_next_hint(bus: Bus) -> None:
    heard: list[str] = []

    async def listen(_subject: str, text: str) -> None:
        heard.append(text)
        if text == "bad":
            raise ValueError(text)

    await bus.subscribe("table.1.event", listen)
    await bus.publish("table.1.event", "bad")
    await bus.publish("table.1.event", "good")
    await until(lambda: len(heard) == 2)
    assert heard == ["bad", "good"]


async def test_a_slow_listener_delays_nobody_and_loses_the_oldest(bus: LocalBus | NatsBus) -> None:
    slow: list[str] = []
    quick: list[tuple[str, str]] = []
    go_on = asyncio.Event()

    async def listen(_subject: str, text: str) -> None:
        await go_on.wait()
        slow.append(text)

    await bus.subscribe("table.1.event", listen)
    await bus.subscribe("table.1.event", into(quick))
    for number in range(3 * CAPACITY):
        await bus.publish("table.1.event", str(number))
        await until(partial(was_heard, quick, str(number)))
    await until(lambda: bus.dropped_count == 2 * CAPACITY - 1)
    go_on.set()
    await until(lambda: len(slow) == 1 + CAPACITY)
    assert slow == ["0", *(str(number) for number in range(2 * CAPACITY, 3 * CAPACITY))]


async def test_hints_that_nobody_wants_are_in_nobodys_way(bus: Bus) -> None:
    heard: list[tuple[str, str]] = []
    await bus.subscribe("table.2.event", into(heard))
    for _ in range(1_000):
        await bus.publish("table.1.event", "unwanted")
    await bus.publish("table.2.event", "wanted")
    await until(lambda: bool(heard))
    assert heard == [("table.2.event", "wanted")]


@pytest.mark.nightly
async def test_a_hint_that_nobody_wants_costs_next_to_nothing(bus: Bus, promises: Promises) -> None:
    with promises.within(1, "publishing 1,000 hints that nobody wants"):
        for _ in range(1_000):
            await bus.publish("table.1.event", "1")
