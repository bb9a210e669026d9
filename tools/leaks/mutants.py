"""Servers that leak, one leak each: the referee has to catch them all."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from contextvars import ContextVar
from typing import Any, Final, TypeAlias
from unittest import mock
from uuid import UUID

import msgspec
import structlog

from gangoffour.engine import Action, Seat, SeatView, legal_plays
from gangoffour.protocol import OwnView, Player, Snapshot, TableListing, encode_seat_view, messages
from gangoffour.protocol import events as wire
from gangoffour.server.adapters.bots import nats_bots
from gangoffour.server.adapters.bots.nats_bots import NatsBotRunner
from gangoffour.server.adapters.bus.nats_connection import NatsConnection
from gangoffour.server.adapters.streams.sql import SqlSecrets
from gangoffour.server.lobby.listing import ListedTable, listing_of
from gangoffour.server.lobby.service import Lobby
from gangoffour.server.matches import MATCHES
from gangoffour.server.ports import Cause, NoHints, PlayerId, entry_of
from gangoffour.server.projections import Projections
from gangoffour.server.tables import dealer, feeds, visibility
from gangoffour.server.tables.owed_tasks import Owed
from gangoffour.server.tables.service import Tables
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.streams import Stream
from gangoffour.server.tables.table_caretaker import Thoughts
from gangoffour.server.web.tables import routes_tables, table_socket
from gangoffour.server.web.tables.table_socket import TableSocket
from tools.leaks.overheard import INBOX

Mutant: TypeAlias = Callable[[], AbstractContextManager[None]]


@contextmanager
def planted(*changes: tuple[Any, str, Any]) -> Iterator[None]:
    """Put other things in the place of some names, for a while."""
    with ExitStack() as stack:
        for owner, name, value in changes:
            stack.enter_context(mock.patch.object(owner, name, value))
        yield


def sees_more(lets: Callable[[wire.Event, Seat | None], bool]) -> AbstractContextManager[None]:
    """A door that lets more events through."""
    honest = visibility.is_seen

    def is_seen(event: wire.Event, seat: Seat | None) -> bool:
        return honest(event, seat) or lets(event, seat)

    return planted((feeds, "is_seen", is_seen), (visibility, "is_seen", is_seen))


def own_parts(part: Callable[[TableState, Seat | None], OwnView | None]) -> AbstractContextManager[None]:
    """Another answer to what only a seat knows."""
    return planted((feeds, "own_part", part), (table_socket, "own_part", part))


def hand_text(state: TableState) -> str:
    """A hand that others must not see."""
    return "" if state.match is None else " ".join(str(card) for card in state.match.hands[0])


# --- the door --------------------------------------------------------------------------------------------------------


def own_of_next(state: TableState, seat: Seat | None) -> OwnView | None:
    return None if seat is None else visibility.own_part(state, Seat((seat + 1) % len(state.public.seats)))


def own_for_spectators(state: TableState, seat: Seat | None) -> OwnView | None:
    return visibility.own_part(state, Seat(0) if seat is None else seat)


def limits_for_all(state: TableState, seat: Seat | None) -> OwnView | None:
    own = visibility.own_part(state, seat)
    if own is None or state.seat_to_act is None:
        return own
    theirs = visibility.own_part(state, state.seat_to_act)
    card = None if theirs is None or not theirs.hand else theirs.hand[-1]
    if theirs is None or theirs.limits is None:
        return own
    return msgspec.structs.replace(own, limits=msgspec.structs.replace(theirs.limits, must_contain=card))


def snapshot_with_hands(state: TableState, seat: Seat | None) -> Snapshot:
    known = visibility.snapshot(state, seat)
    if state.match is None or known.match is None or known.match.deal is None:
        return known
    hands = tuple(tuple(str(card) for card in hand) for hand in state.match.hands)
    deal = msgspec.structs.replace(known.match.deal, shown_hands=hands)
    return msgspec.structs.replace(known, match=msgspec.structs.replace(known.match, deal=deal))


def counted_told(after: int, state: TableState, *rest: Any) -> bytes:  # noqa: ANN401  passed on
    frame = feeds_told(after, state, *rest)
    seat = state.seat_to_act
    count = 0 if seat is None else len(legal_plays(state.view_of(seat)))
    return frame[:-1] + b',"choices":%d}' % count


feeds_told: Final = feeds.told_frame


# --- sockets and routes ----------------------------------------------------------------------------------------------


def refusals_to_all() -> AbstractContextManager[None]:
    sockets: set[TableSocket] = set()
    refuse, told = TableSocket._refuse, TableSocket._told  # noqa: SLF001

    def tells(self: TableSocket, change: feeds.Change) -> None:
        sockets.add(self)
        told(self, change)

    def refuses(self: TableSocket, command_id: str | None, refusal: Any) -> str:  # noqa: ANN401
        for other in sockets - {self}:
            refuse(other, command_id, refusal)
        return refuse(self, command_id, refusal)

    return planted((TableSocket, "_refuse", refuses), (TableSocket, "_told", tells))


def hands_listed() -> AbstractContextManager[None]:
    public_tables = Lobby.public_tables

    async def with_hands(self: Lobby) -> list[TableListing]:
        return [_with_hand(listing, self._tables) for listing in await public_tables(self)]

    return planted((Lobby, "public_tables", with_hands))


def _with_hand(listing: TableListing, tables: Tables) -> TableListing:
    stream = tables.streams.cached(UUID(listing.table_id))
    if stream is None:
        return listing
    text = hand_text(stream.state)
    players = tuple(player and Player(player_id=player.player_id, name=text) for player in listing.players)
    return msgspec.structs.replace(listing, players=players)


def private_tables_listed() -> AbstractContextManager[None]:
    async def public_tables(self: Lobby) -> list[TableListing]:
        streams = self._tables.streams._streams.values()  # noqa: SLF001
        return [listing_of(stream.table_id, ListedTable(stream.state.public)) for stream in streams]

    return planted((Lobby, "public_tables", public_tables))


def outcomes_with_cards() -> AbstractContextManager[None]:
    answer = TableSocket._answer  # noqa: SLF001

    async def answers(self: TableSocket, command: Any) -> str:  # noqa: ANN401
        outcome = await answer(self, command)
        return " ".join(command.cards) if isinstance(command, messages.Play) else outcome

    return planted((TableSocket, "_answer", answers))


# --- after a change --------------------------------------------------------------------------------------------------


def after_changes(do: Callable[[Tables, Stream], None]) -> AbstractContextManager[None]:
    """Something more that happens after every change."""
    committed = Tables._committed  # noqa: SLF001

    def commits(self: Tables, stream: Stream, change: feeds.Change) -> None:
        committed(self, stream, change)
        if stream.state.match is not None and stream.state.public.is_playing:
            do(self, stream)

    return planted((Tables, "_committed", commits))


def publish_hand(tables: Tables, stream: Stream) -> None:
    tables._background.spawn(tables._ports.bus.publish(f"table.{stream.table_id}.event", hand_text(stream.state)))  # noqa: SLF001


def log_hand(_tables: Tables, stream: Stream) -> None:
    structlog.get_logger("gangoffour.tables").info("a turn was taken", held=hand_text(stream.state))


def keep_record_early(tables: Tables, stream: Stream) -> None:
    projections: Projections = tables._ports.poke.__self__  # type: ignore[attr-defined]  # noqa: SLF001
    work = projections.runners[0].movers[MATCHES].work
    match = stream.state.public.match

    async def keep() -> None:
        if match is not None and stream.state.match is not None and stream.state.match.public.deal is not None:
            secret = await tables._caretaker._dealer.reveal(stream.table_id, match)  # noqa: SLF001
            end = wire.MatchEnded(match_id=match.match_id, cause="won", secret=secret.hex())
            entries = [entry_of(event) for event in await tables._ports.events.read(stream.table_id, 0)]  # noqa: SLF001
            entries.append(wire.Entry(seq=stream.state.seq + 1, at_ms=stream.state.at_ms, event=end))
            row = work.projection.apply(stream.table_id, None, entries)
            async with work.shelf.turn() as turn:
                if turn is not None and turn.cursor is not None:
                    await turn.save({stream.table_id: row}, turn.cursor)

    tables._background.spawn(keep())  # noqa: SLF001


def seed_in_preparation() -> AbstractContextManager[None]:
    prepare = dealer.Dealer.prepare

    async def prepares(self: dealer.Dealer, table_id: UUID, *rest: Any) -> wire.MatchPrepared:  # noqa: ANN401
        prepared = await prepare(self, table_id, *rest)
        seed = await self._secrets.seed(table_id, UUID(prepared.match_id))
        return msgspec.structs.replace(prepared, rules=f"{prepared.rules} {seed[:32].hex()}")

    return planted((dealer.Dealer, "prepare", prepares))


# --- a cluster -------------------------------------------------------------------------------------------------------


def chat_hand(tables: Tables, stream: Stream) -> None:
    tables._background.spawn(tables._ports.bus.publish(f"table.{stream.table_id}.chat", hand_text(stream.state)))  # noqa: SLF001


def keep_hand_among_presences(tables: Tables, stream: Stream) -> None:
    hand = PlayerId(hand_text(stream.state))
    tables._background.spawn(tables._ports.presences.arrive(stream.table_id, hand, "leaky"))  # noqa: SLF001


def hands_beside_a_view() -> AbstractContextManager[None]:
    thought_about: ContextVar[TableState] = ContextVar("thought_about")
    choose = Thoughts._choose  # noqa: SLF001

    async def chooses(self: Thoughts, level: str, state: TableState, *rest: Any) -> Action:  # noqa: ANN401  passed on
        thought_about.set(state)
        return await choose(self, level, state, *rest)

    def encodes(view: SeatView) -> bytes:
        return encode_seat_view(view)[:-1] + f',"hands":"{hand_text(thought_about.get())}"}}'.encode()

    return planted((Thoughts, "_choose", chooses), (nats_bots, "encode_seat_view", encodes))


def view_of_next() -> AbstractContextManager[None]:
    choose = Thoughts._choose  # noqa: SLF001

    async def chooses(self: Thoughts, level: str, state: TableState, due: Owed, *rest: Any) -> Action:  # noqa: ANN401
        seat = Seat(((due.seat or 0) + 1) % len(state.public.seats))
        with suppress(Exception):  # it is not the turn of that seat
            await self._bots.choose(level, state.view_of(seat), *rest)
        return await choose(self, level, state, due, *rest)

    return planted((Thoughts, "_choose", chooses))


def hints_about_next() -> AbstractContextManager[None]:
    choose = Thoughts._choose  # noqa: SLF001

    async def chooses(self: Thoughts, level: str, state: TableState, due: Owed, cause: Cause) -> Action:
        seat = Seat(((due.seat or 0) + 1) % len(state.public.seats))
        with suppress(NoHints):
            await self._bots.hints(state.view_of(seat), cause)
        return await choose(self, level, state, due, cause)

    return planted((Thoughts, "_choose", chooses))


def cards_in_answers() -> AbstractContextManager[None]:
    thought_about: list[TableState] = []
    choose, send = Thoughts._choose, NatsConnection.send  # noqa: SLF001

    async def chooses(self: Thoughts, level: str, state: TableState, *rest: Any) -> Action:  # noqa: ANN401  passed on
        thought_about.append(state)
        return await choose(self, level, state, *rest)

    async def sends(self: NatsConnection, subject: str, data: bytes) -> bool:
        held = hand_text(thought_about[-1]).encode() if subject.startswith(INBOX) and thought_about else b""
        return await send(self, subject, data + held)

    return planted((Thoughts, "_choose", chooses), (NatsConnection, "send", sends))


def seed_as_chance() -> AbstractContextManager[None]:
    sealed: list[bytes] = []
    seal, make = SqlSecrets.seal, NatsBotRunner.__init__

    async def seals(self: SqlSecrets, table_id: UUID, match_id: UUID, seed: bytes) -> None:
        sealed.append(seed)
        await seal(self, table_id, match_id, seed)

    def makes(self: NatsBotRunner, *rest: Any, **named: Any) -> None:  # noqa: ANN401  passed on
        make(self, *rest, **named)
        self._chance = lambda size: sealed[-1][:size]

    return planted((SqlSecrets, "seal", seals), (NatsBotRunner, "__init__", makes))


MUTANTS: Final[dict[str, Mutant]] = {
    "the dummy hand is told": lambda: sees_more(lambda event, _: isinstance(event, wire.DummyHandDealt)),
    "spectators see a hand dealt": lambda: sees_more(
        lambda event, seat: seat is None and isinstance(event, wire.HandDealt)
    ),
    "a seat sees the next one's hand dealt": lambda: sees_more(
        lambda event, seat: seat is not None and isinstance(event, wire.HandDealt) and event.seat == (seat + 1) % 3
    ),
    "all see who passes automatically": lambda: sees_more(lambda event, _: isinstance(event, wire.AutoPassSet)),
    "all see the hash of the invitation": lambda: sees_more(lambda event, _: isinstance(event, wire.InviteSet)),
    "all see how long passes took": lambda: sees_more(lambda event, _: isinstance(event, wire.PassDelaysCarriedOn)),
    "who comes back gets all events": lambda: planted(
        (table_socket, "seen_entries", lambda entries, _seat: list(entries))
    ),
    "a seat gets the next one's own part": lambda: own_parts(own_of_next),
    "spectators get a seat's own part": lambda: own_parts(own_for_spectators),
    "what binds the seat on turn is told to all": lambda: own_parts(limits_for_all),
    "a snapshot shows all hands": lambda: planted(
        (table_socket, "snapshot", snapshot_with_hands), (routes_tables, "snapshot", snapshot_with_hands)
    ),
    "HTTP shows all hands": lambda: planted((routes_tables, "snapshot", snapshot_with_hands)),
    "the number of legal plays is told": lambda: planted((feeds, "told_frame", counted_told)),
    "refusals go to all": refusals_to_all,
    "the lobby lists a hand": hands_listed,
    "the lobby lists private tables": private_tables_listed,
    "figures name cards": outcomes_with_cards,
    "the bus carries a hand": lambda: after_changes(publish_hand),
    "the log names a hand": lambda: after_changes(log_hand),
    "the record is public too early": lambda: after_changes(keep_record_early),
    "the preparation holds half the seed": seed_in_preparation,
}

CLUSTER_MUTANTS: Final[dict[str, Mutant]] = {
    "a bot elsewhere gets all hands beside its view": hands_beside_a_view,
    "a bot elsewhere is asked about the next seat too": view_of_next,
    "a hint elsewhere is asked about the next seat": hints_about_next,
    "the answer of a bot elsewhere names a hand": cards_in_answers,
    "the chance of a bot elsewhere is the seed": seed_as_chance,
    "NATS carries a hand": lambda: after_changes(chat_hand),
    "PostgreSQL holds a hand among the presences": lambda: after_changes(keep_hand_among_presences),
    "PostgreSQL holds the record too early": lambda: after_changes(keep_record_early),
}
"""Leaks that only PostgreSQL, or whoever hears NATS, gets to see."""
