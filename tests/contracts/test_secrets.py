"""The contract of `Secrets`."""

from uuid import UUID

import pytest

from gangoffour.server.ports import Secrets
from tests.contracts.harness import MATCH, Opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def secrets(opened: Opened) -> Secrets:
    return opened.stores.secrets


async def test_a_token_is_fresh_and_as_long_as_asked_for(secrets: Secrets) -> None:
    tokens = {secrets.token(16) for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {16}


async def test_a_sealed_seed_comes_back(opened: Opened, secrets: Secrets) -> None:
    one, two = opened.new_table_id(), opened.new_table_id()
    await secrets.seal(one, MATCH, b"\x00one\xff")
    await secrets.seal(one, UUID(int=8), b"next")
    await secrets.seal(two, MATCH, b"two")
    assert await secrets.seed(one, MATCH) == b"\x00one\xff"
    assert await secrets.seed(one, UUID(int=8)) == b"next"
    assert await secrets.seed(two, MATCH) == b"two"


async def test_a_sealed_seed_cannot_be_changed(opened: Opened, secrets: Secrets) -> None:
    table_id = opened.new_table_id()
    await secrets.seal(table_id, MATCH, b"first")
    await secrets.seal(table_id, MATCH, b"first")
    with pytest.raises(ValueError, match="another seed"):
        await secrets.seal(table_id, MATCH, b"second")
    assert await secrets.seed(table_id, MATCH) == b"first"


async def test_there_is_no_seed_that_was_not_sealed(opened: Opened, secrets: Secrets) -> None:
    with pytest.raises(LookupError):
        await secrets.seed(opened.new_table_id(), MATCH)
