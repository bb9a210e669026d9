"""Friends and blocks, as clients meet them: both have to agree, and a block is told to nobody."""

import secrets
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest

from gangoffour.server.people.friends import FRIEND_LINK_MS, INVITATION_MS
from tools.patience import until
from tools.servers.gateway import WIDE, Gateway, Person, gateway

pytestmark = pytest.mark.anyio


async def asked(person: Person, **whom: str) -> httpx2.Response:
    return await person.post("/api/me/friends", whom)


async def befriend(one: Person, other: Person) -> None:
    assert (await asked(one, player_id=other.player_id)).json() == {"name": other.name, "is_friend": False}
    assert (await asked(other, player_id=one.player_id)).json() == {"name": one.name, "is_friend": True}


async def company(person: Person) -> dict[str, Any]:
    answer = await person.get("/api/me/friends")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def names(person: Person) -> dict[str, list[str]]:
    """Whom a person has to do with, by name."""
    return {kind: [each["name"] for each in people] for kind, people in (await company(person)).items() if people}


async def sent(person: Person, method: str, path: str) -> int:
    answer = await person.place.http.request(method, path, headers=person.headers)
    return answer.status_code


async def block(person: Person, other: Person) -> None:
    assert await sent(person, "PUT", f"/api/me/blocks/{other.player_id}") == 204


async def user(server: Gateway, name: str) -> Person:
    """Somebody with an account."""
    guest = await server.guest(name)
    body = {"password": "seven owls at noon", "name": name}
    kept = await server.http.put("/api/me/password", json=body, headers=guest.headers)
    server.http.cookies.clear()
    assert kept.status_code == 200, kept.text
    return Person(server, kept.json())


async def test_two_are_friends_when_the_other_agrees() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        await asked(ada, player_id=bo.player_id)
        assert (await names(ada), await names(bo)) == ({"asked": ["Bo"]}, {"asking": ["Ada"]})
        assert (await asked(bo, player_id=ada.player_id)).json()["is_friend"]
        assert (await names(ada), await names(bo)) == ({"friends": ["Bo"]}, {"friends": ["Ada"]})
        assert await sent(bo, "DELETE", f"/api/me/friends/{ada.player_id}") == 204
        assert (await names(ada), await names(bo)) == ({}, {})


async def test_users_are_asked_by_a_name_that_looks_like_theirs_and_nobody_else_is() -> None:
    async with gateway() as server:
        await user(server, "Zoë Lin")
        ada = await server.guest("Ada")
        await server.guest("Bo")
        assert (await asked(ada, name="zoë lin")).json() == {"name": "Zoë Lin", "is_friend": False}
        unknown = await asked(ada, name="Bo")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "friend/unknown"), (
            "a guest's name is nobody's own"
        )
        assert (await asked(ada)).status_code == 404
        own = await asked(ada, player_id=ada.player_id)
        assert (own.status_code, own.json()["code"]) == (409, "friend/self")


async def test_a_link_makes_friends_of_all_who_take_it_in_time() -> None:
    async with gateway() as server:
        ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
        made = (await ada.post("/api/me/friend-links", {})).json()
        assert made["url"].startswith(f"{server.origin}/friend#goff_")
        assert 0 < made["expires_at_ms"] - server.services.for_all.clock.now_ms() <= FRIEND_LINK_MS
        token = urlsplit(made["url"]).fragment
        offer = (await bo.get("/api/friend-link", **{"X-Link": token})).json()
        assert (offer["name"], offer["is_me"]) == ("Ada", False)
        for person in (bo, cy):
            assert (await person.post("/api/friend-link", {"token": token})).json() == {
                "name": "Ada",
                "is_friend": True,
            }
        assert await names(ada) == {"friends": ["Bo", "Cy"]}
        assert (await ada.post("/api/friend-link", {"token": token})).json()["code"] == "friend/self"
        wrong = await bo.post("/api/friend-link", {"token": "goff_" + "x" * 27})
        assert (wrong.status_code, wrong.json()["code"]) == (404, "friend_link/unknown")


async def test_whoever_is_blocked_gets_the_answers_of_somebody_whom_nobody_answers() -> None:
    async with gateway() as server:
        ada, bo, cy = await user(server, "Ada"), await server.guest("Bo"), await user(server, "Cy")
        await befriend(ada, bo)
        await befriend(cy, bo)
        token = urlsplit((await ada.post("/api/me/friend-links", {})).json()["url"]).fragment
        await block(ada, bo)
        assert await sent(cy, "DELETE", f"/api/me/friends/{bo.player_id}") == 204
        assert await names(bo) == {}, "blocked or removed, it looks the same"
        assert await names(ada) == {"blocked": ["Bo"]}
        answers = [await asked(bo, name=name) for name in ("Ada", "Cy")]
        assert [answer.json()["is_friend"] for answer in answers] == [False, False]
        assert [list(answer.json()) for answer in answers] == [["name", "is_friend"]] * 2
        assert sorted((await names(bo))["asked"]) == ["Ada", "Cy"]
        assert await names(ada) == {"blocked": ["Bo"]}, "nobody asks who is blocked"
        taken = await bo.post("/api/friend-link", {"token": token})
        assert taken.json()["code"] == "friend_link/unknown"
        assert await sent(bo, "DELETE", f"/api/me/blocks/{ada.player_id}") == 204
        assert await names(ada) == {"blocked": ["Bo"]}, "only they themselves take it back"
        assert await sent(ada, "DELETE", f"/api/me/blocks/{bo.player_id}") == 204
        assert await names(ada) == {}


async def opened(person: Person, **options: object) -> dict[str, Any]:
    answer = await person.post("/api/tables", {"options": options})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def test_friends_see_where_somebody_is_and_nothing_of_a_private_table() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        await befriend(ada, bo)
        assert (await company(bo))["friends"][0]["table"] is None
        public, private = await opened(ada, visibility="public"), await opened(ada, visibility="private")
        for table, seen in (
            (public, {"table_id": public["table_id"], "way": "sit"}),
            (private, {"table_id": None, "way": None}),
        ):
            async with ada.at(table["table_id"]) as wire:
                await wire.hello()

                async def is_seen(wanted: object = seen) -> bool:
                    return bool((await company(bo))["friends"][0]["table"] == wanted)

                await until(is_seen)


async def test_a_friend_is_invited_to_a_table_with_its_key_and_nobody_else() -> None:
    async with gateway() as server:
        ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
        await befriend(ada, bo)
        table = await opened(ada, visibility="private")
        body = {"table_id": table["table_id"], "invite": table["invite"], "player_id": bo.player_id}
        assert (await ada.post("/api/me/invitations", body)).status_code == 204
        (call,) = (await company(bo))["calls"]
        assert (call["name"], call["table_id"], call["invite"]) == ("Ada", table["table_id"], table["invite"])
        assert 0 < call["expires_at_ms"] - server.services.for_all.clock.now_ms() <= INVITATION_MS
        stranger = await ada.post("/api/me/invitations", {**body, "player_id": cy.player_id})
        assert (stranger.status_code, stranger.json()["code"]) == (409, "friend/not_friends")
        keyless = await bo.post("/api/me/invitations", {**body, "invite": None, "player_id": ada.player_id})
        assert keyless.status_code == 403, "whoever is not welcome invites nobody"
        forgotten = await ada.post("/api/me/invitations", {**body, "invite": None})
        assert forgotten.status_code == 403, "without its key the friend could not come in"
        assert await sent(bo, "DELETE", f"/api/me/invitations/{table['table_id']}") == 204
        assert (await company(bo))["calls"] == []
        await ada.post("/api/me/invitations", body)
        await block(bo, ada)
        assert (await company(bo))["calls"] == []


async def test_who_is_blocked_is_not_heard_nor_hears_from_that_moment_on() -> None:
    async with gateway() as server:
        ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
        table = await opened(ada, visibility="public", chat="free")
        async with (
            ada.at(table["table_id"]) as at_ada,
            bo.at(table["table_id"]) as at_bo,
            cy.at(table["table_id"]) as at_cy,
        ):
            for wire in (at_ada, at_bo, at_cy):
                await wire.hello()
            await at_bo.ask("say", phrase="hello")
            await at_ada.until("said")
            await block(ada, bo)
            assert (await at_bo.ask("say", phrase="well_played")).type == "ack", "nothing tells the speaker"
            await at_cy.until("said", lambda line: line["phrase"] == "well_played")
            await at_cy.ask("say", phrase="thanks")
            heard = await at_ada.until("said")
            assert (heard["player"]["name"], heard["phrase"]) == ("Cy", "thanks")
            await at_ada.ask("say", phrase="oops")
            await at_cy.until("said", lambda line: line["phrase"] == "oops")
            await at_cy.ask("say", phrase="hello")
            spoken = [(await at_bo.until("said"))["player"]["name"] for _ in range(2)]
            assert spoken == ["Cy", "Cy"]
        async with ada.at(table["table_id"]) as again:
            await again.hello()
            lines = [await again.until("said") for _ in range(3)]
            assert [line["player"]["name"] for line in lines] == ["Cy", "Ada", "Cy"]
            assert await sent(ada, "DELETE", f"/api/me/blocks/{bo.player_id}") == 204
            async with bo.at(table["table_id"]) as back:
                await back.hello()
                await back.ask("say", phrase="hello")
            assert (await again.until("said"))["player"]["name"] == "Bo"


async def test_neither_gets_a_seat_beside_the_other_and_nothing_tells_why() -> None:
    async with gateway() as server:
        ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
        await block(ada, bo)
        for host, guest in ((ada, bo), (bo, ada)):
            table = await opened(host, visibility="public", seat_count=4)
            async with guest.at(table["table_id"]) as wire, cy.at(table["table_id"]) as other:
                await wire.hello()
                await other.hello()
                refused = await wire.ask("take_seat", seat=1)
                assert (refused["code"], refused["facts"]) == ("table/not_welcome", {})
                assert (await other.ask("take_seat", seat=1)).type == "ack", "whoever has to do with neither sits down"
        assert await sent(ada, "DELETE", f"/api/me/blocks/{bo.player_id}") == 204
        async with bo.at((await opened(ada))["table_id"]) as wire:
            await wire.hello()
            assert (await wire.ask("take_seat", seat=1)).type == "ack"


async def test_the_key_of_a_private_table_is_a_wrong_one_to_whoever_is_kept_apart() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        table = await opened(ada, visibility="private")
        path = f"/api/tables/{table['table_id']}"
        async with bo.at(table["table_id"]) as sitting:
            await sitting.hello(invite=table["invite"])
            assert (await sitting.ask("take_seat", seat=1)).type == "ack"
            await block(bo, ada)
            assert (await sitting.ask("say", phrase="hello")).type == "ack", "who sits, sits"
            assert (await bo.get(path)).status_code == 200
            await sitting.ask("leave_seat")
        with_key, with_none = await bo.get(path, **{"X-Invite": table["invite"]}), await bo.get(path)
        assert (with_key.status_code, with_key.json()) == (403, with_none.json())
        async with bo.at(table["table_id"]) as late:
            await late.send(type="hello", version=1, invite=table["invite"])
            code, said = await late.closed()
            assert (code, said[-1]["code"]) == (4403, "table/not_welcome")


async def test_somebody_forgotten_is_nobodys_friend_any_more() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        await befriend(ada, bo)
        assert await sent(ada, "DELETE", "/api/me") == 204
        assert await names(bo) == {}
        gone = await asked(bo, player_id=ada.player_id)
        assert (gone.status_code, gone.json()["code"]) == (404, "friend/unknown")


async def test_nobody_asks_the_whole_world() -> None:
    async with gateway(limits=replace(WIDE, friends_per_player_per_hour=2)) as server:
        ada = await server.guest("Ada")
        for _ in range(2):
            assert (await asked(ada, name=secrets.token_hex(6))).status_code == 404
        refused = await asked(ada, name="Bo")
        assert (refused.status_code, refused.json()["code"]) == (429, "request/too_many")
