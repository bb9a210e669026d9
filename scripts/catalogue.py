"""Write the catalogue of combinations anew, and what the page needs beside it: the deck, and vectors to test it by.

The difference is for reading: other bytes mean other combinations, other strengths or another layout, and then
`CATALOGUE_VERSION` has to rise.
"""

import json
from pathlib import Path

from gangoffour.catalogue import CATALOGUE_FILE, build_catalogue, format_catalogue
from gangoffour.engine import COPIES, FACES
from scripts.catalogue_vectors import format_vectors

ROOT = Path(__file__).parents[1]
CATALOGUE = ROOT / "src" / "gangoffour" / "catalogue" / CATALOGUE_FILE
DECK = ROOT / "web" / "src" / "catalogue" / "deck.json"
VECTORS = ROOT / "web" / "src" / "catalogue" / "vectors.json"


def format_deck() -> str:
    """Return the faces in card order as JSON, a line each: name, rank, colour and number of copies."""
    faces = [
        {"card": str(card), "rank": card.rank, "colour": card.colour.name.lower(), "copies": COPIES[card]}
        for card in FACES
    ]
    lines = ",\n".join(map(json.dumps, faces))
    return f"[\n{lines}\n]\n"


def main() -> None:
    """Write the three files."""
    CATALOGUE.write_bytes(format_catalogue(build_catalogue()))
    DECK.write_text(format_deck(), encoding="utf-8")
    VECTORS.write_text(format_vectors(), encoding="utf-8")


if __name__ == "__main__":
    main()
