"""The tampering script, in small: `make tampers` does it ten thousand times."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_tampered_records_are_refused_with_the_field_and_re_forged_ones_by_the_transcript() -> None:
    command = [sys.executable, "-m", "scripts.tamper_records", "--count", "300", "--forged", "6", "--matches", "4"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "300 of 300 tampered records refused, 300 with the field that was changed" in run.stdout
    assert "6 of 6 re-forged records refused with the saved transcript" in run.stdout
