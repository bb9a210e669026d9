"""Pages of figures: what was measured is kept part by part in a JSON file, and a page shows it between markers."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeAlias

from bench.pace import ROOT

DOCS: Final = ROOT / "docs"

Part: TypeAlias = Mapping[str, Any]
"""What a command found."""

Sections: TypeAlias = Callable[[Mapping[str, Part]], Mapping[str, Sequence[str]]]
"""From all parts that were measured to the lines that stand in each place of the page."""


@dataclass(frozen=True, slots=True)
class KeptPage:
    """A page under `docs`, and the file beside it that has its figures."""

    name: str
    sections: Sections
    folder: Path = DOCS

    @property
    def kept_file(self) -> Path:
        """Where the figures are."""
        return self.folder / f"{self.name}.json"

    @property
    def page_file(self) -> Path:
        """Where people read them."""
        return self.folder / f"{self.name}.md"

    def kept(self) -> dict[str, Part]:
        """Return all that was measured, by part."""
        found: dict[str, Part] = (
            json.loads(self.kept_file.read_text(encoding="utf-8")) if self.kept_file.exists() else {}
        )
        return found

    def keep(self, name: str, command: str, found: Part) -> Part:
        """Keep a part that a command measured today, write the page anew, and return the part."""
        part = {"command": command, "date": today(), **found}
        self.kept_file.write_text(json.dumps(self.kept() | {name: part}, indent=2) + "\n", encoding="utf-8")
        page = self.page_with(self.page_file.read_text(encoding="utf-8"), self.kept())
        self.page_file.write_text(page, encoding="utf-8")
        return part

    def page_with(self, page: str, parts: Mapping[str, Part]) -> str:
        """Return the page with these parts in their places."""
        for name, lines in self.sections(parts).items():
            start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
            before, found_start, rest = page.partition(start)
            _, found_end, after = rest.partition(end)
            if not found_start or not found_end:
                raise ValueError(f"the page has no place for {name!r}")
            page = "\n".join((before + start, *lines, "", end + after))
        return page


def today() -> str:
    """Return the date as the files have it."""
    return f"{datetime.now(UTC):%Y-%m-%d}"


def when(part: Part) -> str:
    """Say on which day a part was measured, by which command and where."""
    machine = f", {part['machine']}" if "machine" in part else ""
    return f"{part['date']}, `{part['command']}`{machine}"
