"""Records of boards that begin with an exchange: replayed, written and read, and verified by the seed of the board."""

from dataclasses import replace
from random import Random
from uuid import UUID

import pytest

from gangoffour.engine import DECK, LaterDeal, MatchStarted, Seat, canonical_rules, legal_actions, rule_set
from gangoffour.fairness import (
    UnfairCode,
    UnfairRecord,
    board_commitment,
    client_commitment,
    cut_cards,
    deck_order,
    first_dealer,
    later_deal_roles,
    seed_key,
    server_commitment,
    transcript_hash,
)
from gangoffour.records import (
    BOARD_HEADER,
    ROLES_HEADER,
    FairnessRecord,
    IllegalRecord,
    MatchRecord,
    Recorder,
    SeatRecord,
    format_record,
    from_json,
    later_deal_of,
    parse_record,
    replay,
    to_json,
    verify_record,
    verify_text,
)

SEED = bytes(range(64))
BOARD_ID = UUID("60066b7a-888b-c019-5a9d-79aae667b4b6")
MATCH_ID = bytes(range(16))
RULES = rule_set({"match_deals": 1})
PLAYERS = [f"player-{seat}" for seat in range(4)]


def fairness() -> FairnessRecord:
    """What the table of the board committed to."""
    secret, numbers = bytes(64), [bytes([seat]) * 32 for seat in range(4)]
    commitment = server_commitment(MATCH_ID, secret)
    hashes = [client_commitment(MATCH_ID, player, number) for player, number in zip(PLAYERS, numbers, strict=True)]
    digest = transcript_hash(MATCH_ID, canonical_rules(RULES, 4), commitment, PLAYERS, hashes, numbers)
    return FairnessRecord(commitment, tuple(hashes), tuple(numbers), digest, secret)


def board_record(*, has_board: bool = True) -> MatchRecord:
    key = seed_key(SEED)
    winner, loser = later_deal_roles(key, 0, 4)
    board = (BOARD_HEADER, f"{BOARD_ID} {board_commitment(BOARD_ID.bytes, SEED).hex()}")
    recorder = Recorder(
        MatchStarted(RULES, 4, Seat(first_dealer(key, 4))),
        [SeatRecord(player, player.capitalize()) for player in PLAYERS],
        headers=[board] if has_board else [],
        match_id=MATCH_ID,
        fairness=fairness(),
    )
    cut = [DECK[position] for position in cut_cards(key, 0)]
    recorder.start_deal(deck_order(key, 0), cut, later=LaterDeal(2, Seat(winner), Seat(loser)))
    rng = Random(1)
    while (seat := recorder.state.public.seat_to_act) is not None:
        recorder.apply(seat, rng.choice(legal_actions(recorder.state, seat)))
    return recorder.record()


def with_roles(record: MatchRecord, roles: str) -> MatchRecord:
    headers = [(name, roles if name == ROLES_HEADER else value) for name, value in record.headers]
    return replace(record, headers=tuple(headers))


def test_it_is_replayed_from_its_text_and_from_json() -> None:
    record = board_record()
    assert later_deal_of(record) is not None
    assert parse_record(format_record(record)) == record
    assert from_json(to_json(record)) == record
    assert replay(record).final_state.public.winners


def test_it_is_verified_by_the_seed_of_the_board() -> None:
    assert verify_text(format_record(board_record()), board_seed=SEED).deal_count == 1


def test_other_roles_than_those_of_the_seed_are_refused() -> None:
    record = board_record()
    winner, loser = later_deal_roles(seed_key(SEED), 0, 4)
    other = next(seat for seat in range(4) if seat not in (winner, loser))
    with pytest.raises(UnfairRecord) as refusal:
        verify_record(with_roles(record, f"deal 2, {winner} won, {other} lost"), board_seed=SEED)
    assert refusal.value.code is UnfairCode.EXCHANGE
    assert refusal.value.field == "deal 1: roles"


def test_no_match_without_a_board_begins_with_an_exchange() -> None:
    with pytest.raises(UnfairRecord):
        verify_record(board_record(has_board=False))


def test_roles_of_seats_that_are_not_there_are_refused() -> None:
    for roles in ("deal 2, 1 won, 1 lost",):
        with pytest.raises(IllegalRecord):
            replay(with_roles(board_record(), roles))
