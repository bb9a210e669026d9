"""Ways in, as clients meet them: passwords, passkeys and recovery codes, on a real server."""

from dataclasses import replace
from typing import Any, Final
from urllib.parse import urlsplit

import httpx2
import pytest
from structlog.testing import capture_logs

from tools.servers.authenticator import Authenticator
from tools.servers.gateway import WIDE, Gateway, Person, gateway

pytestmark = pytest.mark.anyio

GOOD = "seven owls at noon"


async def asked(server: Gateway, person: Person | None, method: str, path: str, body: object = None) -> httpx2.Response:
    headers = {} if person is None else person.headers
    answer = await server.http.request(method, path, json={} if body is None else body, headers=headers)
    server.http.cookies.clear()
    return answer


async def done(server: Gateway, person: Person | None, method: str, path: str, body: object = None) -> dict[str, Any]:
    answer = await asked(server, person, method, path, body)
    assert answer.status_code in (200, 201), answer.text
    return dict(answer.json())


async def user(server: Gateway, name: str = "Ada", password: str = GOOD) -> tuple[Person, list[str]]:
    """Somebody with a password, and their recovery codes."""
    kept = await done(server, await server.guest(name), "PUT", "/api/me/password", {"password": password})
    return Person(server, kept), kept["recovery_codes"]


async def signed_in(server: Gateway, name: str = "Ada", password: str = GOOD) -> Person:
    return Person(server, await done(server, None, "POST", "/api/sign-in", {"name": name, "password": password}))


async def by_link(server: Gateway, person: Person) -> Person:
    """The same player on a further device, where nobody has proved anything."""
    url = (await done(server, person, "POST", "/api/me/links"))["url"]
    return Person(server, await done(server, None, "POST", "/api/link", {"token": urlsplit(url).fragment}))


# --- passwords and recovery codes ------------------------------------------------------------------------------------


async def test_a_guest_keeps_the_seat_and_the_socket_and_the_id_with_a_password() -> None:
    async with gateway() as server:
        guest = await server.guest("Ada")
        table_id = (await guest.open_table("greedy"))["table_id"]
        async with guest.at(table_id) as wire:
            await wire.hello()
            kept = await done(server, guest, "PUT", "/api/me/password", {"password": GOOD, "name": "Ada Lin"})
            ada = Person(server, kept)
            assert (ada.player_id, ada.name, kept["is_guest"]) == (guest.player_id, "Ada Lin", False)
            assert (await guest.get("/api/me")).status_code == 401, "the token of the guest opens nothing any more"
            assert (await wire.ask("say", phrase="hello")).type == "ack", "who plays is not thrown out"
            tables = (await ada.get("/api/me/tables")).json()["tables"]
            assert [each["table_id"] for each in tables] == [table_id]
            assert (await asked(server, ada, "DELETE", "/api/session")).status_code == 204
            assert (await wire.closed())[0] == 4401, "the socket belongs to the new session"


async def test_a_second_device_signs_in_with_name_and_password_and_the_browser_leaves_its_guest() -> None:
    async with gateway() as server:
        ada, _ = await user(server)
        stranger = await server.guest("Bo")
        own = {"Origin": server.origin, "Cookie": f"gof={stranger.token}"}
        answer = await server.http.post("/api/sign-in", json={"name": "ada", "password": GOOD}, headers=own)
        assert (answer.status_code, answer.json()["player_id"]) == (201, ada.player_id)
        assert answer.headers["set-cookie"].startswith(f"gof={answer.json()['token']};")
        server.http.cookies.clear()
        assert (await stranger.get("/api/me")).status_code == 401
        assert len((await ada.get("/api/me/sessions")).json()["sessions"]) == 2


async def test_a_wrong_password_and_an_unknown_name_get_one_answer() -> None:
    async with gateway() as server:
        await user(server)
        wrong = await asked(server, None, "POST", "/api/sign-in", {"name": "Ada", "password": "wrong wrong"})
        unknown = await asked(server, None, "POST", "/api/sign-in", {"name": "Nobody", "password": "wrong wrong"})
        assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json())
        assert (wrong.status_code, wrong.json()["code"]) == (403, "account/wrong_password")


async def test_wrong_passwords_are_limited_by_name_and_address_and_right_ones_are_not() -> None:
    limits = replace(WIDE, sign_ins_per_name_per_10min=2, sign_ins_per_ip_per_10min=4)
    async with gateway(limits=limits) as server:
        ada, _ = await user(server)
        await user(server, "Bo")
        for _ in range(6):
            await signed_in(server)
        tries = [
            (await asked(server, None, "POST", "/api/sign-in", {"name": name, "password": "wrong wrong"})).status_code
            for name in ("Ada", "ADA", "Ada", "Bo", "Cy", "Di")
        ]
        assert tries == [403, 403, 429, 403, 429, 429], "what was refused for its name counts for the address too"
        assert (await ada.get("/api/me")).status_code == 200, "whoever is signed in stays so"


async def test_a_recovery_code_brings_somebody_back_once_and_lets_them_choose_a_password() -> None:
    async with gateway() as server:
        _, codes = await user(server)
        back = Person(server, await done(server, None, "POST", "/api/recovery", {"code": codes[3]}))
        assert back.name == "Ada"
        again = await asked(server, None, "POST", "/api/recovery", {"code": codes[3]})
        assert (again.status_code, again.json()["code"]) == (404, "recovery/unknown")
        await done(server, back, "PUT", "/api/me/password", {"password": GOOD + "!"})
        await signed_in(server, password=GOOD + "!")


async def test_ways_in_are_listed_and_new_codes_are_told_once() -> None:
    async with gateway() as server:
        guest = await server.guest("Bo")
        nothing = {
            "has_password": False,
            "passkeys": [],
            "recovery_codes": 0,
            "is_proved": True,
            "has_mail": False,
            "issuers": [],
        }
        assert (await guest.get("/api/me/ways-in")).json() == nothing
        assert (await asked(server, guest, "POST", "/api/me/recovery-codes")).status_code == 403
        ada, codes = await user(server)
        assert (await ada.get("/api/me/ways-in")).json() == nothing | {"has_password": True, "recovery_codes": 8}
        fresh = (await done(server, ada, "POST", "/api/me/recovery-codes"))["codes"]
        assert (await asked(server, None, "POST", "/api/recovery", {"code": codes[0]})).status_code == 404
        assert (await asked(server, None, "POST", "/api/recovery", {"code": fresh[0]})).status_code == 201


NEED_A_PROOF: Final[tuple[tuple[str, str, object], ...]] = (
    ("PUT", "/api/me/password", {"password": GOOD + "!"}),
    ("POST", "/api/me/passkeys/options", {}),
    ("POST", "/api/me/passkeys", {"credential": "{}"}),
    ("DELETE", "/api/me/passkeys/AAAA", None),
    ("POST", "/api/me/recovery-codes", None),
    ("DELETE", "/api/me/sessions", None),
    ("DELETE", "/api/me/sessions/" + "0" * 32, None),
    ("DELETE", "/api/me", None),
)


async def test_a_device_on_which_nobody_has_proved_who_they_are_may_not_change_ways_in() -> None:
    async with gateway() as server:
        ada, _ = await user(server)
        borrowed = await by_link(server, ada)
        for method, path, body in NEED_A_PROOF:
            answer = await asked(server, borrowed, method, path, body)
            assert (answer.status_code, answer.json()["code"]) == (403, "account/prove_again"), (method, path)
        assert not (await borrowed.get("/api/me/ways-in")).json()["is_proved"]


async def test_signing_out_everywhere_else_closes_the_sockets_there() -> None:
    async with gateway() as server:
        ada, _ = await user(server)
        phone = await signed_in(server)
        table_id = (await phone.open_table("greedy"))["table_id"]
        async with phone.at(table_id) as wire:
            await wire.hello()
            assert (await asked(server, ada, "DELETE", "/api/me/sessions")).status_code == 204
            assert (await wire.closed())[0] == 4401
        assert (await phone.get("/api/me")).status_code == 401
        assert (await ada.get("/api/me")).status_code == 200


async def test_a_deleted_user_cannot_come_back_by_any_way() -> None:
    async with gateway() as server:
        ada, codes = await user(server)
        assert (await asked(server, ada, "DELETE", "/api/me")).status_code == 204
        assert (await asked(server, None, "POST", "/api/sign-in", {"name": "Ada", "password": GOOD})).status_code == 403
        assert (await asked(server, None, "POST", "/api/recovery", {"code": codes[0]})).status_code == 404
        await user(server)


async def test_no_secret_is_written_in_the_log_and_what_matters_is() -> None:
    with capture_logs() as logs:
        async with gateway() as server:
            ada, codes = await user(server)
            await signed_in(server)
            await asked(server, None, "POST", "/api/sign-in", {"name": "Ada", "password": "wrong wrong"})
            await asked(server, None, "POST", "/api/recovery", {"code": codes[0] + "x"})
    kinds = [line["kind"] for line in logs if line["event"] == "security_event"]
    assert kinds == ["new_way_in", "new_device", "bad_proof", "bad_proof"]
    assert not any(secret in str(logs) for secret in (GOOD, "wrong wrong", ada.token, *codes))


# --- passkeys --------------------------------------------------------------------------------------------------------


def device(server: Gateway) -> Authenticator:
    return Authenticator(named(server), "localhost")


def named(server: Gateway) -> str:
    """Where the site is opened by its name: there are no passkeys for addresses."""
    return server.origin.replace("127.0.0.1", "localhost")


async def at_name(
    server: Gateway, person: Person | None, path: str, body: object = None, method: str = "POST"
) -> httpx2.Response:
    headers = {"Host": named(server).removeprefix("http://")} | ({} if person is None else person.headers)
    answer = await server.http.request(method, path, json={} if body is None else body, headers=headers)
    server.http.cookies.clear()
    return answer


async def with_passkey(server: Gateway, key: Authenticator, person: Person) -> httpx2.Response:
    offered = await at_name(server, person, "/api/me/passkeys/options")
    assert offered.status_code == 200, offered.text
    return await at_name(server, person, "/api/me/passkeys", {"credential": key.made(offered.json()["options"])})


async def options(server: Gateway) -> str:
    return str((await at_name(server, None, "/api/sign-in/passkey/options")).json()["options"])


async def test_a_guest_keeps_everything_by_a_passkey_and_comes_back_without_a_name() -> None:
    async with gateway() as server:
        guest, key = await server.guest("Ada"), device(server)
        answer = await with_passkey(server, key, guest)
        assert answer.status_code == 201, answer.text
        ada = Person(server, answer.json())
        assert (ada.player_id, answer.json()["is_guest"]) == (guest.player_id, False)
        assert len(answer.json()["recovery_codes"]) == 8
        assert (await guest.get("/api/me")).status_code == 401
        answer = await at_name(server, None, "/api/sign-in/passkey", {"credential": key.signed(await options(server))})
        assert (answer.status_code, answer.json()["player_id"]) == (201, guest.player_id)
        listed = (await ada.get("/api/me/ways-in")).json()["passkeys"]
        assert [each["used_at_ms"] is not None for each in listed] == [True]


async def test_a_passkey_of_nobody_or_with_a_lie_proves_nothing() -> None:
    async with gateway() as server:
        key = device(server)
        await with_passkey(server, key, await server.guest("Ada"))
        spent = await options(server)
        good = key.signed(spent)
        assert (await at_name(server, None, "/api/sign-in/passkey", {"credential": good})).status_code == 201
        for_a_guest = await at_name(server, await server.guest("Bo"), "/api/me/passkeys/options")
        lies = {
            "the same answer again": good,
            "a challenge that was used": key.signed(spent),
            "a challenge for a new passkey": key.signed(for_a_guest.json()["options"]),
            "another site": replace(key, origin="https://evil.example").signed(await options(server)),
            "another host": replace(key, host="evil.example").signed(await options(server)),
            "a count that went back": replace(key, sign_count=0).signed(await options(server)),
            "another key": replace(device(server), credential_id=key.credential_id).signed(await options(server)),
            "a passkey of nobody": device(server).signed(await options(server)),
            "no JSON": "{" * 5000,
            "no object": "[]",
            "nothing": "{}",
            "no base64": '{"rawId":"é","response":{"clientDataJSON":"é"}}',
        }
        found = {}
        for lie, credential in lies.items():
            answer = await at_name(server, None, "/api/sign-in/passkey", {"credential": credential})
            found[lie] = (answer.status_code, answer.json().get("code"))
        assert found == dict.fromkeys(lies, (403, "passkey/refused"))


async def test_a_passkey_made_with_a_lie_is_not_kept() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        of_bo = (await at_name(server, bo, "/api/me/passkeys/options")).json()["options"]
        for key in (
            replace(device(server), origin="https://evil.example"),
            replace(device(server), host="evil.example"),
        ):
            assert (await with_passkey(server, key, ada)).status_code == 403
        stolen = await at_name(server, ada, "/api/me/passkeys", {"credential": device(server).made(of_bo)})
        assert (stolen.status_code, stolen.json()["code"]) == (403, "passkey/refused")
        assert (await ada.get("/api/me")).json()["is_guest"]


async def test_the_last_way_in_stays_and_another_may_go() -> None:
    async with gateway() as server:
        first, second = device(server), device(server)
        ada = Person(server, (await with_passkey(server, first, await server.guest("Ada"))).json())
        only = (await ada.get("/api/me/ways-in")).json()["passkeys"][0]["passkey_id"]
        answer = await asked(server, ada, "DELETE", f"/api/me/passkeys/{only}")
        assert (answer.status_code, answer.json()["code"]) == (409, "account/last_way_in")
        ada = Person(server, (await with_passkey(server, second, ada)).json())
        assert (await asked(server, ada, "DELETE", f"/api/me/passkeys/{only}")).status_code == 204
        assert (await asked(server, ada, "DELETE", f"/api/me/passkeys/{only}")).status_code == 404
        answer = await at_name(
            server, None, "/api/sign-in/passkey", {"credential": first.signed(await options(server))}
        )
        assert answer.status_code == 403


async def test_at_an_address_without_a_name_there_are_no_passkeys() -> None:
    async with gateway() as server:
        ada = await server.guest("Ada")
        for person, path in ((ada, "/api/me/passkeys/options"), (None, "/api/sign-in/passkey/options")):
            answer = await asked(server, person, "POST", path)
            assert (answer.status_code, answer.json()["code"]) == (409, "passkey/no_host_name")
