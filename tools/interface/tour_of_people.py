"""The part of the tour that is about people: who they are, how they come back, friends, programs."""

import re
from urllib.parse import urlsplit

import httpx2

from tools.interface.guide import Guide, told
from tools.patience import until
from tools.servers.authenticator import Authenticator
from tools.servers.gateway import Person
from tools.servers.issuer import SmallIssuer
from tools.servers.letter_box import LetterBox

PASSWORD = "seven owls at noon"


async def come_and_go(guide: Guide) -> None:
    """Be a guest, with another name, on a second device; then be gone."""
    ada = Person(guide.server, (await guide.ask("POST /api/guests", {"name": "Ada"})).json())
    await guide.ask("GET /api/session", by=ada)
    await guide.ask("POST /api/session", by=ada)
    await guide.ask("GET /api/me", by=ada)
    await guide.ask("PATCH /api/me", {"name": "Ada Lin"}, by=ada)
    await guide.ask("GET /api/me/tables", by=ada)
    url = (await guide.ask("POST /api/me/links", by=ada)).json()["url"]
    link = told("token", urlsplit(url).fragment)
    await guide.ask("GET /api/link", headers={"X-Link": link})
    tablet = Person(guide.server, (await guide.ask("POST /api/link", {"token": link})).json())
    listed = (await guide.ask("GET /api/me/sessions", by=ada)).json()["sessions"]
    other = next(each["session_id"] for each in listed if not each["is_this"])
    await guide.ask("DELETE /api/me/sessions/{session_id}", by=ada, session_id=other)
    await guide.ask("DELETE /api/me/sessions", by=ada)
    await guide.ask("GET /api/me/archive", by=ada)
    assert (await tablet.get("/api/me")).status_code == 401, "signed out"
    await guide.ask("DELETE /api/session", by=ada)
    await guide.ask("DELETE /api/me", by=await guide.server.guest("Bo"))


async def keep_an_account(guide: Guide, box: LetterBox) -> None:
    """Keep what one has by a password, a passkey and mail, and come back by each."""
    wish = {"password": PASSWORD, "name": "Cleo Lin"}
    kept = await guide.ask("PUT /api/me/password", wish, by=await guide.server.guest("Cleo"))
    cleo = Person(guide.server, kept.json())
    await guide.ask("GET /api/me/ways-in", by=cleo)
    back = await guide.ask("POST /api/sign-in", {"name": "Cleo Lin", "password": PASSWORD})
    assert back.json()["player_id"] == cleo.player_id
    codes = (await guide.ask("POST /api/me/recovery-codes", by=cleo)).json()["codes"]
    await guide.ask("POST /api/recovery", {"code": told("code", codes[0])})
    await _keep_a_passkey(guide, cleo)
    await guide.ask("POST /api/me/mail", {"address": "dan@mail.example", "name": "Dan Roe"}, by=await _guest(guide))
    mailed = {"token": told("token", await _mailed(box, 1))}
    await guide.ask("GET /api/mail-link", headers={"X-Link": mailed["token"]})
    await guide.ask("POST /api/mail-link", mailed)
    await guide.ask("POST /api/mail-links", {"address": "dan@mail.example"})


async def _guest(guide: Guide) -> Person:
    return await guide.server.guest("Dan")


async def _mailed(box: LetterBox, number: int) -> str:
    await until(lambda: len(box.letters) >= number)
    found = re.search(r"#(gofm_[A-Za-z0-9_-]{27})\s", box.letters[number - 1].get_content())
    assert found
    return found[1]


async def _keep_a_passkey(guide: Guide, person: Person) -> None:
    # There are no passkeys for addresses: the site is asked by its name.
    named = {"Host": f"localhost:{guide.server.port}"}
    device = Authenticator(f"http://localhost:{guide.server.port}", "localhost")
    offered = await guide.ask("POST /api/me/passkeys/options", {}, by=person, headers=named)
    made = told("credential", device.made(offered.json()["options"]))
    kept = await guide.ask("POST /api/me/passkeys", {"credential": made}, by=person, headers=named)
    person = Person(guide.server, kept.json())
    asked = await guide.ask("POST /api/sign-in/passkey/options", headers=named)
    signed = told("credential", device.signed(asked.json()["options"]))
    await guide.ask("POST /api/sign-in/passkey", {"credential": signed}, headers=named)
    listed = (await person.get("/api/me/ways-in")).json()["passkeys"]
    await guide.ask("DELETE /api/me/passkeys/{passkey_id}", by=person, passkey_id=listed[0]["passkey_id"])


async def come_by_an_issuer(guide: Guide, issuer: SmallIssuer) -> None:
    """Keep what one has by an account elsewhere, come back by it, and give it up."""
    user = await guide.server.user("Fay Lin")
    sent = await guide.ask("POST /api/me/departures", {"issuer": "school"}, by=user)
    kept = await guide.ask("POST /api/arrivals", await _brought(issuer, sent), by=user, headers=_cookie(sent))
    user = Person(guide.server, kept.json())
    sent = await guide.ask("POST /api/departures", {"issuer": "school"})
    await guide.ask("POST /api/arrivals", await _brought(issuer, sent), headers=_cookie(sent))
    await guide.ask("DELETE /api/me/issuers/{issuer}", by=user, issuer="school")


async def _brought(issuer: SmallIssuer, sent: httpx2.Response) -> dict[str, str]:
    back = await issuer.sign_in(sent.json()["address"], "fay")
    return {"issuer": "school"} | {name: told(name, value) for name, value in back.items()}


def _cookie(sent: httpx2.Response) -> dict[str, str]:
    return {"Cookie": told("cookie", sent.headers["set-cookie"].partition(";")[0])}


async def make_friends(guide: Guide) -> None:
    """Ask, agree, invite to a table, block and part."""
    server = guide.server
    ada, bo = await server.user("Ada Roe"), await server.guest("Bo")
    await guide.ask("POST /api/me/friends", {"name": "Ada Roe"}, by=bo)
    await guide.ask("POST /api/me/friends", {"player_id": bo.player_id}, by=ada)
    await guide.ask("GET /api/me/friends", by=ada)
    table = await ada.open_table()
    invitation = {"player_id": told("player_id", bo.player_id), "table_id": told("table_id", table["table_id"])}
    await guide.ask("POST /api/me/invitations", {**invitation, "invite": told("invite", table["invite"])}, by=ada)
    await guide.ask("DELETE /api/me/invitations/{table_id}", by=bo, table_id=table["table_id"])
    await guide.ask("DELETE /api/me/friends/{player_id}", by=bo, player_id=ada.player_id)
    url = (await guide.ask("POST /api/me/friend-links", by=ada)).json()["url"]
    link = told("token", urlsplit(url).fragment)
    await guide.ask("GET /api/friend-link", by=bo, headers={"X-Link": link})
    await guide.ask("POST /api/friend-link", {"token": link}, by=bo)
    await guide.ask("PUT /api/me/blocks/{player_id}", by=ada, player_id=bo.player_id)
    await guide.ask("DELETE /api/me/blocks/{player_id}", by=ada, player_id=bo.player_id)


async def bring_programs(guide: Guide) -> None:
    """Open an account for a bot, give it a token, and take both back."""
    owner = await guide.server.user("Eva Lin")
    bot = (await guide.ask("POST /api/me/bots", {"name": "Robbie"}, by=owner)).json()
    await guide.ask("GET /api/me/bots", by=owner)
    wish = {"label": "Robbie at home", "scopes": ["play"], "days": 30, "bot_id": told("player_id", bot["player_id"])}
    issued = (await guide.ask("POST /api/me/tokens", wish, by=owner)).json()
    await guide.ask("GET /api/me/tokens", by=owner)
    await guide.ask("DELETE /api/me/tokens/{token_id}", by=owner, token_id=issued["listing"]["token_id"])
    await guide.ask("DELETE /api/me/bots/{player_id}", by=owner, player_id=bot["player_id"])
