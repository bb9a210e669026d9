"""The doctor says what is wrong with an installation, and changes nothing."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from gangoffour.locales import languages
from tests.cases import nightly_but
from tools.terminal import run


@pytest.fixture
def taken_port() -> Iterator[int]:
    """A port on which something listens that is no server of ours, and answers nothing."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def test_a_sound_installation_is_well_and_nothing_is_made(tmp_path: Path) -> None:
    database = tmp_path / "folder" / "tables.sqlite"
    result = run("doctor", "--database", str(database), "--port", str(free_port()))
    assert f"The database {database} can be used." in result.stdout
    assert "is free." in result.stdout
    assert list(tmp_path.iterdir()) == []
    faults = [line for line in result.stdout.splitlines() if line.startswith("!")]
    assert result.exit_code == (1 if faults else 0)  # the page or the compiled core may be missing where tests run


def test_a_port_of_another_program_is_a_fault(taken_port: int, tmp_path: Path) -> None:
    result = run("doctor", "--database", str(tmp_path / "tables.sqlite"), "--port", str(taken_port))
    assert result.exit_code == 1
    assert f"! Another program has port {taken_port}." in result.stdout


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    port = free_port()
    result = run("doctor", "--database", f"postgresql://gof:secret@127.0.0.1:{port}/gof", "--port", str(free_port()))
    assert result.exit_code == 1
    assert f"! PostgreSQL does not answer at 127.0.0.1:{port}." in result.stdout
    assert "secret" not in result.stdout


def test_an_issuer_that_does_not_answer_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port, secret = free_port(), tmp_path / "secret"
    secret.write_text("hunter2")
    monkeypatch.setenv("GOF_ISSUERS", f"School http://127.0.0.1:{port} cards {secret}")
    result = run("doctor", "--database", str(tmp_path / "tables.sqlite"), "--port", str(free_port()))
    assert f"! School does not answer at 127.0.0.1:{port}." in result.stdout
    assert "hunter2" not in result.stdout


def test_a_full_disk_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Usage:
        free = 3_000_000

    monkeypatch.setattr("gangoffour.cli.doctor_findings.shutil.disk_usage", lambda _folder: Usage)
    result = run("doctor", "--database", str(tmp_path / "tables.sqlite"), "--port", str(free_port()))
    assert "! Only 3 MB are free" in result.stdout


def test_in_the_local_network_it_says_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOF_LAN_ADDRESS", "192.0.2.7")
    port = free_port()
    result = run("doctor", "--lan", "--database", str(tmp_path / "tables.sqlite"), "--port", str(port))
    assert f"http://192.0.2.7:{port}/" in result.stdout


def test_it_says_to_which_name_passkeys_are_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("doctor", "--database", str(tmp_path / "tables.sqlite"), "--port", str(free_port()))
    assert "Over plain http there are no passkeys" in run(*asked).stdout
    monkeypatch.setenv("GOF_TLS", "on")
    monkeypatch.setenv("GOF_PUBLIC_ORIGINS", "https://cards.example")
    assert "Passkeys are bound to cards.example." in run(*asked).stdout


def test_a_mail_server_that_is_away_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOF_SMTP_URL", "smtp://gof:secret@127.0.0.1:1")
    monkeypatch.setenv("GOF_MAIL_FROM", "tables@cards.example")
    result = run("doctor", "--database", str(tmp_path / "tables.sqlite"), "--port", str(free_port()))
    assert "! SMTP does not answer at 127.0.0.1:1." in result.stdout
    assert "secret" not in result.stdout


@pytest.mark.parametrize("language", nightly_but(("de", "pl"), languages()))
def test_it_speaks_every_language(language: str, taken_port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOF_LANG", language)
    result = run("doctor", "--database", "postgresql://gof@127.0.0.1:1/gof", "--port", str(taken_port))
    assert result.exit_code == 1
    assert sum(line.startswith("! ") for line in result.stdout.splitlines()) >= 2
