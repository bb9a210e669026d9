"""What is done to the cluster while people play. Chance is seeded; what it leads to depends on the machine."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Final

from tools.chaos.bed import Bed
from tools.chaos.figures import Fault
from tools.chaos.stored import read_heads

NODE_KILL: Final = "node killed"
POSTGRES_KILL: Final = "PostgreSQL killed"
NATS_KILL: Final = "NATS killed"
RESTART: Final = "node restarted"


class Nemesis:
    """Does harm, and remembers it."""

    def __init__(self, bed: Bed, seed: str, say: Callable[[str], None]) -> None:
        self.faults: list[Fault] = []
        self.recoveries: list[float] = []
        """After how many seconds PostgreSQL answered again, from its start."""
        self.exits: list[tuple[float, int | None]] = []
        """How long nodes took to stop when asked, and their exit codes."""
        self.heads_after_nats: dict[str, int] = {}
        self._bed = bed
        self._rng = Random(seed)
        self._say = say

    async def kill_things(self, node_kills: int, postgres_kills: int, pause_s: tuple[float, float]) -> None:
        """Kill nodes and PostgreSQL in an order of chance, with pauses of chance between."""
        victims = ["node"] * node_kills + ["postgres"] * postgres_kills
        self._rng.shuffle(victims)
        for number, victim in enumerate(victims, start=1):
            await asyncio.sleep(self._rng.uniform(*pause_s))
            if victim == "node":
                await self._kill_node()
            else:
                await self._kill_postgres()
            fault = self.faults[-1]
            self._say(f"{number}/{len(victims)} {fault.kind} {fault.detail}, down {fault.ended - fault.begun:.1f} s")
        for node in self._bed.nodes:
            await node.ready()

    async def _kill_node(self) -> None:
        node = self._rng.choice(self._bed.nodes)
        begun = time.monotonic()
        await node.kill()
        await asyncio.sleep(self._rng.uniform(0.5, 2.0))
        await node.start()
        self.faults.append(Fault(NODE_KILL, begun, time.monotonic(), node.name))
        if self._rng.random() < 0.7:  # else the next blow may come while it starts
            await node.ready()

    async def _kill_postgres(self) -> None:
        begun = time.monotonic()
        await self._bed.postgres.kill()
        await asyncio.sleep(self._rng.uniform(1.5, 3.0))
        self.faults.append(Fault(POSTGRES_KILL, begun, time.monotonic()))
        self.recoveries.append(await self._bed.postgres.start())

    async def cut_nats(self, down_s: float) -> None:
        """Kill NATS, wait, start it again, and remember where every table stood then."""
        begun = time.monotonic()
        await self._bed.nats.kill()
        await asyncio.sleep(down_s)
        await self._bed.nats.start()
        self.heads_after_nats = await read_heads(self._bed.postgres.url)
        self.faults.append(Fault(NATS_KILL, begun, time.monotonic()))
        self._say(f"{NATS_KILL}, down {down_s:.0f} s")
        await asyncio.sleep(4)  # longer than anybody may take to be up to date

    async def restart_nodes(self) -> None:
        """Stop one node after the other, as an update does, and start it again."""
        for node in self._bed.nodes:
            begun = time.monotonic()
            self.exits.append(await node.stop())
            await node.start()
            ready_s = await node.ready()
            self.faults.append(Fault(RESTART, begun, time.monotonic(), node.name))
            self._say(f"{RESTART} {node.name}: stopped in {self.exits[-1][0]:.1f} s, ready {ready_s:.1f} s after")
            await asyncio.sleep(3)

    def of_kind(self, kind: str) -> list[Fault]:
        """Return the faults of a kind."""
        return [fault for fault in self.faults if fault.kind == kind]
