"""Guests: registered, recognised, renamed, forgotten."""

import re
from hashlib import sha256

import pytest

from gangoffour.server.accounts.errors import AccountCode, BadName, NotSignedIn
from gangoffour.server.accounts.guests import HOUR_MS, IDLE_LIMIT_MS, Accounts
from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.memory import MemoryGuests, MemorySecrets
from gangoffour.server.ports import Guest, PlayerId

pytestmark = pytest.mark.anyio


class CountedGuests(MemoryGuests):
    """Guests in memory that remember what they were told."""

    def __init__(self) -> None:
        super().__init__()
        self.hashes: list[bytes] = []
        self.touches: list[int] = []

    async def add(self, guest: Guest, token_hash: bytes) -> None:
        self.hashes.append(token_hash)
        await super().add(guest, token_hash)

    async def touch(self, player_id: PlayerId, seen_at_ms: int) -> None:
        self.touches.append(seen_at_ms)
        await super().touch(player_id, seen_at_ms)


@pytest.fixture
def guests() -> CountedGuests:
    return CountedGuests()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def accounts(guests: CountedGuests, clock: ManualClock) -> Accounts:
    return Accounts(guests, clock, MemorySecrets())


async def test_a_guest_is_recognised_by_the_token(accounts: Accounts, clock: ManualClock) -> None:
    guest, token = await accounts.register_guest(" Mei\u202e ")
    assert guest.name == "Mei"
    assert guest.created_at_ms == guest.seen_at_ms == clock.now_ms()
    assert await accounts.authenticate(token) == guest
    assert await accounts.signed_in(token) == guest


async def test_ids_and_tokens_have_their_form_and_never_repeat(accounts: Accounts) -> None:
    registered = [await accounts.register_guest() for _ in range(50)]
    assert all(re.fullmatch(r"guest-[a-z2-7]{16}", guest.player_id) for guest, _ in registered)
    assert all(re.fullmatch(r"gofg_[A-Za-z0-9_-]{43}", token) for _, token in registered)
    assert len({guest.player_id for guest, _ in registered}) == len({token for _, token in registered}) == 50
    assert len({guest.name for guest, _ in registered}) > 40


async def test_the_store_gets_the_hash_of_a_token_only(accounts: Accounts, guests: CountedGuests) -> None:
    _, token = await accounts.register_guest()
    assert guests.hashes == [sha256(token.encode()).digest()]


@pytest.mark.parametrize("name", ["", "<b>", "x" * 25])
async def test_a_bad_name_makes_no_guest(name: str, accounts: Accounts, guests: CountedGuests) -> None:
    with pytest.raises(BadName):
        await accounts.register_guest(name)
    assert guests.hashes == []


@pytest.mark.parametrize(
    "token", [None, "", "gofg_", "gofg_" + "A" * 43, "gofb_" + "A" * 43, "gofg_" + "ä" * 43, "x" * 100_000]
)
async def test_a_strange_token_is_nobodys(token: str | None, accounts: Accounts) -> None:
    await accounts.register_guest()
    assert await accounts.authenticate(token) is None
    with pytest.raises(NotSignedIn) as refusal:
        await accounts.signed_in(token)
    assert refusal.value.code is AccountCode.NOT_SIGNED_IN


async def test_a_token_counts_as_a_whole(accounts: Accounts) -> None:
    _, token = await accounts.register_guest()
    for altered in (token[:-1], token + "A", token + "\n", token.upper(), " " + token):
        assert await accounts.authenticate(altered) is None


async def test_a_guest_is_noted_as_seen_once_an_hour(
    accounts: Accounts, guests: CountedGuests, clock: ManualClock
) -> None:
    start_ms = clock.now_ms()
    _, token = await accounts.register_guest()
    for _ in range(12):
        await clock.advance(HOUR_MS // 4)
        await accounts.signed_in(token)
    assert guests.touches == [start_ms + hour * HOUR_MS for hour in (1, 2, 3)]
    assert (await accounts.signed_in(token)).seen_at_ms == start_ms + 3 * HOUR_MS


async def test_a_guest_who_comes_back_in_time_stays(accounts: Accounts, clock: ManualClock) -> None:
    _, token = await accounts.register_guest()
    for _ in range(3):
        await clock.advance(IDLE_LIMIT_MS)
        assert await accounts.remove_idle() == 0
        assert await accounts.authenticate(token) is not None


async def test_a_guest_who_stays_away_is_forgotten(accounts: Accounts, clock: ManualClock) -> None:
    _, token = await accounts.register_guest()
    await clock.advance(IDLE_LIMIT_MS + 1)
    assert await accounts.authenticate(token) is None
    assert await accounts.remove_idle() == 1
    assert await accounts.remove_idle() == 0


async def test_a_guest_takes_another_name(accounts: Accounts) -> None:
    guest, token = await accounts.register_guest("Mei")
    renamed = await accounts.rename(guest, " Lin ")
    assert (renamed.name, renamed.player_id) == ("Lin", guest.player_id)
    assert await accounts.authenticate(token) == renamed
    with pytest.raises(BadName):
        await accounts.rename(guest, "<>")


async def test_a_token_opens_nothing_after_signing_out(accounts: Accounts) -> None:
    _, token = await accounts.register_guest()
    _, other = await accounts.register_guest()
    await accounts.sign_out(token)
    await accounts.sign_out("no token at all")
    assert await accounts.authenticate(token) is None
    assert await accounts.authenticate(other) is not None
