"""Cheap requests on eight connections: bodies nested without end, and the question whether the server is ready."""

import asyncio
from collections import Counter
from time import perf_counter
from typing import Final

import httpx2

from bench.abuse_beside import run_attack

CONNECTIONS: Final = 8
NESTED: Final = b"[" * 16_000
JSON: Final = {"Content-Type": "application/json"}
PAUSE_S: Final = 0.02
"""Some four hundred requests a second in all: beyond that any request at all is what the others wait for."""


async def cheap_requests(port: int, end_s: float) -> dict[str, int]:
    """Ask, whatever the answer is."""
    counts: Counter[str] = Counter()
    await asyncio.gather(*(_cheap_requests(port, end_s, counts) for _ in range(CONNECTIONS)))
    return dict(counts)


async def _cheap_requests(port: int, end_s: float, counts: Counter[str]) -> None:
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http:
        while perf_counter() < end_s:
            for answer in (await http.post("/api/guests", content=NESTED, headers=JSON), await http.get("/readyz")):
                counts[f"answers with {answer.status_code}"] += 1
            await asyncio.sleep(PAUSE_S)


if __name__ == "__main__":
    run_attack(cheap_requests)
