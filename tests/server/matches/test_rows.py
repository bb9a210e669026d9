"""What is kept of a match: from its events, and from its record alone."""

from collections import Counter
from dataclasses import replace
from uuid import UUID

import pytest

from gangoffour.engine import preset
from gangoffour.protocol import Player, TableOptions
from gangoffour.protocol import events as wire
from gangoffour.server.matches import MatchProjection
from gangoffour.server.matches.deeds import deeds_of
from gangoffour.server.matches.rows import Outcome, _places, finished_from_text
from gangoffour.server.ports import FinishedMatch, entry_of
from tools.matches.appended import PLAYERS, appends_of, short_match
from tools.matches.streams import TableStream

TABLE = UUID("01a1dd3a-a7dc-7000-bd28-fc089a49ab41")
DAN = Player(player_id="dan", name="Dan")


@pytest.fixture
def stream() -> TableStream:
    """A match that has just begun."""
    stream = TableStream("rows", TableOptions(), preset("classic"))
    stream.sit(PLAYERS)
    stream.prepare()
    stream.commit()
    stream.start()
    return stream


def play_deal(stream: TableStream) -> None:
    stream.deal()
    stream.play()


def projected(stream: TableStream) -> FinishedMatch:
    entries = [entry_of(event) for append in appends_of(stream, TABLE) for event in append.events]
    (finished,) = MatchProjection().apply(TABLE, None, entries)
    return finished


@pytest.mark.parametrize("deals", [0, 1, 3])
def test_a_record_alone_tells_all_that_its_stream_tells(deals: int) -> None:
    finished = projected(short_match(f"record {deals}", deals))
    assert finished_from_text(finished.text) == replace(finished, notes=()), "but how people behaved"


def test_a_seat_that_changes_hands_has_a_row_for_each(stream: TableStream) -> None:
    play_deal(stream)
    stream.tell(wire.SeatTaken(seat=3, player=DAN))
    stream.deal()
    stream.tell(wire.DeadlinePassed(seat=1))
    stream.tell(wire.SubstituteSeated(seat=1, bot="planner", cause="away"))
    stream.play()
    stream.end("abandoned")
    finished = projected(stream)
    rows = [(row.seat, row.from_deal, row.to_deal, row.player_id, row.bot) for row in finished.seats]
    assert rows == [
        (0, 1, 2, "ana", None),
        (1, 1, 2, "ben", None),
        (2, 1, 2, "cleo", None),
        (3, 1, 1, None, "greedy"),
        (3, 2, 2, "dan", None),
    ]
    assert [row.substituted for row in finished.seats] == [0, 1, 0, 0, 0]
    assert [row.timeouts for row in finished.seats] == [0, 1, 0, 0, 0]
    assert {row.place for row in finished.seats} == {None}
    scored = [entry.event.points for entry in stream.entries if isinstance(entry.event, wire.DealScored)]
    assert [row.points for row in finished.seats[3:]] == [scored[0][3], scored[1][3]]
    assert (finished.match.table_id, finished.match.deals, finished.match.cause) == (TABLE, 2, "abandoned")
    assert finished_from_text(finished.text) == replace(finished, notes=()), "but how people behaved"


def test_places_follow_from_the_scores_and_the_winner_is_first() -> None:
    assert _places(Outcome([(7, 0, 12, 7)], [1])) == [2, 1, 4, 2]
    assert _places(Outcome([(7, 0, 12, 7)], [])) == []


def test_what_seats_did_is_counted_by_deal(stream: TableStream) -> None:
    for _ in range(4):
        play_deal(stream)
    stream.end("abandoned")
    finished = projected(stream)
    events = [entry.event for entry in stream.entries]
    rows = {row.seat: row for row in finished.seats}
    winners = Counter(event.seat for event in events if isinstance(event, wire.DealWon))
    assert {seat: row.deals_won for seat, row in rows.items()} == {seat: winners[seat] for seat in rows}
    gangs = Counter(
        event.seat for event in events if isinstance(event, wire.CombinationPlayed) and event.combination.kind == "gang"
    )
    assert sum(gangs.values()) > 0, "the stream shows nothing without a gang"
    assert {seat: row.gangs_played for seat, row in rows.items()} == {seat: gangs[seat] for seat in rows}
    assert all(row.gangs_met == sum(gangs.values()) - gangs[seat] for seat, row in rows.items())
    tributes = [event for event in events if isinstance(event, wire.TributeGiven)]
    assert len(tributes) == 3
    assert sum(row.exchanges for row in rows.values()) == 2 * len(tributes)
    assert sum(row.exchange_gain for row in rows.values()) == 0, "what one gains another loses"


def test_the_gain_of_an_exchange_is_counted_in_ranks() -> None:
    events = [
        wire.DealStarted(deal_number=2, dealer=0, direction="ccw", leader=1),
        wire.TributeGiven(giver=3, receiver=1, card="DR"),
        wire.CardReturned(giver=1, receiver=3, card="1G"),
        wire.SeatDisqualified(seat=2),
    ]
    ((host, winner, third, loser),) = deeds_of(events, 4)
    assert (winner.exchange_gain, loser.exchange_gain) == (11, -11)
    assert (winner.exchanges, loser.exchanges, host.exchanges) == (1, 1, 0)
    assert (third.disqualified, host.disqualified) == (1, 0)
