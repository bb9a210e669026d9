"""The bill of materials has everything that goes into the page, and nothing that only helps to make it."""

import json

from scripts.web_bill import LOCK, bill


def test_the_bill_has_what_the_page_depends_on_and_no_tool() -> None:
    found = {part["name"]: part for part in bill()["components"]}
    wanted = json.loads((LOCK.parent / "package.json").read_text(encoding="utf-8"))
    assert wanted["dependencies"].keys() <= found.keys()
    assert not wanted["devDependencies"].keys() & found.keys()
    assert found["svelte"]["purl"] == f"pkg:npm/svelte@{wanted['dependencies']['svelte']}"
    assert found["@fluent/bundle"]["purl"].startswith("pkg:npm/%40fluent/bundle@")
    assert {len(part["hashes"][0]["content"]) for part in found.values()} == {128}
