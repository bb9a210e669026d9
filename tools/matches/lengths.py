"""What tables offer: how long a match may be, and the rule set that each length stands for."""

from typing import Any, Final, get_args, get_type_hints

from gangoffour.engine import RuleSet
from gangoffour.protocol import TableOptions
from gangoffour.server.tables.options import table_rules

LENGTHS: Final[tuple[str, ...]] = get_args(get_type_hints(TableOptions)["length"])


def rules_of_length(preset: str, length: str) -> RuleSet:
    """Return the rule set of a table of four with this preset and length."""
    options: dict[str, Any] = {"preset": preset, "length": length}
    return table_rules(TableOptions(**options))
