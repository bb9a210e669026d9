"""What is said about matches and about time, of small logs and histories made by hand."""

import pytest

from tools.chaos.figures import Fault, acks_without_store, catch_up_times, refused_in_turn, spread, standstills, waits
from tools.chaos.history import History, Operation, Read
from tools.chaos.matches import check_matches
from tools.chaos.stored import LogEvent, Record, TableLog

MATCH = {"match_id": "m"}


def log(*events: tuple[str, dict[str, str]], records: tuple[Record, ...] = ()) -> TableLog:
    made = [LogEvent(seq, 0, kind, dict(body)) for seq, (kind, body) in enumerate(events, start=1)]
    return TableLog("t", len(made), made, records=list(records))


def acknowledged(invoked: float, ended: float, table: str = "t") -> Operation:
    return Operation(table, "ana", f"{invoked}", "play", (), invoked, 0, ended, "ok", 1)


@pytest.mark.parametrize(
    "made, promise",
    [
        (log(("match_started", MATCH)), "match not finished"),
        (log(("match_started", MATCH), ("match_ended", {**MATCH, "cause": "abandoned"})), "match aborted"),
        (log(("match_adjourned", {})), "match disturbed"),
        (log(("deadline_passed", {})), "match disturbed"),
        (log(("match_started", MATCH), ("match_ended", {**MATCH, "cause": "won"})), "record missing"),
        (
            log(("match_ended", {**MATCH, "cause": "won"}), records=(Record("m", "[gof 1]\n"),)),
            "record wrong",
        ),
    ],
)
def test_what_is_wrong_with_a_match_is_seen(made: TableLog, promise: str) -> None:
    assert promise in {violation.promise for violation in check_matches([made])}


def test_a_table_without_a_match_is_in_order() -> None:
    assert check_matches([log(("table_opened", {}))]) == []


def test_an_acknowledgement_while_there_is_no_store_is_seen() -> None:
    outage = Fault("PostgreSQL killed", 10.0, 13.0)
    assert acks_without_store([acknowledged(9.0, 10.5), acknowledged(12.0, 13.5)], [outage]) == []
    assert len(acks_without_store([acknowledged(9.0, 12.0)], [outage])) == 1


def test_a_wait_counts_from_the_fault() -> None:
    fault = Fault("node killed", 10.0, 11.0)
    operations = [acknowledged(1.0, 2.0), acknowledged(9.0, 12.0), acknowledged(13.0, 13.5), acknowledged(20.0, 21.0)]
    assert waits(operations, [fault]) == [2.0, 0.5]


def test_a_standstill_is_the_longest_time_without_an_acknowledgement_at_a_table() -> None:
    operations = [
        acknowledged(1.0, 1.0),
        acknowledged(1.0, 8.0, "other"),
        acknowledged(1.0, 4.0),
        acknowledged(1.0, 5.0),
    ]
    assert standstills(operations) == [3.0, 0.0]


def test_a_client_is_up_to_date_when_it_knows_what_the_head_was() -> None:
    reads = [Read("t", "ana", 9.0, 5), Read("t", "ben", 9.0, 4), Read("t", "ben", 12.0, 7), Read("t", "cleo", 9.0, 4)]
    assert catch_up_times(History(reads=reads), {"t": 5}, 10.0) == [0.0, 2.0, None]


def test_a_play_that_a_node_behind_refused_is_told_from_one_out_of_turn() -> None:
    events: list[tuple[str, dict[str, object]]] = [
        *(("seat_taken", {"seat": seat, "player": {"player_id": who}}) for seat, who in enumerate(("ana", "ben"))),
        ("passed", {"seat": 0, "next_seat": 1}),
        ("combination_played", {"seat": 1, "next_seat": 0}),
    ]
    made = TableLog("t", 4, [LogEvent(seq, 0, kind, body) for seq, (kind, body) in enumerate(events, start=1)])
    seen = [
        Operation("t", player, f"{player} {known}", "play", (), 1.0, known, 2.0, "refused", None, "turn/not_yours")
        for player in ("ana", "ben")
        for known in (3, 4)
    ]
    assert [each.id for each in refused_in_turn(History(seen), [made])] == ["ana 4", "ben 3"]


def test_a_spread_names_the_middle_and_the_ends() -> None:
    assert spread(range(1, 101)) == (100, 50, 95, 99, 100)
    assert spread([]) == (0, 0, 0, 0, 0)
