"""Short fair matches played by chance: their records, and what a player saved before the cards were known."""

from functools import cache
from hashlib import shake_256
from random import Random
from typing import NamedTuple

from gangoffour.engine import (
    DECK,
    DealRitual,
    MatchStarted,
    Phase,
    RuleSet,
    Seat,
    canonical_rules,
    legal_actions,
    rule_set,
)
from gangoffour.fairness import (
    Transcript,
    client_commitment,
    cut_cards,
    deck_order,
    first_dealer,
    match_key,
    server_commitment,
    transcript_hash,
)
from gangoffour.records import FairnessRecord, MatchRecord, Recorder, SeatRecord


class FairMatch(NamedTuple):
    """A record, and the transcript of step 3 of the scheme."""

    record: MatchRecord
    transcript: Transcript


@cache
def fair_match(  # noqa: PLR0913  everything that a match follows from
    name: str,
    seat_count: int = 4,
    deal_count: int = 3,
    secrets: str = "first",
    *,
    rules: RuleSet | None = None,
    players: tuple[str, ...] = (),
    silent_seats: tuple[int, ...] = (),
) -> FairMatch:
    """Play a match. Other `secrets` make another match under the same match id, rules and players.

    With `rules` the record stops after so many deals, whether the match is over or not. Silent seats commit to a number
    and do not send it.
    """
    is_whole = rules is None
    rules = rules or rule_set({"match_deals": deal_count})
    canonical = canonical_rules(rules, seat_count)
    players = players or tuple(f"player-{seat}" for seat in range(seat_count))
    match_id, secret = _drawn(f"{name} match id", 16), _drawn(f"{name} {secrets} secret", 64)
    numbers = tuple(_drawn(f"{name} {secrets} {player}", 32) for player in players)
    commitment = server_commitment(match_id, secret)
    hashes = tuple(client_commitment(match_id, *pair) for pair in zip(players, numbers, strict=True))
    numbers = tuple(b"" if seat in silent_seats else number for seat, number in enumerate(numbers))
    digest = transcript_hash(match_id, canonical, commitment, players, hashes, numbers)
    key = match_key(secret, digest)
    recorder = Recorder(
        MatchStarted(rules, seat_count, Seat(first_dealer(key, seat_count))),
        [SeatRecord(player, player.title()) for player in players],
        match_id=match_id,
        fairness=FairnessRecord(commitment, hashes, numbers, digest, secret),
    )
    _play(recorder, key, Random(f"{name} {secrets}"), None if is_whole else deal_count)
    return FairMatch(recorder.record(), Transcript(match_id, canonical, commitment, players, hashes))


def _drawn(name: str, size: int) -> bytes:
    """Bytes that look like chance and are always the same."""
    return shake_256(name.encode()).digest(size)


def _play(recorder: Recorder, key: bytes, rng: Random, deal_count: int | None) -> None:
    while (public := recorder.state.public).phase is not Phase.OVER:
        if public.seat_to_act is None:
            if len(public.results) == deal_count:
                return
            index = len(public.results)
            cuts = cut_cards(key, index) if public.rules.deal_ritual is DealRitual.OPTIONAL else ()
            recorder.start_deal(deck_order(key, index), [DECK[position] for position in cuts])
        else:
            recorder.apply(public.seat_to_act, rng.choice(legal_actions(recorder.state, public.seat_to_act)))
