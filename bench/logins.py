"""`make logins`: many people sign in at once while others play. Prints each figure with its goal.

The node has a process of its own and looks at passwords in another, which gives way to it. First the tables play alone,
then hundreds sign in at one moment beside them, out of a process that gives way as well: at a host they come from
machines of their own. At the end it is tried whether time tells which names there are: wrong
passwords of known and of unknown names, in turn.
"""

import argparse
import asyncio
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Final, NamedTuple

import uvloop

from bench.load import answered, node_with, paced
from gangoffour.client import Client, Patience, ServerRefused
from tools.figures import Figure, quantile, show
from tools.load.processes import raise_file_limit
from tools.load.tables import LoadTable, Tally, by_clients, opened_tables

USERS: Final = 50
PASSWORD: Final = "seven owls at noon"
LIMIT_S: Final = 120.0
BUSY: Final = "server/busy"
MOST_MORE_MS: Final = 20
MOST_LAST_S: Final = 40
MOST_APART_MS: Final = 5


def name_of(number: int) -> str:
    """Return what a user is called."""
    return f"Sleeper {number}"


async def known_users(port: int, count: int) -> None:
    """Let guests become users, a few at a time."""

    async def become(_client: Client, number: int) -> None:
        # A client of their own: another's cookie would come along.
        async with Client(f"http://127.0.0.1:{port}", patience=Patience(request_limit_s=LIMIT_S)) as client:
            await client.register(name_of(number))
            await client.set_password(PASSWORD)

    await by_clients(port, range(count), become)


class SignedIn(NamedTuple):
    """How somebody got in."""

    took_s: float
    told_to_wait: int
    """How often the server said that too many come at once."""


async def signed_in(port: int, number: int) -> SignedIn:
    """Sign in once, and come back whenever the server asks for it."""
    begin_s, told_to_wait = perf_counter(), 0
    async with Client(f"http://127.0.0.1:{port}", patience=Patience(request_limit_s=LIMIT_S)) as client:
        while True:
            try:
                await client.sign_in(name_of(number % USERS), PASSWORD)
            except ServerRefused as refusal:
                if refusal.code != BUSY:
                    raise
                told_to_wait += 1
                await asyncio.sleep(float(refusal.facts["wait_s"]))
            else:
                return SignedIn(perf_counter() - begin_s, told_to_wait)


async def _all_signed_in(port: int, count: int) -> list[SignedIn]:
    return await asyncio.gather(*(signed_in(port, number) for number in range(count)))


def all_signed_in(port: int, count: int) -> list[SignedIn]:
    """Let so many sign in at one moment."""
    return uvloop.run(_all_signed_in(port, count))


def give_way() -> None:
    """Run when nobody else wants to."""
    raise_file_limit()
    os.nice(19)


async def acknowledged_ms(tables: list[LoadTable], tally: Tally, seconds: float) -> float:
    """Let the tables play for a while, one action a second at each; return within what 99 % are acknowledged."""
    tally.clear()
    await paced(tables, len(tables), seconds)
    await answered(tables)
    return 1e3 * quantile(tally.acks_s, 0.99)


async def refused_s(client: Client, name: str) -> float:
    """Try a wrong password; return how long the refusal took."""
    begin_s = perf_counter()
    try:
        await client.sign_in(name, "not the password")
    except ServerRefused:
        return perf_counter() - begin_s
    raise AssertionError("a wrong password opened")


async def apart_ms(port: int, tries: int) -> float:
    """Return how far the medians of refusals are apart for names that there are and names that there are not."""
    known, unknown = [], []
    async with Client(f"http://127.0.0.1:{port}") as client:
        for number in range(tries):
            known.append(await refused_s(client, name_of(number % USERS)))
            unknown.append(await refused_s(client, f"Nobody {number}"))
    return 1e3 * abs(quantile(known, 0.5) - quantile(unknown, 0.5))


async def measured(chosen: argparse.Namespace, port: int, elsewhere: Executor) -> list[Figure]:
    """Measure all of it on the node at this port."""
    tally = Tally()
    await known_users(port, USERS)
    tables = await opened_tables(port, chosen.tables, tally)
    await acknowledged_ms(tables, tally, chosen.seconds / 4)
    alone_ms = await acknowledged_ms(tables, tally, chosen.seconds)
    logins = asyncio.get_running_loop().run_in_executor(elsewhere, all_signed_in, port, chosen.logins)
    beside_ms, came_in = await asyncio.gather(acknowledged_ms(tables, tally, chosen.seconds), logins)
    for table in tables:
        table.close()
    names_ms = await apart_ms(port, chosen.tries)
    return [
        Figure("acknowledged, 99 %, alone", alone_ms, "ms"),
        Figure("the same beside the logins, more", max(0.0, beside_ms - alone_ms), "ms", MOST_MORE_MS),
        Figure("the last login", max(each.took_s for each in came_in), "s", MOST_LAST_S),
        Figure("told to come back in a second", sum(each.told_to_wait > 0 for each in came_in), "of them"),
        Figure("known and unknown names apart, medians", names_ms, "ms", MOST_APART_MS),
    ]


async def run(chosen: argparse.Namespace) -> list[Figure]:
    """Start a node, and a process for those who sign in."""
    with ProcessPoolExecutor(1, get_context("spawn"), give_way) as elsewhere:
        await asyncio.get_running_loop().run_in_executor(elsewhere, os.getpid)  # it has started
        # The process that looks at passwords takes whichever core is free, as it does at a host.
        async with node_with(chosen.store, is_pinned=False) as node:
            return await measured(chosen, node.port, elsewhere)


def main() -> None:
    """Measure, and show the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="postgres")
    parser.add_argument("--logins", type=int, default=500)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--tries", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    chosen = parser.parse_args()
    raise_file_limit()
    show("logins", uvloop.run(run(chosen)))


if __name__ == "__main__":
    main()
