"""Write the wire protocol for other languages: its JSON Schema, and the TypeScript made of it if node is here."""

import shutil
import subprocess
import sys
from pathlib import Path

from gangoffour.protocol import format_schema

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "reference" / "protocol.schema.json"
WEB = ROOT / "web"
TYPES = WEB / "src" / "protocol" / "wire.ts"


def missing_tools() -> str | None:
    """Return what is missing to make TypeScript, or None."""
    if shutil.which("node") is None:
        return "node is not installed"
    if not (WEB / "node_modules").is_dir():
        return "web/node_modules is missing: run `npm ci` in web/"
    return None


def write_types(target: Path) -> None:
    """Write the TypeScript of the schema that stands in the docs."""
    node = shutil.which("node")
    if node is None:
        raise FileNotFoundError("node")
    subprocess.run([node, WEB / "scripts" / "types.mjs", target], cwd=WEB, check=True)


def main() -> None:
    """Write both files."""
    SCHEMA.write_text(format_schema(), encoding="utf-8")
    missing = missing_tools()
    if missing is not None:
        sys.exit(f"wrote the schema but not the TypeScript: {missing}")
    write_types(TYPES)


if __name__ == "__main__":
    main()
