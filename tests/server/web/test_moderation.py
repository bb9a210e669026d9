"""Reports and what the staff does about them, as clients meet it: told, limited, kept, and looked at twice."""

import secrets
from pathlib import Path
from urllib.parse import urlsplit
from uuid import UUID

import httpx2
import pytest

from gangoffour.server.conduct import Decision
from gangoffour.server.ids import new_id
from gangoffour.server.operations import open_desk
from gangoffour.server.people.proofs import PROOF_MS, STAFF_MS
from gangoffour.server.ports import ActKind, PlayerId, ReportReason, Role
from tools.matches.finished import finished_match
from tools.servers.gateway import Gateway, Person, gateway
from tools.servers.manual_time import manual_time

pytestmark = pytest.mark.anyio

HOUR_MS = 3_600_000
WARNING = {"player_id": "nobody", "act": "warn"}


async def match_of(server: Gateway, *people: Person) -> str:
    """A match of these people that is over; return its id."""
    match_id = new_id(server.services.for_all.clock.now_ms(), secrets.token_bytes(8))
    await server.services.for_matches.history.matches.put(
        finished_match(match_id, "", *(each.player_id for each in people))
    )
    return str(match_id)


async def moderator(server: Gateway, name: str, role: Role = Role.MODERATOR) -> Person:
    person = await server.user(name)
    await server.services.for_people.desk.appoint("command line", PlayerId(person.player_id), role)
    return person


async def reported(by: Person, whom: Person, match_id: str, reason: str = "abuse") -> httpx2.Response:
    body = {"match_id": match_id, "player_id": whom.player_id, "reason": reason, "deal": 2, "words": "Insults."}
    return await by.post("/api/reports", body)


async def desk(person: Person) -> dict[str, list[dict[str, object]]]:
    answer = await person.get("/api/moderation")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def decided(person: Person, report_id: object, act: str, hours: int = 24) -> httpx2.Response:
    return await person.post(f"/api/moderation/reports/{report_id}", {"act": act, "hours": hours})


async def sanctions(person: Person) -> list[dict[str, object]]:
    return list((await person.get("/api/me/conduct")).json()["sanctions"])


async def test_a_report_is_about_a_match_that_is_over_and_in_which_both_sat() -> None:
    async with gateway() as server:
        ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
        match_id = await match_of(server, ada, bo)
        live = (await ada.open_table("greedy", visibility="private"))["table_id"]
        for by, whom, which in ((ada, bo, live), (cy, bo, match_id), (ada, cy, match_id), (ada, ada, match_id)):
            answer = await reported(by, whom, which)
            assert (answer.status_code, answer.json()["code"]) == (404, "report/unknown")
        assert (await reported(ada, bo, match_id)).status_code == 204
        assert (await reported(ada, bo, match_id)).status_code == 204, "again, and it changes nothing"
        (case,) = (await desk(await moderator(server, "Mia")))["reports"]
        assert (case["name"], case["reporter"], case["match_id"], case["deal"]) == ("Bo", "Ada", match_id, 2)
        assert await sanctions(bo) == [], "nothing is told before somebody has decided"


async def test_the_queue_begins_with_grave_reasons_and_with_those_who_were_right_before() -> None:
    async with gateway() as server:
        ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
        mia = await moderator(server, "Mia")
        for by, act in ((ada, "warn"), (bo, "dismiss")):
            await reported(by, cy, await match_of(server, by, cy), "name")
            (case,) = (await desk(mia))["reports"]
            assert (await decided(mia, case["report_id"], act)).status_code == 204
        for by, reason in ((ada, "stalling"), (bo, "abuse"), (ada, "abuse")):
            await reported(by, cy, await match_of(server, by, cy), reason)
        order = [(each["reporter"], each["reason"]) for each in (await desk(mia))["reports"]]
        assert order == [("Ada", "abuse"), ("Bo", "abuse"), ("Ada", "stalling")]


async def test_whoever_is_muted_is_told_why_and_until_when_and_says_nothing() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        mia = await moderator(server, "Mia")
        await reported(ada, bo, await match_of(server, ada, bo))
        (case,) = (await desk(mia))["reports"]
        before_ms = server.services.for_all.clock.now_ms()
        assert (await decided(mia, case["report_id"], "mute", 2)).status_code == 204
        again = await decided(mia, case["report_id"], "ban")
        assert again.json()["code"] == "report/unknown", "it is decided once"
        (told,) = await sanctions(bo)
        assert (told["kind"], told["reason"], told["may_appeal"]) == ("mute", "abuse", True)
        assert int(str(told["until_ms"])) >= before_ms + 2 * HOUR_MS
        table = await ada.open_table(visibility="public", chat="free")
        async with bo.at(table["table_id"]) as wire:
            await wire.hello()
            refused = await wire.ask("say", phrase="hello")
            assert (refused["code"], refused["facts"]["minutes"]) == ("chat/silenced", 120)
            await mia.post("/api/moderation/appeals/" + str(told["case_id"]), {"is_lifted": True})
            assert (await wire.ask("say", phrase="hello"))["code"] == "chat/silenced", "nobody appealed"


async def test_an_appeal_goes_to_another_person_and_is_heard_once() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        mia, ned = await moderator(server, "Mia"), await moderator(server, "Ned")
        await reported(ada, bo, await match_of(server, ada, bo))
        (case,) = (await desk(mia))["reports"]
        await decided(mia, case["report_id"], "mute")
        (told,) = await sanctions(bo)
        appeal = {"case_id": told["case_id"], "words": "It was a quote."}
        assert [(await bo.post("/api/appeals", appeal)).status_code for _ in range(2)] == [204, 404]
        (waiting,) = (await desk(mia))["appeals"]
        assert (waiting["name"], waiting["words"], waiting["is_own"]) == ("Bo", "It was a quote.", True)
        path = f"/api/moderation/appeals/{told['case_id']}"
        own = await mia.post(path, {"is_lifted": False})
        assert (own.status_code, own.json()["code"]) == (409, "staff/own_case")
        assert (await ned.post(path, {"is_lifted": True})).status_code == 204
        assert await sanctions(bo) == []
        kinds = [(each["kind"], each["staff_id"]) for each in (await desk(mia))["acts"]]
        assert kinds[:2] == [("lift", ned.player_id), ("mute", mia.player_id)]


async def test_a_ban_ends_all_sessions_and_refuses_new_ones_until_it_is_lifted() -> None:
    async with gateway() as server:
        bo, mia = await server.user("Bruno"), await moderator(server, "Mia")
        root = await moderator(server, "Rita", Role.ADMIN)
        table = await bo.open_table(visibility="private")
        body = {"player_id": bo.player_id, "act": "ban", "reason": "cheating", "hours": 48}
        assert (await mia.post("/api/moderation/sanctions", body)).json()["code"] == "staff/forbidden"
        async with bo.at(table["table_id"]) as wire:
            await wire.hello()
            assert (await root.post("/api/moderation/sanctions", body)).status_code == 204
            code, _ = await wire.closed()
            assert code is not None
        assert (await bo.get("/api/me")).status_code == 401
        entry = {"name": "Bruno", "password": "seven owls at noon"}
        refused = await server.http.post("/api/sign-in", json=entry)
        assert (refused.status_code, refused.json()["code"]) == (403, "sanction/banned")
        facts = refused.json()["facts"]
        assert facts["reason"] == "cheating"
        assert str(UUID(facts["case"])) == facts["case"]
        appeal = {"case_id": facts["case"], "words": "My cat plays like that."}
        assert (await server.http.post("/api/appeals", json=appeal)).status_code == 204, "without a session"
        assert (await root.post("/api/moderation/sanctions", {**body, "act": "unban"})).status_code == 204
        assert (await server.http.post("/api/sign-in", json=entry)).status_code in (200, 201)


async def test_nobody_of_the_staff_decides_a_case_of_their_own() -> None:
    async with gateway() as server:
        ada, mia = await server.guest("Ada"), await moderator(server, "Mia", Role.ADMIN)
        match_id = await match_of(server, ada, mia)
        await reported(ada, mia, match_id)
        (case,) = (await desk(mia))["reports"]
        own = await decided(mia, case["report_id"], "dismiss")
        assert (own.status_code, own.json()["code"]) == (409, "staff/own_case")
        body = {"player_id": mia.player_id, "act": "warn"}
        assert (await mia.post("/api/moderation/sanctions", body)).json()["code"] == "staff/own_case"


async def test_the_staff_acts_after_a_proof_of_the_last_minutes_and_looks_for_half_a_day() -> None:
    with manual_time() as clock:
        async with gateway() as server:
            ada, bo = await server.guest("Ada"), await server.guest("Bo")
            root = await moderator(server, "Rita", Role.ADMIN)
            await reported(ada, bo, await match_of(server, ada, bo))
            (case,) = (await desk(root))["reports"]
            acts: list[tuple[str, dict[str, object]]] = [
                ("/api/moderation/sanctions", {"player_id": bo.player_id, "act": "warn"}),
                (f"/api/moderation/reports/{case['report_id']}", {"act": "dismiss"}),
                (f"/api/moderation/appeals/{case['report_id']}", {"is_lifted": True}),
            ]
            await clock.advance(PROOF_MS)
            assert [(await root.post(*act)).status_code for act in acts[:1]] == [204]
            await clock.advance(1)
            for act in acts:
                late = await root.post(*act)
                assert (late.status_code, late.json()["code"]) == (403, "account/prove_again"), act
            await clock.advance(STAFF_MS - PROOF_MS - 1)
            assert len((await desk(root))["reports"]) == 1
            await clock.advance(1)
            assert (await root.get("/api/moderation")).json()["code"] == "account/prove_again"
            entry = {"name": "Rita", "password": "seven owls at noon"}
            again = Person(server, (await server.http.post("/api/sign-in", json=entry)).json())
            server.http.cookies.clear()
            assert [(await again.post(*act)).status_code for act in acts] == [204, 204, 404]


async def test_neither_a_guest_nor_a_device_that_came_by_a_link_acts_for_the_staff() -> None:
    async with gateway() as server:
        guest, root = await server.guest("Mia"), await moderator(server, "Rita", Role.ADMIN)
        await server.services.for_people.desk.appoint("command line", PlayerId(guest.player_id), Role.ADMIN)
        link = urlsplit((await root.post("/api/me/links", {})).json()["url"]).fragment
        linked = Person(server, (await server.http.post("/api/link", json={"token": link})).json())
        server.http.cookies.clear()
        for person in (guest, linked):
            answers = [await person.get("/api/moderation"), await person.post("/api/moderation/sanctions", WARNING)]
            assert [each.json()["code"] for each in answers] == ["account/prove_again"] * 2


async def test_a_ban_from_the_command_line_closes_sockets_that_are_open(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with gateway(url) as server:
        bo = await server.user("Bruno")
        bot = (await bo.post("/api/me/bots", {"name": "Robbie"})).json()
        wish = {"label": "laptop", "scopes": ["play"], "bot_id": bot["player_id"]}
        token = (await bo.post("/api/me/tokens", wish)).json()["token"]
        program = server.socket("/ws/lobby", {"Authorization": f"Bearer {token}"})
        async with bo.at((await bo.open_table())["table_id"]) as wire, program as other:
            await wire.hello()
            async with open_desk(server.services.for_all.settings) as elsewhere:
                decision = Decision(ActKind.BAN, ReportReason.CHEATING, 48)
                await elsewhere.sanction("command line", PlayerId(bo.player_id), decision)
            assert [(await each.closed())[0] for each in (wire, other)] == [4401, 4401]
