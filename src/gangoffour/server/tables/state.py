"""The whole truth of a table: what everybody knows, the state of the match, and what nobody or one seat may know."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from gangoffour.engine import MatchState, Phase, Seat, SeatView, Step, evolve, start_match
from gangoffour.protocol import Player, TablePolicy, TableView, engine_event, fold_table, opened_table, rules_of
from gangoffour.protocol import events as wire
from gangoffour.server.tables.match_views import MatchViews
from gangoffour.server.tables.pass_delays import Delays, with_delay, without_delays
from gangoffour.server.tables.side_events import NO_SIDE_EVENTS, SideEvents, with_side_event

LEAVERS_KEPT: Final = 64
"""How many of those who left a table are remembered."""


class TableState(NamedTuple):
    """It never leaves the server; others get their share of it (`visibility`)."""

    public: TableView
    match: MatchState | None
    """The match being played, or played last."""
    seq: int
    at_ms: int
    """When the last event happened."""
    turn_at_ms: int
    """When the present turn, or the pause between deals, began."""
    turn_seq: int
    """The sequence number of the last event of the match."""
    auto_pass: tuple[bool, ...]
    """By seat."""
    invite_hash: str | None = None
    side_events: SideEvents = NO_SIDE_EVENTS
    """What people did here without playing, since the last deal began."""
    banned_players: frozenset[str] = frozenset()
    """Ids of those whom the host has removed."""
    banned_addresses: frozenset[str] = frozenset()
    """Hashes of the addresses they came from."""
    pass_delays_ms: Delays = ()
    """By seat: how long its latest chosen passes took (`pass_delays`)."""
    salt: str = ""
    """Chance that nobody knows, as hexadecimal digits: the delays of this match are drawn with it."""
    waited_since_ms: int | None = None
    """Since when somebody waits for others to be ready: is ready already, or is promised a seat."""
    policy: TablePolicy = TablePolicy()
    """Where the deals come from, and who opened the table."""
    left_by: tuple[str, ...] = ()
    """Who left the table, or gave up a promise: "play now" does not send them here again."""
    views: MatchViews | None = None
    """What the seats know of `match`. It follows from that, and is kept because it is dear to find out."""

    @property
    def seat_to_act(self) -> Seat | None:
        """The seat that has to act in the match now, if it goes on."""
        public = self.public
        if self.match is None or not public.is_playing or public.is_paused or public.is_adjourned:
            return None
        return self.match.public.seat_to_act

    @property
    def phase(self) -> Phase | None:
        """What the match waits for; None if none is being played."""
        return self.match.public.phase if self.match is not None and self.public.is_playing else None

    @property
    def people(self) -> list[Seat]:
        """The seats held by people, whether they are here or not."""
        seats = enumerate(self.public.seats)
        return [Seat(seat) for seat, info in seats if info.player is not None and info.player.bot is None]

    @property
    def people_here(self) -> list[Seat]:
        """The seats of people who are at the table."""
        seats = self.public.seats
        return [seat for seat in self.people if seats[seat].is_here]

    @property
    def is_between_matches(self) -> bool:
        """True if no match goes on, and none is prepared yet."""
        return self.public.preparation is None and self.phase in (None, Phase.OVER)

    def bot_at(self, seat: Seat) -> str | None:
        """Return the level of the bot that plays for a seat: its own, or a substitute; None for a person."""
        info = self.public.seats[seat]
        if info.player is not None and info.player.bot is not None:
            return info.player.bot
        return info.substitute

    def view_of(self, seat: Seat) -> SeatView:
        """Return what a seat knows of the match."""
        if self.views is None:
            raise ValueError(seat)
        return self.views.of(seat)


def cannot_beat(state: TableState, seat: Seat) -> bool:
    """True if the seat may pass and has nothing else to do."""
    if state.views is None:
        raise ValueError(seat)
    return state.views.cannot_beat(seat)


def open_state(entry: wire.Entry) -> TableState:
    """Return the state after the first event of a stream, or of the part of it that is still needed."""
    match entry.event:
        case wire.TableOpened() as event:
            public = opened_table(event)
        case wire.TableCarriedOn() as event:
            opened = wire.TableOpened(table_id=event.table_id, host=event.host, options=event.options)
            public = fold_table(opened_table(opened), entry)
        case _:
            raise ValueError(entry)
    seat_count = len(public.seats)
    return TableState(
        public,
        None,
        entry.seq,
        entry.at_ms,
        entry.at_ms,
        0,
        (True,) * seat_count,
        pass_delays_ms=((),) * seat_count,
        policy=entry.event.policy,
        left_by=entry.event.left_by if isinstance(entry.event, wire.TableCarriedOn) else (),
    )


def evolve_state(state: TableState, entry: wire.Entry) -> TableState:
    """Return the state after one more event."""
    event = entry.event
    if isinstance(event, wire.MATCH_EVENTS):
        if state.match is None:
            raise ValueError(entry)
        return _with_match(_after_match_event(state, entry), evolve(state.match, engine_event(event)))
    return _evolve_around_match(state, entry)


class StepEvents(list[wire.Event]):
    """Events among which is everything that one step of the engine told, and nothing else that changes the match."""

    def __init__(self, events: Iterable[wire.Event], step: Step) -> None:
        super().__init__(events)
        self.step = step


def evolve_states(state: TableState, entries: Sequence[wire.Entry], step: Step | None = None) -> TableState:
    """Return the state after more events. Where they hold a step of this very match, its end is not found out again."""
    if step is None or step.before is not state.match:
        for entry in entries:
            state = evolve_state(state, entry)
        return state
    for entry in entries:
        is_told = isinstance(entry.event, wire.MATCH_EVENTS)
        state = _after_match_event(state, entry) if is_told else _evolve_around_match(state, entry)
    return _with_match(state, step.after)


def _with_match(state: TableState, match: MatchState) -> TableState:
    return state._replace(match=match, views=MatchViews(match))


def _after_match_event(state: TableState, entry: wire.Entry) -> TableState:
    """Return the state after an event of the match, but for the match itself."""
    return state._replace(
        public=fold_table(state.public, entry),
        seq=entry.seq,
        at_ms=entry.at_ms,
        turn_at_ms=entry.at_ms,
        turn_seq=entry.seq,
        side_events=NO_SIDE_EVENTS if isinstance(entry.event, wire.DealStarted) else state.side_events,
        pass_delays_ms=_delays_after(state, entry),
    )


def _evolve_around_match(state: TableState, entry: wire.Entry) -> TableState:
    event = entry.event
    if isinstance(event, wire.DeadlineSet):  # with every turn, and it concerns nothing else
        return state._replace(public=fold_table(state.public, entry), seq=entry.seq, at_ms=entry.at_ms)
    if isinstance(event, wire.InviteSet | wire.PlayerBanned | wire.AddressBanned):
        return _after_guarding(state, event)._replace(seq=entry.seq, at_ms=entry.at_ms)
    public = fold_table(state.public, entry)
    changed = state._replace(
        public=public,
        seq=entry.seq,
        at_ms=entry.at_ms,
        side_events=with_side_event(state.side_events, state.public, event),
        waited_since_ms=_waited_since_ms(state, public, entry.at_ms),
        left_by=_left_by(state, event),
    )
    return _evolve_settings(changed, event) if isinstance(event, _SETTINGS) else _evolve_turn(changed, entry)


def _after_guarding(state: TableState, event: wire.InviteSet | wire.PlayerBanned | wire.AddressBanned) -> TableState:
    """Return the state after an event that nobody sees: who may come to the table, and who may not."""
    match event:
        case wire.InviteSet(invite_hash=invite_hash):
            return state._replace(invite_hash=invite_hash)
        case wire.PlayerBanned(player_id=player_id):
            return state._replace(banned_players=state.banned_players | {player_id})
        case wire.AddressBanned(address_hash=address_hash):
            return state._replace(banned_addresses=state.banned_addresses | {address_hash})


_SETTINGS: Final = (
    wire.AutoPassSet,
    wire.OptionsChanged,
    wire.PassDelaysCarriedOn,
    wire.SeatLeft,
    wire.SeatTaken,
    wire.TableCarriedOn,
)


def _evolve_settings(state: TableState, event: wire.Event) -> TableState:
    """Return the state after an event that concerns what only some may know."""
    seat_count = len(state.public.seats)
    match event:
        case wire.AutoPassSet(seat=seat, is_on=is_on):
            return state._replace(auto_pass=_with(state.auto_pass, seat, value=is_on))
        case wire.SeatTaken(seat=seat) | wire.SeatLeft(seat=seat):
            return state._replace(
                auto_pass=_with(state.auto_pass, seat, value=True),
                pass_delays_ms=without_delays(state.pass_delays_ms, seat),
                turn_at_ms=state.at_ms if seat == state.seat_to_act else state.turn_at_ms,
            )
        case wire.OptionsChanged():
            return state._replace(auto_pass=(True,) * seat_count, pass_delays_ms=((),) * seat_count)
        case wire.TableCarriedOn():
            return state._replace(
                match=None, views=None, auto_pass=(True,) * seat_count, pass_delays_ms=((),) * seat_count
            )
        case wire.PassDelaysCarriedOn(salt=salt, delays_ms=delays_ms):
            return state._replace(pass_delays_ms=delays_ms, salt=salt)
        case _:
            raise ValueError(event)


def _evolve_turn(state: TableState, entry: wire.Entry) -> TableState:
    """Return the state after an event that may begin a turn anew.

    What happens to another seat does not: whoever could move the turn of somebody else would learn from what follows.
    """
    match entry.event:
        case wire.MatchStarted(rules=rules, seat_count=seat_count, first_dealer=first_dealer):
            match = start_match(rules_of(rules), seat_count, Seat(first_dealer))
            return _with_match(state, match)._replace(turn_at_ms=entry.at_ms)
        case wire.MatchResumed() | wire.MatchContinued():
            return state._replace(turn_at_ms=entry.at_ms)
        case wire.SeatTakenBack(seat=seat) | wire.SubstituteSeated(seat=seat) if seat == state.seat_to_act:
            return state._replace(turn_at_ms=entry.at_ms)
        case wire.PlayerBack(seat=seat) if seat == state.seat_to_act and state.bot_at(Seat(seat)) is None:
            return state._replace(turn_at_ms=entry.at_ms)
        case _:
            return state


def _delays_after(state: TableState, entry: wire.Entry) -> Delays:
    """Return what is known of chosen passes after one more event of the match.

    What a bot does is no matter, nor what the server does for a person whose deadline has passed: all are told that.
    """
    event, public = entry.event, state.public
    if not isinstance(event, wire.Passed) or state.bot_at(Seat(event.seat)) is not None:
        return state.pass_delays_ms
    is_timed = public.options.clock is not None and (not public.is_quick or public.is_awaited(event.seat))
    is_too_late = is_timed and public.deadline is None
    if is_too_late or cannot_beat(state, Seat(event.seat)):
        return state.pass_delays_ms
    return with_delay(state.pass_delays_ms, event.seat, entry.at_ms - state.turn_at_ms)


def _waited_since_ms(state: TableState, public: TableView, at_ms: int) -> int | None:
    if public.is_playing or public.preparation is None:
        return None
    is_waiting = any(info.is_ready or info.promised_to is not None for info in public.seats)
    return (at_ms if state.waited_since_ms is None else state.waited_since_ms) if is_waiting else None


def _left_by(state: TableState, event: wire.Event) -> tuple[str, ...]:
    match event:
        case wire.SeatLeft(seat=seat) | wire.SeatTaken(seat=seat, player=Player(bot=str())):
            leaver = state.public.seats[seat].player
        case wire.PromiseWithdrawn(seat=seat):
            leaver = state.public.seats[seat].promised_to
        case _:
            return state.left_by
    if leaver is None or leaver.bot is not None:
        return state.left_by
    others = [player_id for player_id in state.left_by if player_id != leaver.player_id]
    return (*others, leaver.player_id)[-LEAVERS_KEPT:]


def after(state: TableState, events: Iterable[wire.Event], now_ms: int) -> TableState:
    """Return the state that the next events of the stream lead to."""
    for seq, event in enumerate(events, start=state.seq + 1):
        state = evolve_state(state, wire.Entry(seq=seq, at_ms=now_ms, event=event))
    return state


def _with(flags: tuple[bool, ...], seat: int, *, value: bool) -> tuple[bool, ...]:
    return (*flags[:seat], value, *flags[seat + 1 :])
