"""Programs that leave little of the machine to others: busy loops, and one that writes and syncs all the time."""

import asyncio
import contextlib
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

_EVERYWHERE: Final = "import os, sys; os.sched_setaffinity(0, range(os.cpu_count()))\n"
"""Whoever puts the load on a node may have a core of its own; these have them all."""
_LOOP: Final = _EVERYWHERE + "while True: pass"
_WRITER: Final = f"""{_EVERYWHERE}
with open(sys.argv[1], "wb", buffering=0) as file:
    while True:
        file.seek(0)
        file.write(bytes(1 << 20))
        os.fsync(file.fileno())
"""


@asynccontextmanager
async def busy_machine(loops: int) -> AsyncIterator[None]:
    """Keep the cores and the disk busy meanwhile."""
    with tempfile.NamedTemporaryFile() as file:
        programs = [[_LOOP]] * loops + [[_WRITER, file.name]]
        hogs = [await asyncio.create_subprocess_exec(sys.executable, "-c", *program) for program in programs]
        try:
            yield
        finally:
            for hog in hogs:
                with contextlib.suppress(ProcessLookupError):
                    hog.kill()
            await asyncio.gather(*(hog.wait() for hog in hogs))
