"""The words of codes: two nouns and two digits, easy to say on the telephone.

Each language has 256 nouns, none of which reads nearly like another: 6.5 million codes.
"""

import unicodedata
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

CODE_LANGUAGES: Final = ("de", "en", "es", "fi", "fr", "it", "nl", "pl")
NOUNS: Final = 256
_NUMBERS: Final = 100

_FOLDED: Final = str.maketrans({"ł": "l", "ß": "ss"})
"""Letters that Unicode takes for no letter with a mark."""


def folded(text: str) -> str:
    """Return a code as it is compared: letters and digits alone, without case and marks.

    >>> folded("Żubr Łąka 07") == folded("zubrlaka07")
    True
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_FOLDED))
    return "".join(character for character in plain if character.isalnum())


@cache
def code_nouns(language: str) -> tuple[str, ...]:
    """Return the nouns of a language."""
    file = files("gangoffour.server.lobby") / "code_words" / f"{language}.txt"
    return tuple(file.read_text(encoding="utf-8").split())


def drawn_code(language: str, token: Callable[[int], bytes]) -> str:
    """Return a code that is drawn at random: `tiger lamp 42`."""
    nouns = code_nouns(language)
    first, second = token(2)
    number = int.from_bytes(token(4)) % _NUMBERS
    return f"{nouns[first]} {nouns[second]} {number:02}"
