"""What the record of a match tells of those who sat there: from the events of its table."""

from collections import Counter

import pytest

from gangoffour.engine import Phase
from gangoffour.protocol import Player, TableOptions, TurnClock, messages
from gangoffour.protocol import events as wire
from gangoffour.records import Maker, MatchRecord, format_record, parse_record
from gangoffour.server.matches.match_record import recorded_match, sittings
from tests.server.tables.hosting import ANA, BEN, ByChance, hosting

pytestmark = pytest.mark.anyio

BOT = Player(player_id="bot-1", name="Planner", bot="planner")
EVE = Player(player_id="guest-eve", name="Eve")
SECRET = bytes(32)


def deal(number: int) -> list[wire.Event]:
    return [wire.DealStarted(deal_number=number, dealer=0, direction="ccw", leader=0)]


SCORED = wire.DealScored(points=(0, 1, 2), scores=(0, 1, 2), deal_loser=2)


def told(events: list[wire.Event]) -> list[tuple[int, int, int, str, int]]:
    return [
        (each.seat, each.first_deal, each.last_deal, each.player.player_id, each.deadlines_missed)
        for each in sittings([ANA, BOT, BEN], events)
    ]


def test_whoever_sat_there_all_the_time_has_every_deal() -> None:
    events = [*deal(1), SCORED, *deal(2), SCORED]
    assert told(events) == [(0, 1, 2, ANA.player_id, 0), (1, 1, 2, "bot-1", 0), (2, 1, 2, BEN.player_id, 0)]


def test_a_seat_that_is_taken_between_two_deals_has_two_sittings() -> None:
    events = [*deal(1), SCORED, wire.SeatTaken(seat=1, player=EVE), *deal(2), SCORED]
    assert told(events)[1:3] == [(1, 1, 1, "bot-1", 0), (1, 2, 2, "guest-eve", 0)]


def test_a_deal_belongs_to_whoever_sat_there_when_it_ended() -> None:
    events = [*deal(1), wire.SeatTaken(seat=1, player=EVE), SCORED, *deal(2), SCORED]
    assert told(events)[1] == (1, 1, 2, "guest-eve", 0)


def test_the_deal_in_which_a_match_was_given_up_counts() -> None:
    events = [*deal(1), SCORED, *deal(2), wire.MatchEnded(match_id="m", cause="abandoned", secret="")]
    assert told(events)[0] == (0, 1, 2, ANA.player_id, 0)


def test_missed_deadlines_belong_to_the_sitting_of_their_deal() -> None:
    missed = wire.DeadlinePassed(seat=1)
    events = [*deal(1), missed, SCORED, wire.SeatTaken(seat=1, player=EVE), *deal(2), missed, missed, SCORED]
    assert [each[4] for each in told(events)] == [0, 1, 2, 0]


def test_nobody_sat_in_a_match_without_a_deal() -> None:
    assert told([]) == []


def makers(record: MatchRecord) -> Counter[Maker]:
    return Counter(entry.maker for deal in record.deals for entry in deal.actions)


async def test_what_the_clock_and_a_substitute_chose_is_told_apart_from_what_people_chose() -> None:
    options = TableOptions(length="one_deal", clock=TurnClock(turn_s=5))
    async with hosting() as host:
        table_id = await host.seated([ANA, BEN], options, bots=["random", "random"])
        await host.send(table_id, BEN, messages.SetAutoPass, is_on=False)
        choose = ByChance("makers")
        while (state := await host.state(table_id)).phase not in (Phase.READY, Phase.OVER, None):
            seat = state.seat_to_act
            if seat is not None and state.public.seats[seat].player == ANA:
                await host.act(table_id, ANA, choose(state.view_of(seat)))
            else:
                await host.clock.advance(500)  # Ben never acts
        entries = await host.entries(table_id)
        record, text = recorded_match(entries, SECRET)
        assert parse_record(text) == record
        assert format_record(record) == text
        by_seat = {seat: {each.maker for each in record.deals[0].actions if each.seat == seat} for seat in range(4)}
        assert by_seat[0] == by_seat[2] == by_seat[3] == {Maker.PLAYER}
        events = [entry.event for entry in entries]
        late = [place for place, event in enumerate(events) if event == wire.DeadlinePassed(seat=1)]
        substituted = [place for place in late if isinstance(events[place + 1], wire.SubstituteSeated)]
        assert makers(record)[Maker.CLOCK] == len(late) - len(substituted)
        later = events[substituted[0] :] if substituted else []
        turns = [each for each in later if isinstance(each, wire.CombinationPlayed | wire.Passed) and each.seat == 1]
        assert makers(record)[Maker.SUBSTITUTE] == len(turns)
        assert [each.deadlines_missed for each in record.sittings] == [0, len(late), 0, 0]
        assert [each.bot for each in record.sittings] == [None, None, "random", "random"]
