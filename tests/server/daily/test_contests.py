"""Contests over real sockets: eight deals to beat, and eight that are new to one person."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from uuid import uuid4

import httpx2
import pytest

from gangoffour.bots import UniformBot
from gangoffour.client import Client, TableConnection, play_with
from gangoffour.daily import BOARD_COUNT, LEVELS, plan_of
from gangoffour.protocol import Contest
from gangoffour.server.daily import contests
from gangoffour.server.daily.calendar import Spot
from gangoffour.server.ids import new_id
from gangoffour.server.ports import Attempt, PlayerId
from tests.server.daily.sites import HOUR_MS, MINUTE_MS, daily_site, pass_time, refusal_of
from tools.matches.finished import finished_match
from tools.servers.daily_season import MONDAY, SECRET
from tools.servers.party import Site

pytestmark = pytest.mark.anyio


async def play_next(client: Client, contest: Contest, seed: str = "") -> TableConnection:
    """Play the next deal of a contest; return the table as it was known at the end."""
    place = await client.play_contest(contest.contest_id)
    async with client.table(place.table_id) as table:
        await play_with(table, UniformBot(), Random(seed))
    return table


async def finish(site: Site, client: Client, *spots: Spot) -> list[str]:
    """Keep that somebody has finished boards, as if they had played them; return the ids of the matches."""
    services, player_id = site.services, PlayerId((await client.me()).player_id)
    found = []
    for spot in spots:
        at_ms = services.for_all.clock.now_ms()
        await services.for_daily.daily._store.begin(Attempt(spot.board_id, player_id, uuid4(), at_ms))  # noqa: SLF001
        others = [None] * (plan_of(spot.date).seat_count - 1)
        match_id = new_id(at_ms, uuid4().bytes[:8])
        match = finished_match(match_id, "a record", player_id, *others, ended_at_ms=at_ms)
        await services.for_matches.history.matches.put(
            replace(match, match=replace(match.match, board_id=spot.board_id))
        )
        found.append(str(match_id))
    return found


async def finish_day(site: Site, client: Client) -> list[str]:
    """Do so with all boards of the day."""
    day = await site.services.for_daily.daily.calendar.day(MONDAY)
    return await finish(site, client, *(day.spot(board) for board in range(1, BOARD_COUNT + 1)))


async def finish_rest(site: Site, client: Client, contest: Contest) -> Contest:
    """Do so with all boards of a contest that are left; return how it went."""
    found = site.services.for_daily.contests
    spots = await found._spots(await found._found(contest.contest_id, contest.maker_id))  # noqa: SLF001
    now = await client.contest(contest.contest_id)
    left = [spot for spot, board in zip(spots, now.boards, strict=True) if board.status != "finished"]
    await finish(site, client, *left)
    return await client.contest(contest.contest_id)


def statuses(contest: Contest) -> list[str]:
    return [board.status for board in contest.boards]


async def test_eight_deals_are_dared_taken_up_and_compared(tmp_path: Path) -> None:
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        ana, ben = [await site.guest(name, stack) for name in ("Ana", "Ben")]
        made = await ana.challenge(await finish_day(site, ana))
        day = await ana.daily()
        assert (made.kind, made.maker, made.place, made.people) == ("challenge", "Ana", 1, 1)
        assert [board.margin for board in made.boards] == [board.margin for board in day.boards]
        seen = await ben.contest(made.contest_id)
        assert statuses(seen) == ["open"] * BOARD_COUNT
        assert {entry.name for entry in seen.entries if entry.level is None} == {"Ana"}
        assert {entry.level for entry in seen.entries if entry.level} == {*LEVELS}
        await play_next(ben, seen)
        first = await ben.contest(made.contest_id)
        assert statuses(first) == ["finished", *["open"] * 7]
        assert [board.maker_cross is None for board in first.boards] == [False, *[True] * 7]
        after = await finish_rest(site, ben, seen)
        assert {entry.name for entry in after.entries if entry.level is None} == {"Ana", "Ben"}
        assert after.people == 2
        assert after.total == sum(board.cross or 0 for board in after.boards)
        hers = await ana.contest(made.contest_id)
        assert [board.maker_cross for board in after.boards] == [board.cross for board in hers.boards]
        assert {after.place, hers.place} == {1, 2} or after.total == hers.total
        assert await refusal_of(ben.play_contest(made.contest_id)) == ("contest/finished", 409)
        assert (await ben.daily()).place is not None, "they were today's deals, and he has played them"


async def test_any_eight_finished_deals_make_a_challenge_and_nothing_else_does(tmp_path: Path) -> None:
    async with daily_site(tmp_path, stock=1) as site, AsyncExitStack() as stack:
        ana, ben = [await site.guest(name, stack) for name in ("Ana", "Ben")]
        today = await finish_day(site, ana)
        instant = await finish_rest(site, ana, await ana.instant())
        mixed = await ana.challenge([*today[1:], instant.boards[0].match_id or ""])
        assert statuses(mixed) == ["finished"] * BOARD_COUNT
        assert statuses(await ben.contest(mixed.contest_id)) == ["open"] * BOARD_COUNT
        refused: Sequence[list[str]] = (today[1:], [*today[1:], today[1]], [*today, today[0]], ["none"] * 8, [])
        for match_ids in refused:
            expected = ("request/malformed", 400) if len(match_ids) > BOARD_COUNT else ("contest/not_eight", 409)
            assert await refusal_of(ana.challenge(match_ids)) == expected
        assert await refusal_of(ben.challenge(today)) == ("contest/not_eight", 409), "he did not finish them"
        assert await refusal_of(ben.contest("none")) == ("contest/unknown", 404)


async def test_instant_deals_are_new_each_time_until_there_are_none_left(tmp_path: Path) -> None:
    async with daily_site(tmp_path, stock=2) as site, AsyncExitStack() as stack:
        ana, ben = [await site.guest(name, stack) for name in ("Ana", "Ben")]
        first = await ana.instant()
        assert (await ana.instant()).contest_id == first.contest_id, "it is not finished"
        assert await refusal_of(ben.contest(first.contest_id)) == ("contest/unknown", 404), "it is hers alone"
        first = await finish_rest(site, ana, first)
        assert first.place == 1
        second = await ana.instant()
        assert second.contest_id != first.contest_id
        second = await finish_rest(site, ana, second)
        assert {board.match_id for board in first.boards}.isdisjoint({board.match_id for board in second.boards})
        assert await refusal_of(ana.instant()) == ("contest/none_left", 409), "today's deals are nobody's stock"
        assert (await ana.daily()).streak == 0
        assert [board.status for board in (await ana.daily()).boards] == ["open"] * BOARD_COUNT
        his = await ben.instant()
        assert [entry.name for entry in his.entries if entry.level is None] == ["Ana"], "a stored person"
        his = await finish_rest(site, ben, his)
        assert his.people == 2


async def test_an_instant_contest_has_at_most_so_many_stored_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contests, "STORED_PEOPLE", 1)
    async with daily_site(tmp_path, stock=1) as site, AsyncExitStack() as stack:
        for name in ("Ana", "Ben"):
            client = await site.guest(name, stack)
            await finish_rest(site, client, await client.instant())
            await pass_time(site, MINUTE_MS)
        cleo = await site.guest("Cleo", stack)
        assert [entry.name for entry in (await cleo.instant()).entries if entry.level is None] == ["Ben"]


async def test_old_days_come_as_instant_deals_to_those_who_have_not_looked_at_them(tmp_path: Path) -> None:
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        ana, ben, cleo, dora = [await site.guest(name, stack) for name in ("Ana", "Ben", "Cleo", "Dora")]
        own = await finish_day(site, ana)
        assert await refusal_of(ben.instant()) == ("contest/none_left", 409)
        await pass_time(site, 13 * HOUR_MS)
        assert await refusal_of(ana.instant()) == ("contest/none_left", 409), "she played that day"
        assert await ben.record_text(own[2])
        await ben.daily_board(MONDAY, 3)
        assert await refusal_of(ben.instant()) == ("contest/none_left", 409), "he looked at a deal of it"
        await dora.daily_sheet(MONDAY)
        assert await refusal_of(dora.instant()) == ("contest/none_left", 409), "its results tell every deal"
        await cleo.daily(MONDAY)
        assert [entry.name for entry in (await cleo.instant()).entries if entry.level is None] == ["Ana"]


async def test_nothing_of_a_deal_in_stock_is_told_to_those_who_have_not_finished_it(tmp_path: Path) -> None:
    async with daily_site(tmp_path, stock=1) as site, AsyncExitStack() as stack:
        ana, ben = [await site.guest(name, stack) for name in ("Ana", "Ben")]
        hers = await finish_rest(site, ana, await ana.instant())
        challenge = await ana.challenge([board.match_id or "" for board in hers.boards])
        await pass_time(site, 48 * HOUR_MS)
        secrets = [SECRET.board(1, board).seed.hex() for board in range(9, 17)]
        own = [text for board in hers.boards for text in (board.table_id, board.match_id) if text is not None]
        hidden = [*secrets, *own, '"margin":-', '"points":[']
        async with site.client() as stranger:
            for client in (ben, stranger):
                for match_id in (board.match_id for board in hers.boards):
                    assert await refusal_of(client.record_text(match_id or "")) == ("daily/sealed", 403)
                headers = {} if client.token is None else {"Authorization": f"Bearer {client.token}"}
                async with httpx2.AsyncClient(base_url=site.url, headers=headers) as raw:
                    text = (await raw.get(f"/api/contests/{challenge.contest_id}")).text
                assert [part for part in hidden if part in text] == []
        await play_next(ben, challenge)
        assert await ben.record_text(hers.boards[0].match_id or "")
        assert await refusal_of(ben.record_text(hers.boards[1].match_id or "")) == ("daily/sealed", 403)
