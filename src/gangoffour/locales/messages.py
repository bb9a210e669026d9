"""Loading the files of a language and making sentences of them."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

REFERENCE: Final = "en"
"""The language that has every message; the others are measured against it."""

FILES: Final = (
    "account_refusals.ftl",
    "cards.ftl",
    "conduct_refusals.ftl",
    "contest_refusals.ftl",
    "daily.ftl",
    "errors.ftl",
    "friend_refusals.ftl",
    "hints.ftl",
    "levels.ftl",
    "mail.ftl",
    "refusals.ftl",
    "review.ftl",
    "seats.ftl",
    "terminal.ftl",
)
"""What Python programs speak from; the other files are for the web client alone."""


class LocaleError(Exception):
    """A sentence that cannot be made. A mistake of ours or of a translator, never of a player."""


class UnknownLanguage(LocaleError):
    """There is no folder for this language."""


class MissingMessage(LocaleError):
    """The language has no message with this id."""


class FaultyMessage(LocaleError):
    """A file that does not parse, an id that stands twice, or a message that names a fact it is not given."""


class Messages:
    """All messages of one language."""

    def __init__(self, language: str, texts: Mapping[str, str], fallback: "Messages | None" = None) -> None:
        """Read the texts of the language's files, given by file name; what they lack, the fallback says."""
        self.language = language
        self._fallback = fallback
        self._bundle = FluentBundle([language], use_isolating=False)
        ids: list[str] = []
        for name, text in texts.items():
            resource = FluentResource(text)
            ids += _message_ids(resource, f"{language}/{name}")
            self._bundle.add_resource(resource)
        twice = sorted({each for each in ids if ids.count(each) > 1})
        if twice:
            raise FaultyMessage(f"{language} has messages with the same id: {', '.join(twice)}")
        self.ids: Final = frozenset(ids)

    def format(self, message_id: str, /, **facts: str | float) -> str:
        """Return the sentence with this id, made with these facts."""
        if message_id not in self.ids:
            if self._fallback is not None:
                return self._fallback.format(message_id, **facts)
            raise MissingMessage(f"{self.language} has no message {message_id!r}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise FaultyMessage(f"{self.language} has no text for {message_id!r}")
        sentence, faults = self._bundle.format_pattern(pattern, dict(facts))
        if faults:
            raise FaultyMessage(f"{self.language} cannot say {message_id!r}: {'; '.join(map(str, faults))}")
        return str(sentence)


def message_id(code: str) -> str:
    """Return the id of the message for an error code or another name from the code.

    Examples:
        >>> message_id("play/does_not_beat")
        'play-does-not-beat'
    """
    return code.replace("/", "-").replace("_", "-")


@cache
def messages(language: str = REFERENCE) -> Messages:
    """Return the messages of a language. One that is not translated yet is said in the reference language."""
    if language not in languages():
        raise UnknownLanguage(f"no language {language!r}; there are {', '.join(languages())}")
    texts = {file.name: file.read_text(encoding="utf-8") for file in _files(_ROOT / language)}
    return Messages(language, texts, None if language == REFERENCE else messages())


def languages() -> tuple[str, ...]:
    """Return the languages there are, sorted."""
    return tuple(sorted(folder.name for folder in _ROOT.iterdir() if folder.is_dir() and any(_files(folder))))


_ROOT: Final = files("gangoffour.locales")


def _files(folder: Traversable) -> Iterator[Traversable]:
    return (folder / name for name in FILES if (folder / name).is_file())


def _message_ids(resource: ast.Resource, name: str) -> Iterator[str]:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise FaultyMessage(f"{name} has an entry that does not parse: {entry.content!r}")
        if isinstance(entry, ast.Message):
            yield entry.id.name
