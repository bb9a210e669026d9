"""Write `tests/golden/analyses/` anew: what the shipped engine says of golden records, in worlds and quickly."""

from collections.abc import Iterator
from pathlib import Path

from gangoffour.analysis import analyse, format_analysis, shipped_judge
from gangoffour.engine import Seat
from gangoffour.records import parse_record

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden" / "analyses"


def golden_analyses() -> Iterator[tuple[str, str]]:
    """Yield a name and a text for each: a few decisions in worlds, and a match by the network alone."""
    records = ROOT / "tests" / "golden" / "records"
    german = parse_record((records / "german.gof").read_text(encoding="utf-8"))
    yield "german", format_analysis(analyse(german, shipped_judge(), deals={1}, seats={Seat(0)}))
    three = parse_record((records / "three-seats.gof").read_text(encoding="utf-8"))
    yield "three-seats-quick", format_analysis(analyse(three, shipped_judge(is_quick=True)))


def main() -> None:
    """Write the files."""
    GOLDEN.mkdir(exist_ok=True)
    for name, text in golden_analyses():
        (GOLDEN / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
