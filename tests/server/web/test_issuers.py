"""Coming in by an account elsewhere, as clients meet it: real servers, and a real issuer beside them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx2
import pytest
from structlog.testing import capture_logs

from gangoffour.server.people.issuers import DEPARTURE_MS
from gangoffour.server.setting_kinds import InvalidSetting
from gangoffour.server.settings import Limits, Settings
from tools.servers.gateway import WIDE, Gateway, Person, gateway
from tools.servers.issuer import CLIENT_SECRET, DISCOVERY, SmallIssuer, small_issuer

pytestmark = pytest.mark.anyio

COOKIE = "gof-departure"


@dataclass
class Sent:
    """A browser on its way to the issuer."""

    address: str
    cookie: str


class House:
    """A server with an issuer."""

    def __init__(self, server: Gateway, small: SmallIssuer) -> None:
        self.server = server
        self.small = small

    async def asked(
        self, method: str, path: str, body: object, person: Person | None = None, **headers: str
    ) -> httpx2.Response:
        headers |= {} if person is None else person.headers
        answer = await self.server.http.request(method, path, json=body, headers=headers)
        self.server.http.cookies.clear()
        return answer

    async def sent(self, person: Person | None = None, *, keeps: bool = False, **wish: str) -> Sent:
        """Leave for the issuer."""
        path = "/api/me/departures" if keeps else "/api/departures"
        answer = await self.asked("POST", path, {"issuer": "school", **wish}, person)
        assert answer.status_code == 200, answer.text
        kept, _, flags = answer.headers["set-cookie"].partition(";")
        assert flags == " Path=/; Max-Age=600; HttpOnly; SameSite=Lax"
        return Sent(answer.json()["address"], kept)

    async def arrived(
        self, sent: Sent, person: Person | None = None, subject: str = "ana", **other: str
    ) -> httpx2.Response:
        """Sign in there, and come back with it."""
        back = await self.small.sign_in(sent.address, subject)
        return await self.back(back | other, sent.cookie, person)

    async def back(self, back: dict[str, str], cookie: str, person: Person | None = None) -> httpx2.Response:
        return await self.asked("POST", "/api/arrivals", {"issuer": "school", **back}, person, Cookie=cookie)

    async def kept(self, person: Person, subject: str = "ana", **wish: str) -> Person:
        """Make an account at the issuer a way in of somebody."""
        answer = await self.arrived(await self.sent(person, keeps=True, **wish), person, subject)
        assert answer.status_code == 201, answer.text
        assert answer.json()["is_new_way"]
        return Person(self.server, answer.json())

    async def came(self, subject: str = "ana", person: Person | None = None) -> httpx2.Response:
        return await self.arrived(await self.sent(person), person, subject)


@asynccontextmanager
async def housed(folder: Path, limits: Limits = WIDE) -> AsyncIterator[House]:
    with small_issuer() as small:
        async with gateway(issuers=(small.setting(folder),), limits=limits) as server:
            yield House(server, small)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with housed(tmp_path) as made:
        yield made


def code_of(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


REFUSED = (403, "issuer/refused")


async def test_a_guest_keeps_everything_by_an_account_elsewhere_and_a_second_browser_comes_in_by_it(
    house: House,
) -> None:
    guest = await house.server.guest("Ana")
    table_id = (await guest.open_table("greedy"))["table_id"]
    async with guest.at(table_id) as wire:
        await wire.hello()
        ana = await house.kept(guest, name="Ana Lin")
        assert (ana.player_id, ana.name) == (guest.player_id, "Ana Lin")
        assert (await guest.get("/api/me")).status_code == 401, "the token of the guest opens nothing any more"
        assert (await wire.ask("say", phrase="hello")).type == "ack", "who plays is not thrown out"
    assert not (await ana.get("/api/me")).json()["is_guest"]

    answer = await house.came()
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert (told["player_id"], told["is_new_way"], told["recovery_codes"]) == (guest.player_id, False, [])
    second = Person(house.server, told)
    tables = (await second.get("/api/me/tables")).json()["tables"]
    assert [each["table_id"] for each in tables] == [table_id]
    (way,) = (await second.get("/api/me/ways-in")).json()["issuers"]
    assert (way["key"], way["name"]) == ("school", "School")
    assert way["added_at_ms"] <= way["used_at_ms"]


async def test_recovery_codes_are_told_with_the_first_way_in(house: House) -> None:
    guest = await house.server.guest("Ana")
    answer = await house.arrived(await house.sent(guest, keeps=True), guest)
    assert len(answer.json()["recovery_codes"]) == 8
    assert answer.headers["set-cookie"].startswith(f"gof={answer.json()['token']};")


async def test_the_issuer_is_told_nothing_of_the_person_and_sends_back_to_us_alone(house: House) -> None:
    guest = await house.server.guest("Ana")
    sent = await house.sent(guest, keeps=True)
    asked = parse_qs(urlsplit(sent.address).query)
    assert asked["redirect_uri"] == [f"{house.server.origin}/continue/school"]
    assert asked["scope"] == ["openid"]
    assert guest.player_id not in sent.address
    assert sent.cookie.partition("=")[2] not in sent.address
    foreign = await house.asked("POST", "/api/departures", {"issuer": "school"}, Host="evil.example")
    assert parse_qs(urlsplit(foreign.json()["address"]).query)["redirect_uri"][0].startswith("http://")
    assert "evil.example" not in foreign.json()["address"]


async def test_what_another_browser_was_given_opens_nothing_and_is_not_used_up_by_it(house: House) -> None:
    """Whoever lures somebody to the address they were sent back with does not sign them in as themselves."""
    await house.kept(await house.server.guest("Ana"))
    sent, victim = await house.sent(), await house.sent()
    back = await house.small.sign_in(sent.address)
    for cookie in (victim.cookie, "gof-departure=", "gof-departure=" + "x" * 43, "gof-departure=%C3%A9", "other=1"):
        assert code_of(await house.back(back, cookie)) == REFUSED, cookie
    own = await house.back(back, sent.cookie)
    assert own.status_code == 201, "its own browser comes in all the same"


async def test_what_an_issuer_sent_back_is_good_once(house: House) -> None:
    await house.kept(await house.server.guest("Ana"))
    sent = await house.sent()
    back = await house.small.sign_in(sent.address)
    assert (await house.back(back, sent.cookie)).status_code == 201
    assert code_of(await house.back(back, sent.cookie)) == REFUSED
    fresh = await house.sent()
    state = parse_qs(urlsplit(fresh.address).query)["state"][0]
    assert code_of(await house.back(back | {"state": state}, fresh.cookie)) == REFUSED, "a code is good once as well"


async def test_whoever_takes_too_long_has_to_go_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with housed(tmp_path) as house:
        sent = await house.sent()
        back = await house.small.sign_in(sent.address)
        clock = house.server.services.for_all.clock
        late_ms = clock.now_ms() + DEPARTURE_MS + 1
        monkeypatch.setattr(clock, "now_ms", lambda: late_ms)
        assert code_of(await house.back(back, sent.cookie)) == REFUSED


async def test_an_account_that_nobody_comes_in_by_brings_nobody_in(house: House) -> None:
    assert code_of(await house.came("nobody")) == (409, "issuer/nobody")


async def test_the_account_of_another_becomes_nobodys_way_in(house: House) -> None:
    ana = await house.kept(await house.server.guest("Ana"))
    bo = await house.server.guest("Bo")
    answer = await house.arrived(await house.sent(bo, keeps=True), bo, "ana")
    assert code_of(answer) == (409, "issuer/taken")
    assert (await bo.get("/api/me")).json()["is_guest"]
    assert (await house.came()).json()["player_id"] == ana.player_id


async def test_only_who_left_to_get_a_way_in_gets_it(house: House) -> None:
    ana, bo = await house.server.guest("Ana"), await house.server.guest("Bo")
    for other in (bo, None):
        sent = await house.sent(ana, keeps=True)
        assert code_of(await house.arrived(sent, other)) == REFUSED
    assert (await ana.get("/api/me")).json()["is_guest"]
    assert (await house.came()).status_code == 409


@pytest.mark.parametrize(
    "claims",
    [{"iss": "https://id.club.example"}, {"aud": "another"}, {"nonce": "another"}, {"exp": 1}, {"sub": None}],
    ids=str,
)
async def test_whom_an_issuer_does_not_vouch_for_stays_outside(house: House, claims: dict[str, object]) -> None:
    await house.kept(await house.server.guest("Ana"))
    house.small.knobs.claims = claims
    assert code_of(await house.came()) == REFUSED


async def test_an_address_of_another_issuer_is_refused(tmp_path: Path) -> None:
    """One issuer cannot pass a browser on to us that another one has sent."""
    with small_issuer() as school, small_issuer() as club:
        settings = (school.setting(tmp_path), club.setting(tmp_path, "Club"))
        async with gateway(issuers=settings) as server:
            house = House(server, school)
            sent = await house.sent()
            back = await school.sign_in(sent.address)
            assert code_of(await house.back(back | {"issuer": "club"}, sent.cookie)) == REFUSED
            assert club.asked == [], "the code is not even shown to it"
            own = await house.sent()
            passed_on = await school.sign_in(own.address) | {"iss": club.url}
            assert code_of(await house.back(passed_on, own.cookie)) == REFUSED


async def test_an_issuer_that_is_away_is_named_and_everything_else_works(house: House) -> None:
    house.small.knobs.answers = {DISCOVERY: (500, b"")}
    answer = await house.asked("POST", "/api/departures", {"issuer": "school"})
    assert code_of(answer) == (503, "issuer/unavailable")
    assert "School" in answer.json()["sentence"]
    assert (await house.server.guest("Ana")).name == "Ana"


async def test_a_user_adds_an_account_and_removes_it_but_not_the_last_way_in(house: House) -> None:
    ana = await house.kept(await house.server.user("Ana Lin"))
    assert (await ana.get("/api/me/ways-in")).json()["issuers"][0]["added_at_ms"] is not None
    assert (await house.asked("DELETE", "/api/me/issuers/school", None, ana)).status_code == 204
    assert code_of(await house.asked("DELETE", "/api/me/issuers/school", None, ana)) == (404, "issuer/unknown")
    assert code_of(await house.came()) == (409, "issuer/nobody")

    bo = await house.kept(await house.server.guest("Bo"), "bo")
    assert code_of(await house.asked("DELETE", "/api/me/issuers/school", None, bo)) == (409, "account/last_way_in")
    assert (await house.came("bo")).status_code == 201


async def test_an_account_at_an_issuer_that_is_gone_does_not_count_as_a_way_in(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'server.sqlite'}"
    with small_issuer() as school, small_issuer() as club:
        async with gateway(url, issuers=(school.setting(tmp_path), club.setting(tmp_path, "Club"))) as server:
            ana = await House(server, school).kept(await server.guest("Ana"))
            at_club = House(server, club)
            answer = await at_club.asked("POST", "/api/me/departures", {"issuer": "club"}, ana)
            sent = Sent(answer.json()["address"], answer.headers["set-cookie"].partition(";")[0])
            back = await club.sign_in(sent.address)
            ana = Person(server, (await at_club.back(back | {"issuer": "club"}, sent.cookie, ana)).json())
        async with gateway(url, issuers=(school.setting(tmp_path),)) as server:
            answer = await House(server, school).asked("DELETE", "/api/me/issuers/school", None, ana)
            assert code_of(answer) == (409, "account/last_way_in")


async def test_signing_in_anew_is_a_proof_if_the_issuer_has_asked_again(house: House) -> None:
    ana = await house.kept(await house.server.guest("Ana"))
    house.small.knobs.asked_ago_s = 3600
    borrowed = Person(house.server, (await house.came()).json())
    assert not (await borrowed.get("/api/me/ways-in")).json()["is_proved"], "the issuer was left open there"
    answer = await house.asked("DELETE", "/api/me", None, borrowed)
    assert code_of(answer) == (403, "account/prove_again")
    sent = await house.asked("POST", "/api/me/departures", {"issuer": "school"}, borrowed)
    assert code_of(sent) == (403, "account/prove_again")

    house.small.knobs.asked_ago_s = 0
    again = await house.sent(borrowed)
    assert parse_qs(urlsplit(again.address).query)["max_age"] == ["0"]
    answer = await house.arrived(again, borrowed)
    assert answer.json()["is_proved"]
    proved = Person(house.server, answer.json())
    assert (await proved.get("/api/me/ways-in")).json()["is_proved"]
    assert (await ana.get("/api/me")).status_code == 200


async def test_an_issuer_that_does_not_say_when_it_asked_brings_in_and_proves_nothing(house: House) -> None:
    await house.kept(await house.server.guest("Ana"))
    house.small.knobs.tells_time = False
    answer = await house.came()
    assert (answer.status_code, answer.json()["is_proved"]) == (201, False)


async def test_the_browser_leaves_its_guest_when_somebody_comes_in(house: House) -> None:
    await house.kept(await house.server.guest("Ana"))
    stranger = await house.server.guest("Bo")
    sent = await house.sent()
    back = await house.small.sign_in(sent.address)
    cookies = f"gof={stranger.token}; {sent.cookie}"
    body = {"issuer": "school", **back}
    foreign = await house.asked("POST", "/api/arrivals", body, Cookie=cookies, Origin="https://evil.example")
    assert code_of(foreign) == (403, "request/foreign_origin")
    answer = await house.asked("POST", "/api/arrivals", body, Cookie=cookies, Origin=house.server.origin)
    assert answer.status_code == 201, answer.text
    assert (await stranger.get("/api/me")).status_code == 401


async def test_wrong_arrivals_are_limited_by_address_and_right_ones_are_not(tmp_path: Path) -> None:
    async with housed(tmp_path, limits=replace(WIDE, sign_ins_per_ip_per_10min=2)) as house:
        await house.kept(await house.server.guest("Ana"))
        for _ in range(4):
            assert (await house.came()).status_code == 201
        for _ in range(4):
            assert (await house.came("nobody")).status_code == 409, "who is new here has guessed nothing"
        house.small.knobs.answers = {"/token": (500, b"")}
        for _ in range(4):
            assert (await house.came()).status_code == 503
        wrong = {"code": "x", "state": "x" * 32}
        tries = [(await house.back(wrong, "other=1")).status_code for _ in range(3)]
        assert tries == [403, 403, 429]


async def test_what_matters_is_in_the_log_and_nothing_of_the_person(house: House) -> None:
    with capture_logs() as logs:
        await house.kept(await house.server.guest("Ana"), "ana@mail.example")
        await house.came("ana@mail.example")
        sent = await house.sent()
        back = await house.small.sign_in(sent.address)
        await house.back(back, "other=1")
    kinds = [line["kind"] for line in logs if line["event"] == "security_event"]
    assert kinds == ["new_way_in", "new_device", "bad_proof"]
    secrets = (back["code"], back["state"], sent.cookie.partition("=")[2], CLIENT_SECRET, "ana@mail.example")
    assert not any(each in str(logs) for each in (*secrets, *house.small.tokens))


async def test_a_server_without_issuers_speaks_of_none() -> None:
    async with gateway() as server:
        assert (await server.http.get("/api/about")).json()["issuers"] == []
        ana = await server.user("Ana")
        assert (await ana.get("/api/me/ways-in")).json()["issuers"] == []
        answer = await server.http.post("/api/departures", json={"issuer": "school"})
        assert code_of(answer) == (404, "issuer/unknown")


async def test_whoever_sees_the_about_sees_names_and_no_more(house: House) -> None:
    assert (await house.server.http.get("/api/about")).json()["issuers"] == [{"key": "school", "name": "School"}]


@pytest.mark.parametrize(
    "text",
    [
        "School",
        "School http://login.school.example cards {file}",
        "School https://login.school.example cards",
        "School https://login.school.example/?a=b cards {file}",
        "<b> https://login.school.example cards {file}",
        "Ähm https://a.example cards {file}, Öhm https://b.example cards {file}, hm https://a.example cards {file}",
        "School https://a.example cards {file}, school! https://b.example cards {file}",
        "School https://login.school.example cards {file}-missing",
        "∅ https://login.school.example cards {file}",
    ],
)
def test_an_issuer_that_cannot_be_one_stops_the_server_with_a_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("hunter2")
    with pytest.raises(InvalidSetting, match="GOF_ISSUERS"):
        Settings.read({"GOF_ISSUERS": text.replace("{file}", str(file))})


def test_issuers_are_read_and_their_secrets_shown_to_nobody(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("hunter2\n")
    text = f"My School https://login.school.example cards {file},Club http://localhost:81/realms/a cards-2 {file}"
    settings = Settings.read({"GOF_ISSUERS": text})
    assert [(each.key, each.name, each.secret()) for each in settings.issuers] == [
        ("my-school", "My School", "hunter2"),
        ("club", "Club", "hunter2"),
    ]
    assert "hunter2" not in f"{settings} {settings.describe()}"
    shown = next(each for each in settings.describe() if each.name == "GOF_ISSUERS")
    assert (shown.value, shown.default) == (text, "")
