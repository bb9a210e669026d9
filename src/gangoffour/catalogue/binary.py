"""The catalogue as bytes: `catalogue.bin`, which the package and the page share.

The layout is told byte by byte in `docs/reference/catalogue.md`. Masks lie in planes and strength numbers as
differences, because in this form they all but vanish when they are compressed.
"""

import json
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from typing import Any, Final

from gangoffour.catalogue.model import ORDER_VALUES, Catalogue, Column
from gangoffour.engine import Kind

CATALOGUE_VERSION: Final = 1
"""A new layout, other combinations or other orders make a new version."""

CATALOGUE_FILE: Final = "catalogue.bin"
"""The file in the package that holds the catalogue."""

_MAGIC: Final = b"gofcat"
_HEADER_START: Final = len(_MAGIC) + 2 + 4
_MASK_BYTES: Final = 8
_NUMBER_BYTES: Final = 2
_NUMBER_RANGE: Final = 1 << 8 * _NUMBER_BYTES


@cache
def load_catalogue() -> Catalogue:
    """Return the catalogue that comes with the package."""
    from importlib.resources import files  # noqa: PLC0415  not all who import the room read the file

    return parse_catalogue(files("gangoffour.catalogue").joinpath(CATALOGUE_FILE).read_bytes())


def format_catalogue(catalogue: Catalogue) -> bytes:
    """Return the catalogue as bytes."""
    header = json.dumps(_header(catalogue), separators=(",", ":")).encode()
    return b"".join(
        (
            _MAGIC,
            CATALOGUE_VERSION.to_bytes(2, "little"),
            len(header).to_bytes(4, "little"),
            header,
            _planes(catalogue.masks, _MASK_BYTES),
            *(_planes(_differences(column.numbers), _NUMBER_BYTES) for column in catalogue.columns),
        )
    )


def parse_catalogue(data: bytes) -> Catalogue:
    """Return the catalogue that the bytes hold; a ValueError says that they hold none this program can read."""
    if data[: len(_MAGIC)] != _MAGIC:
        raise ValueError("no catalogue")
    version = int.from_bytes(data[len(_MAGIC) : len(_MAGIC) + 2], "little")
    if version != CATALOGUE_VERSION:
        raise ValueError(f"a catalogue of version {version}; this program reads version {CATALOGUE_VERSION}")
    start = _HEADER_START + int.from_bytes(data[_HEADER_START - 4 : _HEADER_START], "little")
    header: dict[str, Any] = json.loads(data[_HEADER_START:start])
    counts = {Kind[name.upper()]: int(count) for name, count in header["kinds"]}
    columns = [(Kind[name.upper()], tuple(orders)) for name, orders in header["columns"]]
    count = sum(counts.values())
    columns_start = start + count * _MASK_BYTES
    starts = list(accumulate((counts[kind] * _NUMBER_BYTES for kind, _ in columns), initial=columns_start))
    if starts[-1] != len(data):
        raise ValueError(f"a catalogue of {starts[-1]} bytes cannot have {len(data)}")
    return Catalogue(
        masks=_read_planes(data, start, count, _MASK_BYTES),
        counts=tuple(counts.items()),
        columns=tuple(
            Column(kind, orders, _sums(_read_planes(data, column_start, counts[kind], _NUMBER_BYTES)))
            for (kind, orders), column_start in zip(columns, starts, strict=False)
        ),
    )


def _header(catalogue: Catalogue) -> dict[str, object]:
    return {
        "kinds": [[kind.name.lower(), count] for kind, count in catalogue.counts],
        "options": ORDER_VALUES,
        "columns": [[column.kind.name.lower(), column.orders] for column in catalogue.columns],
    }


def _planes(numbers: Sequence[int], width: int) -> bytes:
    """Return the lowest byte of every number, then the next byte of every number, and so on."""
    return b"".join(bytes(number >> 8 * plane & 0xFF for number in numbers) for plane in range(width))


def _read_planes(data: bytes, start: int, count: int, width: int) -> tuple[int, ...]:
    planes = [data[start + plane * count : start + (plane + 1) * count] for plane in range(width)]
    return tuple(int.from_bytes(each, "little") for each in zip(*planes, strict=True))


def _differences(numbers: Sequence[int]) -> list[int]:
    """Return how far each number is from the one before it, counted upwards and around."""
    return [(number - before) % _NUMBER_RANGE for before, number in pairwise((0, *numbers))]


def _sums(differences: Sequence[int]) -> tuple[int, ...]:
    return tuple(total % _NUMBER_RANGE for total in accumulate(differences))
