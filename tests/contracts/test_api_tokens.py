"""The contract of `ApiTokens`."""

from dataclasses import replace

import pytest

from gangoffour.server.people.names import new_name
from gangoffour.server.ports import ApiToken, NameTaken, Person, PlayerId, PlayerKind, Scope
from tests.contracts.harness import ANNA, BERT, Opened, session_of

pytestmark = pytest.mark.anyio

NOW_MS = 1_700_000_000_000
ROBBIE = Person(PlayerId("program-robbie"), PlayerKind.BOT, "Robbie", NOW_MS + 1)
OTTO = Person(PlayerId("program-otto"), PlayerKind.BOT, "Otto", NOW_MS)
TOKEN = ApiToken(
    b"\x00token", ANNA, ANNA, "laptop", "gofp_abcd", frozenset({Scope.READ, Scope.PLAY}), NOW_MS, NOW_MS + 10
)


async def come(opened: Opened, player_id: PlayerId, name: str) -> Person:
    person = Person(player_id, PlayerKind.GUEST, name, NOW_MS)
    session = session_of(player_id, name.encode(), NOW_MS)
    await opened.stores.players.add(person, new_name(name), session)
    return person


async def test_a_token_is_found_with_whom_it_acts_as(opened: Opened) -> None:
    tokens, anna = opened.stores.api_tokens, await come(opened, ANNA, "Anna")
    assert await tokens.by_token(TOKEN.token_hash) is None
    await tokens.add(TOKEN)
    assert await tokens.by_token(TOKEN.token_hash) == (anna, TOKEN)
    await tokens.touch(TOKEN.token_hash, NOW_MS + 5)
    assert await tokens.by_token(TOKEN.token_hash) == (anna, replace(TOKEN, used_at_ms=NOW_MS + 5))
    await tokens.revoke(TOKEN.token_hash)
    assert await tokens.by_token(TOKEN.token_hash) is None


async def test_tokens_are_listed_by_their_owner_oldest_first(opened: Opened) -> None:
    tokens = opened.stores.api_tokens
    later = replace(TOKEN, token_hash=b"later", created_at_ms=NOW_MS + 1, player_id=ROBBIE.player_id)
    for token in (later, TOKEN, replace(TOKEN, token_hash=b"bert", owner_id=BERT, player_id=BERT)):
        await tokens.add(token)
    assert await tokens.of_owner(ANNA) == [TOKEN, later]


async def test_a_bot_has_an_owner_and_a_name_of_its_own(opened: Opened) -> None:
    tokens, players = opened.stores.api_tokens, opened.stores.players
    await tokens.add_bot(ROBBIE, new_name("Robbie"), ANNA)
    await tokens.add_bot(OTTO, new_name("Otto"), ANNA)
    assert await tokens.bots_of(ANNA) == [OTTO, ROBBIE]
    assert await tokens.bots_of(BERT) == []
    assert await players.by_name(new_name("Robbie"), NOW_MS) == ROBBIE
    with pytest.raises(NameTaken):
        await tokens.add_bot(replace(OTTO, player_id=PlayerId("program-2")), new_name("0tto"), BERT)
    await come(opened, BERT, "Robbie")
    with pytest.raises(NameTaken):
        await players.become_user(BERT, NOW_MS)
    assert await players.by_ids([PlayerId("program-2")]) == {}, "whoever got no name is not there at all"


async def test_tokens_go_with_their_players_and_with_their_time(opened: Opened) -> None:
    tokens, players = opened.stores.api_tokens, opened.stores.players
    await come(opened, ANNA, "Anna")
    await tokens.add_bot(ROBBIE, new_name("Robbie"), ANNA)
    robbies = replace(TOKEN, token_hash=b"robbie", player_id=ROBBIE.player_id, expires_at_ms=NOW_MS + 20)
    for token in (TOKEN, robbies):
        await tokens.add(token)
    await players.remove_idle(NOW_MS + 11, 0)
    assert await tokens.of_owner(ANNA) == [robbies]
    await players.delete(ROBBIE.player_id)
    assert await tokens.of_owner(ANNA) == []
    assert await tokens.bots_of(ANNA) == []
    assert (await players.by_ids([ROBBIE.player_id]))[ROBBIE.player_id].kind is PlayerKind.DELETED
