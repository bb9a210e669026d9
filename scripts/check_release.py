"""Is this tree fit for release? Every locale must be complete, and the wheel must hold the whole package.

Run by `make release-check`, after the wheel was built into dist/.
"""

import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "gangoffour"
LOCALES = PACKAGE / "locales"
REFERENCE = "en"


def entries(locale: Path) -> Iterator[tuple[str, ast.EntryType]]:
    """Everything in the files of a locale, each with the name of its file."""
    for path in sorted(locale.rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.relative_to(locale).as_posix(), entry


def message_keys(locale: Path) -> set[str]:
    """What a program can ask of a locale: messages and their attributes. Terms are each language's own affair."""
    keys = set()
    for file, entry in entries(locale):
        if isinstance(entry, ast.Message):
            keys.add(f"{file}: {entry.id.name}")
            keys.update(f"{file}: {entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return keys


def locale_faults() -> Iterator[str]:
    """What a locale lacks, has beyond the reference, or spells so that it cannot be read."""
    expected = message_keys(LOCALES / REFERENCE)
    if not expected:
        yield f"no messages in the reference locale {REFERENCE!r}"
    for locale in sorted({path.parent for path in LOCALES.glob("*/*.ftl")}):
        found = message_keys(locale)
        yield from (f"{locale.name} lacks {key}" for key in sorted(expected - found))
        yield from (f"{locale.name} alone has {key}" for key in sorted(found - expected))
        for file, entry in entries(locale):
            if isinstance(entry, ast.Junk):
                yield f"{locale.name} has unreadable text in {file}: {entry.content!r}"


def wheel_faults() -> Iterator[str]:
    """Files of the package that did not get into the wheel, or got there from nowhere."""
    wheels = list((ROOT / "dist").glob("*.whl"))
    if len(wheels) != 1:
        yield f"expected one wheel in dist/, found {len(wheels)}"
        return
    with zipfile.ZipFile(wheels[0]) as wheel:
        packed = {each for each in wheel.namelist() if not each.partition("/")[0].endswith(".dist-info")}
    written = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    yield from (f"not in the wheel: {each}" for each in sorted(written - packed))
    yield from (f"only in the wheel: {each}" for each in sorted(packed - written))


def main() -> int:
    """Print every fault; 1 if there is any."""
    faults = [*locale_faults(), *wheel_faults()]
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults" if faults else "fit for release")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
