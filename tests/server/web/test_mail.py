"""Links by mail, through a real mail server: nobody learns who has an address, and only its reader comes in."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage

import httpx2
import pytest
from structlog.testing import capture_logs

from gangoffour.server.adapters.people.smtp_post import SmtpPost
from gangoffour.server.people.letters import mail_hash
from gangoffour.server.ports import MailLost
from gangoffour.server.setting_kinds import InvalidSetting
from gangoffour.server.settings import Settings
from tools.patience import until
from tools.servers.gateway import Gateway, Person, gateway
from tools.servers.letter_box import LetterBox, letter_box

pytestmark = pytest.mark.anyio

ADA = "Ada.Lin@mail.example"


@asynccontextmanager
async def served() -> AsyncIterator[tuple[Gateway, LetterBox]]:
    async with letter_box() as box, gateway(smtp_url=box.url, mail_from="tables@cards.example") as server:
        yield server, box


async def posted(
    server: Gateway, path: str, body: object, person: Person | None = None, **headers: str
) -> httpx2.Response:
    headers |= {} if person is None else person.headers
    answer = await server.http.post(path, json=body, headers=headers)
    server.http.cookies.clear()
    return answer


async def letter(box: LetterBox, number: int) -> EmailMessage:
    await until(lambda: len(box.letters) >= number)
    return box.letters[number - 1]


def token_in(letter: EmailMessage) -> str:
    found = re.search(r"/continue#(gofm_[A-Za-z0-9_-]{27})\s", letter.get_content())
    assert found
    return found[1]


async def taken(server: Gateway, token: str) -> httpx2.Response:
    return await posted(server, "/api/mail-link", {"token": token})


async def test_a_guest_keeps_everything_by_mail_and_comes_back_by_it() -> None:
    async with served() as (server, box):
        guest = await server.guest("Ada")
        assert (await posted(server, "/api/me/mail", {"address": ADA, "name": "Ada Lin"}, guest)).status_code == 202
        first = await letter(box, 1)
        assert (first["To"], first["From"]) == (ADA, "tables@cards.example")
        assert "Ada Lin" in first.get_content()
        offer = (await server.http.get("/api/mail-link", headers={"X-Link": token_in(first)})).json()
        assert offer["name"] == "Ada Lin"
        assert (await guest.get("/api/me")).json()["is_guest"], "looking takes nothing"
        kept = await taken(server, token_in(first))
        assert (kept.status_code, kept.json()["player_id"], kept.json()["is_guest"]) == (201, guest.player_id, False)
        assert len(kept.json()["recovery_codes"]) == 8
        assert (await taken(server, token_in(first))).status_code == 404, "it is good once"
        assert (await Person(server, kept.json()).get("/api/me/ways-in")).json()["has_mail"]

        assert (await posted(server, "/api/mail-links", {"address": ADA.upper()})).status_code == 202
        back = await taken(server, token_in(await letter(box, 2)))
        assert (back.json()["player_id"], back.json()["recovery_codes"]) == (guest.player_id, [])


async def test_the_answer_for_an_unknown_address_is_the_same_and_no_letter_goes_there() -> None:
    async with served() as (server, box):
        guest = await server.guest("Ada")
        await posted(server, "/api/me/mail", {"address": ADA}, guest)
        await taken(server, token_in(await letter(box, 1)))
        unknown = await posted(server, "/api/mail-links", {"address": "nobody@mail.example"})
        known = await posted(server, "/api/mail-links", {"address": ADA})
        assert (unknown.status_code, unknown.content) == (known.status_code, known.content)
        assert (await letter(box, 2))["To"] == ADA
        await server.services.for_people.letters.close()
        assert len(box.letters) == 2


async def test_whoever_wants_the_address_of_another_gets_nothing_and_the_other_a_letter() -> None:
    async with served() as (server, box):
        ada, thief = await server.guest("Ada"), await server.guest("Bo")
        await posted(server, "/api/me/mail", {"address": ADA}, ada)
        await taken(server, token_in(await letter(box, 1)))
        assert (await posted(server, "/api/me/mail", {"address": ADA}, thief)).status_code == 202
        came = await taken(server, token_in(await letter(box, 2)))
        assert came.json()["player_id"] == ada.player_id
        assert (await thief.get("/api/me")).json()["is_guest"]


async def test_a_letter_is_written_in_the_language_of_whoever_asks() -> None:
    async with served() as (server, box):
        await posted(server, "/api/me/mail", {"address": ADA}, await server.guest("Ada"), **{"Accept-Language": "pl"})
        assert (await letter(box, 1))["Subject"] == "Logowanie do Gang of Four"


@pytest.mark.parametrize(
    "address", ["nobody", "a@b", "a b@c.example", "a@c.example\r\nBcc: d@e.example", "<a@c.example>", "@c.example"]
)
async def test_what_is_no_address_is_refused(address: str) -> None:
    async with served() as (server, box):
        answer = await posted(server, "/api/mail-links", {"address": address})
        assert (answer.status_code, answer.json()["code"]) == (400, "mail/bad_address")
        assert box.letters == []


async def test_a_server_without_mail_says_so_and_everything_else_works() -> None:
    async with gateway() as server:
        assert not (await server.http.get("/api/about")).json()["has_mail"]
        answer = await posted(server, "/api/mail-links", {"address": ADA})
        assert (answer.status_code, answer.json()["code"]) == (409, "mail/closed")


async def test_a_strangers_letter_box_is_not_flooded() -> None:
    async with served() as (server, _box):
        statuses = [(await posted(server, "/api/mail-links", {"address": ADA})).status_code for _ in range(2)]
        assert statuses == [202, 202]
        server.services.for_all.limiters.sign_ins_of_name.take(mail_hash(ADA), 998)
        assert (await posted(server, "/api/mail-links", {"address": ADA.lower()})).status_code == 429


async def test_a_mail_server_that_is_away_is_written_in_the_log_without_the_address() -> None:
    with capture_logs() as logs:
        async with gateway(smtp_url="smtp://127.0.0.1:1", mail_from="tables@cards.example") as server:
            guest = await server.guest("Ada")
            assert (await posted(server, "/api/me/mail", {"address": ADA}, guest)).status_code == 202
            await server.services.for_people.letters.close()
    assert [line["event"] for line in logs if line["log_level"] == "warning"] == ["a letter was lost"]
    assert ADA not in str(logs)


async def test_a_mail_server_elsewhere_has_to_encrypt() -> None:
    async with letter_box() as box:
        elsewhere = box.url.replace("127.0.0.1", "127.0.0.2")
        with pytest.raises(MailLost):
            await SmtpPost(elsewhere, "tables@cards.example").send(ADA, "Hello", "Hello")
        assert box.letters == []


def test_a_mail_server_needs_an_address_that_letters_come_from() -> None:
    with pytest.raises(InvalidSetting, match="GOF_MAIL_FROM"):
        Settings(smtp_url="smtp://127.0.0.1:25")
    assert "hunter2" not in str(Settings(smtp_url="smtp://me:hunter2@mail.example", mail_from="a@b.example").describe())
