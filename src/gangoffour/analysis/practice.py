"""Playing on from a decision of a match: somebody acts otherwise than it was done, and bots answer.

Everything follows from the record and the actions: the same ones lead to the same deal, whoever asks and how often.
"""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Final

from gangoffour.analysis.judges import is_choice
from gangoffour.bots import bot, parse_bot_id
from gangoffour.engine import Action, MatchState, Pass, Phase, Seat, legal_actions_in, parse_action, view
from gangoffour.lessons import Beat, Scene, acted, table_without_server
from gangoffour.protocol import Player, Snapshot, TableOptions, match_view, own_view
from gangoffour.records import MatchRecord, format_record, later_deal_of, replay_steps

NAME: Final = "practice"

_LEVEL: Final = "neural"
"""Who plays for people; and for a champion, who thinks too long."""
_THINKS_LONG: Final = "champion"


class Practice:
    """A decision of a match, and what may come of it."""

    def __init__(self, record: MatchRecord, deal: int, turn: int) -> None:
        """Take the place of the decision: the number of a deal, and which of its actions, from 1.

        Raises:
            LookupError: Nothing was decided there.
        """
        self.record = record
        self.start, self.seat = _state_before(record, deal, turn)
        self._key = f"{hashlib.sha256(format_record(record).encode()).hexdigest()} {deal} {turn}"
        self._levels = [_level(seat.player_id) for seat in record.seats]
        self._reached: tuple[tuple[str, ...], Scene] = ((), Scene(self.start))

    def snapshot(self) -> Snapshot:
        """Return all that the seat knows before it acts."""
        public = self.start.public
        players = tuple(
            Player(player_id=seat.player_id, name=seat.name, bot=parse_bot_id(seat.player_id))
            for seat in self.record.seats
        )
        options = TableOptions(
            preset="classic",
            seat_count=3 if public.seat_count == 3 else 4,  # noqa: PLR2004  the type knows these two alone
            declaration=public.rules.declaration.value,
            hints="off",
            visibility="private",
            spectators=False,
            chat="off",
        )
        return Snapshot(
            table=table_without_server(NAME, players, players[self.seat].player_id, options),
            match=match_view(public),
            own=own_view(view(self.start, self.seat), auto_pass=False),
        )

    def play(self, actions: Sequence[str]) -> list[Beat]:
        """Return what the last of these actions of the seat leads to, until it decides again or the deal is over.

        Raises:
            GangOfFourError: One of them is none, or the rules refuse it.
        """
        before = tuple(actions[:-1])
        scene = self._reached[1] if self._reached[0] == before else self._scene_after(before)
        beats = self._beats(scene, parse_action(actions[-1]))
        self._reached = tuple(actions), beats[-1].scene
        return beats

    def _scene_after(self, actions: Sequence[str]) -> Scene:
        scene = Scene(self.start)
        for action in actions:
            scene = self._beats(scene, parse_action(action))[-1].scene
        return scene

    def _beats(self, scene: Scene, action: Action) -> list[Beat]:
        beats = [acted(scene, self.seat, action, self.seat)]
        while (on_turn := beats[-1].scene.state.public.seat_to_act) is not None:
            own = _answer_of(beats[-1].scene.state, on_turn) if on_turn == self.seat else self._bots_answer(beats[-1])
            if own is None:
                break
            beats.append(acted(beats[-1].scene, on_turn, own, self.seat))
        return beats

    def _bots_answer(self, beat: Beat) -> Action:
        state, seq = beat.scene
        seat = state.public.seat_to_act
        if seat is None:
            raise ValueError("the deal is over")
        seat_view = view(state, seat)
        actions = legal_actions_in(seat_view)
        chance = Random(f"{self._key} {seq}")  # noqa: S311  it decides plays, not cards
        return actions[0] if len(actions) == 1 else bot(self._levels[seat]).choose(seat_view, chance)


def is_over(state: MatchState) -> bool:
    """True if the deal of a state is over."""
    return state.public.phase in (Phase.READY, Phase.OVER)


def _answer_of(state: MatchState, seat: Seat) -> Action | None:
    """Return the pass of a seat that can do nothing else; None if it decides."""
    actions = legal_actions_in(view(state, seat))
    return actions[0] if len(actions) == 1 and isinstance(actions[0], Pass) else None


def _level(player_id: str) -> str:
    level = parse_bot_id(player_id)
    return _LEVEL if level in (None, _THINKS_LONG) else str(level)


def _state_before(record: MatchRecord, number: int, turn: int) -> tuple[MatchState, Seat]:
    later = later_deal_of(record)  # then the first deal of the record has the number of that one
    deal = number if later is None else number - later.number + 1
    if not 1 <= deal <= len(record.deals) or not 1 <= turn <= len(record.deals[deal - 1].actions):
        raise LookupError(number, turn)
    entry = record.deals[deal - 1].actions[turn - 1]
    if not is_choice(entry.action) or not record.seats:
        raise LookupError(number, turn)
    place = sum(1 + len(each.actions) for each in record.deals[: deal - 1]) + turn
    for index, step in enumerate(replay_steps(record)):
        if index == place:
            return step.before, entry.seat
    raise LookupError(number, turn)
