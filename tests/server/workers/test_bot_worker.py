"""Bots of a cluster: what is asked of the workers, and what becomes of it when one is away."""

import asyncio
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest
from nats.aio.msg import Msg
from structlog.testing import capture_logs

from gangoffour.bots import BOTS, GreedyBot
from gangoffour.engine import COPIES, MatchState, SeatView, format_card
from gangoffour.protocol import decode_seat_view, encode_seat_view
from gangoffour.server.adapters.bots.bot_pool import BotPool
from gangoffour.server.adapters.bots.nats_bots import CAUSE_SIZE, NO_WORKER, NatsBotRunner, hints_subject
from gangoffour.server.adapters.bus import nats_connection
from gangoffour.server.adapters.bus.nats_connection import NatsConnection
from gangoffour.server.adapters.processes.bot_process import SEED_SIZE
from gangoffour.server.workers.bots import serve_bots
from tests.contracts.bot_views import CAUSE, first_view, turns
from tests.promises import Promises
from tests.server.adapters.bot_signs import ODD_BOTS, BotSigns
from tools.patience import PATIENCE_S, other_tasks, until
from tools.services.nats_server import NatsServer

pytestmark = [pytest.mark.anyio, pytest.mark.services("nats")]

NATS_URL = "nats://127.0.0.1:4222"
ODD = (sys.executable, str(ODD_BOTS))
FOREVER_S = 3_600.0
"""Whatever waits for an answer that does not come, hangs."""
VIEW = first_view()
GREEDY = GreedyBot().choose(VIEW, Random(0))
CARD = re.compile(rb'"((?:10|[1-9])[GYRM]|PG|PY|DR)"')


async def test_what_travels_to_a_bot_is_its_view_and_holds_no_other_card() -> None:
    prefix, requests = f"test-{uuid4()}", list[Msg]()

    async def overhear(message: Msg) -> None:
        requests.append(message)
        await message.respond(NO_WORKER)

    views: list[tuple[SeatView, frozenset[str]]] = []
    async with NatsConnection(NATS_URL) as connection:
        await until(lambda: connection.is_connected)
        await connection.subscribe(f"{prefix}.bot.*", overhear)
        runner = NatsBotRunner(connection, FOREVER_S, os.urandom, prefix=prefix)
        for state, view in turns():
            views.append((view, _faces_only_others_know(state, view)))
            await runner.choose("planner", view, CAUSE)
        await until(lambda: len(requests) == len(views))

    assert sum(len(unseen) for _, unseen in views) > len(views)
    for request, (view, unseen) in zip(requests, views, strict=True):
        sent = request.data[CAUSE_SIZE + SEED_SIZE :]
        assert decode_seat_view(sent) == view
        assert sent == encode_seat_view(view)
        found = {card.decode() for card in CARD.findall(sent)}
        assert found >= {format_card(card) for card in view.hand}
        assert found.isdisjoint(unseen)
        assert (request.subject, request.headers) == (f"{prefix}.bot.planner", None)
    assert len({request.data[CAUSE_SIZE:][:SEED_SIZE] for request in requests}) == len(requests)
    assert len({request.data[:CAUSE_SIZE] for request in requests}) == 1
    assert not any(name.encode() in requests[0].data for name in (CAUSE.origin, CAUSE.player_id))


@pytest.fixture
def signs(tmp_path: Path) -> Iterator[BotSigns]:
    """What the odd bots tell, and are told."""
    with BotSigns.opened(tmp_path) as signs:
        yield signs


async def test_without_a_worker_greedy_decides_without_waiting() -> None:
    async with NatsConnection(NATS_URL) as connection:
        await until(lambda: connection.is_connected)
        runner = NatsBotRunner(connection, FOREVER_S, os.urandom, prefix=f"test-{uuid4()}")
        async with asyncio.timeout(PATIENCE_S):
            assert await runner.choose("planner", VIEW, CAUSE) == GREEDY
        assert runner.fallback.count == 1


async def test_without_a_connection_greedy_decides_without_waiting() -> None:
    async with NatsServer() as server, NatsConnection(server.url) as connection:
        runner = NatsBotRunner(connection, FOREVER_S, os.urandom)
        async with asyncio.timeout(PATIENCE_S):
            assert await runner.choose("planner", VIEW, CAUSE) == GREEDY


@pytest.mark.nightly
async def test_without_anybody_to_ask_greedy_decides_at_once(promises: Promises) -> None:
    async with NatsServer() as server, NatsConnection(server.url) as cut_off, NatsConnection(NATS_URL) as connection:
        await until(lambda: connection.is_connected)
        with promises.within(1, "deciding for a bot without a worker"):
            await NatsBotRunner(connection, 10.0, os.urandom, prefix=f"test-{uuid4()}").choose("planner", VIEW, CAUSE)
        with promises.within(0.5, "deciding for a bot without a connection"):
            await NatsBotRunner(cut_off, 10.0, os.urandom).choose("planner", VIEW, CAUSE)


async def test_a_bot_that_hangs_elsewhere_costs_one_timeout_and_no_worker() -> None:
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    pool = BotPool(1, ODD)
    await pool.start()
    serving = asyncio.create_task(serve_bots(NATS_URL, ["hang", "good"], stop, pool=pool, prefix=prefix, timeout_s=0.4))
    async with NatsConnection(NATS_URL) as connection:
        runner = NatsBotRunner(connection, 0.4, os.urandom, prefix=prefix)
        await until(lambda: connection.is_connected)
        await _ask_until_answered(runner, "good")
        with capture_logs() as logs:
            assert await runner.choose("hang", VIEW, CAUSE) == GREEDY
        assert [entry["reason"] for entry in logs if entry["event"] == "bot_replaced"] == ["timeout"]
        await _ask_until_answered(runner, "good")
    stop.set()
    await serving
    await until(lambda: not other_tasks())


@pytest.mark.nightly
async def test_a_bot_that_hangs_elsewhere_costs_its_time_and_little_more(promises: Promises) -> None:
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    pool = BotPool(1, ODD)
    await pool.start()
    serving = asyncio.create_task(serve_bots(NATS_URL, ["hang", "good"], stop, pool=pool, prefix=prefix, timeout_s=0.4))
    async with NatsConnection(NATS_URL) as connection:
        runner = NatsBotRunner(connection, 0.4, os.urandom, prefix=prefix)
        await until(lambda: connection.is_connected)
        await _ask_until_answered(runner, "good")
        with promises.within(1, "answering for a bot that hangs elsewhere, after 0.4 s", least_s=0.3):
            await runner.choose("hang", VIEW, CAUSE)
    stop.set()
    await serving


async def test_a_bot_that_fails_elsewhere_is_replaced_without_waiting() -> None:
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    levels = ["good", "fail", "crash", "cheat"]
    serving = asyncio.create_task(
        serve_bots(NATS_URL, levels, stop, pool=BotPool(1, ODD), prefix=prefix, timeout_s=FOREVER_S)
    )
    async with NatsConnection(NATS_URL) as connection:
        runner = NatsBotRunner(connection, FOREVER_S, os.urandom, prefix=prefix)
        await until(lambda: connection.is_connected)
        for level in levels[1:]:
            await _ask_until_answered(runner, "good")
            before = runner.fallback.count
            async with asyncio.timeout(PATIENCE_S):
                assert await runner.choose(level, VIEW, CAUSE) == GREEDY
            assert runner.fallback.count == before + 1
    stop.set()
    await serving


async def test_a_worker_that_stops_finishes_what_it_began(signs: BotSigns) -> None:
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    serving = asyncio.create_task(
        serve_bots(NATS_URL, ["good", "slow"], stop, pool=BotPool(2, signs.command), prefix=prefix, timeout_s=FOREVER_S)
    )
    async with NatsConnection(NATS_URL) as connection:
        runner = NatsBotRunner(connection, FOREVER_S, os.urandom, prefix=prefix)
        await until(lambda: connection.is_connected)
        await _ask_until_answered(runner, "good")
        before = runner.fallback.count
        choosing = [asyncio.create_task(runner.choose("slow", VIEW, CAUSE)) for _ in range(3)]
        await until(lambda: signs.begun_count == 2)
        stop.set()
        await until(partial(_is_gone, connection, prefix))
        await _there_and_back(connection)
        assert not serving.done()
        signs.let_go(3)
        async with asyncio.timeout(PATIENCE_S):
            assert await asyncio.gather(*choosing) == [GREEDY] * 3
            assert runner.fallback.count == before
            await serving
            await runner.choose("slow", VIEW, CAUSE)
        assert runner.fallback.count == before + 1
    await until(lambda: not other_tasks())


@pytest.mark.nightly
async def test_a_worker_that_has_nothing_left_to_do_stops_within_seconds(promises: Promises) -> None:
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    serving = asyncio.create_task(serve_bots(NATS_URL, ["greedy"], stop, prefix=prefix))
    async with NatsConnection(NATS_URL) as connection:
        await until(lambda: connection.is_connected)
        await _ask_until_answered(NatsBotRunner(connection, 5.0, os.urandom, prefix=prefix), "greedy")
        with promises.within(4, "stopping a worker of bots"):
            stop.set()
            await serving


async def test_a_worker_that_stops_answers_what_was_sent_to_it_already() -> None:
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    serving = asyncio.create_task(serve_bots(NATS_URL, ["greedy"], stop, prefix=prefix, timeout_s=FOREVER_S))
    async with NatsConnection(NATS_URL) as connection:
        runner = NatsBotRunner(connection, FOREVER_S, os.urandom, prefix=prefix)
        await until(lambda: connection.is_connected)
        await _ask_until_answered(runner, "greedy")
        sent_count = connection._client.stats["out_msgs"]  # noqa: SLF001
        choosing = [asyncio.create_task(runner.choose("greedy", VIEW, CAUSE)) for _ in range(100)]
        await until(lambda: connection._client.stats["out_msgs"] > sent_count)  # noqa: SLF001  nobody else counts them
        stop.set()
        async with asyncio.timeout(PATIENCE_S):  # one that was sent and has no answer is waited for in vain
            assert await asyncio.gather(*choosing) == [GREEDY] * 100
    await serving


async def test_what_is_sent_to_a_worker_before_the_server_knows_that_it_stops_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("_FLUSH_S", "_DRAIN_S"):
        monkeypatch.setattr(nats_connection, name, PATIENCE_S)  # a busy machine gives up nothing
    subject, asked = f"test-{uuid4()}", asyncio.Event()

    async def answer(message: Msg) -> None:
        asked.set()
        await message.respond(b"answer")

    async with NatsConnection(NATS_URL) as worker, NatsConnection(NATS_URL) as connection:
        await until(lambda: worker.is_connected and connection.is_connected)
        end = await worker.subscribe(subject, answer, queue="bots")
        write = await _hold_back(worker)
        ending = asyncio.ensure_future(end())
        await _there_and_back(connection)  # a ping that overtakes what is held back is answered by now
        asking = asyncio.create_task(connection.request(subject, b"question", PATIENCE_S))
        await asyncio.wait_for(asked.wait(), PATIENCE_S)
        write.set()
        assert await asking == b"answer"
        await ending
        assert await connection.request(subject, b"question", PATIENCE_S) is None


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
        await asyncio.wait_for(serving, PATIENCE_S)
    await until(lambda: not other_tasks())


def test_a_worker_has_no_way_to_a_database() -> None:
    script = "import gangoffour.server.workers.bots, sys; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    modules = set(ran.stdout.split())
    assert modules.isdisjoint({"aiosqlite", "alembic", "asyncpg", "sqlalchemy", "sqlite3"})
    adapters = {name.rsplit(".", 1)[1] for name in modules if re.match(r"gangoffour\.server\.adapters\.\w+\.", name)}
    assert adapters == {
        "bot_fallback",
        "bot_pool",
        "bot_process",
        "bot_turns",
        "delivery",
        "lines",
        "nats_bots",
        "nats_bus",
        "nats_client",
        "nats_connection",
        "worker_process",
    }


async def _hold_back(connection: NatsConnection) -> asyncio.Event:
    """Let the client write what it is told to only when the event is set, as on a busy machine."""
    write = asyncio.Event()
    waiting = connection._client._flush_queue  # noqa: SLF001  nothing public is slow
    assert waiting is not None
    get = waiting.get

    async def get_late() -> asyncio.Future[None]:
        written = await get()
        await write.wait()
        return written

    waiting.get = get_late  # type: ignore[method-assign]
    await connection.send("test", b"")  # it waits already, and is in time once more
    return write


def _faces_only_others_know(state: MatchState, view: SeatView) -> frozenset[str]:
    """Return the cards of which every copy lies in the hands of others; what they exchanged was open to all."""
    hidden = Counter(card for seat, hand in enumerate(state.hands) if seat != view.seat for card in hand)
    exchange = None if view.public.deal is None else view.public.deal.exchange
    shown = set() if exchange is None else {exchange.tribute, exchange.returned_card}
    return frozenset(
        format_card(card) for card, number in hidden.items() if number == COPIES[card] and card not in shown
    )


async def _there_and_back(connection: NatsConnection) -> None:
    """Give others time for what they would do without waiting: some messages to the server and back."""
    for _ in range(10):
        await connection._client.flush()  # noqa: SLF001  nothing public goes there and back


async def _is_gone(connection: NatsConnection, prefix: str) -> bool:
    """True if no worker takes requests for hints, the last that one stops to take."""
    try:
        return await connection.request(hints_subject(prefix), b"", 0.05) is None
    except TimeoutError:
        return False  # it was taken, and waits for a bot that thinks


async def _ask_until_answered(runner: NatsBotRunner, level: str) -> None:
    """Ask again and again: the worker may not be there yet."""

    async def is_answered() -> bool:
        before = runner.fallback.count
        await runner.choose(level, VIEW, CAUSE)
        return runner.fallback.count == before

    await until(is_answered)
