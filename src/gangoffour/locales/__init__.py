"""The words on the screen: Fluent messages, one folder of files for each language.

Programs keep ids and facts; `messages` turns them into sentences. A new language is a new folder with the same files
as `en`, and no code. Only the terms (`-like-this`) are each language's own affair.
"""

from gangoffour.locales.messages import (
    FILES,
    REFERENCE,
    FaultyMessage,
    LocaleError,
    Messages,
    MissingMessage,
    UnknownLanguage,
    languages,
    message_id,
    messages,
)

__all__ = [
    "FILES",
    "REFERENCE",
    "FaultyMessage",
    "LocaleError",
    "Messages",
    "MissingMessage",
    "UnknownLanguage",
    "languages",
    "message_id",
    "messages",
]
