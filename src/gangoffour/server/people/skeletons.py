"""Names that look alike: their skeletons by UTS #39, from Unicode's own table of confusable characters.

The skeleton knows no case and no blanks, but "Ana" and "ANA" or "An a" are one name to whoever reads fast; so names are
compared by several readings, and look alike if they share one. One reading would not do: a Greek capital beta looks
like `B`, and its small form like `ß`.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

_IGNORABLE: Final = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Unicode's Default_Ignorable_Code_Point: characters that are not shown."""

_MOST_FOLDS: Final = 8
"""Two are enough for almost every name."""


def skeleton(text: str) -> str:
    r"""Return what a text looks like: texts with one skeleton can be taken for each other (UTS #39, section 4).

    >>> skeleton("scope") == skeleton("\u0455\u0441\u043e\u0440\u0435")
    True
    """
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(_looks()))


def look_alike(name: str, other: str) -> bool:
    """True if one name can be taken for the other, whatever their case and their blanks.

    >>> look_alike("Ivan", "lVAN"), look_alike("Mei Lin", "MeiLin"), look_alike("Ana", "Anna")
    (True, True, False)
    """
    return not set(readings(name)).isdisjoint(readings(other))


def readings(name: str) -> tuple[str, ...]:
    """Return what a name looks like, without case and blanks: as it stands first, then with other forms of its letters.

    Case is folded before and after: `I` looks like `l` and is the same letter as `i`, so all three are one.

    >>> readings("Ivan")[0] == readings("lVAN")[0] == readings("iv an")[0]
    True
    """
    forms = (name, unicodedata.normalize("NFKC", name))
    folded = (*forms, "".join(map(_plain, name)), *(form.casefold() for form in forms))
    return tuple(dict.fromkeys(map(_folded, folded)))


@cache
def _looks() -> Mapping[int, str | None]:
    """Return what characters look like that look like others, or like nothing."""
    text = (files("gangoffour.server.people") / "confusables.txt").read_text("utf-8")
    looks: dict[int, str | None] = {}
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        prototype, _, sources = line.partition(";")
        target = "".join(chr(int(number, 16)) for number in prototype.split())
        for run in sources.split():
            first, _, last = run.partition("-")
            looks |= dict.fromkeys(range(int(first, 16), int(last or first, 16) + 1), target)
    return looks | {number: None for begin, end in _IGNORABLE for number in range(begin, end + 1)}


def _plain(character: str) -> str:
    """Return a character as plain letters if it looks like some, else the form it is another one of."""
    look = skeleton(character)
    return look if look.isascii() else unicodedata.normalize("NFKC", character)


def _folded(form: str) -> str:
    """Return a form of a name in which nothing can be folded any more: `M` is an `m`, and that looks like `rn`."""
    folded = "".join(skeleton(form).split())
    for _ in range(_MOST_FOLDS):
        again = "".join(skeleton(unicodedata.normalize("NFKC", folded).casefold()).split())
        if again == folded:
            break
        folded = again
    return folded.replace("i", "l")
