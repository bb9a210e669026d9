"""How people behaved in a match, from its events.

Only a match with other people counts: among bots nobody is kept waiting. Whoever goes when nobody else plays any more
deserts nobody.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from gangoffour.protocol import Player
from gangoffour.protocol import events as wire
from gangoffour.records import Maker
from gangoffour.server.matches.match_record import actor_of, makers_of
from gangoffour.server.ports import Conduct, PlayerId

MOST_MISSED: Final = 3
"""Whoever misses as many deadlines in a match keeps the others waiting, also if they come back each time."""

_STALLING: Final = frozenset({"deadlines", "host", "late"})
"""Why a substitute sits in for somebody who did not go: they kept the others waiting."""


def conduct_of(events: Sequence[wire.Event]) -> dict[PlayerId, Conduct]:
    """Return how each person behaved in a match that was played with other people; `events` begin with its start."""
    company = _Company()
    for event, maker in zip(events, makers_of(events), strict=True):
        company.take_in(event)
        actor = actor_of(event)
        if actor is not None and maker is Maker.PLAYER:
            company.act(actor)
    return company.conducts()


class _Company:
    """The people at the table while a match is played."""

    def __init__(self) -> None:
        self._seated: dict[int, Player] = {}
        self._substituted: set[int] = set()
        self._met: dict[str, bool] = {}
        """Everybody who had a seat, and whether another person ever played beside them."""
        self._faults: dict[str, Conduct] = {}
        """Of those who do not play any more, though others did when they stopped."""
        self._missed: Counter[str] = Counter()
        self._acted: set[str] = set()

    def take_in(self, event: wire.Event) -> None:
        match event:
            case wire.MatchStarted(players=players):
                for seat, player in enumerate(players):
                    self._sit(seat, player)
            case wire.SeatTaken(seat=seat, player=player):
                self._stop(seat, Conduct.LEFT)
                self._sit(seat, player)
            case wire.SubstituteSeated(seat=seat, cause=cause):
                self._stop(seat, Conduct.STALLED if cause in _STALLING else Conduct.LEFT)
                self._substituted.add(seat)
            case wire.SeatTakenBack(seat=seat):
                self._substituted.discard(seat)
                self._faults.pop(self._seated[seat].player_id, None)
            case wire.DeadlinePassed(seat=seat, is_idle=False):
                self._missed[self._seated[seat].player_id] += 1
            case _:
                pass

    def act(self, seat: int) -> None:
        self._acted.add(self._seated[seat].player_id)

    def _sit(self, seat: int, player: Player) -> None:
        self._seated[seat] = player
        self._substituted.discard(seat)
        people = {each.player_id for each in self._seated.values() if each.bot is None}
        for each in people:
            self._met[each] = self._met.get(each, False) or len(people) > 1

    def _stop(self, seat: int, fault: Conduct) -> None:
        """The person in a seat does not play any more, if one did: that is a fault where another person goes on."""
        player = self._seated.get(seat)
        if player is None or player.bot is not None or seat in self._substituted:
            return
        others = (each for other, each in self._seated.items() if other not in {seat, *self._substituted})
        if any(each.bot is None for each in others):
            self._faults[player.player_id] = fault

    def conducts(self) -> dict[PlayerId, Conduct]:
        return {PlayerId(each): self._conduct(each) for each, has_met in self._met.items() if has_met}

    def _conduct(self, player_id: str) -> Conduct:
        fault = self._faults.get(player_id)
        if fault is None:
            return Conduct.STALLED if self._missed[player_id] >= MOST_MISSED else Conduct.GOOD
        return fault if player_id in self._acted else Conduct.NEVER_STARTED
