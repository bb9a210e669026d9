"""`make sdist-check`: the source distribution installs, with a compiler and without one.

Each time it is installed by pip into a clean environment, which fetches what the build needs, and a match is played
from its first deal to its last. Without a compiler the core has to run as plain Python, and to say so.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from scripts.check_wheel import PIP, ROOT, made, tried
from tools.figures import size_mb


def built_sdist(folder: Path) -> Path:
    """Build the source distribution, with the page that was built here."""
    build = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
    variables = {**os.environ, "GANGOFFOUR_CORE": "prebuilt", "GANGOFFOUR_WEB": "prebuilt"}
    command = [sys.executable, "-c", build, str(folder)]
    subprocess.run(command, check=True, cwd=ROOT, env=variables, stdout=subprocess.DEVNULL)
    return next(folder.glob("*.tar.gz"))


def check(sdist: Path, place: Path, *, has_compiler: bool) -> None:
    """Install it and play; say how long it took, how large it is and what pip told."""
    begin_s = perf_counter()
    environment = made(place, has_compiler=has_compiler)
    told = environment.run("python", *PIP, "install", str(sdist))
    seconds, words = perf_counter() - begin_s, "a compiler" if has_compiler else "no compiler"
    print(f"with {words}: installed in {seconds:.0f} s, {size_mb(place):.0f} MB, pip among them", flush=True)
    print(f"pip told: {told.strip() or 'nothing'}", flush=True)
    tried(environment, "compiled" if has_compiler else "not compiled")


def main() -> None:
    """Build it and try it both ways; the first fault ends it with 1."""
    argparse.ArgumentParser(description="Try the source distribution with a compiler and without one.").parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sdist = built_sdist(Path(folder))
        print(f"{sdist.name}: {sdist.stat().st_size / 1e6:.2f} MB", flush=True)
        for has_compiler in (True, False):
            check(sdist, Path(folder) / f"compiler-{has_compiler}", has_compiler=has_compiler)


if __name__ == "__main__":
    main()
