"""`Match`: what the pure functions do, kept in one object."""

from collections.abc import Sequence
from typing import Final

from gangoffour.engine import (
    CLASSIC,
    Action,
    Card,
    Code,
    IllegalAction,
    LaterDeal,
    MatchStarted,
    MatchState,
    Phase,
    PublicView,
    RuleSet,
    Seat,
    SeatView,
    Step,
    format_action,
    legal_actions,
    parse_action,
    preset,
    view,
)
from gangoffour.fairness import deck_order, first_dealer, seed_key
from gangoffour.matches.text import format_match
from gangoffour.records import MatchRecord, Recorder, SeatRecord

_USUAL_SEATS: Final = 4


class Match:
    """A match that goes on as you play it.

    The seed deals the cards of `gangoffour play --seed`: the same seed gives the same deals, for ever.

    Examples:
        >>> match = Match("one deal")
        >>> step = match.deal()
        >>> match.legal()[:3]
        ['1M', '1Y 1M', '1R 1M']
        >>> match.play("1Y 1R 1M").events[0].next_seat
        2
    """

    def __init__(
        self,
        seed: str,
        *,
        rules: RuleSet | str = CLASSIC,
        seat_count: int = 4,
        players: Sequence[str] | None = None,
    ) -> None:
        """Start a match; `deal` deals.

        Args:
            seed: Any text; it decides all deck orders and who deals first.
            rules: A rule set, or the name of a preset.
            seat_count: Three or four.
            players: Names for the record, by seat.
        """
        if not isinstance(seed, str):
            raise TypeError(f"{seed!r} is no seed: it has to be a text, such as Match('a rainy evening')")
        self.seed = seed
        self._key = seed_key(seed.encode(errors="surrogateescape"))
        rules = preset(rules) if isinstance(rules, str) else rules
        started = MatchStarted(rules, seat_count, Seat(first_dealer(self._key, seat_count)))
        seats = None if players is None else [SeatRecord(f"seat-{seat}", name) for seat, name in enumerate(players)]
        is_header = bool(seed) and seed == seed.strip() and seed.isprintable()
        self._recorder = Recorder(started, seats, headers=[("Seed", seed)] if is_header else [])

    # --- playing -----------------------------------------------------------------------------------------------------

    def deal(self) -> Step:
        """Start the next deal, with the next deck order of the seed."""
        return self.start_deal(deck_order(self._key, len(self.public.results)))

    def start_deal(
        self, deck_order: Sequence[int], cut_cards: Sequence[Card] = (), *, later: LaterDeal | None = None
    ) -> Step:
        """Start the next deal with a deck order of your own, as the engine's `start_deal`."""
        return self._recorder.start_deal(deck_order, cut_cards, later=later)

    def play(self, action: str | Action) -> Step:
        """Let the seat to act do something: `"7G 7Y"`, `"9R declare"`, `"pass"`, `"return 3G"`, or an action."""
        return self.apply(self._acting(), parse_action(action) if isinstance(action, str) else action)

    def apply(self, seat: Seat, action: Action) -> Step:
        """Carry out an action of any seat, as the engine's `apply`: a last card is declared out of turn."""
        return self._recorder.apply(seat, action)

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> MatchState:
        """The whole truth, for the functions of the engine."""
        return self._recorder.state

    @property
    def public(self) -> PublicView:
        """What everybody knows: scores, results, the deal, the winners."""
        return self.state.public

    @property
    def seat(self) -> Seat | None:
        """The seat to act; None while a deal has to be started, and when the match is over."""
        return self.public.seat_to_act

    @property
    def is_over(self) -> bool:
        """True once somebody has won."""
        return self.public.phase is Phase.OVER

    def view(self, seat: Seat | None = None) -> SeatView:
        """Return what a seat may know: all that a bot gets. Without a seat, that of the seat to act."""
        return view(self.state, self._acting() if seat is None else seat)

    def legal(self) -> list[str]:
        """Return every legal action of the seat to act, as `play` takes it."""
        return [format_action(action) for action in legal_actions(self.state, self._acting())]

    # --- keeping -----------------------------------------------------------------------------------------------------

    def to_record(self) -> MatchRecord:
        """Return the record so far; `format_record` makes a text of it."""
        return self._recorder.record()

    def __str__(self) -> str:
        return format_match(self.state).rstrip("\n")

    def __repr__(self) -> str:
        rules = "" if self.public.rules == CLASSIC else f", rules={self.public.rules!r}"
        seats = "" if self.public.seat_count == _USUAL_SEATS else f", seat_count={self.public.seat_count}"
        return f"Match({self.seed!r}{rules}{seats})\n{self}"

    def _acting(self) -> Seat:
        if self.seat is None:
            raise IllegalAction(Code.MATCH_OVER if self.is_over else Code.DEAL_NOT_STARTED)
        return self.seat
