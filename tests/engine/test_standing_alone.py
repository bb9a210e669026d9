"""The rules need nothing but the standard library."""

import subprocess
import sys

import pytest

WITHOUT_NUMPY = "import sys; sys.modules['numpy'] = None; import {}"


@pytest.mark.parametrize("room", ["engine", "fairness", "records", "rulings"])
def test_the_rules_do_without_numpy(room: str) -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY.format(f"gangoffour.{room}")], check=False)
    assert done.returncode == 0


def test_the_core_does_not() -> None:
    program = WITHOUT_NUMPY.format("gangoffour.core")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert b"numpy" in done.stderr
