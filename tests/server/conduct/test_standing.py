"""What follows from the notes of somebody's last matches."""

from uuid import UUID

import pytest

from gangoffour.server.conduct import Standing, State, standing_of
from gangoffour.server.conduct.standing import LONGEST_CLOSED_MS
from gangoffour.server.ports import NOTES_KEPT, Conduct, Note, PlayerId

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS


def notes(text: str) -> list[Note]:
    """The notes of matches, one an hour: g for good, l for left, s for stalled; the newest first, as they are read."""
    kinds = {"g": Conduct.GOOD, "l": Conduct.LEFT, "s": Conduct.STALLED}
    made = [
        Note(UUID(int=hour), PlayerId("ana"), kinds[kind], hour * HOUR_MS) for hour, kind in enumerate(text, start=1)
    ]
    return made[::-1][:NOTES_KEPT]


def closed_minutes(text: str) -> int:
    """For how long public tables are closed after the last of these matches."""
    end_ms = len(text) * HOUR_MS
    until_ms = standing_of(notes(text), end_ms).until_ms
    return 0 if until_ms is None else (until_ms - end_ms) // MINUTE_MS


def test_the_first_time_is_a_warning_until_the_next_good_match() -> None:
    assert standing_of(notes("ggl"), 0) == Standing(State.WARNED, Conduct.LEFT)
    assert standing_of(notes("gglg"), 0) == Standing()
    assert standing_of([], 0) == Standing()


@pytest.mark.parametrize("text, minutes", [("l", 0), ("ll", 10), ("lls", 30), ("lglsgl", 90), ("lllll", 270)])
def test_each_time_public_tables_are_closed_three_times_longer(text: str, minutes: int) -> None:
    assert closed_minutes(text) == minutes


def test_it_is_over_when_it_was_said_to_be() -> None:
    end_ms = 2 * HOUR_MS + 10 * MINUTE_MS
    assert standing_of(notes("ls"), end_ms - 1) == Standing(State.CLOSED, Conduct.STALLED, end_ms)
    assert standing_of(notes("ls"), end_ms) == Standing()


def test_ten_good_matches_in_a_row_and_all_is_forgiven() -> None:
    assert closed_minutes("lll" + "g" * 9 + "l") == 90
    assert closed_minutes("lll" + "g" * 10 + "l") == 0
    assert standing_of(notes("lll" + "g" * 10 + "l"), 0).state is State.WARNED


def test_nobody_is_kept_away_for_longer_than_a_week() -> None:
    assert closed_minutes("l" * NOTES_KEPT) == LONGEST_CLOSED_MS // MINUTE_MS
