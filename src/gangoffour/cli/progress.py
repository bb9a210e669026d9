"""How far long work has come, on standard error: a bar for people, a line now and then for files."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import typer

from gangoffour.locales import Messages

_FIRST_LINE_S: Final = 2
_LINE_EVERY_S: Final = 5


@contextmanager
def progress(texts: Messages, message_id: str) -> Iterator[Callable[[int, int], None]]:
    """Give a function to call with what is done and the total; the message gets both as facts."""
    if sys.stderr.isatty():
        with _bar(texts, message_id) as show:
            yield show
    else:
        yield _Lines(texts, message_id).show


class _Lines:
    """Plain lines, none for work that is soon done."""

    def __init__(self, texts: Messages, message_id: str) -> None:
        self._texts = texts
        self._message_id = message_id
        self._due = time.monotonic() + _FIRST_LINE_S

    def show(self, done: int, total: int) -> None:
        """Print how far it is, if the last line is some time ago."""
        if time.monotonic() >= self._due and done < total:
            typer.echo(self._texts.format(self._message_id, done=str(done), total=str(total)), err=True)
            self._due = time.monotonic() + _LINE_EVERY_S


@contextmanager
def _bar(texts: Messages, message_id: str) -> Iterator[Callable[[int, int], None]]:
    # Here, because a bar is the only thing that needs it, and it takes time to load.
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("", total=None)

        def show(done: int, total: int) -> None:
            words = texts.format(message_id, done=str(done), total=str(total))
            shown.update(task, completed=done, total=total, description=words)

        yield show
