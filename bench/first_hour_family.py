"""The first stranger of the first hour: somebody who wants to play, and then to host tables for a family."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench.first_hour_ground import Ground, Stranger, found_tool
from tools.figures import Figure, size_mb
from tools.login import Ran
from tools.pages import Block, blocks_of
from tools.tree import ROOT, all_files

README: Final = ROOT / "README.md"
GUIDES: Final = ROOT / "docs" / "guides"
GOAL_S: Final = 60.0

CLUSTER: Final = ((r"", "needs the machines that it names"),)
AT_HOME: Final = (
    (r"\bcaddy run\b", "needs caddy, and a router that knows the name"),
    (r"^export GOF_(?:SMTP|MAIL)", "needs a mail server"),
    (r"^export GOF_ISSUERS", "needs an issuer of identities"),
    (r"\bdaily (?:make|verify)\b", "it draws a season, and thinks for hours"),
)
USER_ID: Final = 61999
"""One of those that systemd gives to users that it makes for a service."""


def family(ground: Ground) -> None:
    """Play by each of the three ways, then host, then make a service of it."""
    ground.fetch("gangoffour[server]", "cython>=3.3,<3.4", "pip", "setuptools", "wheel")
    for name in ("pipx", "uv", "venv"):
        _first_card(ground, name)
    _from_a_checkout(ground)
    _at_home(ground)
    _service(ground)


def _blocks(path: Path, heading: str, *languages: str) -> list[Block]:
    found = [block for block in blocks_of(path, *languages) if block.heading == heading and block.commands]
    if not found:
        sys.exit(f"{path.name} has nothing to type under {heading!r}")
    return found


def _first_card(ground: Ground, name: str) -> None:
    """From `install` to the first card at the prompt."""
    if name != "venv" and not found_tool(name):
        ground.notes.keep("install.md", name, 0, f"left out: {name} is not on this machine")
        return
    first, second = _blocks(GUIDES / "install.md", "To play in the terminal")
    if name == "pipx":
        first = _blocks(README, "Play", "console")[0]
    with Stranger(ground, f"family-{name}", tool=name) as stranger:
        seconds = stranger.type_blocks([second if name == "venv" else first])
        ground.notes.figures += [
            Figure(f"family, {name}: from install to the first card", seconds, "s", GOAL_S),
            Figure(f"family, {name}: what lies in the home then", size_mb(stranger.home), "MB"),
        ]


def _from_a_checkout(ground: Ground) -> None:
    """What README tells to type where the sources lie."""
    begun = _blocks(GUIDES / "install.md", "From a checkout")
    with Stranger(ground, "family-checkout") as stranger:
        copy = stranger.home / "checkout"
        for path in all_files():
            target = copy / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        stranger.type("a clone", f"cd {copy}")
        npm = () if shutil.which("npm") else ((r"\bnpm\b", "npm is not on this machine"),)
        stranger.type_blocks(begun, npm)
        stranger.type_blocks(_blocks(README, "Play", "sh"))
        stranger.type("README.md", "gangoffour --version")
        if "core: compiled" not in stranger.printed and shutil.which("gcc"):
            ground.notes.fail("README.md", Ran("gangoffour --version", 0, stranger.printed, 0), "it is not compiled")


def _at_home(ground: Ground) -> None:
    """The guide to hosting, from its first chapter to its last."""
    with Stranger(ground, "family-host") as stranger:
        for block in blocks_of(GUIDES / "host-tables.md"):
            stranger.type_blocks([block], CLUSTER if block.heading == "A cluster" else AT_HOME)


def _service(ground: Ground) -> None:
    """The service of systemd, laid over the machine so that nothing of it stays."""
    page = GUIDES / "deploy.md"
    unshare, laid_over = found_tool("unshare"), _laid_over(ground.folder / "layers")
    if not unshare or subprocess.run([unshare, "--mount", "sh", "-c", laid_over], check=False).returncode:
        ground.notes.keep(page.name, "At home", 0, "left out: needs root, and leave to mount")
        return
    shell = (unshare, "--mount", "sh", "-c", f"{laid_over} && exec bash --login")
    away = ((r"^systemctl\b", "systemd does not run here"), (r"^apt\b", "installs on the machine itself"))
    with Stranger(ground, "family-service", shell=shell) as stranger:
        stranger.type("a clone", f"cd {ROOT}")
        stranger.type_blocks(_blocks(page, "At home"), away)
        stranger.type("deploy.md", f"echo GOF_PORT={stranger.port} >> /etc/gangoffour.env")
        stranger.type("by systemd", f"install -d -m 0700 -o {USER_ID} -g {USER_ID} /var/lib/gangoffour")
        _as_systemd(stranger, "gangoffour.service")
        _as_systemd(stranger, "gangoffour-backup.service")
        stranger.type_blocks([*_blocks(page, "Ask the doctor"), *_blocks(page, "Upgrade")], away)


def _laid_over(layers: Path) -> str:
    """Return the commands that lay a folder in memory over those in which a service is installed."""
    lines = [f"mkdir -p {layers}", f"mount -t tmpfs tmpfs {layers}"]
    for each in ("etc", "opt", "var"):
        upper, work = f"{layers}/{each}/upper", f"{layers}/{each}/work"
        options = f"lowerdir=/{each},upperdir={upper},workdir={work}"
        lines += [f"mkdir -p {upper} {work}", f"mount -t overlay overlay -o {options} /{each}"]
    return " && ".join(lines)


def _as_systemd(stranger: Stranger, unit: str) -> None:
    """Run what a unit starts as the user, with the settings and under the mask that it names."""
    text = (ROOT / "deploy" / "systemd" / unit).read_text(encoding="utf-8")
    told = dict(re.findall(r"^(Environment|EnvironmentFile|UMask)=-?(.+)$", text, re.MULTILINE))
    for started in re.findall(r"^ExecStart=(.+)$", text, re.MULTILINE):
        command = (
            f"(cd /; umask {told['UMask']}; env -i PATH=/usr/local/bin:/usr/bin:/bin {told['Environment']}"
            f" $(cat {told['EnvironmentFile']}) STATE_DIRECTORY=/var/lib/gangoffour"
            f" setpriv --reuid {USER_ID} --regid {USER_ID} --clear-groups {started.replace('%%', '%')})"
        )
        stranger.type(unit, command)
