"""Names: cleaned of what cannot be seen, and made up for those who give none."""

import unicodedata
from collections.abc import Callable
from typing import Final

from gangoffour.server.accounts.errors import AccountCode, BadName

LONGEST_NAME: Final = 24

_HIDDEN_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
"""Control characters, and with them all marks of direction and of no width; what Unicode does not know; halves."""
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that look like nothing although Unicode calls them letters, marks or signs."""
_VISIBLE_KINDS: Final = frozenset("LNPS")
_BARRED: Final = frozenset("<>")

_ADJECTIVES: Final = (
    "Amber Bold Brave Bright Calm Clever Cosy Daring Eager Early Fleet Gentle Golden Happy Hidden Jolly "
    "Keen Kind Lively Lucky Merry Nimble Patient Proud Quick Quiet Silver Sly Steady Sunny Swift Wise"
)
_ANIMALS: Final = (
    "Badger Bear Beaver Bison Crane Crow Deer Dolphin Eagle Falcon Finch Fox Gecko Hare Hawk Heron "
    "Ibis Jackdaw Koala Lark Lynx Magpie Marten Newt Otter Owl Panda Puffin Raven Robin Seal Swan"
)
ADJECTIVES: Final = tuple(_ADJECTIVES.split())
ANIMALS: Final = tuple(_ANIMALS.split())


def cleaned_name(text: str) -> str:
    """Return a name as it is shown and kept.

    >>> cleaned_name("  Mei   Lin")
    'Mei Lin'

    Raises:
        BadName: Nothing visible is left, or too much, or it holds `<` or `>`.
    """
    spaced = (" " if character.isspace() else character for character in text)
    visible = "".join(character for character in spaced if not _is_hidden(character))
    name = " ".join(unicodedata.normalize("NFC", visible).split())
    has_content = any(unicodedata.category(character)[0] in _VISIBLE_KINDS for character in name)
    if not has_content or len(name) > LONGEST_NAME or _BARRED & set(name):
        raise BadName(AccountCode.BAD_NAME, longest=LONGEST_NAME)
    return name


def friendly_name(token: Callable[[int], bytes]) -> str:
    """Return a name for somebody who gave none, such as "Quiet Heron 42"."""
    first, second, number = token(3)
    return f"{ADJECTIVES[first % len(ADJECTIVES)]} {ANIMALS[second % len(ANIMALS)]} {number % 90 + 10}"


def _is_hidden(character: str) -> bool:
    return character in _BLANKS or unicodedata.category(character) in _HIDDEN_CATEGORIES
