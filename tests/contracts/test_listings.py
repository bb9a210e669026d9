"""The contract of `Listings`."""

import asyncio

import pytest

from gangoffour.protocol import Player, TableOptions
from gangoffour.server.ports import Listings, PlayerId
from tests.contracts.harness import ANNA, BERT, Opened, listing_of

pytestmark = pytest.mark.anyio

A = Player(player_id=ANNA, name="Anna")
B = Player(player_id=BERT, name="Bert")
BOT = Player(player_id="bot-greedy", name="Greedy", bot="greedy")


@pytest.fixture
def listings(opened: Opened) -> Listings:
    return opened.stores.listings


async def test_public_tables_come_newest_first(opened: Opened, listings: Listings) -> None:
    shown = [listing_of(opened.new_table_id(), age, (A, None, BOT, None)) for age in (30, 10, 20)]
    for listing in shown:
        await listings.put(listing, 1)
    assert await listings.public(10) == [shown[0], shown[2], shown[1]]
    assert await listings.public(2) == [shown[0], shown[2]]


async def test_only_public_tables_that_are_open_or_playing_are_shown(opened: Opened, listings: Listings) -> None:
    playing = listing_of(opened.new_table_id(), 5, status="playing")
    await listings.put(playing, 1)
    for status in ("adjourned", "closed"):
        await listings.put(listing_of(opened.new_table_id(), 5, status=status), 1)
    for visibility in ("unlisted", "private"):
        hidden = listing_of(opened.new_table_id(), 5, options=TableOptions(visibility=visibility))
        await listings.put(hidden, 1)
    assert await listings.public(10) == [playing]


async def test_a_newer_listing_is_not_replaced_by_an_older_one(opened: Opened, listings: Listings) -> None:
    table_id = opened.new_table_id()
    old, new, newest = (listing_of(table_id, 5, (A,) * count + (None,) * (4 - count)) for count in (0, 1, 2))
    await listings.put(new, 7)
    await listings.put(old, 6)
    assert await listings.public(10) == [new]
    await listings.put(newest, 7)
    assert await listings.public(10) == [newest]


async def test_a_player_finds_the_tables_that_are_not_closed(opened: Opened, listings: Listings) -> None:
    private = listing_of(opened.new_table_id(), 1, (A, B, None, None), options=TableOptions(visibility="private"))
    paused = listing_of(opened.new_table_id(), 3, (None, A, BOT, None), status="adjourned")
    for listing in (
        private,
        paused,
        listing_of(opened.new_table_id(), 2, (A, None, None, None), status="closed"),
        listing_of(opened.new_table_id(), 4, (B, None, None, None)),
    ):
        await listings.put(listing, 1)
    assert await listings.of_player(ANNA, 10) == [paused, private]
    assert await listings.of_player(ANNA, 1) == [paused]
    assert await listings.of_player(PlayerId("nobody"), 10) == []
    assert await listings.of_player(PlayerId("bot-greedy"), 10) == []


async def test_who_leaves_a_table_finds_it_no_more(opened: Opened, listings: Listings) -> None:
    table_id = opened.new_table_id()
    await listings.put(listing_of(table_id, 1, (A, B, None, None)), 1)
    await listings.put(listing_of(table_id, 1, (B, None, None, None)), 2)
    assert await listings.of_player(ANNA, 10) == []
    assert len(await listings.of_player(BERT, 10)) == 1
    await listings.put(listing_of(table_id, 1, (B, None, None, None), status="closed"), 3)
    assert await listings.of_player(BERT, 10) == []


async def test_play_now_finds_the_oldest_table_with_a_bot(opened: Opened, listings: Listings) -> None:
    first = listing_of(opened.new_table_id(), 1, (A, BOT, BOT, BOT), is_quick=True, status="playing")
    second = listing_of(opened.new_table_id(), 2, (BOT, B, None, None), is_quick=True)
    for listing in (
        second,
        first,
        listing_of(opened.new_table_id(), 0, (A, BOT, BOT, BOT)),
        listing_of(opened.new_table_id(), 0, (A, B, None, None), is_quick=True),
        listing_of(opened.new_table_id(), 0, (A, BOT, BOT, BOT), is_quick=True, status="closed"),
    ):
        await listings.put(listing, 1)
    assert await listings.quick(10) == [first, second]
    assert await listings.quick(1) == [first]


async def test_of_listings_put_at_once_the_newest_stays(opened: Opened, listings: Listings) -> None:
    table_id = opened.new_table_id()
    versions = [listing_of(table_id, 1, (A if number % 2 else B, None, None, None)) for number in range(12)]
    await asyncio.gather(*(listings.put(listing, seq) for seq, listing in enumerate(versions)))
    assert await listings.public(10) == [versions[11]]
    assert await listings.of_player(ANNA, 10) == [versions[11]]
    assert await listings.of_player(BERT, 10) == []
