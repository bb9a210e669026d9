"""Ways to tamper with a fair-deal record: one field is changed, and it is known which codes have to name it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from gangoffour.engine import FACES, option_values, rule_set
from gangoffour.fairness import UnfairCode


@dataclass(frozen=True)
class Field:
    """A kind of line in a record, how it is changed, and the codes that name it."""

    name: str
    line: str
    change: Callable[[str, Random], str]
    codes: frozenset[UnfairCode]


def other_bit(line: str, rng: Random) -> str:
    """Flip one bit of the hexadecimal value at the end of the line."""
    head, _, value = line.rpartition(" ")
    number = int(value.replace("-", ""), 16) ^ 1 << rng.randrange(4 * len(value.replace("-", "")))
    digits = iter(f"{number:0{len(value.replace('-', ''))}x}")
    return f"{head} " + "".join("-" if sign == "-" else next(digits) for sign in value)


def other_option(_line: str, rng: Random) -> str:
    """Change the number of deals, or add an option that `classic` does not have."""
    if rng.random() < 1 / 2:
        return f"option match_deals: {rng.randint(4, 9)}"
    name = rng.choice([name for name, value in option_values(rule_set({})).items() if isinstance(value, bool)])
    return f"option {name}: {'false' if option_values(rule_set({}))[name] else 'true'}\noption match_deals: 3"


def other_player(line: str, rng: Random) -> str:
    """Change the player id."""
    return re.sub(r"<.*>", lambda found: f"<{found[0][1:-1]}{rng.randrange(10)}>", line)


def other_card(line: str, rng: Random) -> str:
    """Put another card in the place of one of the line."""
    place = rng.choice(list(re.finditer(r"\b(?:10|[1-9])[GYRM]\b|\bP[GY]\b|\bDR\b", line)))
    card = rng.choice([str(face) for face in FACES if str(face) != place[0]])
    return line[: place.start()] + card + line[place.end() :]


def codes(*names: UnfairCode) -> frozenset[UnfairCode]:
    """The codes that name a field."""
    return frozenset(names)


FIELDS = (
    Field("match id", r"match id: ", other_bit, codes(UnfairCode.MATCH_ID)),
    Field("rules", r"option match_deals: ", other_option, codes(UnfairCode.RULES)),
    Field("C", r"fair C: ", other_bit, codes(UnfairCode.COMMITMENT)),
    Field("player id", r"seat \d: ", other_player, codes(UnfairCode.PLAYER)),
    Field("h", r"fair h \d: ", other_bit, codes(UnfairCode.CLIENT_COMMITMENT)),
    # Hashes cannot tell a changed number from a changed player id; the code names the two together.
    Field("r", r"fair r \d: ", other_bit, codes(UnfairCode.CLIENT_NUMBER, UnfairCode.PLAYER)),
    Field("S", r"fair S: ", other_bit, codes(UnfairCode.SECRET)),
    Field("hand", r"(hand \d|dummy hand): ", other_card, codes(UnfairCode.HAND)),
    Field("tribute", r"tribute: ", other_card, codes(UnfairCode.TRIBUTE)),
    Field("returned card", r"returned card: ", other_card, codes(UnfairCode.RETURNED_CARD)),
)


def tampered(text: str, field: Field, rng: Random) -> str:
    """The text with one line of this field changed."""
    lines = text.split("\n")
    place = rng.choice([number for number, line in enumerate(lines) if re.match(field.line, line)])
    lines[place] = field.change(lines[place], rng)
    return "\n".join(lines)
