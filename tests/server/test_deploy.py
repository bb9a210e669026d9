"""The files in deploy/ name settings, metrics and files that exist, and their own tools find no fault with them."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gangoffour.server.metrics import Metrics
from gangoffour.server.settings import Settings
from tools.tree import ROOT

DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file() and path.name != ".gitignore")
PROGRAM = "/opt/gangoffour/bin/gangoffour"


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"needs {name} to be installed")
    return found


def check(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_setting_that_is_named_exists() -> None:
    known = {setting.name for setting in Settings().describe()}
    named = {name for path in FILES for name in re.findall(r"\bGOF_[A-Z_]+", path.read_text(encoding="utf-8"))}
    assert len(named) > 5
    assert sorted(named - known) == []


def test_every_metric_that_is_asked_for_exists() -> None:
    told = Metrics().text().decode()
    known = set(re.findall(r"^# TYPE (\w+) ", told, re.MULTILINE))
    texts = [(DEPLOY / "monitoring" / name).read_text(encoding="utf-8") for name in ("alerts.yml", "dashboard.json")]
    named = {re.sub(r"_bucket$", "", name) for text in texts for name in re.findall(r"\bgof_\w+", text)}
    assert len(named) > 8
    assert sorted(named - known) == []


def test_the_dashboard_has_every_metric() -> None:
    panels = json.loads((DEPLOY / "monitoring" / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    asked = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    known = re.findall(r"^# TYPE (gof_\w+) ", Metrics().text().decode(), re.MULTILINE)
    shown = [name for name in known if not name.endswith(("_created", "lag_rows"))]
    assert [name for name in shown if name not in asked] == []


def test_compose_mounts_files_that_are_there() -> None:
    for compose in (DEPLOY / "compose.yaml", DEPLOY / "cluster" / "compose.yaml"):
        text = compose.read_text(encoding="utf-8")
        mounted = [each for each in re.findall(r"- (\.[\w./-]+):/", text) if "certificates" not in each]
        assert mounted
        assert [each for each in mounted if not (compose.parent / each).is_file()] == []
        built = re.findall(r"context: (\S+)\n\s+dockerfile: (\S+)", text)
        assert built
        assert [each for each in built if not (compose.parent / each[0] / each[1]).is_file()] == []


@pytest.mark.parametrize("compose", ["compose.yaml", "cluster/compose.yaml"])
def test_compose_files_fit_the_schema(compose: str) -> None:
    check(tool("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", str(DEPLOY / compose))


def test_systemd_verifies_the_units(tmp_path: Path) -> None:
    analyze, units = tool("systemd-analyze"), []
    for unit in sorted((DEPLOY / "systemd").iterdir()):
        copy = tmp_path / unit.name
        copy.write_text(unit.read_text(encoding="utf-8").replace(PROGRAM, sys.executable), encoding="utf-8")
        units.append(str(copy))
    done = subprocess.run([analyze, "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), "an unknown key is said, and no fault"


@pytest.mark.parametrize(
    "name, nodes", [("Caddyfile", "node-a:8064 node-b:8064"), ("Caddyfile.home", "127.0.0.1:8064")]
)
def test_caddy_validates_its_file(name: str, nodes: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODES", nodes)
    check(tool("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "proxy" / name))


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    nginx, key, certificate = tool("nginx"), tmp_path / "site.key", tmp_path / "site.pem"
    check(
        *(tool("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=cards.example"),
        *("-keyout", str(key), "-out", str(certificate)),
    )
    site = (DEPLOY / "proxy" / "nginx.conf").read_text(encoding="utf-8")
    for path, made in (("/etc/ssl/cards.example.pem", certificate), ("/etc/ssl/cards.example.key", key)):
        assert path in site
        site = site.replace(path, str(made))
    (tmp_path / "site.conf").write_text(site, encoding="utf-8")
    whole = (
        f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; include {tmp_path}/site.conf; }}"
    )
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    check(nginx, "-t", "-q", "-c", str(tmp_path / "nginx.conf"))


def test_promtool_checks_the_rules() -> None:
    check(tool("promtool"), "check", "rules", str(DEPLOY / "monitoring" / "alerts.yml"))
    check(tool("promtool"), "check", "config", "--syntax-only", str(DEPLOY / "monitoring" / "prometheus.yml"))


def test_the_script_makes_certificates_that_nats_takes(tmp_path: Path) -> None:
    for name in ("certificates.sh", "nats.conf"):
        shutil.copy(DEPLOY / "cluster" / name, tmp_path)
    check(tool("sh"), str(tmp_path / "certificates.sh"))
    written = (tmp_path / ".env").read_text(encoding="utf-8")
    assert re.findall(r"^(\w+)=.+$", written, re.MULTILINE) == [
        "SITE",
        "DATABASE_PASSWORD",
        "NATS_PASSWORD",
        "METRICS_TOKEN",
    ]
    check(tool("sh"), str(tmp_path / "certificates.sh"))
    assert (tmp_path / ".env").read_text(encoding="utf-8") == written, "what is there stays"
    check(
        tool("openssl"),
        "verify",
        "-CAfile",
        str(tmp_path / "certificates" / "authority.pem"),
        str(tmp_path / "certificates" / "bus.pem"),
    )
