"""Ids sort by time and name their shard."""

import re
from uuid import RFC_4122, UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.server.ids import RANDOM_SIZE, SHARD_COUNT_LIMIT, made_at_ms, new_id, shard_of

MOMENTS = st.integers(min_value=0, max_value=(1 << 48) - 1)
CHANCE = st.binary(min_size=RANDOM_SIZE, max_size=RANDOM_SIZE)
SHARDS = st.integers(min_value=0, max_value=SHARD_COUNT_LIMIT - 1)


@given(now_ms=MOMENTS, chance=CHANCE, shard=SHARDS)
def test_an_id_tells_its_shard_and_its_moment(now_ms: int, chance: bytes, shard: int) -> None:
    made = new_id(now_ms, chance, shard)
    assert shard_of(made) == shard
    assert made_at_ms(made) == now_ms


@given(now_ms=MOMENTS, chance=CHANCE, shard=SHARDS)
def test_an_id_is_a_uuid_of_version_7(now_ms: int, chance: bytes, shard: int) -> None:
    made = new_id(now_ms, chance, shard)
    assert (made.version, made.variant) == (7, RFC_4122)
    assert UUID(str(made)) == made


@given(moments=st.tuples(MOMENTS, MOMENTS), chances=st.tuples(CHANCE, CHANCE), shards=st.tuples(SHARDS, SHARDS))
def test_ids_sort_by_time(moments: tuple[int, int], chances: tuple[bytes, bytes], shards: tuple[int, int]) -> None:
    if moments[0] == moments[1]:
        return
    first, second = (new_id(*parts) for parts in zip(moments, chances, shards, strict=True))
    assert (first < second) == (str(first) < str(second)) == (first.bytes < second.bytes) == (moments[0] < moments[1])


@given(now_ms=MOMENTS, chances=st.tuples(CHANCE, CHANCE), shard=SHARDS)
def test_chance_of_62_bits_keeps_ids_apart(now_ms: int, chances: tuple[bytes, bytes], shard: int) -> None:
    used = [int.from_bytes(chance) & ((1 << 62) - 1) for chance in chances]
    first, second = (new_id(now_ms, chance, shard) for chance in chances)
    assert (first == second) == (used[0] == used[1])


def test_an_id_has_all_its_parts_in_their_places() -> None:
    made = str(new_id(0x0123456789AB, bytes(range(8)), 0xABC))
    assert made == "01234567-89ab-7abc-8001-020304050607"
    assert re.fullmatch(r"[0-9a-f-]{36}", made)


@pytest.mark.parametrize("shard", [-1, SHARD_COUNT_LIMIT])
def test_a_shard_that_does_not_fit_is_refused(shard: int) -> None:
    with pytest.raises(ValueError, match=str(shard)):
        new_id(0, bytes(RANDOM_SIZE), shard)


@pytest.mark.parametrize("size", [0, RANDOM_SIZE - 1, RANDOM_SIZE + 1, 16])
def test_chance_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=r"^b'"):
        new_id(0, bytes(size))
