"""Accounts: a guest gets a way in and keeps everything; whoever comes back is the same player."""

import asyncio

import pytest

from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.people.memory_people import MemoryPlayers, MemorySessions
from gangoffour.server.adapters.people.memory_ways_in import MemoryWaysIn
from gangoffour.server.adapters.streams.memory import MemoryChat, MemorySecrets
from gangoffour.server.people import accounts
from gangoffour.server.people.accounts import AT_ONCE, AccountPorts, Accounts, Entered
from gangoffour.server.people.errors import (
    BadPassword,
    NotOwnName,
    NotProved,
    PeopleCode,
    UnknownRecoveryCode,
    WrongPassword,
)
from gangoffour.server.people.proofs import PROOF_MS
from gangoffour.server.people.recovery_codes import CODE_COUNT
from gangoffour.server.people.service import IDLE_LIMIT_MS, LONGEST_SESSION_MS, People
from gangoffour.server.ports import Checked, CommonPassword, PasswordsBusy, PlayerKind, SignedIn
from tools.patience import until
from tools.servers.party import HANG_S

pytestmark = pytest.mark.anyio

GOOD = "seven owls at noon"


class PlainPasswords:
    """Passwords without the hard work; it remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str | None] = []
        self.is_outdated = False

    async def hash(self, password: str) -> str:
        if password == "password1":
            raise CommonPassword
        return f"hash of {password}"

    async def check(self, password: str, password_hash: str | None) -> Checked:
        self.asked.append(password_hash)
        is_right = password_hash in (f"hash of {password}", f"newer hash of {password}")
        return Checked(is_right, f"newer hash of {password}" if is_right and self.is_outdated else None)

    async def close(self) -> None:
        """Nothing runs."""


class House:
    """People and their ways in, in memory."""

    def __init__(self, passwords: PlainPasswords | None = None) -> None:
        self.players = MemoryPlayers()
        self.clock = ManualClock()
        self.sessions, self.ways_in = MemorySessions(self.players), MemoryWaysIn(self.players)
        self.passwords = passwords or PlainPasswords()
        secrets = MemorySecrets()
        self.people = People(self.players, self.sessions, MemoryChat(), self.clock, secrets)
        ports = AccountPorts(self.players, self.sessions, self.ways_in, self.clock, secrets)
        self.accounts = Accounts(ports, self.passwords)

    async def signed_in(self, token: str) -> SignedIn:
        found = await self.people.authenticate(token)
        assert found is not None
        return found

    async def guest(self, name: str = "Mei") -> SignedIn:
        _, token = await self.people.register_guest(name, "Firefox, Linux")
        return await self.signed_in(token)

    async def user(self, name: str = "Mei") -> Entered:
        return await self.accounts.set_password(await self.guest(name), GOOD)


@pytest.fixture
def house() -> House:
    return House()


async def test_a_guest_who_gets_a_password_stays_the_same_player(house: House) -> None:
    guest, token = await house.people.register_guest("Mei", "Firefox, Linux")
    entered = await house.accounts.set_password(await house.signed_in(token), GOOD)
    assert entered.person.player_id == guest.player_id
    assert (entered.person.name, entered.person.kind) == ("Mei", PlayerKind.USER)
    assert len(set(entered.recovery_codes)) == CODE_COUNT
    assert entered.token != token
    assert await house.people.authenticate(token) is None, "a token that was seen before opens nothing any more"
    session = (await house.signed_in(entered.token)).session
    assert (session.device, session.proved_at_ms) == ("Firefox, Linux", house.clock.now_ms())


async def test_a_guest_may_take_another_name_with_the_account(house: House) -> None:
    entered = await house.accounts.set_password(await house.guest("Quiet Heron 42"), GOOD, "  Mei  Lin ")
    assert entered.person.name == (await house.signed_in(entered.token)).person.name == "Mei Lin"


async def test_no_two_accounts_have_names_that_look_alike(house: House) -> None:
    await house.user("Ivan")
    for name in ("lvan", "IVAN", "Iv an", "\u0406v\u0430n"):
        guest = await house.guest("Somebody")
        with pytest.raises(NotOwnName):
            await house.accounts.set_password(guest, GOOD, name)
        assert await house.ways_in.password(guest.person.player_id) is None, "nothing has changed"
        assert (await house.players.by_ids([guest.person.player_id]))[guest.person.player_id].name == "Somebody"


class SlowPasswords(PlainPasswords):
    """They are looked at only when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def check(self, password: str, password_hash: str | None) -> Checked:
        checked = await super().check(password, password_hash)
        await self.may_answer.wait()
        return checked


async def test_of_a_crowd_only_a_few_are_looked_up_and_the_others_wait_in_line() -> None:
    house = House(passwords := SlowPasswords())
    await house.user("Mei")
    coming = [asyncio.create_task(house.accounts.sign_in("Mei", GOOD, "")) for _ in range(3 * AT_ONCE)]
    await until(lambda: len(passwords.asked) >= AT_ONCE, HANG_S)
    assert len(passwords.asked) == AT_ONCE
    passwords.may_answer.set()
    assert {(await each).person.name for each in coming} == {"Mei"}


async def test_whoever_stands_in_line_too_long_is_told_so_and_takes_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(passwords := SlowPasswords())
    await house.user("Mei")
    first = [asyncio.create_task(house.accounts.sign_in("Mei", GOOD, "")) for _ in range(AT_ONCE)]
    await until(lambda: len(passwords.asked) == AT_ONCE, HANG_S)
    monkeypatch.setattr(accounts, "LONGEST_LINE_S", 0.0)
    with pytest.raises(PasswordsBusy):
        async with asyncio.timeout(HANG_S):
            await house.accounts.sign_in("Mei", GOOD, "")
    monkeypatch.undo()
    passwords.may_answer.set()
    await asyncio.gather(*first)
    assert (await house.accounts.sign_in("Mei", GOOD, "")).person.name == "Mei"


async def test_a_user_comes_back_on_another_device(house: House) -> None:
    first = await house.user("Mei Lin")
    second = await house.accounts.sign_in("mei lin", GOOD, "Safari, iPhone")
    assert second.person == first.person
    assert second.token != first.token
    for token in (first.token, second.token):
        assert (await house.signed_in(token)).person == first.person


async def test_a_name_that_nobody_has_is_refused_as_a_wrong_password_after_the_same_work(house: House) -> None:
    await house.user("Mei")
    await house.guest("Ana")
    refusals = []
    for name, password in (("Mei", GOOD + "!"), ("Nobody", GOOD), ("Ana", GOOD), ("Mei", GOOD * 20)):
        with pytest.raises(WrongPassword) as refusal:
            await house.accounts.sign_in(name, password, "")
        refusals.append((refusal.value.code, refusal.value.facts))
    assert refusals == [(PeopleCode.WRONG_PASSWORD, {})] * 4
    assert [asked is None for asked in house.passwords.asked] == [False, True, True, False]


async def test_a_hash_made_with_less_effort_is_replaced_when_its_owner_comes(house: House) -> None:
    entered = await house.user()
    house.passwords.is_outdated = True
    await house.accounts.sign_in("Mei", GOOD, "")
    assert await house.ways_in.password(entered.person.player_id) == f"newer hash of {GOOD}"


@pytest.mark.parametrize(
    "password, code",
    [
        ("", PeopleCode.PASSWORD_LENGTH),
        ("7 chars", PeopleCode.PASSWORD_LENGTH),
        ("x" * 129, PeopleCode.PASSWORD_LENGTH),
        ("password1", PeopleCode.COMMON_PASSWORD),
        ("M e i Lin Chen", PeopleCode.COMMON_PASSWORD),
    ],
)
async def test_a_password_that_is_soon_guessed_is_refused(password: str, code: PeopleCode, house: House) -> None:
    guest = await house.guest("Mei Lin Chen")
    with pytest.raises(BadPassword) as refusal:
        await house.accounts.set_password(guest, password)
    assert refusal.value.code is code
    assert (await house.players.by_ids([guest.person.player_id]))[guest.person.player_id].kind is PlayerKind.GUEST


@pytest.mark.parametrize("password", ["eight ch", "x" * 128, "пароль из слов", "🐯🐯🐯🐯🐯🐯🐯🐯", "  blanks  "])
async def test_any_other_password_is_taken_as_it_is(password: str, house: House) -> None:
    await house.accounts.set_password(await house.guest(), password)
    await house.accounts.sign_in("Mei", password, "")
    with pytest.raises(WrongPassword):
        await house.accounts.sign_in("Mei", password[:-1], "")


async def test_letters_typed_in_two_ways_are_one_password(house: House) -> None:
    await house.accounts.set_password(await house.guest(), "caf\u00e9 au lait")
    await house.accounts.sign_in("Mei", "cafe\u0301 au lait", "")


async def test_a_recovery_code_brings_its_owner_back_once_however_it_is_typed(house: House) -> None:
    entered = await house.user()
    code = entered.recovery_codes[0]
    back = await house.accounts.recover(code.lower().replace("-", " "), "Safari, iPhone")
    assert back.person == entered.person
    assert (await house.accounts.ways(await house.signed_in(back.token))).recovery_codes == CODE_COUNT - 1
    for spent in (code, "", "AAAA-AAAA-AAAA-AAAA", code[:-1]):
        with pytest.raises(UnknownRecoveryCode):
            await house.accounts.recover(spent, "")


async def test_recovery_codes_are_kept_as_hashes_and_end_with_new_ones(house: House) -> None:
    entered = await house.user()
    kept = repr(house.players.rows)
    assert not any(code in kept or code.replace("-", "") in kept for code in entered.recovery_codes)
    fresh = await house.accounts.new_recovery_codes(await house.signed_in(entered.token))
    assert not set(fresh) & set(entered.recovery_codes)
    with pytest.raises(UnknownRecoveryCode):
        await house.accounts.recover(entered.recovery_codes[0], "")
    with pytest.raises(NotProved):
        await house.accounts.new_recovery_codes(await house.guest())


async def test_what_a_borrowed_device_must_not_do_needs_a_fresh_proof(house: House) -> None:
    entered = await house.user()
    await house.clock.advance(PROOF_MS + 1)
    stale = await house.signed_in(entered.token)
    assert not (await house.accounts.ways(stale)).is_proved
    with pytest.raises(NotProved):
        await house.accounts.set_password(stale, GOOD + "!")
    with pytest.raises(NotProved):
        await house.accounts.new_recovery_codes(stale)
    again = await house.accounts.sign_in("Mei", GOOD, "")
    changed = await house.accounts.set_password(await house.signed_in(again.token), GOOD + "!")
    assert changed.recovery_codes == (), "those that were written down are still good"


async def test_a_new_password_ends_the_sessions_on_all_other_devices(house: House) -> None:
    first = await house.user()
    second = await house.accounts.sign_in("Mei", GOOD, "Safari, iPhone")
    third = await house.accounts.set_password(await house.signed_in(second.token), GOOD + "!")
    for token in (first.token, second.token):
        assert await house.people.authenticate(token) is None
    assert [each.device for each in third.ended] == ["Firefox, Linux"]
    assert (await house.signed_in(third.token)).session.device == "Safari, iPhone"


async def test_a_session_of_a_user_ends_after_180_days_and_that_of_a_guest_lives_on(house: House) -> None:
    _, guest = await house.people.register_guest("Ana")
    user = (await house.user()).token
    for _ in range(LONGEST_SESSION_MS // IDLE_LIMIT_MS):
        await house.clock.advance(IDLE_LIMIT_MS)
        for token in (guest, user):
            assert await house.people.authenticate(token) is not None
    await house.clock.advance(1)
    assert await house.people.authenticate(user) is None
    assert await house.people.authenticate(guest) is not None
