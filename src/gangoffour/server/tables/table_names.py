"""Names at a table: nobody sits down, or speaks, under a name that could be taken for another one there."""

from collections.abc import Iterator

from gangoffour.protocol import Player, TableView
from gangoffour.server.people.skeletons import look_alike
from gangoffour.server.tables.errors import Refusal, TableCode


def require_own_name(public: TableView, player: Player, *, in_place_of: int | None = None) -> None:
    """Refuse a player whose name could be taken for another one at the table; the seat taken over does not count."""
    for seat, other in players_at(public):
        if seat != in_place_of and other.player_id != player.player_id and look_alike(player.name, other.name):
            raise Refusal(TableCode.NAME_CONFUSABLE, name=other.name)


def spoken_name(public: TableView, player: Player) -> str:
    """Return the name under which somebody speaks: that of the seat as it was taken, whatever they are called since.

    Whoever has no seat speaks under their own name, if it is no other's.
    """
    for _, other in players_at(public):
        if other.player_id == player.player_id:
            return other.name
    require_own_name(public, player)
    return player.name


def players_at(public: TableView) -> Iterator[tuple[int, Player]]:
    """Yield all who sit at the table, or will with the next deal."""
    for seat, info in enumerate(public.seats):
        for player in (info.player, info.promised_to):
            if player is not None:
                yield seat, player
