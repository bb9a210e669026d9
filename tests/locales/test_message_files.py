"""The files of messages: complete in every language, and nothing in them that nobody says."""

import ast
import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gangoffour.bots import BOTS, CHARACTERS, BotCode, HintReason
from gangoffour.engine import FACES, OPTION_NAMES, Code, Kind, Reason
from gangoffour.fairness import MalformedTranscript, UnfairCode
from gangoffour.locales import FILES, REFERENCE, languages, message_id, messages
from gangoffour.records import RecordCode
from gangoffour.rulings import RulingsCode
from tools.tree import ROOT, code_files, syntax_tree

FAMILIES = {
    "combination": [kind.name.lower() for kind in Kind],
    "plays": [kind.name.lower() for kind in Kind],
    "reason": [reason.value for reason in Reason],
    "option": list(OPTION_NAMES),
    "level": [name for level in BOTS for name in (level, f"{level}-character")],
    "hint": [reason.value for reason in HintReason],
}
"""Messages whose ids are made from a name in the code."""


class References(Visitor):
    """The variables and messages that an entry names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  the visitor's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  the visitor's name
        self.messages.add(node.id.name)


@cache
def entries(language: str) -> list[tuple[str, ftl.Message]]:
    """The messages of a language, each with the name of its file."""
    folder = files("gangoffour.locales") / language
    return [
        (file.name, entry)
        for file in folder.iterdir()
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    ]


def references(entry: ftl.Message) -> References:
    found = References()
    found.visit(entry)
    return found


def family_ids() -> set[str]:
    return {message_id(f"{family}-{name}") for family, names in FAMILIES.items() for name in names}


def error_codes() -> list[str]:
    """The values of every enumeration of codes, read from the source, so that none is forgotten."""
    enumerations = [
        node
        for path in code_files("src")
        for node in syntax_tree(path).body
        if isinstance(node, ast.ClassDef) and node.name.endswith("Code")
    ]
    codes = [
        statement.value.value
        for enumeration in enumerations
        for statement in enumeration.body
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Constant)
    ]
    return [*map(str, codes), MalformedTranscript.code]


@pytest.mark.parametrize("language", languages())
def test_no_message_is_made_up(language: str) -> None:
    wanted = {(file, entry.id.name) for file, entry in entries(REFERENCE)}
    assert sorted({(file, entry.id.name) for file, entry in entries(language)} - wanted) == []


@pytest.mark.parametrize("language", languages())
def test_a_translation_names_only_facts_that_it_is_given(language: str) -> None:
    given = {entry.id.name: references(entry).variables for _, entry in entries(REFERENCE)}
    strange = {
        entry.id.name: sorted(references(entry).variables - given[entry.id.name]) for _, entry in entries(language)
    }
    assert {each: names for each, names in strange.items() if names} == {}


def test_codes_are_found_in_the_source() -> None:
    assert {*Code, *RecordCode, *UnfairCode, *RulingsCode, *BotCode} <= set(error_codes())


def test_every_code_of_every_room_has_a_message() -> None:
    assert sorted({message_id(code) for code in error_codes()} - messages().ids) == []


def test_every_name_of_a_family_has_a_message() -> None:
    assert sorted(family_ids() - messages().ids) == []


def test_no_message_is_unused() -> None:
    named_in_code = {
        message_id(node.value)
        for path in code_files("src")
        for node in ast.walk(syntax_tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    named_in_files = {each for _, entry in entries(REFERENCE) for each in references(entry).messages}
    assert sorted(messages().ids - named_in_code - named_in_files - family_ids()) == []


def test_no_message_of_the_web_client_is_unused() -> None:
    sources = [
        path.read_text(encoding="utf-8")
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in {".svelte", ".ts"} and path.name != "messages.ts"
    ]
    named = {each for source in sources for each in re.findall(r"[\"'`]([a-z][a-z0-9-]+)[\"'`]", source)}
    beginnings = {each for source in sources for each in re.findall(r"`([a-z][a-z0-9-]*-)\$\{", source)}
    named_in_files = {each for _, entry in entries(REFERENCE) for each in references(entry).messages}
    ids = {entry.id.name for file, entry in entries(REFERENCE) if file not in FILES}
    unused = ids - named - named_in_files
    assert sorted(each for each in unused if not each.startswith(tuple(beginnings))) == []


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    texts = messages(language)
    names = {texts.format("card", rank=int(card.rank), colour=card.colour.name.lower()) for card in FACES}
    assert len(names) == len(FACES)


@pytest.mark.parametrize("language", languages())
def test_every_level_has_a_name_and_a_character_of_its_own(language: str) -> None:
    texts = messages(language)
    for end in ("", "-character"):
        assert {f"level-{level}{end}" for level in BOTS} <= texts.ids
        assert len({texts.format(f"level-{level}{end}") for level in BOTS}) == len(BOTS)


@pytest.mark.parametrize("language", languages())
def test_every_character_is_told_by_a_line_of_its_own(language: str) -> None:
    names = {f"character-{name.lower()}" for characters in CHARACTERS.values() for name in characters}
    lines = {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for file, entry in entries(language)
        if file == "characters.ftl"
    }
    assert lines.keys() == names
    assert len({line.partition("=")[2] for line in lines.values()}) == len(names) == 3 * len(BOTS)


@pytest.mark.parametrize("language", languages())
def test_every_kind_and_gang_size_has_a_name_of_its_own(language: str) -> None:
    texts = messages(language)
    kinds = [message_id(f"combination-{kind.name.lower()}") for kind in Kind]
    names = {
        texts.format(each, size=size, rank=7, pair_rank=3, colour="red") for each in kinds for size in (4, 5, 6, 7)
    }
    assert len(names) == len(Kind) + 3
