"""The leak referee: reads every byte that left a server, and says which of them told more than they may.

It allows what it knows and nothing else: a field, an event or a place for cards that it has never heard of is a
violation, whatever stands there. Whoever adds one to the protocol has to say here who may see it.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tools.leaks.truth import Json, Moment, Truth

CARD = re.compile(r"(?<![A-Za-z0-9])(?:10[GYR]|[1-9][GYR]|1M|P[GY]|DR)(?![A-Za-z0-9])")
TOKEN = re.compile(r"gof[a-z]_[A-Za-z0-9_-]{16,}|(?i:sec-websocket-accept: \S+)")
"""A session's token and the answer to a socket's key hold letters by chance, which may look like a card."""

SUBJECTS = re.compile(r"table\.[0-9a-f-]{36}\.(event|chat)|lobby\.tables\.event|session\.ended|cluster\.nodes\.event")
HINTS = re.compile(r"[0-9]{1,9}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}")

FIELDS = {
    name: frozenset(text.split())
    for name, text in {
        "welcome": "type version now_ms player_id seat seq snapshot",
        "told": "type after seq now_ms entries own",
        "ack": "type id seq is_wish",
        "refused": "type id code facts",
        "said": "type chat_id at_ms player text phrase",
        "watching": "type spectators",
        "goodbye": "type code",
        "lobby_shown": "type tables people",
        "lobby_changed": "type changed gone people",
        "entry": "seq at_ms event",
        "snapshot": "table match own",
        "seat_view": "match own",
        "own": "seat hand limits may_declare auto_pass",
        "limits": "may_pass min_cards max_cards must_contain single_only gang must_declare_first",
        "table": "table_id host options seats is_quick preparation match deadline remaining_ms is_paused is_adjourned "
        "is_closed",
        "seat": "player is_here away_since_ms is_ready commitment number substitute substitute_turns returns_with_deal "
        "asked_back missed_deadlines bank_ms promised_to",
        "match_info": "match_id players commitment client_commitments numbers transcript_hash fingerprint ended secret",
        "match": "rules seat_count first_dealer scores deal results winners dummy_hands",
        "deal": "number dealer seat_to_act hand_sizes trick tricks declared disqualified exchange cut deal_winner "
        "shown_hands",
        "trick": "leader direction turns",
        "listing": "table_id options players status deal_number is_quick is_attended is_joinable opened_at_ms",
        "player": "player_id name bot",
        "table_list": "tables",
    }.items()
}


NAMING = frozenset({
    "deck_cut", "hand_dealt", "dummy_hand_dealt", "tribute_given", "card_returned", "combination_played", "hands_shown",
    "dummy_hands_shown",
})  # fmt: skip
"""Events that name cards. All others are told to everybody, or to nobody, and name none."""


class Violation(NamedTuple):
    """Something told more than it may."""

    check: str
    """Which of the checks caught it."""
    where: str
    detail: str


@dataclass(frozen=True)
class Captured:
    """Bytes that somebody got from the server."""

    kind: str
    """`frame`, `snapshot`, `listing`, `problem`, `record` (its text or its replay), `headers`."""
    data: bytes
    player_id: str | None
    """Who got them; None for somebody without a session."""
    low: int
    """Where the stream of the table stood before they were asked for, and when they had come."""
    high: int
    sent: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Ids of the commands sent on the same socket, and the cards that they named."""


def mentions(value: Json) -> list[str]:
    """All cards named anywhere in a value, the names of fields included."""
    if isinstance(value, Mapping):
        return [card for item in value.items() for part in item for card in mentions(part)]
    if isinstance(value, list | tuple):
        return [card for part in value for card in mentions(part)]
    return CARD.findall(TOKEN.sub("", value)) if isinstance(value, str) else []


class Referee:
    """Judges everything that was told about one table."""

    def __init__(self, truth: Truth, private_texts: Iterable[bytes] = ()) -> None:
        self._truth = truth
        self._private = [*truth.invite_hashes, *private_texts]

    def judge(self, captured: Captured) -> list[Violation]:
        """What is wrong with some bytes; empty if nothing is."""
        found = list(self._secrets(captured))
        if captured.kind in ("headers", "problem"):
            return found + no_cards(captured.kind, captured.data.decode())
        if captured.kind == "record":
            is_live = self._truth.moments[captured.high].is_playing
            return found + (no_cards("record", captured.data.decode()) if is_live else [])
        try:
            body = json.loads(captured.data)
        except ValueError:
            return [*found, Violation("field", captured.kind, "no JSON")]
        if captured.kind == "snapshot":
            return found + self._any_moment(body, captured)
        if captured.kind == "listing":
            return found + list(self._listings(body["tables"])) + list(strange("table_list", body))
        return found + list(self._frame(body, captured))

    def judge_events(self) -> Iterator[Violation]:
        """What is wrong with the events themselves: a seed before the end, a card where none is played or dealt."""
        for happened in self._truth.happened.values():
            where = f"stored {happened.type}"
            if happened.type not in NAMING:
                yield from no_cards(where, happened.event)
            data = json.dumps(happened.event).encode()
            for piece, known_from in self._truth.secrets:
                if happened.seq < known_from and piece in data:
                    yield Violation("secret", where, "part of S or K before the end")

    def view_of_seat(self, body: Json, seat: int, moment: Moment) -> Iterator[Violation]:
        """What is wrong with a view that a bot gets: it is what its seat may know at a moment."""
        yield from strange("seat_view", body)
        yield from self._match(body["match"], moment)
        yield from self._own_of(body["own"], seat, moment)

    def _secrets(self, captured: Captured) -> Iterator[Violation]:
        for piece, known_from in self._truth.secrets:
            if captured.high < known_from and piece in captured.data:
                yield Violation("secret", captured.kind, "part of S or K before the end")
        for text in self._private:
            if text in captured.data:
                yield Violation("secret", captured.kind, "an invitation or somebody's token")

    def _any_moment(self, body: Json, captured: Captured) -> list[Violation]:
        """A snapshot without a number may be of any moment between question and answer."""
        found: list[Violation] = []
        for seq in range(captured.low, captured.high + 1):
            found = list(self._snapshot(body, captured.player_id, self._truth.moments[seq]))
            if not found:
                return []
        return found

    # --- frames ------------------------------------------------------------------------------------------------------

    def _frame(self, body: Json, captured: Captured) -> Iterator[Violation]:
        kind = body.get("type", "?")
        yield from strange(kind, body)
        match kind:
            case "told":
                yield from self._told(body, captured)
            case "welcome":
                yield from self._welcome(body, captured)
            case "ack" | "refused":
                yield from self._answer(body, captured)
            case "lobby_shown":
                yield from self._listings(body["tables"])
            case "lobby_changed":
                yield from self._listings(body["changed"])
            case _:
                yield from no_cards(kind, body)

    def _told(self, body: Json, captured: Captured) -> Iterator[Violation]:
        if body["seq"] > captured.high:
            yield Violation("entry", "told", f"{body['seq']} is not in the store yet")
            return
        for entry in body["entries"]:
            yield from strange("entry", entry)
            happened = self._truth.happened.get(entry["seq"])
            if happened is None or not body["after"] < entry["seq"] <= body["seq"]:
                yield Violation("entry", "told", f"{entry['seq']} is out of place")
            elif entry["event"] != happened.event or entry["at_ms"] != happened.at_ms:
                yield Violation("entry", "told", f"{happened.type} is not what was kept")
            elif not self._truth.may_see(happened, captured.player_id):
                yield Violation("entry", "told", f"{happened.type} is not for this audience")
        moment = self._truth.moments[body["seq"]]
        yield from self._own(body["own"], captured.player_id, moment)

    def _welcome(self, body: Json, captured: Captured) -> Iterator[Violation]:
        if body["seq"] > captured.high:
            yield Violation("entry", "welcome", f"{body['seq']} is not in the store yet")
            return
        moment = self._truth.moments[body["seq"]]
        if body["player_id"] != captured.player_id or body["seat"] != moment.seats.get(captured.player_id or ""):
            yield Violation("own", "welcome", "another seat than the audience has")
        if body["snapshot"] is not None:
            yield from self._snapshot(body["snapshot"], captured.player_id, moment)

    def _answer(self, body: Json, captured: Captured) -> Iterator[Violation]:
        """Only who asked is answered; a refusal names what was asked for, or what the seat knows anyway."""
        if body["id"] is not None and body["id"] not in captured.sent:
            yield Violation("answer", body["type"], "to a command of somebody else")
        allowed = set(captured.sent.get(body["id"], ()))
        for seq in range(captured.low, captured.high + 1):
            moment = self._truth.moments[seq]
            allowed |= set(moment.known(moment.seats.get(captured.player_id or "")))
        for card in mentions(body):
            if card not in allowed:
                yield Violation("card", body["type"], f"{card} is not known to the audience")

    # --- snapshots ---------------------------------------------------------------------------------------------------

    def _snapshot(self, body: Json, player_id: str | None, moment: Moment) -> Iterator[Violation]:
        yield from strange("snapshot", body)
        yield from self._table(body["table"], moment)
        if moment.visibility == "private" and player_id is None:
            yield Violation("listing", "snapshot", "a private table, for somebody without a key")
        if body["match"] is not None:
            yield from self._match(body["match"], moment)
        yield from self._own(body["own"], player_id, moment)

    def _table(self, table: Json, moment: Moment) -> Iterator[Violation]:
        yield from strange("table", table)
        yield from no_cards("table", table)
        for seat in table["seats"]:
            yield from strange("seat", seat)
        if table["match"] is not None:
            yield from strange("match_info", table["match"])
            if moment.is_playing and table["match"]["secret"] is not None:
                yield Violation("secret", "table", "a seed before the end")

    def _match(self, match: Json, moment: Moment) -> Iterator[Violation]:
        yield from strange("match", match)
        yield from no_cards("match", {**match, "deal": None, "dummy_hands": None})
        if match["dummy_hands"] != moment.dummies:
            yield Violation("card", "match", "dummy hands that are not shown")
        deal = match["deal"]
        if deal is None:
            return
        yield from strange("deal", deal)
        tricks = [*deal["tricks"], deal["trick"]]
        for trick in tricks:
            yield from strange("trick", trick)
        expected = {
            "tricks": (Counter(mentions(tricks)), moment.played),
            "exchange": (tuple(mentions(deal["exchange"])), moment.exchanged),
            "cut": (tuple(mentions(deal["cut"])), moment.cut),
            "shown_hands": (deal["shown_hands"], moment.shown),
            "hand_sizes": (deal["hand_sizes"], moment.sizes or deal["hand_sizes"]),
        }
        for place, (told, true) in expected.items():
            if told != true:
                yield Violation("card", f"deal.{place}", "not what was laid open")
        yield from no_cards("deal", {name: part for name, part in deal.items() if name not in {*expected, "trick"}})

    def _own(self, own: Json, player_id: str | None, moment: Moment) -> Iterator[Violation]:
        seat = None if player_id is None else moment.seats.get(player_id)
        if own is None:
            return
        if seat is None or not moment.is_started:
            yield Violation("own", "own", "a hand for somebody without a seat")
            return
        yield from self._own_of(own, seat, moment)

    def _own_of(self, own: Json, seat: int, moment: Moment) -> Iterator[Violation]:
        yield from strange("own", own)
        if own["seat"] != seat or Counter(own["hand"]) != moment.hands.get(seat, Counter()):
            yield Violation("own", "own", f"not the hand of seat {seat}")
        rest: dict[str, Any] = {**own, "hand": None}
        if own["limits"] is not None:
            yield from strange("limits", own["limits"])
        for card in mentions(rest):
            if not moment.known(seat)[card]:
                yield Violation("card", "own", f"{card} is not known to the audience")

    def _listings(self, tables: Json) -> Iterator[Violation]:
        yield from no_cards("listing", tables)
        for listing in tables:
            yield from strange("listing", listing)
            if listing["options"]["visibility"] != "public":
                yield Violation("listing", "listing", "a table that is not public")


def strange(name: str, value: Json) -> Iterator[Violation]:
    """Fields that nobody has said who may see."""
    for unknown in sorted(set(value) - FIELDS.get(name, frozenset())):
        yield Violation("field", name, f"the field {unknown} is not known")


def no_cards(where: str, value: Json) -> list[Violation]:
    """Cards where none may be named."""
    return [Violation("card", where, f"{card} where no card may be named") for card in mentions(value)]


def judge_sinks(
    truths: Iterable[Truth], published: Iterable[tuple[str, str]], logged: str, measured: Iterable[str]
) -> list[Violation]:
    """What is wrong with the bus, the log and the figures: no card and no secret at any time."""
    found = []
    hints = list(published)
    for subject, text in hints:
        if not SUBJECTS.fullmatch(subject) or not HINTS.fullmatch(text):
            found.append(Violation("bus", subject.split(".")[0], f"{len(text)} characters that are no hint"))
    figures = "\n".join(measured)
    for name, text in (("log", logged), ("metrics", figures), ("bus", "\n".join(" ".join(hint) for hint in hints))):
        found += [Violation(name, name, f"{card} is named") for card in CARD.findall(TOKEN.sub("", text))[:5]]
        data = text.encode()
        for truth in truths:
            found += [Violation(name, name, "part of S or K") for piece, _ in truth.secrets if piece in data]
    if re.search(r"[0-9a-f]{8}-[0-9a-f]{4}-", figures):
        found.append(Violation("metrics", "metrics", "an id"))
    return found
