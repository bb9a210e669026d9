"""What a package index shows of us leads somewhere, although it stands apart from the files of the README."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.repo.test_docs import linked_paths
from tools.tree import ROOT

REPOSITORY = "https://cards.example/ours"

# The build as it is, but with one small module: Cython needs a minute for all of them.
WITH_ONE_MODULE = """
import runpy
import sys

import Cython.Build

whole = Cython.Build.cythonize
folder = sys.argv.pop(1)
Cython.Build.cythonize = lambda modules, **options: whole(modules[1:2], **(options | {"build_dir": folder}))
runpy.run_path("setup.py", run_name="__main__")
"""


def shown(option: str, repository: str) -> str:
    """Ask the build for a part of the metadata."""
    environment = {**os.environ, "GANGOFFOUR_PURE": "1", "GANGOFFOUR_REPOSITORY": repository}
    command = [sys.executable, "setup.py", "--quiet", option]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


def test_a_known_repository_makes_every_link_of_the_description_absolute() -> None:
    text = shown("--long-description", f"{REPOSITORY}/")
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert len(targets) == len(linked_paths(ROOT / "README.md")) > 20
    assert [target for target in targets if not target.startswith(f"{REPOSITORY}/")] == []
    assert re.findall(r"!\[[^]]*\]\(([^)]+)\)", text)[0].startswith(f"{REPOSITORY}/raw/v")


def test_without_a_repository_the_description_is_the_readme() -> None:
    assert shown("--long-description", "").strip() == (ROOT / "README.md").read_text(encoding="utf-8").strip()


def test_without_a_compiler_the_package_is_built_all_the_same_and_says_what_is_missing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITH_ONE_MODULE, str(tmp_path / "c"), "build_ext"]
    folders = ["--build-lib", str(tmp_path / "lib"), "--build-temp", str(tmp_path / "temp")]
    environment = {**os.environ, "PATH": str(tmp_path), "GANGOFFOUR_CORE": ""}
    built = subprocess.run(
        [*command, *folders], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert [*(tmp_path / "c").rglob("_deals.c")], built.stderr
    assert built.returncode == 0, built.stderr
    assert 'building extension "gangoffour.core._deals" failed' in built.stderr
    assert [*tmp_path.rglob("*.so")] == []
