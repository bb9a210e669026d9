from typing import Literal

import msgspec
import pytest

from gangoffour.client import OutOfStep, TableFold, ViewMismatch, told, welcomed
from gangoffour.engine import PublicView, Seat, SeatView
from gangoffour.protocol import TableOptions, messages
from gangoffour.protocol import events as wire
from tests.server.tables.hosting import BEN, PEOPLE, ByChance, hosting
from tools.matches.audiences import History, encoded, history

pytestmark = pytest.mark.anyio

AUDIENCES = [Seat(0), Seat(1), Seat(2), None]


async def played(options: TableOptions, seed: str = "fold") -> History:
    """Everything that happened at a table where people played one match; one of them passes by hand."""
    async with hosting() as host:
        people = PEOPLE[: options.seat_count]
        table_id = await host.open(people, options)
        await host.send(table_id, BEN, messages.SetAutoPass, is_on=False)
        await host.start(table_id, people)
        await host.play_out(table_id, ByChance(seed))
        return history(await host.entries(table_id))


def one_deal(seat_count: Literal[3, 4] = 3) -> TableOptions:
    return TableOptions(seat_count=seat_count, length="one_deal", declaration="manual")


async def test_a_client_knows_what_the_server_says_its_audience_knows_after_every_event() -> None:
    table = await played(TableOptions(seat_count=3, length="short", declaration="manual"))
    for seat in AUDIENCES:
        folds = table.folds(table.seq_of(wire.MatchPrepared), seat)
        wrong = [seq for seq, known in folds.items() if encoded(known.snapshot) != table.snapshot(seq, seat)]
        assert wrong == []


async def test_a_client_that_comes_back_at_any_event_ends_up_with_the_same_knowledge() -> None:
    table = await played(one_deal())
    for seat in AUDIENCES:
        folds = table.folds(table.seq_of(wire.MatchPrepared), seat)
        end = table.snapshot(table.last_seq, seat)
        for seq, known in folds.items():
            back = welcomed(known, table.welcome(table.last_seq, seat, is_whole=False))
            if seq < table.last_seq:
                back = told(back, table.told(seq, table.last_seq, seat))
            assert encoded(back.snapshot) == end


async def test_a_client_that_comes_late_goes_on_from_the_snapshot() -> None:
    table = await played(one_deal())
    for seat in AUDIENCES:
        end = table.snapshot(table.last_seq, seat)
        for seq in range(table.seq_of(wire.MatchPrepared), table.last_seq, 7):
            known = welcomed(None, table.welcome(seq, seat))
            assert encoded(told(known, table.told(seq, table.last_seq, seat)).snapshot) == end


async def test_seats_see_their_hand_and_spectators_none() -> None:
    table = await played(one_deal())
    dealt = table.seq_of(wire.HandDealt) + 3
    assert isinstance(table.folds(dealt, Seat(0))[dealt].view, SeatView)
    spectator = table.folds(dealt, None)[dealt]
    assert isinstance(spectator.view, PublicView)
    assert spectator.public is spectator.view
    assert spectator.own is None


async def test_a_seat_knows_whether_it_passes_by_itself() -> None:
    table = await played(one_deal())
    start = table.seq_of(wire.MatchStarted)
    assert table.folds(start, Seat(0))[start].auto_pass
    assert not table.folds(start, Seat(1))[start].auto_pass


@pytest.fixture
async def table() -> History:
    return await played(one_deal())


def in_play(table: History, seat: Seat | None = Seat(0)) -> TableFold:
    return welcomed(None, table.welcome(table.seq_of(wire.CombinationPlayed), seat))


@pytest.mark.parametrize("after", [-1, 1])
async def test_a_message_that_does_not_follow_is_refused(table: History, after: int) -> None:
    known = in_play(table)
    with pytest.raises(OutOfStep):
        told(known, table.told(known.seq + after, known.seq + 2, Seat(0)))


async def test_a_welcome_without_snapshot_is_refused_by_a_client_that_knows_nothing(table: History) -> None:
    with pytest.raises(OutOfStep):
        welcomed(None, table.welcome(table.last_seq, Seat(0), is_whole=False))


async def test_a_welcome_to_another_seat_is_refused_without_a_snapshot(table: History) -> None:
    with pytest.raises(OutOfStep):
        welcomed(in_play(table), table.welcome(table.last_seq, Seat(1), is_whole=False))


async def test_a_welcome_to_another_person_is_refused_without_a_snapshot(table: History) -> None:
    message = msgspec.structs.replace(table.welcome(table.last_seq, Seat(0), is_whole=False), player_id="guest-eve")
    with pytest.raises(OutOfStep):
        welcomed(in_play(table), message)


async def test_a_welcome_from_a_server_that_knows_less_is_refused_without_a_snapshot(table: History) -> None:
    known = in_play(table)
    with pytest.raises(OutOfStep):
        welcomed(known, table.welcome(known.seq - 1, Seat(0), is_whole=False))


async def test_a_hand_that_differs_from_what_was_told_is_found_out(table: History) -> None:
    known = in_play(table)
    message = table.told(known.seq, known.seq + 1, Seat(0))
    assert message.own is not None
    other = msgspec.structs.replace(message.own, hand=message.own.hand[1:])
    with pytest.raises(ViewMismatch) as mismatch:
        told(known, msgspec.structs.replace(message, own=other))
    assert mismatch.value.facts == {"seq": str(known.seq + 1)}


async def test_a_seat_that_is_sent_no_part_of_its_own_finds_it_out(table: History) -> None:
    known = in_play(table)
    message = table.told(known.seq, known.seq + 1, Seat(0))
    with pytest.raises(ViewMismatch):
        told(known, msgspec.structs.replace(message, own=None))


async def test_a_client_that_is_told_the_hand_of_another_seat_finds_it_out(table: History) -> None:
    dealt = table.seq_of(wire.HandDealt)
    known = welcomed(None, table.welcome(dealt - 1, None))
    leaked = msgspec.structs.replace(
        table.told(dealt - 1, dealt, None), entries=tuple(table.entries[dealt - 1 : dealt])
    )
    with pytest.raises(ViewMismatch):
        told(known, leaked)
