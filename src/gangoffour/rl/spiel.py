"""One deal as a game of OpenSpiel: `python_gang_of_four`, with explicit chance and zero sum.

Importing this module registers the game; `pyspiel.load_game("python_gang_of_four(players=3)")` makes one. It is the
first deal of a match: the 64 cards are dealt one by one by chance, sixteen to each seat in turn, and the utilities are
the rewards of the deal. It needs the package `open_spiel`.
"""

from typing import Any, Final

import numpy as np

from gangoffour.core import deal_rewards
from gangoffour.encoding import ACTION_COUNT, BITS, decode_action, encode_view, legal_indices
from gangoffour.engine import (
    COPIES,
    DECK,
    FACES,
    HAND_SIZE,
    MatchState,
    Phase,
    Seat,
    SeatView,
    apply,
    format_action,
    format_cards,
    points_for,
    preset,
    start_deal,
    start_match,
    view,
)
from gangoffour.extras import ExtraCode, MissingExtra
from gangoffour.matches import format_match

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra(ExtraCode.MISSING, extra="spiel", package="open_spiel") from error

__all__ = ["GangOfFourGame", "GangOfFourState"]

_SEATS: Final = 4
_WORST: Final = float(points_for(HAND_SIZE))
_FIRST_POSITIONS: Final = tuple(DECK.index(face) for face in FACES)

_GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_gang_of_four",
    long_name="Python Gang of Four, one deal",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_SEATS,
    min_num_players=_SEATS - 1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": _SEATS, "rules": "classic"},
)


class GangOfFourGame(pyspiel.Game):  # type: ignore[misc] # the library is not among the checks
    """The game: how many play, and by which rules."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take `players` and `rules`, the name of a preset."""
        given = params or {}
        self.seat_count = int(given.get("players", _SEATS))
        self.rules = preset(str(given.get("rules", "classic")))
        start_match(self.rules, self.seat_count)  # refuses a number of seats that the rules do not allow
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=len(FACES),
            num_players=self.seat_count,
            min_utility=-_WORST,
            max_utility=_WORST,
            utility_sum=0.0,
            max_game_length=len(DECK) * self.seat_count,  # every card led alone, and all others pass
        )
        super().__init__(_GAME_TYPE, info, given)

    def new_initial_state(self) -> "GangOfFourState":
        """Return the state before the first card is dealt."""
        return GangOfFourState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "_Sight":  # noqa: ANN401, ARG002
        """Return what makes observations of states."""
        return _Sight(has_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class GangOfFourState(pyspiel.State):  # type: ignore[misc] # the library is not among the checks
    """A deal: cards that chance has drawn, then the engine's state and what was done."""

    def __init__(self, game: GangOfFourGame) -> None:
        """Begin with nothing dealt."""
        super().__init__(game)
        self._before = start_match(game.rules, game.seat_count)
        self._drawn: list[int] = []
        self._match: MatchState | None = None
        self._done: list[str] = []

    def current_player(self) -> int:
        """Return who is to act: chance until all is dealt."""
        if self._match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._match.public.seat_to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else int(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every face that is left, and how likely it is the next card."""
        left = {face: COPIES[card] - self._drawn.count(face) for face, card in enumerate(FACES)}
        cards_left = len(DECK) - len(self._drawn)
        return [(face, count / cards_left) for face, count in left.items() if count]

    def is_terminal(self) -> bool:
        """True once the deal is over."""
        return self._match is not None and self._match.public.phase in (Phase.READY, Phase.OVER)

    def returns(self) -> list[float]:
        """Return the rewards by seat: 0 until the deal is over."""
        if self._match is None or not self.is_terminal():
            return [0.0] * self._before.public.seat_count
        return [float(reward) for reward in deal_rewards(self._match.public.results[-1].points)]

    def seat_view(self, player: int) -> SeatView:
        """Return what a seat knows, as bots get it."""
        return view(self._before if self._match is None else self._match, Seat(player))

    def seen_so_far(self, player: int) -> str:
        """Return all that a seat has seen: its cards and everything that was done, in order."""
        return f"{format_cards(self.seat_view(player).hand)} | {', '.join(self._done)}"

    def _legal_actions(self, player: int) -> list[int]:
        return [int(index) for index in legal_indices(self.seat_view(player))]

    def _apply_action(self, action: int) -> None:
        if self._match is None:
            self._drawn.append(action)
            if len(self._drawn) == len(DECK):
                self._match = start_deal(self._before, _positions(self._drawn)).after
            return
        seat = Seat(self.current_player())
        taken = decode_action(action, view(self._match, seat))
        self._match = apply(self._match, seat, taken).after
        self._done.append(f"{seat} {format_action(taken)}")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(FACES[action])
        return format_action(decode_action(action, self.seat_view(player)))

    def __str__(self) -> str:
        if self._match is None:
            return f"dealt: {format_cards(FACES[face] for face in self._drawn)}"
        return format_match(self._match)


class _Sight:
    """Observations of a state, as a tensor and as text."""

    def __init__(self, *, has_recall: bool) -> None:
        self._has_recall = has_recall
        self.tensor = np.zeros(BITS, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GangOfFourState, player: int) -> None:
        """Write what the seat sees into the tensor."""
        seat_view = state.seat_view(player)
        self.tensor[:] = 0 if seat_view.public.deal is None else encode_view(seat_view)

    def string_from(self, state: GangOfFourState, player: int) -> str:
        """Return what the seat sees, or with perfect recall what it has seen."""
        return state.seen_so_far(player) if self._has_recall else repr(state.seat_view(player))


def _positions(faces: list[int]) -> list[int]:
    """Return a deck order that deals these faces: copies in the order in which they came."""
    return [_FIRST_POSITIONS[face] + faces[:place].count(face) for place, face in enumerate(faces)]


pyspiel.register_game(_GAME_TYPE, GangOfFourGame)
