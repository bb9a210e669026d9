"""The floors of the page: the linter refuses every sort of wrong import, and the docs draw the same house."""

import json
import re
import shutil
import subprocess

import pytest

from tools.tree import ROOT

pytestmark = pytest.mark.services("node")

WEB = ROOT / "web"
NODE = shutil.which("node") or "node"

LINT = """
import { ESLint } from "eslint";
import { text } from "node:stream/consumers";
const eslint = new ESLint();
const planted = JSON.parse(await text(process.stdin));
const refusals = await Promise.all(
    planted.map(async ([filePath, code]) => {
        const [{ messages }] = await eslint.lintText(code, { filePath });
        return messages.map(({ ruleId }) => ruleId);
    }),
);
console.log(JSON.stringify(refusals));
"""
FLOORS = 'import { FLOORS } from "./lint/floors.js"; console.log(JSON.stringify(FLOORS));'


def component(script: str, shown: str = "") -> str:
    return f'<script lang="ts">\n    {script}\n</script>\n\n{shown}\n'


WRONG = {
    "up": ("src/table/planted.ts", 'export * from "../visit/self_start";', "no-restricted-imports"),
    "up, in a component": (
        "src/table/Planted.svelte",
        component('import App from "../app/App.svelte";', "<App />"),
        "no-restricted-imports",
    ),
    "up, from a folder in a room": (
        "src/table/hand/planted.ts",
        'import "../../learn/lessons";',
        "no-restricted-imports",
    ),
    "up, for a type": (
        "src/storage/planted.ts",
        'import type { Choices } from "../settings/settings.svelte";\nexport type Kept = Choices;',
        "no-restricted-imports",
    ),
    "up, inside a type": (
        "src/table/planted.ts",
        'export type Late = typeof import("../visit/self_start");',
        "no-restricted-syntax",
    ),
    "up, for later": (
        "src/table/planted.ts",
        'export const later = () => import("../visit/TableScreen.svelte");',
        "no-restricted-syntax",
    ),
    "up, to the entry": ("src/app/planted.ts", 'import "../main";', "no-restricted-imports"),
    "sideways": ("src/pad/planted.ts", 'import "../replay/film";', "no-restricted-imports"),
    "a means to ask, in the table": (
        "src/table/hand/planted.ts",
        'import { asked } from "../../requests/requests";\nasked("/api/about");',
        "no-restricted-imports",
    ),
    "a socket of its own, in the table": (
        "src/table/planted.ts",
        'import { TableLink } from "../link/table_link.svelte";\nexport const link = new TableLink({ tableId: "" });',
        "no-restricted-imports",
    ),
    "fetch": ("src/table/planted.ts", 'export const hints = fetch("/api/hints");', "no-restricted-globals"),
    "round in a circle": (
        "src/table/scene.ts",
        'import face from "./TableFace.svelte";\nexport default face;',
        "circles/no-circle",
    ),
}
RIGHT = {
    "down": ("src/table/planted.ts", 'import "../folding/fold";'),
    "a file of the same room with the name of another room": ("src/fairness/unfair.ts", 'import "./rules";'),
    "the type of what asks": (
        "src/table/planted.ts",
        'import type { Command } from "../link/table_link.svelte";\nexport type Wish = Command;',
    ),
    "a file of the same room": ("src/table/TableFace.svelte", component('import "./scene";')),
}


@pytest.fixture(scope="module")
def refusals() -> dict[str, list[str]]:
    """The rules that refuse each planted file."""
    planted = {**{sort: each[:2] for sort, each in WRONG.items()}, **RIGHT}
    command = [NODE, "--input-type=module", "--eval", LINT]
    given = json.dumps(list(planted.values()))
    said = subprocess.run(command, cwd=WEB, input=given, capture_output=True, text=True, check=True)
    return dict(zip(planted, json.loads(said.stdout), strict=True))


@pytest.mark.parametrize("sort", WRONG)
def test_the_linter_refuses_an_import_that_leads(sort: str, refusals: dict[str, list[str]]) -> None:
    assert refusals[sort] == [WRONG[sort][2]]


@pytest.mark.parametrize("sort", RIGHT)
def test_the_linter_takes_an_import_that_leads(sort: str, refusals: dict[str, list[str]]) -> None:
    assert refusals[sort] == []


def test_the_docs_draw_the_floors_that_the_linter_holds() -> None:
    command = [NODE, "--input-type=module", "--eval", FLOORS]
    floors = json.loads(subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True).stdout)
    chapter = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("## The web client")[1]
    picture = chapter.split("```")[1].removeprefix("text\n")
    drawn = [re.findall(r"^  (\w+)(?:  (\w+))?  ", floor, re.MULTILINE) for floor in re.split(r"  ─+\n", picture)]
    assert [[room for pair in floor for room in pair if room] for floor in drawn] == floors
