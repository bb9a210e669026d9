"""The contract of `InviteCodes`."""

from dataclasses import replace

import pytest

from gangoffour.server.ports import InviteCode
from tests.contracts.harness import Opened

pytestmark = pytest.mark.anyio

NOW_MS = 1_700_000_000_000


def code_at(opened: Opened, key: str = "tigerlamp42", expires_at_ms: int = NOW_MS + 10) -> InviteCode:
    return InviteCode(key, "Tiger Lamp 42", opened.new_table_id(), "key", expires_at_ms)


async def test_a_code_leads_to_its_table_and_a_table_to_its_code(opened: Opened) -> None:
    codes = opened.stores.codes
    code = code_at(opened)
    public = replace(code_at(opened, "otherlamp42"), invite=None)
    for each in (code, public):
        assert await codes.put(each, NOW_MS)
        assert await codes.by_key(each.key, NOW_MS) == each
        assert await codes.of_table(each.table_id, NOW_MS) == each
    assert await codes.by_key("unknown", NOW_MS) is None
    assert await codes.of_table(opened.new_table_id(), NOW_MS) is None


async def test_no_two_tables_have_one_code_and_no_table_has_two(opened: Opened) -> None:
    codes = opened.stores.codes
    code = code_at(opened)
    assert await codes.put(code, NOW_MS)
    assert not await codes.put(code_at(opened), NOW_MS)
    assert not await codes.put(replace(code, key="otherlamp42"), NOW_MS)
    assert await codes.by_key(code.key, NOW_MS) == code
    assert await codes.by_key("otherlamp42", NOW_MS) is None


async def test_an_expired_code_is_as_good_as_none(opened: Opened) -> None:
    codes = opened.stores.codes
    code = code_at(opened)
    await codes.put(code, NOW_MS)
    assert await codes.by_key(code.key, NOW_MS + 10) == code
    assert await codes.by_key(code.key, NOW_MS + 11) is None
    assert await codes.of_table(code.table_id, NOW_MS + 11) is None
    later = code_at(opened, expires_at_ms=NOW_MS + 30)
    assert await codes.put(later, NOW_MS + 11)
    assert await codes.by_key(code.key, NOW_MS + 11) == later
