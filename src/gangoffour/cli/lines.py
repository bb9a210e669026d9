"""Saying lines: wrapped at words where somebody looks at a terminal, whole where a program reads them."""

import shutil
import sys
import textwrap
from collections.abc import Iterable
from typing import Final

import typer

_INDENT: Final = "    "


def say(lines: Iterable[str]) -> None:
    """Print lines."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    for line in lines:
        typer.echo(line if width is None else wrapped(line, width))


def wrapped(text: str, width: int) -> str:
    r"""Return a text of which no line is wider, unless a single word is; what goes on is indented.

    >>> print(wrapped("Pairs (2): 4G 4Y | 9Y 9R", 18))
    Pairs (2): 4G 4Y |
        9Y 9R
    """
    lines = text.split("\n")
    return "\n".join(
        textwrap.fill(
            line,
            width,
            subsequent_indent=_INDENT,
            break_long_words=False,
            break_on_hyphens=False,
            drop_whitespace=True,
            replace_whitespace=False,
        )
        if len(line) > width
        else line
        for line in lines
    )
