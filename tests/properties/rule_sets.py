"""Random rule sets: presets, and custom ones with any value for every option."""

from enum import StrEnum

from hypothesis import strategies as st

from gangoffour.engine import CLASSIC, OPTION_NAMES, PRESETS, RuleSet, rule_set


def _values(name: str) -> st.SearchStrategy[object]:
    default = getattr(CLASSIC, name)
    if isinstance(default, StrEnum):
        return st.sampled_from([value.value for value in type(default)])
    if isinstance(default, bool):
        return st.booleans()
    return {
        "players_allowed": st.just([3, 4]),
        "opening_max_cards": st.one_of(st.none(), st.integers(1, 7)),
        "match_limit": st.sampled_from([1, 20, 50, 100]),
        "match_deals": st.one_of(st.none(), st.integers(1, 4)),
    }[name]


CUSTOM_RULE_SETS = st.fixed_dictionaries({}, optional={name: _values(name) for name in OPTION_NAMES}).map(rule_set)
RULE_SETS: st.SearchStrategy[RuleSet] = st.one_of(
    st.sampled_from(sorted(PRESETS)).map(PRESETS.__getitem__), CUSTOM_RULE_SETS
)


def seat_counts(rules: RuleSet) -> st.SearchStrategy[int]:
    """Seat counts that the rule set allows."""
    return st.sampled_from(rules.players_allowed)
