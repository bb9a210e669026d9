"""What the levels lose for each decision, as measured: by this a person's figure is told in words."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

LEVELS_FILE: Final = "levels.json"


@cache
def level_figures() -> Mapping[str, float]:
    """Return the points that each level loses for a decision, weakest first, as `make review-figures` found them."""
    kept = json.loads((files("gangoffour.analysis") / LEVELS_FILE).read_text(encoding="utf-8"))
    return MappingProxyType({level: float(lost) for level, lost in kept["lost"].items()})
