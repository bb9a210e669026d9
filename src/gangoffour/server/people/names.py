"""Names, cleaned of what cannot be seen; and those that are nobody's, because they would mislead."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from gangoffour.bots import CHARACTERS
from gangoffour.protocol import DELETED_NAME
from gangoffour.server.people.errors import BadName, PeopleCode
from gangoffour.server.people.skeletons import look_alike, readings
from gangoffour.server.ports import NewName

LONGEST_NAME: Final = 24
BOT_NAMES: Final = tuple(name for characters in CHARACTERS.values() for name in characters)
"""Nobody can be called that either: people are to know whom they play with."""
LEVEL_NAMES: Final = (
    *("Novice", "Casual", "Regular", "Expert", "Master", "Champion"),
    *("Neuling", "Amateur", "Stammgast", "Experte", "Meister"),
    *("Novato", "Aficionado", "Habitual", "Experto", "Maestro", "Campeón"),
    *("Aloittelija", "Harrastaja", "Konkari", "Taituri", "Mestari", "Suurmestari"),
    *("Habitué", "Maître"),
    *("Novizio", "Dilettante", "Assiduo", "Esperto", "Campione"),
    *("Nieuweling", "Stamgast", "Meester", "Kampioen"),
    *("Nowicjusz", "Amator", "Bywalec", "Ekspert", "Mistrz", "Czempion"),
)
"""What the levels of bots are called in all languages; a bot without a character goes by its level."""
STAFF_WORDS: Final = (
    *("admin", "admins", "administrator", "moderator", "mod", "mods", "staff", "support", "official", "system", "root"),
    *("Administratorin", "Moderatorin", "Spielleitung", "Kundendienst", "offiziell"),
    *("administrateur", "administratrice", "modérateur", "modératrice", "officiel", "assistance"),
    *("beheerder", "moderatie", "klantenservice", "officieel"),
    *("administrador", "administradora", "moderador", "moderadora", "soporte", "oficial"),
    *("amministratore", "amministratrice", "moderatore", "moderatrice", "assistenza", "ufficiale"),
    *("ylläpitäjä", "ylläpito", "valvoja", "moderaattori", "asiakaspalvelu", "virallinen"),
    *("administratorka", "moderatorka", "obsługa", "oficjalny"),
)
"""No name has one of these for a word: whoever speaks for the site is to be known by it."""
SITE_NAMES: Final = ("Gang of Four", "gangoffour", "gof")
BOT_WORDS: Final = ("bot", "bots", "robot", "Roboter", "robotti", "botti")
"""Nor one of these: bots are labelled so."""

_WORD: Final = re.compile(r"[^\W_]+")

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
        BadName: Nothing visible is left, or too much, or it holds `<` or `>`; or it would be taken for nobody's, a
            bot's, or that of somebody who speaks for the site.
    """
    name = _visible(text)
    is_plain = _has_content(name) and len(name) <= LONGEST_NAME and not _BARRED & set(name)
    if not is_plain or look_alike(name, DELETED_NAME):
        raise BadName(PeopleCode.BAD_NAME, longest=LONGEST_NAME)
    whole, words = set(readings(name)), set(_readings_of(_WORD.findall(name)))
    if whole & _all_readings((*BOT_NAMES, *LEVEL_NAMES)) or words & _all_readings(BOT_WORDS):
        raise BadName(PeopleCode.BOT_NAME)
    if whole & _all_readings(SITE_NAMES) or (words | whole) & _all_readings(STAFF_WORDS):
        raise BadName(PeopleCode.STAFF_NAME)
    return name


def new_name(name: str) -> NewName:
    """Return a name with what it looks like."""
    return NewName(name, readings(name))


@cache
def _all_readings(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(_readings_of(words))


def _readings_of(words: Iterable[str]) -> Iterable[str]:
    return (reading for word in words for reading in readings(word))


def cleaned_label(text: str) -> str:
    """Return what somebody calls a thing of theirs, as it is shown to them alone.

    Raises:
        BadName: Nothing visible is left, or too much.
    """
    label = _visible(text)
    if not _has_content(label) or len(label) > LONGEST_NAME:
        raise BadName(PeopleCode.BAD_NAME, longest=LONGEST_NAME)
    return label


def _visible(text: str) -> str:
    spaced = (" " if character.isspace() else character for character in text)
    visible = "".join(character for character in spaced if not _is_hidden(character))
    return " ".join(unicodedata.normalize("NFC", visible).split())


def _has_content(name: str) -> bool:
    return any(unicodedata.category(character)[0] in _VISIBLE_KINDS for character in name)


def _is_hidden(character: str) -> bool:
    return character in _BLANKS or unicodedata.category(character) in _HIDDEN_CATEGORIES
