"""Is this tree fit for release? Every locale must be complete, and the wheel must hold the whole package.

Run by `make release-check`, after the wheel was built into dist/.
"""

import re
import sys
import zipfile
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "gangoffour"
LOCALES = PACKAGE / "locales"
CLIENT = "gangoffour/server/static/index.html"
REFERENCE = "en"
LANGUAGES = ("de", "en", "es", "fi", "fr", "it", "nl", "pl")
"""A release speaks all of these."""

PLACEABLE = re.compile(r"^text = |\{[^{}]*\}")
SAME_EVERYWHERE = frozenset(
    {
        "daily-share-title",
        "doctor-version",
        "home-title",
        "screen-title",
        "settings-zen",
        *(f"language-{language}" for language in LANGUAGES),
    }
)
SAME_WORD: Mapping[str, Collection[str]] = {
    "de": (
        "day-time-left",
        "friends-name",
        "gang-stage",
        "hand-key-enter-name",
        "hand-key-escape-name",
        "keep-name",
        "level-champion",
        "moderation-title",
        "panel-chat",
        "phrase-clap",
        "phrase-wow",
        "plays-gang",
        "profile-animal-panda",
        "profile-colour-gold",
        "profile-level",
        "puzzle-theme-gang",
        "rules-kind-flush",
        "rules-kind-gang",
        "rules-last-hand",
        "seating-option-chat",
        "seating-pace-normal",
        "settings-cloth-indigo",
        "settings-motion",
        "settings-motion-normal",
        "sign-in-name",
        "site-version",
        "text-chat",
        "ways-passkey",
    ),
    "es": (
        "day-time-left",
        "hand-key-escape-name",
        "home-bots-alone",
        "home-company",
        "new-club",
        "panel-chat",
        "plays-gang",
        "profile-animal-panda",
        "profile-level",
        "puzzle-theme-gang",
        "rules-kind-gang",
        "seating-option-chat",
        "seating-pace-normal",
        "text-chat",
        "tile-bot",
    ),
    "fi": (
        "day-time-left",
        "hand-key-enter-name",
        "hand-key-escape-name",
        "phrase-clap",
        "phrase-think",
        "profile-animal-panda",
        "settings-cloth-indigo",
    ),
    "fr": (
        "day-minutes",
        "day-pad",
        "day-time-left",
        "friends-calls",
        "header-menu",
        "home-bots-alone",
        "home-company",
        "level-champion",
        "level-random",
        "level-search",
        "new-club",
        "pad-place-score",
        "pad-score",
        "pad-sheet-score",
        "profile-animal-panda",
        "profile-day-points",
        "profile-level",
        "profile-place",
        "profile-points",
        "puzzle-theme-gang",
        "replay-pause",
        "rules-kind-gang",
        "rules-points-sum",
        "seating-pace-normal",
        "settings-cloth-indigo",
        "settings-help",
        "sheet-score",
        "site-version",
        "text-does-scores",
        "text-does-suggestions",
        "tile-bot",
        "tile-score",
        "tile-score-short",
        "ways-mail",
    ),
    "it": (
        "day-time-left",
        "gang-stage",
        "hand-key-escape-name",
        "header-menu",
        "panel-chat",
        "phrase-sad",
        "phrase-wow",
        "profile-animal-panda",
        "puzzle-theme-gang",
        "rules-kind-gang",
        "seating-host",
        "seating-option-chat",
        "sign-in-password",
        "text-chat",
        "tile-bot",
        "tile-host",
        "verify-which-file",
        "ways-mail",
        "ways-passkey",
        "ways-password",
    ),
    "nl": (
        "day-span-week",
        "gang-stage",
        "hand-key-enter-name",
        "hand-key-escape-name",
        "header-menu",
        "home-bots-alone",
        "home-company",
        "level-search",
        "menu-hint",
        "new-club",
        "panel-chat",
        "phrase-clap",
        "phrase-think",
        "plays-gang",
        "profile-animal-panda",
        "profile-level",
        "puzzle-theme-gang",
        "review-blunders",
        "review-page-verdict-blunder",
        "review-rest",
        "rules-kind-gang",
        "rules-last-hand",
        "seating-host",
        "seating-option-chat",
        "seating-option-hints",
        "settings-cloth-indigo",
        "site-tips",
        "text-chat",
        "text-does-hint",
        "text-word-hint",
        "tile-bot",
        "tile-host",
        "ways-mail",
        "ways-passkey",
    ),
    "pl": (
        "day-time-left",
        "hand-key-enter-name",
        "hand-key-escape-name",
        "header-menu",
        "phrase-think",
        "phrase-wow",
        "profile-animal-panda",
        "puzzle-theme-gang",
        "rules-kind-gang",
        "tile-bot",
        "ways-mail",
    ),
}
"""Messages that are really the same in English and in another language."""


def entries(locale: Path) -> Iterator[tuple[str, ast.EntryType]]:
    """Everything in the files of a locale, each with the name of its file."""
    for path in sorted(locale.rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.relative_to(locale).as_posix(), entry


def page(locale: Path) -> dict[str, ast.Message]:
    """What programs can ask of a locale, by file and id. Terms and attributes are each language's own affair."""
    return {f"{file}: {entry.id.name}": entry for file, entry in entries(locale) if isinstance(entry, ast.Message)}


def locale_faults() -> Iterator[str]:
    """What a locale lacks, has beyond the reference, left in English, or spells so that it cannot be read."""
    expected = page(LOCALES / REFERENCE)
    if not expected:
        yield f"no messages in the reference locale {REFERENCE!r}"
    for name in sorted({*LANGUAGES, *(path.parent.name for path in LOCALES.glob("*/*.ftl"))}):
        found = page(LOCALES / name)
        yield from (f"{name} lacks {key}" for key in sorted(expected.keys() - found.keys()))
        yield from (f"{name} alone has {key}" for key in sorted(found.keys() - expected.keys()))
        if name != REFERENCE:
            yield from (f"{name} says {key} in English" for key in sorted(left_in_english(name, found, expected)))
        for file, entry in entries(LOCALES / name):
            if isinstance(entry, ast.Junk):
                yield f"{name} has unreadable text in {file}: {entry.content!r}"


def left_in_english(name: str, found: dict[str, ast.Message], expected: dict[str, ast.Message]) -> Iterator[str]:
    """Messages with the very text of the reference, though they have words, and the words are no international ones."""
    for key in found.keys() & expected.keys():
        text = text_of(expected[key])
        is_word = any(map(str.isalpha, PLACEABLE.sub("", text)))
        is_known = key.partition(": ")[2] in SAME_WORD.get(name, ()) or key.partition(": ")[2] in SAME_EVERYWHERE
        if is_word and not is_known and text_of(found[key]) == text:
            yield key


def text_of(message: ast.Message) -> str:
    """Return the text of a message alone, without its id, attributes and comment."""
    return FluentSerializer().serialize_entry(ast.Message(id=ast.Identifier("text"), value=message.value)).strip()


def wheel_faults() -> Iterator[str]:
    """Files of the package that did not get into the wheel, or got there from nowhere."""
    wheels = list((ROOT / "dist").glob("*.whl"))
    if len(wheels) != 1:
        yield f"expected one wheel in dist/, found {len(wheels)}"
        return
    with zipfile.ZipFile(wheels[0]) as wheel:
        packed = {each for each in wheel.namelist() if not each.partition("/")[0].endswith(".dist-info")}
    written = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    if CLIENT not in packed:
        yield f"not in the wheel: the web client ({CLIENT})"
    yield from (f"not in the wheel: {each}" for each in sorted(written - packed))
    yield from (f"only in the wheel: {each}" for each in sorted(packed - written))


def main() -> int:
    """Print every fault; 1 if there is any."""
    faults = [*locale_faults(), *wheel_faults()]
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults" if faults else "fit for release")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
