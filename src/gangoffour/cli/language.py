"""The language of the person at the terminal."""

import os
from collections.abc import Mapping
from typing import Final

from gangoffour.locales import REFERENCE, Messages, languages, messages

_VARIABLES: Final = ("GOF_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Ours, then those of POSIX in their order."""


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that an environment asks for, if we speak it.

    >>> language_of({"LANG": "pl_PL.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "de_DE"})
    ('pl', 'en')
    """
    wish = next((environment[name] for name in _VARIABLES if environment.get(name)), REFERENCE)
    language = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in languages() else REFERENCE


def spoken() -> Messages:
    """Return the messages for the person at the terminal."""
    return messages(language_of(os.environ))
