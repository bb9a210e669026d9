"""A record as plain JSON values: for programs that do not want to read text.

Facts and claims only; what follows from them is left out.
"""

from typing import Any, TypeAlias

from gangoffour.engine import RULES_FORMAT, RuleSet, format_action, format_cards
from gangoffour.records.model import (
    FORMAT,
    RECORD_VERSION,
    DealRecord,
    FairnessRecord,
    Maker,
    MatchRecord,
    RecordedAction,
    Sitting,
    TributeRecord,
    changed_options,
)

JsonObject: TypeAlias = dict[str, Any]
"""What `json.loads` makes of an object."""


def to_json(record: MatchRecord) -> JsonObject:
    """Return the record as values that `json.dumps` takes."""
    return {
        "format": FORMAT,
        "version": RECORD_VERSION,
        "headers": [[name, value] for name, value in record.headers],
        "match_id": _hex(record.match_id),
        "rules": _rules(record.rules),
        "seats": [{"player_id": seat.player_id, "name": seat.name} for seat in record.seats],
        "first_dealer": record.first_dealer,
        "fairness": None if record.fairness is None else _fairness(record.fairness),
        "table_id": _hex(record.table_id),
        "started_at_ms": record.started_at_ms,
        "ended": None if record.ended is None else {"at_ms": record.ended.at_ms, "cause": record.ended.cause},
        "sittings": [_sitting(sitting) for sitting in record.sittings],
        "deals": [_deal(deal) for deal in record.deals],
    }


def _rules(rules: RuleSet) -> JsonObject:
    return {"format": RULES_FORMAT, "name": rules.name, "options": changed_options(rules)}


def _fairness(fairness: FairnessRecord) -> JsonObject:
    return {
        "scheme": fairness.scheme,
        "commitment": fairness.commitment.hex(),
        "client_commitments": [digest.hex() for digest in fairness.client_commitments],
        "numbers": [number.hex() for number in fairness.numbers],
        "secret": _hex(fairness.secret),
        "transcript_hash": fairness.transcript_hash.hex(),
    }


def _deal(deal: DealRecord) -> JsonObject:
    return {
        "cut_cards": [str(card) for card in deal.cut_cards],
        "hands": [format_cards(hand) for hand in deal.hands],
        "dummy_hand": None if deal.dummy_hand is None else format_cards(deal.dummy_hand),
        "tribute": None if deal.tribute is None else _tribute(deal.tribute),
        "actions": [_action(entry) for entry in deal.actions],
        "left": [format_cards(hand) for hand in deal.left],
    }


def _tribute(tribute: TributeRecord) -> JsonObject:
    return {"giver": tribute.giver, "receiver": tribute.receiver, "card": str(tribute.card)}


def _action(entry: RecordedAction) -> JsonObject:
    action: JsonObject = {"seat": entry.seat, "action": format_action(entry.action)}
    if entry.maker is not Maker.PLAYER:
        action["maker"] = str(entry.maker)
    return action if entry.is_carried_out else action | {"carried_out": False}


def _sitting(sitting: Sitting) -> JsonObject:
    return {
        "seat": sitting.seat,
        "first_deal": sitting.first_deal,
        "last_deal": sitting.last_deal,
        "player_id": sitting.player.player_id,
        "name": sitting.player.name,
        "bot": sitting.bot,
        "deadlines_missed": sitting.deadlines_missed,
    }


def _hex(value: bytes | None) -> str | None:
    return None if value is None else value.hex()
