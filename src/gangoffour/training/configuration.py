"""What a training run does: read from a TOML file, kept with the weights."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """A part of the places and what is played in them."""

    rules: str = "classic"
    """The name of a preset."""
    seats: int = 4
    places: int = 1024
    others: str = ""
    """The bot that has all seats but one, and never learns: `greedy`, or `search` with a number of worlds, as
    `search-8`. A network that only ever met itself does not know how to beat those who play otherwise. Empty: the
    network has all seats."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Configuration:
    """Everything that a run depends on but its machine."""

    seed: int = 64
    minutes: float = 130.0
    """How long the run takes in all, over every time it is resumed; the schedules below go by the share of it."""
    shares: tuple[Share, ...] = field(default=(Share(),))
    start: str = ""
    """A network file whose weights the run begins with; empty: with chance."""
    rival: str = ""
    """A network file, ending in `.npz`, or the name of a bot, that plays all seats but one at every table and never
    learns; the run then finds an answer to it. Empty: the network plays against itself."""
    width: int = 448
    layers: int = 2
    batch: int = 4096
    """Decisions in one update."""
    reuse: float = 1.0
    """How often each decision is learned from."""
    rate_first: float = 1e-3
    rate_last: float = 5e-5
    chance_first: float = 0.05
    """The share of decisions left to chance."""
    chance_last: float = 0.005
    guesses: int = 256
    """From how many decisions of an update guessing the hidden hands is learned."""
    guess_rate: float = 3e-3
    """The rate of learning it, at first; it falls like the other, to a twentieth."""
    guess_weight: float = 0.03
    """How much it counts in the loss, and so for the layers that it shares with the values."""
    role_discount: float = 0.0
    """How much of a role's worth is carried into the deal after the next. All of it makes no better player of matches,
    and a worse one of deals."""
    outcome_share: float = 0.8
    """How far a decision is judged by what came of it in the end, rather than by what the network expected when the
    same seat decided next: 1 is the end alone, which is just but noisy; with less, less luck counts."""
    mean_share: float = 0.5
    """For how much of the run, up to its end, the network to play with is the mean over all updates so far."""
    checkpoint_minutes: float = 5.0
    threads: int = 2


def configuration_from(values: Mapping[str, Any]) -> Configuration:
    """Return a configuration from plain values; an unknown name is a TypeError."""
    known: dict[str, Any] = dict(values)
    if "shares" in known:
        known["shares"] = tuple(Share(**share) for share in known["shares"])
    return Configuration(**known)


def plain_values(configuration: Configuration) -> dict[str, Any]:
    """Return the values of a configuration, for JSON."""
    return asdict(configuration)
