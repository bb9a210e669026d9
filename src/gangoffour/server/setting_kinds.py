"""The kinds of settings: how the text of an environment variable becomes a value, and a value a text."""

import re
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Final, NamedTuple, Protocol, TypeAlias
from urllib.parse import urlsplit

from gangoffour.engine import CodedError

Network: TypeAlias = IPv4Network | IPv6Network

DEFAULT_PORTS: Final = {"http": 80, "https": 443}


class SettingsCode(StrEnum):
    """Why settings are refused."""

    INVALID = "settings/invalid"
    """The setting does not take this value. Facts: name, value, allowed."""


class InvalidSetting(CodedError):
    """A setting that does not take the value it was given."""

    code: SettingsCode

    def __init__(self, name: str, value: str, allowed: str) -> None:
        """Name the environment variable, what was found there, and what may stand there."""
        super().__init__(SettingsCode.INVALID, name=name, value=without_password(value), allowed=allowed)


class Kind(Protocol):
    """A kind of setting. `write` is the inverse of `read`."""

    @property
    def allowed(self) -> str:
        """What may stand there, in words that end the sentence "It has to be"."""

    def read(self, text: str) -> object:
        """Return the value; raise ValueError if the text has none."""

    def write(self, value: object) -> str:
        """Return the text for a value."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number."""

    least: int
    most: int

    @property
    def allowed(self) -> str:
        """The two ends."""
        return f"a whole number from {self.least} to {self.most}"

    def read(self, text: str) -> int:
        """Read decimal digits."""
        if not re.fullmatch(r"[0-9]{1,18}", text) or not self.least <= int(text) <= self.most:
            raise ValueError(text)
        return int(text)

    def write(self, value: object) -> str:
        """Write decimal digits."""
        return str(value)


class Flag:
    """Yes or no."""

    allowed = "1, true, yes or on; or 0, false, no or off"

    _WORDS: Final = dict.fromkeys(("1", "true", "yes", "on"), True) | dict.fromkeys(("0", "false", "no", "off"), False)

    def read(self, text: str) -> bool:
        """Read one of the words."""
        if (word := text.lower()) not in self._WORDS:
            raise ValueError(text)
        return self._WORDS[word]

    def write(self, value: object) -> str:
        """Write 1 or 0."""
        return "1" if value else "0"


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def allowed(self) -> str:
        """The words."""
        return "one of " + ", ".join(self.words)

    def read(self, text: str) -> str:
        """Read one of the words, in any case."""
        if (word := text.lower()) not in self.words:
            raise ValueError(text)
        return word

    def write(self, value: object) -> str:
        """Write the word."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Text:
    """A text with a shape."""

    pattern: str
    allowed: str

    def read(self, text: str) -> str:
        """Read a text of the shape."""
        if not re.fullmatch(self.pattern, text):
            raise ValueError(text)
        return text

    def write(self, value: object) -> str:
        """Write the text."""
        return str(value)


class Secret(Text):
    """A text that is shown to nobody."""

    def write(self, value: object) -> str:
        """Say only whether there is one."""
        return "***" if value else ""


@dataclass(frozen=True, slots=True)
class Listed:
    """Values with commas between them, maybe none."""

    read_one: Callable[[str], object]
    allowed: str

    def read(self, text: str) -> tuple[object, ...]:
        """Read every value."""
        return tuple(self.read_one(part.strip()) for part in text.split(",") if part.strip())

    def write(self, value: object) -> str:
        """Write every value."""
        if not isinstance(value, tuple):
            raise TypeError(value)
        return ",".join(str(each) for each in value)


class BotBeats(NamedTuple):
    """How long a bot waits before it acts, in milliseconds, for each pace of a table."""

    fast: int
    normal: int
    relaxed: int

    def __str__(self) -> str:
        return ",".join(f"{pace}={span_ms}" for pace, span_ms in self._asdict().items())


class Beats:
    """A span for each pace of a table."""

    allowed = "a span in milliseconds, or three of them, such as " + str(BotBeats(250, 700, 1200))

    def read(self, text: str) -> BotBeats:
        """Read `pace=span` for every pace, or one span for all of them."""
        span = Whole(0, 60_000)
        if text.isdecimal():
            return BotBeats(*[span.read(text)] * len(BotBeats._fields))
        spans = dict(part.strip().split("=") for part in text.split(","))
        if set(spans) != set(BotBeats._fields):
            raise ValueError(text)
        return BotBeats(**{pace: span.read(written) for pace, written in spans.items()})

    def write(self, value: object) -> str:
        """Write `pace=span` for every pace."""
        return str(value)


class IssuerSetting(NamedTuple):
    """An issuer, as a host names it."""

    name: str
    url: str
    client_id: str
    secret_file: str

    @property
    def key(self) -> str:
        """What stands for it in our own addresses."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower()).strip("-")

    def secret(self) -> str:
        """Return what the issuer knows us by; empty if the file cannot be read or holds nothing."""
        try:
            return Path(self.secret_file).read_text("utf-8").strip()
        except (OSError, ValueError):
            return ""

    def __str__(self) -> str:
        return " ".join(self)


class Issuers:
    """Issuers, with commas between them."""

    allowed = (
        "issuers with commas between them, each a name of its own, an https:// address, the id of this site there and "
        "the file with its secret, such as School https://login.school.example cards /run/secrets/school"
    )

    _FORM: Final = re.compile(r"([^<>,\s]+(?: [^<>,\s]+)*?) +(https?://[^\s,?#]+) +([^\s,]+) +([^\s,]+)")
    _LONGEST_NAME: Final = 40

    def read(self, text: str) -> tuple[IssuerSetting, ...]:
        """Read every issuer."""
        found = tuple(self._read_one(part.strip()) for part in text.split(",") if part.strip())
        for each in ({one.key for one in found}, {one.url for one in found}):
            if len(each) != len(found):
                raise ValueError(text)
        return found

    def _read_one(self, text: str) -> IssuerSetting:
        parts = self._FORM.fullmatch(text)
        if parts is None:
            raise ValueError(text)
        found = IssuerSetting(*parts.groups())
        is_safe = found.url.startswith("https://") or _is_loopback(urlsplit(found.url).hostname or "")
        if not found.key or len(found.name) > self._LONGEST_NAME or not is_safe:
            raise ValueError(text)
        return found

    def write(self, value: object) -> str:
        """Write every issuer; of a secret, where it stands."""
        if not isinstance(value, tuple):
            raise TypeError(value)
        return ",".join(str(each) for each in value)


def read_origin(text: str) -> str:
    """Read an origin exactly as browsers send it: scheme, host and port, in small letters, no port that goes without.

    >>> read_origin("https://cards.example:8443")
    'https://cards.example:8443'
    """
    parts = urlsplit(text)
    is_plain = re.fullmatch(r"https?://[a-z0-9.:\[\]-]+", text)
    if not is_plain or parts.hostname is None or origin(parts.scheme, parts.hostname, parts.port) != text:
        raise ValueError(text)
    return text


def origin(scheme: str, host: str, port: int | None) -> str:
    """Write an origin as browsers do.

    >>> origin("http", "::1", 8064), origin("https", "cards.example", 443)
    ('http://[::1]:8064', 'https://cards.example')
    """
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}" if port in {None, DEFAULT_PORTS[scheme]} else f"{scheme}://{shown}:{port}"


def read_network(text: str) -> Network:
    """Read an address or a network, such as 10.0.0.0/8."""
    return ip_network(text)


def read_database_url(text: str) -> str:
    """Read the address of a database: of a server, of a file, or `memory:`."""
    if not re.fullmatch(r"memory:|postgres(ql)?://\S+|sqlite:/{3}.+|(?!.*://).+", text):
        raise ValueError(text)
    return text


def is_private_nats(url: str) -> bool:
    """Return whether nobody on the way can listen, and the server asks who comes in; on this machine nobody has to.

    >>> is_private_nats("nats://127.0.0.1:4222"), is_private_nats("nats://bus:4222"), is_private_nats("tls://bus")
    (True, False, False)
    >>> is_private_nats("tls://gof:hunter2@bus:4222"), is_private_nats("tls://a-long-token@bus:4222")
    (True, True)
    """
    parts = urlsplit(url)
    if _is_loopback(parts.hostname or ""):
        return True
    return parts.scheme in {"tls", "wss"} and bool(parts.username) and parts.password != ""


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def is_authority(file: str) -> bool:
    """Return whether a file holds certificates."""
    try:
        return bool(ssl.create_default_context(cafile=file).get_ca_certs())
    except OSError:
        return False


def without_password(text: str) -> str:
    """Return an address, or several, with every password and every token left out.

    >>> without_password("postgresql://gof:hunter2@db/gof")
    'postgresql://gof:***@db/gof'
    >>> without_password("tls://a-long-token@bus:4222")
    'tls://***@bus:4222'
    """
    hidden = re.sub(r"(://[^/@:,\s]*):[^,\s]*@", r"\1:***@", text)
    return re.sub(r"\b((?:nats|tls|wss?)://)[^/@:,\s]+@", r"\1***@", hidden)
