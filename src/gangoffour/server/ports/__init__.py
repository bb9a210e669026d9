"""Where the outside begins: what the services need, and the adapters give.

One contract suite for each port, run on every adapter (`tests/contracts`). Every key begins with the id of a table, so
that tables can live on many databases.
"""

from gangoffour.server.ports.bots import BotRunner, Cause, NoHints
from gangoffour.server.ports.bus import Bus, Listener
from gangoffour.server.ports.chat import Chat, ChatLine
from gangoffour.server.ports.clock import Clock
from gangoffour.server.ports.daily import Attempt, BoardResult, DailyStore, GhostResult
from gangoffour.server.ports.ids import MatchId, PlayerId, TableId
from gangoffour.server.ports.jobs import Job, Jobs, Taken
from gangoffour.server.ports.lobby import InviteCode, InviteCodes, ListingRow, Listings
from gangoffour.server.ports.matches import (
    REPLAY_PROCESSOR_S,
    REPLAY_STEPS,
    FinishedMatch,
    HistoryPage,
    Match,
    Matches,
    MatchSeat,
    NoReplay,
    Replayer,
    ReplayTooLong,
)
from gangoffour.server.ports.outbox import START, Outbox, OutboxRow, Place, Span
from gangoffour.server.ports.people import (
    DeviceLink,
    KeptName,
    NameTaken,
    NewName,
    Person,
    PlayerKind,
    Players,
    Presences,
    Session,
    Sessions,
    SignedIn,
)
from gangoffour.server.ports.projections import Cursor, Fault, Shelf, Turn
from gangoffour.server.ports.retention import Keep, Retention
from gangoffour.server.ports.streams import (
    Append,
    CommandKey,
    Conflict,
    EventStore,
    Head,
    Repeated,
    Secrets,
    StoreBusy,
    StoredEvent,
    StoreUnavailable,
    Wish,
    entry_of,
)
from gangoffour.server.ports.urgencies import Urgency, asking, set_urgency, urgency

__all__ = [
    "REPLAY_PROCESSOR_S",
    "REPLAY_STEPS",
    "START",
    "Append",
    "Attempt",
    "BoardResult",
    "BotRunner",
    "Bus",
    "Cause",
    "Chat",
    "ChatLine",
    "Clock",
    "CommandKey",
    "Conflict",
    "Cursor",
    "DailyStore",
    "DeviceLink",
    "EventStore",
    "Fault",
    "FinishedMatch",
    "GhostResult",
    "Head",
    "HistoryPage",
    "InviteCode",
    "InviteCodes",
    "Job",
    "Jobs",
    "Keep",
    "KeptName",
    "Listener",
    "ListingRow",
    "Listings",
    "Match",
    "MatchId",
    "MatchSeat",
    "Matches",
    "NameTaken",
    "NewName",
    "NoHints",
    "NoReplay",
    "Outbox",
    "OutboxRow",
    "Person",
    "Place",
    "PlayerId",
    "PlayerKind",
    "Players",
    "Presences",
    "Repeated",
    "ReplayTooLong",
    "Replayer",
    "Retention",
    "Secrets",
    "Session",
    "Sessions",
    "Shelf",
    "SignedIn",
    "Span",
    "StoreBusy",
    "StoreUnavailable",
    "StoredEvent",
    "TableId",
    "Taken",
    "Turn",
    "Urgency",
    "Wish",
    "asking",
    "entry_of",
    "set_urgency",
    "urgency",
]
