"""Messages and HTTP bodies as JSON Schema, for clients in other languages.

The schema is kept in `docs/reference/protocol.schema.json`.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import msgspec

from gangoffour.protocol import (
    accounts,
    api,
    conduct,
    contests,
    days,
    friends,
    hints,
    issuers,
    practice,
    profiles,
    programs,
    replays,
    reviews,
)
from gangoffour.protocol.events import Event
from gangoffour.protocol.messages import ClientMessage, LobbyMessage, ServerMessage
from gangoffour.protocol.values import CardName, DirectionName, KindName

Schema: TypeAlias = dict[str, Any]

_REFERENCE: Final = "#/$defs/{name}"
_MESSAGES: Final = {"ClientMessage": ClientMessage, "LobbyMessage": LobbyMessage, "ServerMessage": ServerMessage}
_NAMED: Final = {"CardName": CardName, "DirectionName": DirectionName, "Event": Event, "KindName": KindName}
"""What has a name in Python but would be written out wherever it is used, since it is no class."""

_REQUESTS: Final = (
    issuers.Arrival,
    accounts.AskMailLink,
    issuers.Depart,
    issuers.DepartToKeep,
    accounts.NewPassword,
    accounts.OfferMail,
    accounts.PasskeyAnswer,
    accounts.PasskeyWish,
    accounts.PasswordSignIn,
    accounts.TakeRecoveryCode,
    api.NewCode,
    api.NewGuest,
    api.NewTable,
    api.PlayNow,
    api.Rename,
    api.TakeLink,
    api.TryCode,
    practice.NewMistakeTry,
    practice.NewPuzzleTry,
    profiles.ChooseProfile,
    programs.NewBot,
    programs.NewToken,
    contests.NewChallenge,
    conduct.NewAppeal,
    conduct.NewDecision,
    conduct.NewReport,
    conduct.NewSanction,
    conduct.NewVerdict,
    friends.AskFriend,
    friends.InviteFriend,
    reviews.NewPractice,
)
_RESPONSES: Final = (
    issuers.Arrived,
    issuers.DepartureAddress,
    accounts.KeptAccount,
    accounts.PasskeyOptions,
    accounts.RecoveryCodes,
    accounts.WaysInList,
    api.About,
    api.BotLevels,
    api.CodedTable,
    days.DailyDay,
    days.DailyStanding,
    days.DailyBoardResults,
    days.DailyTable,
    api.LinkOffer,
    api.Me,
    api.NewLink,
    api.NewSession,
    api.OpenedTable,
    api.Presets,
    api.Problem,
    api.RecordList,
    api.SessionList,
    api.ShownCode,
    api.TableList,
    api.Visitor,
    conduct.OwnConduct,
    conduct.OwnVoice,
    conduct.StaffDesk,
    contests.Contest,
    friends.Friend,
    friends.FriendAsked,
    friends.FriendList,
    hints.TableHints,
    practice.PracticeStanding,
    practice.TriedMistake,
    practice.TriedPuzzle,
    profiles.Faces,
    profiles.MatchPage,
    profiles.Profile,
    programs.IssuedToken,
    programs.OwnBot,
    programs.OwnBotList,
    programs.TokenList,
    replays.MatchReplay,
    reviews.MatchReview,
    reviews.PlayerFigure,
    reviews.Practice,
    reviews.PuzzleList,
    reviews.ShownPuzzle,
)
_BODIES: Final = {"HttpRequest": _REQUESTS, "HttpResponse": _RESPONSES}


def protocol_schema() -> Schema:
    """Return the schema of everything that is sent, on sockets or over HTTP, with a definition for every name."""
    types = (*_MESSAGES.values(), *_NAMED.values(), *_REQUESTS, *_RESPONSES)
    unions, definitions = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    named = dict(zip((*_MESSAGES, *_NAMED), unions, strict=False))
    short = {json.dumps(named[name]): _reference(name) for name in _NAMED}
    definitions = {name: _shortened(definition, short) for name, definition in definitions.items()}
    named |= {name: {"anyOf": [_reference(body.__name__) for body in bodies]} for name, bodies in _BODIES.items()}
    definitions |= {name: {"title": name, **definition} for name, definition in named.items()}
    _require_what_the_server_writes(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "Every message on a socket: of clients, of the server at a table, of the server in the lobby; "
        "and every body over HTTP.",
        "type": "object",
        "properties": {
            "client": _reference("ClientMessage"),
            "http_request": _reference("HttpRequest"),
            "http_response": _reference("HttpResponse"),
            "lobby": _reference("LobbyMessage"),
            "server": _reference("ServerMessage"),
        },
        "required": ["client", "http_request", "http_response", "lobby", "server"],
        "additionalProperties": False,
        "$defs": definitions,
    }


def format_schema() -> str:
    """Return the schema as text, always the same for the same messages."""
    return json.dumps(protocol_schema(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def _shortened(schema: Any, short: dict[str, Schema]) -> Any:  # noqa: ANN401  any JSON value
    """Return the schema with a reference in the place of everything that has a name."""
    match schema:
        case dict():
            reference = short.get(json.dumps(schema))
            return reference or {key: _shortened(value, short) for key, value in schema.items()}
        case list():
            return [_shortened(value, short) for value in schema]
        case _:
            return schema


def _require_what_the_server_writes(definitions: dict[str, Schema]) -> None:
    """Mark every field as present in what only the server sends: it leaves none out, not even a default."""
    sent_by_clients = _reachable("ClientMessage", definitions) | _reachable("HttpRequest", definitions)
    for name, definition in definitions.items():
        if name not in sent_by_clients and "properties" in definition:
            definition["required"] = sorted(definition["properties"])


def _reference(name: str) -> Schema:
    return {"$ref": _REFERENCE.format(name=name)}


def _reachable(name: str, definitions: dict[str, Schema]) -> set[str]:
    found, waiting = {name}, [name]
    while waiting:
        new = set(_references(definitions[waiting.pop()])) - found
        found |= new
        waiting += new
    return found


def _references(schema: Any) -> Iterator[str]:  # noqa: ANN401  any JSON value
    match schema:
        case {"$ref": str(reference)}:
            yield reference.removeprefix(_REFERENCE.format(name=""))
        case dict():
            for value in schema.values():
                yield from _references(value)
        case list():
            for value in schema:
                yield from _references(value)
        case _:
            return
