"""Reading and writing the files that commands are given; what goes wrong gets a code."""

from pathlib import Path

from gangoffour.cli.errors import FileCode, FileError


def read_text(path: Path) -> str:
    """Return the text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FileError(FileCode.NOT_TEXT, file=str(path)) from error
    except OSError as error:
        raise FileError(FileCode.UNREADABLE, file=str(path), reason=_reason(error)) from error


def create_text(path: Path, text: str) -> None:
    """Write a new file of text; refuse to touch one that exists."""
    create_bytes(path, text.encode())


def create_bytes(path: Path, content: bytes) -> None:
    """Write a new file; refuse to touch one that exists."""
    try:
        with path.open("xb") as file:
            file.write(content)
    except FileExistsError as error:
        raise FileError(FileCode.EXISTS, file=str(path)) from error
    except OSError as error:
        raise FileError(FileCode.UNWRITABLE, file=str(path), reason=_reason(error)) from error


def replace_text(path: Path, text: str) -> None:
    """Write a file anew."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise FileError(FileCode.UNWRITABLE, file=str(path), reason=_reason(error)) from error


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
