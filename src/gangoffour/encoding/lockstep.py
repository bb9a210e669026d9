"""Thousands of deals in lockstep, for learning: observations and legal actions of all of them in a few arrays."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gangoffour.core import SEEN_WORDS, WAIT, Starts, Stepper, Words, croupier_for, new_rows
from gangoffour.encoding.actions import ACTION_COUNT, ActionIndices
from gangoffour.encoding.layout import BITS, SLOTS
from gangoffour.encoding.observations import Observation
from gangoffour.encoding.seeing import seeing_of
from gangoffour.engine import CLASSIC, RuleSet


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a lockstep stood, chance and all: from equal snapshots the same actions lead to the same deals."""

    options: Mapping[str, Any]
    """What the lockstep was made with, but for its seed."""
    arrays: Mapping[str, NDArray[Any]]
    forced: int


class Lockstep:
    """Deals side by side, each waiting for a decision of its seat to act.

    Every place plays one match after the other, deal by deal, with a chance of its own: what is dealt in a place
    depends on the seed and on what was done there, not on the other places. The arrays are the same objects after
    every step, with new contents; copy what you keep. Only the seat to act is ever asked, so a seat that leaves out
    a declaration has missed it.
    """

    def __init__(  # noqa: PLR0913  each has a name and most have a default
        self,
        rules: RuleSet = CLASSIC,
        *,
        seat_count: int = 4,
        deals: int = 1024,
        seed: int = 0,
        skip_forced: bool = False,
        undeclared: bool = False,
        columns: bool = True,
    ) -> None:
        """Begin a match in every place.

        Args:
            rules: The rule set.
            seat_count: Three or four.
            deals: How many places there are.
            seed: The same seed gives the same deals.
            skip_forced: Take turns that leave no choice at once, without asking.
            undeclared: Also list plays that leave out a declaration that is due.
            columns: Also write the observations with a column for each bit.
        """
        if seat_count not in rules.players_allowed:
            raise ValueError(f"these rules are not for {seat_count} seats")
        if deals < 1:
            raise ValueError("there has to be at least one place")
        self.rules = rules
        self.seat_count = seat_count
        self._options = {
            "rules": rules,
            "seat_count": seat_count,
            "deals": deals,
            "skip_forced": skip_forced,
            "undeclared": undeclared,
            "columns": columns,
        }
        self._forced_before = 0
        chances = np.random.SeedSequence(seed).generate_state(deals, np.uint64).astype(np.uint64)
        self._rows = new_rows(deals, chances, with_columns=columns)
        seeing = seeing_of(rules, seat_count, skip_forced=skip_forced, undeclared=undeclared)
        self._stepper = Stepper(croupier_for(rules), seeing, self._rows)
        self._total = self._stepper.start()

    def take_up(self, words: Words, seen: Words, deal_number: int) -> None:
        """Go on from other deals than were dealt: one for each place, all of the same number in their match.

        Args:
            words: The deals, as the core keeps them.
            seen: What everybody has seen of them, eight words for each; `seen_in` tells it for a view.
            deal_number: Their number.
        """
        self._rows.words[:] = words
        self._rows.seen[:] = seen
        self._rows.numbers[:] = deal_number
        self._total = self._stepper.take_up()

    # --- keeping -----------------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """Return where it stands, as a value of its own."""
        arrays = {name: array.copy() for name, array in self._rows._asdict().items() if name != "listed"}
        return Snapshot(dict(self._options), arrays | {"listed": self.legal.copy()}, self.forced)

    def restore(self, snapshot: Snapshot) -> None:
        """Go back, or on, to a snapshot of a lockstep with the same options."""
        if snapshot.options != self._options:
            raise ValueError("the snapshot is one of a lockstep with other options")
        for name, array in snapshot.arrays.items():
            getattr(self._rows, name)[: len(array)] = array
        self._total = len(snapshot.arrays["listed"])
        self._forced_before = snapshot.forced - self._stepper.forced

    def __getstate__(self) -> Snapshot:
        return self.snapshot()

    def __setstate__(self, snapshot: Snapshot) -> None:
        Lockstep.__init__(self, **snapshot.options)  # the arrays have to belong to a stepper of this process
        self.restore(snapshot)

    # --- playing -----------------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._rows.seats)

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Take one action in every place; if any is illegal, a ValueError says where and nothing has changed."""
        self._act(slice(None), np.arange(len(self)), actions)

    def step_in(self, places: NDArray[np.int64], actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Take one action in each of these places; in all others nothing happens and nothing has ended."""
        self._rows.actions[:] = WAIT
        self._act(places, places, actions)

    def _act(
        self,
        rows: slice | NDArray[np.int64],
        places: NDArray[np.int64],
        actions: Sequence[int] | NDArray[np.integer[Any]],
    ) -> None:
        chosen = np.asarray(actions)
        if chosen.shape != places.shape or chosen.dtype.kind not in "iu":
            raise ValueError(f"there has to be an action, as a whole number, for each of the {len(places)} places")
        if len(chosen) and (chosen.min() < 0 or chosen.max() >= ACTION_COUNT):  # narrowed, it would pass as another
            first = int(np.flatnonzero((chosen < 0) | (chosen >= ACTION_COUNT))[0])
            raise ValueError(f"illegal action {chosen[first]} in place {places[first]}")
        self._rows.actions[rows] = chosen
        refused = self._stepper.refused()
        if refused >= 0:
            raise ValueError(f"illegal action {self._rows.actions[refused]} in place {refused}")
        self._total = self._stepper.step()

    def random_actions(self, rng: np.random.Generator) -> ActionIndices:
        """Return an action for every place, each legal one with the same chance."""
        counts = np.diff(self.starts)
        picks = (rng.random(len(counts)) * counts).astype(np.int64)
        chosen: ActionIndices = self._rows.listed[self.starts[:-1] + picks]
        return chosen

    @property
    def observations(self) -> Observation:
        """What the seat to act sees: a row for each place, a column for each bit."""
        if not len(self._rows.columns):
            raise ValueError("this lockstep was made without columns; `packed` has the same bits")
        return self._rows.columns.view(np.uint8).reshape(-1, BITS)

    @property
    def packed(self) -> NDArray[np.uint8]:
        """The same with eight bits in a byte, the lowest first."""
        return self._rows.packed.view(np.uint8).reshape(-1, BITS // 8)

    @property
    def legal(self) -> ActionIndices:
        """The legal actions of all places, one list behind the other, each in rising order."""
        return self._rows.listed[: self._total]

    @property
    def starts(self) -> Starts:
        """Where each list begins, and at last the end: that of place `i` is `legal[starts[i] : starts[i + 1]]`."""
        return self._rows.starts

    @property
    def words(self) -> Words:
        """The deals themselves, hidden cards and all, as the core keeps them."""
        return self._rows.words

    @property
    def seen(self) -> Words:
        """What everybody has seen, eight words for each place: by seat the cards it played, then what it passed on."""
        return self._rows.seen.reshape(-1, SEEN_WORDS)

    @property
    def seats(self) -> NDArray[np.uint8]:
        """The seat to act."""
        return self._rows.seats

    @property
    def deal_numbers(self) -> NDArray[np.int32]:
        """The number of the deal in its match."""
        return self._rows.numbers

    @property
    def ended(self) -> NDArray[np.uint8]:
        """What ended in the last step: 0 nothing, 1 a deal, 2 with it the match."""
        return self._rows.ended

    @property
    def points(self) -> NDArray[np.int32]:
        """The points of the deal that ended last in a place, by seat."""
        return self._rows.points.reshape(-1, SLOTS)

    @property
    def scores(self) -> NDArray[np.int32]:
        """The scores after the deal that ended last in a place, by seat."""
        return self._rows.scores.reshape(-1, SLOTS)

    @property
    def deal_winners(self) -> NDArray[np.uint8]:
        """Who won the deal that ended last in a place."""
        return self._rows.deal_winners

    @property
    def deal_losers(self) -> NDArray[np.uint8]:
        """Who lost it."""
        return self._rows.deal_losers

    @property
    def forced(self) -> int:
        """How many turns were taken without asking."""
        return self._forced_before + self._stepper.forced
