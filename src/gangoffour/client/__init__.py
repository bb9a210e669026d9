"""The client: a server's HTTP and WebSocket protocol as Python objects, for bots, tests and programs that play.

`Client` asks over HTTP; `Client.table` connects to a table, keeps the view of one's seat up to date and takes commands;
`play_with` lets a bot play, `play_day` all deals of a day. The guide is docs/guides/write-a-client.md.
"""

from gangoffour.extras import ExtraCode, MissingExtra

try:
    import httpx2  # noqa: F401  the client needs them; here it can still be said what to do
    import websockets  # noqa: F401
except ModuleNotFoundError as error:
    raise MissingExtra(ExtraCode.MISSING, extra="client", package=error.name or "httpx2") from error

from gangoffour.client.bot_play import play_with
from gangoffour.client.changes import Change, Changes
from gangoffour.client.daily_play import play_day, shared_text
from gangoffour.client.errors import (
    ClientCode,
    ClientError,
    CommandRefused,
    ConnectionClosed,
    OutcomeUnknown,
    Refusal,
    ServerRefused,
    SocketRefused,
    UnfairStart,
    Unreachable,
    ViewMismatch,
)
from gangoffour.client.fair_start import SaveTranscript
from gangoffour.client.http import Client
from gangoffour.client.link import Patience
from gangoffour.client.outbox import CommandStep, OnCommand
from gangoffour.client.table import TableConnection
from gangoffour.client.table_fold import OutOfStep, TableFold, told, welcomed

__all__ = [
    "Change",
    "Changes",
    "Client",
    "ClientCode",
    "ClientError",
    "CommandRefused",
    "CommandStep",
    "ConnectionClosed",
    "OnCommand",
    "OutOfStep",
    "OutcomeUnknown",
    "Patience",
    "Refusal",
    "SaveTranscript",
    "ServerRefused",
    "SocketRefused",
    "TableConnection",
    "TableFold",
    "UnfairStart",
    "Unreachable",
    "ViewMismatch",
    "play_day",
    "play_with",
    "shared_text",
    "told",
    "welcomed",
]
