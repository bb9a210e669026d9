"""Fair and unfair matches as an audience is told of them, and what a verifier finds: for clients in other languages."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from gangoffour.engine import FACES, PRESETS, Seat, canonical_rules, parse_card, rule_set
from gangoffour.fairness import (
    DealEvidence,
    ExchangeEvidence,
    Revelation,
    Transcript,
    UnfairRecord,
    format_transcript,
    verify,
)
from gangoffour.protocol import Player, TableOptions, encode_server_message, rules_of, rules_values
from gangoffour.protocol import events as wire
from tools.matches.audiences import history
from tools.matches.streams import TableStream, drawn

PLAYERS = tuple(Player(player_id=f"guest-{name.lower()}", name=name) for name in ("Ana", "Bén", "Cleo", "Dan"))
OTHER = drawn("something else", 64).hex()


class FairStory(NamedTuple):
    """A stream as one audience hears it."""

    stream: TableStream
    seat: int | None
    first: int
    """The sequence number at which the audience comes."""

    @property
    def is_saved(self) -> bool:
        """Whether the audience was there in time to save a transcript."""
        committed = next(entry.seq for entry in self.stream.entries if isinstance(entry.event, wire.NumbersCommitted))
        return self.first < committed


class Case(NamedTuple):
    """A story, some of its events changed, and what comes of it."""

    name: str
    story: str
    changes: Mapping[int, wire.Event] = {}


def played_match(name: str, seat_count: int, **start: Any) -> TableStream:  # noqa: ANN401  of `prepare`
    """Return a match of two deals."""
    stream = _started_match(name, seat_count, **start)
    for _ in range(2):
        stream.deal()
        stream.play(at_once=12)
    stream.end()
    return stream


def swapped_match(name: str, swapped: tuple[int, int]) -> TableStream:
    """Return a match in whose second deal a dishonest server swaps two hands."""
    stream = _started_match(name, 3)
    stream.deal()
    stream.play(at_once=12)
    stream.deal(swapped=swapped)
    stream.play(at_once=12)
    stream.end()
    return stream


def abandoned_match(name: str) -> TableStream:
    """Return a match that ends in the middle of its second deal."""
    stream = _started_match(name, 4)
    stream.deal()
    stream.play(at_once=12)
    stream.deal()
    stream.play(20, at_once=12)
    stream.end("abandoned")
    return stream


def _started_match(name: str, seat_count: int, **start: Any) -> TableStream:  # noqa: ANN401  of `prepare`
    options = TableOptions(seat_count=3 if seat_count == 3 else 4)
    stream = TableStream(name, options, rule_set({"match_deals": 2}))
    stream.sit(PLAYERS[:seat_count])
    stream.prepare(**start)
    stream.commit()
    stream.start()
    return stream


def stories() -> dict[str, FairStory]:
    """Return all stories by name."""
    three, four = played_match("three", 3), played_match("four", 4)
    sat, late = 1 + 2 * 3, _seq_of(three, wire.HandsShown) + 8
    return {
        "three": FairStory(three, 0, sat),
        "three, watched": FairStory(three, None, sat),
        "three, from the second deal on": FairStory(three, 2, late),
        "four": FairStory(four, 2, 1 + 2 * 4),
        "four without a number": FairStory(played_match("silent", 4, silent=[1]), 3, 1 + 2 * 4),
        "four, abandoned": FairStory(abandoned_match("abandoned"), 1, 1 + 2 * 4),
        "other hands swapped": FairStory(swapped_match("swapped others", (1, 2)), 0, sat),
        "own hand swapped": FairStory(swapped_match("swapped own", (0, 2)), 0, sat),
    }


def cases(all_stories: Mapping[str, FairStory]) -> Iterator[Case]:
    """Yield every story as it is, then ways to lie about it."""
    for name in all_stories:
        yield Case(name, name)
    for name in ("three", "four", "three, from the second deal on"):
        yield from _lies(name, all_stories[name])
    three = all_stories["three"].stream
    dummies = _event(three, wire.DummyHandsShown)
    hands = (dummies.hands[0], dummies.hands[0])
    yield _changed("three", three, "dummy hand", wire.DummyHandsShown, hands=hands)
    cut = _event(three, wire.DeckCut)
    yield _changed("three", three, "cut cards", wire.DeckCut, cards=("3G" if cut.cards[0] != "3G" else "4G",))


def _lies(name: str, story: FairStory) -> Iterator[Case]:
    stream = story.stream
    started = _event(stream, wire.MatchStarted)
    others = (started.client_commitments[0], OTHER[:64], *started.client_commitments[2:])
    numbers = (started.numbers[0], OTHER[:64], *started.numbers[2:])
    players = (started.players[0], Player(player_id="guest-eve", name="Eve"), *started.players[2:])
    dealer = (started.first_dealer + 1) % started.seat_count
    yield _changed(name, stream, "S", wire.MatchEnded, secret=OTHER)
    if not story.is_saved:
        return  # the start of the match is not told any more
    starts: dict[str, dict[str, object]] = {
        "C": {"commitment": OTHER[:64]},
        "h": {"client_commitments": others},
        "r": {"numbers": numbers},
        "r missing": {"numbers": (started.numbers[0], None, *started.numbers[2:])},
        "T": {"transcript_hash": OTHER[:64]},
        "player": {"players": players},
        "rules": {"rules": {**started.rules, "match_limit": 50}},
        "dealer": {"first_dealer": dealer},
    }
    for label, changes in starts.items():
        yield _changed(name, stream, label, wire.MatchStarted, **changes)


def _changed(name: str, stream: TableStream, label: str, event: type, **changes: object) -> Case:
    seq = _seq_of(stream, event)
    return Case(f"{name}: {label}", name, {seq: msgspec.structs.replace(stream.entries[seq - 1].event, **changes)})


def _seq_of(stream: TableStream, event: type) -> int:
    return next(entry.seq for entry in stream.entries if isinstance(entry.event, event))


def _event(stream: TableStream, event: type) -> Any:  # noqa: ANN401  of the class that was asked for
    return stream.entries[_seq_of(stream, event) - 1].event


# --- what a verifier finds -------------------------------------------------------------------------------------------


def wrong_field(case: Case, story: FairStory) -> str | None:
    """Return the first wrong field that the verifier of this project names, or None."""
    entries = [
        msgspec.structs.replace(entry, event=case.changes.get(entry.seq, entry.event)) for entry in story.stream.entries
    ]
    events = [entry.event for entry in entries]
    started = next(event for event in events if isinstance(event, wire.MatchStarted))
    ended = next(event for event in events if isinstance(event, wire.MatchEnded))
    transcript = transcript_of(story) if story.is_saved else None
    try:
        verify(
            _revelation(started, ended, story.stream.chance.match_id.bytes),
            _deals(events, started.seat_count),
            transcript,
            recorded_first_dealer=started.first_dealer,
        )
    except UnfairRecord as unfair:
        return unfair.field
    return None


def transcript_of(story: FairStory) -> Transcript:
    """Return what a client saves before it reveals its number."""
    chance = story.stream.chance
    return Transcript(
        match_id=chance.match_id.bytes,
        rules=chance.rules,
        commitment=chance.commitment,
        players=tuple(player.player_id for player in chance.players),
        client_commitments=chance.commitments,
    )


def _revelation(started: wire.MatchStarted, ended: wire.MatchEnded, match_id: bytes) -> Revelation:
    return Revelation(
        match_id=match_id,
        rules=canonical_rules(rules_of(started.rules), started.seat_count),
        commitment=bytes.fromhex(started.commitment),
        players=tuple(player.player_id for player in started.players),
        client_commitments=tuple(map(bytes.fromhex, started.client_commitments)),
        numbers=tuple(bytes.fromhex(number or "") for number in started.numbers),
        secret=bytes.fromhex(ended.secret),
        transcript_hash=bytes.fromhex(started.transcript_hash),
    )


def _deals(events: Sequence[wire.Event], seat_count: int) -> list[DealEvidence]:
    starts = [index for index, event in enumerate(events) if isinstance(event, wire.DealStarted)]
    dummies = next((event.hands for event in events if isinstance(event, wire.DummyHandsShown)), None)
    deals = []
    for number, (begin, end) in enumerate(zip(starts, [*starts[1:], len(events)], strict=True), start=1):
        deal = _deal(events[begin:end], number, seat_count)
        deals.append(replace(deal, dummy_hand=None if dummies is None else _faces(dummies[number - 1])))
    return deals


def _deal(events: Sequence[wire.Event], number: int, seat_count: int) -> DealEvidence:
    hands: dict[int, tuple[int, ...]] = {}
    played: list[tuple[int, ...]] = [()] * seat_count
    exchange, cut = None, tuple[int, ...]()
    for event in events:
        match event:
            case wire.HandDealt(seat=seat, hand=hand):
                hands[seat] = _faces(hand)
            case wire.DeckCut(cards=cards):
                cut = _faces(cards)
            case wire.TributeGiven(giver=giver, receiver=receiver, card=card):
                exchange = ExchangeEvidence(giver, receiver, _faces([card])[0], None)
            case wire.CardReturned(card=card) if exchange is not None:
                exchange = replace(exchange, returned=_faces([card])[0])
            case wire.CombinationPlayed(seat=seat, combination=combination):
                played[seat] += _faces(combination.cards)
            case _:
                continue
    in_order = tuple(hands[seat] for seat in range(seat_count))
    left = [_left(seat, in_order[seat], played[seat], exchange) for seat in range(seat_count)]
    return DealEvidence(number, in_order, tuple(played), tuple(left), exchange, cut)


def _left(seat: int, dealt: Sequence[int], played: Sequence[int], exchange: ExchangeEvidence | None) -> tuple[int, ...]:
    held = Counter(dealt)
    if exchange is not None:
        sign = (seat == exchange.receiver) - (seat == exchange.giver)
        held[exchange.tribute] += sign
        if exchange.returned is not None:
            held[exchange.returned] -= sign
    return tuple((held - Counter(played)).elements())


def _faces(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(FACES.index(parse_card(card)) for card in cards)


# --- writing ---------------------------------------------------------------------------------------------------------


def fair_vectors() -> dict[str, Any]:
    """Return everything as JSON values."""
    all_stories = stories()
    return {
        "rules": [
            {"rules": rules_values(rules), "seat_count": seat_count, "text": canonical_rules(rules, seat_count)}
            for rules in PRESETS.values()
            for seat_count in rules.players_allowed
        ],
        "stories": {name: _written(story) for name, story in all_stories.items()},
        "cases": [
            {
                "name": case.name,
                "story": case.story,
                "changes": {str(seq): json.loads(msgspec.json.encode(event)) for seq, event in case.changes.items()},
                "field": wrong_field(case, all_stories[case.story]),
            }
            for case in cases(all_stories)
        ],
    }


def _written(story: FairStory) -> dict[str, Any]:
    table, chance = history(story.stream.entries), story.stream.chance
    seat = None if story.seat is None else Seat(story.seat)
    ends = [story.first, *(end for end in story.stream.ends if end > story.first)]
    return {
        "number": None if seat is None else chance.drawn_numbers[seat].hex(),
        "transcript": json.loads(format_transcript(transcript_of(story))) if story.is_saved else None,
        "welcome": json.loads(encode_server_message(table.welcome(story.first, seat))),
        "told": [json.loads(encode_server_message(table.told(after, end, seat))) for after, end in pairwise(ends)],
    }
