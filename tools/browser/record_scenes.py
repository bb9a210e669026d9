"""Record the scenes anew: `python -m tools.browser.record_scenes`. Needed when the protocol changes; read the diff.

A match between bots is played at a real server, and of each moment that a screen is made for the first is kept, as the
server would tell it to a seat that arrives then.
"""

import json
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from gangoffour.bots import GreedyBot
from gangoffour.engine import Phase, PublicDeal, Seat
from gangoffour.protocol import TableOptions
from gangoffour.server.tables.state import TableState
from tools.browser.scenes import FILE, NAMES, Scene
from tools.servers.party import Site as ClientSite
from tools.servers.party import party
from tools.servers.site import Site, serving

MATCHES = 20
LATE = 3
"""A trick of so many turns has something to show."""

Wish = tuple[Callable[[TableState], bool], Callable[[TableState], Seat | None]]


def _deal(state: TableState) -> PublicDeal | None:
    return state.match.public.deal if state.match is not None and state.phase is Phase.PLAY else None


def _turns(state: TableState) -> int | None:
    deal = _deal(state)
    return None if deal is None else len(deal.trick.turns)


def _has_last_card(state: TableState) -> bool:
    deal = _deal(state)
    return deal is not None and bool(deal.declared)


def _is_deal_over(state: TableState) -> bool:
    return state.phase is Phase.READY and state.match is not None and len(state.match.public.results) > 0


def _is_prepared(state: TableState) -> bool:
    return state.match is None and state.public.preparation is not None


def _is_match_over(state: TableState) -> bool:
    return state.public.match is not None and state.public.match.ended == "won"


def _actor(state: TableState) -> Seat | None:
    return state.seat_to_act


def _other(state: TableState) -> Seat | None:
    return None if state.seat_to_act is None else Seat((state.seat_to_act + 1) % 4)


def _host(_state: TableState) -> Seat:
    return Seat(0)


WISHES: Mapping[str, Wish] = {
    "seating": (lambda state: state.match is None and state.public.preparation is None, _host),
    "prepared": (_is_prepared, _host),
    "lead": (lambda state: _turns(state) == 0, _actor),
    "follow": (lambda state: (_turns(state) or 0) >= LATE, _actor),
    "waiting": (_has_last_card, _other),
    "exchange": (lambda state: state.phase is Phase.RETURN, _actor),
    "exchange of others": (lambda state: state.phase is Phase.RETURN, _other),
    "deal over": (_is_deal_over, _host),
    "match over": (_is_match_over, _host),
    "watching": (lambda state: (_turns(state) or 0) >= LATE, lambda _state: None),
}


async def _states(site: Site) -> list[TableState]:
    options = TableOptions(rules={"match_limit": 30}, chat="free")
    async with party(ClientSite(site.url, site.server.services), options) as made:
        await made.play([GreedyBot()] * 4)
        return [made.states[seq] for seq in sorted(made.states)]


def _found(states: list[TableState]) -> Iterator[tuple[str, str]]:
    for name, (fits, seat_of) in WISHES.items():
        state = next(filter(fits, states), None)
        if state is not None:
            yield name, Scene(name, state, seat_of(state)).welcome()


def main() -> None:
    """Write the file anew."""
    scenes: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), Path(folder)) as site:
        for _ in range(MATCHES):
            scenes |= {name: text for name, text in _found(site.run(_states(site))) if name not in scenes}
    lines = [json.dumps({"name": name, "welcome": json.loads(scenes[name])}) for name in NAMES]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
