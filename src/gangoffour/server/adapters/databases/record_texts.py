"""Records as they lie in a database: compressed."""

import zlib


def packed(text: str) -> bytes:
    """Return a record as it is kept."""
    return zlib.compress(text.encode())


def unpacked(kept: bytes) -> str:
    """Return a record that was kept."""
    return zlib.decompress(kept).decode()
