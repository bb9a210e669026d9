"""The committed files are what the engine makes today, and a file that is none is refused."""

import gzip
import subprocess
import sys

import pytest

from gangoffour.catalogue import CATALOGUE_VERSION, build_catalogue, format_catalogue, parse_catalogue
from scripts.catalogue import CATALOGUE, DECK, ROOT, VECTORS, format_deck
from scripts.catalogue_vectors import format_vectors

DATA = CATALOGUE.read_bytes()


def test_the_committed_catalogue_is_a_fresh_build() -> None:
    assert format_catalogue(build_catalogue()) == DATA, "run `make catalogue`"


def test_the_committed_deck_is_that_of_the_engine() -> None:
    assert DECK.read_text(encoding="utf-8") == format_deck(), "run `make catalogue`"


def test_the_committed_vectors_are_what_the_engine_answers() -> None:
    assert VECTORS.read_text(encoding="utf-8") == format_vectors(), "run `make catalogue`"


def test_what_was_parsed_is_formatted_to_the_same_bytes() -> None:
    assert format_catalogue(parse_catalogue(DATA)) == DATA


def test_the_page_about_the_file_tells_its_sizes_and_ids() -> None:
    page = (ROOT / "docs/reference/catalogue.md").read_text(encoding="utf-8")
    header_length = int.from_bytes(DATA[8:12], "little")
    assert f"the length *h* of the header: {header_length} |" in page
    assert f"after {len(DATA):,} bytes" in page
    catalogue = parse_catalogue(DATA)
    for kind, count in catalogue.counts:
        ids = catalogue.ids_of(kind)
        assert f"| `{kind.name.lower()}` | {count:,} | {ids[0]} to {ids[-1]} |" in page


def test_the_files_are_small() -> None:
    assert len(gzip.compress(DATA, 9)) < 6_000
    assert VECTORS.stat().st_size < 300_000


@pytest.mark.parametrize(
    "data, reason",
    [
        (b"", "no catalogue"),
        (b"PK" + DATA, "no catalogue"),
        (DATA[:6] + (CATALOGUE_VERSION + 1).to_bytes(2, "little") + DATA[8:], "version 2"),
        (DATA[:100], "Unterminated"),
        (DATA[:-1], "bytes"),
        (DATA + b"\0", "bytes"),
    ],
    ids=["empty", "another file", "another version", "cut in the header", "cut at the end", "too long"],
)
def test_other_bytes_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse_catalogue(data)


def test_the_catalogue_loads_with_the_standard_library_alone() -> None:
    program = (
        "import sys; before = set(sys.modules); from gangoffour.catalogue import load_catalogue; load_catalogue();"
        "names = {name.partition('.')[0] for name in set(sys.modules) - before};"
        "print(sorted(names - sys.stdlib_module_names))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "['gangoffour']"
