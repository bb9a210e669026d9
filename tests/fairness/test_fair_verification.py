"""Verification of the values: an honest record passes, any single change is refused and named, so is a forgery."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gangoffour.fairness
from gangoffour.fairness import (
    Revelation,
    UnfairCode,
    server_commitment,
    table_fingerprint,
    verify,
)
from tests.fairness.honest_matches import HonestMatch, honest_match, honest_revelation
from tests.fairness.tampering import fault, flipped, put, with_deal, with_hash

MATCH = honest_match("verification")
MATCHES = [MATCH, honest_match("three", seat_count=3), honest_match("partial", without_number=(1, 3))]
ONE_MATCH = st.sampled_from(MATCHES)

Change = Callable[[Revelation], Revelation]


# --- honest records ---------------------------------------------------------------------------------------------------


@given(st.text(max_size=8), st.sampled_from([3, 4]), st.integers(0, 3), st.sets(st.integers(0, 2)))
def test_an_honest_record_is_verified(seed: str, seat_count: int, deal_count: int, silent: set[int]) -> None:
    match = honest_match(seed, seat_count, deal_count, tuple(sorted(silent)))
    for transcript in (None, match.transcript):
        result = verify(match.revelation, match.deals, transcript, recorded_first_dealer=match.first_dealer)
        assert result.fingerprint == table_fingerprint(match.revelation.transcript_hash)
        assert result.deal_count == deal_count
        assert result.seats_without_number == tuple(sorted(silent))
        assert result.is_transcript_checked is (transcript is not None)


def test_a_saved_transcript_hash_is_accepted_when_equal() -> None:
    saved = replace(MATCH.transcript, transcript_hash=MATCH.revelation.transcript_hash)
    assert verify(MATCH.revelation, MATCH.deals, saved).is_transcript_checked


def test_the_order_within_a_hand_does_not_matter() -> None:
    hands = tuple(hand[::-1] for hand in MATCH.deals[0].hands)
    assert verify(MATCH.revelation, with_deal(MATCH, 1, hands=hands)).deal_count == 3


def test_a_match_that_stopped_before_the_returned_card_is_verified() -> None:
    deal = MATCH.deals[1]
    assert deal.exchange is not None
    held = [list(hand) for hand in deal.hands]
    held[deal.exchange.giver].remove(deal.exchange.tribute)
    held[deal.exchange.receiver].append(deal.exchange.tribute)
    stopped = replace(
        deal,
        exchange=replace(deal.exchange, returned=None),
        played=((), (), (), ()),
        left=tuple(tuple(hand) for hand in held),
    )
    assert verify(MATCH.revelation, [MATCH.deals[0], stopped]).deal_count == 2


# --- one changed value of the scheme ----------------------------------------------------------------------------------


@given(ONE_MATCH, st.integers(0, 511))
def test_a_changed_match_id_is_named(match: HonestMatch, bit: int) -> None:
    found = fault(match, revelation=replace(match.revelation, match_id=flipped(match.revelation.match_id, bit)))
    assert (found.code, found.field) == (UnfairCode.MATCH_ID, "match id")


@given(ONE_MATCH, st.integers(0, 511))
def test_a_changed_server_commitment_is_named(match: HonestMatch, bit: int) -> None:
    tampered = replace(match.revelation, commitment=flipped(match.revelation.commitment, bit))
    for revelation in (tampered, with_hash(tampered)):
        found = fault(match, revelation=revelation)
        assert (found.code, found.field) == (UnfairCode.COMMITMENT, "C")


@pytest.mark.parametrize("silent", [(), (0, 1, 2, 3)])
def test_a_changed_server_commitment_is_named_without_the_help_of_deals(silent: tuple[int, ...]) -> None:
    match = honest_match("no deals", deal_count=0, without_number=silent)
    assert fault(match, revelation=replace(match.revelation, commitment=bytes(32))).field == "C"


def test_one_wrong_client_commitment_beside_a_wrong_commitment_does_not_accuse_the_match_id() -> None:
    hashes = put(MATCH.revelation.client_commitments, 1, bytes(32))
    revelation = replace(MATCH.revelation, commitment=bytes(32), client_commitments=hashes)
    assert fault(MATCH, revelation=revelation).field == "C"


@given(ONE_MATCH, st.integers(0, 511))
def test_a_changed_secret_is_named(match: HonestMatch, bit: int) -> None:
    revelation = replace(match.revelation, secret=flipped(match.revelation.secret, bit))
    for transcript in (None, match.transcript):
        found = fault(match, revelation=revelation, transcript=transcript)
        assert (found.code, found.field) == (UnfairCode.SECRET, "S")


@given(ONE_MATCH, st.integers(0, 511))
def test_a_changed_transcript_hash_is_named(match: HonestMatch, bit: int) -> None:
    revelation = replace(match.revelation, transcript_hash=flipped(match.revelation.transcript_hash, bit))
    for transcript in (None, match.transcript):
        found = fault(match, revelation=revelation, transcript=transcript)
        assert (found.code, found.field) == (UnfairCode.TRANSCRIPT, "T")


@given(st.sampled_from(MATCHES[:2]), st.text(st.characters(exclude_categories=["Cs"])))
def test_changed_rules_are_named(match: HonestMatch, rules: str) -> None:
    found = fault(match, revelation=replace(match.revelation, rules=rules))
    assert (found.code, found.field) == (UnfairCode.RULES, "rules")


def test_changed_rules_with_silent_seats_are_among_the_named() -> None:
    match = MATCHES[2]
    found = fault(match, revelation=replace(match.revelation, rules="other"))
    assert found.code is UnfairCode.TRANSCRIPT
    assert found.field == "rules or player id, h or r of seat 1 or player id, h or r of seat 3"


@given(ONE_MATCH, st.sampled_from([0, 2]), st.integers(0, 255))
def test_a_changed_client_commitment_is_named(match: HonestMatch, seat: int, bit: int) -> None:
    hashes = match.revelation.client_commitments
    tampered = replace(match.revelation, client_commitments=put(hashes, seat, flipped(hashes[seat], bit)))
    for revelation in (tampered, with_hash(tampered)):
        found = fault(match, revelation=revelation)
        assert (found.code, found.field, found.seat) == (UnfairCode.CLIENT_COMMITMENT, f"h of seat {seat}", seat)


@given(ONE_MATCH, st.sampled_from([0, 2]), st.integers(0, 255))
def test_a_changed_number_is_named_together_with_the_player_id(match: HonestMatch, seat: int, bit: int) -> None:
    numbers = match.revelation.numbers
    revelation = replace(match.revelation, numbers=put(numbers, seat, flipped(numbers[seat], bit)))
    found = fault(match, revelation=revelation)
    assert (found.code, found.field) == (UnfairCode.PLAYER, f"seat {seat}: player id or r")
    found = fault(match, revelation=revelation, transcript=match.transcript)
    assert (found.code, found.field) == (UnfairCode.CLIENT_NUMBER, f"r of seat {seat}")


@given(ONE_MATCH, st.sampled_from([0, 2]), st.text(st.characters(exclude_categories=["Cs"]), max_size=5))
def test_a_changed_player_id_is_named_together_with_the_number(match: HonestMatch, seat: int, player: str) -> None:
    revelation = replace(match.revelation, players=put(match.revelation.players, seat, player))
    assert fault(match, revelation=revelation).field == f"seat {seat}: player id or r"
    found = fault(match, revelation=revelation, transcript=match.transcript)
    assert (found.code, found.field) == (UnfairCode.SAVED_TRANSCRIPT, f"player id of seat {seat}")


def test_a_number_invented_for_a_silent_seat_is_named() -> None:
    match = MATCHES[2]
    revelation = replace(match.revelation, numbers=put(match.revelation.numbers, 3, bytes(32)))
    assert fault(match, revelation=revelation).field == "r of seat 3"


def test_a_removed_number_is_named_as_far_as_can_be_known() -> None:
    revelation = replace(MATCH.revelation, numbers=put(MATCH.revelation.numbers, 2, b""))
    assert fault(MATCH, revelation=revelation).field == "rules or player id, h or r of seat 2"
    assert fault(MATCH, revelation=revelation, transcript=MATCH.transcript).field == "r of seat 2"


def test_a_server_that_accepted_a_wrong_number_is_found() -> None:
    honest = honest_revelation("wrong number")
    revelation = with_hash(replace(honest, numbers=put(honest.numbers, 1, bytes(32))))
    assert fault(MATCH, revelation=revelation, deals=()).field == "r of seat 1"


def test_without_deals_a_wrong_transcript_hash_could_be_wrong_rules() -> None:
    revelation = replace(MATCH.revelation, rules="other")
    found = fault(MATCH, revelation=revelation, deals=())
    assert (found.code, found.field) == (UnfairCode.TRANSCRIPT, "T or rules")


def test_two_wrong_values_are_refused_without_blaming_a_single_one() -> None:
    revelation = replace(MATCH.revelation, secret=bytes(64), rules="other")
    assert fault(MATCH, revelation=revelation).field == "C or S"
    revelation = replace(MATCH.revelation, commitment=bytes(32), rules="other")
    assert fault(MATCH, revelation=revelation).field == "C"


@pytest.mark.parametrize(
    "change, code",
    [
        (lambda r: replace(r, match_id=r.match_id[1:]), UnfairCode.MATCH_ID),
        (lambda r: replace(r, commitment=b""), UnfairCode.COMMITMENT),
        (lambda r: replace(r, secret=r.secret[:-1]), UnfairCode.SECRET),
        (lambda r: replace(r, transcript_hash=b""), UnfairCode.TRANSCRIPT),
        (lambda r: replace(r, rules="\ud800"), UnfairCode.RULES),
        (lambda r: replace(r, players=put(r.players, 1, "\ud800")), UnfairCode.PLAYER),
        (lambda r: replace(r, client_commitments=put(r.client_commitments, 1, b"")), UnfairCode.CLIENT_COMMITMENT),
        (lambda r: replace(r, numbers=put(r.numbers, 1, b"\0")), UnfairCode.CLIENT_NUMBER),
        (lambda r: replace(r, players=r.players[1:]), UnfairCode.SEATS),
        (
            lambda r: replace(
                r, players=r.players[2:], client_commitments=r.client_commitments[2:], numbers=r.numbers[2:]
            ),
            UnfairCode.SEATS,
        ),
    ],
)
def test_a_value_of_the_wrong_size_is_named(change: Change, code: UnfairCode) -> None:
    assert fault(MATCH, revelation=change(MATCH.revelation)).code is code


# --- re-forged records ------------------------------------------------------------------------------------------------


def test_a_record_made_from_new_secrets_passes_alone_and_is_refused_by_the_transcript() -> None:
    refused = 0
    for attempt in range(100):
        forged = honest_match(f"forged {attempt}")
        same_id = replace(forged.revelation, match_id=MATCH.revelation.match_id)
        assert verify(forged.revelation, forged.deals).deal_count == 3
        assert fault(forged, revelation=same_id, transcript=MATCH.transcript).field == "C"
        found = fault(forged, transcript=MATCH.transcript)
        refused += (found.code, found.field) == (UnfairCode.SAVED_TRANSCRIPT, "match id")
    assert refused == 100


def test_a_record_made_from_a_new_secret_alone_differs_from_the_transcript_in_the_commitment() -> None:
    secret = bytes(64)
    commitment = server_commitment(MATCH.revelation.match_id, secret)
    revelation = with_hash(replace(MATCH.revelation, secret=secret, commitment=commitment))
    assert verify(revelation, ()).deal_count == 0
    assert fault(MATCH, revelation=revelation, deals=(), transcript=MATCH.transcript).field == "C"


def test_a_number_dropped_from_a_re_forged_record_is_refused_by_the_saved_transcript_hash() -> None:
    revelation = with_hash(replace(MATCH.revelation, numbers=put(MATCH.revelation.numbers, 0, b"")))
    assert verify(revelation, (), MATCH.transcript).seats_without_number == (0,)
    saved = replace(MATCH.transcript, transcript_hash=MATCH.revelation.transcript_hash)
    found = fault(MATCH, revelation=revelation, deals=(), transcript=saved)
    assert (found.code, found.field) == (UnfairCode.SAVED_TRANSCRIPT, "T")


def test_every_field_of_the_saved_transcript_is_compared() -> None:
    saved = MATCH.transcript
    for transcript, field in (
        (replace(saved, rules="other"), "rules"),
        (replace(saved, commitment=bytes(32)), "C"),
        (replace(saved, players=saved.players[:3], client_commitments=saved.client_commitments[:3]), "seats"),
        (replace(saved, players=put(saved.players, 2, "x")), "player id of seat 2"),
        (replace(saved, client_commitments=put(saved.client_commitments, 3, bytes(32))), "h of seat 3"),
    ):
        found = fault(MATCH, transcript=transcript)
        assert (found.code, found.field) == (UnfairCode.SAVED_TRANSCRIPT, field)


# --- the surface ------------------------------------------------------------------------------------------------------


def test_the_surface_of_the_room_is_its_sorted_list() -> None:
    names = gangoffour.fairness.__all__
    constants = [name for name in names if name.isupper()]
    classes = [name for name in names if name[0].isupper() and not name.isupper()]
    functions = [name for name in names if name[0].islower()]
    assert names == sorted(constants) + sorted(classes) + sorted(functions)
    assert all(hasattr(gangoffour.fairness, name) for name in names)


def test_an_unfair_record_reads_as_field_and_reason() -> None:
    found = fault(MATCH, recorded_first_dealer=(MATCH.first_dealer + 1) % 4)
    assert str(found) == "first dealer: it does not follow from the key"
    assert found.code == "fair/dealer"
