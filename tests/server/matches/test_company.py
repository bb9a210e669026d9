"""Who somebody played with, as the list of their matches says it."""

from gangoffour.server.matches import Company, company_of
from gangoffour.server.ports import MatchSeat, PlayerId


def seat(number: int, player_id: str | None, place: int | None, from_deal: int = 1) -> MatchSeat:
    return MatchSeat(
        seat=number,
        from_deal=from_deal,
        to_deal=from_deal,
        player_id=None if player_id is None else PlayerId(player_id),
        bot="planner" if player_id is None else None,
        substituted=0,
        timeouts=0,
        points=0,
        place=place,
    )


def test_a_player_has_a_place_among_people_and_bots() -> None:
    seats = [seat(0, "ana", 2), seat(1, None, 1), seat(2, "ben", 4), seat(3, None, 3)]
    assert company_of(seats, "ana") == Company(2, (PlayerId("ben"),), 2)


def test_of_a_seat_that_changed_hands_whoever_had_it_last_counts() -> None:
    seats = [seat(0, "ana", 1), seat(1, "cleo", 2, from_deal=3), seat(1, "ben", None), seat(2, None, 3)]
    assert company_of(seats, "ana") == Company(1, (PlayerId("cleo"),), 1)


def test_whoever_was_gone_at_the_end_has_no_place() -> None:
    seats = [seat(0, "ana", None), seat(0, None, 1, from_deal=2), seat(1, "ben", 2)]
    assert company_of(seats, "ana") == Company(None, (PlayerId("ben"),), 1)
