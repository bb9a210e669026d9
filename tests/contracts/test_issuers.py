"""The contract of `Issuer`: whoever vouches, nobody comes in by what was not meant for this site, this browser and now.

It is run against real issuers that sign and ask for the secret in different ways.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import pytest
from structlog.testing import capture_logs

from gangoffour.server.adapters.people import oidc_issuer
from gangoffour.server.adapters.people.oidc_issuer import AGAIN_S, KNOWN_S, OidcIssuer
from gangoffour.server.ports import Arriving, Issuer, IssuerAway, Leaving, NotVouched, Vouched
from tools.servers.issuer import BASIC, CLIENT_ID, DISCOVERY, POST, WEAK, SmallIssuer, small_issuer

pytestmark = pytest.mark.anyio

REDIRECT = "http://127.0.0.1:8064/continue/school"
LEAVING = Leaving(REDIRECT, "state" * 6, "nonce" * 8, "verifier" * 6, asks_again=False)


class Seconds:
    """A clock for what an issuer has published."""

    def __init__(self) -> None:
        self.now_s = 1000.0

    def __call__(self) -> float:
        return self.now_s


class Bench:
    """An issuer, and what we make of it."""

    def __init__(self, small: SmallIssuer, issuer: Issuer, seconds: Seconds) -> None:
        self.small = small
        self.issuer = issuer
        self.seconds = seconds

    async def came_back(self, **other: Any) -> Arriving:  # noqa: ANN401  any field
        """Go there and come back, with something otherwise."""
        back = await self.small.sign_in(await self.issuer.address(LEAVING))
        assert back["state"] == LEAVING.state
        arriving = Arriving(REDIRECT, back["code"], LEAVING.nonce, LEAVING.verifier, back["iss"])
        return arriving._replace(**other)

    async def vouched(self, **other: Any) -> Vouched:  # noqa: ANN401  the same
        return await self.issuer.vouched(await self.came_back(**other), now_ms())


def now_ms() -> int:
    return int(time.time() * 1000)


@pytest.fixture(params=[("RS256", BASIC), ("ES256", POST)], ids=["rs256-basic", "es256-post"])
async def bench(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Bench]:
    with small_issuer() as small:
        small.knobs.algorithm, small.auth_method = request.param
        seconds = Seconds()
        issuer = OidcIssuer(small.setting(tmp_path), seconds)
        yield Bench(small, issuer, seconds)
        await issuer.close()


async def test_a_browser_is_sent_with_everything_that_has_to_come_back_and_asks_for_no_name(bench: Bench) -> None:
    address = urlsplit(await bench.issuer.address(LEAVING))
    asked = {name: value for name, (value,) in parse_qs(address.query).items()}
    assert f"{address.scheme}://{address.netloc}{address.path}" == f"{bench.small.url}/authorize"
    assert asked.pop("code_challenge") not in ("", LEAVING.verifier)
    assert asked == {
        "response_type": "code",
        "client_id": CLIENT_ID,
        "redirect_uri": REDIRECT,
        "scope": "openid",
        "state": LEAVING.state,
        "nonce": LEAVING.nonce,
        "code_challenge_method": "S256",
    }
    again = await bench.issuer.address(LEAVING._replace(asks_again=True))
    assert parse_qs(urlsplit(again).query)["max_age"] == ["0"], "the person is asked, though the issuer knows them"


async def test_it_vouches_for_whoever_signed_in_there(bench: Bench) -> None:
    before_ms = now_ms()
    found = await bench.vouched()
    assert found.subject == "ana"
    assert found.asked_at_ms is not None
    assert before_ms - 1000 <= found.asked_at_ms <= now_ms()
    bench.small.knobs.tells_time = False
    assert await bench.vouched() == Vouched("ana", None)


async def test_it_says_how_long_ago_it_asked_and_never_that_it_will(bench: Bench) -> None:
    bench.small.knobs.asked_ago_s = 3600
    found = await bench.vouched()
    assert found.asked_at_ms is not None
    assert 3590_000 < now_ms() - found.asked_at_ms < 3660_000
    bench.small.knobs.asked_ago_s = -3600
    found = await bench.vouched()
    assert found.asked_at_ms is not None
    assert found.asked_at_ms <= now_ms()


async def test_what_belongs_to_another_browser_is_refused(bench: Bench) -> None:
    for other in (
        {"nonce": "n" * 40},
        {"verifier": "v" * 43},
        {"redirect": REDIRECT + "s"},
        {"code": "c" * 20},
        {"code": "c" * 5000},
        {"told_issuer": "https://id.club.example"},
        {"told_issuer": None},  # this issuer has said that it always tells
    ):
        with pytest.raises(NotVouched):
            await bench.vouched(**other)


async def test_an_issuer_that_does_not_say_who_sends_need_not(bench: Bench) -> None:
    bench.small.knobs.published = {"authorization_response_iss_parameter_supported": False}
    assert (await bench.vouched(told_issuer=None)).subject == "ana"
    with pytest.raises(NotVouched):
        await bench.vouched(told_issuer="https://id.club.example")


async def test_a_code_is_good_once(bench: Bench) -> None:
    arriving = await bench.came_back()
    assert (await bench.issuer.vouched(arriving, now_ms())).subject == "ana"
    with pytest.raises(NotVouched):
        await bench.issuer.vouched(arriving, now_ms())


WRONG_CLAIMS: Final[tuple[dict[str, object], ...]] = (
    {"iss": "https://id.club.example"},
    {"iss": None},
    {"aud": "another site"},
    {"aud": ["another site"]},
    {"aud": [CLIENT_ID, "another site"]},
    {"aud": [CLIENT_ID, "another site"], "azp": "another site"},
    {"aud": None},
    {"azp": "another site"},
    {"nonce": "of another browser"},
    {"nonce": None},
    {"exp": 1},
    {"exp": None},
    {"exp": "tomorrow"},
    {"exp": float("nan")},
    {"iat": 99_999_999_999},
    {"iat": None},
    {"nbf": 99_999_999_999},
    {"sub": None},
    {"sub": ""},
    {"sub": "s" * 256},
    {"sub": 7},
)


async def test_a_token_that_says_something_else_is_refused(bench: Bench) -> None:
    taken = []
    for claims in WRONG_CLAIMS:
        bench.small.knobs.claims = claims
        try:
            taken.append((claims, await bench.vouched()))
        except NotVouched:
            continue
    assert taken == []


@pytest.mark.parametrize("claims", [{"aud": [CLIENT_ID]}, {"aud": [CLIENT_ID, "another"], "azp": CLIENT_ID}], ids=str)
async def test_a_token_may_name_its_readers_in_other_ways(bench: Bench, claims: dict[str, object]) -> None:
    bench.small.knobs.claims = claims
    assert (await bench.vouched()).subject == "ana"


async def test_a_token_that_the_issuer_did_not_sign_is_refused(bench: Bench) -> None:
    knobs = bench.small.knobs
    own = knobs.algorithm
    await bench.vouched()
    for algorithm in ("none", "HS256"):
        knobs.algorithm = algorithm
        with pytest.raises(NotVouched):
            await bench.vouched()
    knobs.algorithm, knobs.is_strangers_key = own, True
    with pytest.raises(NotVouched):
        await bench.vouched()


@pytest.mark.filterwarnings("ignore::joserfc.errors.SecurityWarning")
async def test_a_key_that_could_be_guessed_proves_nothing(tmp_path: Path) -> None:
    with small_issuer() as small:
        small.rotate(WEAK)
        issuer = OidcIssuer(small.setting(tmp_path))
        with pytest.raises(NotVouched):
            await Bench(small, issuer, Seconds()).vouched()
        await issuer.close()


async def test_a_new_key_is_fetched_when_it_is_first_met_and_unknown_ones_not_without_end(bench: Bench) -> None:
    await bench.vouched()
    await bench.vouched()
    assert bench.small.asked.count("/keys") == bench.small.asked.count(DISCOVERY) == 1
    bench.seconds.now_s += AGAIN_S
    bench.small.rotate()
    assert (await bench.vouched()).subject == "ana"
    assert bench.small.asked.count("/keys") == 2
    bench.small.knobs.kid = "nobody's"
    for _ in range(3):
        with pytest.raises(NotVouched):
            await bench.vouched()
    assert bench.small.asked.count("/keys") == 2, "it was asked a moment ago"
    bench.seconds.now_s += KNOWN_S
    bench.small.knobs.kid = None
    assert (await bench.vouched()).subject == "ana"
    assert (bench.small.asked.count("/keys"), bench.small.asked.count(DISCOVERY)) == (3, 2)


async def test_many_who_go_there_at_once_cost_one_question(bench: Bench) -> None:
    await asyncio.gather(*(bench.issuer.address(LEAVING) for _ in range(20)))
    assert bench.small.asked == [DISCOVERY]


NO_ANSWERS: Final = {
    "cut off": (200, b"{"),
    "list": (200, b"[]"),
    "nothing in it": (200, b"{}"),
    "broken": (500, b"{}"),
    "elsewhere": (302, b""),
    "no text": (200, b"\xff"),
    "deep": (200, b"[" * 60_000),
}


@pytest.mark.parametrize("path", [DISCOVERY, "/keys", "/token"])
async def test_an_answer_that_is_none_is_refused(bench: Bench, path: str) -> None:
    taken = []
    for kind, answer in NO_ANSWERS.items():
        bench.small.knobs.answers = {}
        bench.seconds.now_s += KNOWN_S
        arriving = await bench.came_back()
        bench.small.knobs.answers = {path: answer}
        bench.seconds.now_s += KNOWN_S
        try:
            taken.append((kind, await bench.issuer.vouched(arriving, now_ms())))
        except IssuerAway:
            continue
    assert taken == []


@pytest.mark.parametrize("path", [DISCOVERY, "/keys", "/token"])
async def test_an_answer_without_end_is_not_read_to_it(bench: Bench, path: str) -> None:
    bench.small.knobs.long_paths = (path,)
    with pytest.raises(IssuerAway):
        await bench.vouched()


@pytest.mark.parametrize("path", [DISCOVERY, "/keys", "/token"])
async def test_a_slow_issuer_is_not_waited_for(bench: Bench, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oidc_issuer, "ANSWER_S", 0.3)
    bench.small.knobs.delays_s = {path: 1.0}
    with pytest.raises(IssuerAway):
        await bench.vouched()


async def test_an_issuer_that_was_away_is_asked_again_after_a_while(bench: Bench) -> None:
    bench.small.knobs.answers = {DISCOVERY: (500, b"")}
    for _ in range(3):
        with pytest.raises(IssuerAway):
            await bench.issuer.address(LEAVING)
    assert bench.small.asked == [DISCOVERY]
    bench.small.knobs.answers = {}
    bench.seconds.now_s += AGAIN_S
    assert (await bench.vouched()).subject == "ana"


@pytest.mark.parametrize(
    "published",
    [{"issuer": "https://id.club.example"}, {"token_endpoint": "ftp://127.0.0.1/token"}, {"jwks_uri": "data:,keys"}],
    ids=str,
)
async def test_an_issuer_that_says_something_wrong_about_itself_is_none(
    bench: Bench, published: dict[str, object]
) -> None:
    bench.small.knobs.published = published
    with pytest.raises(IssuerAway):
        await bench.issuer.address(LEAVING)


async def test_a_wrong_secret_is_the_hosts_to_mend_and_no_fault_of_whoever_comes(bench: Bench, tmp_path: Path) -> None:
    setting = bench.small.setting(tmp_path)
    (tmp_path / "issuer-secret").write_text("another")
    issuer = OidcIssuer(setting)
    with pytest.raises(IssuerAway):
        await issuer.vouched(await bench.came_back(), now_ms())
    await issuer.close()


async def test_nothing_of_a_person_is_written_in_the_log(bench: Bench) -> None:
    bench.small.knobs.claims = {"aud": "another site", "email": "ana@mail.example", "sub": "ana@mail.example"}
    with capture_logs() as logs:
        arriving = await bench.came_back()
        with pytest.raises(NotVouched):
            await bench.issuer.vouched(arriving, now_ms())
    (line,) = logs
    assert line["event"] == "an issuer did not vouch"
    assert line["issuer"] == "school"
    assert not any(each in str(logs) for each in ("ana", arriving.code, arriving.nonce, bench.small.tokens[0]))
