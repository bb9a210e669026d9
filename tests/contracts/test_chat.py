"""The contract of `Chat`."""

from uuid import UUID, uuid4

import pytest

from gangoffour.server.ports import Chat, ChatLine, PlayerId
from tests.contracts.harness import ANNA, BERT, Opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def chat(opened: Opened) -> Chat:
    return opened.stores.chat


def line_of(table_id: UUID, at_ms: int, player_id: PlayerId = ANNA) -> ChatLine:
    return ChatLine(uuid4(), table_id, at_ms, player_id, "Anna", None if at_ms % 2 else f"¡{at_ms}!", "hello")


async def test_the_latest_lines_come_oldest_first(opened: Opened, chat: Chat) -> None:
    table_id, other = opened.new_table_id(), opened.new_table_id()
    lines = [line_of(table_id, at_ms) for at_ms in range(5)]
    for line in (lines[2], lines[0], lines[4], line_of(other, 9), lines[1], lines[3]):
        await chat.add(line)
    assert await chat.latest(table_id, 10) == lines
    assert await chat.latest(table_id, 2) == lines[3:]
    assert await chat.latest(opened.new_table_id(), 10) == []


async def test_a_line_is_kept_once(opened: Opened, chat: Chat) -> None:
    line = line_of(opened.new_table_id(), 1)
    await chat.add(line)
    await chat.add(line)
    assert await chat.latest(line.table_id, 10) == [line]


async def test_what_a_player_said_can_be_deleted_everywhere(opened: Opened, chat: Chat) -> None:
    one, two = opened.new_table_id(), opened.new_table_id()
    answer = line_of(one, 2, BERT)
    for line in (line_of(one, 1), answer, line_of(two, 3)):
        await chat.add(line)
    assert [line.at_ms for line in await chat.of_player(ANNA)] == [1, 3]
    assert await chat.remove_of(ANNA) == 2
    assert await chat.of_player(ANNA) == []
    assert await chat.remove_of(ANNA) == 0
    assert await chat.latest(one, 10) == [answer]
    assert await chat.latest(two, 10) == []
