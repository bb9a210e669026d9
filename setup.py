"""Compiles the core and builds the web client before the package is packed; the rest stands in pyproject.toml.

With GANGOFFOUR_PURE=1 nothing is compiled, no compiler is needed, and the core runs as the plain Python that it is.
With GANGOFFOUR_CORE=prebuilt a core that was compiled here after its last change is packed as it is, and with
GANGOFFOUR_WEB=prebuilt so is the page. With GANGOFFOUR_REPOSITORY=https://… the package says where its sources are, and
the links and pictures of its description lead there: the release workflow sets it.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent
WEB = HERE / "web"
CORE = HERE / "src" / "gangoffour" / "core"
STATIC = Path("gangoffour", "server", "static")

REPOSITORY = os.environ.get("GANGOFFOUR_REPOSITORY", "").rstrip("/")
PAGES = {"Documentation": "docs/index.md", "Changelog": "CHANGELOG.md", "Security": "SECURITY.md"}

IS_PURE = os.environ.get("GANGOFFOUR_PURE") == "1"
COMPILED = ("_plays", "_deals", "_croupier", "_stepper", "_playouts", "_worlds", "_proofs")
ABI = "0x030B0000"  # Python 3.11 and every later one


def address(path: str, kind: str = "blob") -> str:
    """Return where a file of this version stands in the repository."""
    version = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return f"{REPOSITORY}/{kind}/v{version}/{path}"


def description() -> str:
    """Return the README; a package index shows it apart from the files that it links to, so links become absolute."""
    text = (HERE / "README.md").read_text(encoding="utf-8")
    if not REPOSITORY:
        return text
    text = re.sub(r"(!\[[^]]*\]\()(?!\w+:|#)([^)]+)", lambda found: found[1] + address(found[2], "raw"), text)
    return re.sub(r"(\]\()(?!\w+:|#)([^)]+)", lambda found: found[1] + address(found[2]), text)


def addresses() -> dict[str, str]:
    """Return where to go from the package, as far as it is known."""
    pages = {name: address(path) for name, path in PAGES.items()}
    return {"Source": REPOSITORY, "Issues": f"{REPOSITORY}/issues", **pages} if REPOSITORY else {}


def prebuilt(name: str) -> Path | None:
    """Return a module that was compiled here after the last change of what it is made of, if that one is wanted."""
    if os.environ.get("GANGOFFOUR_CORE") != "prebuilt":
        return None
    sources = [*CORE.glob("*.py"), *CORE.glob("*.pxd"), HERE / "setup.py"]
    changed_s = max(source.stat().st_mtime for source in sources)
    files = (CORE / f"{name}{suffix}" for suffix in EXTENSION_SUFFIXES)
    return next((file for file in files if file.is_file() and file.stat().st_mtime > changed_s), None)


def extensions() -> list[Extension]:
    """Return the modules of the core to compile: one build for all versions of Python."""
    if IS_PURE:
        return []
    modules = [
        Extension(
            f"gangoffour.core.{name}",
            [f"src/gangoffour/core/{name}.py"],
            py_limited_api=True,
            define_macros=[("Py_LIMITED_API", ABI), ("CYTHON_LIMITED_API", "1")],
            extra_compile_args=[] if sys.platform == "win32" else ["-O3", "-g0"],
        )
        for name in COMPILED
    ]
    if not all(map(prebuilt, COMPILED)):
        from Cython.Build import cythonize  # noqa: PLC0415  a pure build does without

        modules = cythonize(modules, build_dir="build/cython", include_path=["src"])
    for module in modules:  # not above: Cython makes new ones, and forgets it
        module.optional = True  # without a compiler the core runs as it stands, and `--version` says so
    return modules


def build_client() -> None:
    """Build the page where node is at hand; otherwise one that was built before will do."""
    npm = shutil.which("npm")
    is_wanted = os.environ.get("GANGOFFOUR_WEB") != "prebuilt"
    if npm and is_wanted and (WEB / "node_modules").is_dir():
        subprocess.run([npm, "run", "build", "--silent"], cwd=WEB, check=True)
    if not (HERE / "src" / STATIC / "index.html").is_file():
        # The terminal and the library need none, and the server says that it has none; a release is checked for it.
        sys.stderr.write("Packed without the web client: run `npm ci && npm run build` in web/ first to have it.\n")


class BuildExt(build_ext):
    """Compiles the core so that nothing in it tells where it was compiled."""

    def initialize_options(self) -> None:
        """Compile on every core at once."""
        super().initialize_options()
        self.parallel = os.cpu_count()

    def build_extension(self, ext: Extension) -> None:
        """Compile a module, or take it as it was compiled before."""
        found = prebuilt(ext.name.rpartition(".")[2])
        if found is None:
            super().build_extension(ext)
            return
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(found, target)

    def build_extensions(self) -> None:
        """Leave out where the Python at hand keeps its libraries: the core needs none of them."""
        linker = getattr(self.compiler, "linker_so", None)
        if linker:
            self.compiler.linker_so = [part for part in linker if not part.startswith("-Wl,-rpath")]
        super().build_extensions()


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


setup(
    long_description=description(),
    long_description_content_type="text/markdown",
    project_urls=addresses(),
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExt, "build_py": BuildPy, "sdist": Sdist},
    options={} if IS_PURE else {"bdist_wheel": {"py_limited_api": "cp311"}},
)
