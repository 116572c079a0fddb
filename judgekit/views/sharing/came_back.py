"""What came of the steps that waited while this laptop was cut off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from judgekit.domain.clock.state import Clocks
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import RefusalCode
from judgekit.domain.team.state import SetAside
from judgekit.engine.engine import Engine
from judgekit.engine.sharing.after_the_end import LateEntry
from judgekit.engine.sharing.deciding import Became
from judgekit.engine.team.told import StepOutcome, TeamStanding, TeamState

LONG_ENOUGH = 60_000
"""Milliseconds after which a cut is worth a word, whatever came of it."""


class Merge(NamedTuple):
    """An own step that says the same as another one, by their ids."""

    step: str
    into: str


class CameBack(msgspec.Struct, frozen=True):
    """How many steps were taken as they are, and which merged with what others entered.

    `earlier` is how many of those taken belong to a round that is over, by its number; `need_you`
    are those set aside that nobody has settled, and what merged ones say otherwise. `late` are
    entries, own ones and colleagues', of a round that had ended by then. `since` and `until` are
    the instants of the cut, 0 if they aren't known; `was_reached` if it was none: the hub was
    there, and could not store.
    """

    taken: int
    merges: tuple[Merge, ...]
    earlier: Mapping[int, int]
    need_you: tuple[SetAside, ...]
    late: tuple[LateEntry, ...] = ()
    since: Moment = 0
    until: Moment = 0
    was_reached: bool = False

    @property
    def merged(self) -> int:
        """How many merged."""
        return len(self.merges)

    @property
    def entries(self) -> int:
        """How many there were in all."""
        others = RefusalCode.STARTED_OTHERWISE
        set_aside = [each for each in self.need_you if each.refusal.code is not others]
        return self.taken + self.merged + len(set_aside)

    @property
    def is_worth_telling(self) -> bool:
        """Whether anything but the expected came of them, or of many, or the cut was long."""
        is_much = self.merged or self.earlier or self.need_you or self.late or self.taken > 1
        return bool(is_much or (self.entries and self.until - self.since >= LONG_ENOUGH))


def came_back(told: Iterable[StepOutcome], engine: Engine) -> CameBack:
    """Return what became of this laptop's own steps among these; `engine` has settled them."""
    own = [each for each in told if each.is_own]
    count = Counter(each.became for each in own)
    confirmed = [each for each in own if each.became is Became.CONFIRMED]
    steps = (engine.timeline.step(each.step) for each in confirmed)
    clocks = engine.state.clocks
    rounds = (_earlier_round(step.events, clocks) for step in steps if step is not None)
    earlier = Counter(number for number in rounds if number is not None)
    ids = {id_ for each in own for id_ in (each.step, *each.undecided)}
    need_you = tuple(each for each in engine.state.team.undecided() if each.id in ids)
    merges = tuple(Merge(each.step, each.into) for each in own if each.became is Became.MERGED)
    late = tuple({late.part: late for each in own for late in each.late}.values())
    return CameBack(count[Became.CONFIRMED], merges, dict(sorted(earlier.items())), need_you, late)


class ComingBack:
    """Follows a laptop through a cut, until all that it had entered by then is settled."""

    def __init__(self) -> None:
        self._cut_since: Moment | None = None
        self._until: Moment = 0
        self._was_reached = True
        self._is_back = False
        self._awaited: set[str] = set()
        """What waited when it was back; where the connection breaks again before all of that is
        settled, the cut goes on."""
        self._told: list[StepOutcome] = []

    def stands(self, standing: TeamStanding, engine: Engine, waiting: Sequence[str]) -> None:
        """Take note of how the laptop stands; `waiting` are its steps that aren't settled."""
        if standing.state in (TeamState.CUT_OFF, TeamState.CONNECTING):
            self._was_reached = self._was_reached and not standing.is_stored
            self._begin(standing.since, engine, waiting)
            return
        if standing.state is TeamState.TOGETHER and not self._is_back:
            self._is_back, self._until = True, standing.since
            self._awaited.update(waiting)

    def settled(
        self, outcomes: Iterable[StepOutcome], engine: Engine, waiting: Sequence[str]
    ) -> CameBack | None:
        """Take note of what was settled; return what came of the cut if this was the last of it,
        and there is something to tell."""
        if self._cut_since is None:
            return None
        own = (each for each in outcomes if each.is_own)
        # What is settled before the hub is known to store had waited, too.
        self._told += [each for each in own if not self._is_back or each.step in self._awaited]
        if not self._is_back or not self._awaited.isdisjoint(waiting):
            return None
        came = came_back(self._told, engine)
        came = msgspec.structs.replace(
            came, since=self._cut_since, until=self._until, was_reached=self._was_reached
        )
        self._cut_since, self._was_reached = None, True
        self._awaited, self._told = set(), []
        return came if came.is_worth_telling else None

    def _begin(self, since: Moment, engine: Engine, waiting: Sequence[str]) -> None:
        """A cut has lasted at least since the first step that waits, also before a restart."""
        first = engine.timeline.step(waiting[0]) if waiting else None
        entered = first.entered_at if first is not None else since
        begun = min(since, entered)
        self._cut_since = begun if self._cut_since is None else min(self._cut_since, begun)
        self._is_back = False


def _earlier_round(events: Iterable[Event], clocks: Clocks) -> int | None:
    """The number of the round that these events belong to, if it is over."""
    for event in events:
        named = clocks.rounds.get(getattr(event, "round_id", ""))
        if named is not None and named.ended is not None:
            last = clocks.last_round(named.clock)
            return None if last is named else named.number
    return None
