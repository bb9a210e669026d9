"""The rule set that the options of a table stand for."""

from dataclasses import replace
from typing import Final

from gangoffour.engine import Declaration, DeclarationWindow, RuleSet, preset, rule_set, start_match
from gangoffour.protocol import TableOptions

SHORT_DEALS: Final = 4


def table_rules(options: TableOptions) -> RuleSet:
    """Return the rule set; raise the engine's `InvalidSetup` if there is none, or not for so many seats.

    By hand a last card is declared with the play: any later would be a race over a network (O8).
    """
    rules = rule_set(options.rules, preset(options.preset))
    rules = replace(rules, declaration=Declaration(options.declaration))
    if rules.declaration is Declaration.MANUAL:
        rules = replace(rules, declaration_window=DeclarationWindow.WITH_PLAY)
    match options.length:
        case "one_deal":
            rules = replace(rules, match_deals=1)
        case "short":
            rules = replace(rules, match_deals=SHORT_DEALS)
        case "half":
            rules = replace(rules, match_limit=max(1, rules.match_limit // 2))
        case "full":
            pass
    start_match(rules, options.seat_count)
    return rules
