"""A player's finished matches, page by page."""

from collections.abc import AsyncIterator
from uuid import UUID

import pytest

from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.stores import Stores, memory_stores
from gangoffour.server.ids import new_id
from gangoffour.server.matches import History
from gangoffour.server.ports import PlayerId
from gangoffour.server.workers.projecting import projections_of
from tools.matches.appended import append_stream, short_match
from tools.matches.finished import finished_match

pytestmark = pytest.mark.anyio

ANA = PlayerId("ana")


@pytest.fixture
def stores() -> Stores:
    return memory_stores()


@pytest.fixture
async def history(stores: Stores) -> AsyncIterator[History]:
    projections = projections_of(stores.projected, SteadyClock())
    yield History(stores.matches, projections)
    await projections.close()


async def played(stores: Stores, count: int) -> list[UUID]:
    """Keep so many matches; return their ids, oldest first."""
    ids = [new_id(number, bytes(8)) for number in range(count)]
    for match_id in ids:
        await stores.matches.put(finished_match(match_id, "text", ANA))
    return ids


async def test_the_pages_lead_through_all_matches_and_back(stores: Stores, history: History) -> None:
    ids = await played(stores, 5)
    seen: list[UUID] = []
    page = await history.page(ANA, 2)
    assert page.newer is None
    while True:
        seen += [match.match_id for match in page.matches]
        if page.older is None:
            break
        page = await history.page(ANA, 2, before=page.older)
    assert seen == ids[::-1]
    back = [match.match_id for match in page.matches]
    while page.newer is not None:
        page = await history.page(ANA, 2, after=page.newer)
        back = [match.match_id for match in page.matches] + back
    assert back == ids[::-1]


async def test_a_full_last_page_has_no_page_after_it(stores: Stores, history: History) -> None:
    await played(stores, 2)
    page = await history.page(ANA, 2)
    assert (len(page.matches), page.older, page.newer, page.is_complete) == (2, None, None, True)


async def test_whoever_has_no_match_has_an_empty_page(history: History) -> None:
    assert (await history.page(ANA)).matches == []
    assert (await history.page(ANA, before=new_id(5, bytes(8)))).newer is None


async def test_a_match_that_has_just_ended_is_found_by_its_id_and_in_the_history(
    stores: Stores, history: History
) -> None:
    stream = short_match("table")
    await append_stream(stores.events, stream, new_id(1, bytes(8)), match_id=new_id(2, bytes(8)))
    text = await history.text(new_id(2, bytes(8)))
    assert text is not None
    assert text.startswith("gof-record")
    assert [match.match_id for match in (await history.page(ANA)).matches] == [new_id(2, bytes(8))]


async def test_an_invented_match_is_not_found(history: History) -> None:
    assert await history.text(new_id(1, bytes(8), 7)) is None
