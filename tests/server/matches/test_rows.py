"""What is kept of a match: from its events, and from its record alone."""

from uuid import UUID

import pytest

from gangoffour.engine import preset
from gangoffour.protocol import Player, TableOptions
from gangoffour.protocol import events as wire
from gangoffour.server.matches import MatchProjection
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
    assert finished_from_text(finished.text) == finished


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
    assert finished_from_text(finished.text) == finished


def test_places_follow_from_the_scores_and_the_winner_is_first() -> None:
    assert _places(Outcome([(7, 0, 12, 7)], [1])) == [2, 1, 4, 2]
    assert _places(Outcome([(7, 0, 12, 7)], [])) == []
