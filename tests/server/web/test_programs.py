"""Programs with tokens: told once, good for a while, for what their owner chose, and gone when the owner says so."""

import logging

import pytest

from gangoffour.protocol import is_program
from gangoffour.server.people.programs import MOST_BOTS, MOST_TOKENS
from gangoffour.server.web.limits import TokenBuckets
from tools.servers.gateway import Gateway, Person, gateway

pytestmark = pytest.mark.anyio


async def token_of(owner: Person, **wish: object) -> tuple[str, str]:
    """A new token, and its id."""
    answer = await owner.post("/api/me/tokens", {"label": "laptop", "scopes": ["play"], **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()["token"], answer.json()["listing"]["token_id"]


async def bot_of(owner: Person, name: str = "Robbie") -> str:
    answer = await owner.post("/api/me/bots", {"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["player_id"])


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def code_of(server: Gateway, method: str, path: str, token: str, body: object = None) -> str:
    answer = await server.http.request(method, path, json=body, headers=bearer(token))
    return str(answer.json()["code"])


async def test_a_token_is_told_once_and_listed_by_how_it_begins() -> None:
    async with gateway() as server:
        owner = await server.user("Ana")
        token, token_id = await token_of(owner, days=3)
        listed = (await owner.get("/api/me/tokens")).text
        assert token not in listed
        (listing,) = (await owner.get("/api/me/tokens")).json()["tokens"]
        assert token.startswith(listing["prefix"])
        assert (listing["token_id"], listing["label"]) == (token_id, "laptop")
        assert listing["scopes"] == ["read", "play"], "every token may read"
        assert listing["expires_at_ms"] - listing["created_at_ms"] == 3 * 86_400_000
        assert listing["used_at_ms"] is None
        assert (await server.http.get("/api/me", headers=bearer(token))).json()["player_id"] == owner.player_id
        assert (await owner.get("/api/me/tokens")).json()["tokens"][0]["used_at_ms"] is not None


async def test_a_revoked_token_opens_nothing_and_its_sockets_are_closed() -> None:
    async with gateway() as server:
        owner = await server.user()
        token, token_id = await token_of(owner)
        table = await owner.open_table("greedy")
        async with server.socket(f"/ws/tables/{table['table_id']}", bearer(token)) as wire:
            await wire.hello()
            answer = await server.http.delete(f"/api/me/tokens/{token_id}", headers=owner.headers)
            assert answer.status_code == 204
            assert (await wire.closed())[0] == 4401
        assert (await server.http.get("/api/me", headers=bearer(token))).status_code == 401
        assert (await owner.get("/api/me")).status_code == 200, "the owner stays signed in"


async def test_a_bot_plays_under_its_own_name_and_everybody_sees_that_it_is_one() -> None:
    async with gateway() as server:
        owner = await server.user("Ana")
        bot_id = await bot_of(owner)
        assert is_program(bot_id)
        token, _ = await token_of(owner, bot_id=bot_id)
        bot = Person(server, {"token": token, "player_id": bot_id, "name": "Robbie"})
        table = await bot.open_table("greedy", "greedy", "greedy", length="one_deal")
        async with bot.at(table["table_id"]) as wire:
            await wire.hello()
            await bot.play_match(wire, table["table_id"])
        (listing,) = (await bot.get("/api/me/records")).json()["records"]
        record = (await server.http.get(f"/api/matches/{listing['match_id']}/record")).text
        assert f"seat 0: Robbie <{bot_id}>" in record
        assert (await owner.get("/api/me/records")).json()["records"] == [], "its matches are its own"


async def test_bots_are_kept_from_where_people_are_compared() -> None:
    async with gateway() as server:
        owner = await server.user()
        token, _ = await token_of(owner, bot_id=await bot_of(owner))
        assert await code_of(server, "POST", "/api/play-now", token, {}) == "own_bot/people_only"
        assert await code_of(server, "POST", "/api/daily/2026-11-16/play", token) == "own_bot/people_only"


async def test_no_bot_has_a_name_that_could_be_taken_for_anothers() -> None:
    async with gateway() as server:
        owner = await server.user("Annabella")
        for name, code in (("Annabe11a", "account/name_taken"), ("Alma", "account/bot_name")):
            assert (await owner.post("/api/me/bots", {"name": name})).json()["code"] == code
        await bot_of(owner, "Robbie")
        assert (await owner.post("/api/me/bots", {"name": "R0bbie"})).json()["code"] == "account/name_taken"


async def test_nobody_has_more_bots_or_tokens_than_somebody_may_have() -> None:
    async with gateway() as server:
        owner = await server.user()
        bots = [await bot_of(owner, f"Robbie number {'I' * count}") for count in range(1, MOST_BOTS + 1)]
        assert (await owner.post("/api/me/bots", {"name": "One more"})).json()["code"] == "own_bot/enough"
        for count in range(MOST_TOKENS):
            await token_of(owner, bot_id=bots[count % MOST_BOTS])
        answer = await owner.post("/api/me/tokens", {"label": "one more"})
        assert (answer.status_code, answer.json()["code"]) == (409, "token/enough")


async def test_nobody_gets_a_token_of_a_bot_that_is_not_theirs() -> None:
    async with gateway() as server:
        owner, other = await server.user(), await server.user()
        bot_id = await bot_of(owner)
        answer = await other.post("/api/me/tokens", {"label": "theft", "bot_id": bot_id})
        assert (answer.status_code, answer.json()["code"]) == (404, "own_bot/unknown")
        _, token_id = await token_of(owner, bot_id=bot_id)
        for path in (f"/api/me/tokens/{token_id}", f"/api/me/bots/{bot_id}"):
            assert (await server.http.delete(path, headers=other.headers)).status_code == 404


async def test_whoever_is_deleted_takes_their_bots_and_tokens_along() -> None:
    async with gateway() as server:
        owner = await server.user()
        own, _ = await token_of(owner)
        bots, _ = await token_of(owner, bot_id=await bot_of(owner))
        assert (await server.http.delete("/api/me", headers=owner.headers)).status_code == 204
        for token in (own, bots):
            assert (await server.http.get("/api/me", headers=bearer(token))).status_code == 401
        await bot_of(await server.user(), "Robbie")


async def test_each_token_is_counted_for_itself_and_takes_nothing_from_its_owner() -> None:
    async with gateway() as server:
        owner = await server.user()
        first, _ = await token_of(owner)
        second, _ = await token_of(owner)
        server.services.for_all.limiters.http = TokenBuckets(1, 2, lambda: 0.0)
        answers = [(await server.http.get("/api/about", headers=bearer(first))).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        assert (await server.http.get("/api/about", headers=bearer(second))).status_code == 200
        assert (await owner.get("/api/me")).status_code == 200


async def test_a_token_is_never_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        async with gateway() as server:
            owner = await server.user()
            token, _ = await token_of(owner)
            await code_of(server, "DELETE", "/api/me", token)
            await server.http.get("/api/me", headers=bearer(token[:-1] + "x"))
    assert token[:-1] not in caplog.text
