"""What an audience knows, as it is sent: the table, the match, and a seat's own part.

`TableView` is the fold of the events around a match that everybody sees (`fold`); `MatchView` and `OwnView` mirror
the views of the engine (`view_codec`). Together they are a snapshot.
"""

from typing import Literal

from gangoffour.protocol.values import (
    CardName,
    Combined,
    DirectionName,
    Hex32,
    Milliseconds,
    Player,
    SeatIndex,
    Shape,
    TableOptions,
)


class SeatInfo(Shape):
    """What everybody knows of a seat apart from the match."""

    player: Player | None = None
    is_here: bool = False
    """Whether the person is connected; a bot always is."""
    away_since_ms: Milliseconds | None = None
    is_ready: bool = False
    commitment: Hex32 | None = None
    number: Hex32 | None = None
    substitute: str | None = None
    """The level of the bot that plays for the person."""
    substitute_turns: int = 0
    """Turns that a substitute took for the person in this deal."""
    returns_with_deal: bool = False
    """The substitute finishes this deal: the person may play again with the next one."""
    asked_back: bool = False
    """The person, if here, gets the seat back with the next deal."""
    missed_deadlines: int = 0
    """Deadlines that passed in a row."""
    bank_ms: Milliseconds = 0
    promised_to: Player | None = None
    """Who gets the seat with the next deal."""


class Preparation(Shape):
    """A match that is about to begin."""

    match_id: str
    rules: str
    players: tuple[Player, ...]
    commitment: Hex32
    ready_at_ms: Milliseconds | None = None
    """When a seat was ready last; None before the first."""
    committed_at_ms: Milliseconds | None = None
    """When all commitments were in; None before."""


class MatchInfo(Shape):
    """A match being played, or played last."""

    match_id: str
    players: tuple[Player, ...]
    """Who the deals were drawn for; a seat may have been taken over since."""
    commitment: Hex32
    client_commitments: tuple[Hex32, ...]
    numbers: tuple[Hex32 | None, ...]
    transcript_hash: Hex32
    fingerprint: str
    ended: Literal["won", "abandoned"] | None = None
    secret: str | None = None
    """S, once the match has ended."""


class Deadline(Shape):
    """When a turn expires, or the next deal begins."""

    seat: SeatIndex | None
    due_ms: Milliseconds
    bank_ms: Milliseconds = 0


class TableView(Shape):
    """What everybody knows of a table, apart from the cards."""

    table_id: str
    host: str
    options: TableOptions
    seats: tuple[SeatInfo, ...]
    is_quick: bool = False
    preparation: Preparation | None = None
    match: MatchInfo | None = None
    deadline: Deadline | None = None
    remaining_ms: Milliseconds | None = None
    """While the match is paused: what was left until the deadline."""
    is_paused: bool = False
    is_adjourned: bool = False
    is_closed: bool = False

    @property
    def is_playing(self) -> bool:
        """True from the start of a match to its end, pauses included."""
        return self.match is not None and self.match.ended is None

    def seat_of(self, player_id: str) -> int | None:
        """Return the seat of a player, or None."""
        for seat, info in enumerate(self.seats):
            if info.player is not None and info.player.player_id == player_id:
                return seat
        return None

    def is_awaited(self, seat: int | None) -> bool:
        """Whether anybody waits for the person in a seat; for None, whether two wait for each other.

        Those wait who are at the table, and those who are promised a seat there.
        """
        waiting = sum(
            info.promised_to is not None
            or (index != seat and info.is_here and info.player is not None and info.player.bot is None)
            for index, info in enumerate(self.seats)
        )
        return waiting > (seat is None)


class TurnView(Shape):
    """What a seat did in its turn; no combination means a pass."""

    seat: SeatIndex
    combination: Combined | None


class TrickView(Shape):
    """A trick so far."""

    leader: SeatIndex
    direction: DirectionName
    turns: tuple[TurnView, ...] = ()


class ExchangeView(Shape):
    """The tribute and what came back for it."""

    deal_loser: SeatIndex
    deal_winner: SeatIndex
    tribute: CardName
    returned_card: CardName | None = None


class CutView(Shape):
    """The dealing ritual."""

    cards: tuple[CardName, ...]
    first_card_to: SeatIndex | None


class DealView(Shape):
    """The deal being played, or played last."""

    number: int
    dealer: SeatIndex
    seat_to_act: SeatIndex | None
    hand_sizes: tuple[int, ...]
    trick: TrickView
    tricks: tuple[TrickView, ...]
    declared: tuple[SeatIndex, ...]
    disqualified: tuple[SeatIndex, ...]
    exchange: ExchangeView | None
    cut: CutView | None
    deal_winner: SeatIndex | None
    shown_hands: tuple[tuple[CardName, ...], ...] | None


class DealResultView(Shape):
    """A line of the score sheet."""

    deal_winner: SeatIndex
    deal_loser: SeatIndex
    points: tuple[int, ...]
    scores: tuple[int, ...]


class MatchView(Shape):
    """What a spectator knows of a match."""

    rules: dict[str, str | int | bool | list[int] | None]
    seat_count: Literal[3, 4]
    first_dealer: SeatIndex
    scores: tuple[int, ...]
    deal: DealView | None
    results: tuple[DealResultView, ...]
    winners: tuple[SeatIndex, ...]
    dummy_hands: tuple[tuple[CardName, ...], ...] | None


class LimitsView(Shape):
    """What binds a seat on turn, beyond holding the cards and beating the top play."""

    may_pass: bool
    min_cards: int
    max_cards: int
    must_contain: CardName | None
    single_only: bool
    gang: Literal["free", "allowed", "required", "barred"]
    must_declare_first: bool


class OwnView(Shape):
    """What only the seat itself knows of the match."""

    seat: SeatIndex
    hand: tuple[CardName, ...]
    limits: LimitsView | None
    """None unless the seat is on turn to play."""
    may_declare: bool
    auto_pass: bool


class Snapshot(Shape):
    """Everything an audience knows, at one sequence number."""

    table: TableView
    match: MatchView | None
    own: OwnView | None
