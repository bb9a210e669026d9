"""Analyses as JSON, `gof-analysis 1`: docs/reference/gof-analysis.md describes it."""

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias
from uuid import UUID

from gangoffour.analysis.errors import AnalysisCode, AnalysisError
from gangoffour.analysis.model import (
    Analysis,
    Candidate,
    DealAnalysis,
    Decision,
    DecisionKind,
    EngineName,
    Judgement,
    Luck,
)
from gangoffour.analysis.names import engine_id
from gangoffour.bots import GivenReason, HintReason
from gangoffour.engine import GangOfFourError, Seat, format_action, parse_action
from gangoffour.records import Maker

ANALYSIS_FORMAT: Final = "gof-analysis"
"""The name of the format."""
ANALYSIS_VERSION: Final = 1
"""The version that is written."""

JsonObject: TypeAlias = dict[str, Any]


def format_analysis(analysis: Analysis) -> str:
    """Return an analysis as text: JSON with a line for each decision. Equal analyses give equal bytes."""
    value = analysis_to_json(analysis)
    deals = value.pop("deals")
    head = json.dumps(value, indent=2)[:-2]
    return f'{head},\n  "deals": [{",".join(map(_deal_text, deals))}\n  ]\n}}\n'


def parse_analysis(text: str) -> Analysis:
    """Return the analysis that a text holds; raise `AnalysisError` if it holds none."""
    try:
        value = json.loads(text)
    except ValueError as error:
        raise AnalysisError(AnalysisCode.MALFORMED, reason=str(error)) from error
    return analysis_from_json(value)


def analysis_to_json(analysis: Analysis) -> JsonObject:
    """Return an analysis as values that JSON can hold."""
    name = analysis.engine
    return {
        "format": ANALYSIS_FORMAT,
        "version": ANALYSIS_VERSION,
        "engine": {
            "id": engine_id(name),
            "network": name.network,
            "quick_network": name.quick_network,
            "settings": dict(name.settings),
        },
        "match_id": None if analysis.match_id is None else str(UUID(bytes=analysis.match_id)),
        "seats": analysis.seat_count,
        "deals": [_deal_to_json(deal) for deal in analysis.deals],
    }


def analysis_from_json(value: object) -> Analysis:
    """Return the analysis behind such values; what follows from the rest is not looked at."""
    if not isinstance(value, dict) or value.get("format") != ANALYSIS_FORMAT:
        raise AnalysisError(AnalysisCode.MALFORMED, reason=f"not {ANALYSIS_FORMAT}")
    if value.get("version") != ANALYSIS_VERSION:
        raise AnalysisError(AnalysisCode.UNKNOWN_VERSION, version=str(value.get("version")))
    try:
        return _analysis(value)
    except (KeyError, TypeError, ValueError, AttributeError, GangOfFourError) as error:
        raise AnalysisError(AnalysisCode.MALFORMED, reason=f"{type(error).__name__}: {error}") from error


def _deal_text(deal: Mapping[str, Any]) -> str:
    decisions, luck = (
        ",".join(f"\n      {json.dumps(each, separators=(',', ':'))}" for each in deal[name])
        for name in ("decisions", "luck")
    )
    return f'\n    {{"deal": {deal["deal"]}, "decisions": [{decisions}\n    ], "luck": [{luck}\n    ]}}'


def _deal_to_json(deal: DealAnalysis) -> JsonObject:
    return {
        "deal": deal.number,
        "decisions": [_decision_to_json(decision) for decision in deal.decisions],
        "luck": [
            {
                "seat": int(seat),
                "margin": luck.margin,
                "cards": luck.cards,
                "cards_error": luck.cards_error,
                "plays": luck.plays,
                "plays_error": luck.plays_error,
                "rest": luck.rest,
            }
            for seat, luck in deal.luck.items()
        ],
    }


def _decision_to_json(decision: Decision) -> JsonObject:
    judgement, given = decision.judgement, decision.reason
    return {
        "turn": decision.turn,
        "seat": int(decision.seat),
        "maker": str(decision.maker),
        "kind": str(decision.kind),
        "action": format_action(decision.action),
        "verdict": str(decision.verdict),
        "loss": judgement.loss,
        "error": judgement.error,
        "worlds": judgement.world_count,
        "candidates": [[format_action(each.action), each.value] for each in judgement.candidates],
        "errors": [each.error for each in judgement.candidates] if judgement.world_count else [],
        "taken": judgement.taken,
        "reason": None if given is None else {"code": str(given.reason), **given.facts},
    }


def _analysis(value: JsonObject) -> Analysis:
    engine = value["engine"]
    match_id = value["match_id"]
    return Analysis(
        EngineName(engine["network"], engine["quick_network"], dict(sorted(engine["settings"].items()))),
        int(value["seats"]),
        tuple(_deal(deal) for deal in value["deals"]),
        None if match_id is None else UUID(match_id).bytes,
    )


def _deal(value: JsonObject) -> DealAnalysis:
    luck = {
        Seat(each["seat"]): Luck(each["margin"], each["cards"], each["cards_error"], each["plays"], each["plays_error"])
        for each in value["luck"]
    }
    return DealAnalysis(int(value["deal"]), tuple(_decision(each) for each in value["decisions"]), luck)


def _decision(value: JsonObject) -> Decision:
    candidates = value["candidates"]
    errors = value.get("errors") or [0.0] * len(candidates)  # what was written before has none
    judgement = Judgement(
        tuple(
            Candidate(parse_action(action), worth, error)
            for (action, worth), error in zip(candidates, errors, strict=True)
        ),
        value["taken"],
        value["loss"],
        value["error"],
        value["worlds"],
    )
    return Decision(
        value["turn"],
        Seat(value["seat"]),
        Maker(value["maker"]),
        DecisionKind(value["kind"]),
        parse_action(value["action"]),
        judgement,
        _reason(value["reason"]),
    )


def _reason(value: JsonObject | None) -> GivenReason | None:
    if value is None:
        return None
    return GivenReason(HintReason(value["code"]), {name: fact for name, fact in value.items() if name != "code"})
