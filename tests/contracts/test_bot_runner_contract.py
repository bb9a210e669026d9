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
from gangoffour.server.adapters.bots.bot_pool import BotPool, ProcessBotRunner
from gangoffour.server.adapters.bots.nats_bots import NatsBotRunner
from gangoffour.server.adapters.bus.nats_connection import NatsConnection
from gangoffour.server.ports import Cause
from gangoffour.server.workers.bots import serve_bots
from tests.contracts.bot_views import CAUSE, first_view, turns
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
    serving = asyncio.create_task(
        serve_bots(NATS_URL, list(BOTS), stop, prefix=prefix, pool=BotPool(1), timeout_s=FOREVER_S)
    )
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
        await runner.choose("greedy", first_view(), CAUSE)
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
        assert await runner.choose(level, view, CAUSE) == expected
    phases = Counter(view.public.phase for view, _ in choices(level))
    assert phases[Phase.PLAY] > 20
    assert phases[Phase.RETURN] == 1
    assert runner.fallback.count == 0


async def test_a_bot_with_a_given_chance_draws_from_that_alone(runner: Runner) -> None:
    view = first_view()
    for number in range(5):
        given = bytes([number]) * 32
        expected = canonical_action(bot("random").choose(view, Random(given)), view)
        assert await runner.choose("random", view, CAUSE, given) == expected


async def test_nobody_takes_the_place_of_a_late_bot_with_a_given_chance() -> None:
    """Its process takes longer to start than it may: it is asked until it answers."""
    runner = ProcessBotRunner(1, 0.02, chance)
    view = first_view()
    expected = canonical_action(bot("random").choose(view, Random(SEED)), view)
    assert await runner.choose("random", view, CAUSE, SEED) == expected
    assert runner.fallback.count == 0
    await runner.close()


async def test_an_unknown_level_is_played_by_greedy(runner: Runner) -> None:
    view = first_view()
    for count, level in enumerate(("grandmaster", "no-such_level", "A" * 60), start=1):
        assert await runner.choose(level, view, CAUSE) == bot("greedy").choose(view, Random(0))
        assert runner.fallback.count == count


async def test_many_requests_at_once_each_get_their_own_answer(runner: Runner) -> None:
    views = [view for _, view in turns()]
    actions = await asyncio.gather(*(runner.choose("planner", view, CAUSE) for view in views))
    assert actions == [canonical_action(bot("planner").choose(view, Random(SEED)), view) for view in views]
    assert runner.fallback.count == 0


@pytest.fixture(params=["process", pytest.param("nats", marks=pytest.mark.services("nats"))])
async def queued(request: pytest.FixtureRequest) -> AsyncIterator[Runner]:
    """A runner whose bots think one after the other."""
    if request.param == "process":
        process_runner = ProcessBotRunner(1, FOREVER_S, chance)
        yield process_runner
        await process_runner.close()
    else:
        async for nats_runner in nats_runners():
            yield nats_runner
    await until(lambda: not other_tasks())


async def test_one_who_has_many_bots_is_one_among_those_who_wait(queued: Runner) -> None:
    done: list[str] = []

    async def choose(name: str, cause: Cause) -> None:
        await queued.choose("search", first_view(), cause)
        done.append(name)

    many = [Cause("198.51.100.1", f"guest-{number % 2}") for number in range(8)]
    asked = [asyncio.create_task(choose("many", cause)) for cause in many]
    async with asyncio.TaskGroup() as group:
        for task in asked:
            await asyncio.wait([task], timeout=0)
        group.create_task(choose("one", Cause("203.0.113.1", "guest-ben")))
    await asyncio.gather(*asked)
    assert done.index("one") <= 2
    assert queued.fallback.count == 0


async def test_hints_are_those_of_the_network_that_comes_with_the_program(runner: Runner) -> None:
    views = [view for _, view in turns()]
    asked = [views[0], *(view for view in views if view.public.phase is Phase.RETURN), views[-1]]
    for view in asked:
        expected = best_hints(view, shipped_network())
        assert await runner.hints(view, CAUSE) == tuple(
            hinted_action(hint.action, hint.margin, hint.reason, hint.facts) for hint in expected
        )


async def test_every_request_has_chance_of_its_own(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, sizes = Random(7), Counter[int]()

    def fresh(size: int) -> bytes:
        sizes[size] += 1
        return rng.randbytes(size)

    monkeypatch.setattr(runner, "_chance", fresh)
    view = first_view()
    actions = {str(await runner.choose("random", view, CAUSE)) for _ in range(12)}
    assert sizes == {32: 12}
    assert len(actions) > 1
