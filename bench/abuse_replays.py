"""The longest records that are replayed, one after the other, for four players at once."""

import asyncio
from collections import Counter
from functools import cache
from itertools import count
from time import perf_counter
from typing import Final

import httpx2

from bench.abuse_beside import run_attack
from gangoffour.engine import MatchStarted, Seat, legal_actions_in, option_values, preset, rule_set, view
from gangoffour.fairness import deck_order, seed_key
from gangoffour.records import Recorder, format_record
from gangoffour.server.ports import REPLAY_STEPS

PLAYERS: Final = 4
TEXT: Final = {"Content-Type": "text/plain"}


@cache
def longest_record() -> bytes:
    """Return the record of a match without end, as long as it may be: everybody plays their lowest cards, or passes."""
    rules = rule_set({**option_values(preset("classic")), "match_deals": None, "match_limit": 100_000})
    recorder = Recorder(MatchStarted(rules, 4, Seat(0)))
    key, steps = seed_key(b"long"), 0
    for index in count():
        recorder.start_deal(deck_order(key, index))
        steps += 1
        while (seat := recorder.state.public.seat_to_act) is not None:
            recorder.apply(seat, legal_actions_in(view(recorder.state, seat))[0])
            steps += 1
            if steps == REPLAY_STEPS:
                return format_record(recorder.record()).encode()
    raise AssertionError


async def long_replays(port: int, end_s: float) -> dict[str, int]:
    """Have the record replayed again and again."""
    counts: Counter[str] = Counter()
    await asyncio.gather(*(_long_replays(port, end_s, counts) for _ in range(PLAYERS)))
    return dict(counts)


async def _long_replays(port: int, end_s: float, counts: Counter[str]) -> None:
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http:
        token = (await http.post("/api/guests", json={})).json()["token"]
        headers = {**TEXT, "Authorization": f"Bearer {token}"}
        while perf_counter() < end_s:
            answer = await http.post("/api/replays", content=longest_record(), headers=headers)
            counts[f"answers with {answer.status_code}"] += 1
            if answer.status_code != httpx2.codes.OK:
                await asyncio.sleep(0.1)


if __name__ == "__main__":
    run_attack(long_replays, longest_record)
