"""What a command of a player brings about: a pure function of the state, the command and the time."""

from collections.abc import Callable
from typing import Final
from uuid import UUID

from gangoffour.bots import BOTS, BotCode, UnknownBot, format_bot_id
from gangoffour.engine import Phase, Seat
from gangoffour.fairness import client_commitment
from gangoffour.protocol import Player, TableOptions, TableView, engine_action, messages
from gangoffour.protocol import events as wire
from gangoffour.server.tables.action_events import SUBSTITUTE_LEVEL, act, next_deadline
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.options import table_rules
from gangoffour.server.tables.owed_tasks import AWAY_MS
from gangoffour.server.tables.state import TableState, after


def decide(state: TableState, player: Player, command: messages.TableCommand, now_ms: int) -> list[wire.Event]:
    """Return the events that the command of a player brings about; raise `Refusal` or the engine's `IllegalAction`.

    Nothing may happen: a command that asks for what is so already has no events and takes effect all the same.
    """
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
            return _take_seat(state, player, seat)
        case messages.SeatBot(seat=seat, level=level):
            return _seat_bot(state, player, seat, level, now_ms)
        case _:
            return _DECISIONS[type(command)](state, player, command, now_ms)


def arrive(state: TableState, player: Player, now_ms: int) -> list[wire.Event]:
    """Return what happens when the person in a seat connects to the table."""
    seat = state.public.seat_of(player.player_id)
    if seat is None or state.public.is_closed or state.public.seats[seat].is_here:
        return []
    events: list[wire.Event] = [wire.PlayerBack(seat=seat)]
    if state.public.is_adjourned:
        events += [wire.MatchContinued(), *next_deadline(state, None, now_ms)]
    return events


def depart(state: TableState, player_id: str) -> list[wire.Event]:
    """Return what happens when the person in a seat has no connection to the table any more."""
    seat = state.public.seat_of(player_id)
    if seat is None or state.public.is_closed or not state.public.seats[seat].is_here:
        return []
    return [wire.PlayerAway(seat=seat)]


def take_seat_at_once(state: TableState, player: Player) -> list[wire.Event]:
    """Return how "play now" puts a person in the place of a bot: only where the first deal is about to begin.

    Anywhere else the person would wait for the end of a deal, or for somebody who is not there.
    """
    public = state.public
    if public.is_closed or not public.is_quick or state.match is not None or not state.people_here:
        raise Refusal(TableCode.CLOSED)
    return _take_seat(state, player, _bot_seat(public))


def _bot_seat(public: TableView) -> int:
    for seat, info in enumerate(public.seats):
        if info.player is not None and info.player.bot is not None and info.promised_to is None:
            return seat
    raise Refusal(TableCode.SEAT_TAKEN)


def _is_last_deal(state: TableState) -> bool:
    """True if no deal is sure to follow the present one."""
    if state.match is None or state.phase is Phase.OVER:
        return True
    public = state.match.public
    deals = public.rules.match_deals
    return deals is not None and public.deal is not None and public.deal.number >= deals


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
    if state.public.seats[seat].substitute is not None:
        raise Refusal(TableCode.SEAT_SUBSTITUTED)
    return seat


def _dropped(public: TableView) -> list[wire.Event]:
    """A change of players makes the preparation of a match void."""
    return [] if public.preparation is None else [wire.PreparationDropped(match_id=public.preparation.match_id)]


def _require_no_match(state: TableState) -> None:
    if state.public.is_playing:
        raise Refusal(TableCode.IN_MATCH)


def _require_host(state: TableState, player: Player) -> None:
    if state.public.host != player.player_id:
        raise Refusal(TableCode.HOST_ONLY)


def _require_seat(state: TableState, seat: int) -> None:
    if seat >= len(state.public.seats):
        raise Refusal(TableCode.SEAT_UNKNOWN, seat=seat)


def _take_seat(state: TableState, player: Player, seat: int) -> list[wire.Event]:
    _require_seat(state, seat)
    public = state.public
    info = public.seats[seat]
    is_bot_s = public.is_quick and info.player is not None and info.player.bot is not None
    if not is_bot_s:
        _require_no_match(state)
    if public.seat_of(player.player_id) is not None or _promised_seat(public, player.player_id) is not None:
        raise Refusal(TableCode.SEAT_HELD)
    if public.is_playing:
        return _promised(state, player, seat)
    if info.player is not None and not is_bot_s:
        raise Refusal(TableCode.SEAT_TAKEN)
    return [*_dropped(public), wire.SeatTaken(seat=seat, player=player), wire.PlayerBack(seat=seat)]


def _promised(state: TableState, player: Player, seat: int) -> list[wire.Event]:
    """A person gets the seat and the score of a bot with the next deal, if there is one."""
    if state.public.seats[seat].promised_to is not None or _is_last_deal(state):
        raise Refusal(TableCode.SEAT_TAKEN)
    return [wire.SeatPromised(seat=seat, player=player)]


def _leave_seat(state: TableState, player: Player, _command: object, _now_ms: int) -> list[wire.Event]:
    promised = _promised_seat(state.public, player.player_id)
    if promised is not None:
        return [wire.PromiseWithdrawn(seat=promised)]
    seat = _seat_of(state, player)
    if not state.public.is_playing:
        return [*_dropped(state.public), wire.SeatLeft(seat=seat), *_other_host(state, player)]
    events: list[wire.Event] = []
    if state.public.seats[seat].is_here:
        events.append(wire.PlayerAway(seat=seat))
    if state.public.seats[seat].substitute is None and set(state.people_here) - {seat}:
        events.append(wire.SubstituteSeated(seat=seat, bot=SUBSTITUTE_LEVEL, cause="away"))
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
        if info.away_since_ms is None or now_ms - info.away_since_ms < AWAY_MS:
            raise Refusal(TableCode.SEAT_PRESENT)
        return [wire.SubstituteSeated(seat=seat, bot=SUBSTITUTE_LEVEL, cause="host")]
    if info.player is not None:
        raise Refusal(TableCode.SEAT_TAKEN)
    return [*_dropped(state.public), wire.SeatTaken(seat=seat, player=bot_player(level, seat))]


def bot_player(level: str, seat: int) -> Player:
    """Return the bot of a level that sits in a seat; raise `UnknownBot` if the level is not on offer.

    Bots that can be made with other numbers are for the arena: at a table they would think as long as a host likes.
    The name is the code of the level, which records keep; clients show the level in their own words.
    """
    if level not in BOTS:
        raise UnknownBot(BotCode.UNKNOWN, bot=level, bots=", ".join(BOTS))
    return Player(player_id=format_bot_id(level, seat), name=level.capitalize(), bot=level)


def _remove_player(state: TableState, player: Player, command: messages.RemovePlayer, _now_ms: int) -> list[wire.Event]:
    _require_host(state, player)
    _require_no_match(state)
    _require_seat(state, command.seat)
    info = state.public.seats[command.seat]
    if info.player is None:
        raise Refusal(TableCode.SEAT_FREE)
    if info.player.player_id == player.player_id:
        raise Refusal(TableCode.SEAT_OWN)
    return [*_dropped(state.public), wire.SeatLeft(seat=command.seat, cause="removed")]


def _change_options(
    state: TableState, player: Player, command: messages.ChangeOptions, _now_ms: int
) -> list[wire.Event]:
    _require_host(state, player)
    _require_no_match(state)
    options: TableOptions = command.options
    table_rules(options)
    if any(info.player is not None for info in state.public.seats[options.seat_count :]):
        raise Refusal(TableCode.SEATS_OCCUPIED, seats=options.seat_count)
    if (options.visibility == "private") != (state.public.options.visibility == "private"):
        raise Refusal(TableCode.PRIVATE_ONLY)
    return [*_dropped(state.public), wire.OptionsChanged(options=options)]


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
    seat = _seat_of(state, player)
    if state.public.seats[seat].substitute is None:
        return []
    taken_back = wire.SeatTakenBack(seat=seat)
    if state.seat_to_act != seat:
        return [taken_back]
    return [taken_back, *next_deadline(after(state, [taken_back], now_ms), None, now_ms)]


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
    return [wire.MatchResumed(), *next_deadline(state, None, now_ms)] if state.public.is_paused else []


_DECISIONS: Final[dict[type, Callable[..., list[wire.Event]]]] = {
    messages.LeaveSeat: _leave_seat,
    messages.RemovePlayer: _remove_player,
    messages.ChangeOptions: _change_options,
    messages.TakeBack: _take_back,
    messages.SetAutoPass: _set_auto_pass,
    messages.Pause: _pause,
    messages.Resume: _resume,
}
