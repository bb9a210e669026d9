"""Ways to change a record, and the fault that a verifier then finds."""

from dataclasses import replace
from typing import Any

import pytest

from gangoffour.fairness import DealEvidence, Revelation, UnfairRecord, transcript_hash, verify
from tests.fairness.honest_matches import HonestMatch


def fault(match: HonestMatch, **fields: Any) -> UnfairRecord:  # noqa: ANN401 (the arguments of verify)
    arguments: dict[str, Any] = {"revelation": match.revelation, "deals": match.deals}
    with pytest.raises(UnfairRecord) as caught:
        verify(**(arguments | fields))
    return caught.value


def put(values: tuple[Any, ...], at: int, value: object) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def flipped(value: bytes, bit: int) -> bytes:
    bit %= len(value) * 8
    return (int.from_bytes(value, "big") ^ (1 << bit)).to_bytes(len(value), "big")


def with_hash(revelation: Revelation) -> Revelation:
    """The same values with T made anew, as a forger would do it."""
    r = revelation
    parts = (r.match_id, r.rules, r.commitment, r.players, r.client_commitments, r.numbers)
    return replace(revelation, transcript_hash=transcript_hash(*parts))


def with_deal(match: HonestMatch, number: int, **fields: Any) -> list[DealEvidence]:  # noqa: ANN401 (fields of a deal)
    return [replace(deal, **fields) if deal.deal_number == number else deal for deal in match.deals]


def with_exchange(match: HonestMatch, number: int, **fields: Any) -> list[DealEvidence]:  # noqa: ANN401 (its fields)
    exchange = match.deals[number - 1].exchange
    assert exchange is not None
    return with_deal(match, number, exchange=replace(exchange, **fields))
