"""Ways in that go: whoever removes them, however quickly, keeps one."""

import asyncio
from functools import partial

import pytest

from gangoffour.server.adapters.people.memory_issuer_accounts import MemoryIssuerAccounts
from gangoffour.server.adapters.people.memory_mails import MemoryMails
from gangoffour.server.adapters.people.memory_people import MemoryPlayers
from gangoffour.server.adapters.people.memory_ways_in import MemoryWaysIn
from gangoffour.server.people.errors import LastWayIn
from gangoffour.server.people.remaining_ways import RemainingWays
from gangoffour.server.ports import Passkey, PlayerId

pytestmark = pytest.mark.anyio

ANA = PlayerId("ana")
KEYS = tuple(Passkey(name, ANA, b"public", 0, "Firefox, Linux", 1_000) for name in (b"phone", b"laptop"))


async def test_of_two_that_are_removed_at_the_same_instant_one_at_least_stays() -> None:
    players, counted = MemoryPlayers(), asyncio.Barrier(len(KEYS))
    ways_in = MemoryWaysIn(players)
    remaining = RemainingWays(ways_in, MemoryMails(players), MemoryIssuerAccounts(players))
    for key in KEYS:
        await ways_in.add_passkey(key)

    async def remove(key: Passkey) -> None:
        await counted.wait()  # each of them is sure that the other stays
        await ways_in.remove_passkey(ANA, key.credential_id)
        await counted.wait()

    takings = (remaining.take(ANA, partial(remove, key), partial(ways_in.add_passkey, key)) for key in KEYS)
    outcomes = await asyncio.gather(*takings, return_exceptions=True)
    assert any(isinstance(outcome, LastWayIn) for outcome in outcomes)
    left = await ways_in.passkeys_of(ANA)
    assert left != []
    assert set(left) <= set(KEYS)
