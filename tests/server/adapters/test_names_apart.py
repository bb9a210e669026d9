"""Names stand with the players alone: in no stream, listing or record."""

from collections.abc import Iterable
from uuid import UUID

import pytest

from gangoffour.protocol import DELETED_NAME, Player, TableListing, TableOptions, encode_event
from gangoffour.protocol import events as wire
from gangoffour.server.adapters.people.names_apart import NamelessListings, NameMarks
from gangoffour.server.adapters.stores import Stores, memory_stores, with_names_apart
from gangoffour.server.people.names import new_name
from gangoffour.server.ports import Append, Person, PlayerId, PlayerKind, StoredEvent, TableId
from tests.contracts.harness import session_of
from tools.matches.finished import finished_match

pytestmark = pytest.mark.anyio

TABLE = UUID(int=1)
ANNA, BERT = PlayerId("guest-anna"), PlayerId("guest-bert")
ODD = 'Ä"nna\\ #1 🙂'
BOT = Player(player_id="bot-planner-2", name="Planner", bot="planner")
RECORD = f"""gof-record 2
Date: 2026-01-01
seat 0: {ODD} <guest-anna>
seat 1: Planner <bot-planner-2>
sat 0: deals 1-3, {ODD} <guest-anna>, missed 2

deal 1: dealer 1, leader 3, ccw
"""


class Kept:
    """Stores in memory, as the server sees them and as they are."""

    def __init__(self) -> None:
        self.bare = memory_stores()
        self.stores: Stores = with_names_apart(self.bare)

    async def come(self, player_id: PlayerId, name: str) -> Player:
        person = Person(player_id, PlayerKind.GUEST, name, 0)
        await self.stores.players.add(person, new_name(name), session_of(player_id, player_id.encode(), 0))
        return Player(player_id=player_id, name=name)

    async def sit(self, *players: Player) -> None:
        head = await self.stores.events.head(TABLE)
        seq = 0 if head is None else head.seq
        events = [wire.SeatTaken(seat=seat, player=player) for seat, player in enumerate(players)]
        stored = [
            StoredEvent(seq + place, 0, None, "seat_taken", 1, encode_event(event))
            for place, event in enumerate(events, start=1)
        ]
        await self.stores.events.append(Append(TABLE, seq, stored))

    async def payloads(self) -> list[bytes]:
        return [event.payload for event in await self.stores.events.read(TABLE, 0)]

    async def bare_text(self) -> str:
        return " ".join(event.payload.decode() for event in await self.bare.events.read(TABLE, 0))


@pytest.fixture
def kept() -> Kept:
    return Kept()


async def test_a_stream_holds_marks_and_is_read_with_names(kept: Kept) -> None:
    anna = await kept.come(ANNA, ODD)
    await kept.sit(anna, BOT)
    assert await kept.payloads() == [
        encode_event(wire.SeatTaken(seat=0, player=anna)),
        encode_event(wire.SeatTaken(seat=1, player=BOT)),
    ]
    bare = await kept.bare_text()
    assert '"name":"guest-anna#1"' in bare
    assert '"name":"Planner"' in bare
    assert "nna\\" not in bare


async def test_a_name_taken_later_does_not_appear_where_somebody_sat_before(kept: Kept) -> None:
    anna = await kept.come(ANNA, "Anna")
    await kept.sit(anna)
    await kept.stores.players.rename(ANNA, new_name("Bert"), 10)
    await kept.sit(replace_name(anna, "Bert"))
    assert [b'"Anna"' in payload for payload in await kept.payloads()] == [True, False]
    assert [b'"Bert"' in payload for payload in await kept.payloads()] == [False, True]


async def test_a_deleted_player_has_no_name_anywhere(kept: Kept) -> None:
    anna, bert = await kept.come(ANNA, ODD), await kept.come(BERT, "Bert")
    await kept.sit(anna, bert)
    record = finished_match(UUID(int=2), RECORD, ANNA)
    await kept.stores.matches.put(record)
    assert await kept.stores.matches.text(UUID(int=2)) == RECORD
    bare_text = await kept.bare.matches.text(UUID(int=2))
    assert bare_text == RECORD.replace(ODD, "guest-anna#1")
    await kept.stores.players.delete(ANNA)
    gone = replace_name(anna, DELETED_NAME)
    assert await kept.payloads() == [
        encode_event(wire.SeatTaken(seat=0, player=gone)),
        encode_event(wire.SeatTaken(seat=1, player=bert)),
    ]
    assert await kept.stores.matches.text(UUID(int=2)) == RECORD.replace(ODD, DELETED_NAME)


class Listed:
    """A lobby with one table, as it is kept."""

    def __init__(self, listing: TableListing) -> None:
        self._listing = listing

    async def public(self, _limit: int) -> list[TableListing]:
        return [self._listing]

    async def people(self) -> int:
        return 2

    async def of_player(self, _player_id: PlayerId, _limit: int) -> list[TableListing]:
        return [self._listing]

    async def by_ids(self, _table_ids: Iterable[TableId]) -> list[TableListing]:
        return [self._listing]

    async def joinable(self, _options: TableOptions, _limit: int) -> list[TableListing]:
        return [self._listing]


async def test_a_listing_is_read_with_names_until_its_player_is_deleted(kept: Kept) -> None:
    anna, bert = await kept.come(ANNA, ODD), await kept.come(BERT, "Bert")
    marked = (replace_name(anna, "guest-anna#1"), None, BOT, replace_name(bert, "guest-bert#1"))
    listing = TableListing(table_id=str(TABLE), options=TableOptions(), players=marked, status="open", is_attended=True)
    listings = NamelessListings(Listed(listing), NameMarks(kept.stores.players))
    assert [each.players for each in await listings.public(5)] == [(anna, None, BOT, bert)]
    assert await listings.people() == 2
    await kept.stores.players.delete(ANNA)
    gone = (replace_name(anna, DELETED_NAME), None, BOT, bert)
    found = [await listings.public(5), await listings.of_player(ANNA, 5), await listings.by_ids([TABLE])]
    found.append(await listings.joinable(TableOptions(), 5))
    assert [[each.players for each in answer] for answer in found] == [[gone]] * 4


async def test_whoever_is_gone_can_still_be_carried_on_with_the_table(kept: Kept) -> None:
    anna = await kept.come(ANNA, "Anna")
    await kept.stores.players.delete(ANNA)
    await kept.sit(replace_name(anna, DELETED_NAME))
    assert "guest-anna#0" in await kept.bare_text()
    assert await kept.payloads() == [encode_event(wire.SeatTaken(seat=0, player=replace_name(anna, DELETED_NAME)))]


async def test_names_that_were_written_plainly_are_read_until_their_player_is_deleted(kept: Kept) -> None:
    anna = await kept.come(ANNA, "Anna")
    old = Player(player_id="guest-forgotten", name="Old")
    events = [wire.SeatTaken(seat=0, player=anna), wire.SeatTaken(seat=1, player=old)]
    stored = [StoredEvent(seq, 0, None, "seat_taken", 1, encode_event(event)) for seq, event in enumerate(events, 1)]
    await kept.bare.events.append(Append(TABLE, 0, stored))
    assert await kept.payloads() == [encode_event(event) for event in events]
    await kept.stores.players.delete(ANNA)
    assert [DELETED_NAME.encode() in payload for payload in await kept.payloads()] == [True, False]


async def test_the_name_of_somebody_who_never_was_here_stays_as_it_is(kept: Kept) -> None:
    stranger = Player(player_id="guest-stranger", name="Stranger")
    await kept.sit(stranger)
    assert await kept.payloads() == [encode_event(wire.SeatTaken(seat=0, player=stranger))]


async def test_a_name_that_looks_like_a_mark_of_another_is_a_name(kept: Kept) -> None:
    await kept.come(BERT, "Bert")
    sly = await kept.come(ANNA, "guest-bert#1")
    await kept.sit(sly)
    assert await kept.payloads() == [encode_event(wire.SeatTaken(seat=0, player=sly))]


def replace_name(player: Player, name: str) -> Player:
    return Player(player_id=player.player_id, name=name, bot=player.bot)
