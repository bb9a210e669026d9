"""The lines of a record's text: which statements there are and how each is written."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, TypeAlias

from gangoffour.engine import GangOfFourError, Seat
from gangoffour.records.errors import MalformedRecord, RecordCode, RecordError, UnknownVersion
from gangoffour.records.model import FORMAT, READ_VERSIONS, RECORD_VERSION


class Form(Enum):
    """The forms of statement; in the body, all that are not read as facts or claims follow from the others."""

    HEADER = auto()
    MATCH_ID = auto()
    RULES = auto()
    OPTION = auto()
    SEATS = auto()
    SEAT = auto()
    FIRST_DEALER = auto()
    FAIR = auto()
    TABLE_ID = auto()
    STARTED = auto()
    ENDED = auto()
    SAT = auto()

    DEAL = auto()
    CUT = auto()
    HAND = auto()
    DUMMY_HAND = auto()
    TRIBUTE = auto()
    RETURNED_CARD = auto()
    TRICK = auto()
    TURN = auto()
    DECLARED = auto()
    DISQUALIFIED = auto()
    TRICK_WON = auto()
    DEAL_WON = auto()
    LEFT = auto()
    POINTS = auto()
    SCORES = auto()
    DEAL_LOSER = auto()
    RESULT = auto()


@dataclass(frozen=True, slots=True)
class Statement:
    """One line with something to say."""

    line: int
    """From 1."""
    form: Form
    parts: tuple[str, ...]
    """What the form leaves open; a part that may be missing is then empty."""
    text: str
    """Without indentation and comment; in the body with single spaces."""


_UUID: Final = "([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"
_NUMBER: Final = "([1-9][0-9]{0,5})"
_MOMENT: Final = r"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z)"
_HEAD: Final = {
    Form.HEADER: r"([A-Z][A-Za-z0-9-]*):\s+(.+)",
    Form.MATCH_ID: f"match id: {_UUID}",
    Form.RULES: r"rules: (\S+) (\S+)",
    Form.OPTION: r"option ([a-z_]+): (.+)",
    Form.SEATS: r"seats: ([0-9])",
    Form.SEAT: r"seat ([0-9]): (.+) <([^<>]+)>",
    Form.FIRST_DEALER: r"first dealer: ([0-9])",
    Form.FAIR: r"fair (scheme|C|S|T|[hr] [0-9]): (\S+)",
}
_BODY: Final = {
    Form.DEAL: r"deal [0-9]+: dealer [0-9], leader [0-9], c?cw",
    Form.CUT: r"cut: ([^,]+)(, first card to [0-9])?",
    Form.HAND: r"hand ([0-9]): (.+)",
    Form.DUMMY_HAND: r"dummy hand: (.+)",
    Form.TRIBUTE: r"tribute: ([0-9]) gives (\S+) to ([0-9])",
    Form.RETURNED_CARD: r"returned card: ([0-9]) gives (\S+) to ([0-9])()",
    Form.TRICK: r"trick [0-9]+ \(c?cw\)",
    Form.TURN: r"([0-9]): (.+?)()( \(not carried out\))?",
    Form.DECLARED: r"last card of [0-9] declared",
    Form.DISQUALIFIED: r"[0-9] disqualified",
    Form.TRICK_WON: r"trick won by [0-9](?:, [0-9] leads)?",
    Form.DEAL_WON: r"deal won by [0-9]",
    Form.LEFT: r"left ([0-9]): (.+)",
    Form.POINTS: r"points:(?: [0-9]+)+",
    Form.SCORES: r"scores:(?: [0-9]+)+",
    Form.DEAL_LOSER: r"deal loser: [0-9]",
    Form.RESULT: r"match (?:won by [0-9](?: and [0-9])*|not finished)",
}
_HEAD_2: Final = _HEAD | {
    Form.TABLE_ID: f"table id: {_UUID}",
    Form.STARTED: f"started: {_MOMENT}",
    Form.ENDED: f"ended: {_MOMENT}, ([a-z][a-z0-9_-]*)",
    Form.SAT: (
        rf"sat ([0-9]): deals {_NUMBER}-{_NUMBER}, (.+) <([^<>]+)>"
        rf"(?:, bot ([a-z][a-z0-9_-]*))?(?:, missed {_NUMBER})?"
    ),
}
_MAKER: Final = r"( \(by (?:substitute|clock)\))?"
_BODY_2: Final = _BODY | {
    Form.TURN: rf"([0-9]): (.+?){_MAKER}( \(not carried out\))?",
    Form.RETURNED_CARD: rf"returned card: ([0-9]) gives (\S+) to ([0-9]){_MAKER}",
}
_Forms: TypeAlias = dict[Form, re.Pattern[str]]


def _compiled(patterns: dict[Form, str]) -> _Forms:
    return {form: re.compile(pattern) for form, pattern in patterns.items()}


_FORMS: Final[dict[int, tuple[_Forms, _Forms]]] = {
    1: (_compiled(_HEAD), _compiled(_BODY)),
    2: (_compiled(_HEAD_2), _compiled(_BODY_2)),
}
"""Of head and body, by version."""
_VERSION_LINE: Final = re.compile(rf"{FORMAT} ([0-9]{{1,9}})")
_COMMENT: Final = re.compile(r"\s#.*")
_BYTE_ORDER_MARK: Final = "\ufeff"


def statements(text: str) -> tuple[list[Statement], list[Statement]]:
    """Return the statements of head and body. Blank lines and comments are left out."""
    lines = _spoken_lines(text)
    head_forms, body_forms = _FORMS[_version(*next(lines, (1, "")))]
    head: list[Statement] = []
    body: list[Statement] = []
    for number, line in lines:
        # From the first deal on there is no free text that could hold the sign of a comment or two spaces.
        plain = " ".join(_COMMENT.sub("", line).split())
        statement = _statement(number, plain, body_forms)
        if statement is not None and not body and statement.form not in (Form.DEAL, Form.RESULT):
            raise MalformedRecord(RecordCode.MISPLACED, line=number, text=line)
        if statement is not None:
            body.append(statement)
            continue
        statement = _statement(number, line, head_forms)
        if statement is None or body:
            code = RecordCode.LINE if statement is None else RecordCode.MISPLACED
            raise MalformedRecord(code, line=number, text=line)
        head.append(statement)
    return head, body


@contextmanager
def at_line(line: int, field: str) -> Iterator[None]:
    """Tell which line and field it was, if the engine or the model refuses what is read here."""
    try:
        yield
    except GangOfFourError as refusal:
        raise MalformedRecord(RecordCode.VALUE, line=line, refusal=refusal, field=field) from refusal
    except RecordError as error:
        if error.line is not None:
            raise
        raise error.at(line) from error.__cause__


def known_seat(digit: str, seat_count: int, line: int) -> Seat:
    """Return the seat, or refuse one that the table does not have."""
    seat = Seat(int(digit))
    if seat >= seat_count:
        raise MalformedRecord(RecordCode.SEAT, line=line, seat=seat)
    return seat


def _spoken_lines(text: str) -> Iterator[tuple[int, str]]:
    # Not splitlines(): that would also break lines at signs that a name may hold.
    for number, raw in enumerate(text.removeprefix(_BYTE_ORDER_MARK).split("\n"), start=1):
        line = raw.strip()
        if line and not line.startswith("#"):
            yield number, line


def _version(number: int, line: str) -> int:
    found = _VERSION_LINE.fullmatch(line)
    if found is None:
        raise MalformedRecord(RecordCode.NOT_A_RECORD, line=number)
    version = int(found[1])
    if version not in READ_VERSIONS:
        raise UnknownVersion(RecordCode.UNKNOWN_VERSION, line=number, found=version, known=RECORD_VERSION)
    return version


def _statement(number: int, text: str, forms: _Forms) -> Statement | None:
    for form, pattern in forms.items():
        found = pattern.fullmatch(text)
        if found is not None:
            return Statement(number, form, found.groups(default=""), text)
    return None
