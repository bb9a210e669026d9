"""What the seats know of one state of a match: found out when somebody asks first, and then for all who ask."""

from gangoffour.engine import MatchState, Seat, SeatView, legal_plays, view


class MatchViews:
    """The views of one state. Deciding, clocks, bots, hints and sockets all ask for the same ones."""

    __slots__ = ("_forced", "_match", "_views")

    def __init__(self, match: MatchState) -> None:
        self._match = match
        self._views: dict[Seat, SeatView] = {}
        self._forced: dict[Seat, bool] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MatchViews) and self._match == other._match

    __hash__ = None  # type: ignore[assignment]  # nobody looks a state up by what it holds

    def of(self, seat: Seat) -> SeatView:
        """Return what a seat knows."""
        known = self._views.get(seat)
        if known is None:
            known = self._views[seat] = view(self._match, seat)
        return known

    def cannot_beat(self, seat: Seat) -> bool:
        """True if the seat may pass and has nothing else to do."""
        is_forced = self._forced.get(seat)
        if is_forced is None:
            known = self.of(seat)
            is_forced = known.limits is not None and known.limits.may_pass and not legal_plays(known)
            self._forced[seat] = is_forced
        return is_forced
