"""The part of the tour that is about play: tables, finished matches, puzzles, deals of the day, the server itself."""

from dataclasses import replace
from datetime import date, timedelta
from random import Random
from uuid import uuid4

import msgspec

from gangoffour.bots import GreedyBot
from gangoffour.daily import BOARD_COUNT, Ghost, SecretSeason, date_at, new_season, plan_of
from gangoffour.engine import CLASSIC, MatchStarted, Phase, Seat, format_action, view
from gangoffour.fairness import deck_order, seed_key
from gangoffour.protocol import Snapshot, seat_view
from gangoffour.records import MatchRecord, Recorder, SeatRecord, format_record, parse_record
from gangoffour.server.ids import new_id
from gangoffour.server.ports import Attempt, GhostResult, MatchId, Mistake, MistakePlace, PlayerId
from tools.interface.guide import Guide, told
from tools.matches.finished import finished_match
from tools.patience import until
from tools.servers.daily_season import keep_season
from tools.servers.gateway import Person, Wire


async def see_bots(guide: Guide) -> None:
    """Ask the server about itself."""
    for name in (
        *("GET /api/about", "GET /api/bots", "GET /api/presets", "GET /schema/protocol.json"),
        *("GET /healthz", "GET /readyz", "GET /metrics"),
    ):
        await guide.ask(name)


async def see_tables(guide: Guide) -> None:
    """Open a table and be found by its code; play against bots with hints; give the seat up."""
    ada = await guide.server.guest("Ada")
    wish = {"options": {"length": "one_deal", "visibility": "private"}, "bots": ["greedy", "greedy"]}
    opened = (await guide.ask("POST /api/tables", wish, by=ada)).json()
    invited = {"X-Invite": told("invite", opened["invite"])}
    code = await guide.ask(
        "POST /api/tables/{table_id}/code", {"language": "en"}, by=ada, headers=invited, table_id=opened["table_id"]
    )
    await guide.ask("POST /api/codes", {"words": told("words", code.json()["words"])})
    playing = (await guide.ask("POST /api/play-now", {"level": "greedy", "length": "one_deal"}, by=ada)).json()
    table_id = playing["table_id"]
    async with ada.at(table_id) as wire:
        await wire.hello()
        await _reach_own_turn(ada, wire, table_id)
        await guide.ask("GET /api/tables/{table_id}", by=ada, table_id=table_id)
        await guide.ask("GET /api/tables", by=ada)
        await guide.ask("GET /api/tables/{table_id}/voice", by=ada, table_id=table_id)
        await guide.ask("GET /api/tables/{table_id}/hints", by=ada, table_id=table_id)
    await guide.ask("DELETE /api/me/tables/{table_id}", by=ada, table_id=table_id)


async def _reach_own_turn(person: Person, wire: Wire, table_id: str) -> None:
    await wire.ask("set_auto_pass", is_on=False)
    await person.begin_match(wire, await person.prepared_match(wire, table_id))

    async def is_reached() -> bool:
        known = msgspec.json.decode((await person.get(f"/api/tables/{table_id}")).content, type=Snapshot)
        if known.match is None or known.own is None:
            return False
        seen = seat_view(known.match, known.own)
        return seen.public.phase is Phase.PLAY and seen.public.seat_to_act == seen.seat

    await until(is_reached)


# --- finished matches ------------------------------------------------------------------------------------------------


def _played(player_id: str, name: str) -> MatchRecord:
    """A match of greedy bots, with somebody's name in the first seat, that stops in its first deal."""
    seats = [SeatRecord(player_id, name), *(SeatRecord(f"bot-greedy-{seat}", "Greedy") for seat in (1, 2, 3))]
    recorder = Recorder(MatchStarted(CLASSIC, 4, Seat(0)), seats)
    recorder.start_deal(deck_order(seed_key(b"a tour"), 0))
    for _ in range(12):
        seat = recorder.state.public.seat_to_act
        assert seat is not None
        recorder.apply(seat, GreedyBot().choose(view(recorder.state, seat), Random(1)))
    return recorder.record()


async def _kept(guide: Guide, person: Person) -> str:
    """Keep such a match as if it had been played here; return its id."""
    services = guide.server.services
    match_id = new_id(services.for_all.clock.now_ms(), uuid4().bytes[:8])
    text = format_record(_played(person.player_id, person.name))
    now_ms = services.for_all.clock.now_ms()
    await services.for_matches.history.matches.put(
        finished_match(match_id, text, person.player_id, None, None, None, ended_at_ms=now_ms)
    )
    return str(match_id)


async def see_matches(guide: Guide) -> None:
    """Look back at a match: its record, replay and review, and the profile of who played it."""
    ada = await guide.server.user("Ada Poe")
    match_id = await _kept(guide, ada)
    await guide.ask("GET /api/me/records", by=ada)
    record = await guide.ask("GET /api/matches/{match_id}/record", match_id=match_id)
    await guide.ask("GET /api/matches/{match_id}/replay", match_id=match_id)
    await guide.ask("POST /api/replays", record.content, headers={"Content-Type": "text/plain"})

    async def is_reviewed() -> bool:
        found = await guide.server.http.get(f"/api/matches/{match_id}/review")
        return found.json()["analysis"] is not None

    await until(is_reviewed)
    await guide.ask("GET /api/matches/{match_id}/review", match_id=match_id)
    await guide.ask("POST /api/matches/{match_id}/review", {}, by=ada, match_id=match_id)
    await guide.ask("GET /api/me/figure", by=ada)
    await guide.ask("GET /api/me/matches", by=ada, query="?limit=10")
    await guide.ask("GET /api/me/profile", by=ada)
    await guide.ask("PUT /api/me/profile", {"avatar": None, "shown": ["matches"]}, by=ada)
    await guide.ask("GET /api/players/{name}", name="Ada Poe")
    await guide.ask("GET /api/players/{name}/matches", name="Ada Poe")
    await guide.ask("GET /api/faces", query=f"?player={told('player_id', ada.player_id)}")


async def see_puzzles(guide: Guide) -> None:
    """Solve the puzzle of the day, play it out, and put an own mistake right."""
    ada = await guide.server.guest("Ada")
    today = (await guide.ask("GET /api/puzzles")).json()["today"]
    shown = (await guide.ask("GET /api/puzzles/{puzzle_id}", puzzle_id=today)).json()
    place = {"puzzle_id": told("puzzle_id", today), "deal": shown["deal"], "turn": shown["turn"]}
    right = told("action", shown["answers"][0])
    await guide.ask("POST /api/practice", {**place, "actions": [right]})
    await guide.ask("POST /api/puzzles/{puzzle_id}/tries", {"action": right}, by=ada, puzzle_id=today)
    await guide.ask("GET /api/me/practice", by=ada)
    match_id = await _kept(guide, ada)
    actions = parse_record(format_record(_played(ada.player_id, ada.name))).deals[0].actions
    turn = next(number for number, each in enumerate(actions, start=1) if each.seat == 0)
    answer = format_action(actions[turn - 1].action)
    mistake = Mistake(
        PlayerId(ada.player_id), MistakePlace(MatchId(match_id), 1, turn), "big_play_wasted", 2.0, (answer,)
    )
    store = guide.server.services.for_matches.practice.store
    await store.put_mistakes(MatchId(match_id), [mistake], guide.server.services.for_all.clock.now_ms(), is_deep=True)
    again = {"match_id": told("match_id", match_id), "deal": 1, "turn": turn, "action": told("action", answer)}
    await guide.ask("POST /api/me/practice/tries", again, by=ada)


# --- deals of the day ------------------------------------------------------------------------------------------------


async def see_days(guide: Guide) -> None:
    """Play today's deals, look at older ones, dare others, and get deals at once."""
    services = guide.server.services
    today = date_at(services.for_all.clock.now_ms())
    secret = new_season(today - timedelta(days=today.weekday() + 7), 14, bytes(range(64)))
    await keep_season(services.for_daily.daily._store, secret, stock=1)  # noqa: SLF001  the making of days has the store
    earlier = today - timedelta(days=2)  # yesterday is not revealed yet in the first half hour of a day
    await _keep_record(guide, secret, earlier)
    ada, bo = await guide.server.guest("Ada"), await guide.server.guest("Bo")
    await guide.ask("GET /api/daily", by=ada)
    await guide.ask("POST /api/daily/{day}/play", by=ada, day=str(today))
    match_ids = await _finish(guide, bo, today)
    for name in ("GET /api/daily/{day}", "GET /api/daily/{day}/sheet"):
        await guide.ask(name, day=str(earlier))
    for name in ("standing", "week", "season"):
        await guide.ask(f"GET /api/daily/{{day}}/{name}", by=bo, day=str(today))
    await guide.ask("GET /api/daily/{day}/boards/{board}", by=bo, day=str(today), board="1")
    await guide.ask("GET /api/daily/{day}/boards/{board}/bots/{level}", day=str(earlier), board="1", level="greedy")
    eight = {"match_ids": [told("match_id", each) for each in match_ids]}
    contest = (await guide.ask("POST /api/challenges", eight, by=bo)).json()["contest_id"]
    await guide.ask("GET /api/contests/{contest_id}", by=ada, contest_id=contest)
    await guide.ask("POST /api/contests/{contest_id}/play", by=ada, contest_id=contest)
    await guide.ask("POST /api/instant", by=ada)


async def _keep_record(guide: Guide, secret: SecretSeason, day: date) -> None:
    """Keep that a bot played the first board of a day as it happens to be recorded here."""
    number = (day - secret.season.first_day).days + 1
    text = format_record(_played("ada", "Ada"))
    found = {Ghost(number, 1, "greedy"): GhostResult("test", (0, 1, 1, 1), text)}
    await guide.server.services.for_daily.daily._store.put_ghosts(secret.season.name, found)  # noqa: SLF001


async def _finish(guide: Guide, person: Person, today: date) -> list[str]:
    """Keep that somebody has finished all boards of a day; return the ids of the matches."""
    services = guide.server.services
    day, player_id, found = await services.for_daily.daily.calendar.day(today), PlayerId(person.player_id), []
    for spot in (day.spot(board) for board in range(1, BOARD_COUNT + 1)):
        now_ms = services.for_all.clock.now_ms()
        await services.for_daily.daily._store.begin(Attempt(spot.board_id, player_id, uuid4(), now_ms))  # noqa: SLF001
        others = [None] * (plan_of(today).seat_count - 1)
        match_id = new_id(now_ms, uuid4().bytes[:8])
        match = finished_match(match_id, "a record", player_id, *others, ended_at_ms=now_ms)
        await services.for_matches.history.matches.put(
            replace(match, match=replace(match.match, board_id=spot.board_id))
        )
        found.append(str(match_id))
    return found
