"""Bots that wait for a process: what it costs them, and what not."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from gangoffour.bots import GreedyBot
from gangoffour.protocol import encode_seat_view
from gangoffour.server.adapters.bots import bot_pool
from gangoffour.server.adapters.bots.bot_fallback import action_in
from gangoffour.server.adapters.bots.bot_pool import BotPool, ProcessBotRunner
from gangoffour.server.adapters.processes.bot_process import SEED_SIZE
from gangoffour.server.adapters.processes.worker_process import NoAnswer
from gangoffour.server.ports import Cause
from gangoffour.server.tables.owed_tasks import THINK_MS
from tests.contracts.bot_views import CAUSE, first_view
from tests.server.adapters.bot_signs import BotSigns
from tools.patience import PATIENCE_S, until

pytestmark = pytest.mark.anyio

FOREVER_S = 3_600.0
VIEW = first_view()
GREEDY = GreedyBot().choose(VIEW, Random(0))


@pytest.fixture
def signs(tmp_path: Path) -> Iterator[BotSigns]:
    """What the odd bots tell, and are told."""
    with BotSigns.opened(tmp_path) as signs:
        yield signs


async def test_whoever_waits_too_long_gives_up_and_disturbs_nobody_who_thinks(signs: BotSigns) -> None:
    pool = BotPool(1, signs.command)
    thinking = asyncio.create_task(pool.ask("slow", bytes(SEED_SIZE), encode_seat_view(VIEW), CAUSE, FOREVER_S))
    await until(lambda: signs.begun_count == 1)
    process_ids = pool.process_ids
    with pytest.raises(NoAnswer, match="no turn"):
        await pool.ask("slow", bytes(SEED_SIZE), encode_seat_view(VIEW), CAUSE, 0.01)
    signs.let_go()
    assert action_in(await thinking, VIEW) == GREEDY
    assert (pool.process_ids, signs.begun_count) == (process_ids, 1)
    await pool.close()


async def test_those_who_wait_behind_a_bot_that_hangs_lose_nothing_but_time(signs: BotSigns) -> None:
    pool = BotPool(1, signs.command)
    await pool.start()
    hanging = asyncio.create_task(pool.ask("hang", bytes(SEED_SIZE), encode_seat_view(VIEW), CAUSE, 0.3))
    await until(lambda: signs.begun_count == 1)
    waiting = [
        asyncio.create_task(pool.ask("greedy", bytes(SEED_SIZE), encode_seat_view(VIEW), CAUSE)) for _ in range(5)
    ]
    with pytest.raises(NoAnswer, match="timeout"):
        await hanging
    assert [action_in(answer, VIEW) for answer in await asyncio.gather(*waiting)] == [GREEDY] * 5
    await pool.close()


async def test_a_quick_bot_does_not_wait_for_those_that_think_long(
    signs: BotSigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "DEAR_LEVELS", {"slow"})
    runner = ProcessBotRunner(2, FOREVER_S, os.urandom, signs.command)
    slow = [asyncio.create_task(runner.choose("slow", VIEW, Cause("x", str(number)))) for number in range(5)]
    await until(lambda: signs.begun_count == 1)
    async with asyncio.timeout(PATIENCE_S):
        assert await runner.choose("greedy", VIEW, CAUSE) == GREEDY
    assert signs.begun_count == 1
    signs.let_go(5)
    assert await asyncio.gather(*slow) == [GREEDY] * 5
    assert runner.fallback.count == 0
    await runner.close()


def test_every_level_that_may_think_long_is_dear() -> None:
    assert {level for level, span_ms in THINK_MS.items() if span_ms > 100} == bot_pool.DEAR_LEVELS
