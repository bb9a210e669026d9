"""What the tables need from outside."""

from dataclasses import dataclass

from gangoffour.server.ports import BotRunner, Bus, Clock, EventStore, Listings, Presences, Records, Secrets


@dataclass(frozen=True, slots=True)
class TablePorts:
    """What tables need from outside."""

    events: EventStore
    secrets: Secrets
    listings: Listings
    records: Records
    presences: Presences
    bus: Bus
    clock: Clock
    bots: BotRunner
