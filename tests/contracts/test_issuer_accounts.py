"""The contract of `IssuerAccounts`."""

import asyncio
from dataclasses import replace

import pytest

from gangoffour.server.people.names import new_name
from gangoffour.server.ports import Departure, IssuerAccount, IssuerAccounts, Person, PlayerKind
from tests.contracts.harness import ANNA, BERT, Opened, session_of

pytestmark = pytest.mark.anyio

NOW_MS = 1_700_000_000_000
SCHOOL, CLUB = "https://login.school.example", "https://id.club.example"
ACCOUNT = IssuerAccount(b"anna at school", ANNA, SCHOOL, NOW_MS)
DEPARTURE = Departure(b"state", b"browser", SCHOOL, ANNA, NOW_MS + 10)


@pytest.fixture
def accounts(opened: Opened) -> IssuerAccounts:
    return opened.stores.issuer_accounts


async def test_an_account_belongs_to_one_person_who_has_one_at_each_issuer(accounts: IssuerAccounts) -> None:
    assert await accounts.put(ACCOUNT)
    assert not await accounts.put(replace(ACCOUNT, player_id=BERT)), "whoever has it keeps it"
    assert not await accounts.put(replace(ACCOUNT, player_id=BERT, issuer=CLUB))
    assert await accounts.owner(ACCOUNT.subject_hash) == ANNA
    assert await accounts.of_player(BERT) == []
    at_club = IssuerAccount(b"anna at club", ANNA, CLUB, NOW_MS + 1)
    assert await accounts.put(at_club)
    assert await accounts.of_player(ANNA) == [ACCOUNT, at_club]
    newer = replace(ACCOUNT, subject_hash=b"another anna at school", added_at_ms=NOW_MS + 2)
    assert await accounts.put(newer)
    assert await accounts.of_player(ANNA) == [at_club, newer]
    assert await accounts.owner(ACCOUNT.subject_hash) is None, "what was given up is free"
    assert await accounts.put(replace(ACCOUNT, player_id=BERT))


async def test_an_account_is_used_and_removed(accounts: IssuerAccounts) -> None:
    await accounts.put(ACCOUNT)
    await accounts.use(ACCOUNT.subject_hash, NOW_MS + 5)
    assert await accounts.of_player(ANNA) == [replace(ACCOUNT, used_at_ms=NOW_MS + 5)]
    assert not await accounts.remove(BERT, SCHOOL)
    assert not await accounts.remove(ANNA, CLUB)
    assert await accounts.remove(ANNA, SCHOOL)
    assert not await accounts.remove(ANNA, SCHOOL)
    assert await accounts.owner(ACCOUNT.subject_hash) is None


async def test_a_departure_is_taken_once_by_its_own_browser_in_time(accounts: IssuerAccounts) -> None:
    await accounts.put_departure(DEPARTURE)
    assert await accounts.take_departure(b"state", b"another browser", NOW_MS) is None
    assert await accounts.take_departure(b"another state", b"browser", NOW_MS) is None
    taken = await asyncio.gather(*(accounts.take_departure(b"state", b"browser", NOW_MS) for _ in range(6)))
    assert sorted(map(bool, taken)) == [False] * 5 + [True]
    assert DEPARTURE in taken
    late = replace(DEPARTURE, player_id=None)
    await accounts.put_departure(late)
    assert await accounts.take_departure(b"state", b"browser", NOW_MS + 11) is None
    await accounts.put_departure(late)
    assert await accounts.take_departure(b"state", b"browser", NOW_MS + 10) == late


async def test_both_go_with_the_person_and_departures_also_when_they_are_old(
    opened: Opened, accounts: IssuerAccounts
) -> None:
    players = opened.stores.players
    person = Person(ANNA, PlayerKind.GUEST, "Anna", NOW_MS)
    await players.add(person, new_name("Anna"), session_of(ANNA, b"anna", NOW_MS))
    await accounts.put(ACCOUNT)
    await accounts.put_departure(DEPARTURE)
    await accounts.put_departure(Departure(b"old", b"browser", SCHOOL, None, NOW_MS - 1))
    await players.remove_idle(NOW_MS, 0)
    assert await accounts.take_departure(b"old", b"browser", NOW_MS - 1) is None
    await players.delete(ANNA)
    assert await accounts.owner(ACCOUNT.subject_hash) is None
    assert await accounts.take_departure(b"state", b"browser", NOW_MS) is None
