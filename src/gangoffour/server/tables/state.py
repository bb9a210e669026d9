"""The whole truth of a table: what everybody knows, the state of the match, and what nobody or one seat may know."""

from collections.abc import Iterable
from typing import NamedTuple

from gangoffour.engine import MatchState, Phase, Seat, SeatView, evolve, start_match, view
from gangoffour.protocol import TableView, engine_event, fold_table, opened_table, rules_of
from gangoffour.protocol import events as wire


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
        return [seat for seat in self.people if self.public.seats[seat].is_here]

    def bot_at(self, seat: Seat) -> str | None:
        """Return the level of the bot that plays for a seat: its own, or a substitute; None for a person."""
        info = self.public.seats[seat]
        if info.player is not None and info.player.bot is not None:
            return info.player.bot
        return info.substitute

    def view_of(self, seat: Seat) -> SeatView:
        """Return what a seat knows of the match."""
        if self.match is None:
            raise ValueError(seat)
        return view(self.match, seat)


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
    return TableState(public, None, entry.seq, entry.at_ms, entry.at_ms, 0, (True,) * len(public.seats))


def evolve_state(state: TableState, entry: wire.Entry) -> TableState:
    """Return the state after one more event."""
    public = fold_table(state.public, entry)
    match, turn_at_ms, turn_seq, event = state.match, state.turn_at_ms, state.turn_seq, entry.event
    auto_pass, invite_hash = state.auto_pass, state.invite_hash
    if isinstance(event, wire.MATCH_EVENTS):
        if match is None:
            raise ValueError(entry)
        match, turn_at_ms, turn_seq = evolve(match, engine_event(event)), entry.at_ms, entry.seq
    else:
        match event:
            case wire.MatchStarted(rules=rules, seat_count=seat_count, first_dealer=first_dealer):
                match = start_match(rules_of(rules), seat_count, Seat(first_dealer))
                turn_at_ms = entry.at_ms
            case wire.SeatTakenBack() | wire.SubstituteSeated() | wire.MatchResumed() | wire.MatchContinued():
                turn_at_ms = entry.at_ms
            case wire.SeatTaken(seat=seat) | wire.SeatLeft(seat=seat):
                auto_pass = _with(auto_pass, seat, value=True)
            case wire.AutoPassSet(seat=seat, is_on=is_on):
                auto_pass = _with(auto_pass, seat, value=is_on)
            case wire.OptionsChanged():
                auto_pass = (True,) * len(public.seats)
            case wire.TableCarriedOn():
                match, auto_pass = None, (True,) * len(public.seats)
            case wire.InviteSet(invite_hash=invite_hash):
                pass
            case _:
                pass
    return TableState(public, match, entry.seq, entry.at_ms, turn_at_ms, turn_seq, auto_pass, invite_hash)


def after(state: TableState, events: Iterable[wire.Event], now_ms: int) -> TableState:
    """Return the state that the next events of the stream lead to."""
    for seq, event in enumerate(events, start=state.seq + 1):
        state = evolve_state(state, wire.Entry(seq=seq, at_ms=now_ms, event=event))
    return state


def _with(flags: tuple[bool, ...], seat: int, *, value: bool) -> tuple[bool, ...]:
    return (*flags[:seat], value, *flags[seat + 1 :])
