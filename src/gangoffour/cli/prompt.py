"""The line that a person types: with editing, history and completion where there is a terminal, plain elsewhere."""

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

import typer

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

_PROMPT: Final = "> "


class Prompt:
    """Asks for lines. What can be completed is asked for anew with every line."""

    def __init__(self, candidates: Callable[[], Iterable[str]]) -> None:
        """Complete from these: whole lines that may be typed now."""
        self._candidates = candidates
        self._session: PromptSession[str] | None = None

    def line(self) -> str:
        """Return what was typed; raise `EOFError` if there is nothing more."""
        if sys.stdin.isatty() and sys.stdout.isatty():
            return self._edited().strip()
        typer.echo(_PROMPT, nl=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def _edited(self) -> str:
        from prompt_toolkit.completion import WordCompleter  # noqa: PLC0415  only a terminal needs it

        completer = WordCompleter(list(self._candidates()), ignore_case=True, sentence=True)
        return self._started().prompt(_PROMPT, completer=completer)

    def _started(self) -> "PromptSession[str]":
        from prompt_toolkit import PromptSession  # noqa: PLC0415  see above
        from prompt_toolkit.shortcuts import CompleteStyle  # noqa: PLC0415

        if self._session is None:
            # As shells do it: a menu would cover the table.
            self._session = PromptSession(complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False)
        return self._session
