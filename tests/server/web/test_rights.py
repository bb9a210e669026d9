"""A copy of everything that is kept about somebody, and an end to it of which nothing is left but the id."""

import asyncio
import io
import json
import logging
import os
import re
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit
from uuid import UUID
from zipfile import ZipFile

import pytest

from gangoffour.protocol import DELETED_NAME
from gangoffour.records import format_record, parse_record, verify_record
from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.adapters.people.erasure import KEPT, scrub
from gangoffour.server.people.issuers import subject_hash
from gangoffour.server.people.letters import mail_hash
from tools.matches.fair_matches import fair_match
from tools.matches.finished import finished_match
from tools.patience import until
from tools.servers.gateway import Gateway, Person, gateway
from tools.servers.issuer import SmallIssuer, small_issuer
from tools.servers.letter_box import LetterBox, letter_box
from tools.services.databases import empty_database, snapshot, tables_of

pytestmark = pytest.mark.anyio

NAME, BOT, LABEL, LINE = "Zyxomma Petiolata", "Quinquagesima", "Kumquat laptop", "Halcyon sesquipedalian"
"""What belongs to one person and stands in no other text."""
SUBJECT = "Zyxomma's account at school"
MAIL = "Xanthippe.Zyxomma@mail.example"
SECRETS = (NAME, BOT, LABEL, LINE)
"""What the database holds as it was said. Of an address for mail it holds a hash."""
MAIL_SERVER = "mail.log"
"""The log of the mail server beside it, which has to know whom a letter is for."""
FEW = 5


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.services("postgres"))])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        async with empty_database() as database:
            await upgrade(database)
            yield database


async def live(server: Gateway, count: int = FEW) -> Person:
    """Be a user with a bot, a token and a link; say something at a table; have so many matches."""
    person = await server.user(NAME)
    bot = (await person.post("/api/me/bots", {"name": BOT})).json()
    body = {"label": LABEL, "scopes": ["play"], "bot_id": bot["player_id"]}
    assert (await person.post("/api/me/tokens", body)).status_code == 201
    assert (await person.post("/api/me/links", {})).status_code == 201
    table = await person.open_table("greedy", chat="free", visibility="private")
    async with person.at(table["table_id"]) as wire:
        await wire.hello()
        assert (await wire.ask("say", text=LINE)).type == "ack"
    await play(server, person, count)
    return person


async def have_mail(server: Gateway, person: Person, box: LetterBox) -> None:
    """Make an address a way in of the person."""
    assert (await person.post("/api/me/mail", {"address": MAIL})).status_code == 202
    await until(lambda: len(box.letters) == 1)
    (letter,) = box.letters
    assert letter["To"] == MAIL
    token = re.search(r"gofm_[A-Za-z0-9_-]{27}", letter.get_content())
    assert token is not None
    taken = await server.http.post("/api/mail-link", json={"token": token[0]})
    server.http.cookies.clear()
    assert taken.status_code == 201, taken.text


async def have_account_elsewhere(person: Person, issuer: SmallIssuer) -> Person:
    """Make an account at an issuer a way in of the person, and leave for it once more."""
    person = await issuer.keep(person, SUBJECT)
    assert (await person.post("/api/me/departures", {"issuer": "school"})).status_code == 200
    return person


async def play(server: Gateway, person: Person, count: int) -> None:
    """Keep matches in which the person sat, as the projection keeps them."""
    matches = server.services.for_matches.history.matches
    for number in range(count):
        players = (person.player_id, "bot-greedy-1", "bot-greedy-2")
        record = fair_match(f"rights {number}", 3, 1, players=players).record
        text = re.sub(r"(?<=^seat 0: )[^<]+(?= <)", NAME, format_record(record), flags=re.MULTILINE)
        await matches.put(finished_match(UUID(int=number + 1), text, person.player_id, None, None))


async def dump(url: str) -> bytes:
    """Every byte that the database keeps."""
    if not url.startswith("postgres"):
        path = Path(url.removeprefix("sqlite:///"))
        return b"".join(each.read_bytes() for each in sorted(path.parent.glob(path.name + "*")))
    address = urlsplit(url)
    process = await asyncio.create_subprocess_exec(
        "pg_dump",
        *("--host", address.hostname or "", "--port", str(address.port), "--username", address.username or ""),
        address.path.lstrip("/"),
        env={**os.environ, "PGPASSWORD": address.password or ""},
        stdout=asyncio.subprocess.PIPE,
    )
    content, _ = await process.communicate()
    assert process.returncode == 0
    return content


def found_in(content: bytes, issuer: str = "") -> set[str]:
    """What belongs to the person and stands there; hashes as bytes or as a dump writes them."""
    texts = {
        secret for secret in (*SECRETS, SUBJECT, MAIL) if re.search(re.escape(secret.encode()), content, re.IGNORECASE)
    }
    hashes = {"hash of the address": mail_hash(MAIL)}
    if issuer:
        hashes["hash of the account elsewhere"] = subject_hash(issuer, SUBJECT)
    return texts | {name for name, each in hashes.items() if each in content or each.hex().encode() in content}


async def test_an_archive_holds_everything_and_nothing_that_opens_anything(tmp_path: Path) -> None:
    with small_issuer() as school:
        async with gateway(issuers=(school.setting(tmp_path),)) as server:
            person = await school.keep(await live(server), SUBJECT)
            answer = await person.get("/api/me/archive")
        assert answer.headers["content-type"] == "application/zip"
        packed = ZipFile(io.BytesIO(answer.content))
        texts = {name: packed.read(name).decode() for name in packed.namelist()}
    assert packed.testzip() is None
    assert json.loads(texts["player.json"])["player_id"] == person.player_id
    assert [each["name"] for each in json.loads(texts["names.json"])][-1] == NAME
    assert [each["text"] for each in json.loads(texts["chat.json"])] == [LINE]
    programs = json.loads(texts["programs.json"])
    assert ([each["name"] for each in programs["bots"]], programs["tokens"][0]["label"]) == ([BOT], LABEL)
    assert json.loads(texts["ways_in.json"])["has_password"] is True
    assert [each["issuer"] for each in json.loads(texts["ways_in.json"])["issuers"]] == [school.url]
    assert len(json.loads(texts["matches.json"])) == FEW
    records = [text for name, text in texts.items() if name.endswith(".gof")]
    assert len(records) == FEW
    assert all(parse_record(text, check=False).seats[0].name == NAME for text in records[:3])
    everything = "".join(texts.values())
    assert person.token not in everything
    assert not re.search(r"argon2|token_hash|gof[gplm]_.{20}", everything)


@pytest.mark.parametrize("count", [FEW, pytest.param(100, marks=pytest.mark.nightly)])
async def test_of_somebody_who_is_deleted_nothing_is_found_in_a_dump_or_the_log_and_every_record_verifies(
    url: str, count: int, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    with caplog.at_level(logging.INFO), small_issuer() as school:  # as a server logs: below, libraries tell all
        post, issuers = "tables@cards.example", (school.setting(tmp_path),)
        async with letter_box() as box, gateway(url, smtp_url=box.url, mail_from=post, issuers=issuers) as server:
            person = await live(server, count)
            await have_mail(server, person, box)
            person = await have_account_elsewhere(person, school)
            expected = {*SECRETS, "hash of the address", "hash of the account elsewhere"}
            assert found_in(await dump(url), school.url) == expected, "or this test finds nothing anyhow"
            assert (await server.http.delete("/api/me", headers=person.headers)).status_code == 204
            matches = server.services.for_matches.history.matches
            texts = [await matches.text(UUID(int=number + 1)) for number in range(count)]
            seats = [seat for number in range(count) for seat in await matches.seats(UUID(int=number + 1))]
        await until(lambda: scrub(url))  # a reader may hold it up for a moment
        assert found_in(await dump(url), school.url) == set()
    log = "\n".join(each.getMessage() for each in caplog.records if each.name != MAIL_SERVER)
    assert found_in(log.encode(), school.url) == set()
    for text in texts:
        assert text is not None
        record = parse_record(text, check=False)
        verify_record(record)
        assert (record.seats[0].player_id, record.seats[0].name) == (person.player_id, DELETED_NAME)
    assert [seat.place for seat in seats if seat.player_id == person.player_id] == [1] * count


@pytest.mark.services("postgres")
async def test_the_id_of_somebody_who_is_deleted_stands_only_where_a_rule_keeps_it() -> None:
    async with empty_database() as database:
        await upgrade(database)
        async with gateway(database) as server:
            person = await live(server)
            assert (await server.http.delete("/api/me", headers=person.headers)).status_code == 204
        tables = await tables_of(database)
        rows = await snapshot(database, {table: f'SELECT * FROM "{table}"' for table in tables})  # noqa: S608
    naming = {table for table, kept in rows.items() if person.player_id in str(kept)}
    assert naming - {re.sub(r"_\d.*|_default", "", table) for table in KEPT} - KEPT.keys() == set()
    assert "match_seats" in naming
