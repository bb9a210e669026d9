"""What the pages tell to type: their fenced blocks, and the command lines in those for a shell.

In a block for a shell (`sh`) every line is typed, in a transcript (`console`) those with a prompt. A block may name the
file that it belongs into: ```` ```python title="my_bot.py" ````.
"""

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_FENCE: Final = re.compile(
    r'^(?P<indent> *)```(?P<language>[\w-]+)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^(?P=indent)```$',
    re.DOTALL | re.MULTILINE,
)
_HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)
_TYPED: Final = {"sh": re.compile(r"^ *()([^#\s].*)$"), "console": re.compile(r"^ *([$#]) (.+)$")}


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block of a page."""

    page: str
    """The name of the file that it stands in."""
    line: int
    """Where its text begins."""
    heading: str
    """The nearest one above."""
    language: str
    title: str
    """The file that it belongs into; empty if it names none."""
    text: str

    @property
    def commands(self) -> tuple[str, ...]:
        """What is typed at a prompt, one line each; nothing in a block that is not for a shell."""
        pattern = _TYPED.get(self.language)
        found = [pattern.match(line) for line in self.text.splitlines()] if pattern else []
        return tuple(match[2] for match in found if match)

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(path: Path, *languages: str) -> list[Block]:
    """Return the blocks of a page in order: all, or those in some languages."""
    found = _blocks(path.name, path.read_text(encoding="utf-8"))
    return [block for block in found if not languages or block.language in languages]


def _blocks(page: str, text: str) -> Iterator[Block]:
    heading, end = "", 0
    for fence in _FENCE.finditer(text):
        heading = [heading, *_HEADING.findall(text[end : fence.start()])][-1]
        end = fence.end()
        yield Block(
            page=page,
            line=text.count("\n", 0, fence.start()) + 2,
            heading=heading,
            language=fence["language"],
            title=fence["title"] or "",
            text=textwrap.dedent(fence["text"]),
        )
