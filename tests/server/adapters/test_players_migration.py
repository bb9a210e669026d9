"""Guests and sessions of the schema before players: nobody loses a name, a session or an id."""

from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.databases.engines import open_engine
from gangoffour.server.adapters.databases.migration import run_alembic, upgrade
from gangoffour.server.adapters.stores import Stores, open_stores
from gangoffour.server.people.service import IDLE_LIMIT_MS, People
from gangoffour.server.ports import PlayerId, PlayerKind
from tests.promises import Promises
from tools.services.databases import empty_database

pytestmark = pytest.mark.anyio

BEFORE = "0002"
CREATED_MS = 1_700_000_000_000
SEEN_MS = CREATED_MS + 5_000


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.services("postgres"))])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'before.db'}"
    else:
        async with empty_database() as database:
            yield database


def token(number: int) -> str:
    return f"gofg_{number:043}"


async def fill(url: str, count: int) -> None:
    """Make a database of the schema before, with guests who have a session each, and the first of them two."""
    await run_alembic(url, lambda config: command.upgrade(config, BEFORE))
    guests = sa.table("guests", *map(sa.column, ("player_id", "name", "created_at_ms", "seen_at_ms")))
    sessions = sa.table("sessions", sa.column("token_hash", sa.LargeBinary), sa.column("player_id"))
    people = [
        {"player_id": f"guest-{each}", "name": f"Łąka {each}", "created_at_ms": CREATED_MS, "seen_at_ms": SEEN_MS}
        for each in range(count)
    ]
    tokens = [
        {"token_hash": sha256(token(each).encode()).digest(), "player_id": f"guest-{each % count}"}
        for each in range(count + 1)
    ]
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            for first in range(0, count + 1, 1_000):
                if people[first : first + 1_000]:
                    await connection.execute(sa.insert(guests), people[first : first + 1_000])
                await connection.execute(sa.insert(sessions), tokens[first : first + 1_000])
    finally:
        await engine.dispose()


def people_of(stores: Stores, now_ms: int) -> People:
    return People(stores.players, stores.sessions, stores.chat, ManualClock(now_ms), stores.secrets)


async def test_every_guest_comes_back_as_the_same_player_with_every_session(url: str) -> None:
    await fill(url, 30)
    await upgrade(url)
    async with open_stores([url]) as stores:
        people = people_of(stores, SEEN_MS + IDLE_LIMIT_MS)
        for number in range(31):
            person = await people.signed_in(token(number))
            assert (person.player_id, person.name) == (f"guest-{number % 30}", f"Łąka {number % 30}")
            assert (person.kind, person.created_at_ms) == (PlayerKind.GUEST, CREATED_MS)
        assert len(await stores.sessions.of_player(PlayerId("guest-0"))) == 2
        assert await people.remove_idle() == 0


async def test_a_session_ends_when_it_would_have_ended(url: str) -> None:
    await fill(url, 3)
    await upgrade(url)
    async with open_stores([url]) as stores:
        people = people_of(stores, SEEN_MS + IDLE_LIMIT_MS + 1)
        assert await people.authenticate(token(0)) is None
        assert await people.remove_idle() == 3


async def test_names_that_were_given_before_are_claimed_by_users_as_well(url: str) -> None:
    await fill(url, 2)
    await upgrade(url)
    async with open_stores([url]) as stores:
        first = PlayerId("guest-1")
        assert await stores.players.become_user(first, CREATED_MS)
        assert [each.name for each in (await stores.players.names_of([first]))[first]] == ["Łąka 1"]


async def test_the_way_back_keeps_guests_and_sessions(url: str) -> None:
    await fill(url, 5)
    await upgrade(url)
    await run_alembic(url, lambda config: command.downgrade(config, BEFORE))
    await upgrade(url)
    async with open_stores([url]) as stores:
        people = people_of(stores, SEEN_MS + IDLE_LIMIT_MS)
        assert (await people.signed_in(token(4))).name == "Łąka 4"
        assert await people.authenticate(token(5)) is not None


@pytest.mark.nightly
async def test_ten_thousand_guests_are_moved_within_a_second(url: str, promises: Promises) -> None:
    await fill(url, 10_000)
    with promises.within(1, "moving 10,000 guests to players"):
        await upgrade(url)
