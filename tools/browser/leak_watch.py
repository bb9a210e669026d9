"""Watches from the browser's side that a page is never told a card that its person may not know.

It allows what it knows and nothing else: a card in a field that it has never heard of is a leak, whatever the card.
Which cards the page's own hand may hold follows from the events: dealt to it, given to it, not played yet.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from tools.leaks.referee import mentions
from tools.leaks.truth import OWN, PUBLIC, Cards, Json

CARDS_IN_EVENTS = {
    "combination_played": frozenset({"combination.cards"}),
    "deck_cut": frozenset({"cards"}),
    "hand_dealt": frozenset({"hand"}),
    "tribute_given": frozenset({"card"}),
    "card_returned": frozenset({"card"}),
    "hands_shown": frozenset({"hands"}),
    "dummy_hands_shown": frozenset({"hands"}),
}
CARDS_IN_SNAPSHOTS = frozenset({
    "own.hand", "own.limits.must_contain", "match.deal.cut.cards", "match.deal.exchange.tribute",
    "match.deal.exchange.returned_card", "match.deal.trick.turns.combination.cards",
    "match.deal.tricks.turns.combination.cards", "match.deal.shown_hands", "match.dummy_hands",
})  # fmt: skip
OPEN_ANSWERS = frozenset({"/api/presets", "/api/replays", "/api/me/practice/tries"})
"""Rules hold the name of a card; a replay that was asked for with a record holds what the record does; what puts an own
mistake right is of a match that is over."""
GHOST = re.compile(r"/api/daily/[^/]+/boards/\d/bots/\w+")
"""How a bot played a deal of the day, which is told to those who have finished it."""
PUZZLES = "/api/puzzles/"
"""The answer of a puzzle names cards, of a deal that nobody plays."""
NO_CARDS = frozenset({"rules"})
"""Fields in which something that looks like a card is none of a hand: the rules say which card opens a match."""


def named(value: Json, path: str = "") -> Iterator[tuple[str, str]]:
    """Every card that a value names, with the fields that lead to it."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            if key not in NO_CARDS:
                yield from named(part, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for part in value:
            yield from named(part, path)
    else:
        yield from ((path, card) for card in mentions(value))


def _stands_in(places: frozenset[str], path: str, _card: str) -> bool:
    return path in places


@dataclass
class _Known:
    """What the page knows of one table."""

    player_id: str | None = None
    seat: int | None = None
    hand: Cards | None = None
    """None: not told yet."""
    public: Cards = field(default_factory=Counter)
    """Cards of this deal that everybody saw."""
    is_deal_over: bool = True
    is_match_over: bool = True
    match_id: str | None = None
    sent: dict[str, frozenset[str]] = field(default_factory=dict)
    """Cards that each command of the page named, by its id."""


class LeakWatch:
    """Judges everything that one page was told, in the order in which it came."""

    def __init__(self) -> None:
        self.leaks: list[str] = []
        self.cards_seen = 0
        self._tables: dict[str, _Known] = {}

    def sent(self, address: str, text: str) -> None:
        """Take note of what the page said: it may be answered with its own cards."""
        message = json.loads(text)
        known = self._tables.setdefault(address, _Known())
        if "id" in message:
            known.sent[message["id"]] = frozenset(mentions(message))

    def received(self, address: str, text: str) -> None:
        """Judge a message on a socket."""
        message = json.loads(text)
        known = self._tables.setdefault(address, _Known())
        match message["type"]:
            case "welcome":
                self._welcome(known, message)
            case "told":
                self._told(known, message)
            case "refused":
                allowed = set(known.public) | set(known.hand or ()) | known.sent.get(message["id"], frozenset())
                self._expect(message, lambda _path, card: card in allowed, "refused")
            case kind:
                self._expect(message, lambda _path, _card: False, kind)

    def fetched(self, path: str, text: str) -> None:
        """Judge the body of an answer over HTTP."""
        running = [known.match_id for known in self._tables.values() if not known.is_match_over]
        if path.startswith("/api/matches/"):
            # An answer about the match before may come when the next one has begun.
            if None in running or path.split("/")[3] in running:
                self.leaks.append(f"{path}: the record of a match that is not over")
        elif GHOST.fullmatch(path):
            if running:
                self.leaks.append(f"{path}: how a bot played, while somebody plays")
        elif path.startswith("/api/tables/") and path.endswith("/hints"):
            known = self._tables.get(path.removesuffix("/hints").replace("/api/", "/ws/"), _Known())
            self._expect(json.loads(text), lambda _path, card: card in (known.hand or ()), path)
        elif path.startswith("/api/tables/") and not path.endswith(("/code", "/voice")):
            known = self._tables.get(path.replace("/api/", "/ws/"), _Known())
            self._snapshot(known, json.loads(text), path)
        elif path == "/api/practice":
            # What a seat knew, and what it is told since: whose cards these are is tested where it is made.
            self._expect(json.loads(text), lambda place, _card: _is_practised(place), path)
        elif path not in OPEN_ANSWERS and not path.startswith(PUZZLES):
            self._expect(json.loads(text) if text else None, lambda _path, _card: False, path)

    # --- messages ------------------------------------------------------------------------------------------------

    def _welcome(self, known: _Known, message: Json) -> None:
        known.player_id, known.seat = message["player_id"], message["seat"]
        if message["snapshot"] is not None:
            self._snapshot(known, message["snapshot"], "welcome")
            self._take(known, message["snapshot"])

    def _snapshot(self, known: _Known, snapshot: Json, where: str) -> None:
        self._expect(snapshot, lambda path, _card: path in CARDS_IN_SNAPSHOTS, where)
        match, about = snapshot["match"], snapshot["table"]["match"]
        is_over = about is None or about["ended"] is not None or bool(match and match["winners"])
        if not is_over and about["secret"] is not None:
            self.leaks.append(f"{where}: the secret of a match that is not over")
        if match and match["dummy_hands"] and not is_over:
            self.leaks.append(f"{where}: dummy hands before the end of the match")
        deal = match and match["deal"]
        if deal and deal["shown_hands"] and deal["deal_winner"] is None:
            self.leaks.append(f"{where}: hands shown before the end of the deal")
        own = snapshot["own"]
        if own is not None and own["seat"] != known.seat and where == "welcome":
            self.leaks.append(f"{where}: cards of seat {own['seat']}, not of seat {known.seat}")
        if own is not None and deal and len(own["hand"]) != deal["hand_sizes"][own["seat"]]:
            self.leaks.append(f"{where}: {len(own['hand'])} cards in a hand that is said to have others")

    def _take(self, known: _Known, snapshot: Json) -> None:
        """Begin with a snapshot: what it tells has been judged by its fields."""
        own, match = snapshot["own"], snapshot["match"]
        deal = match and match["deal"]
        known.hand = None if own is None else Counter(own["hand"])
        known.is_deal_over = deal is None or deal["deal_winner"] is not None
        known.is_match_over = match is None or bool(match["winners"])
        known.match_id = snapshot["table"]["match"] and snapshot["table"]["match"]["match_id"]
        known.public = Counter(card for path, card in named(deal) if path != "own.hand")

    def _told(self, known: _Known, message: Json) -> None:
        kinds = {entry["event"]["type"] for entry in message["entries"]}
        if "dummy_hands_shown" in kinds and "match_won" not in kinds:
            self.leaks.append("told: dummy hands before the end of the match")
        for entry in message["entries"]:
            event = entry["event"]
            kind = event["type"]
            if kind not in PUBLIC and not (kind in OWN and event["seat"] == known.seat):
                self.leaks.append(f"told: {kind} is not for seat {known.seat}")
                continue
            places = CARDS_IN_EVENTS.get(kind, frozenset())
            self._expect(event, partial(_stands_in, places), kind)
            self._happen(known, event)
        self._own(known, message["own"])

    def _own(self, known: _Known, own: Json) -> None:
        if own is None:
            return
        if known.seat is None or own["seat"] != known.seat:
            self.leaks.append(f"told: cards of seat {own['seat']}, not of seat {known.seat}")
        hand = Counter(own["hand"])
        if known.hand is not None and hand != known.hand:
            self.leaks.append(f"told: own hand has {hand - known.hand} too many, {known.hand - hand} too few")
        self._expect(own, lambda path, card: path == "hand" or card in hand, "own")
        known.hand = hand

    def _happen(self, known: _Known, event: Json) -> None:
        match event["type"]:
            case "seat_taken" if event["player"]["player_id"] == known.player_id:
                known.seat = event["seat"]
            case "seat_left" if event["seat"] == known.seat:
                known.seat = None
            case "match_started":
                known.is_match_over, known.match_id, known.hand = False, event.get("match_id", known.match_id), None
            case "match_won" | "match_ended":
                known.is_match_over = True
            case "deal_started":
                known.is_deal_over, known.hand, known.public = False, None, Counter()
            case "deal_won":
                known.is_deal_over = True
            case "hands_shown" if not known.is_deal_over:
                self.leaks.append("told: hands shown before the end of the deal")
            case "hand_dealt":
                known.hand = Counter(event["hand"])
            case "combination_played":
                self._move(known, event["seat"], None, event["combination"]["cards"])
            case "tribute_given" | "card_returned":
                self._move(known, event["giver"], event["receiver"], [event["card"]])
            case _:
                pass

    def _move(self, known: _Known, giver: int, receiver: int | None, cards: list[str]) -> None:
        known.public += Counter(cards)
        if known.hand is None or known.seat is None:
            return
        if giver == known.seat:
            known.hand = known.hand - Counter(cards)
        elif receiver == known.seat:
            known.hand = known.hand + Counter(cards)

    def _expect(self, value: Json, is_allowed: Callable[[str, str], bool], where: str) -> None:
        for path, card in named(value):
            self.cards_seen += 1
            if not is_allowed(path, card):
                self.leaks.append(f"{where}: {card} in {path or 'the text'}")


def _is_practised(place: str) -> bool:
    """True of a place in which a position may name cards."""
    return place.removeprefix("start.") in CARDS_IN_SNAPSHOTS or place.startswith("told.")
