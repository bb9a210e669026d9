"""Log lines: what stands in them, and what never does."""

import io
import json
import logging
from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Literal
from uuid import UUID

import pytest
import structlog

from gangoffour.engine import Play, parse_cards
from gangoffour.server.logs import (
    STRUCK,
    configure_logs,
    connection,
    logger,
    show_exception,
    strike_out_secrets,
    traced,
)

CANARY = "canary"
TOKEN = "gofg_" + "c" * 43
SEED = "c0ffee00" * 8

SECRET_NAMES = ["token", "secret", "seed", "hand", "hands", "cards", "number", "authorization", "cookie"]


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Leave the logs of the process as they were."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def written(format_name: Literal["console", "json"] = "json") -> tuple[io.StringIO, structlog.stdlib.BoundLogger]:
    stream = io.StringIO()
    configure_logs(format_name, "info", stream)
    return stream, logger("gangoffour.test")


def line(stream: io.StringIO) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(stream.getvalue())
    return value


class Colourless(StrEnum):
    GREY = "grey"


def test_a_line_has_time_level_place_and_values() -> None:
    stream, log = written()
    log.info("socket closed", reason="protocol/flood", table_id=UUID(int=1), seq=3, kind=Colourless.GREY)
    found = line(stream)
    assert found.pop("timestamp").endswith("Z")
    assert found == {
        "event": "socket closed",
        "level": "info",
        "logger": "gangoffour.test",
        "reason": "protocol/flood",
        "table_id": "00000000-0000-0000-0000-000000000001",
        "seq": 3,
        "kind": "grey",
    }


@pytest.mark.parametrize("format_name", ["console", "json"])
@pytest.mark.parametrize("name", [*SECRET_NAMES, "Token", "session_token", "Set-Cookie", "seed_hex"])
def test_a_secret_is_struck_out_by_its_name(name: str, format_name: Literal["console", "json"]) -> None:
    stream, log = written(format_name)
    log.info("event", **{name: CANARY})
    log.info("event", nested={"list": [{name: CANARY}], name: {"deeper": CANARY}})
    log.info("event", headers=({name: [CANARY]},))
    assert CANARY not in stream.getvalue()
    assert stream.getvalue().count(STRUCK) == 4


@pytest.mark.parametrize("name", ["deal_number", "hand_size", "card_count", "player_id"])
def test_what_everybody_sees_is_written(name: str) -> None:
    stream, log = written()
    log.info("event", **{name: 7})
    assert line(stream)[name] == 7


@pytest.mark.parametrize("text", [TOKEN, SEED, SEED.upper(), "postgresql://u:canary@db/x", "tls://canary@bus:4222"])
def test_a_secret_is_struck_out_wherever_it_stands(text: str) -> None:
    stream, log = written()
    event = f"event with {text}"
    log.info(event, reason=f"because of {text}.", nested=[text], mapped={text: 1})
    logging.getLogger("some.library").warning("said %s", text)
    assert "canary" not in stream.getvalue()
    assert text not in stream.getvalue()
    assert stream.getvalue().count(STRUCK) == 5


def test_of_an_object_only_the_class_is_written() -> None:
    stream, log = written()
    log.info("event", action=Play(parse_cards("7G 7R")), raw=b"7G", error=ValueError("7G"), several=[object()])
    assert "7G" not in stream.getvalue()
    assert line(stream)["action"] == "<Play>"
    assert line(stream)["several"] == ["<object>"]


def refuse(text: str) -> None:
    raise ValueError(text)


def fail(text: str) -> None:
    try:
        refuse(text)
    except ValueError as cause:
        raise RuntimeError(text) from cause


def failure(text: str) -> BaseException:
    with pytest.raises(RuntimeError) as caught:
        fail(text)
    return caught.value


@pytest.mark.parametrize("format_name", ["console", "json"])
def test_of_an_exception_the_place_is_written_and_not_its_text(format_name: Literal["console", "json"]) -> None:
    stream, log = written(format_name)
    error = failure(CANARY)
    log.error("failed", exc_info=error)
    try:
        raise error
    except RuntimeError:
        log.exception("failed")
        logging.getLogger("some.library").exception("failed")
    assert CANARY not in stream.getvalue()
    assert stream.getvalue().count("builtins.RuntimeError") == 3
    assert stream.getvalue().count("builtins.ValueError") == 3
    assert "in refuse" in stream.getvalue()


def test_an_exception_that_is_not_there_hurts_nobody() -> None:
    assert show_exception(None, "error", {"event": "failed", "exc_info": True})["exception"] == "none"


def test_of_a_group_every_part_is_shown_and_of_the_system_its_reason() -> None:
    shown = traced(ExceptionGroup(CANARY, [ConnectionRefusedError(111, "Connection refused"), KeyError(CANARY)]))
    assert CANARY not in shown
    assert "builtins.ConnectionRefusedError: Connection refused" in shown
    assert "builtins.KeyError" in shown


@pytest.mark.parametrize("format_name", ["console", "json"])
def test_nobody_writes_a_line_of_their_own(format_name: Literal["console", "json"]) -> None:
    stream, log = written(format_name)
    log.info("renamed", name="Mei\r\n2031-01-01 [error] all is lost\u2028\x1b[31m")
    logging.getLogger("some.library").warning("said %s", "a\nb")
    assert len(stream.getvalue().splitlines()) == 2
    assert "\x1b" not in stream.getvalue()


def test_depth_is_bounded() -> None:
    endless: dict[str, Any] = {}
    endless["again"] = endless
    assert "<dict>" in str(strike_out_secrets(None, "info", {"event": "e", "value": endless}))


def test_lines_of_one_connection_carry_its_id() -> None:
    stream, log = written()
    with connection("socket") as connection_id:
        log.info("inside")
        logging.getLogger("some.library").warning("inside too")
    log.info("outside")
    lines = [json.loads(each) for each in stream.getvalue().splitlines()]
    assert [each.get("connection_id") for each in lines] == [connection_id, connection_id, None]
    assert lines[0]["connection"] == "socket"


def test_less_important_lines_are_left_out() -> None:
    stream = io.StringIO()
    configure_logs("json", "warning", stream)
    log = logger("gangoffour.test")
    log.info("small")
    log.warning("large")
    assert line(stream)["event"] == "large"
