"""Today's deals over real sockets: played through, interrupted, compared, and sealed until they are over."""

from contextlib import AsyncExitStack
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Literal

import httpx2
import msgspec
import pytest

from gangoffour.boards import BOARD_RULES, play_board
from gangoffour.bots import Bot, PlannerBot, UniformBot
from gangoffour.client import Client, TableConnection, play_day, play_with, shared_text
from gangoffour.daily import BOARD_COUNT, MOST, parse_sheet, verify_sheet
from gangoffour.engine import Action, SeatView
from gangoffour.records import parse_record
from gangoffour.server import Settings
from gangoffour.server.daily.attempts import board_options
from gangoffour.server.matches import MATCHES
from gangoffour.server.operations import rebuild_projection
from gangoffour.server.ports import PlayerId
from gangoffour.server.tables.options import table_rules
from tests.server.daily.sites import (
    HOUR_MS,
    MINUTE_MS,
    daily_site,
    daily_site_as_it_is,
    pass_time,
    refusal_of,
)
from tools.servers.daily_season import MONDAY, SECRET, at_noon, open_season, play_field
from tools.servers.party import serving

pytestmark = pytest.mark.anyio

SEATS: tuple[Literal[3, 4], ...] = (3, 4)


async def play_next(client: Client, bot: Bot | None = None, seed: str = "", day: date = MONDAY) -> TableConnection:
    """Play the next deal; return the table as it was known at the end."""
    place = await client.play_daily(day)
    async with client.table(place.table_id) as table:
        await play_with(table, bot or UniformBot(), Random(seed))
    return table


class Quitter:
    """Plays by chance, and goes away in the middle of a deal."""

    name = "quitter"

    def __init__(self) -> None:
        self.turns = 0

    def choose(self, view: SeatView, rng: Random) -> Action:
        self.turns += 1
        if self.turns > 2:
            raise RuntimeError("gone")
        return UniformBot().choose(view, rng)


@pytest.mark.nightly
async def test_a_day_is_played_through_though_the_server_stops_in_the_middle_of_a_deal(tmp_path: Path) -> None:
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        client = await site.guest("Ana", stack)
        await play_next(client)
        with pytest.raises(RuntimeError, match="gone"):
            await play_next(client, Quitter())
        token, before = client.token, await client.daily()
        assert [board.status for board in before.boards] == ["finished", "begun", *["open"] * 6]
    async with daily_site(tmp_path) as site, site.client(token) as client:
        assert (await client.play_daily(MONDAY)).table_id == before.boards[1].table_id
        day = await play_day(client, UniformBot(), Random("on"))
        assert [board.status for board in day.boards] == ["finished"] * BOARD_COUNT
        assert (day.place, day.people, day.streak) == (1, 1, 1)
        assert day.total == sum(board.cross or 0 for board in day.boards)
        assert await refusal_of(client.play_daily(MONDAY)) == ("daily/finished", 409)
        text = shared_text(day, "https://example.org")
        assert len(text.splitlines()) == 4
        assert sum(text.splitlines()[1].count(mark) for mark in "🟩⬜🔻⭐") == BOARD_COUNT


async def test_the_table_of_a_board_plays_by_the_rules_of_the_board() -> None:
    for seat_count in SEATS:
        assert table_rules(board_options(seat_count)) == BOARD_RULES


async def test_a_table_deals_and_answers_as_the_board_does(tmp_path: Path) -> None:
    """The regular in the seat of a person makes of first and later deals what it makes of them as a ghost."""
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        client = await site.guest("Ana", stack)
        for number in (1, 2):
            board = SECRET.board(1, number)
            table = await play_next(client, PlannerBot())
            points = (await client.daily()).boards[number - 1].points
            assert points == play_board(board, "planner", {"planner": PlannerBot()})
            assert (await table.verify(board_seed=board.seed)).deal_count == 1


async def test_bots_answer_two_people_alike_who_do_the_same(tmp_path: Path) -> None:
    tuesday = MONDAY + timedelta(days=1)  # with experts, who draw worlds by chance
    async with daily_site(tmp_path, tuesday) as site, AsyncExitStack() as stack:
        clients = [await site.guest(name, stack) for name in ("Ana", "Ben")]
        for _ in range(2):
            tables = [await play_next(client, seed="same", day=tuesday) for client in clients]
            records = []
            for client, table in zip(clients, tables, strict=True):
                assert table.table.match is not None
                records.append(parse_record(await client.record_text(table.table.match.match_id)))
            assert records[0].deals == records[1].deals


async def test_nothing_of_a_deal_is_told_before_one_has_finished_it(tmp_path: Path) -> None:
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        ana, ben = [await site.guest(name, stack) for name in ("Ana", "Ben")]
        table = await play_next(ana)
        assert table.table.match is not None
        match_id, table_id = table.table.match.match_id, table.table.table_id
        for board in (await ben.daily()).boards:
            assert board.status == "open"
            assert (board.points, board.margin, board.cross, board.mark, board.field) == (None,) * 5
        async with site.client() as stranger:
            for other in (ben, stranger):
                assert await refusal_of(other.record_text(match_id)) == ("daily/sealed", 403)
                assert await refusal_of(other.snapshot(table_id)) == ("table/not_welcome", 403)
        assert await ana.record_text(match_id)
        assert await refusal_of(ben.daily_sheet(MONDAY)) == ("daily/not_revealed", 409)
        assert (await ben.daily()).link is None
        await play_next(ben)
        assert await ben.record_text(match_id)


async def test_no_answer_holds_a_secret_of_a_deal_or_what_others_made_of_it(tmp_path: Path) -> None:
    """Everything that can be asked for, in raw text, by somebody who has not begun and by nobody in particular."""
    paths = [
        "/api/daily",
        "/api/tables",
        *(
            f"/api/daily/{MONDAY}{end}"
            for end in ("", "/standing", "/week", "/season", "/sheet", "/boards/1", "/boards/1/bots/planner")
        ),
    ]
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        ana, ben = [await site.guest(name, stack) for name in ("Ana", "Ben")]
        day = await play_day(ana, UniformBot(), Random(3))
        await pass_time(site, MINUTE_MS)
        secrets = [SECRET.link(1), SECRET.last_link, *(SECRET.board(1, board).seed for board in range(1, 9))]
        own = [text for board in day.boards for text in (board.table_id, board.match_id) if text is not None]
        hidden = [*(secret.hex() for secret in secrets), *own, '"margins":{', '"points":[']
        for token in (ben.token, None):
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            async with httpx2.AsyncClient(base_url=site.url, headers=headers) as raw:
                for path in (*paths, *(["/api/me/tables", "/api/me/records"] if token else [])):
                    text = (await raw.get(path)).text
                    assert [part for part in hidden if part in text] == [], path
        place = await ben.play_daily(MONDAY)
        async with ben.table(place.table_id) as table:
            await play_with(table, UniformBot(), Random(4))
            told = msgspec.json.encode(table.known.snapshot).decode()
        assert [secret.hex() for secret in secrets if secret.hex() in told] == []


async def test_nobody_else_may_come_to_the_table_of_a_deal_that_is_played(tmp_path: Path) -> None:
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        ana, ben = [await site.guest(name, stack) for name in ("Ana", "Ben")]
        place = await ana.play_daily(MONDAY)
        assert await refusal_of(ben.snapshot(place.table_id)) == ("table/not_welcome", 403)
        with pytest.raises(RuntimeError, match="gone"):
            await play_next(ana, Quitter())
        assert await refusal_of(ben.snapshot(place.table_id)) == ("table/not_welcome", 403)
        assert [each.table_id for each in (await ben.tables()).tables] == []


async def test_a_day_to_come_is_not_there_and_neither_is_one_without_a_season(tmp_path: Path) -> None:
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        client = await site.guest("Ana", stack)
        for day in (MONDAY + timedelta(days=1), MONDAY - timedelta(days=1)):
            assert await refusal_of(client.daily(day)) == ("daily/unknown", 404)
            assert await refusal_of(client.play_daily(day)) == ("daily/unknown", 404)


async def test_a_server_without_a_season_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as site, site.client() as client:
        assert await refusal_of(client.daily()) == ("daily/unknown", 404)


@pytest.mark.nightly
async def test_people_are_placed_and_the_sheet_of_the_close_is_the_same_from_results_made_anew(tmp_path: Path) -> None:
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        ana, ben, cleo = [await site.guest(name, stack) for name in ("Ana", "Ben", "Cleo")]
        await play_day(ana, PlannerBot(), Random(1))
        await play_next(ben)
        await pass_time(site, MINUTE_MS)
        standing = await cleo.daily_standing(MONDAY)
        assert standing.people == 1
        assert [entry.name for entry in standing.entries if entry.level is None] == ["Ana"]
        assert {entry.level for entry in standing.entries if entry.level} >= {"random", "champion"}
        before = await ben.daily()
        assert before.boards[0].field is not None
        assert before.boards[0].field.people == 1
        await pass_time(site, 12 * HOUR_MS)
        after = await ben.daily(MONDAY)
        assert after.is_closed
        assert after.total == (after.boards[0].cross or 0) - 7 * MOST
        assert (after.place, after.people) == (2, 2)
        await play_day(cleo, UniformBot(), Random(2), MONDAY)
        late = await cleo.daily(MONDAY)
        assert (late.place, late.people, late.streak) == (None, 2, 0)
        await pass_time(site, HOUR_MS)
        text, token = await ana.daily_sheet(MONDAY), ana.token
        sheet = parse_sheet(text)
        assert verify_sheet(sheet, SECRET.season.anchor).people == 2
        assert (await ana.daily(MONDAY)).link == sheet.link
        assert token is not None
        for several in (await ana.weekly_standing(MONDAY), await ana.season_standing(MONDAY)):
            people = [(entry.name, entry.is_guest, entry.place) for entry in several.entries if entry.level is None]
            assert sorted(people) == [("Ana", True, None), ("Ben", True, None)]
    settings = Settings(database_urls=(f"sqlite:///{tmp_path / 'server.sqlite'}",))
    assert await rebuild_projection(settings, MATCHES) == [True]
    async with daily_site(tmp_path) as site, site.client(token) as client:
        await pass_time(site, 13 * HOUR_MS)
        assert await client.daily_sheet(MONDAY) == text


async def test_people_with_an_account_have_a_place_in_the_week_and_in_the_season(tmp_path: Path) -> None:
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        ana, ben = [await site.guest(name, stack) for name in ("Ana", "Ben")]
        for client in (ana, ben):
            await play_next(client)
        await pass_time(site, 12 * HOUR_MS + MINUTE_MS)
        me = await ana.me()
        await site.services.for_people.people._players.become_user(PlayerId(me.player_id), 0)  # noqa: SLF001  nobody can sign up here
        for several in (await ben.weekly_standing(MONDAY), await ben.season_standing(MONDAY)):
            places = {entry.name: (entry.is_guest, entry.place) for entry in several.entries if entry.level is None}
            assert places == {"Ana": (False, 1), "Ben": (True, None)}


async def test_a_season_adds_up_its_days_whether_or_not_they_were_asked_for_before(tmp_path: Path) -> None:
    tuesday = MONDAY + timedelta(days=1)
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        client = await site.guest("Ana", stack)
        await play_next(client)
        await client.season_standing(MONDAY)
        await pass_time(site, 24 * HOUR_MS)
        for _ in range(2):
            season = await client.season_standing(tuesday)
            days = [await client.daily_standing(day) for day in (MONDAY, tuesday)]
            assert (season.first_day, season.last_day) == (MONDAY.isoformat(), tuesday.isoformat())
            for entry in season.entries:
                parts = [
                    each.total
                    for day in days
                    for each in day.entries
                    if (each.level, each.player_id) == (entry.level, entry.player_id)
                ]
                assert entry.total == sum(parts)


async def test_what_others_made_of_a_deal_is_told_to_those_who_have_finished_it(tmp_path: Path) -> None:
    with at_noon():
        await open_season(tmp_path)
        await play_field(tmp_path, "planner", 1)
    async with daily_site_as_it_is(tmp_path) as site, AsyncExitStack() as stack:
        ana, ben = [await site.guest(name, stack) for name in ("Ana", "Ben")]
        await play_next(ana, PlannerBot())
        await pass_time(site, MINUTE_MS)
        for asked in (ben.daily_board(MONDAY, 1), ben.bot_replay(MONDAY, 1, "planner"), ana.daily_board(MONDAY, 2)):
            assert await refusal_of(asked) == ("daily/sealed", 403)
        results = await ana.daily_board(MONDAY, 1)
        assert results.people == 1
        await play_next(ben)
        at_once = await ben.daily_board(MONDAY, 1)
        assert {entry.name for entry in at_once.entries if entry.level is None} == {"Ana", "Ben"}
        assert [entry.name for entry in results.entries if entry.level is None] == ["Ana"]
        (own,) = [entry for entry in results.entries if entry.level is None]
        (same,) = [entry for entry in results.entries if entry.level == "planner"]
        assert (own.points, own.margin) == (same.points, same.margin), "it is the regular that plays for her"
        assert own.match_id is not None
        replay = await ana.bot_replay(MONDAY, 1, "planner")
        mine = await ana.replay(own.match_id)
        assert [step.events for step in replay.steps] == [step.events for step in mine.steps]
        assert await refusal_of(ana.bot_replay(MONDAY, 1, "random")) == ("request/unknown_path", 404)
        await pass_time(site, 12 * HOUR_MS)
        assert (await ben.daily_board(MONDAY, 2)).entries != ()


async def test_a_day_says_how_one_stood_the_day_before(tmp_path: Path) -> None:
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        client = await site.guest("Ana", stack)
        await play_next(client)
        assert (await client.daily()).yesterday is None
        await pass_time(site, 24 * HOUR_MS)
        yesterday = (await client.daily()).yesterday
        assert yesterday is not None
        assert (yesterday.place, yesterday.people) == (1, 1)
        async with site.client() as stranger:
            assert (await stranger.daily()).yesterday is None


async def test_a_site_says_whether_it_has_deals_for_today(tmp_path: Path) -> None:
    async with serving(tmp_path) as site, site.client() as client:
        assert not (await client.about()).has_daily
    async with daily_site(tmp_path) as site, site.client() as client:
        assert (await client.about()).has_daily
        await pass_time(site, 14 * 24 * HOUR_MS)
        assert not (await client.about()).has_daily
