"""Bots of a cluster: what is asked of the workers, and what becomes of it when one is away."""

import asyncio
import os
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest
from nats.aio.msg import Msg

from gangoffour.bots import BOTS, GreedyBot
from gangoffour.engine import COPIES, MatchState, SeatView, format_card
from gangoffour.protocol import decode_seat_view, encode_seat_view
from gangoffour.server.adapters.bot_pool import BotPool
from gangoffour.server.adapters.nats_bots import NatsBotRunner
from gangoffour.server.adapters.nats_connection import NatsConnection
from gangoffour.server.workers.bots import serve_bots
from tests.contracts.bot_views import first_view, turns
from tests.contracts.waiting import other_tasks, until
from tools.services.nats_server import NatsServer

pytestmark = [pytest.mark.anyio, pytest.mark.services("nats")]

NATS_URL = "nats://127.0.0.1:4222"
ODD = (sys.executable, str(Path(__file__).parent.parent / "adapters" / "odd_bots.py"))
VIEW = first_view()
GREEDY = GreedyBot().choose(VIEW, Random(0))
LATE_S = 0.2
CARD = re.compile(rb'"((?:10|[1-9])[GYRM]|PG|PY|DR)"')


async def test_what_travels_to_a_bot_is_its_view_and_holds_no_other_card() -> None:
    prefix, requests = f"test-{uuid4()}", list[Msg]()

    async def overhear(message: Msg) -> None:
        requests.append(message)

    views: list[tuple[SeatView, frozenset[str]]] = []
    async with NatsConnection(NATS_URL) as connection:
        await until(lambda: connection.is_connected)
        await connection.subscribe(f"{prefix}.bot.*", overhear)
        runner = NatsBotRunner(connection, 0.001, os.urandom, prefix=prefix)
        for state, view in turns():
            views.append((view, _faces_only_others_know(state, view)))
            await runner.choose("planner", view)
        await until(lambda: len(requests) == len(views))

    assert sum(len(unseen) for _, unseen in views) > len(views)
    for request, (view, unseen) in zip(requests, views, strict=True):
        sent = request.data[32:]
        assert decode_seat_view(sent) == view
        assert sent == encode_seat_view(view)
        found = {card.decode() for card in CARD.findall(sent)}
        assert found >= {format_card(card) for card in view.hand}
        assert found.isdisjoint(unseen)
        assert (request.subject, request.headers) == (f"{prefix}.bot.planner", None)
    assert len({request.data[:32] for request in requests}) == len(requests)


async def test_without_a_worker_greedy_decides_at_once() -> None:
    async with NatsConnection(NATS_URL) as connection:
        await until(lambda: connection.is_connected)
        runner = NatsBotRunner(connection, 10.0, os.urandom, prefix=f"test-{uuid4()}")
        started = time.monotonic()
        assert await runner.choose("planner", VIEW) == GREEDY
        assert time.monotonic() - started < 1
        assert runner.fallback.count == 1


async def test_without_a_connection_greedy_decides_at_once() -> None:
    async with NatsServer() as server, NatsConnection(server.url) as connection:
        runner = NatsBotRunner(connection, 10.0, os.urandom)
        started = time.monotonic()
        assert await runner.choose("planner", VIEW) == GREEDY
        assert time.monotonic() - started < 0.5


async def test_a_bot_that_hangs_elsewhere_costs_one_timeout_and_no_worker() -> None:
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    pool = BotPool(1, ODD)
    await pool.start()
    serving = asyncio.create_task(serve_bots(NATS_URL, ["hang", "good"], stop, pool=pool, prefix=prefix, timeout_s=0.4))
    async with NatsConnection(NATS_URL) as connection:
        runner = NatsBotRunner(connection, 0.4, os.urandom, prefix=prefix)
        await until(lambda: connection.is_connected)
        await _ask_until_answered(runner, "good")
        before, started = runner.fallback.count, time.monotonic()
        assert await runner.choose("hang", VIEW) == GREEDY
        assert 0.3 < time.monotonic() - started < 1
        assert runner.fallback.count == before + 1
        await _ask_until_answered(runner, "good")
    stop.set()
    await serving
    await until(lambda: not other_tasks())


async def test_a_bot_that_fails_elsewhere_is_replaced_without_waiting() -> None:
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    levels = ["good", "fail", "crash", "cheat"]
    serving = asyncio.create_task(serve_bots(NATS_URL, levels, stop, pool=BotPool(1, ODD), prefix=prefix))
    async with NatsConnection(NATS_URL) as connection:
        runner = NatsBotRunner(connection, 10.0, os.urandom, prefix=prefix)
        await until(lambda: connection.is_connected)
        for level in levels[1:]:
            await _ask_until_answered(runner, "good")
            before, started = runner.fallback.count, time.monotonic()
            assert await runner.choose(level, VIEW) == GREEDY
            assert runner.fallback.count == before + 1
            assert time.monotonic() - started < 5
    stop.set()
    await serving


async def test_a_worker_that_stops_finishes_what_it_began() -> None:
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    serving = asyncio.create_task(serve_bots(NATS_URL, ["good", "slow"], stop, pool=BotPool(2, ODD), prefix=prefix))
    async with NatsConnection(NATS_URL) as connection:
        runner = NatsBotRunner(connection, 10.0, os.urandom, prefix=prefix)
        await until(lambda: connection.is_connected)
        await _ask_until_answered(runner, "good")
        before = runner.fallback.count
        choosing = [asyncio.create_task(runner.choose("slow", VIEW)) for _ in range(3)]
        await asyncio.sleep(0.1)
        stop.set()
        started = time.monotonic()
        assert await asyncio.gather(*choosing) == [GREEDY] * 3
        assert runner.fallback.count == before
        await serving
        assert time.monotonic() - started < 4
        await runner.choose("slow", VIEW)
        assert runner.fallback.count == before + 1
    await until(lambda: not other_tasks())


async def test_a_worker_that_stops_answers_what_was_sent_to_it_already() -> None:
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    serving = asyncio.create_task(serve_bots(NATS_URL, ["greedy"], stop, prefix=prefix))
    async with NatsConnection(NATS_URL) as connection:
        runner = NatsBotRunner(connection, 5.0, os.urandom, prefix=prefix)
        await until(lambda: connection.is_connected)
        await _ask_until_answered(runner, "greedy")
        started = time.monotonic()
        choosing = [asyncio.create_task(runner.choose("greedy", VIEW)) for _ in range(100)]
        await asyncio.sleep(0.002)
        stop.set()
        assert await asyncio.gather(*choosing) == [GREEDY] * 100
        assert time.monotonic() - started < 4.5, "some had no answer at all"
    await serving


async def test_what_is_sent_to_a_worker_before_the_server_knows_that_it_stops_is_answered() -> None:
    subject = f"test-{uuid4()}"

    async def answer(message: Msg) -> None:
        await message.respond(b"answer")

    async with NatsConnection(NATS_URL) as worker, NatsConnection(NATS_URL) as connection:
        await until(lambda: worker.is_connected and connection.is_connected)
        end = await worker.subscribe(subject, answer, queue="bots")
        await _write_late(worker)
        ending = asyncio.ensure_future(end())
        await asyncio.sleep(LATE_S / 4)
        assert await connection.request(subject, b"question", 2) == b"answer"
        await ending
        assert await connection.request(subject, b"question", 2) is None


async def test_a_worker_waits_for_its_server_and_outlives_a_restart() -> None:
    stop = asyncio.Event()
    async with NatsServer() as server:
        serving = asyncio.create_task(serve_bots(server.url, list(BOTS), stop))
        async with NatsConnection(server.url) as connection:
            runner = NatsBotRunner(connection, 2.0, os.urandom)
            for _ in range(2):
                await server.start()
                await until(lambda: connection.is_connected)
                await _ask_until_answered(runner, "planner")
                await server.kill()
                await until(lambda: not connection.is_connected)
        stop.set()
        await asyncio.wait_for(serving, 5)
    await until(lambda: not other_tasks())


def test_a_worker_has_no_way_to_a_database() -> None:
    script = "import gangoffour.server.workers.bots, sys; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    modules = set(ran.stdout.split())
    assert modules.isdisjoint({"aiosqlite", "alembic", "asyncpg", "sqlalchemy", "sqlite3"})
    adapters = {name.rsplit(".", 1)[1] for name in modules if name.startswith("gangoffour.server.adapters.")}
    assert adapters == {
        "bot_fallback",
        "bot_pool",
        "bot_process",
        "bot_worker",
        "delivery",
        "nats_bots",
        "nats_bus",
        "nats_connection",
    }


async def _write_late(connection: NatsConnection) -> None:
    """Let the client write late what it is told to, as on a busy machine."""
    waiting = connection._client._flush_queue  # noqa: SLF001  nothing public is slow
    assert waiting is not None
    get = waiting.get

    async def get_late() -> asyncio.Future[None]:
        written = await get()
        await asyncio.sleep(LATE_S)
        return written

    waiting.get = get_late  # type: ignore[method-assign]
    await connection.send("test", b"")  # it waits already, and is in time once more


def _faces_only_others_know(state: MatchState, view: SeatView) -> frozenset[str]:
    """Return the cards of which every copy lies in the hands of others; what they exchanged was open to all."""
    hidden = Counter(card for seat, hand in enumerate(state.hands) if seat != view.seat for card in hand)
    exchange = None if view.public.deal is None else view.public.deal.exchange
    shown = set() if exchange is None else {exchange.tribute, exchange.returned_card}
    return frozenset(
        format_card(card) for card, number in hidden.items() if number == COPIES[card] and card not in shown
    )


async def _ask_until_answered(runner: NatsBotRunner, level: str) -> None:
    """Ask again and again: the worker may not be there yet."""
    async with asyncio.timeout(10):
        while True:
            before = runner.fallback.count
            await runner.choose(level, VIEW)
            if runner.fallback.count == before:
                return
            await asyncio.sleep(0.02)
