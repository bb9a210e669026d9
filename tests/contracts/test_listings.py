"""The contract of `Listings`."""

from uuid import UUID

import pytest

from gangoffour.protocol import Player, TableListing, TableOptions, TurnClock
from gangoffour.server.ids import shard_of
from gangoffour.server.ports import START, Cursor, ListingRow, Listings, PlayerId
from tests.contracts.harness import ANNA, BERT, Opened, listing_of

pytestmark = pytest.mark.anyio

A = Player(player_id=ANNA, name="Anna")
B = Player(player_id=BERT, name="Bert")
BOT = Player(player_id="bot-greedy", name="Greedy", bot="greedy")


async def put(opened: Opened, listing: TableListing, seq: int) -> None:
    """Keep a listing as the projection does; of a closed table there is none."""
    table_id = UUID(listing.table_id)
    row = None if listing.status == "closed" else ListingRow(seq, "{}", listing)
    async with opened.stores.projected[shard_of(table_id)].listings.turn() as turn:
        assert turn is not None
        assert await turn.save({table_id: row}, Cursor(START, 1))


@pytest.fixture
def listings(opened: Opened) -> Listings:
    return opened.stores.listings


async def test_public_tables_come_newest_first(opened: Opened, listings: Listings) -> None:
    shown = [listing_of(opened.new_table_id(), age, (A, None, BOT, None)) for age in (30, 10, 20)]
    for listing in shown:
        await put(opened, listing, 1)
    assert await listings.public(10) == [shown[0], shown[2], shown[1]]
    assert await listings.public(2) == [shown[0], shown[2]]


async def test_only_public_tables_are_shown_that_are_open_or_playing_and_where_somebody_is(
    opened: Opened, listings: Listings
) -> None:
    playing = listing_of(opened.new_table_id(), 5, status="playing")
    await put(opened, playing, 1)
    for status in ("adjourned", "closed"):
        await put(opened, listing_of(opened.new_table_id(), 5, status=status), 1)
    for visibility in ("unlisted", "private"):
        hidden = listing_of(opened.new_table_id(), 5, options=TableOptions(visibility=visibility))
        await put(opened, hidden, 1)
    for age in range(10, 120):
        await put(opened, listing_of(opened.new_table_id(), age, is_attended=False), 1)
    assert await listings.public(10) == [playing]


async def test_people_are_counted_only_where_a_table_is_shown(opened: Opened, listings: Listings) -> None:
    assert await listings.people() == 0
    await put(opened, listing_of(opened.new_table_id(), 1, (A, B, BOT, None), status="playing"), 1)
    await put(opened, listing_of(opened.new_table_id(), 2, (B, None, None, None)), 1)
    hidden = Player(player_id="carl", name="Carl")
    for changes in ({"is_attended": False}, {"status": "adjourned"}, {"options": TableOptions(visibility="private")}):
        await put(opened, listing_of(opened.new_table_id(), 3, (hidden, None, None, None), **changes), 1)
    assert await listings.people() == 3


async def test_a_player_finds_the_tables_that_are_not_closed(opened: Opened, listings: Listings) -> None:
    private = listing_of(opened.new_table_id(), 1, (A, B, None, None), options=TableOptions(visibility="private"))
    paused = listing_of(opened.new_table_id(), 3, (None, A, BOT, None), status="adjourned")
    for listing in (
        private,
        paused,
        listing_of(opened.new_table_id(), 2, (A, None, None, None), status="closed"),
        listing_of(opened.new_table_id(), 4, (B, None, None, None)),
    ):
        await put(opened, listing, 1)
    assert await listings.of_player(ANNA, 10) == [paused, private]
    assert await listings.of_player(ANNA, 1) == [paused]
    assert await listings.of_player(PlayerId("nobody"), 10) == []
    assert await listings.of_player(PlayerId("bot-greedy"), 10) == []


async def test_who_leaves_a_table_finds_it_no_more(opened: Opened, listings: Listings) -> None:
    table_id = opened.new_table_id()
    await put(opened, listing_of(table_id, 1, (A, B, None, None)), 1)
    await put(opened, listing_of(table_id, 1, (B, None, None, None)), 2)
    assert await listings.of_player(ANNA, 10) == []
    assert len(await listings.of_player(BERT, 10)) == 1
    await put(opened, listing_of(table_id, 1, (B, None, None, None), status="closed"), 3)
    assert await listings.of_player(BERT, 10) == []


async def test_play_now_finds_the_newest_table_to_join_that_plays_alike(opened: Opened, listings: Listings) -> None:
    short, other = TableOptions(length="short", clock=TurnClock(turn_s=45)), TableOptions(length="short")
    found = [playing_listing(opened, age, short, is_joinable=True) for age in (1, 3, 2)]
    for listing in (
        *found,
        playing_listing(opened, 4, other, is_joinable=True),
        *(playing_listing(opened, age, short, is_joinable=False) for age in range(5, 60)),
    ):
        await put(opened, listing, 1)
    assert await listings.joinable(short, 10) == [found[1], found[2], found[0]]
    assert await listings.joinable(short, 1) == [found[1]]
    assert await listings.joinable(TableOptions(), 10) == []


async def test_a_table_that_cannot_be_joined_any_more_is_not_found(opened: Opened, listings: Listings) -> None:
    table_id, options = opened.new_table_id(), TableOptions(rules={"match_limit": 50, "last_card_duty": False})
    for seq, is_joinable in enumerate((True, False, True), start=1):
        listing = listing_of(table_id, 1, (A, BOT, BOT, BOT), options=options, is_joinable=is_joinable)
        await put(opened, listing, seq)
        turned = TableOptions(rules={"last_card_duty": False, "match_limit": 50})
        assert await listings.joinable(turned, 10) == [listing] * is_joinable


def playing_listing(opened: Opened, age: int, options: TableOptions, *, is_joinable: bool) -> TableListing:
    players = (A, BOT, BOT, BOT)
    changes = {"options": options, "status": "playing", "is_quick": True, "is_joinable": is_joinable}
    return listing_of(opened.new_table_id(), age, players, **changes)


async def test_listings_are_found_by_their_tables(opened: Opened, listings: Listings) -> None:
    kept = [listing_of(opened.new_table_id(), age, (A, None, BOT, None)) for age in (10, 30, 20)]
    for listing in kept:
        await put(opened, listing, 1)
    wanted = [UUID(listing.table_id) for listing in kept[:2]]
    assert await listings.by_ids([*wanted, opened.new_table_id()]) == [kept[1], kept[0]]
    assert await listings.by_ids([]) == []
