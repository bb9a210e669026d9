"""Views as observations and actions as indices: the language of learning programs, with a version.

`encode_view` and `encode_action` do it for one view, the readable way. `Lockstep` plays thousands of deals side by
side in the core and gives the same bits and indices for all of them at once.
"""

from gangoffour.encoding.actions import (
    ACTION_COUNT,
    UNDECLARED_PLAYS,
    ActionIndices,
    decode_action,
    encode_action,
    legal_indices,
)
from gangoffour.encoding.features import FEATURE_BITS, action_features
from gangoffour.encoding.insights import ACTION_INSIGHTS, CARD_INSIGHTS, Insights
from gangoffour.encoding.layout import (
    BITS,
    ENCODING_VERSION,
    FIELDS,
    OPTIONS,
    PASSED_ON,
    SLOTS,
    Field,
    fields_of,
    passed_on_bit,
)
from gangoffour.encoding.lists import alike, best, some_lists, thinned
from gangoffour.encoding.lockstep import Lockstep, Snapshot
from gangoffour.encoding.observations import Observation, encode_view, pack_view, seen_in, unpacked

__all__ = [
    "ACTION_COUNT",
    "ACTION_INSIGHTS",
    "BITS",
    "CARD_INSIGHTS",
    "ENCODING_VERSION",
    "FEATURE_BITS",
    "FIELDS",
    "OPTIONS",
    "PASSED_ON",
    "SLOTS",
    "UNDECLARED_PLAYS",
    "ActionIndices",
    "Field",
    "Insights",
    "Lockstep",
    "Observation",
    "Snapshot",
    "action_features",
    "alike",
    "best",
    "decode_action",
    "encode_action",
    "encode_view",
    "fields_of",
    "legal_indices",
    "pack_view",
    "passed_on_bit",
    "seen_in",
    "some_lists",
    "thinned",
    "unpacked",
]
