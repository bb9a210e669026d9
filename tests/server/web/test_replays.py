"""Looking back: records replayed over HTTP, those that the server keeps and those that somebody brings."""

import asyncio
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from secrets import token_bytes
from uuid import UUID, uuid4

import httpx2
import msgspec
import pytest

from gangoffour.bots import GreedyBot
from gangoffour.engine import PRESETS, MatchStarted, Phase, Seat, preset, view
from gangoffour.fairness import deck_order, seed_key
from gangoffour.protocol import MatchReplay, match_view, wire_event
from gangoffour.records import RecordCode, Recorder, format_record, parse_record, replay
from gangoffour.server import main
from gangoffour.server.ids import new_id
from gangoffour.server.ports import NoReplay, ReplayTooLong
from gangoffour.server.web.matches.replays import WAITING, WAITING_OF_ONE
from gangoffour.server.web.matches.routes_matches import RECORD_BYTES
from scripts.golden_replays import golden_replays
from tests.locales.record_refusals import REFUSED_TEXTS
from tools.golden.replays import record_texts
from tools.matches.finished import finished_match
from tools.patience import until
from tools.servers.gateway import WIDE, Gateway, gateway

pytestmark = pytest.mark.anyio

GOLDEN = record_texts()
VECTORS = Path(__file__).parents[2] / "golden" / "replays.jsonl"
TEXT = {"Content-Type": "text/plain; charset=utf-8"}
DEALS = 2
HAVE_NO_LINE = (RecordCode.NOT_A_RECORD, RecordCode.MISSING, RecordCode.UNKNOWN_VERSION)


@cache
def played_text(preset_name: str, seat_count: int) -> str:
    """The record of two deals that bots played by a preset."""
    recorder = Recorder(MatchStarted(preset(preset_name), seat_count, Seat(1)))
    rng, key = Random(preset_name), seed_key(preset_name.encode())
    for index in range(DEALS):
        recorder.start_deal(deck_order(key, index))
        while (seat := recorder.state.public.seat_to_act) is not None:
            recorder.apply(seat, GreedyBot().choose(view(recorder.state, seat), rng))
    return format_record(recorder.record())


async def kept(server: Gateway, text: str) -> str:
    """Keep a record as if its match had been played here; return the id of the match."""
    match_id = new_id(0, token_bytes(8))
    await server.services.for_matches.history.matches.put(finished_match(match_id, text, "player-0"))
    return str(match_id)


async def sent(server: Gateway, text: str | bytes, **headers: str) -> httpx2.Response:
    content = text if isinstance(text, bytes) else text.encode()
    return await server.http.post("/api/replays", content=content, headers={**TEXT, **headers})


def assert_tells(answer: httpx2.Response, text: str) -> None:
    """The answer is the match of the record: every event of the engine in its order, and nothing else."""
    assert answer.status_code == 200, answer.text
    told = msgspec.json.decode(answer.content, type=MatchReplay)
    record = parse_record(text)
    expected = replay(record)
    assert [event for step in told.steps for event in step.events] == [*map(wire_event, expected.events)]
    numbers = [(step.deal_number, step.action_number) for step in told.steps]
    assert numbers == [
        (deal, action) for deal, played in enumerate(record.deals, start=1) for action in range(1 + len(played.actions))
    ]
    first = expected.steps[0].before if expected.steps else expected.final_state
    assert told.start == match_view(first.public)
    assert [(seat.player_id, seat.name) for seat in told.seats] == [
        (seat.player_id, seat.name) for seat in record.seats
    ]
    assert [(header.name, header.value) for header in told.headers] == list(record.headers)
    assert told.match_id == (None if record.match_id is None else str(UUID(bytes=record.match_id)))
    assert (told.version, told.preset) == (1, record.rules.name)
    assert told.is_over is (expected.final_state.public.phase is Phase.OVER)
    assert told.is_verifiable is (record.fairness is not None)


async def test_every_record_that_somebody_sends_is_told_event_by_event() -> None:
    async with gateway() as server:
        for text in GOLDEN.values():
            assert_tells(await sent(server, text), text)


@pytest.mark.parametrize(
    "preset_name, seat_count",
    [(name, seat_count) for name, rules in PRESETS.items() for seat_count in rules.players_allowed],
)
async def test_a_match_of_this_server_is_told_as_its_record_is(preset_name: str, seat_count: int) -> None:
    text = played_text(preset_name, seat_count)
    async with gateway() as server:
        match_id = await kept(server, text)
        answer = await server.http.get(f"/api/matches/{match_id}/replay")
        assert_tells(answer, text)
        assert (await server.http.get(f"/api/matches/{match_id}/record")).text == text
        assert (await sent(server, text)).json() == answer.json()


async def test_a_match_that_is_not_kept_is_not_told() -> None:
    async with gateway() as server:
        for match_id in (str(uuid4()), "x", "0" * 32):
            answer = await server.http.get(f"/api/matches/{match_id}/replay")
            assert (answer.status_code, answer.json()["code"]) == (404, "request/unknown_path")


async def test_every_bad_record_is_refused_with_its_code_its_facts_and_a_sentence() -> None:
    async with gateway() as server:
        for code, make in REFUSED_TEXTS.items():
            answer = await sent(server, make(), **{"Accept-Language": "de"})
            problem = answer.json()
            assert (answer.status_code, problem["code"]) == (400, str(code))
            assert answer.headers["content-language"] == "de"
            assert "line" in problem["facts"] or code in HAVE_NO_LINE
            assert problem["sentence"].endswith(".")


async def test_an_illegal_action_is_named_with_its_line_and_the_reason_of_the_rules() -> None:
    async with gateway() as server:
        text = REFUSED_TEXTS[RecordCode.ILLEGAL_ACTION]()
        facts = (await sent(server, text)).json()["facts"]
        line = text.splitlines()[facts["line"] - 1]
        assert line.strip() == f"{facts['seat']}: {facts['action']}"
        assert (facts["deal"], facts["reason"]) == (1, "pass/on_lead")


async def test_what_is_no_text_is_no_record() -> None:
    async with gateway() as server:
        answer = await sent(server, b"gof-record 1\n\xff\n")
        assert (answer.status_code, answer.json()["code"]) == (400, "record/not_a_record")


async def test_a_record_may_be_long_but_not_without_end() -> None:
    text = played_text("classic", 4)
    longest = text + "#" * (RECORD_BYTES - len(text.encode()))
    async with gateway() as server:
        assert (await sent(server, longest)).status_code == 200
        answer = await sent(server, longest + "#")
        assert (answer.status_code, answer.json()["code"]) == (413, "request/too_large")


async def test_a_record_has_to_come_as_text_from_a_page_of_our_own() -> None:
    text = played_text("classic", 4)
    async with gateway() as server:
        for headers, status, code in (
            ({"Content-Type": "application/json"}, 415, "request/not_text"),
            ({"Content-Type": "application/x-www-form-urlencoded"}, 415, "request/not_text"),
            ({"Origin": "http://evil.example"}, 403, "request/foreign_origin"),
            ({"Sec-Fetch-Site": "cross-site"}, 403, "request/foreign_origin"),
        ):
            answer = await sent(server, text, **headers)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert (await sent(server, text, Origin=server.origin)).status_code == 200
        other = await server.http.post("/api/guests", content=b"{}", headers=TEXT)
        assert (other.status_code, other.json()["code"]) == (415, "request/not_json")


async def test_so_much_is_replayed_for_a_client_in_a_minute_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played_text("classic", 4)
    limit_kib = 513
    longest = text + "#" * (RECORD_BYTES - len(text.encode()))
    async with gateway(limits=replace(WIDE, replayed_kib_per_minute=limit_kib)) as server:
        monkeypatch.setattr(
            server.services.for_all.limiters.replayed_kib, "_now_s", lambda: 0.0
        )  # a replay takes its time
        match_id = await kept(server, text)
        assert (await sent(server, longest)).status_code == 200
        for answer in (await sent(server, text), await server.http.get(f"/api/matches/{match_id}/replay")):
            assert (answer.status_code, answer.json()["code"]) == (429, "request/too_many")
            assert 0 < int(answer.headers["retry-after"]) <= 60
        person = await server.guest()  # counted on its own, whatever the address
        assert (await sent(server, text, **person.headers)).status_code == 200


class SlowReplayer:
    """Replays when it is told to, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.may_end = asyncio.Event()

    async def replay(self, text: str) -> bytes:
        self.asked.append(text)
        await self.may_end.wait()
        if text == "too long":
            raise ReplayTooLong
        if text == "nobody":
            raise NoReplay
        return b"{}"

    async def close(self) -> None:
        self.may_end.set()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowReplayer:
    """Lets servers have their records replayed slowly."""
    replayer = SlowReplayer()
    monkeypatch.setattr(main, "ProcessReplayer", lambda: replayer)
    return replayer


async def test_one_client_waits_for_few_replays_and_is_asked_to_try_again(slow: SlowReplayer) -> None:
    async with gateway() as server, asyncio.TaskGroup() as group:
        ana, ben = await server.guest(), await server.guest()
        asked = [group.create_task(sent(server, "x", **ana.headers)) for _ in range(WAITING_OF_ONE)]
        await until(lambda: len(slow.asked) == WAITING_OF_ONE)
        refused = await sent(server, "x", **ana.headers)
        assert (refused.status_code, refused.json()["code"]) == (503, "replay/busy")
        assert int(refused.headers["retry-after"]) > 0
        other = group.create_task(sent(server, "x", **ben.headers))
        await until(lambda: len(slow.asked) == WAITING_OF_ONE + 1)
        assert (await server.http.get("/healthz")).status_code == 200
        slow.may_end.set()
    assert [task.result().status_code for task in (*asked, other)] == [200] * (WAITING_OF_ONE + 1)


async def test_so_many_wait_for_their_replays_and_no_more(slow: SlowReplayer) -> None:
    async with gateway() as server, asyncio.TaskGroup() as group:
        people = [await server.guest() for _ in range(WAITING + 1)]
        asked = [group.create_task(sent(server, "x", **each.headers)) for each in people[1:]]
        await until(lambda: len(slow.asked) == WAITING)
        assert (await sent(server, "x", **people[0].headers)).status_code == 503
        slow.may_end.set()
        assert {(await task).status_code for task in asked} == {200}
        assert (await sent(server, "x", **people[0].headers)).status_code == 200


async def test_whoever_finds_no_place_is_not_charged(slow: SlowReplayer) -> None:
    text = "x" * 500 * 1024
    async with gateway(limits=replace(WIDE, replayed_kib_per_minute=1100)) as server, asyncio.TaskGroup() as group:
        ana = await server.guest()
        first = [group.create_task(sent(server, each, **ana.headers)) for each in (text, "x")]
        await until(lambda: len(slow.asked) == WAITING_OF_ONE)
        assert (await sent(server, text, **ana.headers)).json()["code"] == "replay/busy"
        slow.may_end.set()
        assert {(await task).status_code for task in first} == {200}
        assert (await sent(server, text, **ana.headers)).status_code == 200


async def test_a_record_that_takes_too_long_is_refused_and_nobody_waits_for_ever(slow: SlowReplayer) -> None:
    slow.may_end.set()
    async with gateway() as server:
        answer = await sent(server, "too long")
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (413, "replay/too_long")
        assert f"{problem['facts']['most']:,}" in problem["sentence"]
        answer = await sent(server, "nobody")
        assert (answer.status_code, answer.json()["code"]) == (503, "replay/busy")


def test_the_vectors_for_other_clients_are_up_to_date() -> None:
    assert golden_replays() == VECTORS.read_text(encoding="utf-8"), "run make golden, and read the difference"
