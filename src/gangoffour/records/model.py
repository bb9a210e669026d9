"""A match record in memory: what happened at a table, as it was written down.

Rule set, hands, cut cards and actions are the *facts*: from them everything follows. A few values that follow are
kept nevertheless, as the record's *claims*: the tribute, the cards left, and whether an action was carried out. They
make a record checkable card by card even where it cannot be replayed. The shape of a record is checked when it is
made; that its claims are true, and its match legal, is for `replay` to find out.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum, unique
from itertools import pairwise
from typing import ClassVar, Final

from gangoffour.engine import (
    CLASSIC,
    CUSTOM,
    Action,
    Card,
    Hand,
    OptionValue,
    ReturnCard,
    RuleSet,
    Seat,
    all_seats,
    option_values,
    parse_card,
    sorted_hand,
)
from gangoffour.fairness import SCHEME
from gangoffour.records.errors import MalformedRecord, RecordCode

FORMAT: Final = "gof-record"
"""How a record calls itself, in text and in JSON."""

RECORD_VERSION: Final = 2
"""The version of text and JSON that is written. In memory a record is always of this version."""

READ_VERSIONS: Final = (1, 2)
"""The versions of text that are read."""

UUID_SIZE: Final = 16

_HEADER_NAME: Final = re.compile(r"[A-Z][A-Za-z0-9-]*")
_WORD: Final = re.compile(r"[a-z][a-z0-9_-]*")
_LATEST_MS: Final = 253_402_300_799_999  # the last millisecond of the year 9999
_UNWRITABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sat at a seat."""

    player_id: str
    """The public id; it enters the hashes of fair deals. Without `<` and `>`."""
    name: str
    """The name on display."""

    def __post_init__(self) -> None:
        """Refuse what cannot be written in a line."""
        if not is_writable(self.player_id) or re.search("[<>]", self.player_id):
            raise MalformedRecord(RecordCode.VALUE, field="player id")
        if not is_writable(self.name):
            raise MalformedRecord(RecordCode.VALUE, field="name")


@dataclass(frozen=True, slots=True)
class FairnessRecord:
    """The values of the scheme gof-fair-1, as published. Their sizes are for the fairness check to judge."""

    commitment: bytes
    """C."""
    client_commitments: tuple[bytes, ...]
    """h, by seat."""
    numbers: tuple[bytes, ...]
    """r, by seat; empty for a seat that sent none."""
    transcript_hash: bytes
    """T."""
    secret: bytes | None = None
    """S; None as long as it is not published, that is before the end of the match."""
    scheme: str = SCHEME

    def __post_init__(self) -> None:
        """Refuse another scheme."""
        if self.scheme != SCHEME:
            raise MalformedRecord(RecordCode.VALUE, field="fair scheme")


@dataclass(frozen=True, slots=True)
class TributeRecord:
    """The tribute as written down (R60)."""

    giver: Seat
    receiver: Seat
    card: Card


@unique
class Maker(StrEnum):
    """Who chose an action."""

    PLAYER = "player"
    """Whoever sat at the seat, a person or a bot."""
    SUBSTITUTE = "substitute"
    """A bot that stood in for somebody who was away."""
    CLOCK = "clock"
    """Nobody: the deadline had passed."""


@dataclass(frozen=True, slots=True)
class RecordedAction:
    """What a seat asked for."""

    seat: Seat
    action: Action
    is_carried_out: bool = True
    """False for the one turn that never comes about: it closes a window, and that alone ends the deal (R47)."""
    maker: Maker = Maker.PLAYER


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal, up to its end or to the end of the record."""

    hands: tuple[Hand, ...]
    """By seat, as dealt, before the exchange."""
    left: tuple[Hand, ...]
    """The cards left, by seat, when the deal or the record ended."""
    actions: tuple[RecordedAction, ...] = ()
    """In order; the returned card is the first of them."""
    tribute: TributeRecord | None = None
    cut_cards: tuple[Card, ...] = ()
    """The cards looked at in the dealing ritual, in order (R7)."""
    dummy_hand: Hand | None = None
    """With three seats, the cards that went aside (R4)."""

    @property
    def returned_card(self) -> Card | None:
        """The card that went back for the tribute (R61)."""
        cards = (entry.action.card for entry in self.actions if isinstance(entry.action, ReturnCard))
        return next(cards, None)


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player at a seat, from one deal to another. A deal belongs to whoever sat there when it ended."""

    seat: Seat
    first_deal: int
    last_deal: int
    player: SeatRecord
    bot: str | None = None
    """The level of a bot; None for a person."""
    deadlines_missed: int = 0

    def __post_init__(self) -> None:
        """Refuse a level that is no word, and a number that is none."""
        if (self.bot is not None and not _WORD.fullmatch(self.bot)) or self.deadlines_missed < 0:
            raise MalformedRecord(RecordCode.VALUE, field=f"sat {self.seat}")


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """When and why a match ended."""

    at_ms: int
    """Milliseconds since 1970."""
    cause: str
    """One word: `won`, `abandoned`."""

    def __post_init__(self) -> None:
        """Refuse what cannot be written."""
        if not _is_moment(self.at_ms) or not _WORD.fullmatch(self.cause):
            raise MalformedRecord(RecordCode.VALUE, field="ended")


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """The record of a match, which may stop anywhere."""

    version: ClassVar[int] = RECORD_VERSION

    rules: RuleSet
    seats: tuple[SeatRecord, ...]
    first_dealer: Seat
    deals: tuple[DealRecord, ...] = ()
    headers: tuple[tuple[str, str], ...] = ()
    """Free pairs of name and value, in order. A name is one word with a capital: `Date`, `Event`, `Table`."""
    match_id: bytes | None = None
    """The UUID of the match; None in a casual record."""
    fairness: FairnessRecord | None = None
    table_id: bytes | None = None
    """The UUID of the table; None in a casual record."""
    started_at_ms: int | None = None
    """Milliseconds since 1970."""
    ended: MatchEnd | None = None
    sittings: tuple[Sitting, ...] = ()
    """Who sat where, in the order of seats and deals. Empty if nobody wrote it down: `seats` sat there all the time."""

    def __post_init__(self) -> None:
        """Refuse a record that could not be written."""
        for name, value in self.headers:
            if not _HEADER_NAME.fullmatch(name) or not is_writable(value):
                raise MalformedRecord(RecordCode.VALUE, field=f"header {name}")
        if len({name for name, _ in self.headers}) != len(self.headers):
            raise MalformedRecord(RecordCode.DUPLICATE, field="header")
        for field, uuid in (("match id", self.match_id), ("table id", self.table_id)):
            if uuid is not None and len(uuid) != UUID_SIZE:
                raise MalformedRecord(RecordCode.VALUE, field=field)
        if self.started_at_ms is not None and not _is_moment(self.started_at_ms):
            raise MalformedRecord(RecordCode.VALUE, field="started")
        fairness = self.fairness
        if fairness is not None and not (len(fairness.client_commitments) == len(fairness.numbers) == self.seat_count):
            raise MalformedRecord(RecordCode.VALUE, field="fair")
        _check_seats((self.first_dealer, *(sitting.seat for sitting in self.sittings)), self.seat_count)
        _check_sittings(self.sittings)
        for number, deal in enumerate(self.deals, start=1):
            _check_deal(deal, number, self.seat_count)

    @property
    def seat_count(self) -> int:
        """How many seats the table has."""
        return len(self.seats)

    def header(self, name: str) -> str | None:
        """Return the value of a header, or None if the record has no such header."""
        return dict(self.headers).get(name)


def default_seats(seat_count: int) -> tuple[SeatRecord, ...]:
    """Return names for seats of which nothing is known."""
    return tuple(SeatRecord(f"seat-{seat}", f"Seat {seat}") for seat in all_seats(seat_count))


def changed_options(rules: RuleSet) -> dict[str, OptionValue]:
    """Return the options of a custom rule set that differ from `classic`; a preset is told by its name alone."""
    if rules.name != CUSTOM:
        return {}
    classic = option_values(CLASSIC)
    return {name: value for name, value in option_values(rules).items() if value != classic[name]}


def parse_hand(text: str) -> Hand:
    """Return the cards of a hand. It may hold more copies of a card than the deck: verification will say so."""
    return sorted_hand(map(parse_card, text.replace(",", " ").split()))


def is_writable(text: str) -> bool:
    """True if a line can end with this text and give it back: not empty, no space around it, nothing invisible."""
    return bool(text) and text == text.strip() and not _UNWRITABLE.search(text)


def _check_deal(deal: DealRecord, number: int, seat_count: int) -> None:
    for field, hands in (("hand", deal.hands), ("left", deal.left)):
        if len(hands) != seat_count:
            raise MalformedRecord(RecordCode.MISSING, field=f"{field} of deal {number}")
    for hand in (*deal.hands, *deal.left, deal.dummy_hand or ()):
        if list(hand) != sorted(hand):
            raise MalformedRecord(RecordCode.VALUE, field=f"order of a hand in deal {number}")
    _check_seats((entry.seat for entry in deal.actions), seat_count)
    if deal.tribute is not None:
        _check_seats((deal.tribute.giver, deal.tribute.receiver), seat_count)


def _check_sittings(sittings: tuple[Sitting, ...]) -> None:
    """Refuse sittings that overlap, leave a deal out, or stand in another order than that of seats and deals."""
    for before, sitting in pairwise((None, *sittings)):
        if sitting is None:
            continue
        is_first = before is None or before.seat != sitting.seat
        begins = 1 if before is None or is_first else before.last_deal + 1
        is_backwards = before is not None and before.seat > sitting.seat
        if is_backwards or sitting.first_deal != begins or sitting.last_deal < sitting.first_deal:
            raise MalformedRecord(RecordCode.VALUE, field=f"sat {sitting.seat}")


def _is_moment(at_ms: int) -> bool:
    return 0 <= at_ms <= _LATEST_MS


def _check_seats(seats: Iterable[Seat], seat_count: int) -> None:
    for seat in seats:
        if not 0 <= seat < seat_count:
            raise MalformedRecord(RecordCode.SEAT, seat=seat)
