"""What every runner of bots does: a legal action for any view and any level, and nothing left behind."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from functools import cache
from random import Random
from uuid import uuid4

import pytest

from gangoffour.bots import BOTS, best_hints, bot, shipped_network
from gangoffour.engine import Action, Phase, SeatView, canonical_action
from gangoffour.protocol import hinted_action
from gangoffour.server.adapters.bot_pool import ProcessBotRunner
from gangoffour.server.adapters.nats_bots import NatsBotRunner
from gangoffour.server.adapters.nats_connection import NatsConnection
from gangoffour.server.workers.bots import serve_bots
from tests.contracts.bot_views import first_view, turns
from tools.patience import other_tasks, until
from tools.servers.in_process_bots import InProcessBotRunner

pytestmark = pytest.mark.anyio

NATS_URL = "nats://127.0.0.1:4222"
SEED = bytes(range(32))
FOREVER_S = 3_600.0
"""So long no bot thinks, not even on a busy machine."""

Runner = InProcessBotRunner | ProcessBotRunner | NatsBotRunner


def chance(size: int) -> bytes:
    """Not random at all, so that a test can foretell what a bot does."""
    return SEED[:size]


@pytest.fixture(params=["in_process", "process", pytest.param("nats", marks=pytest.mark.services("nats"))])
async def runner(request: pytest.FixtureRequest) -> AsyncIterator[Runner]:
    match request.param:
        case "in_process":
            yield InProcessBotRunner(1, 0, chance)
        case "process":
            process_runner = ProcessBotRunner(1, FOREVER_S, chance)
            yield process_runner
            await process_runner.close()
        case _:
            async for nats_runner in nats_runners():
                yield nats_runner
    await until(lambda: not other_tasks())


async def nats_runners() -> AsyncIterator[NatsBotRunner]:
    """Yield one runner, with a worker that answers it."""
    prefix, stop = f"test-{uuid4()}", asyncio.Event()
    serving = asyncio.create_task(serve_bots(NATS_URL, list(BOTS), stop, prefix=prefix, timeout_s=FOREVER_S))
    async with NatsConnection(NATS_URL) as connection:
        runner = NatsBotRunner(connection, FOREVER_S, chance, prefix=prefix)
        await until(lambda: connection.is_connected)
        await answered(runner)
        yield runner
        await runner.close()
    stop.set()
    await serving


async def answered(runner: NatsBotRunner) -> None:
    """Ask until the worker is there, and forget it."""

    async def is_answered() -> bool:
        before = runner.fallback.count
        await runner.choose("greedy", first_view())
        return runner.fallback.count == before

    await until(is_answered)
    runner.fallback.count = 0


@cache
def choices(level: str) -> list[tuple[SeatView, Action]]:
    """What the bot itself does, asked once for all runners: a champion thinks long."""
    return [(view, canonical_action(bot(level).choose(view, Random(SEED)), view)) for _, view in turns()]


@pytest.mark.parametrize(
    "level", [pytest.param(level, marks=pytest.mark.nightly if level == "champion" else ()) for level in BOTS]
)
async def test_the_bot_of_that_level_chooses_in_every_phase(runner: Runner, level: str) -> None:
    for view, expected in choices(level):
        assert await runner.choose(level, view) == expected
    phases = Counter(view.public.phase for view, _ in choices(level))
    assert phases[Phase.PLAY] > 20
    assert phases[Phase.RETURN] == 1
    assert runner.fallback.count == 0


async def test_an_unknown_level_is_played_by_greedy(runner: Runner) -> None:
    view = first_view()
    for count, level in enumerate(("grandmaster", "no-such_level", "A" * 60), start=1):
        assert await runner.choose(level, view) == bot("greedy").choose(view, Random(0))
        assert runner.fallback.count == count


async def test_many_requests_at_once_each_get_their_own_answer(runner: Runner) -> None:
    views = [view for _, view in turns()]
    actions = await asyncio.gather(*(runner.choose("planner", view) for view in views))
    assert actions == [canonical_action(bot("planner").choose(view, Random(SEED)), view) for view in views]
    assert runner.fallback.count == 0


async def test_hints_are_those_of_the_network_that_comes_with_the_program(runner: Runner) -> None:
    views = [view for _, view in turns()]
    asked = [views[0], *(view for view in views if view.public.phase is Phase.RETURN), views[-1]]
    for view in asked:
        expected = best_hints(view, shipped_network())
        assert await runner.hints(view) == tuple(
            hinted_action(hint.action, hint.margin, hint.reason, hint.facts) for hint in expected
        )


async def test_every_request_has_chance_of_its_own(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, sizes = Random(7), Counter[int]()

    def fresh(size: int) -> bytes:
        sizes[size] += 1
        return rng.randbytes(size)

    monkeypatch.setattr(runner, "_chance", fresh)
    view = first_view()
    actions = {str(await runner.choose("random", view)) for _ in range(12)}
    assert sizes == {32: 12}
    assert len(actions) > 1
