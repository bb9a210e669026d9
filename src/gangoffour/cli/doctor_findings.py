"""What `gangoffour doctor` looks at. Nothing is changed: files are not made, and no database is migrated."""

import os
import platform
import shutil
import socket
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPException
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import typer

import gangoffour
from gangoffour.cli.errors import FAILED
from gangoffour.cli.language import spoken
from gangoffour.cli.lines import say
from gangoffour.cli.serve_tasks import host_settings

if TYPE_CHECKING:
    from gangoffour.server import Settings

_MEGABYTE: Final = 1_000_000
_FEWEST_MEGABYTES: Final = 500
_PATIENCE_S: Final = 2.0
_PORTS: Final = {"postgresql": 5432, "nats": 4222, "tls": 4222, "smtp": 587, "smtps": 465, "http": 80, "https": 443}
_HTTP_OK: Final = 200


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was looked at."""

    message_id: str
    is_fault: bool = False
    facts: dict[str, str | int] = field(default_factory=dict)


def examine(port: int | None, database: str | None, *, is_lan: bool) -> None:
    """Say what was found, faults marked."""
    settings = host_settings("server", port=port, database_urls=database, lan=is_lan or None)
    texts, faults = spoken(), 0
    for finding in findings(settings):
        faults += finding.is_fault
        say([f"{'!' if finding.is_fault else ' '} {texts.format(finding.message_id, **finding.facts)}"])
    say([texts.format("doctor-faults", count=faults) if faults else texts.format("doctor-well")])
    if faults:
        raise typer.Exit(FAILED)


def findings(settings: "Settings") -> Iterator[Finding]:
    """Yield all that was found."""
    yield from _program()
    yield from _databases(settings)
    if settings.nats_url:
        yield _answer("NATS", settings.nats_url)
    if settings.smtp_url:
        yield _answer("SMTP", settings.smtp_url)
    for issuer in settings.issuers:
        yield _answer(issuer.name, issuer.url)
    yield _port(settings)
    if settings.lan:
        yield _local_network(settings)
    yield _passkeys(settings)


def _program() -> Iterator[Finding]:
    version, python = gangoffour.__version__, platform.python_version()
    yield Finding("doctor-version", facts={"version": version, "python": python})
    core = PathFinder.find_spec("gangoffour.core._croupier", [f"{folder}/core" for folder in gangoffour.__path__])
    if core is None or not (core.origin or "").endswith(tuple(EXTENSION_SUFFIXES)):
        yield Finding("doctor-core-slow", is_fault=True)
    if not (files("gangoffour") / "server" / "static" / "index.html").is_file():
        yield Finding("doctor-page-missing", is_fault=True)


def _databases(settings: "Settings") -> Iterator[Finding]:
    from gangoffour.server.operations import sqlite_file  # noqa: PLC0415  it may be missing, see `host_settings`

    for url in settings.database_urls:
        file = sqlite_file(url)
        if file is not None:
            yield from _file(file)
        elif url.startswith("postgresql"):
            yield _answer("PostgreSQL", url)


def _file(file: Path) -> Iterator[Finding]:
    folder = next(each for each in (file.absolute().parent, *file.absolute().parents) if each.is_dir())
    if not os.access(file if file.exists() else folder, os.W_OK):
        yield Finding("doctor-database-folder", is_fault=True, facts={"folder": str(folder)})
        return
    yield Finding("doctor-database-ready", facts={"file": str(file)})
    free = shutil.disk_usage(folder).free // _MEGABYTE
    if free < _FEWEST_MEGABYTES:
        yield Finding("doctor-disk-full", is_fault=True, facts={"free": free})


def _answer(name: str, url: str) -> Finding:
    parts = urlsplit(url)
    host, port = parts.hostname or "127.0.0.1", parts.port or _PORTS[parts.scheme.partition("+")[0]]
    facts: dict[str, str | int] = {"name": name, "address": f"{host}:{port}"}  # never the password
    try:
        socket.create_connection((host, port), timeout=_PATIENCE_S).close()
    except OSError:
        return Finding("doctor-silent", is_fault=True, facts=facts)
    return Finding("doctor-answers", facts=facts)


def _port(settings: "Settings") -> Finding:
    facts: dict[str, str | int] = {"port": str(settings.port)}
    try:
        family = socket.AF_INET6 if ":" in settings.listen_host else socket.AF_INET
        socket.create_server((settings.listen_host, settings.port), family=family).close()
    except OSError:
        if _is_ours(settings.port):
            return Finding("doctor-port-ours", facts=facts)
        return Finding("doctor-port-taken", is_fault=True, facts=facts)
    return Finding("doctor-port-free", facts=facts)


def _is_ours(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=_PATIENCE_S) as answer:
            return bool(answer.status == _HTTP_OK)
    except (OSError, HTTPException):  # whoever has the port may speak anything
        return False


def _local_network(settings: "Settings") -> Finding:
    if not settings.lan_address:
        return Finding("doctor-lan-missing", is_fault=True)
    address = f"http://{settings.lan_address}:{settings.port}/"
    return Finding("doctor-lan", facts={"address": address, "port": str(settings.port)})


def _passkeys(settings: "Settings") -> Finding:
    """Say to which names passkeys are bound: whoever moves a site to another name loses them."""
    names = sorted({name for each in settings.origins if settings.tls and (name := urlsplit(each).hostname)})
    if not names:
        return Finding("doctor-no-passkeys")
    return Finding("doctor-passkeys", facts={"names": ", ".join(names)})
