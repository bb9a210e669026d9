"""What the tables need from outside."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from gangoffour.server.ports import BotRunner, Bus, Clock, EventStore, Presences, Secrets, TableId


@dataclass(frozen=True, slots=True)
class TablePorts:
    """What tables need from outside."""

    events: EventStore
    secrets: Secrets
    presences: Presences
    bus: Bus
    clock: Clock
    bots: BotRunner
    poke: Callable[[TableId, Collection[str]], None]
    """Told, after every commit here, the types of the events of a table: whatever is derived from them is behind."""
