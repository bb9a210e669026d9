"""What passed over NATS: hints that tell nothing, and what bots are asked and answer.

A bot on another machine has to see what its seat sees. So a request holds the view of one seat and chance that has
nothing to do with the match, an answer what that seat could do, and nothing else on any subject holds anything.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from gangoffour.server.adapters.bots.nats_bots import CAUSE_SIZE
from gangoffour.server.adapters.processes.bot_process import SEED_SIZE
from tools.leaks.referee import Referee, Violation, mentions
from tools.leaks.truth import Json, Moment, Truth
from tools.services.nats_ear import Overheard

INBOX: Final = "_INBOX."
Held: TypeAlias = tuple[int, frozenset[tuple[str, int]]]
"""A seat and its hand."""


def hints_in(prefix: str, overheard: Iterable[Overheard]) -> list[tuple[str, str]]:
    """Everything that is neither asked of a bot nor its answer: by subject, without the prefix, and text."""
    return [
        (each.subject.removeprefix(f"{prefix}."), each.data.decode(errors="backslashreplace"))
        for each in overheard
        if not _is_request(prefix, each) and not each.subject.startswith(INBOX)
    ]


class RequestReferee:
    """Judges what was asked of bots, and what they answered."""

    def __init__(self, prefix: str, truths: Sequence[Truth]) -> None:
        self._prefix = prefix
        self._truths = truths
        self._holders: dict[Held, list[tuple[Truth, Moment]]] = defaultdict(list)
        for truth in truths:
            for moment in truth.moments:
                for seat, hand in moment.hands.items() if moment.is_playing else ():
                    self._holders[seat, frozenset(hand.items())].append((truth, moment))

    def judge(self, overheard: Iterable[Overheard]) -> list[Violation]:
        """What is wrong with all requests and answers."""
        found, asked, passed = list[Violation](), dict[str, frozenset[str]](), bytearray()
        for each in overheard:
            if _is_request(self._prefix, each):
                body = _view_in(self._prefix, each)
                found += self._request(body, is_hint=each.subject == f"{self._prefix}.hints")
                asked[each.reply] = frozenset(mentions(body.get("own", {}).get("hand")))
            elif each.subject.startswith(INBOX):
                found += _answer(each, asked)
            else:
                continue
            passed += each.data + b"\n"
        for truth in self._truths:
            found += [Violation("secret", "bot", "part of S or K") for piece, _ in truth.secrets if piece in passed]
        return found

    def _request(self, body: Json, *, is_hint: bool) -> list[Violation]:
        """The view is one that its seat had at some moment, and it was its turn; a choice is that of a bot's seat."""
        own, match = body.get("own") or {}, body.get("match") or {}
        seat, hand = own.get("seat", -1), frozenset(Counter(own.get("hand", ())).items())
        found = [Violation("own", "bot", "a view that no seat has")]
        for truth, moment in self._holders.get((seat, hand), ()):
            if match["deal"]["seat_to_act"] != seat or not (is_hint or seat in moment.bots):
                found = [Violation("own", "bot", f"the view of seat {seat}, for which nothing has to be decided")]
            else:
                found = list(Referee(truth).view_of_seat(body, seat, moment))
            if not found:
                break
        return found


def _is_request(prefix: str, each: Overheard) -> bool:
    return each.subject.startswith(f"{prefix}.bot.") or each.subject == f"{prefix}.hints"


def _view_in(prefix: str, each: Overheard) -> Json:
    data = each.data[CAUSE_SIZE:] if each.subject == f"{prefix}.hints" else each.data[CAUSE_SIZE + SEED_SIZE :]
    try:
        body = json.loads(data)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


def _answer(each: Overheard, asked: dict[str, frozenset[str]]) -> Iterator[Violation]:
    if each.subject not in asked:
        yield Violation("answer", "bot", "an answer to nobody")
        return
    for card in mentions(each.data[1:].decode(errors="backslashreplace")):
        if card not in asked[each.subject]:
            yield Violation("card", "bot", f"{card} is not in the hand that was asked about")
