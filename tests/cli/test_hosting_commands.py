"""Hosting: the server starts, says where it is, stops without losing anything, and can be copied meanwhile."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.cases import nightly_but
from tools.patience import PATIENCE_S, blocked_until
from tools.terminal import run

PROGRAM = Path(sys.executable).with_name("gangoffour")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(
    folder: Path, *options: str, umask: int = -1, **settings: str
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server in a process of its own, ready when this is entered."""
    chosen = free_port()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GOF_")}
    process = subprocess.Popen(
        [PROGRAM, "serve", "--port", str(chosen), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment | {"XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1", "GOF_DAILY_DAYS": "0"} | settings,
        umask=umask,
    )
    try:
        _wait_until_ready(process, chosen)
        yield process, chosen
    finally:
        process.kill()
        process.communicate()


def _wait_until_ready(process: subprocess.Popen[str], port: int) -> None:
    blocked_until(lambda: process.poll() is not None or _is_ready(port))
    if process.poll() is not None:
        raise AssertionError(process.communicate()[0])


def _is_ready(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE_S) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def stopped(process: subprocess.Popen[str]) -> str:
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0, said
    return said


def test_a_server_alone_needs_neither_postgresql_nor_nats() -> None:
    """The extra `server` does not install their drivers."""
    program = (
        "import sys; sys.modules.update(dict.fromkeys(['asyncpg', 'nats']));"
        "import gangoffour.server.main, gangoffour.server.operations"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def test_without_any_settings_it_serves_this_machine_and_keeps_a_file(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, port):
        said = stopped(process)
    assert said.splitlines()[:2] == [
        f"The tables are open at http://127.0.0.1:{port}/",
        "Press Ctrl+C to stop. Matches go on when you start again.",
    ]
    assert (tmp_path / "gangoffour" / "server.sqlite").is_file()


def test_for_the_local_network_it_prints_an_address_and_a_code_to_scan(tmp_path: Path) -> None:
    with serving(tmp_path, "--lan", GOF_LAN_ADDRESS="192.0.2.7") as (process, port):
        said = stopped(process)
    assert f"http://192.0.2.7:{port}/" in said
    assert "█" in said
    assert "not encrypted" in said


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, port):
        result = subprocess.run(
            [PROGRAM, "serve", "--port", str(port), "--database", str(tmp_path / "other.sqlite")],
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_S,
        )
    assert result.returncode == 2
    assert "[host/port_in_use]" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_copy_is_made_while_the_server_goes_on(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with serving(tmp_path, "--database", str(file)):
        result = run("backup", str(copy), "--database", str(file))
    assert result.exit_code == 0
    with closing(sqlite3.connect(copy)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert {"events", "tables", "match_secrets"} <= names


def modes(folder: Path) -> dict[str, str]:
    """What may be done with everything in a folder, itself included."""
    return {str(path.relative_to(folder)): oct(path.stat().st_mode & 0o777) for path in (folder, *folder.rglob("*"))}


@pytest.mark.parametrize("umask", nightly_but((0o022,), (0o022, 0o000)), ids=oct)
def test_other_users_of_the_machine_can_read_neither_the_tables_nor_a_copy(tmp_path: Path, umask: int) -> None:
    data, copy = tmp_path / "new" / "data", tmp_path / "copy.sqlite"
    with serving(data, umask=umask):
        served = modes(tmp_path / "new")
        file = data / "gangoffour" / "server.sqlite"
        command = [str(PROGRAM), "backup", str(copy), "--database", str(file)]
        subprocess.run(command, check=True, capture_output=True, umask=umask)
    folders, database = {".", "data", "data/gangoffour"}, "data/gangoffour/server.sqlite"
    files = {database, f"{database}-wal", f"{database}-shm"}
    assert served == dict.fromkeys(folders, "0o700") | dict.fromkeys(files, "0o600")
    assert modes(tmp_path)["copy.sqlite"] == "0o600"


def test_a_copy_overwrites_nothing(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    assert run("migrate", "--database", str(file)).exit_code == 0
    copy.write_text("mine", encoding="utf-8")
    result = run("backup", str(copy), "--database", str(file))
    assert result.exit_code == 2
    assert "[file/exists]" in result.stderr
    assert copy.read_text(encoding="utf-8") == "mine"


def test_postgresql_is_copied_by_its_own_tool(tmp_path: Path) -> None:
    result = run("backup", str(tmp_path / "copy"), "--database", "postgresql://127.0.0.1/test")
    assert result.exit_code == 2
    assert "pg_dump" in result.stderr


def test_a_database_that_is_not_there_is_not_copied(tmp_path: Path) -> None:
    result = run("backup", str(tmp_path / "copy"), "--database", str(tmp_path / "none.sqlite"))
    assert "[host/no_database]" in result.stderr


def test_bots_need_to_know_where_the_cluster_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GOF_NATS_URL", raising=False)
    result = run("think")
    assert result.exit_code == 2
    assert "[host/no_nats]" in result.stderr


@pytest.mark.parametrize("command", ["serve", "think"])
def test_hands_are_not_sent_to_nats_on_another_machine_in_clear(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOF_NATS_URL", "nats://gof:hunter2@bus:4222")
    result = run(command)
    assert result.exit_code == 2
    assert "GOF_NATS_URL" in result.stderr
    assert "tls://user:password@host:4222" in result.stderr
    assert "hunter2" not in result.stderr


def test_a_setting_that_cannot_be_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOF_PORT", "many")
    result = run("migrate")
    assert result.exit_code == 2
    assert "GOF_PORT" in result.stderr


def test_projections_are_told_and_made_anew(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    run("migrate", "--database", database)
    assert "listings, shard 0: not made yet" in run("projections", "--database", database).stdout
    assert run("rebuild", "listings", "--database", database).stdout == "listings, shard 0: rebuilt.\n"
    told = run("projections", "--retry", "--database", database).stdout
    assert "listings, shard 0: 0 of 0 parked tables are projected again." in told
    assert "listings, shard 0, version 2: 0 appends behind, 0.0 s; parked tables: 0" in told


def test_an_unknown_projection_is_refused_with_those_there_are(tmp_path: Path) -> None:
    result = run("rebuild", "ratings", "--database", str(tmp_path / "tables.sqlite"))
    assert result.exit_code != 0
    assert "There is no projection ratings. There are: listings, matches." in result.stderr
