"""The page about the format tells the truth: its example is a record, and it names every code."""

import json
import re
from pathlib import Path

from gangoffour.records import RecordCode, format_record, parse_record, replay, to_json
from gangoffour.records.statements import Form, statements

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "gof-record.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}[^\n]*\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_is_a_record_of_a_finished_match() -> None:
    record = parse_record(block("text"))
    assert replay(record).final_state.public.winners == (1,)
    assert record.header("Date") == "2025-03-06"


def test_the_example_is_canonical_but_for_its_comment() -> None:
    without_comments = "".join(line for line in block("text").splitlines(keepends=True) if not line.startswith("#"))
    assert format_record(parse_record(block("text"))) == without_comments


def test_the_json_example_has_the_fields_that_are_written() -> None:
    shown, written = json.loads(block("json")), to_json(parse_record(block("text")))
    assert shown.keys() == written.keys()
    assert shown["deals"][0].keys() == written["deals"][0].keys()
    assert {"seat", "action"} == written["deals"][0]["actions"][0].keys()


def test_every_code_is_named() -> None:
    assert [code.value for code in RecordCode if f"`{code}`" not in PAGE] == []


def test_every_form_of_statement_is_shown() -> None:
    """Every statement in a table of the page is one that is read, and every form that is read has its row."""
    shown = re.findall(r"^\| `([^`]+)`", PAGE, re.MULTILINE)
    lines = [line.replace("…", "").strip() for line in shown if not line.startswith(("record/", "gof-record"))]
    split = lines.index("deal 2: dealer 0, leader 0, cw")
    head, body = lines[:split], lines[split:]
    ends = [line for line in re.findall(r"`(match [^`]+)`", PAGE) if not line.startswith("match id")]
    filled = [f"{line} 00" if line.endswith(":") else line for line in head]
    filled = [re.sub(r"0190b8a6-$", "0190b8a6-0000-7000-8000-000000000000", line) for line in filled]
    found_head, found_body = statements("\n".join(["gof-record 2", *filled, *body, *ends]))
    assert {each.form for each in (*found_head, *found_body)} == set(Form)
