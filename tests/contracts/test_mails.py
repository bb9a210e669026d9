"""The contract of `Mails`."""

import asyncio
from dataclasses import replace

import pytest

from gangoffour.server.people.names import new_name
from gangoffour.server.ports import MailLink, Mails, Person, PlayerKind
from tests.contracts.harness import ANNA, BERT, Opened, session_of

pytestmark = pytest.mark.anyio

NOW_MS = 1_700_000_000_000
LINK = MailLink(b"\x00token", ANNA, b"\xffmail", NOW_MS + 10)


@pytest.fixture
def mails(opened: Opened) -> Mails:
    return opened.stores.mails


async def test_an_address_belongs_to_one_person_and_a_person_has_one(mails: Mails) -> None:
    assert await mails.put_mail(ANNA, b"anna", NOW_MS)
    assert not await mails.put_mail(BERT, b"anna", NOW_MS), "whoever has it keeps it"
    assert await mails.owner(b"anna") == ANNA
    assert (await mails.has_mail(ANNA), await mails.has_mail(BERT)) == (True, False)
    assert await mails.put_mail(ANNA, b"anna", NOW_MS + 1)
    assert await mails.put_mail(ANNA, b"newer", NOW_MS + 2)
    assert await mails.owner(b"anna") is None
    assert await mails.put_mail(BERT, b"anna", NOW_MS + 3), "what was given up is free"


async def test_a_link_can_be_looked_at_often_and_taken_once_in_time(mails: Mails) -> None:
    await mails.put_link(LINK)
    for _ in range(2):
        assert await mails.link(LINK.token_hash, NOW_MS + 10) == LINK
    assert await mails.link(LINK.token_hash, NOW_MS + 11) is None
    assert await mails.take_link(LINK.token_hash, NOW_MS + 11) is None
    taken = await asyncio.gather(*(mails.take_link(LINK.token_hash, NOW_MS) for _ in range(6)))
    assert sorted(taken, key=bool) == [None] * 5 + [LINK]


async def test_a_new_link_ends_the_one_before(mails: Mails) -> None:
    newer = replace(LINK, token_hash=b"newer", mail_hash=b"other")
    of_bert = replace(LINK, token_hash=b"bert", player_id=BERT)
    for link in (LINK, of_bert, newer):
        await mails.put_link(link)
    assert await mails.link(LINK.token_hash, NOW_MS) is None
    assert await mails.link(b"newer", NOW_MS) == newer
    assert await mails.link(b"bert", NOW_MS) == of_bert


async def test_addresses_go_with_their_people_and_links_with_their_time(opened: Opened) -> None:
    players, mails = opened.stores.players, opened.stores.mails
    person = Person(ANNA, PlayerKind.GUEST, "Anna", NOW_MS)
    await players.add(person, new_name("Anna"), session_of(ANNA, b"anna", NOW_MS))
    await mails.put_mail(ANNA, b"anna", NOW_MS)
    await mails.put_link(LINK)
    await mails.put_link(replace(LINK, token_hash=b"old", player_id=BERT, expires_at_ms=NOW_MS - 1))
    await players.remove_idle(NOW_MS, 0)
    assert await mails.link(b"old", NOW_MS - 1) is None
    assert await mails.link(LINK.token_hash, NOW_MS) == LINK
    await players.delete(ANNA)
    assert await mails.owner(b"anna") is None
    assert await mails.link(LINK.token_hash, NOW_MS) is None
