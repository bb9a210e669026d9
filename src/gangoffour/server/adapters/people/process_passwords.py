"""Passwords looked at beside the server, in one process of its own: nobody who plays waits for those who sign in."""

from pathlib import Path
from typing import Final

import msgspec

from gangoffour.server.adapters.people import password_process
from gangoffour.server.adapters.people.password_process import COMMON, Answer
from gangoffour.server.adapters.processes.side_process import SideProcess
from gangoffour.server.adapters.processes.worker_process import NoAnswer, command_for
from gangoffour.server.logs import logger
from gangoffour.server.ports import Checked, CommonPassword, PasswordsBusy

COMMAND: Final = command_for(Path(password_process.__file__))

PASSWORD_S: Final = 60.0
"""How long somebody waits for their turn, and again for the answer."""

_LOG: Final = logger(__name__)


class ProcessPasswords:
    """Looks at passwords one at a time."""

    def __init__(self, timeout_s: float = PASSWORD_S, command: tuple[str, ...] = COMMAND) -> None:
        self._process = SideProcess(command, timeout_s, turn_s=timeout_s)

    @property
    def process_id(self) -> int | None:
        """The id of the process, if one runs."""
        return self._process.process_id

    async def hash(self, password: str) -> str:
        """Return the hash of a new password."""
        answer = await self._asked(password, None, is_new=True)
        if answer == COMMON:
            raise CommonPassword
        _, password_hash = msgspec.json.decode(answer, type=tuple[bool, str])
        return password_hash

    async def check(self, password: str, password_hash: str | None) -> Checked:
        """Compare a password with a hash."""
        return Checked(*msgspec.json.decode(await self._asked(password, password_hash, is_new=False), type=Answer))

    async def close(self) -> None:
        """End the process, whatever it does."""
        await self._process.close()

    async def _asked(self, password: str, password_hash: str | None, *, is_new: bool) -> bytes:
        request = msgspec.json.encode((password, password_hash, is_new))
        try:
            return await self._process.ask(request)
        except NoAnswer as error:
            _LOG.warning("a password could not be looked at", reason=str(error))
            raise PasswordsBusy from error
