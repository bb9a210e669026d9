"""Deals at full speed: a second player of the rules, compiled, over the catalogue.

The readable engine is the law. The core carries out the same deals over masks and tables, thousands of them side by
side, for search and training. Compiled or not, it gives the same results; `COMPILED` says which it is.
"""

from gangoffour.core._croupier import COMPILED, Croupier
from gangoffour.core._playouts import Playouts
from gangoffour.core._proofs import Prover
from gangoffour.core._stepper import Stepper
from gangoffour.core._worlds import Worlds
from gangoffour.core.actions import (
    ACTIONS,
    DECLARE,
    FIRST_RETURN,
    PASS,
    PLAYS,
    WAIT,
    action_of,
    action_of_play,
    number_of,
)
from gangoffour.core.hidden import Hidden, HiddenHand, SeenPass, hidden_cards
from gangoffour.core.options import ActionNumbers, Starts, Words
from gangoffour.core.rows import SEEN_WORDS, Rows, Seeing, new_rows
from gangoffour.core.signs import SIGNS
from gangoffour.core.states import (
    WORDS_PER_DEAL,
    DealState,
    croupier_for,
    deal_state,
    empty_deal,
    new_deals,
    read_deal,
    write_deal,
)
from gangoffour.core.study import Ends, Study, deal_rewards, ends_of

__all__ = [
    "ACTIONS",
    "COMPILED",
    "DECLARE",
    "FIRST_RETURN",
    "PASS",
    "PLAYS",
    "SEEN_WORDS",
    "SIGNS",
    "WAIT",
    "WORDS_PER_DEAL",
    "ActionNumbers",
    "Croupier",
    "DealState",
    "Ends",
    "Hidden",
    "HiddenHand",
    "Playouts",
    "Prover",
    "Rows",
    "Seeing",
    "SeenPass",
    "Starts",
    "Stepper",
    "Study",
    "Words",
    "Worlds",
    "action_of",
    "action_of_play",
    "croupier_for",
    "deal_rewards",
    "deal_state",
    "empty_deal",
    "ends_of",
    "hidden_cards",
    "new_deals",
    "new_rows",
    "number_of",
    "read_deal",
    "write_deal",
]
