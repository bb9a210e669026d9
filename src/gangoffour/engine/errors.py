"""Errors with stable codes.

    CodedError
    └── GangOfFourError       the engine refuses
        ├── MalformedText     a text that is no card or action at all
        ├── InvalidSetup      a rule set, match or deal that cannot be started
        └── IllegalAction     an action that the rules refuse; the state is unchanged

Programs read `code` and `facts`; people read a sentence that `locales` makes of the two. A code never changes
its meaning.
"""

from enum import StrEnum, unique


@unique
class Code(StrEnum):
    """Why something was refused. The part before the slash says what was attempted."""

    TEXT_CARD = "text/card"
    """The text is not a card."""
    TEXT_ACTION = "text/action"
    """The text is not an action."""
    TEXT_TOO_MANY_COPIES = "text/too_many_copies"
    """More copies of a card than the deck holds."""

    RULES_UNKNOWN_PRESET = "rules/unknown_preset"
    RULES_UNKNOWN_OPTION = "rules/unknown_option"
    RULES_BAD_OPTION = "rules/bad_option"
    """The option does not take this value."""

    MATCH_SEAT_COUNT = "match/seat_count"
    """The rule set does not allow this many seats (R2)."""
    MATCH_UNKNOWN_SEAT = "match/unknown_seat"
    MATCH_OVER = "match/over"

    DEAL_NOT_STARTED = "deal/not_started"
    """No deal is being played: the next one has to be started first."""
    DEAL_IN_PROGRESS = "deal/in_progress"
    """A deal cannot be started while another is being played."""
    DEAL_BAD_DECK = "deal/bad_deck"
    """The deck order is not an order of the 64 cards."""
    DEAL_BAD_HANDS = "deal/bad_hands"
    """The hands of a position do not come from one deck or do not fit the seats."""
    DEAL_BAD_CUT = "deal/bad_cut"
    """The cut cards do not fit the dealing ritual (R7)."""

    TURN_NOT_YOURS = "turn/not_yours"
    """Another seat is to act (R36, R64)."""
    TURN_DISQUALIFIED = "turn/disqualified"
    """The seat failed to declare its last card and is out of this deal (R44)."""
    TURN_RETURN_FIRST = "turn/return_first"
    """The deal winner has to return a card before anything is played (R57)."""

    PLAY_NOT_HELD = "play/not_held"
    PLAY_NOT_A_COMBINATION = "play/not_a_combination"
    """The cards are no combination (R26)."""
    PLAY_WRONG_CARD_COUNT = "play/wrong_card_count"
    """As many cards as in the top play are needed, or a gang (R27)."""
    PLAY_ONLY_HIGHER_GANG = "play/only_higher_gang"
    """Only a higher gang goes on a gang (R33)."""
    PLAY_DOES_NOT_BEAT = "play/does_not_beat"
    """The combination is not strictly higher than the top play (R34)."""
    PLAY_DECLARE_FIRST = "play/declare_first"
    """An undeclared last card cannot be played (R42)."""
    PLAY_MUST_CONTAIN_MULTI_ONE = "play/must_contain_multi_one"
    """The first lead of the match must contain 1M (R8)."""
    PLAY_OPENING_TOO_MANY_CARDS = "play/opening_too_many_cards"
    """The first lead of the match has a limit in this rule set (R8)."""
    PLAY_DUTY_HIGHEST_SINGLE = "play/duty_highest_single"
    """The last-card duty asks for the highest card (R48, R50)."""
    PLAY_DUTY_MULTI_CARD = "play/duty_multi_card"
    """The last-card duty asks for a lead of two or more cards (R50)."""
    PLAY_DUTY_GANG_BARRED = "play/duty_gang_barred"
    """The last-card duty asks for the highest card and this rule set takes no gang for it (R49)."""

    PASS_ON_LEAD = "pass/on_lead"
    """The leader must play (R40)."""
    PASS_DUTY_HIGHEST_SINGLE = "pass/duty_highest_single"
    """The last-card duty asks for the highest card (R48)."""
    PASS_DUTY_GANG = "pass/duty_gang"
    """The last-card duty asks for a gang (R49)."""

    DECLARE_AUTOMATIC = "declare/automatic"
    """Last cards are declared automatically in this rule set (R42)."""
    DECLARE_NOT_LAST_CARD = "declare/not_last_card"
    """Only a seat with a single card has something to declare (R42)."""
    DECLARE_ALREADY_DECLARED = "declare/already_declared"

    RETURN_NOT_DUE = "return/not_due"
    """No card is to be returned now (R57)."""
    RETURN_NOT_HELD = "return/not_held"
    RETURN_SAME_FACE = "return/same_face"
    """This rule set does not let the tribute be returned (R61)."""


class CodedError(Exception):
    """An error with a stable code, and the facts that a sentence about it needs. Rooms derive their own from it."""

    code: StrEnum

    def __init__(self, code: StrEnum, **facts: str | int) -> None:
        """Keep code and facts."""
        super().__init__(f"{code}" + "".join(f" {name}={value}" for name, value in facts.items()))
        self.code = code
        self.facts = facts


class GangOfFourError(CodedError):
    """Anything the engine refuses."""

    code: Code


class MalformedText(GangOfFourError):
    """A text that is no card or action."""


class InvalidSetup(GangOfFourError):
    """A rule set, match or deal that cannot be started."""


class IllegalAction(GangOfFourError):
    """An action that the rules refuse."""
