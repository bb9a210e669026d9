"""The wiring of a server: which adapters, which services, and in which order they start and stop.

Stopping loses nothing: first nobody new is let in, everybody is told, requests and commands under way end; then the
tables stop, then what they rest on. What was acknowledged is in the store.
"""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, Final, Protocol

import uvicorn

from gangoffour.server.adapters.bots.bot_fallback import Fallback
from gangoffour.server.adapters.bots.bot_pool import ProcessBotRunner
from gangoffour.server.adapters.bus.local_bus import LocalBus
from gangoffour.server.adapters.clocks import SteadyClock, StoreClock
from gangoffour.server.adapters.databases.engines import is_postgres
from gangoffour.server.adapters.matches.process_replayer import ProcessReplayer
from gangoffour.server.adapters.people.oidc_issuer import OidcIssuer
from gangoffour.server.adapters.people.process_passwords import ProcessPasswords
from gangoffour.server.adapters.reviews.process_analyst import ProcessAnalyst
from gangoffour.server.adapters.reviews.process_puzzles import ProcessPuzzles
from gangoffour.server.adapters.stores import Stores, open_stores
from gangoffour.server.interpreter import set_for_serving
from gangoffour.server.lobby.listing import LOBBY_SUBJECT
from gangoffour.server.logs import configure_logs, logger
from gangoffour.server.metrics import Metrics
from gangoffour.server.ports import BotRunner, Bus, Clock, EventStore
from gangoffour.server.projections import Projections
from gangoffour.server.reviews import ReviewMaker
from gangoffour.server.settings import Settings, unknown_names
from gangoffour.server.tables.needs import TablePorts
from gangoffour.server.tables.owed_tasks import Pace
from gangoffour.server.tables.service import Tables
from gangoffour.server.web.app import App, equip
from gangoffour.server.web.connections import RENEWAL_SUBJECT, SESSION_SUBJECT
from gangoffour.server.web.host.metric_sources import Measures, measure_projections, watch_loop
from gangoffour.server.web.services import Services
from gangoffour.server.web.uvicorn_server import Server
from gangoffour.server.wiring import Beside, Node, guarded, services_of
from gangoffour.server.workers.bans import BanWatch
from gangoffour.server.workers.caretakers import Caretakers
from gangoffour.server.workers.daily_making import keep_days_made
from gangoffour.server.workers.housekeeping import job_workers, load_sentences
from gangoffour.server.workers.jobs import do_jobs
from gangoffour.server.workers.projecting import projections_of

__all__ = ["Server", "Services", "configure_logs", "open_services", "run", "running", "serve"]

BOT_TIMEOUT_S: Final = 5.0
SALT_SIZE: Final = 16

_LOG: Final = logger(__name__)


class Bots(BotRunner, Protocol):
    """A bot runner that can be closed and counts how often it had to be replaced."""

    fallback: Fallback

    async def close(self) -> None:
        """Let nobody think any more."""


class AnyBus(Bus, Protocol):
    """A bus that counts what it dropped."""

    dropped_count: int


# --- adapters --------------------------------------------------------------------------------------------------------


async def _open_clock(settings: Settings, events: EventStore, stack: AsyncExitStack) -> Clock:
    """Return the clock: the store's own, where nodes on other machines share the store."""
    if not any(map(is_postgres, settings.database_urls)):
        return SteadyClock()
    clock = StoreClock(events.now_ms)
    await clock.sample()
    _run_in_background(stack, clock.run())
    return clock


async def _open_bus_and_bots(settings: Settings, stores: Stores, stack: AsyncExitStack) -> tuple[AnyBus, Bots]:
    """Return the bus, and who lets bots think: processes of our own, or of other machines if we have none."""
    bots: Bots = ProcessBotRunner(settings.bot_workers, BOT_TIMEOUT_S, stores.secrets.token)
    bus: AnyBus
    if settings.nats_url:
        from gangoffour.server.adapters.bots.nats_bots import NatsBotRunner  # noqa: PLC0415  alone a server needs no NATS
        from gangoffour.server.adapters.bus.nats_bus import NatsBus  # noqa: PLC0415
        from gangoffour.server.adapters.bus.nats_clusters import ClusterWatch, cluster_id  # noqa: PLC0415

        prefix = settings.nats_prefix
        bus = nats_bus = await stack.enter_async_context(
            NatsBus(settings.nats_url, prefix=prefix, authority=settings.nats_authority)
        )
        await ClusterWatch(nats_bus, await cluster_id(settings.database_urls[0])).start()
        if not settings.bot_workers:
            bots = NatsBotRunner(nats_bus.connection, BOT_TIMEOUT_S, stores.secrets.token, prefix=prefix)
    else:
        bus = await stack.enter_async_context(LocalBus())
    stack.push_async_callback(bots.close)
    return bus, bots


def _run_in_background(stack: AsyncExitStack, duty: Coroutine[Any, Any, None]) -> None:
    """Do a duty until the stack is left."""
    task = asyncio.create_task(duty)

    async def end() -> None:
        task.cancel()
        await asyncio.wait([task])
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("a standing duty ended early", exc_info=error)

    stack.push_async_callback(end)


# --- services --------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def open_services(settings: Settings, pace: Pace | None = None) -> AsyncIterator[Services]:
    """Open everything that a server consists of, apart from the door; close it in the opposite order.

    Raises:
        StoreError: A database has another schema than this program.
        StoreUnavailable: A database does not answer.
    """
    async with AsyncExitStack() as stack:
        stores = await stack.enter_async_context(open_stores(settings.database_urls))
        clock = await _open_clock(settings, stores.events, stack)
        bus, bots = await _open_bus_and_bots(settings, stores, stack)
        projections = projections_of(stores.projected, clock, bus)
        stack.push_async_callback(projections.close)
        ports = TablePorts(
            events=stores.events,
            secrets=stores.secrets,
            presences=stores.presences,
            bus=bus,
            clock=clock,
            bots=bots,
            poke=projections.poke,
        )
        shards = range(len(settings.database_urls))
        tables = Tables(ports, pace or _pace(settings, stores), settings.node_id, shards=shards)
        stack.push_async_callback(tables.close)
        caretakers = Caretakers(tables, stores.events, stores.presences, settings.node_id)
        beside = Beside(ProcessReplayer(), ProcessAnalyst(), ProcessPuzzles(), ProcessPasswords())
        for process in beside:
            stack.push_async_callback(process.close)
        issuers = tuple(OidcIssuer(each) for each in settings.issuers)
        for issuer in issuers:
            stack.push_async_callback(issuer.close)
        node = Node(settings, guarded(stores, clock), ports, tables, projections, issuers)
        services = services_of(node, beside, *_measures(tables, caretakers, bus, bots, projections))
        await caretakers.start()
        _run_in_background(stack, caretakers.run())
        _run_in_background(stack, projections.run())
        reviews = ReviewMaker(stores.matches, stores.analyses, stores.practice, beside.analyst, clock)
        _run_in_background(stack, do_jobs(job_workers(settings, stores, services.for_people.people, clock, reviews)))
        await _start(services, bus, stack)
        sockets = services.for_all.connections
        _run_in_background(stack, BanWatch(stores.moderation, stores.api_tokens, sockets.end_player).run())
        yield services


def _pace(settings: Settings, stores: Stores) -> Pace:
    return Pace(
        pass_beat_ms=settings.pass_beat_ms,
        pass_beat_bots_ms=settings.pass_beat_bots_ms,
        pass_median_ms=settings.pass_median_ms,
        bot_beat_ms=settings.bot_delay_ms._asdict(),
        salt=stores.secrets.token(SALT_SIZE),
    )


def _measures(
    tables: Tables, caretakers: Caretakers, bus: AnyBus, bots: Bots, projections: Projections
) -> tuple[Metrics, Measures]:
    metrics = Metrics()
    tables.observe_lateness_s = metrics.clock_lateness_s.observe
    return metrics, Measures(
        [
            (metrics.conflicts, lambda: tables.conflict_count),
            (metrics.gaps_refilled, lambda: caretakers.gap_count),
            (metrics.put_offs.labels("stall"), lambda: caretakers.pulse.stall_count),
            (metrics.put_offs.labels("outage"), lambda: caretakers.pulse.outage_count),
            (metrics.put_off_s, lambda: caretakers.pulse.put_off_s),
            (metrics.hints_dropped, lambda: bus.dropped_count),
            (metrics.bot_fallbacks.labels("any"), lambda: bots.fallback.count),
        ],
        partial(measure_projections, metrics, projections),
    )


async def _start(services: Services, bus: Bus, stack: AsyncExitStack) -> None:
    """Begin to listen to the bus, and the standing duties."""
    lobby_feed, connections = services.for_lobby.lobby_feed, services.for_all.connections
    for subject, listener in (
        (LOBBY_SUBJECT, lobby_feed.hear),
        (SESSION_SUBJECT, connections.hear_session_end),
        (RENEWAL_SUBJECT, connections.hear_renewal),
    ):
        stack.push_async_callback(await bus.subscribe(subject, listener))
    stack.push_async_callback(await services.for_tables.chats.start())
    for duty in (
        lobby_feed.run(),
        watch_loop(services.for_all.metrics),
        load_sentences(),
    ):
        _run_in_background(stack, duty)
    stack.push_async_callback(services.for_people.letters.close)
    stack.push_async_callback(services.for_tables.attendance.stop)
    stack.callback(services.for_tables.watching.stop)


# --- the door --------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def running(
    settings: Settings,
    listener: socket.socket | None = None,
    pace: Pace | None = None,
    app: App | None = None,
) -> AsyncIterator[Server]:
    """Run a server inside a program, such as a test: it takes requests when this is entered, none when it is left.

    An application that is there already is given the services of this server.
    """
    async with open_services(settings, pace) as services:
        if app is not None:
            equip(app, services)
        server = Server(services, app=app)
        task = asyncio.create_task(server._serve(None if listener is None else [listener]))  # noqa: SLF001
        try:
            opening = asyncio.create_task(server.is_open.wait())
            await asyncio.wait([opening, task], return_when=asyncio.FIRST_COMPLETED)
            opening.cancel()
            yield server
        finally:
            server.should_exit = True
            await task


async def serve(settings: Settings, on_open: Callable[[], None] | None = None) -> None:
    """Serve until a signal comes; call `on_open` when the first request can come.

    Raises:
        StoreError: A database has another schema than this program.
        StoreUnavailable: A database does not answer.
        SystemExit: The port is taken.
    """
    async with open_services(settings) as services, AsyncExitStack() as stack:
        # A server inside another program lets nobody play: that is for those who run one.
        _run_in_background(stack, keep_days_made(settings.database_urls, settings.daily_days))
        await Server(services, on_open).serve()


def run(settings: Settings, on_open: Callable[[], None] | None = None) -> None:
    """Serve until a signal comes, on the quickest event loop there is."""
    configure_logs(settings.log_format, settings.log_level)
    for name in unknown_names(os.environ):
        _LOG.warning("there is no such setting", name=name)
    set_for_serving()
    with asyncio.Runner(loop_factory=uvicorn.Config(None, loop="auto").get_loop_factory()) as runner:  # type: ignore[arg-type]  # only the loop is asked for
        runner.run(serve(settings, on_open))
