"""Names, cleaned of what cannot be seen."""

import unicodedata
from typing import Final

from gangoffour.bots import CHARACTERS
from gangoffour.server.people.errors import BadName, PeopleCode
from gangoffour.server.people.skeletons import look_alike

LONGEST_NAME: Final = 24
DELETED_NAME: Final = "deleted player"
"""How somebody is called whose name is gone. Nobody else can be called that."""
BOT_NAMES: Final = tuple(name for characters in CHARACTERS.values() for name in characters)
"""Nobody can be called that either: people are to know whom they play with."""

_HIDDEN_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
"""Control characters, and with them all marks of direction and of no width; what Unicode does not know; halves."""
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that look like nothing although Unicode calls them letters, marks or signs."""
_VISIBLE_KINDS: Final = frozenset("LNPS")
_BARRED: Final = frozenset("<>")


def cleaned_name(text: str) -> str:
    """Return a name as it is shown and kept.

    >>> cleaned_name("  Mei   Lin")
    'Mei Lin'

    Raises:
        BadName: Nothing visible is left, or too much, or it holds `<` or `>`; or it looks like nobody's, or a bot's.
    """
    spaced = (" " if character.isspace() else character for character in text)
    visible = "".join(character for character in spaced if not _is_hidden(character))
    name = " ".join(unicodedata.normalize("NFC", visible).split())
    has_content = any(unicodedata.category(character)[0] in _VISIBLE_KINDS for character in name)
    is_plain = has_content and len(name) <= LONGEST_NAME and not _BARRED & set(name)
    if not is_plain or look_alike(name, DELETED_NAME):
        raise BadName(PeopleCode.BAD_NAME, longest=LONGEST_NAME)
    if any(look_alike(name, bot) for bot in BOT_NAMES):
        raise BadName(PeopleCode.BOT_NAME)
    return name


def _is_hidden(character: str) -> bool:
    return character in _BLANKS or unicodedata.category(character) in _HIDDEN_CATEGORIES
