"""A profile with something of everything in it, for screens that are looked at."""

from datetime import UTC, datetime, timedelta
from typing import Final
from urllib.parse import urlsplit
from uuid import UUID

import msgspec
from playwright.sync_api import Page, Route

from gangoffour.bots import format_bot_id
from gangoffour.protocol import (
    KindLoss,
    MatchFigure,
    MatchListing,
    MatchPage,
    PastDay,
    PlacedPlayer,
    Player,
    PlayerFigure,
    Profile,
    ProfileDaily,
    SeatTotals,
)

OWNER: Final = Player(player_id="guest-profiled", name="Ana")
_NOON: Final = datetime(2026, 11, 18, 12, tzinfo=UTC)
_LEVELS: Final = ("planner", "greedy", "champion", "neural")
_DAYS: Final = ((3100, 2), (-450, 23), (1220, 9), (1800, 7), (-1300, 35))
"""Totals and places, newest first."""
_KINDS: Final = ("lead", "follow", "pass", "gang", "exchange", "last_card")


def answer_with_profile(page: Page) -> None:
    """Let the server tell this page of somebody who has played for a while."""

    def answer(route: Route) -> None:
        is_matches = urlsplit(route.request.url).path.endswith("matches")
        body = msgspec.json.encode(_matches() if is_matches else _profile())
        route.fulfill(body=body, content_type="application/json")

    page.route("**/api/me/profile", answer)
    page.route("**/api/me/matches*", answer)


def _profile() -> Profile:
    return Profile(
        player_id=OWNER.player_id,
        name=OWNER.name,
        avatar="cat-jade",
        is_guest=False,
        is_mine=True,
        since_ms=_ms(days=250),
        shown=("matches", "daily"),
        matches=214,
        totals=(_totals(3, (11, 8, 5)), _totals(4, (72, 51, 40, 27))),
        figure=_figure(),
        daily=ProfileDaily(
            streak=5,
            days=tuple(
                PastDay(date=f"{_NOON - timedelta(days=day):%Y-%m-%d}", total=total, place=place, people=41)
                for day, (total, place) in enumerate(_DAYS, start=1)
            ),
        ),
    )


def _totals(seats: int, places: tuple[int, ...]) -> SeatTotals:
    matches = sum(places)
    return SeatTotals(
        seats=seats,
        matches=matches,
        places=places,
        deals=4 * matches,
        points=17 * matches,
        deals_won=matches + matches // 3,
        gangs_played=matches // 2,
        gangs_met=2 * matches,
        disqualified=1,
        exchanges=3 * matches,
        exchange_gain=-matches,
    )


def _figure() -> PlayerFigure:
    return PlayerFigure(
        decisions=300,
        lost=0.62,
        low=0.48,
        high=0.76,
        is_deep=True,
        plays_like=("planner", "search"),
        by_kind={kind: KindLoss(decisions=50, lost=0.2 + 0.15 * place) for place, kind in enumerate(_KINDS)},
        matches=tuple(
            MatchFigure(match_id=str(UUID(int=place)), decisions=40, lost=0.3 + place % 4 / 5) for place in range(12)
        ),
    )


def _matches() -> MatchPage:
    """Seven matches: with people and with bots, of three and four, won, lost and abandoned."""
    return MatchPage(
        matches=tuple(_match(number) for number in range(7)), older=str(UUID(int=6)), newer=str(UUID(int=0))
    )


def _match(number: int) -> MatchListing:
    seats = 3 if number == 1 else 4
    people = [Player(player_id=f"guest-{name}", name=name) for name in ("Maximiliane Oberhuber", "Ben")[: number % 3]]
    bots = [
        Player(player_id=format_bot_id(level, seat), name=level, bot=level)
        for seat, level in enumerate(_LEVELS, start=1)
    ]
    players = [OWNER, *people, *bots[len(people) :]][:seats]
    is_won = number != 4
    places = [(place + number) % seats + 1 if is_won else None for place in range(seats)]
    return MatchListing(
        match_id=str(UUID(int=number)),
        ended_at_ms=_ms(days=number),
        preset=("classic", "gang", None)[number % 3],
        deals=1 if number == 3 else 4,
        cause="won" if is_won else "abandoned",
        points=11 * number,
        place=places[0],
        players=tuple(
            PlacedPlayer(player=player, points=8 * place, place=places[place]) for place, player in enumerate(players)
        ),
    )


def _ms(days: int) -> int:
    return int((_NOON - timedelta(days=days)).timestamp() * 1000)
