"""The modules of the core as the plain Python that they are, whether they are compiled or not."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Final

import gangoffour.core
from gangoffour.core import Croupier
from gangoffour.core.options import options_of
from gangoffour.core.tables import tables_for
from gangoffour.engine import RuleSet

CORE: Final = Path(gangoffour.core.__file__).parent
COMPILED_MODULES: Final = ("_plays", "_deals", "_croupier", "_stepper", "_playouts", "_worlds", "_proofs")


def as_plain_python(name: str) -> ModuleType:
    """Load a module of the core from its source."""
    spec = importlib.util.spec_from_file_location(f"plain{name}", CORE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not getattr(module, "COMPILED", False)
    return module


def plain_croupier(rules: RuleSet) -> Croupier:
    """A croupier for a rule set that runs uncompiled."""
    plays, deals, croupiers = map(as_plain_python, ("_plays", "_deals", "_croupier"))
    tables = tables_for(rules)
    croupier: Croupier = croupiers.Croupier(deals.Deal(plays.Plays(tables), tables.paired, options_of(rules)))
    return croupier
