"""The schema and the TypeScript in the repository are those of the messages."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

from gangoffour.protocol import (
    CardName,
    ClientMessage,
    LobbyMessage,
    ServerMessage,
    api,
    days,
    format_schema,
    issuers,
    protocol_schema,
)
from gangoffour.protocol import events as wire
from gangoffour.protocol.values import Shape
from scripts.golden_frames import frames
from scripts.protocol_types import (
    CHARACTERS_OF_BOTS,
    CONSTANTS,
    PHRASES,
    SCHEMA,
    TYPES,
    WEB,
    format_characters,
    format_constants,
    format_phrases,
    missing_tools,
    write_types,
)
from tests.protocol.broken_frames import BAD_FIELD

REMAKE = "make it anew with scripts/protocol_types.py"
DEFINITIONS: dict[str, dict[str, Any]] = protocol_schema()["$defs"]


def names_in(union: str) -> set[str]:
    return {option["$ref"].removeprefix("#/$defs/") for option in DEFINITIONS[union]["anyOf"]}


def class_names(union: object) -> set[str]:
    return {each.__name__ for each in get_args(union)}


@pytest.fixture
def node() -> str:
    """Node, with the packages of web/."""
    assert missing_tools() is None
    found = shutil.which("node")
    assert found is not None
    return found


def test_the_schema_in_the_docs_is_up_to_date() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == format_schema(), REMAKE


def test_the_unions_have_names_and_hold_every_message_and_event() -> None:
    assert names_in("ClientMessage") == class_names(ClientMessage)
    assert names_in("ServerMessage") == class_names(ServerMessage)
    assert names_in("LobbyMessage") == class_names(LobbyMessage)
    assert names_in("Event") == class_names(wire.Event)
    assert DEFINITIONS["Entry"]["properties"]["event"] == {"$ref": "#/$defs/Event"}


def test_cards_are_named_once() -> None:
    assert DEFINITIONS["CardName"]["enum"] == sorted(get_args(CardName))
    assert format_schema().count('"10Y"') == 1


def test_every_reference_leads_to_a_definition() -> None:
    text = format_schema()
    references = re.findall(r'"\$ref": "#/\$defs/(\w+)"', text)
    assert len(references) == text.count("$ref") > len(DEFINITIONS)
    assert {*references} - DEFINITIONS.keys() == set()


def test_a_client_may_leave_out_defaults_and_the_server_never_does() -> None:
    assert "declare" not in DEFINITIONS["Play"]["required"]
    assert DEFINITIONS["TableOptions"]["required"] == []
    assert "own" in DEFINITIONS["Told"]["required"]
    assert "facts" in DEFINITIONS["Refused"]["required"]


def test_every_body_over_http_is_in_the_schema() -> None:
    offered = [*vars(api).values(), *vars(days).values(), *vars(issuers).values()]
    bodies = {each.__name__ for each in offered if isinstance(each, type) and issubclass(each, Shape)}
    parts_of_others = {
        "Body", "BotLevel", "DailyBoard", "DailyBoardEntry", "DailyEntry", "DailyField", "DailyPlace",
        "IssuerListing", "Player", "RecordListing", "SessionListing", "Shape", "TableListing", "TableOptions",
    }  # fmt: skip
    in_modules_of_their_own = {
        "AskFriend", "AskMailLink", "ChooseProfile", "Contest", "Faces", "Friend", "FriendAsked", "FriendList",
        "InviteFriend", "IssuedToken", "KeptAccount", "MatchPage", "MatchReplay", "MatchReview", "NewAppeal", "NewBot",
        "NewChallenge", "NewDecision", "NewMistakeTry", "NewPassword", "NewPractice", "NewPuzzleTry", "NewReport",
        "NewSanction", "NewToken", "NewVerdict", "OfferMail", "OwnBot", "OwnBotList", "OwnConduct", "OwnVoice",
        "PasskeyAnswer", "PasskeyOptions", "PasskeyWish", "PasswordSignIn", "PlayerFigure", "Practice",
        "PracticeStanding", "Profile", "PuzzleList", "RecoveryCodes", "ShownPuzzle", "StaffDesk", "TableHints",
        "TakeRecoveryCode", "TokenList", "TriedMistake", "TriedPuzzle", "WaysInList",
    }  # fmt: skip
    assert names_in("HttpRequest") | names_in("HttpResponse") == bodies - parts_of_others | in_modules_of_their_own


def test_a_client_may_leave_out_defaults_of_a_body_and_the_server_never_does() -> None:
    assert DEFINITIONS["NewTable"]["required"] == []
    assert DEFINITIONS["NewTable"]["additionalProperties"] is False
    assert DEFINITIONS["Me"]["required"] == ["avatar", "is_guest", "name", "player_id"]
    assert "invite" in DEFINITIONS["OpenedTable"]["required"]


def test_only_what_a_client_sends_is_closed_to_unknown_fields() -> None:
    assert DEFINITIONS["Play"]["additionalProperties"] is False
    assert "additionalProperties" not in DEFINITIONS["Told"]
    assert "additionalProperties" not in DEFINITIONS["Passed"]


@pytest.mark.parametrize("union", ["ClientMessage", "Event", "LobbyMessage", "ServerMessage"])
def test_every_example_is_valid_by_the_schema(union: str) -> None:
    validator = jsonschema_rs.validator_for({"$ref": f"#/$defs/{union}", "$defs": DEFINITIONS})
    for frame in frames()[union]:
        validator.validate(json.loads(frame))


def test_the_schema_refuses_what_the_server_refuses() -> None:
    validator = jsonschema_rs.validator_for({"$ref": "#/$defs/ClientMessage", "$defs": DEFINITIONS})
    wrong = [frame for frame in BAD_FIELD if len(frame) < 4096 and b"1e400" not in frame]
    assert len(wrong) > 40
    assert [frame for frame in wrong if validator.is_valid(json.loads(frame))] == []


def test_the_constants_of_the_page_are_up_to_date() -> None:
    assert CONSTANTS.read_text(encoding="utf-8") == format_constants(), REMAKE
    assert PHRASES.read_text(encoding="utf-8") == format_phrases(), REMAKE
    assert CHARACTERS_OF_BOTS.read_text(encoding="utf-8") == format_characters(), REMAKE


@pytest.mark.services("node")
@pytest.mark.usefixtures("node")
def test_the_typescript_is_up_to_date(tmp_path: Path) -> None:
    write_types(tmp_path / "wire.ts")
    assert TYPES.read_text(encoding="utf-8") == (tmp_path / "wire.ts").read_text(encoding="utf-8"), REMAKE


@pytest.mark.nightly
@pytest.mark.services("node")
def test_the_typescript_holds_and_narrows_by_type(node: str) -> None:
    checked = subprocess.run(
        [node, WEB / "node_modules/typescript/bin/tsc", "--noEmit"],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout
