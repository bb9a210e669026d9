"""A stranger's login: a shell in a terminal, with a home of its own and nothing of ours in it, to type into."""

import codecs
import os
import pty
import re
import select
import shutil
import signal
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final, Self

PATIENCE_S: Final = 900.0
"""So long nothing may be printed at all; it ends a hang and says nothing of how quick anything has to be."""

SHELL: Final = ("bash", "--login")
_SKELETON: Final = Path("/etc/skel")
_PROMPT: Final = re.compile("\x02(\\d+)\x03")
"""What the shell prints before it asks for the next command: how the last one ended."""
_CONTROL: Final = re.compile(r"\x1b\[[\d;?]*[A-Za-z]")
"""Cursors and colours."""
_PASSED_ON: Final = re.compile(r"^(?:PIP_|UV_|NPM_CONFIG_|npm_config_)|(?:_CERTS?|_CERT_FILE|_CERT_DIR|_BUNDLE)$")
"""How packages come to this machine, which is no matter of pages."""


@dataclass(frozen=True, slots=True)
class Ran:
    """A command that ended."""

    command: str
    code: int
    printed: str
    seconds: float


class Stuck(Exception):
    """What was waited for was not printed."""


def made_home(home: Path) -> Path:
    """Make a home the way the system makes one, if it is not there."""
    if not home.is_dir():
        home.mkdir(parents=True)
        if _SKELETON.is_dir():
            shutil.copytree(_SKELETON, home, dirs_exist_ok=True)
    return home


class Login:
    """A shell as a terminal opens it."""

    def __init__(self, home: Path, variables: Mapping[str, str] | None = None, *, shell: Sequence[str] = SHELL) -> None:
        """Log in to a home."""
        passed_on = {name: value for name, value in os.environ.items() if _PASSED_ON.search(name)}
        own = {
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "TERM": "dumb",
            "PROMPT_COMMAND": r"printf '\002%s\003' $?",
        }
        self._unread = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._process_id, self._terminal = pty.fork()
        if self._process_id == 0:
            os.chdir(home)
            os.execvpe(shell[0], [*shell], passed_on | own | dict(variables or {}))  # noqa: S606  the words of a page
        self.wait_for(_PROMPT)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        os.kill(self._process_id, signal.SIGHUP)
        os.close(self._terminal)
        os.waitpid(self._process_id, 0)

    def type(self, line: str) -> None:
        """Type a line, and Enter."""
        os.write(self._terminal, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Type Ctrl+C."""
        os.write(self._terminal, b"\x03")

    def wait_for(self, wanted: re.Pattern[str]) -> str:
        """Return what is printed, up to the end of what was wanted."""
        while (found := wanted.search(self._unread)) is None:
            part = self._part()
            if not part:
                raise Stuck(f"waited for {wanted.pattern!r} and read:\n{self._unread[-2000:]}")
            self._unread = _CONTROL.sub("", self._unread + part).replace("\r\n", "\n")
        text, self._unread = self._unread[: found.end()], self._unread[found.end() :]
        return text

    def _part(self) -> str:
        readable, _, _ = select.select([self._terminal], [], [], PATIENCE_S)
        try:
            read = os.read(self._terminal, 1 << 16) if readable else b""
        except OSError:  # nobody has the other end any more
            return ""
        return self._decoder.decode(read)

    def wait_for_end(self, read: str = "") -> int:
        """Return how the command ended that was typed, if so much is read already."""
        self._unread = read + self._unread
        found = _PROMPT.search(self.wait_for(_PROMPT))
        assert found is not None
        return int(found[1])

    def run(self, command: str) -> Ran:
        """Type a command and wait until it has ended."""
        begin_s = monotonic()
        self.type(command)
        text = self.wait_for(_PROMPT)
        return Ran(command, self.wait_for_end(text), _PROMPT.sub("", text), monotonic() - begin_s)
