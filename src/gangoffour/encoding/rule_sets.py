"""The options of a rule set as bits of an observation."""

from gangoffour.encoding.layout import OPTIONS
from gangoffour.engine import (
    LARGEST_GANG,
    Declaration,
    DeclarationWindow,
    DirectionChange,
    DutyGang,
    FullHouseTiebreak,
    LoserTiebreak,
    MultiOneInFlush,
    Passing,
    RuleSet,
    TiebreakOrder,
    UndeclaredPoints,
)


def option_bits(rules: RuleSet) -> int:
    """Return the field `options` of a rule set."""
    most = LARGEST_GANG if rules.opening_max_cards is None else rules.opening_max_cards
    values = (
        rules.declaration is Declaration.MANUAL,
        rules.declaration_window is DeclarationWindow.WITH_PLAY,
        rules.undeclared_points is UndeclaredPoints.CARDS_PLUS_ONE,
        rules.last_card_duty,
        rules.duty_gang is DutyGang.REQUIRED,
        rules.duty_gang is DutyGang.FORBIDDEN,
        rules.duty_lead_highest_single,
        rules.loser_tiebreak is LoserTiebreak.HIGHEST_LEFTOVER_CARD,
        rules.exchange_return_same,
        rules.passing is Passing.REENTER,
        rules.direction_change is DirectionChange.TRICK,
        rules.tiebreak_order is TiebreakOrder.RANKS_FIRST,
        rules.full_house_tiebreak is FullHouseTiebreak.TRIPLE_ONLY,
        rules.multi_one_in_flush is MultiOneInFlush.AS_COLOUR,
        *(most >= count for count in range(1, LARGEST_GANG + 1)),
    )
    return sum(value << bit for bit, (value, _) in enumerate(zip(values, OPTIONS, strict=True)))
