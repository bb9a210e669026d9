"""`make reviews-beside`: people play while ten matches are reviewed in depth. Prints each figure with its goal.

The node has a process of its own and judges in another, which stands back behind it. First the tables play alone, then
the reviews are asked for at one moment beside them. The node has no bot workers on other machines, and one core.
"""

import argparse
import os
import tempfile
from pathlib import Path
from secrets import token_bytes
from typing import Final
from uuid import UUID

import httpx2
import uvloop

from bench.load import NODE_CORE
from bench.logins import MOST_MORE_MS, acknowledged_ms
from gangoffour.analysis import shipped_puzzles
from gangoffour.server.adapters.stores import open_stores
from gangoffour.server.ids import new_id
from tools.figures import Figure, show
from tools.load.node import FASTER, started_node
from tools.load.processes import raise_file_limit
from tools.load.tables import Tally, opened_tables
from tools.matches.finished import finished_match

PLAYER: Final = "guest-bench"


async def kept_matches(url: str, count: int) -> list[UUID]:
    """Keep so many matches of bots as if somebody had played them; return their ids."""
    texts = [match.record for match in shipped_puzzles().matches if match.record][:count]
    match_ids = [new_id(0, token_bytes(8)) for _ in texts]
    async with open_stores([url]) as stores:
        for match_id, text in zip(match_ids, texts, strict=True):
            await stores.matches.put(finished_match(match_id, text, PLAYER, None, None, None))
    return match_ids


async def ask_for_reviews(port: int, match_ids: list[UUID]) -> None:
    """Ask for the deep reviews of matches as a guest."""
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
        token = (await http.post("/api/guests", json={"name": None})).json()["token"]
        for match_id in match_ids:
            headers = {"Authorization": f"Bearer {token}"}
            (await http.post(f"/api/matches/{match_id}/review", json={}, headers=headers)).raise_for_status()


async def left_over(port: int, match_ids: list[UUID]) -> int:
    """Return how many of the deep reviews are not done."""
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
        answers = [(await http.get(f"/api/matches/{match_id}/review")).json() for match_id in match_ids]
    return sum(answer["deep"] != "done" for answer in answers)


async def run(chosen: argparse.Namespace) -> list[Figure]:
    """Measure it on one node with an SQLite file."""
    tally = Tally()
    core = NODE_CORE if (os.cpu_count() or 1) > NODE_CORE else None
    with tempfile.TemporaryDirectory() as folder:
        url = str(Path(folder) / "reviews.sqlite")
        match_ids = await kept_matches(url, chosen.reviews)
        async with started_node({"GOF_DATABASE_URLS": url, **FASTER}, core=core) as node:
            tables = await opened_tables(node.port, chosen.tables, tally)
            await acknowledged_ms(tables, tally, chosen.seconds / 4)
            alone_ms = await acknowledged_ms(tables, tally, chosen.seconds)
            await ask_for_reviews(node.port, match_ids)
            beside_ms = await acknowledged_ms(tables, tally, chosen.seconds)
            left = await left_over(node.port, match_ids)
            for table in tables:
                table.close()
    if not left:
        raise AssertionError("the reviews were done too soon to be beside anything: ask for more of them")
    return [
        Figure("acknowledged, 99 %, alone", alone_ms, "ms"),
        Figure(
            f"the same beside {chosen.reviews} deep reviews, more", max(0.0, beside_ms - alone_ms), "ms", MOST_MORE_MS
        ),
        Figure("reviews still to be made at the end", left, ""),
    ]


def main() -> None:
    """Measure, and show the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--reviews", type=int, default=10)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    chosen = parser.parse_args()
    raise_file_limit()
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {0})
    show("reviews beside", uvloop.run(run(chosen)))


if __name__ == "__main__":
    main()
