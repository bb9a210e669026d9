"""The seats of bots: who may take one over at a table of "play now", and when a seat is a bot's again.

At "play now" nobody waits for anybody: a seat whose person leaves, or is not ready while others wait, goes back to a
bot, and whoever was promised a seat gets it at once if nobody else is left to play on.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from gangoffour.bots import BOTS, CHARACTERS, BotCode, UnknownBot, format_bot_id
from gangoffour.engine import Seat
from gangoffour.protocol import Player, TableView
from gangoffour.protocol import events as wire
from gangoffour.server.people.skeletons import look_alike
from gangoffour.server.tables.action_events import SUBSTITUTE_LEVEL
from gangoffour.server.tables.deadlines import next_deadline
from gangoffour.server.tables.state import TableState, after
from gangoffour.server.tables.table_names import players_at


def bots_seated(levels: Mapping[int, str], others: Iterable[Player]) -> list[wire.Event]:
    """Return how bots of these levels, by seat, sit down beside others; raise `UnknownBot` for a level not on offer.

    Each is the first character of its level who is not at the table yet, nor anybody of such a name.
    """
    seated = list(others)
    events: list[wire.Event] = []
    for seat, level in levels.items():
        bot = _bot_player(level, seat, [player.name for player in seated])
        seated.append(bot)
        events.append(wire.SeatTaken(seat=seat, player=bot))
    return events


def _bot_player(level: str, seat: int, names: Sequence[str]) -> Player:
    """Return the bot of a level in a seat, beside players with these names.

    Bots that can be made with other numbers are for the arena: at a table they would think as long as a host likes.
    """
    if level not in BOTS:
        raise UnknownBot(BotCode.UNKNOWN, bot=level, bots=", ".join(BOTS))
    characters = CHARACTERS[level]
    free = (each for each in characters if not any(look_alike(each, name) for name in names))
    return Player(player_id=format_bot_id(level, seat), name=next(free, characters[-1]), bot=level)


def seat_to_join(state: TableState) -> int | None:
    """Return the bot's seat that a newcomer may have with the next deal; None if there is none.

    Somebody has to play there: a person who is here and acts in time. After the last deal comes the next match.
    """
    return None if state.is_between_matches else free_bot_seat(state.public)


def free_bot_seat(public: TableView) -> int | None:
    """Return the bot's seat that a newcomer may have with the next deal, as far as everybody knows."""
    if not public.is_quick or not public.is_playing or public.is_adjourned:
        return None
    people = [info for info in public.seats if info.player is not None and info.player.bot is None and info.is_here]
    if all(info.substitute is not None or info.missed_deadlines for info in people):
        return None
    bots = (seat for seat, info in enumerate(public.seats) if info.player is not None and info.player.bot is not None)
    return next((seat for seat in bots if public.seats[seat].promised_to is None), None)


def unready_seats(state: TableState) -> list[Seat]:
    """Return the seats of people who are not ready for the match that is prepared."""
    return [seat for seat in state.people if not state.public.seats[seat].is_ready]


def handed_back(state: TableState, seats: Collection[Seat], now_ms: int) -> list[wire.Event]:
    """Return how these seats become a bot's again; the others play on."""
    events: list[wire.Event] = preparation_dropped(state.public)
    others = [player for seat, player in players_at(state.public) if seat not in seats]
    events += bots_seated(dict.fromkeys(seats, SUBSTITUTE_LEVEL), others)
    handed = after(state, events, now_ms)
    if not handed.people_here:
        kept = promises_kept(handed, now_ms)
        events, handed = [*events, *kept], after(handed, kept, now_ms)
    hosts = [player for seat in handed.people if (player := handed.public.seats[seat].player) is not None]
    if hosts and handed.public.host not in [player.player_id for player in hosts]:
        events.append(wire.HostChanged(host=hosts[0].player_id))
    return events


def promises_kept(state: TableState, now_ms: int) -> list[wire.Event]:
    """Return how those who were promised a seat get it now, in the midst of a deal if there is one."""
    taken: list[wire.Event] = [
        wire.SeatTaken(seat=seat, player=info.promised_to)
        for seat, info in enumerate(state.public.seats)
        if info.promised_to is not None
    ]
    if not taken:
        return []
    events = [*preparation_dropped(state.public), *taken]
    seat = state.seat_to_act
    if seat is None or state.public.seats[seat].promised_to is None:
        return events
    return [*events, *next_deadline(after(state, events, now_ms), None, now_ms)]


def preparation_dropped(public: TableView) -> list[wire.Event]:
    """Return what makes the preparation of a match void, if there is one: its players change."""
    return [] if public.preparation is None else [wire.PreparationDropped(match_id=public.preparation.match_id)]
