"""The web client as it stands in the sources, built into a folder of our own so that nobody's build is disturbed."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.tree import ROOT

CLIENT = ROOT / ".cache" / "web-client"
SOURCES = ("web/src", "web/scripts", "web/public", "src/gangoffour/locales", "src/gangoffour/catalogue")
FILES = ("web/index.html", "web/package-lock.json", "web/svelte.config.js", "web/vite.config.ts")
LIMIT_S = 240


def _newest() -> float:
    """When a source changed last."""
    folders = (path for folder in SOURCES for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts)
    return max(path.stat().st_mtime for path in [*folders, *(ROOT / file for file in FILES)])


def built_client() -> Path:
    """Return the folder with the client, built anew if a source has changed since.

    Raises:
        FileNotFoundError: There is no node, or its packages are not installed.
        CalledProcessError: The client does not build.
    """
    stamp = CLIENT / "index.html"
    if stamp.is_file() and stamp.stat().st_mtime > _newest():
        return CLIENT
    npm = shutil.which("npm")
    if npm is None or not (ROOT / "web" / "node_modules").is_dir():
        raise FileNotFoundError("the web client cannot be built: `make setup` with node brings what it needs")
    subprocess.run(
        [npm, "run", "build", "--silent"],
        cwd=ROOT / "web",
        env={**os.environ, "GOF_WEB_OUT": str(CLIENT)},
        check=True,
        timeout=LIMIT_S,
    )
    os.utime(stamp)
    return CLIENT
