"""Files that hold hands and seeds: whoever runs the server may read them, and no other user of the machine.

SQLite gives its journals the mode of the database beside which they lie, whatever the umask is. So it is enough that
the database is private before SQLite first opens it.
"""

import os
import stat
from pathlib import Path
from typing import Final

from gangoffour.server.logs import logger

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
JOURNALS: Final = ("-wal", "-shm", "-journal")
"""How the names of the files end that SQLite keeps beside a database."""

_HAS_MODES: Final = os.name == "posix"

_LOG: Final = logger(__name__)


def make_private_file(path: Path) -> None:
    """Make an empty file that others cannot read at any moment.

    Raises:
        FileExistsError: Something of that name is there, were it a link to nowhere.
        OSError: It cannot be made.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))


def make_private_folder(path: Path) -> None:
    """Make a folder and those above it, as far as they are missing; those that are there stay as they are."""
    missing = [folder for folder in (path, *path.parents) if not folder.exists()]
    for folder in reversed(missing):
        folder.mkdir(mode=FOLDER_MODE, exist_ok=True)


def keep_private(database: Path) -> None:
    """Make a database and its folder if they are missing; shut out others from one that is there, and say so."""
    database = database.resolve()  # SQLite follows links, and puts its journals beside the file itself
    make_private_folder(database.parent)
    try:
        make_private_file(database)
    except FileExistsError:
        for file in (database, *(database.with_name(database.name + ending) for ending in JOURNALS)):
            _shut_out_others(file)


def _shut_out_others(file: Path) -> None:
    if not _HAS_MODES or not file.exists():
        return
    mode = stat.S_IMODE(file.stat().st_mode)
    if not mode & ~FILE_MODE:
        return
    try:
        file.chmod(FILE_MODE)
    except PermissionError:
        _LOG.error("others can read this file, and its owner is somebody else: chown it", file=str(file))
        return
    _LOG.warning("others could read this file, and no longer can", file=str(file), mode=f"{mode:04o}")
