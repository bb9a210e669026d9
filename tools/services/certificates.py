"""Certificates for a server of a test's own, made by `openssl`."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Certificates:
    """An authority, and a certificate for this machine that it vouches for."""

    authority: Path
    certificate: Path
    key: Path

    @property
    def nats_options(self) -> tuple[str, ...]:
        """How `nats-server` is told of them."""
        return ("--tls", "--tlscert", str(self.certificate), "--tlskey", str(self.key))


def make_certificates(folder: Path, address: str = "127.0.0.1") -> Certificates:
    """Make them for a day."""
    made = Certificates(folder / "authority.pem", folder / "server.pem", folder / "server.key")
    authority_key, request, names = folder / "authority.key", folder / "server.csr", folder / "names.txt"
    names.write_text(f"subjectAltName = IP:{address}\n", encoding="ascii")
    new_key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    _openssl(
        *("req", "-x509", *new_key, "-keyout", authority_key, "-out", made.authority, "-days", "1"),
        *("-subj", "/CN=Authority of a test", "-addext", "keyUsage = critical, keyCertSign"),
    )
    _openssl("req", *new_key, "-keyout", made.key, "-out", request, "-subj", "/CN=Server of a test")
    _openssl(
        *("x509", "-req", "-in", request, "-CA", made.authority, "-CAkey", authority_key, "-CAcreateserial"),
        *("-out", made.certificate, "-days", "1", "-extfile", names),
    )
    return made


def _openssl(*arguments: str | Path) -> None:
    program = shutil.which("openssl")
    assert program is not None, "openssl is not installed"
    subprocess.run([program, *map(str, arguments)], check=True, capture_output=True)
