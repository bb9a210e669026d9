"""The faults that `make faults` plants still fit the source."""

import ast

import pytest

from scripts.plant_faults import FAULTS, Fault, faulty_source
from tools.tree import ROOT


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_still_fits_the_source(fault: Fault) -> None:
    ast.parse(faulty_source(fault, ROOT))
