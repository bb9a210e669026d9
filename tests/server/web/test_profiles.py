"""Profiles, histories and faces over HTTP: what everybody may see of somebody, and what only they see."""

import secrets
from datetime import UTC, datetime
from uuid import UUID

import msgspec
import pytest

from gangoffour.protocol import Faces, MatchPage, Profile
from gangoffour.server.ids import new_id
from gangoffour.server.ports import NAME_REST_MS
from tools.matches.finished import finished_match
from tools.servers.gateway import Gateway, Person, gateway

pytestmark = pytest.mark.anyio

NOVEMBER = int(datetime(2026, 11, 3, tzinfo=UTC).timestamp() * 1000)
DECEMBER = int(datetime(2026, 12, 1, tzinfo=UTC).timestamp() * 1000)


async def user(server: Gateway, name: str) -> Person:
    guest = await server.guest()
    body = {"password": "seven owls at noon", "name": name}
    answer = await server.http.put("/api/me/password", json=body, headers=guest.headers)
    server.http.cookies.clear()
    assert answer.status_code == 200, answer.text
    return Person(server, answer.json())


async def keep(server: Gateway, at_ms: int, *player_ids: str | None) -> str:
    """Keep a match as if these players had played it here; return its id."""
    match_id = new_id(at_ms, secrets.token_bytes(8))
    await server.services.for_matches.history.matches.put(
        finished_match(match_id, "record", *player_ids, ended_at_ms=at_ms)
    )
    return str(match_id)


async def profile(server: Gateway, name: str, person: Person | None = None) -> Profile:
    answer = await server.http.get(f"/api/players/{name}", headers={} if person is None else person.headers)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Profile)


async def found(person: Person, query: str = "", path: str = "/api/me/matches") -> list[str]:
    answer = await person.get(f"{path}?{query}")
    assert answer.status_code == 200, answer.text
    return [match.match_id for match in msgspec.json.decode(answer.content, type=MatchPage).matches]


async def test_everybody_sees_what_somebody_shows_and_no_more() -> None:
    async with gateway() as server:
        ana, ben = await user(server, "Ana"), await user(server, "Ben")
        match_id = await keep(server, NOVEMBER, ana.player_id, ben.player_id, None, None)
        seen = await profile(server, "ANA", ben)
        assert (seen.player_id, seen.name, seen.is_mine, seen.matches) == (ana.player_id, "Ana", False, 1)
        assert seen.shown == ("matches", "daily")
        assert (seen.totals, seen.figure) == (None, None), "statistics are one's own until one shows them"
        assert await found(ben, path="/api/players/ana/matches") == [match_id]
        own = await profile(server, "Ana", ana)
        assert own.is_mine
        assert own.totals is not None
        assert [(each.seats, each.matches, each.places) for each in own.totals] == [(4, 1, (1, 0, 0, 0))]
        body = {"avatar": "fox-night", "shown": ["statistics"]}
        assert (await server.http.put("/api/me/profile", json=body, headers=ana.headers)).status_code == 200
        shown = await profile(server, "Ana")
        assert (shown.avatar, shown.matches, shown.daily) == ("fox-night", None, None)
        assert shown.totals == own.totals
        hidden = await server.http.get("/api/players/Ana/matches", headers=ben.headers)
        assert (hidden.status_code, hidden.json()["code"]) == (403, "profile/hidden")
        assert await found(ana, path="/api/players/ana/matches") == [match_id], "its owner sees all of it"


async def test_a_match_is_listed_with_whom_and_what_came_of_it() -> None:
    async with gateway() as server:
        ana, guest = await user(server, "Ana"), await server.guest("Gast")
        match_id = await keep(server, NOVEMBER, None, guest.player_id, ana.player_id)
        answer = await ana.get("/api/me/matches")
        (match,) = msgspec.json.decode(answer.content, type=MatchPage).matches
        assert (match.match_id, match.place, match.points, match.deals) == (match_id, 3, 2, 2)
        players = [(each.player.name, each.player.bot, each.place) for each in match.players]
        assert players == [("greedy", "greedy", 1), ("Gast", None, 2), ("Ana", None, 3)]
        assert (await guest.get("/api/me/profile")).json()["matches"] == 1, "a guest has a history too"
        await server.http.request("DELETE", "/api/me", json={}, headers=guest.headers)
        gone = (await ana.get("/api/me/matches")).json()["matches"][0]["players"][1]["player"]
        assert gone["name"] == "deleted player"


async def test_matches_are_looked_for_and_read_page_by_page() -> None:
    async with gateway() as server:
        ana, ben = await user(server, "Ana"), await user(server, "Ben")
        with_ben = await keep(server, NOVEMBER, ana.player_id, ben.player_id, None)
        alone = await keep(server, NOVEMBER + 1, ana.player_id, None, None, None)
        later = await keep(server, DECEMBER, ana.player_id, None, None, None)
        assert await found(ana) == [later, alone, with_ben]
        assert await found(ana, "opponent=BEN") == [with_ben]
        assert await found(ana, f"opponent={ben.player_id}") == [with_ben]
        assert await found(ana, "opponent=Nobody") == []
        assert await found(ana, "seats=4") == [later, alone]
        assert await found(ana, "month=2026-11") == [alone, with_ben]
        assert await found(ana, "month=2026-11&seats=4&level=greedy&preset=classic") == [alone]
        first = (await ana.get("/api/me/matches?limit=2")).json()
        assert (first["newer"], first["older"]) == (None, alone)
        assert await found(ana, f"before={first['older']}") == [with_ben]
        for wrong in ("month=2026-13", "month=x", "seats=5", "limit=51", "opponent=a%00b"):
            assert (await ana.get(f"/api/me/matches?{wrong}")).status_code == 400, wrong


async def test_an_old_name_leads_to_its_person_and_is_changed_once_in_a_while() -> None:
    async with gateway() as server:
        ana, ben = await user(server, "Ana"), await user(server, "Ben")
        changed = await server.http.patch("/api/me", json={"name": "Anouk"}, headers=ana.headers)
        assert changed.status_code == 200
        assert (await profile(server, "Ana")).name == "Anouk"
        taken = await server.http.patch("/api/me", json={"name": "ANA"}, headers=ben.headers)
        assert (taken.status_code, taken.json()["code"]) == (409, "account/name_taken")
        again = await server.http.patch("/api/me", json={"name": "Annika"}, headers=ana.headers)
        assert (again.status_code, again.json()["code"]) == (409, "account/name_too_soon")
        assert again.json()["facts"] == {"days": NAME_REST_MS // (24 * 3_600_000)}


async def test_faces_are_of_our_own_set_and_known_to_whoever_asks() -> None:
    async with gateway() as server:
        ana, guest = await user(server, "Ana"), await server.guest()
        for person, face in ((ana, "panda-gold"), (guest, "cat-jade")):
            body = {"avatar": face}
            assert (await server.http.put("/api/me/profile", json=body, headers=person.headers)).status_code == 200
        wrong = await server.http.put("/api/me/profile", json={"avatar": "wolf-gold"}, headers=ana.headers)
        assert (wrong.status_code, wrong.json()["code"]) == (400, "profile/unknown_avatar")
        query = f"player={ana.player_id}&player={guest.player_id}&player=nobody"
        faces = msgspec.json.decode((await server.http.get(f"/api/faces?{query}")).content, type=Faces)
        assert faces.faces == {ana.player_id: "panda-gold", guest.player_id: "cat-jade"}
        assert (await ana.get("/api/me")).json()["avatar"] == "panda-gold"
        many = "&".join(f"player={number}" for number in range(65))
        assert (await server.http.get(f"/api/faces?{many}")).status_code == 400


async def test_nobody_and_guests_have_no_profile() -> None:
    async with gateway() as server:
        await server.guest("Gast")
        for name in ("Gast", "Nobody", "a%00b", str(UUID(int=0))):
            answer = await server.http.get(f"/api/players/{name}")
            assert (answer.status_code, answer.json()["code"]) == (404, "player/unknown")
