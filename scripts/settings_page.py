"""Write `docs/reference/settings.md` from the settings themselves. `tests/server/test_settings.py` compares the two."""

from collections.abc import Iterator
from pathlib import Path

from gangoffour.server import Settings

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "settings.md"

HEAD = """# Settings

The server reads its settings from the environment; options of the command line come first. Each has a default, and a
server on your own machine needs none of them. A setting that makes no sense stops the server with a sentence that
says which one and what it may be; an empty one counts as not given.

This page is written by `scripts/settings_page.py` from `gangoffour.server.settings`.

## The server
"""

LIMITS = """## Limits

How much one client may ask for. Above a limit it is refused or cut off, and the others notice nothing.
"""


def page() -> str:
    """Return the whole page."""
    return "\n".join((HEAD, *_entries(is_limit=False), LIMITS, *_entries(is_limit=True)))


def _entries(*, is_limit: bool) -> Iterator[str]:
    for setting in Settings().describe():
        if setting.name.startswith("GOF_LIMIT_") is is_limit:
            default = f"`{setting.default}`" if setting.default == setting.value else setting.default
            yield f"### {setting.name}\n\n{setting.doc}\n"
            yield f"- Default: {'empty' if default == '``' else default}\n- May be: {setting.allowed}\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
