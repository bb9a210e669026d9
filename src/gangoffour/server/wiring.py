"""The services of a node, put together: which rests on what, and which group of routes gets it."""

import asyncio
import time
from dataclasses import replace
from typing import Final, NamedTuple

from gangoffour.server.adapters.people.smtp_post import SmtpPost
from gangoffour.server.adapters.people.webauthn_rites import WebauthnRites
from gangoffour.server.adapters.stores import Stores
from gangoffour.server.conduct import ConductService, GuardedSessions, OwnWords
from gangoffour.server.daily import Contests, Daily
from gangoffour.server.lobby.codes import Codes
from gangoffour.server.lobby.service import Lobby, TableLimits
from gangoffour.server.matches import History
from gangoffour.server.metrics import Metrics
from gangoffour.server.people.accounts import AccountPorts, Accounts
from gangoffour.server.people.devices import Devices
from gangoffour.server.people.friends import FriendPorts, Friends
from gangoffour.server.people.issuers import Issuers
from gangoffour.server.people.letters import Letters
from gangoffour.server.people.passkeys import Passkeys
from gangoffour.server.people.programs import Programs
from gangoffour.server.people.remaining_ways import RemainingWays
from gangoffour.server.people.service import People
from gangoffour.server.ports import (
    Analyst,
    Clock,
    EventStore,
    Issuer,
    Passwords,
    Puzzles,
    Replayer,
    SignedIn,
    StoreUnavailable,
)
from gangoffour.server.profiles import Profiles
from gangoffour.server.projections import Projections
from gangoffour.server.reviews import Practice, Reviews
from gangoffour.server.rights import BelongingPorts, Rights, belongings_of
from gangoffour.server.settings import Settings
from gangoffour.server.tables.chats import Chats
from gangoffour.server.tables.hints import Hints
from gangoffour.server.tables.needs import TablePorts
from gangoffour.server.tables.service import Tables
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.connections import Connections
from gangoffour.server.web.daily.daily_services import DailyServices
from gangoffour.server.web.host.host_services import HostServices
from gangoffour.server.web.host.metric_sources import Measures
from gangoffour.server.web.host.readiness import Readiness
from gangoffour.server.web.limits import Limiters
from gangoffour.server.web.lobby.lobby_feed import LobbyFeed
from gangoffour.server.web.lobby.lobby_services import LobbyServices
from gangoffour.server.web.matches.match_services import MatchServices
from gangoffour.server.web.matches.replays import Replays
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.security_log import SecurityLog
from gangoffour.server.web.services import Services
from gangoffour.server.web.tables.attendance import Attendance
from gangoffour.server.web.tables.spectators import Watching
from gangoffour.server.web.tables.table_services import TableServices
from gangoffour.server.workers.desks import desk_of
from gangoffour.server.workers.housekeeping import DAY_MS

READY_S: Final = 2.0
"""How long the store has to answer whether it is well."""


class Node(NamedTuple):
    """What the services of a node rest on."""

    settings: Settings
    stores: Stores
    ports: TablePorts
    tables: Tables
    projections: Projections
    issuers: tuple[Issuer, ...] = ()

    @property
    def clock(self) -> Clock:
        """The clock of the node."""
        return self.ports.clock

    @property
    def idle_limit_ms(self) -> int:
        """How long a session is kept that nobody uses."""
        return self.settings.keep_sessions_days * DAY_MS


class Beside(NamedTuple):
    """What works in processes beside the server. Each starts when it is first asked."""

    replayer: Replayer
    analyst: Analyst
    puzzles: Puzzles
    passwords: Passwords


class _Shared(NamedTuple):
    """Services that more than one group of routes needs."""

    people: People
    programs: Programs
    accounts: Accounts
    letters: Letters
    issuers: Issuers
    friends: Friends
    history: History
    daily: Daily
    reviews: Reviews
    conduct: ConductService
    lobby: Lobby
    chats: Chats


def services_of(node: Node, beside: Beside, metrics: Metrics, measures: Measures) -> Services:
    """Return the services of a node, by the groups of routes that need them."""
    shared = _shared(node, beside)
    stores, clock = node.stores, node.clock
    contests = Contests(shared.daily, stores.contests, stores.daily, stores.players, clock, stores.secrets)
    return Services(
        for_all=_for_all(node, shared, metrics),
        for_people=_for_people(node, shared),
        for_tables=_for_tables(node, shared),
        for_matches=MatchServices(
            history=shared.history,
            replays=Replays(beside.replayer),
            reviews=shared.reviews,
            puzzles=beside.puzzles,
            practice=Practice(stores.practice, beside.puzzles, clock),
            people=shared.people,
            daily=shared.daily,
        ),
        for_daily=DailyServices(daily=shared.daily, contests=contests, friends=shared.friends),
        for_lobby=LobbyServices(lobby_feed=LobbyFeed(shared.lobby)),
        for_host=HostServices(
            daily=shared.daily,
            letters=shared.letters,
            issuers=shared.issuers,
            is_ready=Readiness(lambda: _answers(stores.events), time.monotonic),
            measure=measures,
        ),
    )


def _shared(node: Node, beside: Beside) -> _Shared:
    settings, stores, ports, tables, projections, issuers = node
    clock, limits = node.clock, settings.limits
    accounts = Accounts(_account_ports(node), beside.passwords, node.idle_limit_ms)
    post = SmtpPost(settings.smtp_url, settings.mail_from)
    history = History(stores.matches, projections)
    conduct = ConductService(history, clock)
    most = TableLimits(limits.tables_per_player, limits.tables_per_ip)
    return _Shared(
        people=People(stores.players, stores.sessions, stores.chat, clock, stores.secrets, node.idle_limit_ms),
        programs=Programs(stores.api_tokens, stores.players, clock, stores.secrets),
        accounts=accounts,
        letters=Letters(_account_ports(node), stores.mails, accounts, post),
        issuers=Issuers(_account_ports(node), stores.issuer_accounts, _remaining(node), accounts, issuers),
        friends=_friends(stores, clock),
        history=history,
        daily=Daily(stores.daily, stores.contests, stores.players, tables, projections, clock),
        reviews=Reviews(stores.analyses, stores.jobs),
        conduct=conduct,
        lobby=Lobby(tables, stores.listings, stores.relations, projections, conduct, most),
        chats=_chats(stores, ports),
    )


def _for_all(node: Node, shared: _Shared, metrics: Metrics) -> CommonServices:
    async def authenticate(token: str) -> SignedIn | None:
        return await shared.programs.authenticate(token) or await shared.people.authenticate(token)

    return CommonServices(
        settings=node.settings,
        clock=node.clock,
        limiters=Limiters(node.settings.limits, time.monotonic),
        security=SecurityLog(node.settings, time.monotonic),
        metrics=metrics,
        connections=Connections(node.ports.bus),
        authenticate=authenticate,
    )


def _for_people(node: Node, shared: _Shared) -> PeopleServices:
    stores, clock = node.stores, node.clock
    belongings = belongings_of(_belonging_ports(stores))
    return PeopleServices(
        people=shared.people,
        devices=Devices(stores.sessions, clock, stores.secrets, node.idle_limit_ms),
        accounts=shared.accounts,
        passkeys=Passkeys(_account_ports(node), _remaining(node), shared.accounts, WebauthnRites()),
        letters=shared.letters,
        issuers=shared.issuers,
        programs=shared.programs,
        friends=shared.friends,
        rights=Rights(belongings, shared.people, shared.programs, shared.history, stores.jobs),
        profiles=Profiles(stores.players, shared.history, shared.reviews, shared.daily, clock),
        conduct=shared.conduct,
        desk=desk_of(stores, clock, shared.history),
        lobby=shared.lobby,
        tables=node.tables,
        chats=shared.chats,
    )


def _for_tables(node: Node, shared: _Shared) -> TableServices:
    stores, clock, tables = node.stores, node.clock, node.tables
    return TableServices(
        tables=tables,
        lobby=shared.lobby,
        codes=Codes(stores.codes, tables, clock, stores.secrets),
        chats=shared.chats,
        hints=Hints(tables, node.ports.bots),
        friends=shared.friends,
        conduct=shared.conduct,
        attendance=Attendance(tables, clock, node.settings.depart_grace_s * 1000),
        watching=Watching(clock),
    )


def _account_ports(node: Node) -> AccountPorts:
    stores = node.stores
    return AccountPorts(stores.players, stores.sessions, stores.ways_in, node.clock, stores.secrets)


def _remaining(node: Node) -> RemainingWays:
    stores = node.stores
    return RemainingWays(stores.ways_in, stores.mails, stores.issuer_accounts, [each.url for each in node.issuers])


def _chats(stores: Stores, ports: TablePorts) -> Chats:
    voices = OwnWords(stores.matches, stores.relations)
    return Chats(stores.chat, stores.relations, stores.moderation, voices, ports.bus, ports.clock)


def _friends(stores: Stores, clock: Clock) -> Friends:
    ports = FriendPorts(stores.relations, stores.players, stores.presences, stores.listings, clock, stores.secrets)
    return Friends(ports)


def guarded(stores: Stores, clock: Clock) -> Stores:
    """Return the same stores, in which no session begins of somebody who is banned."""
    return replace(stores, sessions=GuardedSessions(stores.sessions, stores.moderation, clock))


def _belonging_ports(stores: Stores) -> BelongingPorts:
    return BelongingPorts(**{name: getattr(stores, name) for name in BelongingPorts._fields})


async def _answers(events: EventStore) -> bool:
    """True if the store answers."""
    try:
        async with asyncio.timeout(READY_S):
            await events.now_ms()
    except (StoreUnavailable, OSError, TimeoutError):
        return False
    return True
