"""The contract of `Relations`."""

import pytest

from gangoffour.server.ports import (
    FriendLink,
    NewName,
    Person,
    PlayerId,
    PlayerKind,
    Relation,
    Relations,
    Stance,
    TableInvitation,
)
from tests.contracts.harness import ANNA, BERT, Opened, session_of

pytestmark = pytest.mark.anyio

NOW_MS = 1_700_000_000_000
CLEO = PlayerId("cleo")


@pytest.fixture
def relations(opened: Opened) -> Relations:
    return opened.stores.relations


def wish(player_id: PlayerId, other_id: PlayerId, at_ms: int = NOW_MS) -> Relation:
    return Relation(player_id, other_id, Stance.FRIEND, at_ms)


def block(player_id: PlayerId, other_id: PlayerId, at_ms: int = NOW_MS) -> Relation:
    return Relation(player_id, other_id, Stance.BLOCK, at_ms)


async def test_two_are_friends_when_both_say_so(relations: Relations) -> None:
    await relations.put(wish(ANNA, BERT))
    assert await relations.friends_of(ANNA) == await relations.friends_of(BERT) == frozenset()
    await relations.put(wish(BERT, ANNA, NOW_MS + 1))
    await relations.put(wish(CLEO, ANNA, NOW_MS + 2))
    assert await relations.friends_of(ANNA) == {BERT}
    assert await relations.friends_of(BERT) == {ANNA}
    assert await relations.of_player(ANNA, 10) == [
        wish(CLEO, ANNA, NOW_MS + 2),
        wish(BERT, ANNA, NOW_MS + 1),
        wish(ANNA, BERT),
    ]


async def test_the_same_again_changes_nothing_and_a_list_has_an_end(relations: Relations) -> None:
    await relations.put(wish(ANNA, BERT))
    await relations.put(wish(ANNA, BERT, NOW_MS + 5))
    await relations.put(wish(ANNA, CLEO, NOW_MS + 1))
    assert await relations.of_player(ANNA, 10) == [wish(ANNA, CLEO, NOW_MS + 1), wish(ANNA, BERT)]
    assert await relations.of_player(ANNA, 1) == [wish(ANNA, CLEO, NOW_MS + 1)]


async def test_removing_leaves_nothing_asked_or_made(relations: Relations) -> None:
    for each in (wish(ANNA, BERT), wish(BERT, ANNA), wish(CLEO, ANNA)):
        await relations.put(each)
    await relations.remove(ANNA, BERT)
    await relations.remove(ANNA, CLEO)
    assert await relations.of_player(ANNA, 10) == await relations.of_player(BERT, 10) == []


async def test_a_block_ends_a_friendship_and_keeps_both_apart_but_only_one_knows(relations: Relations) -> None:
    await relations.put(wish(ANNA, BERT))
    await relations.put(wish(BERT, ANNA))
    await relations.put(block(ANNA, BERT, NOW_MS + 1))
    assert await relations.friends_of(BERT) == frozenset()
    assert await relations.apart_from(ANNA) == {BERT}
    assert await relations.apart_from(BERT) == {ANNA}
    assert await relations.of_player(BERT, 10) == [], "nothing tells who blocks whom"
    await relations.put(wish(BERT, ANNA, NOW_MS + 2))
    assert await relations.apart_from(BERT) == {ANNA}, "asking does not undo it"
    assert await relations.friends_of(BERT) == frozenset()


async def test_whoever_is_blocked_cannot_take_the_block_back(relations: Relations) -> None:
    await relations.put(block(ANNA, BERT))
    await relations.remove(BERT, ANNA)
    assert await relations.apart_from(BERT) == {ANNA}
    await relations.remove(ANNA, BERT)
    assert await relations.apart_from(BERT) == frozenset()


async def test_a_link_can_be_looked_at_in_its_time(relations: Relations) -> None:
    link = FriendLink(b"\x00link", ANNA, NOW_MS + 10)
    await relations.put_link(link)
    await relations.put_link(FriendLink(b"second", ANNA, NOW_MS + 20))
    assert await relations.link(b"\x00link", NOW_MS + 10) == link
    assert await relations.link(b"\x00link", NOW_MS + 11) is None
    assert await relations.link(b"other", NOW_MS) is None


async def test_invitations_come_newest_first_and_one_for_each_table(opened: Opened, relations: Relations) -> None:
    one, two = opened.new_table_id(), opened.new_table_id()
    first = TableInvitation(ANNA, BERT, one, "key", NOW_MS + 10)
    later = TableInvitation(ANNA, CLEO, two, None, NOW_MS + 20)
    for each in (first, later, TableInvitation(BERT, ANNA, one, None, NOW_MS + 30)):
        await relations.put_invitation(each)
    assert await relations.invitations_of(ANNA, NOW_MS) == [later, first]
    assert await relations.invitations_of(ANNA, NOW_MS + 11) == [later]
    again = TableInvitation(ANNA, CLEO, one, "key", NOW_MS + 40)
    await relations.put_invitation(again)
    assert await relations.invitations_of(ANNA, NOW_MS) == [again, later]
    await relations.drop_invitation(ANNA, one)
    assert await relations.invitations_of(ANNA, NOW_MS) == [later]


async def test_invitations_between_two_end_with_their_friendship(opened: Opened, relations: Relations) -> None:
    table_id = opened.new_table_id()
    await relations.put_invitation(TableInvitation(ANNA, BERT, table_id, None, NOW_MS))
    await relations.put_invitation(TableInvitation(CLEO, BERT, table_id, None, NOW_MS))
    await relations.put(block(ANNA, BERT))
    assert await relations.invitations_of(ANNA, NOW_MS) == []
    assert len(await relations.invitations_of(CLEO, NOW_MS)) == 1


async def test_everything_goes_with_the_people_it_is_about(opened: Opened, relations: Relations) -> None:
    players, table_id = opened.stores.players, opened.new_table_id()
    person = Person(ANNA, PlayerKind.GUEST, "Anna", NOW_MS)
    await players.add(person, NewName("Anna", ("anna",)), session_of(ANNA, b"anna", NOW_MS))
    for each in (wish(ANNA, BERT), wish(BERT, ANNA), block(CLEO, ANNA), block(CLEO, BERT)):
        await relations.put(each)
    await relations.put_link(FriendLink(b"link", ANNA, NOW_MS))
    for guest, host in ((ANNA, BERT), (BERT, ANNA), (CLEO, BERT)):
        await relations.put_invitation(TableInvitation(guest, host, table_id, None, NOW_MS))
    await players.delete(ANNA)
    assert await relations.of_player(ANNA, 10) == await relations.of_player(BERT, 10) == []
    assert await relations.apart_from(CLEO) == {BERT}
    assert await relations.link(b"link", NOW_MS) is None
    left = [await relations.invitations_of(each, NOW_MS) for each in (ANNA, BERT, CLEO)]
    assert list(map(len, left)) == [0, 0, 1]


async def test_links_and_invitations_go_with_their_time(opened: Opened, relations: Relations) -> None:
    await relations.put_link(FriendLink(b"old", ANNA, NOW_MS - 1))
    await relations.put_invitation(TableInvitation(ANNA, BERT, opened.new_table_id(), None, NOW_MS - 1))
    await opened.stores.players.remove_idle(NOW_MS, 0)
    assert await relations.link(b"old", NOW_MS - 1) is None
    assert await relations.invitations_of(ANNA, NOW_MS - 1) == []
