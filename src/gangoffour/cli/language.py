"""The language of the person at the terminal."""

import locale
import os
import sys
from collections.abc import Mapping
from typing import Final

from gangoffour.locales import REFERENCE, Messages, languages, messages

_VARIABLES: Final = ("GOF_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Ours, then those of POSIX in their order."""


def language_of(environment: Mapping[str, str], system: str = REFERENCE) -> str:
    """Return the language that an environment asks for, or else the system, if we speak it.

    >>> language_of({"LANG": "pl_PL.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "de_DE"})
    ('pl', 'en')
    """
    wish = next((environment[name] for name in _VARIABLES if environment.get(name)), system)
    language = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in languages() else REFERENCE


def spoken() -> Messages:
    """Return the messages for the person at the terminal."""
    return messages(language_of(os.environ, _system_language()))


def _system_language() -> str:
    """Return the language of Windows, which has no variables for it."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  only Windows has what is asked here

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), REFERENCE)
    return REFERENCE
