"""Reviews, puzzles and practice over HTTP."""

import asyncio
from secrets import token_bytes

import msgspec
import pytest

from gangoffour.analysis import shipped_puzzles
from gangoffour.engine import format_action
from gangoffour.protocol import (
    MatchReview,
    PlayerFigure,
    Practice,
    PracticeStanding,
    PuzzleList,
    ShownPuzzle,
    TriedPuzzle,
)
from gangoffour.records import format_record
from gangoffour.server.ids import new_id
from tests.analysis.test_practice import played
from tools.matches.finished import finished_match
from tools.patience import PATIENCE_S
from tools.servers.gateway import Gateway, Person, gateway

pytestmark = pytest.mark.anyio


async def kept(server: Gateway, person: Person) -> str:
    """Keep a match as if this person had played it here; return its id."""
    match_id = new_id(0, token_bytes(8))
    player_id = (await person.get("/api/me")).json()["player_id"]
    await server.services.for_matches.history.matches.put(
        finished_match(match_id, format_record(played()), player_id, None, None, None)
    )
    return str(match_id)


async def reviewed(server: Gateway, match_id: str, *, is_deep: bool) -> MatchReview:
    """Look again and again until the review is there."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            answer = await server.http.get(f"/api/matches/{match_id}/review")
            review = msgspec.json.decode(answer.content, type=MatchReview)
            if review.analysis is not None and review.is_deep == is_deep:
                return review


async def test_a_match_is_reviewed_quickly_for_all_and_deeply_for_who_asks() -> None:
    async with gateway() as server:
        ana = await server.guest()
        match_id = await kept(server, ana)
        quick = await reviewed(server, match_id, is_deep=False)
        assert quick.deep == "none"
        assert quick.analysis is not None
        assert quick.analysis.levels == {}
        assert all(decision.worlds == 0 for deal in quick.analysis.deals for decision in deal.decisions)
        asked = await server.http.post(f"/api/matches/{match_id}/review", json={}, headers=ana.headers)
        assert asked.status_code == 202
        assert msgspec.json.decode(asked.content, type=MatchReview).deep in ("waiting", "working", "done")
        deep = await reviewed(server, match_id, is_deep=True)
        assert (deep.deep, deep.deals_done) == ("done", 1)
        assert deep.analysis is not None
        assert any(decision.worlds for deal in deep.analysis.deals for decision in deal.decisions)
        figure = msgspec.json.decode((await ana.get("/api/me/figure")).content, type=PlayerFigure)
        own = [each for deal in quick.analysis.deals for each in deal.decisions if each.seat == 0]
        assert figure.decisions == len(own)
        assert [match.match_id for match in figure.matches] == ([match_id] if own else [])


async def test_a_puzzle_is_shown_laid_out_and_played_on() -> None:
    async with gateway() as server:
        listed = msgspec.json.decode((await server.http.get("/api/puzzles")).content, type=PuzzleList)
        assert [each.puzzle_id for each in listed.puzzles] == [each.puzzle_id for each in shipped_puzzles().puzzles]
        assert listed.today in {each.puzzle_id for each in listed.puzzles}
        shown = msgspec.json.decode((await server.http.get(f"/api/puzzles/{listed.today}")).content, type=ShownPuzzle)
        place = {"puzzle_id": shown.puzzle_id, "deal": shown.deal, "turn": shown.turn}
        laid = msgspec.json.decode((await server.http.post("/api/practice", json=place)).content, type=Practice)
        assert laid.start is not None
        assert laid.start.own is not None
        assert laid.seat == laid.start.own.seat == shown.seat
        answer = await server.http.post("/api/practice", json={**place, "actions": [shown.answers[0]]})
        told = msgspec.json.decode(answer.content, type=Practice)
        assert told.start is None
        assert told.told[0].after == 0
        refused = await server.http.post("/api/practice", json={**place, "actions": ["DR DR DR"]})
        assert refused.status_code == 400


async def test_a_try_of_the_puzzle_of_the_day_counts_for_whoever_is_signed_in() -> None:
    async with gateway() as server:
        ana = await server.guest()
        today = msgspec.json.decode((await server.http.get("/api/puzzles")).content, type=PuzzleList).today
        shown = msgspec.json.decode((await server.http.get(f"/api/puzzles/{today}")).content, type=ShownPuzzle)
        tried = await ana.post(f"/api/puzzles/{today}/tries", {"action": shown.answers[0]})
        counted = msgspec.json.decode(tried.content, type=TriedPuzzle)
        assert (counted.is_right, counted.is_rated, counted.streak, counted.puzzle_tries) == (True, True, 1, 1)
        standing = msgspec.json.decode((await ana.get("/api/me/practice")).content, type=PracticeStanding)
        assert (standing.solved, standing.streak, standing.rating) == ((today,), 1, counted.rating)
        place = {"match_id": "no id", "deal": 1, "turn": 1, "action": "pass"}
        assert (await ana.post("/api/me/practice/tries", place)).status_code == 400


async def test_a_decision_of_a_match_is_played_on_and_nothing_else_is() -> None:
    async with gateway() as server:
        match_id = await kept(server, await server.guest())
        place: dict[str, object] = {"match_id": match_id, "deal": 1, "turn": 3}
        assert (await server.http.post("/api/practice", json=place)).status_code == 200
        done = format_action(played().deals[0].actions[2].action)
        assert (await server.http.post("/api/practice", json={**place, "actions": [done]})).status_code == 200
        nowhere: dict[str, object] = {"puzzle_id": "none", "deal": 1, "turn": 1}
        for wrong in ({**place, "turn": 99}, {**place, "deal": 9}, nowhere):
            assert (await server.http.post("/api/practice", json=wrong)).status_code == 404
        for wrong in ({**nowhere, "puzzle_id": None}, {**place, "puzzle_id": "x"}, {**place, "actions": ["pass"] * 65}):
            assert (await server.http.post("/api/practice", json=wrong)).status_code == 400


async def test_a_client_that_asks_for_too_many_deep_reviews_is_refused() -> None:
    async with gateway() as server:
        ana = await server.guest()
        match_id = await kept(server, ana)
        server.services.for_all.limiters.reviews.take((await ana.get("/api/me")).json()["player_id"], 20)
        answer = await server.http.post(f"/api/matches/{match_id}/review", json={}, headers=ana.headers)
        assert answer.status_code == 429
