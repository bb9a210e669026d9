"""The settings of a server, each with a default: from `GOF_*` in the environment, or given by the command line.

`docs/reference/settings.md` is written from this module.
"""

import ast
import inspect
import secrets
import socket
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from ipaddress import ip_address
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Annotated, Any, Final, Literal, NamedTuple, Self, get_type_hints
from urllib.parse import urlsplit

import platformdirs

from gangoffour.server.setting_kinds import (
    Beats,
    BotBeats,
    Flag,
    InvalidSetting,
    Issuers,
    IssuerSetting,
    Kind,
    Listed,
    Network,
    OneOf,
    Secret,
    Text,
    Whole,
    is_authority,
    is_private_nats,
    origin,
    read_database_url,
    read_network,
    read_origin,
    without_password,
)

PREFIX: Final = "GOF_"
LIMIT_PREFIX: Final = "GOF_LIMIT_"

_LOOPBACK_NAMES: Final = ("127.0.0.1", "localhost", "::1")
_EVERY_ADDRESS: Final = "0.0.0.0"  # noqa: S104  only with GOF_LAN
_SQLITE: Final = "sqlite://"

_FORMATS: Final = ("console", "json")
_LEVELS: Final = ("debug", "info", "warning", "error")

_PRIVATE_NATS: Final = (
    "tls:// with a user and a password, or a token, before the host (tls://user:password@host:4222), since that host "
    "is another machine and the hands of bots travel there"
)

_BEATS: Final = BotBeats(fast=250, normal=700, relaxed=1200)

Count = Annotated[int, Whole(1, 1_000_000)]
Span = Annotated[int, Whole(0, 60_000)]
Days = Annotated[int, Whole(1, 3_650)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much one client may ask for. Above a limit it is refused or cut off; the others notice nothing."""

    frame_bytes: Annotated[int, Whole(512, 65_536)] = 4096
    """The longest message of a client on a socket."""
    commands_burst: Count = 20
    """How many commands of a player are taken at once."""
    commands_per_s: Count = 5
    """How many commands of a player are taken in a second, when the burst is used up."""
    chat_per_10s: Count = 5
    """How much of a player's chat is taken in ten seconds."""
    sockets_per_ip: Count = 10
    """How many sockets an address may hold open without being signed in."""
    sockets_per_player: Count = 5
    """How many sockets a player may hold open."""
    send_queue: Count = 64
    """How many messages wait for a client that reads slowly. After that the socket is closed; it may come back."""
    send_queue_bytes: Annotated[int, Whole(32_768, 16_777_216)] = 131_072
    """How long the waiting messages may be together."""
    hello_s: Annotated[int, Whole(1, 60)] = 10
    """How many seconds a socket has for its first message."""
    guests_per_ip_per_hour: Count = 30
    """How many new guests an address may become in an hour. A school or a café shares one address."""
    names_per_player_per_hour: Count = 30
    """How many other names a player may choose in an hour."""
    links_per_player_per_hour: Count = 30
    """How many links to further devices a player may ask for in an hour."""
    friends_per_player_per_hour: Count = 60
    """How many requests, blocks and invitations a player may send in an hour."""
    archives_per_player_per_hour: Count = 6
    """How often a player may ask for everything that is kept about them in an hour."""
    sign_ins_per_ip_per_10min: Count = 10
    """How many passwords, passkeys and recovery codes that are wrong an address may try in ten minutes."""
    sign_ins_per_name_per_10min: Count = 5
    """How many wrong passwords of one name may be tried in ten minutes. Whoever is signed in stays so."""
    codes_per_ip_per_minute: Count = 10
    """How many codes of tables an address may try in a minute."""
    codes_per_s: Count = 5
    """How many codes may be tried in a second by all together. After that answers wait, and nobody is refused."""
    tables_per_player_per_hour: Count = 30
    """How many tables a player may open in an hour."""
    tables_per_player: Count = 10
    """At how many tables that are open or playing a player may sit when opening another."""
    tables_per_ip: Count = 40
    """How many tables that were opened from an address may be open or playing. A school or a café shares one
    address."""
    http_per_s: Count = 20
    """How many requests of a client are answered in a second, when the burst is used up. As many more by address of
    /healthz, /readyz and /metrics together."""
    http_burst: Count = 60
    """How many requests of a client are answered at once."""
    body_bytes: Annotated[int, Whole(1024, 1_048_576)] = 16_384
    """The longest body of a request."""
    replayed_kib_per_minute: Annotated[int, Whole(513, 1_000_000)] = 1024
    """How many KiB of records are replayed for a client in a minute. A match of twenty deals has some 25."""
    reviews_per_player_per_hour: Count = 20
    """How many deep reviews a player may ask for in an hour."""
    practice_per_minute: Count = 60
    """How many actions a client may try in a minute when playing on from a position."""
    hints_per_minute: Count = 30
    """How many hints a player may ask for in a minute."""


class Described(NamedTuple):
    """A setting, as it is shown to people."""

    name: str
    value: str
    default: str
    allowed: str
    doc: str


def _data_file_url() -> tuple[str, ...]:
    return (f"{_SQLITE}/{Path(platformdirs.user_data_dir('gangoffour', appauthor=False)) / 'server.sqlite'}",)


def _random_node_id() -> str:
    return secrets.token_hex(4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that can be set."""

    host: Annotated[str, Text(r"[A-Za-z0-9.:-]*", "a name or an address of this machine")] = ""
    """The address to listen on. Empty: this machine alone (127.0.0.1), or every address with GOF_LAN."""
    port: Annotated[int, Whole(1, 65_535)] = 8064
    """The port to listen on."""
    lan: Annotated[bool, Flag()] = False
    """Whether others in the local network may come in over plain http."""
    lan_address: Annotated[str, Text(r"[0-9a-f.:]*", "an IP address")] = ""
    """The address of this machine in the local network. Empty: it is found out when GOF_LAN is on."""
    tls: Annotated[bool, Flag()] = False
    """Whether people come in over https, through a proxy in front. It decides about cookies and headers."""
    hsts_subdomains: Annotated[bool, Flag()] = False
    """Whether browsers are told, with GOF_TLS, to come over https to all hosts below this one too. Only for those who
    serve nothing else there over plain http: browsers remember it for a year."""
    public_origins: Annotated[
        tuple[str, ...], Listed(read_origin, "addresses such as https://cards.example, with commas between them")
    ] = ()
    """Where people open the site: scheme, host and port, and nothing after it. Only pages from there may connect.
    Empty: from the host, the port and the local network. With GOF_TLS it has to be given."""
    trusted_proxies: Annotated[
        tuple[Network, ...], Listed(read_network, "addresses or networks such as 10.0.0.0/8, with commas between them")
    ] = ()
    """The proxies in front, whose X-Forwarded-For is believed. Nobody else's is."""
    database_urls: Annotated[
        tuple[str, ...],
        Listed(read_database_url, "files, or addresses that begin with postgresql://, with commas between them"),
    ] = field(
        default_factory=_data_file_url, repr=False, metadata={"default": "an SQLite file in the user's data folder"}
    )
    """The databases, one for each shard: SQLite files, PostgreSQL servers, or memory: for one that forgets everything.
    New ones are added at the end; none is ever moved or taken out."""
    nats_url: Annotated[
        str, Text(r"|(nats|tls|wss?)://[^\s,]+", "an address that begins with tls:// or, on this machine, nats://")
    ] = field(default="", repr=False)
    """The NATS server that tells the nodes of each other's tables, and bot workers what a bot sees: its hand. So a
    server on another machine has to be asked in private: tls://, and a user and a password, or a token, before the
    host. Empty: there is one node only."""
    nats_authority: Annotated[str, Text(r"[^\x00-\x1f]*", "a file with certificates (PEM)")] = ""
    """The certificates of those who may vouch for the NATS server, such as an authority of your own. Empty: those whom
    the system trusts."""
    nats_prefix: Annotated[str, Text(r"[A-Za-z0-9_-]{1,32}", "1 to 32 letters, digits, _ or -")] = "gof"
    """The first word of every subject on NATS, the same for all nodes and bot workers of a cluster. Clusters that share
    a NATS server need one each."""
    node_id: Annotated[str, Text(r"[A-Za-z0-9_-]{1,64}", "1 to 64 letters, digits, _ or -")] = field(
        default_factory=_random_node_id, metadata={"default": "a random one"}
    )
    """The name of this node. No two that run at once may have the same."""
    site_name: Annotated[str, Text(r"[^<>\x00-\x1f]{1,60}", "1 to 60 characters, without < and >")] = "Gang of Four"
    """What the site calls itself."""
    bot_workers: Annotated[int, Whole(0, 64)] = 2
    """In how many processes bots think. One of them is kept for bots that think quickly; with 1 there is none, and they
    wait for the strong ones. 0: in none of this node, which needs GOF_NATS_URL: bot workers do it."""
    daily_days: Annotated[int, Whole(0, 999)] = 2
    """For how many days, today among them, this node makes the eight deals of a day by itself, in a process that gives
    way to all others; in a database that lasts, that is. 0: for none; "gangoffour daily make" does it once."""
    review_every_match: Annotated[bool, Flag()] = True
    """Whether every match is reviewed when it ends: a second or two of a processor that nobody else needs. Off: when
    somebody first looks at its review; the figures of players then know only of those."""
    review_every_board: Annotated[bool, Flag()] = True
    """Whether a board, such as those of the day, is reviewed in depth when somebody has finished it: a few seconds
    of a processor that nobody else needs. Boards that waited ten minutes are left out. Off: when somebody asks."""
    pass_beat_ms: Span = 900
    """How long a pass stays on the table before the next thing happens; the same for every pass, so that its length
    tells nothing about a hand."""
    pass_beat_bots_ms: Span = 300
    """The same for a person alone among bots whom nobody watches."""
    pass_median_ms: Span = 1_800
    """How long people commonly think before they pass though they could play (the median). It is what a forced pass
    takes until enough is known of the person in the seat. 0: forced passes come with the beat, and their time tells
    that nothing beat."""
    bot_delay_ms: Annotated[BotBeats, Beats()] = _BEATS
    """How long bots wait before they act, for each pace of a table; strong levels take at least the time they may
    think, so that none of it shows."""
    depart_grace_s: Annotated[int, Whole(0, 60)] = 3
    """How many seconds a person may be gone from a table before the others are told."""
    keep_streams_days: Days = 28
    """How many days after a table has closed its events are kept. Then the table is unknown; records, results and
    histories of its matches stay. In PostgreSQL whole months go, so it can be a month more."""
    keep_chat_days: Days = 14
    """How many days after a table has closed it is kept what was said there; as long as its events at most."""
    keep_commands_days: Days = 1
    """How many days after a table has closed the ids of commands are kept, by which one that comes twice is known; as
    long as its events at most."""
    keep_sessions_days: Annotated[int, Whole(1, 400)] = 30
    """How many days somebody stays signed in who does not come. A guest who is signed in nowhere is then forgotten,
    name and all. An adjourned match can be continued for 30 days."""
    smtp_url: Annotated[
        str,
        Text(r"|smtps?://\S+", "an address such as smtp://user:password@host:587, or one that begins with smtps://"),
    ] = field(default="", repr=False)
    """The mail server that takes letters with links to sign in: smtp:// begins plainly and is encrypted before anything
    is said (STARTTLS), unless it is on this machine; smtps:// is encrypted at once. Empty: this server sends no mail,
    and everything but links by mail works."""
    mail_from: Annotated[str, Text(r"|[^@\s<>]+@[^@\s<>]+", "an address such as tables@cards.example")] = ""
    """The address that letters come from. With GOF_SMTP_URL it has to be given."""
    issuers: Annotated[tuple[IssuerSetting, ...], Issuers()] = ()
    """Other sites by whose accounts people may sign in here (OpenID Connect). At the issuer this site's address with
    /continue/school has to be entered as the way back, for an issuer named School. Empty: there are none, and no
    screen speaks of them."""
    metrics_token: Annotated[str, Secret(r"|[!-~]{32,256}", "32 to 256 letters, digits and signs")] = field(
        default="", repr=False
    )
    """The Bearer token for /metrics. Empty: it is shown to this machine alone, and to nobody with GOF_TLS or
    GOF_TRUSTED_PROXIES, since behind a proxy everybody seems to sit here."""
    log_format: Annotated[Literal["console", "json"], OneOf(_FORMATS)] = "console"
    """How log lines are written: for people or for machines."""
    log_level: Annotated[Literal["debug", "info", "warning", "error"], OneOf(_LEVELS)] = "info"
    """The least important log lines that are written."""
    limits: Limits = Limits()
    """How much one client may ask for."""

    def __post_init__(self) -> None:
        """Refuse settings that do not go together."""
        if not self.tls and not self.lan and self.listen_host not in _LOOPBACK_NAMES:
            raise InvalidSetting("GOF_HOST", self.host, "127.0.0.1, unless GOF_TLS or GOF_LAN is on")
        if self.tls and not self.public_origins:
            raise InvalidSetting("GOF_PUBLIC_ORIGINS", "", "the address that people open, since GOF_TLS is on")
        if strange := [each for each in self.public_origins if not self._is_fitting(each)]:
            fitting = "https:// addresses" if self.tls else "http:// addresses of this machine or, with GOF_LAN, others"
            raise InvalidSetting("GOF_PUBLIC_ORIGINS", ",".join(strange), f"{fitting}; https:// goes with GOF_TLS")
        if not self.database_urls:
            raise InvalidSetting("GOF_DATABASE_URLS", "", "at least one database")
        if self.nats_url and not is_private_nats(self.nats_url):
            raise InvalidSetting("GOF_NATS_URL", self.nats_url, _PRIVATE_NATS)
        if self.nats_authority and not is_authority(self.nats_authority):
            raise InvalidSetting("GOF_NATS_AUTHORITY", self.nats_authority, "a file with certificates (PEM)")
        if self.smtp_url and not self.mail_from:
            raise InvalidSetting("GOF_MAIL_FROM", "", "the address that letters come from, since there is GOF_SMTP_URL")
        if nameless := [str(each) for each in self.issuers if not each.secret()]:
            raise InvalidSetting("GOF_ISSUERS", ",".join(nameless), "issuers, each with a file that holds its secret")
        if self.bot_workers == 0 and not self.nats_url:
            raise InvalidSetting("GOF_BOT_WORKERS", "0", "1 to 64; 0 goes with GOF_NATS_URL and its bot workers")

    @classmethod
    def read(cls, environment: Mapping[str, str], **given: object) -> Self:
        """Read the settings from an environment; what is given by field name and is not None comes first.

        Limits are given with the prefix `limit_`: `limit_frame_bytes=8192`.
        """
        texts = {name: text.strip() for name, text in environment.items() if name.startswith(PREFIX)}
        for field_name, value in given.items():
            if value is not None:
                name = PREFIX + field_name.upper()
                texts[name] = _kinds()[name].write(value) if not isinstance(value, str) else value
        limits = Limits(**_read_fields(Limits, LIMIT_PREFIX, texts))
        values = _read_fields(cls, PREFIX, texts)
        if values.get("lan") and not values.get("lan_address"):
            values["lan_address"] = found_lan_address()
        return cls(limits=limits, **values)

    @property
    def listen_host(self) -> str:
        """The address to listen on."""
        return self.host or (_EVERY_ADDRESS if self.lan else _LOOPBACK_NAMES[0])

    @property
    def scheme(self) -> str:
        """How people come in."""
        return "https" if self.tls else "http"

    @property
    def origins(self) -> frozenset[str]:
        """The origins of our own pages, exactly as browsers send them."""
        if self.public_origins:
            return frozenset(self.public_origins)
        hosts = {*_LOOPBACK_NAMES} if self.listen_host in (*_LOOPBACK_NAMES, _EVERY_ADDRESS, "::") else {self.host}
        if self.lan and self.lan_address:
            hosts.add(self.lan_address)
        return frozenset(origin(self.scheme, host.lower(), self.port) for host in hosts)

    def _is_fitting(self, public_origin: str) -> bool:
        parts = urlsplit(public_origin)
        return parts.scheme == self.scheme and (self.tls or self.lan or parts.hostname in _LOOPBACK_NAMES)

    def describe(self) -> list[Described]:
        """Return every setting with its value, its default and what it is for. Passwords are left out."""
        return [*_described(self, PREFIX), *_described(self.limits, LIMIT_PREFIX)]


def unknown_names(environment: Mapping[str, str]) -> list[str]:
    """Return the names that look like settings and are none, such as misspelt ones."""
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in _kinds())


def found_lan_address() -> str:
    """Return the address that others in the local network see; empty if there is none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has: the system only picks the way there
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if ip_address(address).is_loopback else address


@cache
def _kinds() -> dict[str, Kind]:
    """Return the kind of every setting by the name of its variable."""
    return {
        prefix + name.upper(): hint.__metadata__[0]
        for settings, prefix in ((Settings, PREFIX), (Limits, LIMIT_PREFIX))
        for name, hint in get_type_hints(settings, include_extras=True).items()
        if name != "limits"
    }


def _read_fields(settings: type[Settings | Limits], prefix: str, texts: Mapping[str, str]) -> dict[str, Any]:
    """Return the values of the fields that have a text. An empty text is the same as none."""
    values = {}
    for each in fields(settings):
        name = prefix + each.name.upper()
        if each.name == "limits" or not (text := texts.get(name, "")):
            continue
        kind = _kinds()[name]
        try:
            values[each.name] = kind.read(text)
        except ValueError:
            raise InvalidSetting(name, text, kind.allowed) from None
    return values


def _described(settings: Settings | Limits, prefix: str) -> Iterator[Described]:
    # The docstrings under the fields come from the source: the language itself forgets them.
    docs = dict(_documented(ast.parse(dedent(inspect.getsource(type(settings)))).body[0]))
    for each in fields(settings):
        if each.name == "limits":
            continue
        name = prefix + each.name.upper()
        kind = _kinds()[name]
        default = str(each.metadata["default"]) if each.default is MISSING else kind.write(each.default)
        value = without_password(kind.write(getattr(settings, each.name)))
        yield Described(name, value, default, kind.allowed, docs[each.name])


def _documented(definition: ast.stmt) -> Iterator[tuple[str, str]]:
    body = definition.body if isinstance(definition, ast.ClassDef) else []
    for statement, after in pairwise(body):
        match statement, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(doc))):
                yield name, " ".join(doc.split())
            case _:
                continue
