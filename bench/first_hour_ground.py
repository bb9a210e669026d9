"""What the strangers of the first hour have in common: clean homes, packages at hand, and somebody who takes notes."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final, Self

import httpx2

from tools.figures import Figure
from tools.load.node import free_port
from tools.login import SHELL, Login, Ran, made_home
from tools.pages import Block
from tools.terminal import a_play_among

FIRST_CARD: Final = re.compile(r"Your hand \(\d+ cards\): .*\n(?:.*\n)*> \Z")
_ASKED: Final = re.compile(r"\n> \Z|\x02")
_OPEN: Final = re.compile(r"(https?://[^\s/]+/)(?:.*\n)*.*Ctrl\+C.*\n")
_SCRIPT: Final = re.compile(r'src="(/[^"]+\.js)"')
_PLAYS: Final = re.compile(r"gangoffour play\b")
_SERVES: Final = re.compile(r"gangoffour (?:serve|demo)\b")
_OR: Final = re.compile(r"\bor: ((\w+) .+)$")
_LONG: Final = 60
"""So much of what was printed is shown of a command that failed, in lines."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that was typed, or left out."""

    place: str
    command: str
    seconds: float
    note: str


@dataclass(slots=True)
class Notes:
    """What came of the hour."""

    lines: list[Line] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    failures: int = 0

    def keep(self, place: object, command: str, seconds: float, note: str) -> None:
        """Write a line down, and say it at once."""
        line = Line(str(place), command.partition("  #")[0], seconds, note)
        self.lines.append(line)
        print(f"  {line.place:<30} {line.seconds:7.1f} s  {line.command[:90]:<90}  {line.note}", flush=True)

    def fail(self, place: object, ran: Ran, wanted: str) -> None:
        """Write a failure down, with the end of what was printed."""
        self.failures += 1
        self.keep(place, ran.command, ran.seconds, f"FAILED: {wanted}")
        print("\n".join(f"    | {line}" for line in ran.printed.splitlines()[-_LONG:]), flush=True)


@dataclass(frozen=True, slots=True)
class Ground:
    """A place for strangers on this machine."""

    folder: Path
    python: str
    """Whoever types `python3` gets this one."""
    wheel: Path
    torch: str
    """The requirement by which torch is downloaded: a build for processors alone is much smaller."""
    notes: Notes

    @property
    def packages(self) -> Path:
        """Where the packages lie that the pages ask for: nothing is downloaded while the clock runs."""
        return self.folder / "packages"

    def fetch(self, *wanted: str) -> None:
        """Download what is asked for later; that has a time of its own."""
        begin_s = monotonic()
        tools = self.folder / "fetching"
        if not tools.is_dir():
            subprocess.run([self.python, "-m", "venv", str(tools)], check=True)
        links = f"{os.environ.get('PIP_FIND_LINKS', '')} {self.wheel.parent}"
        command = [str(tools / "bin" / "pip"), "download", "--quiet", "--dest", str(self.packages), *wanted]
        variables = {**os.environ, "PIP_FIND_LINKS": links}
        done = subprocess.run(command, capture_output=True, text=True, env=variables, check=False)
        if done.returncode:
            sys.exit(f"{' '.join(wanted)} cannot be downloaded:\n{done.stderr}")
        self.notes.keep("downloads", " ".join(wanted), monotonic() - begin_s, "")

    def variables(self, port: int) -> dict[str, str]:
        """The environment of a stranger who has downloaded all: the clients look into one folder and nowhere else."""
        return {
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.packages),
            "UV_NO_INDEX": "1",
            "UV_FIND_LINKS": str(self.packages),
            "UV_PYTHON": self.python,
            "GOF_PORT": str(port),
        }


class Stranger:
    """Somebody who types what a page says, a line after the other."""

    def __init__(self, ground: Ground, name: str, *, tool: str = "", shell: Sequence[str] = SHELL) -> None:
        """Begin in a new home, or in the one of that name. The tool is what is taken where a line has an `or:`."""
        self.home, self.port, self.printed = made_home(ground.folder / name), free_port(), ""
        self._ground, self._tool, self._shell = ground, tool, shell
        if tool == "uv":  # its own installer puts it there
            programs = self.home / ".local" / "bin"
            programs.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(found_tool(tool)), programs)
        self.login = self._logged_in()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.login.__exit__(kind, error, traceback)

    def _logged_in(self) -> Login:
        return Login(self.home, self._ground.variables(self.port), shell=self._shell)

    def type_blocks(self, blocks: Iterable[Block], left_out: Sequence[tuple[str, str]] = ()) -> float:
        """Type all lines of some blocks; those that match a pattern are left out for its reason.

        Return the seconds: without end, if a line failed.
        """
        seconds, failures = 0.0, self._ground.notes.failures
        for block in blocks:
            for command in block.commands:
                reason = next((reason for pattern, reason in left_out if re.search(pattern, command)), "")
                if reason:
                    self._ground.notes.keep(block, command, 0, f"left out: {reason}")
                else:
                    seconds += self.type(block, command).seconds
        return seconds if self._ground.notes.failures == failures else inf

    def type(self, place: object, line: str) -> Ran:
        """Type a line as somebody does who reads the comment behind it, too."""
        other = _OR.search(line)
        command = other[1] if other and other[2] == self._tool else line
        if _PLAYS.search(command):
            ran, wanted = self._played(command)
        elif _SERVES.search(command):
            ran, wanted = self._served(command)
        else:
            ran = self.login.run(command)
            wanted = "" if ran.code == 0 else f"it ended with {ran.code}"
        self.printed = ran.printed
        if wanted:
            self._ground.notes.fail(place, ran, wanted)
        else:
            self._ground.notes.keep(place, command, ran.seconds, "")
        if "new terminal" in line:
            self.login.__exit__(None, None, None)
            self.login = self._logged_in()
        return ran

    def _played(self, command: str) -> tuple[Ran, str]:
        """Play a match that is kept to its end, any other to its first card; the seconds are those to that card."""
        begin_s = monotonic()
        self.login.type(command)
        text = self.login.wait_for(re.compile(f"{FIRST_CARD.pattern}|\x02"))
        seconds = monotonic() - begin_s
        if text.endswith("\x02"):
            return Ran(command, self.login.wait_for_end(text), text, seconds), "no card was dealt"
        if "--record" in command:
            while not text.endswith("\x02"):
                self.login.type("plays")
                self.login.type(a_play_among(self.login.wait_for(_ASKED)))
                text = self.login.wait_for(_ASKED)
        else:
            self.login.type("quit")
            text += self.login.wait_for(_ASKED)
        code = self.login.wait_for_end(text)
        is_over = code == 0 and ("Goodbye" in text or "The match is over" in text)
        return Ran(command, code, text, seconds), "" if is_over else f"the match ended with {code}"

    def _served(self, command: str) -> tuple[Ran, str]:
        """Serve until the page has answered, then press Ctrl+C. The seconds are those to the answer."""
        begin_s = monotonic()
        self.login.type(command)
        text = self.login.wait_for(re.compile(f"{_OPEN.pattern}|\x02"))
        found = _OPEN.search(text)
        if found is None:
            return Ran(command, self.login.wait_for_end(text), text, monotonic() - begin_s), "nothing was served"
        # What a proxy stands in front of is asked without it.
        fault = page_fault(found[1] if found[1].startswith("http:") else f"http://127.0.0.1:{self.port}/")
        seconds = monotonic() - begin_s
        self.login.interrupt()
        text += self.login.wait_for(re.compile("\x02"))
        code = self.login.wait_for_end(text)
        return Ran(command, code, text, seconds), fault or ("" if code == 0 else f"it ended with {code}")


def page_fault(address: str) -> str:
    """Return what is wrong with the page at an address, or with the first script that it names."""
    with httpx2.Client(base_url=address, timeout=30) as client:
        try:
            page = client.get("/").raise_for_status().text
            script = _SCRIPT.search(page)
            if script is None:
                return f"{address} is not the page"
            return "" if client.get(script[1]).raise_for_status().content else f"{script[1]} is empty"
        except httpx2.HTTPError as error:
            return f"{address} does not answer: {error}"


def found_tool(name: str) -> str | None:
    """Return where a program is, beside this Python or on the path."""
    beside = Path(sys.executable).with_name(name)
    return str(beside) if beside.is_file() else shutil.which(name)
