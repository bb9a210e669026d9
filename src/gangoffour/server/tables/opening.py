"""The first events of a table: who is host, who sits where, and how it is kept private."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from gangoffour.engine import Seat
from gangoffour.protocol import Player, TableOptions, TablePolicy
from gangoffour.protocol import events as wire
from gangoffour.server.ids import RANDOM_SIZE
from gangoffour.server.ports import TableId
from gangoffour.server.tables.access import invite_hash
from gangoffour.server.tables.bot_seats import bots_seated
from gangoffour.server.tables.options import table_rules
from gangoffour.server.tables.policies import check_options

INVITE_SIZE: Final = 16


@dataclass(frozen=True, slots=True)
class NewlyOpened:
    """A table that was just opened."""

    table_id: TableId
    seat: Seat | None
    """Of the person who opened it; None at a table of the server."""
    invite: str | None


def new_invite(options: TableOptions, token: Callable[[int], bytes]) -> str | None:
    """Return the key of a new table, if it is private."""
    return token(INVITE_SIZE).hex() if options.visibility == "private" else None


def in_seats(entrants: Sequence[Player], options: TableOptions, token: Callable[[int], bytes]) -> list[Player]:
    """Return entrants in the order of their seats; where results count, chance seats them."""
    seated = list(entrants)
    if options.company == "rated":
        Random(token(RANDOM_SIZE)).shuffle(seated)  # noqa: S311  its seed is secret
    return seated


def opened_by_person(
    table_id: TableId, host: Player, options: TableOptions, invite: str | None, *, bots: Sequence[str], is_quick: bool
) -> list[wire.Event]:
    """Return how a person opens a table: in the first seat, with bots in the last ones."""
    table_rules(options)
    check_options(options)
    opened = wire.TableOpened(table_id=str(table_id), host=host.player_id, options=options, is_quick=is_quick)
    key = [] if invite is None else [wire.InviteSet(invite_hash=invite_hash(invite))]
    levels = list(bots)[: options.seat_count - 1]
    first_bot = options.seat_count - len(levels)
    seated = bots_seated(dict(enumerate(levels, first_bot)), [host])
    return [opened, *key, wire.SeatTaken(seat=0, player=host), *seated]


def opened_by_server(
    table_id: TableId, entrants: Sequence[Player], options: TableOptions, policy: TablePolicy
) -> list[wire.Event]:
    """Return how the server opens a table: without a host, each seat promised to an entrant, in this order.

    Bots do not come and take what they were promised: they sit there from the beginning.
    """
    table_rules(options)
    check_options(options, is_server=True)
    is_committed = policy.deals == "own_seed" or policy.board_commitment is not None
    if len(entrants) != options.seat_count or policy.opener != "server" or not is_committed:
        raise ValueError(policy)
    opened = wire.TableOpened(table_id=str(table_id), host="", options=options, policy=policy)
    people = {seat: player for seat, player in enumerate(entrants) if player.bot is None}
    bots = {seat: player.bot for seat, player in enumerate(entrants) if player.bot is not None}
    promised = (wire.SeatPromised(seat=seat, player=player) for seat, player in people.items())
    return [opened, *promised, *bots_seated(bots, people.values())]
