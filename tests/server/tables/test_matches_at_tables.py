from typing import Any

import pytest

from gangoffour.engine import Phase
from gangoffour.protocol import TableOptions, messages
from gangoffour.protocol import events as wire
from gangoffour.records import verify_text
from gangoffour.server.ports import MatchId
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.state import evolve_state, open_state
from tests.server.tables.hosting import ANA, BEN, CLEO, DAN, PEOPLE, ByChance, hosting

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("preset, seats", [("classic", 4), ("classic", 3), ("german", 3), ("french", 4), ("gang", 4)])
async def test_a_match_of_people_is_played_recorded_and_verified(preset: Any, seats: Any) -> None:  # noqa: ANN401  literals
    async with hosting() as host:
        table_id = await host.seated(PEOPLE[:seats], TableOptions(preset=preset, seat_count=seats, length="short"))
        state = await host.play_out(table_id, ByChance(preset))
        match = state.public.match
        assert match is not None
        assert match.ended == "won"
        assert verify_text(await host.record_text(state)).seats_without_number == ()
        found = await host.stores.matches.seats(MatchId(match.match_id))
        assert [seat.player_id for seat in found] == [player.player_id for player in PEOPLE[:seats]]


async def test_one_person_plays_a_match_against_bots_and_another() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA], TableOptions(length="one_deal"), ["random", "greedy", "planner"])
        first = await host.play_out(table_id, ByChance("first"))
        await host.until(lambda: host.cached(table_id).public.preparation is not None)
        await host.start(table_id, [ANA])
        second = await host.play_out(table_id, ByChance("second"))
        assert first.public.match is not None
        assert second.public.match is not None
        assert first.public.match.match_id != second.public.match.match_id
        assert second.seq > first.seq


@pytest.mark.parametrize("length, deals", [("one_deal", 1), ("short", 4)])
async def test_a_short_match_ends_after_its_deals(length: Any, deals: int) -> None:  # noqa: ANN401  a literal
    async with hosting() as host:
        table_id = await host.seated(PEOPLE[:3], TableOptions(seat_count=3, length=length))
        state = await host.play_out(table_id, ByChance("short"))
        assert state.match is not None
        assert len(state.match.public.results) == deals


async def test_half_a_match_is_played_to_half_the_limit() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(length="half"))
        assert (await host.state(table_id)).view_of(0).public.rules.match_limit == 50  # type: ignore[arg-type]


async def test_the_stored_events_alone_give_the_state_back() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(length="one_deal"))
        state = await host.play_out(table_id, ByChance("fold"))
        entries = await host.entries(table_id)
        folded = open_state(entries[0])
        for entry in entries[1:]:
            folded = evolve_state(folded, entry)
        await host.until(lambda: host.cached(table_id).seq == entries[-1].seq)
        assert folded == host.cached(table_id)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert state.phase is None


async def test_a_stream_can_be_read_from_the_start_of_its_last_match() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(length="one_deal"))
        await host.send(table_id, BEN, messages.SetAutoPass, is_on=False)
        await host.play_out(table_id, ByChance("first"))
        await host.until(lambda: host.cached(table_id).public.preparation is not None)
        await host.start(table_id, PEOPLE)
        known = await host.state(table_id)
        host.tables.streams.forget_all()
        loaded = await host.state(table_id)
        assert loaded == known
        assert loaded.auto_pass == (True, False, True, True)
        head = await host.stores.events.head(table_id)
        assert head is not None
        assert head.base_seq > 1


async def test_a_match_begins_without_the_number_of_a_silent_player_and_says_so() -> None:
    async with hosting() as host:
        table_id = await host.open(PEOPLE, TableOptions(length="one_deal"))
        await host.start(table_id, PEOPLE, silent=[CLEO])
        state = await host.play_out(table_id, ByChance("silent"))
        assert state.public.match is not None
        assert state.public.match.numbers[2] is None
        text = await host.record_text(state)
        assert verify_text(text).seats_without_number == (2,)


async def test_a_player_who_changes_makes_the_preparation_void() -> None:
    async with hosting() as host:
        table_id = await host.open(PEOPLE, TableOptions())
        first = (await host.state(table_id)).public.preparation
        await host.send(table_id, DAN, messages.LeaveSeat)
        assert (await host.state(table_id)).public.preparation is None
        await host.send(table_id, DAN, messages.TakeSeat, seat=3)
        await host.clock.settle()
        second = (await host.state(table_id)).public.preparation
        assert first is not None
        assert second is not None
        assert first.match_id != second.match_id
        assert first.commitment != second.commitment


async def test_the_tribute_is_taken_by_the_server_and_the_winner_chooses_what_returns() -> None:
    """O1."""
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(length="short", visibility="unlisted"))
        choose = ByChance("exchange")
        while (state := await host.state(table_id)).phase is not Phase.RETURN:
            if state.phase is Phase.READY:
                await host.ready_for_next_deal(table_id)
            elif state.seat_to_act is not None:
                player = state.public.seats[state.seat_to_act].player
                assert player is not None
                await host.act(table_id, player, choose(state.view_of(state.seat_to_act)))
        last = [entry.event for entry in await host.entries(table_id)][-1]
        assert isinstance(last, wire.TributeGiven)
        assert state.seat_to_act == last.receiver


async def test_changes_follow_each_other_without_a_gap() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(length="one_deal"))
        changes: list[Change] = []
        stream, unfollow = await host.tables.follow(table_id, changes.append)
        seq = stream.state.seq
        await host.play_out(table_id, ByChance("views"))
        unfollow()
        told = [entry.seq for change in changes for entry in change.entries]
        assert told == list(range(seq + 1, changes[-1].state.seq + 1))
