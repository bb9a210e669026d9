"""The web client as it stands in the sources: as `make` built it, or else built into a folder of our own."""

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

from tools.tree import ROOT

STATIC = ROOT / "src" / "gangoffour" / "server" / "static"
OWN = ROOT / ".cache" / "web-client"
"""Where it is built if the server's own is not current, so that nobody's build is disturbed."""
SOURCES = ("web/src", "web/scripts", "web/public", "src/gangoffour/locales", "src/gangoffour/catalogue")
FILES = ("web/index.html", "web/package-lock.json", "web/svelte.config.js", "web/vite.config.ts")
LIMIT_S = 240


def built_client() -> Path:
    """Return a folder with the client, built anew if a source has changed since.

    Raises:
        FileNotFoundError: There is no node, or its packages are not installed.
        CalledProcessError: The client does not build.
    """
    OWN.parent.mkdir(exist_ok=True)
    with (OWN.parent / "web-client.lock").open("w", encoding="utf-8") as lock:
        # Tests on several cores all ask for it at once; one of them builds.
        fcntl.flock(lock, fcntl.LOCK_EX)
        changed_s = _changed_s()
        current = next((folder for folder in (STATIC, OWN) if _built_s(folder) > changed_s), None)
        return current or _build()


def _changed_s() -> float:
    """When a source changed last."""
    files = (path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.is_file())
    sources = (path for path in files if "__pycache__" not in path.parts)
    return max(path.stat().st_mtime for path in [*sources, *(ROOT / file for file in FILES)])


def _built_s(folder: Path) -> float:
    stamp = folder / "index.html"
    return stamp.stat().st_mtime if stamp.is_file() else 0.0


def _build() -> Path:
    npm = shutil.which("npm")
    if npm is None or not (ROOT / "web" / "node_modules").is_dir():
        raise FileNotFoundError("the web client cannot be built: `make setup` with node brings what it needs")
    subprocess.run(
        [npm, "run", "build", "--silent"],
        cwd=ROOT / "web",
        env={**os.environ, "GOF_WEB_OUT": str(OWN)},
        check=True,
        timeout=LIMIT_S,
    )
    os.utime(OWN / "index.html")
    return OWN
