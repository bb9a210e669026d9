"""A review whose server is killed in the middle of it: made once more, and kept once."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from gangoffour.records import format_record, parse_record
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.databases.engines import open_engine
from gangoffour.server.adapters.databases.wall_time import wall_now_ms
from gangoffour.server.adapters.stores import sqlite_stores
from gangoffour.server.ids import new_id
from gangoffour.server.people.names import new_name
from gangoffour.server.ports import Begun, Person, PlayerId, PlayerKind
from gangoffour.server.reviews import DEEP_REVIEW, ReviewMaker, Reviews
from gangoffour.server.workers.housekeeping import reviewing_deeply
from gangoffour.server.workers.jobs import LEASE_MS, JobWorker
from tests.analysis.judged import short_match
from tests.contracts.harness import session_of
from tools.matches.finished import finished_match

pytestmark = pytest.mark.anyio

ANA = PlayerId("ana")
TEXT = format_record(short_match())
BLUNDER = (
    '{"turn":1,"seat":0,"maker":"player","kind":"lead","action":"5G","verdict":"blunder","loss":7.0,"error":0.5,'
    '"worlds":48,"candidates":[["7G 7R",3.0],["5G",-4.0]],"taken":1,"reason":null}'
)


class Judging:
    """An analyst who finds one blunder in each deal."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def begin(self, text: str, *, is_deep: bool) -> Begun:
        assert is_deep
        return Begun("engine", b'{"deals":[]}', len(parse_record(text).deals))

    async def deal(self, text: str, number: int, *, is_deep: bool) -> bytes:
        del text, is_deep
        self.asked.append(number)
        return f'{{"deal":{number},"decisions":[{BLUNDER}],"luck":[]}}'.encode()

    async def close(self) -> None:
        pass


KILLED_AT_ITS_SECOND_DEAL = """
import asyncio, os, signal, sys
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.stores import open_stores
from gangoffour.server.reviews import DEEP_REVIEW, ReviewMaker
from gangoffour.server.workers.housekeeping import reviewing_deeply
from gangoffour.server.workers.jobs import JobWorker
from tests.server.reviews.test_killed import Judging

class Killed(Judging):
    async def deal(self, text, number, *, is_deep):
        if number == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        return await super().deal(text, number, is_deep=is_deep)

async def main():
    async with open_stores([sys.argv[1]]) as stores:
        clock = SteadyClock()
        maker = ReviewMaker(stores.matches, stores.analyses, stores.practice, Killed(), clock)
        await JobWorker(stores.jobs[0], {DEEP_REVIEW: reviewing_deeply(maker, clock, every_board=True)}, clock).work()

asyncio.run(main())
"""


async def test_a_deep_review_whose_server_is_killed_is_made_once_more_and_kept_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'server.sqlite'}"
    match_id = new_id(1, bytes(8))
    async with sqlite_stores(url) as stores:
        person = Person(ANA, PlayerKind.GUEST, "Ana", 1)
        await stores.players.add(person, new_name("Ana"), session_of(ANA, b"", 1))
        await stores.matches.put(finished_match(match_id, TEXT, ANA, None, None, None))
        await Reviews(stores.analyses, stores.jobs).ask(match_id)
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED_AT_ITS_SECOND_DEAL, url)
    assert await killed.wait() == -signal.SIGKILL
    analyst = Judging()
    async with sqlite_stores(url, lambda: wall_now_ms() + LEASE_MS) as stores:
        (reached,) = await stores.analyses.of_match(match_id)
        assert (reached.deals_done, reached.body) == (1, None)
        maker = ReviewMaker(stores.matches, stores.analyses, stores.practice, analyst, SteadyClock())
        duty = reviewing_deeply(maker, SteadyClock(), every_board=True)
        worker = JobWorker(stores.jobs[0], {DEEP_REVIEW: duty}, SteadyClock())
        for is_there in (True, False):
            assert await worker.work() is is_there
        await Reviews(stores.analyses, stores.jobs).ask(match_id)
        assert await worker.work(), "asked for once more, it is there already"
    assert analyst.asked == [1, 2]
    assert await _count(url, "analyses") == await _count(url, "match_figures") == 1
    assert await _count(url, "own_mistakes") == 2


async def _count(url: str, table: str) -> int:
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            return int((await connection.execute(sa.text(f"SELECT count(*) FROM {table}"))).scalar_one())  # noqa: S608
    finally:
        await engine.dispose()
