"""What a command of a player brings about: a pure function of the state, the command and the time."""

from collections.abc import Callable, Collection
from typing import Final
from uuid import UUID

from gangoffour.engine import Phase, Seat
from gangoffour.fairness import client_commitment
from gangoffour.protocol import Player, TableOptions, TableView, engine_action, messages
from gangoffour.protocol import events as wire
from gangoffour.server.tables.access import is_banned
from gangoffour.server.tables.action_events import SUBSTITUTE_LEVEL, act
from gangoffour.server.tables.bot_seats import (
    bots_seated,
    handed_back,
    preparation_dropped,
    promises_kept,
    seat_to_join,
)
from gangoffour.server.tables.deadlines import (
    clock_of,
    deadline_with_company,
    is_out_of_time,
    next_deadline,
    resumed_deadline,
)
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.options import table_rules
from gangoffour.server.tables.policies import AWAY_MS, check_options, presence_of, require_company, require_nobody_apart
from gangoffour.server.tables.side_events import is_bounded, refuse_too_many
from gangoffour.server.tables.state import TableState, after
from gangoffour.server.tables.table_names import players_at, require_own_name


def decide(
    state: TableState, player: Player, command: messages.TableCommand, now_ms: int, apart: Collection[str] = ()
) -> list[wire.Event]:
    """Return the events that the command of a player brings about; raise `Refusal` or the engine's `IllegalAction`.

    Nothing may happen: a command that asks for what is so already has no events and takes effect all the same. `apart`
    are those beside whom the player gets no seat.
    """
    events = _decided(state, player, command, now_ms, apart)
    if events and is_bounded(command, player.player_id, state.public):
        refuse_too_many(state.side_events, player.player_id)
    return events


def _decided(
    state: TableState, player: Player, command: messages.TableCommand, now_ms: int, apart: Collection[str]
) -> list[wire.Event]:
    if state.public.is_closed:
        raise Refusal(TableCode.CLOSED)
    match command:
        case messages.Play() | messages.Pass() | messages.Declare() | messages.ReturnCard():
            seat = _playing_seat(state, player)
            if command.seen_seq is not None and command.seen_seq < state.turn_seq:
                raise Refusal(TableCode.TURN_OVER)
            return act(state, seat, engine_action(command), now_ms)
        case messages.Ready():
            return _ready(state, _seat_of(state, player), command)
        case messages.Reveal():
            return _reveal(state, _seat_of(state, player), command)
        case messages.TakeSeat(seat=seat):
            return _take_seat(state, player, seat, now_ms, apart)
        case messages.SeatBot(seat=seat, level=level):
            return _seat_bot(state, player, seat, level, now_ms)
        case _:
            return _DECISIONS[type(command)](state, player, command, now_ms)


def arrive(state: TableState, player: Player, now_ms: int) -> list[wire.Event]:
    """Return what happens when the person in a seat connects to the table."""
    seat = state.public.seat_of(player.player_id)
    if seat is None and state.policy.opener == "server":
        return _entered(state, player)
    if seat is None or state.public.is_closed or state.public.seats[seat].is_here:
        return []
    events: list[wire.Event] = [wire.PlayerBack(seat=seat)]
    if state.public.is_adjourned:
        events.append(wire.MatchContinued())
        return [*events, *next_deadline(after(state, events, now_ms), None, now_ms)]
    return [*events, *deadline_with_company(state, events, now_ms)]


def _entered(state: TableState, player: Player) -> list[wire.Event]:
    """Return how an entrant gets the seat that the server has promised."""
    seat = _promised_seat(state.public, player.player_id)
    if seat is None or state.public.is_closed:
        return []
    return [wire.SeatTaken(seat=seat, player=player), wire.PlayerBack(seat=seat)]


def depart(state: TableState, player_id: str, now_ms: int) -> list[wire.Event]:
    """Return what happens when the person in a seat, or with the promise of one, has no connection any more."""
    if state.public.is_closed:
        return []
    promised = _promised_seat(state.public, player_id)
    if promised is not None:
        return [] if state.policy.opener == "server" else [wire.PromiseWithdrawn(seat=promised)]
    seat = state.public.seat_of(player_id)
    if seat is None or not state.public.seats[seat].is_here:
        return []
    is_last = not set(state.people_here) - {seat}
    return [wire.PlayerAway(seat=seat), *(promises_kept(state, now_ms) if is_last else [])]


def join(state: TableState, player: Player, address: str, now_ms: int, apart: Collection[str] = ()) -> list[wire.Event]:
    """Return how "play now" promises a person the seat of a bot, at a table where people play."""
    seat = seat_to_join(state)
    if seat is None or player.player_id in state.left_by or is_banned(state, player.player_id, address):
        raise Refusal(TableCode.SEAT_TAKEN)
    refuse_too_many(state.side_events, player.player_id)
    return _take_seat(state, player, seat, now_ms, apart)


def give_up(state: TableState, player: Player, now_ms: int) -> list[wire.Event]:
    """Return how a person goes for good: a bot has the seat from now on, and a match without people ends."""
    if not state.public.is_playing or _promised_seat(state.public, player.player_id) is not None:
        return _leave_seat(state, player, None, now_ms)
    seat = _seat_of(state, player)
    if state.policy.opener == "server":
        raise Refusal(TableCode.IN_MATCH)
    return handed_back(state, [seat], now_ms)


def _promised_seat(public: TableView, player_id: str) -> int | None:
    for seat, info in enumerate(public.seats):
        if info.promised_to is not None and info.promised_to.player_id == player_id:
            return seat
    return None


def _seat_of(state: TableState, player: Player) -> Seat:
    seat = state.public.seat_of(player.player_id)
    if seat is None:
        raise Refusal(TableCode.SEAT_NONE)
    return Seat(seat)


def _playing_seat(state: TableState, player: Player) -> Seat:
    seat = _seat_of(state, player)
    info = state.public.seats[seat]
    if info.substitute is not None:
        raise Refusal(TableCode.SEAT_NEXT_DEAL if info.returns_with_deal else TableCode.SEAT_SUBSTITUTED)
    return seat


def _require_no_match(state: TableState) -> None:
    if state.public.is_playing:
        raise Refusal(TableCode.IN_MATCH)


def _require_host(state: TableState, player: Player) -> None:
    if state.public.host != player.player_id:
        raise Refusal(TableCode.HOST_ONLY)


def _require_seat(state: TableState, seat: int) -> None:
    if seat >= len(state.public.seats):
        raise Refusal(TableCode.SEAT_UNKNOWN, seat=seat)


def _take_seat(state: TableState, player: Player, seat: int, now_ms: int, apart: Collection[str]) -> list[wire.Event]:
    _require_seat(state, seat)
    if player.player_id in state.banned_players:
        raise Refusal(TableCode.BANNED)
    require_company(state, player.player_id, seat)
    public = state.public
    info = public.seats[seat]
    is_bot_s = public.is_quick and info.player is not None and info.player.bot is not None
    if not is_bot_s:
        _require_no_match(state)
    if public.seat_of(player.player_id) is not None or _promised_seat(public, player.player_id) not in (None, seat):
        raise Refusal(TableCode.SEAT_HELD)
    require_nobody_apart(state, apart)
    require_own_name(public, player, in_place_of=seat)
    if is_bot_s and (public.is_playing or public.preparation is not None):
        return _promised(state, player, seat, now_ms)
    if info.player is not None and not is_bot_s:
        raise Refusal(TableCode.SEAT_TAKEN)
    return [*preparation_dropped(public), wire.SeatTaken(seat=seat, player=player), wire.PlayerBack(seat=seat)]


def _promised(state: TableState, player: Player, seat: int, now_ms: int) -> list[wire.Event]:
    """A person gets a bot's seat with the next deal, and its score if the match goes on; the clock begins to run."""
    if state.public.seats[seat].promised_to is not None or state.is_between_matches:
        raise Refusal(TableCode.SEAT_TAKEN)
    if not state.people_here:
        return _taken_over(state, player, seat, now_ms)
    promised: list[wire.Event] = [wire.SeatPromised(seat=seat, player=player)]
    return [*promised, *deadline_with_company(state, promised, now_ms)]


def _taken_over(state: TableState, player: Player, seat: int, now_ms: int) -> list[wire.Event]:
    """Where nobody is left to play on, no next deal would come: the person gets the seat now, and the match goes on."""
    events = preparation_dropped(state.public)
    events += [wire.SeatTaken(seat=seat, player=player), wire.PlayerBack(seat=seat)]
    if not state.public.is_adjourned:
        return [*events, *deadline_with_company(state, events, now_ms)]
    events.append(wire.MatchContinued())
    return [*events, *next_deadline(after(state, events, now_ms), None, now_ms)]


def _leave_seat(state: TableState, player: Player, _command: object, now_ms: int) -> list[wire.Event]:
    promised = _promised_seat(state.public, player.player_id)
    if promised is not None:
        return [] if state.policy.opener == "server" else [wire.PromiseWithdrawn(seat=promised)]
    seat = _seat_of(state, player)
    if state.policy.opener == "server" and not state.public.is_playing:
        promise = wire.SeatPromised(seat=seat, player=player)  # it stays theirs, whenever they come
        return [*preparation_dropped(state.public), wire.SeatLeft(seat=seat), promise]
    if state.public.is_quick and state.public.is_awaited(seat):
        return handed_back(state, [seat], now_ms)
    if not state.public.is_playing:
        return [*preparation_dropped(state.public), wire.SeatLeft(seat=seat), *_other_host(state, player)]
    events: list[wire.Event] = []
    if state.public.seats[seat].is_here:
        events.append(wire.PlayerAway(seat=seat))
    if state.public.seats[seat].substitute is None and set(state.people_here) - {seat}:
        events.append(wire.SubstituteSeated(seat=seat, bot=SUBSTITUTE_LEVEL, cause="left"))
    return events


def _other_host(state: TableState, leaving: Player) -> list[wire.Event]:
    """When the host leaves, the next person at the table is host."""
    if state.public.host != leaving.player_id:
        return []
    players = (state.public.seats[seat].player for seat in state.people)
    others = [player.player_id for player in players if player is not None and player != leaving]
    return [wire.HostChanged(host=other) for other in others[:1]]


def _seat_bot(state: TableState, player: Player, seat: int, level: str, now_ms: int) -> list[wire.Event]:
    _require_host(state, player)
    _require_seat(state, seat)
    info = state.public.seats[seat]
    if state.public.is_playing:
        if info.player is None or info.player.bot is not None or info.substitute is not None:
            raise Refusal(TableCode.SEAT_TAKEN)
        if not _is_missed(state, seat, now_ms):
            raise Refusal(TableCode.SEAT_PRESENT)
        return [wire.SubstituteSeated(seat=seat, bot=SUBSTITUTE_LEVEL, cause="host")]
    if info.player is not None:
        raise Refusal(TableCode.SEAT_TAKEN)
    others = (player for _, player in players_at(state.public))
    return [*preparation_dropped(state.public), *bots_seated({seat: level}, others)]


def _is_missed(state: TableState, seat: int, now_ms: int) -> bool:
    """True for a person whom the others have waited for: a minute, or as long as the clock of the table allows."""
    info = state.public.seats[seat]
    if presence_of(state).away_ms is None:
        return info.missed_deadlines > 0
    if info.away_since_ms is not None:
        return now_ms - info.away_since_ms >= AWAY_MS
    if clock_of(state, seat) is not None:
        return info.missed_deadlines > 0
    return state.seat_to_act == seat and now_ms - state.turn_at_ms >= AWAY_MS


def ban(state: TableState, address_hash: str) -> list[wire.Event]:
    """Return how strangers from an address are kept away, at a table that goes on."""
    if state.public.is_closed or address_hash in state.banned_addresses:
        return []
    return [wire.AddressBanned(address_hash=address_hash)]


def _remove_player(state: TableState, player: Player, command: messages.RemovePlayer, now_ms: int) -> list[wire.Event]:
    _require_host(state, player)
    _require_no_match(state)
    _require_seat(state, command.seat)
    info = state.public.seats[command.seat]
    if info.player is None:
        raise Refusal(TableCode.SEAT_FREE)
    if info.player.player_id == player.player_id:
        raise Refusal(TableCode.SEAT_OWN)
    if info.player.bot is not None:
        return [*preparation_dropped(state.public), wire.SeatLeft(seat=command.seat, cause="removed")]
    banned = wire.PlayerBanned(player_id=info.player.player_id)
    if state.public.is_quick:
        return [*handed_back(state, [Seat(command.seat)], now_ms), banned]
    return [*preparation_dropped(state.public), wire.SeatLeft(seat=command.seat, cause="removed"), banned]


def _change_options(
    state: TableState, player: Player, command: messages.ChangeOptions, _now_ms: int
) -> list[wire.Event]:
    _require_host(state, player)
    _require_no_match(state)
    options: TableOptions = command.options
    table_rules(options)
    check_options(options)
    if options.presence == "alone" and len(state.people) > 1:
        raise Refusal(TableCode.SEAT_ALONE)
    if any(info.player is not None for info in state.public.seats[options.seat_count :]):
        raise Refusal(TableCode.SEATS_OCCUPIED, seats=options.seat_count)
    if (options.visibility == "private") != (state.public.options.visibility == "private"):
        raise Refusal(TableCode.PRIVATE_ONLY)
    return [*preparation_dropped(state.public), wire.OptionsChanged(options=options)]


def _ready(state: TableState, seat: Seat, command: messages.Ready) -> list[wire.Event]:
    public, info = state.public, state.public.seats[seat]
    if public.is_playing:
        if public.match is None or command.match_id != public.match.match_id:
            raise Refusal(TableCode.READY_OTHER_MATCH)
        if state.phase is not Phase.READY:
            raise Refusal(TableCode.READY_NOT_PREPARED)
        return [] if info.is_ready else [wire.SeatReady(seat=seat)]
    if public.preparation is None:
        raise Refusal(TableCode.READY_NOT_PREPARED)
    if command.match_id != public.preparation.match_id:
        raise Refusal(TableCode.READY_OTHER_MATCH)
    if command.commitment is None:
        raise Refusal(TableCode.READY_NO_COMMITMENT)
    if info.is_ready:
        raise Refusal(TableCode.READY_ALREADY)
    if public.preparation.committed_at_ms is not None:
        raise Refusal(TableCode.READY_LATE)
    return [wire.SeatReady(seat=seat, commitment=command.commitment)]


def _reveal(state: TableState, seat: Seat, command: messages.Reveal) -> list[wire.Event]:
    preparation, info = state.public.preparation, state.public.seats[seat]
    if preparation is None or preparation.committed_at_ms is None or command.match_id != preparation.match_id:
        raise Refusal(TableCode.REVEAL_NOT_DUE)
    if info.number is not None:
        return []
    player_id = preparation.players[seat].player_id
    number = bytes.fromhex(command.number)
    if client_commitment(UUID(preparation.match_id).bytes, player_id, number).hex() != info.commitment:
        raise Refusal(TableCode.REVEAL_WRONG)
    return [wire.NumberRevealed(seat=seat, number=command.number)]


def _take_back(state: TableState, player: Player, _command: object, now_ms: int) -> list[wire.Event]:
    """The seat is the person's again at once; or with the next deal, where a substitute finishes this one."""
    seat = _seat_of(state, player)
    info = state.public.seats[seat]
    if info.substitute is None:
        return []
    if info.returns_with_deal:
        return [] if info.asked_back else [wire.SeatAskedBack(seat=seat)]
    if state.seat_to_act == seat and is_out_of_time(state, seat, now_ms):
        raise Refusal(TableCode.SEAT_NO_TIME)
    return [wire.SeatTakenBack(seat=seat)]


def _set_auto_pass(state: TableState, player: Player, command: messages.SetAutoPass, _now_ms: int) -> list[wire.Event]:
    seat = _seat_of(state, player)
    return [] if state.auto_pass[seat] == command.is_on else [wire.AutoPassSet(seat=seat, is_on=command.is_on)]


def _require_private_host(state: TableState, player: Player) -> None:
    _require_host(state, player)
    if state.public.options.visibility != "private":
        raise Refusal(TableCode.PRIVATE_ONLY)
    if not state.public.is_playing:
        raise Refusal(TableCode.NO_MATCH)


def _pause(state: TableState, player: Player, _command: object, _now_ms: int) -> list[wire.Event]:
    _require_private_host(state, player)
    return [] if state.public.is_paused else [wire.MatchPaused()]


def _resume(state: TableState, player: Player, _command: object, now_ms: int) -> list[wire.Event]:
    _require_private_host(state, player)
    return [wire.MatchResumed(), *resumed_deadline(state, now_ms)] if state.public.is_paused else []


_DECISIONS: Final[dict[type, Callable[..., list[wire.Event]]]] = {
    messages.LeaveSeat: _leave_seat,
    messages.RemovePlayer: _remove_player,
    messages.ChangeOptions: _change_options,
    messages.TakeBack: _take_back,
    messages.SetAutoPass: _set_auto_pass,
    messages.Pause: _pause,
    messages.Resume: _resume,
}
