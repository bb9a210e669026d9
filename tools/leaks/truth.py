"""What really happened at a table, read from the database itself, and who may know what of it at each moment.

It shares no code with the server's own door: it knows the shape of the stored events and the rules about hidden cards,
and nothing else.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias
from uuid import UUID

from gangoffour.fairness import match_key

Cards: TypeAlias = Counter[str]
Json: TypeAlias = Any

PUBLIC = frozenset({
    "table_opened", "table_carried_on", "options_changed", "host_changed", "seat_taken", "seat_left", "seat_promised",
    "promise_withdrawn", "player_away", "player_back", "table_closed", "match_prepared", "preparation_dropped",
    "seat_ready", "numbers_committed", "number_revealed", "match_started", "deadline_set", "deadline_passed",
    "substitute_seated", "seat_asked_back", "seat_taken_back", "match_paused", "match_resumed", "match_adjourned",
    "match_continued", "match_ended", "deal_started", "deck_cut", "tribute_given", "card_returned",
    "combination_played", "passed", "last_card_declared", "seat_disqualified", "trick_won", "deal_won",
    "hands_shown", "deal_scored", "dummy_hands_shown", "match_won",
})  # fmt: skip
OWN = frozenset({"hand_dealt", "auto_pass_set"})
"""Only the seat they name sees them. All other types nobody sees."""

FOREVER = 2**53

WINDOW = 16
"""This many bytes of a secret in a row are a leak."""


@dataclass(frozen=True)
class Happened:
    """An event as it is kept."""

    seq: int
    at_ms: int
    type: str
    event: Json


@dataclass(frozen=True)
class Moment:
    """What is so after an event."""

    seats: Mapping[str, int] = field(default_factory=dict)
    """By player id."""
    bots: frozenset[int] = frozenset()
    """Seats for which a bot decides, as a player or in a person's place."""
    is_playing: bool = False
    is_started: bool = False
    """Some match has been started since the table was opened or carried on."""
    deal_number: int = 0
    is_deal_over: bool = True
    hands: Mapping[int, Cards] = field(default_factory=dict)
    played: Cards = field(default_factory=Counter)
    exchanged: tuple[str, ...] = ()
    cut: tuple[str, ...] = ()
    shown: Json = None
    dummies: Json = None
    visibility: str = "public"

    @property
    def sizes(self) -> list[int]:
        return [self.hands[seat].total() for seat in sorted(self.hands)]

    def known(self, seat: int | None) -> Cards:
        """All cards of this deal that an audience may name."""
        public = self.played + Counter(self.exchanged) + Counter(self.cut)
        for hand in (self.shown or []) + (self.dummies or []):
            public += Counter(hand)
        return public if seat is None else public + self.hands.get(seat, Counter())


def after(before: Moment, happened: Happened) -> Moment:
    """What is so after one more event."""
    event = happened.event
    match happened.type:
        case "seat_taken" | "seat_left" | "substitute_seated" | "seat_taken_back":
            return _seated(before, happened)
        case "table_opened" | "table_carried_on" | "options_changed":
            return _around(before, happened)
        case "match_started":
            return replace(before, is_playing=True, is_started=True, dummies=None, hands={}, shown=None, deal_number=0)
        case "match_won" | "match_ended":
            return replace(before, is_playing=False)
        case "deal_started":
            fresh: dict[str, Json] = {"played": Counter(), "exchanged": (), "cut": (), "shown": None, "hands": {}}
            return replace(before, is_deal_over=False, deal_number=event["deal_number"], **fresh)
        case "deck_cut":
            return replace(before, cut=tuple(event["cards"]))
        case "hand_dealt":
            return replace(before, hands={**before.hands, event["seat"]: Counter(event["hand"])})
        case "tribute_given" | "card_returned":
            hands = dict(before.hands)
            hands[event["giver"]] = hands[event["giver"]] - Counter([event["card"]])
            hands[event["receiver"]] = hands[event["receiver"]] + Counter([event["card"]])
            return replace(before, hands=hands, exchanged=(*before.exchanged, event["card"]))
        case "combination_played":
            cards = Counter(event["combination"]["cards"])
            hand = before.hands[event["seat"]]
            if not cards <= hand:
                raise AssertionError(f"event {happened.seq} plays cards that are not held")
            return replace(before, hands={**before.hands, event["seat"]: hand - cards}, played=before.played + cards)
        case "hands_shown" | "dummy_hands_shown":
            return _shown(before, happened)
        case _:
            return before


def _shown(before: Moment, happened: Happened) -> Moment:
    hands = happened.event["hands"]
    if happened.type == "dummy_hands_shown":
        return replace(before, dummies=hands)
    return replace(before, shown=hands, is_deal_over=True)


def _around(before: Moment, happened: Happened) -> Moment:
    event = happened.event
    if happened.type == "options_changed":
        return replace(before, visibility=event["options"]["visibility"])
    players = {seat: player for seat, player in enumerate(event.get("players", ())) if player is not None}
    return Moment(
        seats={player["player_id"]: seat for seat, player in players.items()},
        bots=frozenset(seat for seat, player in players.items() if player["bot"] is not None),
        visibility=event["options"]["visibility"],
    )


def _seated(before: Moment, happened: Happened) -> Moment:
    event = happened.event
    seat, bots = event["seat"], before.bots - {event["seat"]}
    if happened.type == "seat_taken_back":
        return replace(before, bots=bots)
    if happened.type == "substitute_seated":
        return replace(before, bots=bots | {seat})
    others = {player_id: other for player_id, other in before.seats.items() if other != seat}
    if happened.type == "seat_taken":
        others[event["player"]["player_id"]] = seat
        bots |= {seat} if event["player"]["bot"] is not None else set()
    return replace(before, seats=others, bots=bots)


class Truth:
    """A whole table: its events, what was so after each, and its secrets."""

    def __init__(self, happened: Iterable[Happened], seeds: Mapping[str, bytes]) -> None:
        self.happened = {each.seq: each for each in happened}
        moment = Moment()
        self.moments = [moment]
        for seq in range(1, len(self.happened) + 1):
            moment = after(moment, self.happened[seq])
            self.moments.append(moment)
        ends = self._ends()
        self.secrets = [
            (window, ends.get(match_id, FOREVER))
            for match_id, secret in self._secrets(seeds)
            for window in windows(secret)
        ]
        """Pieces of S and K, and from where on they may be known."""
        hashes = [each.event["invite_hash"] for each in self.happened.values() if each.type == "invite_set"]
        self.invite_hashes = [text.encode() for text in hashes]

    @property
    def head(self) -> int:
        return len(self.moments) - 1

    @property
    def cards_dealt(self) -> int:
        return sum(len(each.event["hand"]) for each in self.happened.values() if each.type == "hand_dealt")

    def _ends(self) -> dict[str, int]:
        """From where on everything about a match may be known: when it is won, or given up."""
        ends: dict[str, int] = {}
        won = FOREVER
        for each in self.happened.values():
            if each.type == "match_won":
                won = each.seq
            elif each.type == "match_ended":
                ends[each.event["match_id"]] = min(won, each.seq)
                won = FOREVER
        return ends

    def _secrets(self, seeds: Mapping[str, bytes]) -> Iterable[tuple[str, bytes]]:
        by_match = {str(UUID(match_id)): seed for match_id, seed in seeds.items()}
        yield from by_match.items()
        for each in self.happened.values():
            if each.type == "match_started":
                match_id = each.event["match_id"]
                yield match_id, match_key(by_match[match_id], bytes.fromhex(each.event["transcript_hash"]))

    def may_see(self, happened: Happened, player_id: str | None) -> bool:
        """Whether the audience may see an event: what only a seat sees is for whoever had it then."""
        if happened.type in PUBLIC:
            return True
        if happened.type not in OWN or player_id is None:
            return False
        seat: int = happened.event["seat"]
        return self.moments[happened.seq].seats.get(player_id) == seat


def windows(secret: bytes) -> list[bytes]:
    """The pieces of a secret that are looked for: as bytes and as hexadecimal digits."""
    pieces = [secret[start : start + WINDOW] for start in range(0, len(secret), WINDOW)]
    return [form for piece in pieces for form in (piece, piece.hex().encode(), piece.hex().upper().encode())]
