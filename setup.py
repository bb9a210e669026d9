"""Builds the web client before the package is packed; everything else stands in pyproject.toml."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent
WEB = HERE / "web"
STATIC = Path("gangoffour", "server", "static")


def build_client() -> None:
    """Build the page where node is at hand; otherwise one that was built before will do."""
    npm = shutil.which("npm")
    is_wanted = os.environ.get("GANGOFFOUR_WEB") != "prebuilt"
    if npm and is_wanted and (WEB / "node_modules").is_dir():
        subprocess.run([npm, "run", "build", "--silent"], cwd=WEB, check=True)
    if not (HERE / "src" / STATIC / "index.html").is_file():
        # The terminal and the library need none, and the server says that it has none; a release is checked for it.
        sys.stderr.write("Packed without the web client: run `npm ci && npm run build` in web/ first to have it.\n")


class BuildPy(build_py):
    """Packs the page along, and no file of an older one."""

    def run(self) -> None:
        """Build the page first, unless the package only becomes importable from here."""
        if not self.editable_mode:
            build_client()
            shutil.rmtree(Path(self.build_lib) / STATIC, ignore_errors=True)
        super().run()


class Sdist(sdist):
    """The source with the page in it, so that it can be installed without node."""

    def run(self) -> None:
        """Build the page first."""
        build_client()
        super().run()


setup(cmdclass={"build_py": BuildPy, "sdist": Sdist})
