"""Does the wheel work for somebody who has no compiler, and does the program still work where nothing is compiled?

The wheel is built in a clean virtual environment and installed into another, which sees nothing else. There a match is
played from its first deal to its last, and the speed is measured; then once more without the compiled modules.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath
from time import perf_counter
from typing import Any, Final

from bench.performance import keep
from tools.figures import show, size_mb
from tools.terminal import Session, a_play_among

ROOT: Final = Path(__file__).parents[1]
PACKED: Final = ("LICENSE", "NOTICE", "README.md", "pyproject.toml", "setup.py")
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "--quiet")
OWN: Final = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
"""What would let an environment see more than itself."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment whose commands find nothing but what is in it."""

    folder: Path
    has_compiler: bool = False
    """Whether it finds the programs of this machine, too."""

    @property
    def programs(self) -> Path:
        """Where its commands lie."""
        return self.folder / ("Scripts" if sys.platform == "win32" else "bin")

    @property
    def variables(self) -> Mapping[str, str]:
        """The environment variables of its commands: unless it is told, no compiler is on the path."""
        kept = {name: value for name, value in os.environ.items() if name not in OWN}
        path = [str(self.programs), *([os.environ["PATH"]] if self.has_compiler else [])]
        return {**kept, "PATH": os.pathsep.join(path), "GOF_LANG": "en"}

    def run(self, program: str, *arguments: str) -> str:
        """Run one of its commands; return what it prints."""
        command = [str(self.programs / program), *arguments]
        run = subprocess.run(
            command, check=False, capture_output=True, text=True, env=dict(self.variables), cwd=self.folder
        )
        if run.returncode:
            sys.exit(f"{' '.join(command)} ended with {run.returncode}:\n{run.stdout}{run.stderr}")
        return run.stdout


def made(folder: Path, *, has_compiler: bool = False) -> Environment:
    """Make an empty environment."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    return Environment(folder, has_compiler)


def built_wheel(folder: Path) -> Path:
    """Build the wheel from nothing but what it is made of, without the web client."""
    source = folder / "source"
    shutil.copytree(
        ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "static")
    )
    for name in PACKED:
        shutil.copyfile(ROOT / name, source / name)
    builder = made(folder / "builder", has_compiler=True)
    builder.run("python", *PIP, "wheel", "--no-deps", "--wheel-dir", str(folder), str(source))
    return next(folder.glob("*.whl"))


def whole_match(place: Environment) -> None:
    """Play a match to its end, choosing from what is listed."""
    program = [str(place.programs / "gangoffour")]
    with Session("play", "--seed", "wheel", program=program, env=place.variables) as session:
        while session.read() is not None:
            session.type("plays")
            session.type(a_play_among(session.read() or ""))
        code, errors = session.end()
    if code or errors or "The match is over." not in session.printed:
        sys.exit(f"the match ended with {code}:\n{session.printed[-500:]}{errors}")


def tried(place: Environment, build: str) -> dict[str, Any]:
    """Run what people run; return what the bench says."""
    version = place.run("gangoffour", "--version").strip()
    if not version.endswith(f"(core: {build})"):
        sys.exit(f"expected the core to be {build}: {version}")
    whole_match(place)
    speed: dict[str, Any] = json.loads(place.run("gangoffour", "bench", "core", "--json", "--seconds", "1"))
    if speed["compiled"] != (build == "compiled"):
        sys.exit(f"expected the core to be {build}: {speed}")
    print(f"{version}: a match to its end, {speed['decisions_per_s']:,} decisions/s", flush=True)
    return speed


def is_compiled(path: PurePath) -> bool:
    """True for a compiled module of ours."""
    return path.parent.parts[-2:] == ("gangoffour", "core") and path.suffix in {".so", ".pyd"}


def told_places(wheel: Path) -> Iterator[str]:
    """Return the compiled modules of a wheel that tell where they were compiled."""
    place = str(sysconfig.get_config_var("LIBDIR")).encode()
    with zipfile.ZipFile(wheel) as packed:
        yield from (name for name in packed.namelist() if is_compiled(PurePath(name)) and place in packed.read(name))


def sizes(wheel: Path) -> dict[str, int]:
    """Return how large a wheel is, and how much of it is networks."""
    with zipfile.ZipFile(wheel) as packed:
        networks = sum(each.compress_size for each in packed.infolist() if each.filename.endswith(".npz"))
    return {"bytes": wheel.stat().st_size, "network_bytes": networks}


def check(wheel: Path, folder: Path) -> None:
    """Install a wheel and try it; then try it without what is compiled."""
    if told := [*told_places(wheel)]:
        sys.exit(f"these tell where they were compiled: {', '.join(told)}")
    place = made(folder / "installed")
    place.run("python", *PIP, "install", str(wheel))
    print(f"installed: {size_mb(place.folder):.0f} MB, pip among them", flush=True)
    quick = tried(place, "compiled")
    for module in [path for path in place.folder.rglob("*") if is_compiled(path)]:
        module.unlink()
    slow = tried(place, "not compiled")
    if slow["decisions_per_s"] >= quick["decisions_per_s"]:
        sys.exit("compiling the core makes it no faster")


def main() -> None:
    """Try a wheel that was built before, or build one, try it, and keep how large it is."""
    parser = argparse.ArgumentParser(description="Try the wheel where there is no compiler.")
    parser.add_argument("wheel", nargs="?", type=Path, help="a wheel; without one it is built, and its size is kept")
    chosen = parser.parse_args()
    begin_s = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        if not chosen.wheel:
            print("building the wheel ...", flush=True)
        wheel = chosen.wheel.resolve() if chosen.wheel else built_wheel(Path(folder))
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB", flush=True)
        check(wheel, Path(folder))
        figures = [] if chosen.wheel else keep("wheel", "make wheel-check", sizes(wheel))
    show(f"the wheel works, compiled and not; tried in {perf_counter() - begin_s:.0f} s", figures)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
