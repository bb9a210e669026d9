"""Making reviews: each match once for each engine, again if whoever was at it was killed."""

import asyncio
import json
import os
import signal
from dataclasses import replace
from uuid import UUID

import msgspec
import pytest

from gangoffour.analysis import analyse, analysis_to_json, engine_id, shipped_judge
from gangoffour.boards import SEED_SIZE, Board, record_board
from gangoffour.bots import GreedyBot
from gangoffour.protocol import MatchAnalysis
from gangoffour.records import format_record, parse_record
from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.reviews.process_analyst import ProcessAnalyst
from gangoffour.server.adapters.stores import Stores, memory_stores
from gangoffour.server.ids import new_id
from gangoffour.server.ports import Begun, NoAnalysis, PlayerId
from gangoffour.server.reviews import DEEP_REVIEW, QUICK_REVIEW, ReviewMaker, Reviews, quick_review, reviews_of_ended
from gangoffour.server.workers.housekeeping import BOARD_WAITS_MS, reviewing_deeply, reviewing_quickly
from gangoffour.server.workers.jobs import FIRST_REST_MS, JobWorker
from gangoffour.server.workers.projecting import projections_of
from tests.analysis.judged import short_match
from tools.matches.appended import append_stream
from tools.matches.appended import short_match as short_stream
from tools.matches.finished import finished_match
from tools.patience import until

pytestmark = pytest.mark.anyio

TEXT = format_record(short_match())
ANA = PlayerId("ana")
HEAD = b'{"format":"gof-analysis","version":1,"match_id":null,"seats":4,"deals":[]}'


class Judging:
    """An analyst whose deals a test can count and hold up."""

    def __init__(self, engine: str = "engine") -> None:
        self.engine = engine
        self.asked: list[int] = []
        self.failures = 0
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def begin(self, text: str, *, is_deep: bool) -> Begun:
        return Begun(f"{self.engine} {'deep' if is_deep else 'quick'}", HEAD, len(parse_record(text).deals))

    async def deal(self, text: str, number: int, *, is_deep: bool) -> bytes:
        del text, is_deep
        self.asked.append(number)
        await self.may_go_on.wait()
        if self.failures:
            self.failures -= 1
            raise NoAnalysis("process lost")
        return b'{"deal":%d,"decisions":[],"luck":[]}' % number

    async def close(self) -> None:
        pass


class House:
    """Stores with a finished match, and who reviews it."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.stores: Stores = memory_stores(self.clock.now_ms)
        self.analyst = Judging()
        self.maker = ReviewMaker(
            self.stores.matches, self.stores.analyses, self.stores.practice, self.analyst, self.clock
        )
        self.reviews = Reviews(self.stores.analyses, self.stores.jobs)
        self.match_id = new_id(1, bytes(8))
        duties = {
            QUICK_REVIEW: reviewing_quickly(self.maker, every_match=True),
            DEEP_REVIEW: reviewing_deeply(self.maker, self.clock, every_board=True),
        }
        self.worker = JobWorker(self.stores.jobs[0], duties, self.clock, self._rest)

    async def _rest(self, rest_ms: int) -> None:
        await self.clock.sleep_until(self.clock.now_ms() + rest_ms)

    async def put(self) -> None:
        await self.stores.matches.put(finished_match(self.match_id, TEXT, ANA, None, None, None))

    async def work(self) -> None:
        while await self.worker.work():
            pass

    async def shown(self) -> dict[str, object]:
        return dict(json.loads(await self.reviews.show(self.match_id, 2)))


@pytest.fixture
async def house() -> House:
    house = House()
    await house.put()
    return house


async def test_whoever_looks_first_asks_for_the_quick_review_and_it_is_made_once(house: House) -> None:
    assert (await house.shown())["analysis"] is None
    await house.shown()
    await house.work()
    assert house.analyst.asked == [1, 2]
    found = await house.shown()
    assert found["analysis"] == {
        **json.loads(HEAD),
        "deals": [{"deal": n, "decisions": [], "luck": []} for n in (1, 2)],
    }
    await house.stores.jobs[0].enqueue(quick_review(house.match_id))
    await house.work()
    assert house.analyst.asked == [1, 2]


async def test_another_engine_judges_anew_and_both_are_kept(house: House) -> None:
    for engine in ("old", "new"):
        house.analyst.engine = engine
        await house.maker.make(quick_review(house.match_id), is_deep=False)
    kept = await house.stores.analyses.of_match(house.match_id)
    assert {each.engine for each in kept} == {"old quick", "new quick"}
    assert house.analyst.asked == [1, 2, 1, 2]


async def test_how_far_the_deep_review_is_can_be_seen(house: House) -> None:
    assert (await house.shown())["deep"] == "none"
    await house.work()
    await house.reviews.ask(house.match_id)
    assert (await house.shown())["deep"] == "waiting"
    house.analyst.may_go_on.clear()
    working = asyncio.create_task(house.worker.work())
    await until(lambda: house.analyst.asked == [1, 2, 1])
    found = await house.shown()
    assert (found["deep"], found["deals_done"], found["deals"]) == ("working", 0, 2)
    house.analyst.may_go_on.set()
    await working
    found = await house.shown()
    assert (found["deep"], found["deals_done"], found["is_deep"]) == ("done", 2, True)


async def test_a_review_whose_process_was_lost_is_made_once_more_and_kept_once(house: House) -> None:
    house.analyst.failures = 1
    await house.reviews.ask(house.match_id)
    assert await house.worker.work()
    assert (await house.shown())["deep"] == "working"
    await house.clock.advance(FIRST_REST_MS)
    await house.work()
    assert house.analyst.asked[:3] == [1, 1, 2]
    deep = [kept for kept in await house.stores.analyses.of_match(house.match_id) if kept.is_deep]
    assert len(deep) == 1
    assert deep[0].body is not None


async def test_a_match_that_ended_is_reviewed_without_being_asked_for() -> None:
    house = House()
    match_id = new_id(3, bytes(8))
    projections = projections_of(house.stores.projected, house.clock)
    await projections.caught_up("matches")
    await append_stream(house.stores.events, short_stream("table"), new_id(2, bytes(8)), match_id=match_id)
    await projections.caught_up("matches")
    await projections.close()
    taken = await house.stores.jobs[0].take([QUICK_REVIEW], 1_000, 9)
    assert [UUID(each.job.key) for each in taken] == [match_id]


async def test_a_host_can_have_matches_reviewed_only_when_somebody_looks(house: House) -> None:
    seldom = {QUICK_REVIEW: reviewing_quickly(house.maker, every_match=False)}
    house.worker = JobWorker(house.stores.jobs[0], seldom, house.clock)
    await house.stores.jobs[0].enqueue(quick_review(house.match_id))
    await house.work()
    assert house.analyst.asked == []
    assert (await house.shown())["analysis"] is None
    await house.work()
    assert (await house.shown())["analysis"] is not None


async def board_ended(house: House) -> None:
    """A board that somebody has just finished."""
    match = replace(
        finished_match(house.match_id, TEXT, ANA).match, board_id="a board", ended_at_ms=house.clock.now_ms()
    )
    for job in reviews_of_ended(match):
        await house.stores.jobs[0].enqueue(job)


async def test_a_board_is_reviewed_in_depth_without_being_asked_for(house: House) -> None:
    await board_ended(house)
    assert (await house.shown())["deep"] == "waiting"
    await house.work()
    assert (await house.shown())["is_deep"] is True


async def test_a_board_that_waited_for_long_is_reviewed_in_depth_when_somebody_asks(house: House) -> None:
    await board_ended(house)
    await house.clock.advance(BOARD_WAITS_MS + 1)
    await house.work()
    found = await house.shown()
    assert (found["is_deep"], found["deep"]) == (False, "none")
    await board_ended(house)
    await house.reviews.ask(house.match_id)
    await house.clock.advance(BOARD_WAITS_MS + 1)
    await house.work()
    assert (await house.shown())["is_deep"] is True


async def test_a_host_can_have_boards_reviewed_in_depth_only_when_somebody_asks(house: House) -> None:
    seldom = {DEEP_REVIEW: reviewing_deeply(house.maker, house.clock, every_board=False)}
    house.worker = JobWorker(house.stores.jobs[0], seldom, house.clock)
    await board_ended(house)
    await house.work()
    assert house.analyst.asked == []
    await house.reviews.ask(house.match_id)
    await house.work()
    assert house.analyst.asked == [1, 2]


async def test_what_a_process_judges_is_what_is_judged_here() -> None:
    analyst = ProcessAnalyst()
    try:
        begun = await analyst.begin(TEXT, is_deep=False)
        deals = [json.loads(await analyst.deal(TEXT, number, is_deep=False)) for number in (1, 2)]
    finally:
        await analyst.close()
    judge = shipped_judge(is_quick=True)
    here = analysis_to_json(analyse(parse_record(TEXT), judge))
    assert begun.engine == engine_id(judge.name)
    whole = json.loads(begun.head)
    assert {**whole, "deals": deals, "levels": {}} == {**here, "levels": {}}
    assert msgspec.convert({**whole, "deals": deals}, MatchAnalysis).engine.id == begun.engine


async def test_a_board_whose_only_deal_is_a_later_one_is_judged() -> None:
    board = Board(bytes(SEED_SIZE), 4, 2, "greedy")
    text = format_record(record_board(board, "greedy", {"greedy": GreedyBot()}))
    analyst = ProcessAnalyst()
    try:
        judged = json.loads(await analyst.deal(text, 1, is_deep=False))
    finally:
        await analyst.close()
    assert judged["deal"] == board.deal_number
    assert judged["decisions"]


async def test_a_process_that_is_killed_is_told_and_the_next_request_finds_another() -> None:
    analyst = ProcessAnalyst()
    try:
        await analyst.begin(TEXT, is_deep=False)
        first = analyst.process_id
        assert first is not None
        waiting = asyncio.create_task(analyst.deal(TEXT, 1, is_deep=True))
        await until(lambda: analyst.is_asked)
        os.kill(first, signal.SIGKILL)
        with pytest.raises(NoAnalysis):
            await waiting
        await analyst.deal(TEXT, 2, is_deep=False)
        assert analyst.process_id not in (None, first)
    finally:
        await analyst.close()
