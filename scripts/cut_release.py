"""Cut a release: `python -m scripts.cut_release 1.0.0` writes the version where it stands and the changelog.

The version is declared in pyproject.toml; the citation, the page about citing and the site repeat it, and this is what
writes them. The citation gets the day as well, and from 1.0.0 on the package calls itself stable. `--check v1.0.0` asks
whether a tag names the declared version, as the release workflow does.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PLACES: Final[Mapping[str, str]] = {
    "pyproject.toml": r'^version = "(.+)"$',
    "CITATION.cff": r"^version: (.+)$",
    "mkdocs.yml": r"^  Version (.+)\.$",
    "docs/reference/cite.md": r"^  version = \{(.+)\},$",
}
"""Where the version stands, and how."""

STATUS: Final = (r"Development Status :: \d - [\w/]+", "Development Status :: 5 - Production/Stable")
DATE: Final = r"^date-released: .+\n"

_NUMBER: Final = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")


def version_in(text: str, pattern: str) -> str:
    """Return the one version that stands in a text."""
    (found,) = re.findall(pattern, text, re.MULTILINE)
    return str(found)


def with_version(text: str, pattern: str, version: str) -> str:
    """Return the text with another version."""
    old = version_in(text, pattern)
    return re.sub(pattern, lambda match: match[0].replace(old, version), text, flags=re.MULTILINE)


def as_stable(project: str, version: str) -> str:
    """Return pyproject.toml as it is for a version: from 1.0.0 on it says that it can be relied on."""
    is_stable = re.fullmatch(r"[1-9]\d*\.\d+\.\d+", version)
    return re.sub(*STATUS, project) if is_stable else project


def with_date(citation: str, day: str) -> str:
    """Return the citation with the day of the release, below its version."""
    undated = re.sub(DATE, "", citation, flags=re.MULTILINE)
    return re.sub(r"^version: .+\n", rf"\g<0>date-released: {day}\n", undated, flags=re.MULTILINE)


def declared_version() -> str:
    """Return the version in pyproject.toml."""
    return version_in((ROOT / "pyproject.toml").read_text(encoding="utf-8"), PLACES["pyproject.toml"])


def main() -> None:
    """Cut a release, or check a tag."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version", help="the number of the release, or with --check its tag")
    parser.add_argument("--check", action="store_true", help="only say whether the tag names the declared version")
    arguments = parser.parse_args()
    if arguments.check:
        if arguments.version != f"v{declared_version()}":
            sys.exit(f"the tag {arguments.version} does not name the declared version {declared_version()}")
        return
    if not _NUMBER.fullmatch(arguments.version):
        sys.exit(f"{arguments.version} is no number of a release, such as 1.0.0 or 1.0.0rc1")
    day = datetime.now(UTC).date().isoformat()
    for name, pattern in PLACES.items():
        path = ROOT / name
        text = with_version(path.read_text(encoding="utf-8"), pattern, arguments.version)
        text = with_date(text, day) if name == "CITATION.cff" else as_stable(text, arguments.version)
        path.write_text(text, encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "towncrier", "build", "--yes", "--version", arguments.version, "--date", day], check=True
    )
    print(f"Read the difference, commit it, then: git tag v{arguments.version}")


if __name__ == "__main__":
    main()
