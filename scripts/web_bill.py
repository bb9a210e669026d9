"""Write the bill of materials of the page: `python -m scripts.web_bill bill/page.cdx.json`, in CycloneDX.

Read from the lock file: `npm sbom --omit dev` leaves out what a tool of development asks for as well, such as Svelte.
"""

import argparse
import base64
import json
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from scripts.cut_release import declared_version

LOCK: Final = Path(__file__).parents[1] / "web" / "package-lock.json"
FOLDER: Final = "node_modules/"


def bill() -> dict[str, Any]:
    """Return the bill: every package that the page is made of, none that only helps to make it."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "gangoffour-web", "version": declared_version()}},
        "components": [
            _component(place.rpartition(FOLDER)[2], package)
            for place, package in sorted(packages.items())
            if place and not package.get("dev") and not package.get("devOptional")
        ],
    }


def _component(name: str, package: dict[str, Any]) -> dict[str, Any]:
    kind, _, digest = package["integrity"].partition("-")
    return {
        "type": "library",
        "name": name,
        "version": package["version"],
        "purl": f"pkg:npm/{quote(name)}@{package['version']}",
        "licenses": [{"license": {"id": package["license"]}}],
        "hashes": [{"alg": kind.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
    }


def main() -> None:
    """Write the bill."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path, help="where to")
    parser.parse_args().file.write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
