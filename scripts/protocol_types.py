"""Write the wire protocol for other languages: its JSON Schema, its constants, and the types of it if node is here."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from gangoffour.bots import CHARACTERS
from gangoffour.protocol import (
    DELETED_NAME,
    LONGEST_NAME,
    PROGRAM_PREFIX,
    PROTOCOL_VERSION,
    SUBSTITUTE_TURNS,
    Farewell,
    TableOptions,
    format_schema,
    messages,
)

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "reference" / "protocol.schema.json"
WEB = ROOT / "web"
TYPES = WEB / "src" / "protocol" / "wire.ts"
CONSTANTS = WEB / "src" / "protocol" / "constants.ts"
CHARACTERS_OF_BOTS = WEB / "src" / "protocol" / "characters.ts"
PHRASES = WEB / "src" / "protocol" / "phrases.ts"
"""Apart from the others: only the chat needs them, and it comes when it is first wanted."""

_HEAD = "// Generated from gangoffour.protocol by `make protocol`; do not edit.\n"
_ABOUT_FAREWELLS = """\
//
// NUMBER and CODE belong to the farewells of the server: what it closes a socket with, and what it says of it.
"""


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


def format_constants() -> str:
    """Return the constants that the page and the server have to agree on, as TypeScript."""
    constants: dict[str, object] = {
        "PROTOCOL_VERSION": PROTOCOL_VERSION,
        "SUBSTITUTE_TURNS": SUBSTITUTE_TURNS,
        "SEATS_BY_DEFAULT": TableOptions().seat_count,
        "LONGEST_NAME": LONGEST_NAME,
        "PROGRAM_PREFIX": PROGRAM_PREFIX,
        "DELETED_NAME": DELETED_NAME,
        "LONGEST_LINE": messages.LONGEST_LINE,
        **{f"{each.name}_NUMBER": each.number for each in Farewell},
        **{f"{each.name}_CODE": each.code for each in Farewell},
    }
    return _HEAD + _ABOUT_FAREWELLS + "".join(_constant(name, value) for name, value in constants.items())


def format_phrases() -> str:
    """Return what can be said at every table, as TypeScript."""
    return _HEAD + _constant("PHRASES", messages.PHRASES) + _constant("EMOTES", messages.EMOTES)


def format_characters() -> str:
    """Return who plays at each level, as TypeScript."""
    return _HEAD.replace("protocol", "bots", 1) + _constant("CHARACTERS", CHARACTERS)


def _constant(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value)} as const;\n"


def main() -> None:
    """Write all files."""
    SCHEMA.write_text(format_schema(), encoding="utf-8")
    CONSTANTS.write_text(format_constants(), encoding="utf-8")
    CHARACTERS_OF_BOTS.write_text(format_characters(), encoding="utf-8")
    PHRASES.write_text(format_phrases(), encoding="utf-8")
    missing = missing_tools()
    if missing is not None:
        sys.exit(f"wrote the schema and the constants but not the types: {missing}")
    write_types(TYPES)


if __name__ == "__main__":
    main()
